import SwiftSyntax

extension Evaluator {
  /// Whether a function decides by the text that a parameter is: it compares it with literals, or switches over it.
  ///
  /// No made-up text is among those that it knows, while the app hands over one that is.
  func isDecided(by parameter: Signature.Parameter, in function: FunctionDeclaration) -> Bool {
    guard parameter.type.unwrapped.name.map(ResolvedType.strings.contains) == true else {
      return false
    }
    let finder = TextDecisionFinder(parameter.name)
    finder.walk(function.syntax)
    return finder.isFound
  }
}

/// Looks for comparisons of a variable with text literals.
private final class TextDecisionFinder: SyntaxVisitor {
  private let name: String
  private(set) var isFound = false

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let symbol = node.operator.trimmedDescription
    if symbol == "==" || symbol == "!=" {
      let sides = [node.leftOperand, node.rightOperand]
      isFound =
        isFound
        || sides.contains(where: isVariable)
          && sides.contains { $0.is(StringLiteralExprSyntax.self) }
    }
    return isFound ? .skipChildren : .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    let hasTexts = node.cases.contains { element in
      guard case .switchCase(let each) = element, case .case(let label) = each.label else {
        return false
      }
      return label.caseItems.contains {
        $0.pattern.as(ExpressionPatternSyntax.self)?.expression.is(StringLiteralExprSyntax.self)
          == true
      }
    }
    isFound = isFound || hasTexts && isVariable(node.subject)
    return isFound ? .skipChildren : .visitChildren
  }

  private func isVariable(_ expression: ExprSyntax) -> Bool {
    expression.as(DeclReferenceExprSyntax.self)?.baseName.bareText == name
  }
}
