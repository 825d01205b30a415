import SwiftSyntax

/// A value of a generic type of UIKit.
protocol GenericValue {
  /// The types between the angle brackets.
  var genericTypes: [TypeReference] { get }
}

extension Evaluator {
  /// The types that a call of a type names between angle brackets, by itself or by an alias; nil where it names none.
  func genericTypes(of node: some SyntaxProtocol, _ scope: Scope) -> [TypeReference]? {
    guard let callee = node.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
    if let specialization = callee.as(GenericSpecializationExprSyntax.self) {
      return specialization.genericArgumentClause.arguments.map { argument in
        if case .type(let type) = argument.argument { TypeReference(type) } else { .any }
      }
    }
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.bareText {
      return genericTypes(of: .named(name, []), scope)
    }
    return nil
  }

  /// The types between the angle brackets of a type, behind its aliases; nil where there are none.
  func genericTypes(of type: TypeReference, _ scope: Scope) -> [TypeReference]? {
    var type = type.unwrapped
    for _ in 0..<8 {
      guard case .named(let name, let arguments) = type else { return nil }
      if !arguments.isEmpty { return arguments }
      var around = scope.frame.typeContext
      var found: TypeReference?
      while let each = around, found == nil {
        found = each.aliases[name]
        around = each.outer
      }
      guard let next = found ?? module.aliases[name], next != type else { return nil }
      type = next.unwrapped
    }
    return nil
  }

  /// The types that the names in the interface of a generic value stand for.
  func namedTypes(of object: Any) -> [String: TypeReference] {
    let types =
      (object as? any GenericValue)?.genericTypes
      ?? (Swift.type(of: object) is AnyObject.Type
        ? genericTypesOfObjects[ObjectIdentifier(object as AnyObject)] : nil) ?? []
    guard types.count == 2 else { return [:] }
    return ["SectionIdentifierType": types[0], "ItemIdentifierType": types[1]]
  }
}
