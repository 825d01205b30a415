import SwiftSyntax

/// The properties of a class whose text its code sets: `title.text = user.name`, `self.title.attributedText = …`.
final class TextFillings: SyntaxVisitor {
  private var names: Set<String> = []

  /// - Parameter node: The code.
  /// - Returns: The names of the properties.
  static func names(in node: some SyntaxProtocol) -> Set<String> {
    let collector = TextFillings(viewMode: .sourceAccurate)
    collector.walk(Syntax(node))
    return collector.names
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.operator.is(AssignmentExprSyntax.self),
      let text = node.leftOperand.as(MemberAccessExprSyntax.self),
      ["text", "attributedText"].contains(text.declName.baseName.bareText)
    else { return .visitChildren }
    if let own = text.base?.as(DeclReferenceExprSyntax.self) {
      names.insert(own.baseName.bareText)
    } else if let member = text.base?.as(MemberAccessExprSyntax.self),
      member.base?.trimmedDescription == "self"
    {
      names.insert(member.declName.baseName.bareText)
    }
    return .visitChildren
  }
}
