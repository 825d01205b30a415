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

  /// Finds what the generic parameters of an instance's class and of those above it stand for.
  ///
  /// - Parameters:
  ///   - instance: A new instance.
  ///   - arguments: The types that the call named, or nil where it named none.
  func bindGenerics(of instance: Instance, _ arguments: [TypeReference]? = nil) {
    var type = instance.declaration
    var known = Dictionary(zip(type.generics, arguments ?? [])) { first, _ in first }
    // A chain of superclasses that comes back to itself does not compile, but may be read.
    while instance.generics.updateValue(known, forKey: ObjectIdentifier(type)) == nil {
      guard
        let (parent, named) = type.inherited.lazy.compactMap({ each in
          self.declaredClass(each, above: type).map { ($0, each) }
        }).first
      else { return }
      let outer = known
      let context = type
      known = Dictionary(
        zip(parent.generics, named.arguments.map { qualified($0.replacing(outer), in: context) })
      ) { first, _ in first }
      type = parent
    }
  }

  /// What the generic parameters of a function stand for in a call: its arguments say so, or what is expected of the result.
  ///
  /// - Parameters:
  ///   - signature: The function's.
  ///   - values: The arguments, in the order of the parameters.
  ///   - expected: The type that is expected of the result, or nil.
  ///   - scope: What is around the call.
  /// - Returns: The types by the names of the parameters, those alone that the call tells.
  func generics(
    of signature: Signature,
    _ values: [Value?],
    _ expected: TypeReference?,
    _ scope: Scope
  ) -> [String: TypeReference] {
    guard !signature.generics.isEmpty else { return [:] }
    var result: [String: TypeReference] = [:]
    func bind(_ name: String, _ type: TypeReference) {
      guard signature.generics[name] != nil, result[name] == nil, type != .any else { return }
      result[name] = type
    }
    for (parameter, value) in zip(signature.parameters, values) {
      guard let written = parameter.genericType, let value else { continue }
      switch (written, value) {
      case (.metatype(.named(let name, _)), .type(let type)): bind(name, .named(type.name, []))
      case (_, .none): continue
      case (.named(let name, _), _), (.optional(.named(let name, _)), _):
        if let type = typeName(of: value) { bind(name, type) }
      default: continue
      }
    }
    if let name = signature.genericResult?.name, let expected,
      resolve(expected.unwrapped, scope) != nil
    {
      let context = scope.frame.typeContext
      bind(name, qualified(expected.unwrapped.replacing(scope.frame.generics), in: context))
    }
    return result
  }

  private func declaredClass(
    _ reference: TypeReference,
    above type: TypeDeclaration
  ) -> TypeDeclaration? {
    guard case .declared(let found)? = resolve(reference, in: type.outer, type.file),
      found.kind == .classType
    else { return nil }
    return found
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
