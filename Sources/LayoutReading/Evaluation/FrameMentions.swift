import SwiftSyntax

/// Whether code mentions frames, or what else places views without constraints.
final class FrameMentions: SyntaxVisitor {
  private let names: Set<String>
  private var isFound = false

  private init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  /// - Parameters:
  ///   - node: The code.
  ///   - names: The names by which it would.
  /// - Returns: Whether one of them is there.
  static func any(in node: some SyntaxProtocol, of names: Set<String>) -> Bool {
    let collector = FrameMentions(names)
    collector.walk(Syntax(node))
    return collector.isFound
  }

  /// The frame that an initialiser hands on is that of the object, and not of its views; what a maker of constraints has by
  /// such a name, as `make.center`, is a constraint.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.as(MemberAccessExprSyntax.self)
    let name = called?.declName.baseName.bareText
    if called?.base?.is(SuperExprSyntax.self) == true, name == "init" { return .skipChildren }
    return name.map(Self.makers.contains) == true ? .skipChildren : .visitChildren
  }

  private static let makers: Set<String> = [
    "makeConstraints", "updateConstraints", "remakeConstraints", "prepareConstraints",
  ]

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if names.contains(node.baseName.bareText) { isFound = true }
    return .visitChildren
  }
}
