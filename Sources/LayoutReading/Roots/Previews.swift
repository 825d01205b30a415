import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// Makes what a preview shows.
  ///
  /// - Returns: The view or controller of the source, or one of UIKit as an instance without a class; nil for a view of
  ///   SwiftUI, or of what is not known.
  /// - Throws: ``Interruption``.
  func previewed(_ preview: PreviewDeclaration) throws -> Instance? {
    let frame = Frame(self: nil, in: preview.owner, preview.file)
    let scope = Scope(frame)
    guard let found = try shown(in: preview.body, scope, depth: 0) else { return nil }
    if let instance = found as? Instance { return instance }
    let instance = Instance(
      TypeDeclaration(
        name: "#Preview",
        .classType,
        syntax: Syntax(preview.body),
        file: preview.file,
        outer: nil
      )
    )
    instance.host = found
    return instance
  }

  private func shown(
    in body: CodeBlockItemListSyntax,
    _ scope: Scope,
    depth: Int
  ) throws -> AnyObject? {
    guard depth < 6 else { return nil }
    if body.count == 1, case .expr(let expression)? = body.first?.item {
      return try shown(by: expression, scope, depth: depth)
    }
    return try shown(by: runBody(body, scope, expecting: nil), scope, depth: depth)
  }

  /// What an expression shows: its value, that of what a modifier is called on, or that in the block of a container.
  private func shown(by expression: ExprSyntax, _ scope: Scope, depth: Int) throws -> AnyObject? {
    guard depth < 6 else { return nil }
    let value = try evaluate(expression, scope)
    if let found = try shown(by: value, scope, depth: depth) { return found }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    if let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base {
      return try shown(by: base, scope, depth: depth + 1)
    }
    let blocks =
      call.arguments.map(\.expression) + (call.trailingClosure.map { [ExprSyntax($0)] } ?? [])
    for block in blocks {
      let found =
        if let closure = block.as(ClosureExprSyntax.self) {
          try shown(in: closure.statements, scope.inner(), depth: depth + 1)
        } else {
          try shown(by: block, scope, depth: depth + 1)
        }
      if let found { return found }
    }
    return nil
  }

  private func shown(by value: Value, _ scope: Scope, depth: Int) throws -> AnyObject? {
    switch value {
    case .object(let instance):
      return instance.host is UIView || instance.host is UIViewController ? instance : nil
    case .host(let object):
      return object is UIView || object is UIViewController ? object as AnyObject : nil
    case .structure(let structure) where depth < 6:
      for name in ["makeUIView", "makeUIViewController"] {
        for function in structure.declaration.members.functions[name] ?? [] {
          let context = Value.unknown(Unknown("context"))
          let made = try call(function, on: value, [context])
          if let found = try shown(by: made, scope, depth: depth + 1) { return found }
        }
      }
      for (_, field) in structure.fields.sorted(by: { $0.key < $1.key }) {
        if let found = try shown(by: field, scope, depth: depth + 1) { return found }
      }
      return nil
    default: return nil
    }
  }
}
