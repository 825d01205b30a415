import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// The text that a label shows of something which is not known and may not be there, in a reading with other texts:
  /// `name.text = Session.current().user?.name`.
  ///
  /// What is asked for through a question mark is there only when the app runs, so that it is no constant of another file.
  ///
  /// - Returns: The text; nil for what is none, and in other readings.
  func textOfRunTime(
    _ new: Value,
    for property: String,
    of owner: Value,
    _ node: some SyntaxProtocol
  ) -> Value? {
    guard property == "text", hostObject(of: owner) is UILabel, case .unknown(let unknown) = new,
      !unknown.isHandedOver, let name = Self.optionalMember(assignedAt: Syntax(node)),
      !ViewNames.isShortText(name)
    else { return nil }
    showsTextOfRunTime = true
    return isReadWithTexts ? .string(sampleText(for: [name])) : nil
  }

  /// The last name of what is assigned, where that is a member that is reached through a question mark.
  private static func optionalMember(assignedAt node: Syntax) -> String? {
    var outer: Syntax? = node
    for _ in 0..<3 where outer?.is(InfixOperatorExprSyntax.self) != true { outer = outer?.parent }
    guard let assignment = outer?.as(InfixOperatorExprSyntax.self),
      assignment.operator.is(AssignmentExprSyntax.self),
      let access = assignment.rightOperand.as(MemberAccessExprSyntax.self)
    else { return nil }
    var base = access.base
    while let each = base {
      switch each.as(ExprSyntaxEnum.self) {
      case .optionalChainingExpr: return access.declName.baseName.bareText
      case .memberAccessExpr(let member): base = member.base
      case .functionCallExpr(let call): base = call.calledExpression
      case .forceUnwrapExpr(let unwrapping): base = unwrapping.expression
      default: return nil
      }
    }
    return nil
  }
}
