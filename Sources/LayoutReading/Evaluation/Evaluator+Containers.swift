import SwiftSyntax

extension Evaluator {
  /// Whether an expression asks who holds a controller.
  ///
  /// That is nil here for want of an app around it, and says nothing of what the app has there.
  ///
  /// - Parameters:
  ///   - expression: `navigationController`, the same of `self`, or a chain that ends with it where it is nil.
  ///   - scope: Where it stands: a variable of the same name is another thing.
  /// - Returns: False for the same of another object.
  func asksForContainer(_ expression: ExprSyntax, _ scope: Scope) -> Bool {
    if let access = expression.as(MemberAccessExprSyntax.self) {
      if let chain = access.base?.as(OptionalChainingExprSyntax.self) {
        return asksForContainer(chain.expression, scope)
      }
      return access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
        && Self.containerNames.contains(access.declName.baseName.bareText)
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.bareText else {
      return false
    }
    return Self.containerNames.contains(name) && scope.variable(name) == nil
  }

  /// Properties of `UIViewController` that only the running app sets.
  private static let containerNames: Set<String> = [
    "navigationController", "tabBarController", "splitViewController", "presentingViewController",
    "popoverPresentationController", "sheetPresentationController", "presentationController",
  ]
}
