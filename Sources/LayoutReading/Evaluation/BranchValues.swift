import SwiftSyntax

extension ExprSyntax {
  /// Whether an `if` or a `switch` has a value by the looks of it: each branch is one expression, and not all of them are calls
  /// or assignments, which may be there for what they do.
  ///
  /// It is asked of a closure of one statement whose result has no declared type.
  var hasBranchValues: Bool {
    guard let values = branchValues else { return false }
    return values.contains {
      !$0.is(FunctionCallExprSyntax.self)
        && $0.as(InfixOperatorExprSyntax.self)?.operator.is(AssignmentExprSyntax.self) != true
        && !$0.is(SequenceExprSyntax.self) && !$0.is(AwaitExprSyntax.self)
    }
  }

  /// The expressions that the branches are; nil where one is something else, or where there is no branch for some value.
  private var branchValues: [ExprSyntax]? {
    if let statement = self.as(IfExprSyntax.self) {
      guard let first = statement.body.statements.onlyValue, let other = statement.elseBody else {
        return nil
      }
      switch other {
      case .codeBlock(let block): return block.statements.onlyValue.map { [first, $0] }
      case .ifExpr(let next): return ExprSyntax(next).branchValues.map { [first] + $0 }
      }
    }
    guard let statement = self.as(SwitchExprSyntax.self) else { return nil }
    var values: [ExprSyntax] = []
    for element in statement.cases {
      guard case .switchCase(let branch) = element, let value = branch.statements.onlyValue else {
        return nil
      }
      values.append(value)
    }
    return values
  }
}

extension CodeBlockItemListSyntax {
  fileprivate var onlyValue: ExprSyntax? {
    guard count == 1, case .expr(let expression)? = first?.item else { return nil }
    return expression
  }
}
