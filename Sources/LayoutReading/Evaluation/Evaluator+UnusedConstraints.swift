import LayoutEngine
import PlumbDiagnosis
import PortableUIKit
import SwiftSyntax

/// A statement that makes constraints of which nothing is kept.
struct UnusedConstraints {
  /// Where it is.
  var place: SourcePlace
  /// What it says.
  var text: String
  /// What it made.
  var made: [NSLayoutConstraint]
}

extension Evaluator {
  /// Keeps in mind what a statement makes, if it does nothing but make constraints.
  ///
  /// Only UIKit's own ways count: what an app calls `constraint` may keep or activate what it makes.
  func keepUnused(_ value: Value, madeBy expression: ExprSyntax, _ scope: Scope) {
    guard Self.onlyMakesConstraints(expression), !Self.mayBeBuilt(expression, scope) else { return }
    let place = scope.frame.file.place(of: expression)
    let values = if case .array(let elements) = value { elements } else { [value] }
    let made = values.compactMap { hostObject(of: $0) as? NSLayoutConstraint }
    guard !made.isEmpty, made.count == values.count,
      !unusedConstraints.contains(where: { $0.place == place })
    else { return }
    unusedConstraints.append(
      UnusedConstraints(
        place: place,
        text: Self.brief(expression.trimmedDescription),
        made: made
      )
    )
  }

  /// The findings for statements whose constraints nothing has activated: those of one file are told at the first of them.
  var unusedConstraintFindings: [SourceFinding] {
    let unused = unusedConstraints.filter { $0.made.allSatisfy { !$0.isActive } }
    return Dictionary(grouping: unused, by: \.place.file).sorted { $0.key < $1.key }
      .compactMap { _, statements in
        let statements = statements.sorted { $0.place.line < $1.place.line }
        guard let first = statements.first else { return nil }
        let others = statements.dropFirst().map { "\($0.place.line)" }
        let end =
          switch others.count {
          case 0: ""
          case 1: "; the same goes for line \(others[0])"
          default: "; the same goes for lines " + Wording.list(others)
          }
        return SourceFinding(
          rule: .unusedConstraint,
          place: LayoutEngine.SourceLocation(first.place),
          message: "`\(first.text)` makes a constraint that nothing activates, so it does nothing"
            + end
        )
      }
  }

  /// Whether an expression is a call of UIKit's that makes constraints and activates none.
  private static func onlyMakesConstraints(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else {
      return false
    }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let called = call.calledExpression
    guard let member = called.as(MemberAccessExprSyntax.self) else {
      return called.trimmedDescription == "NSLayoutConstraint" && labels.first == "item"
    }
    let base = member.base?.trimmedDescription ?? ""
    switch member.declName.baseName.text {
    case "constraint":
      return base.hasSuffix("Anchor") && labels.first.map(anchorLabels.contains) == true
        && labels.dropFirst().allSatisfy { ["constant", "multiplier"].contains($0) }
    case "init": return base == "NSLayoutConstraint" && labels.first == "item"
    case "constraints": return base == "NSLayoutConstraint" && labels.first == "withVisualFormat"
    default: return false
    }
  }

  /// Whether a result builder may take what a statement makes: it is in a closure or a property whose result is not known to be
  /// nothing, or in a function with an attribute of the app's.
  private static func mayBeBuilt(_ expression: ExprSyntax, _ scope: Scope) -> Bool {
    var node = expression.parent
    while let each = node {
      if each.is(ClosureExprSyntax.self) { return scope.frame.result != .tuple([]) }
      if each.is(InitializerDeclSyntax.self) { return false }
      if let function = each.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause != nil
          || function.attributes.contains { !isPlain($0) }
      }
      if each.is(AccessorBlockSyntax.self) { return true }
      node = each.parent
    }
    return true
  }

  /// Whether an attribute is one of Swift's that changes nothing of what a function makes.
  private static func isPlain(_ attribute: AttributeListSyntax.Element) -> Bool {
    guard case .attribute(let attribute) = attribute else { return false }
    return plainAttributes.contains(attribute.attributeName.trimmedDescription)
  }

  private static let plainAttributes: Set<String> = [
    "objc", "IBAction", "MainActor", "available", "discardableResult", "inlinable", "nonobjc",
  ]

  private static let anchorLabels: Set<String> = [
    "equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo", "equalToConstant",
    "greaterThanOrEqualToConstant", "lessThanOrEqualToConstant", "equalToSystemSpacingAfter",
    "equalToSystemSpacingBelow", "greaterThanOrEqualToSystemSpacingAfter",
    "greaterThanOrEqualToSystemSpacingBelow", "lessThanOrEqualToSystemSpacingAfter",
    "lessThanOrEqualToSystemSpacingBelow",
  ]
}
