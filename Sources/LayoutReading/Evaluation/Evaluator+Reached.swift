import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// What is laid out, or lays out, in a value: what a list, a tuple, a dictionary or a structure is made of.
  func layoutObjects(in value: Value) -> [Value] {
    switch value {
    case .array(let elements), .set(let elements): elements.flatMap(layoutObjects)
    case .dictionary(let dictionary): dictionary.pairs.flatMap { layoutObjects(in: $0.value) }
    case .tuple(let elements): elements.flatMap { layoutObjects(in: $0.value) }
    case .structure(let structure): structure.fields.values.flatMap(layoutObjects)
    default: isLayoutObject(value) ? [value] : []
    }
  }

  /// Keeps in mind that something is done by a member of a view that is not known, which may place it: `title.pin.top(8)`.
  func keepReached(
    by unknown: Unknown,
    _ name: String,
    _ node: some SyntaxProtocol,
    _ scope: Scope
  ) {
    let text = unknown.text + "." + name
    guard let view = unknown.view, !Self.runsLater(text), !Self.onlyDraws(text),
      !Self.onlyDraws(unknown.text)
    else { return }
    keepReached(.host(view), by: name, of: unknown.text, scope, node)
  }

  /// Keeps in mind that something which is not known has a view, several, or constraints, and may place views by that:
  /// `layout.title = title`.
  ///
  /// What has the object itself whose code is run is there to be told of it.
  func keepReached(
    _ value: Value,
    by name: String,
    of text: String,
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) {
    let place = scope.frame.file.place(of: node)
    for object in layoutObjects(in: value) where !isOwner(object, name, scope) {
      keepHandled(object)
      keepChanged(object)
      keepUnknownPlacement(object, name, text + "." + name, at: place)
      guard let constraint = hostObject(of: object) as? NSLayoutConstraint else { continue }
      for case let view as UIView in [constraint.firstItem, constraint.secondItem] {
        keepUnknownPlacement(.host(view), name, text + "." + name, at: place)
      }
    }
  }

  /// Keeps in mind that a closure names views, and hands them to something that is not known: `Rows { title; note }`.
  func keepReached(namedIn closure: ClosureExprSyntax, by name: String, _ scope: Scope) {
    for expression in HandedNames.expressions(in: Syntax(closure)) {
      var value: Value?
      try? unnoted { value = try evaluate(expression, scope) }
      guard let value, hostObject(of: value) is UIView else { continue }
      let parts = name.split(separator: ".").map(String.init)
      keepReached(
        value,
        by: parts.last ?? name,
        of: parts.dropLast().joined(separator: "."),
        scope,
        expression
      )
    }
  }
}

/// Collects the variables that code names and neither asks for a member of nor calls, nor sets: those of `self`, and others.
private final class HandedNames: SyntaxVisitor {
  private var found: [ExprSyntax] = []

  static func expressions(in node: Syntax) -> [ExprSyntax] {
    let collector = HandedNames(viewMode: .sourceAccurate)
    collector.walk(node)
    return collector.found
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base?.trimmedDescription == "self" else { return .visitChildren }
    keep(ExprSyntax(node))
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    keep(ExprSyntax(node))
    return .skipChildren
  }

  private func keep(_ expression: ExprSyntax) {
    guard let parent = expression.parent else { return }
    // A list of statements, of arguments or of elements.
    if parent.is(CodeBlockItemSyntax.self) || parent.is(LabeledExprSyntax.self)
      || parent.is(ArrayElementSyntax.self)
    {
      found.append(expression)
    }
  }
}
