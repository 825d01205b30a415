import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// The object that an initialiser makes which is not known, and which hands it to a closure: `UILabel { $0.text = "Total" }`.
  ///
  /// An app has such initialisers from a module of its own, and their only use is this. They may turn the view's mask off.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - arguments: The arguments, of which there is one.
  ///   - scope: The variables around.
  ///   - node: The call.
  /// - Returns: Nil for other arguments.
  /// - Throws: ``Interruption``.
  func configured(
    _ type: HostType,
    _ arguments: [Argument],
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) throws -> Value? {
    guard type.metatype is UIView.Type, arguments.count == 1,
      setsMembers(arguments[0], of: layers(of: .host(type)))
    else { return nil }
    let object = try make(.host(type), [], scope, node)
    return try configured(object, by: arguments[0], scope)
  }

  /// The object that a function answers which is not known, and which hands its first argument to a closure:
  /// `with(UILabel()) { $0.text = "Total" }`.
  ///
  /// - Returns: Nil for other names and arguments.
  /// - Throws: ``Interruption``.
  func configured(by name: String, _ arguments: [Argument], _ scope: Scope) throws -> Value? {
    guard Self.configurers.contains(name), arguments.count == 2, arguments[0].label == nil,
      arguments[1].isClosure, !arguments[0].isClosure
    else { return nil }
    let object = try value(of: arguments[0], scope, nil)
    guard hostObject(of: object) is UIView, setsMembers(arguments[1], of: layers(of: object)) else {
      return nil
    }
    return try configured(object, by: arguments[1], scope)
  }

  private func configured(_ object: Value, by closure: Argument, _ scope: Scope) throws -> Value? {
    guard hostObject(of: object) is UIView,
      case .function(let function) = try value(of: closure, scope, nil)
    else { return nil }
    _ = try function([object])
    keepHandled(object)
    return object
  }

  /// Whether a closure begins by setting or calling a member of its only parameter that a type has.
  private func setsMembers(_ argument: Argument, of layers: [Layer]) -> Bool {
    guard let closure = argument.expression?.as(ClosureExprSyntax.self),
      case .expr(let first)? = closure.statements.first?.item
    else { return false }
    var left = first
    if let infix = first.as(InfixOperatorExprSyntax.self) {
      guard infix.operator.is(AssignmentExprSyntax.self) else { return false }
      left = infix.leftOperand
    } else if let call = first.as(FunctionCallExprSyntax.self) {
      left = call.calledExpression
    }
    guard let (root, member) = Self.beginning(of: left),
      root == "$0" || root == Self.onlyParameter(of: closure)
    else { return false }
    return layers.contains { layer in
      switch layer {
      case .host(let type): type.property(member) != nil || !type.functions(member).isEmpty
      case .declared(let type):
        type.members.properties[member] != nil || type.members.functions[member] != nil
      }
    }
  }

  /// The variable that a chain of members begins with, and its first member.
  private static func beginning(of expression: ExprSyntax) -> (root: String, member: String)? {
    var each = expression
    while let access = each.as(MemberAccessExprSyntax.self), let base = access.base {
      if let root = base.as(DeclReferenceExprSyntax.self) {
        return (root.baseName.bareText, access.declName.baseName.bareText)
      }
      each = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    }
    return nil
  }

  private static func onlyParameter(of closure: ClosureExprSyntax) -> String? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): list.count == 1 ? list.first?.name.bareText : nil
    case .parameterClause(let clause):
      clause.parameters.count == 1
        ? (clause.parameters.first?.secondName ?? clause.parameters.first?.firstName)?.bareText
        : nil
    case nil: nil
    }
  }
}
