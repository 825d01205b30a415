import SwiftSyntax

extension Evaluator {
  /// Whether code can decide on views, constraints or what hides them: what it says, and what the functions of the
  /// source say that it calls.
  ///
  /// It is asked of code that is not run, or that runs only if something unknown holds.
  func mayLayOut(_ node: some SyntaxProtocol) -> Bool {
    var visited: Set<String> = []
    return mentions(Syntax(node), Self.isLayoutName, &visited, depth: 0)
  }

  /// Whether code mentions one of some names, or calls functions of the source that do.
  func mayLayOut(_ node: some SyntaxProtocol, among names: Set<String>) -> Bool {
    var visited: Set<String> = []
    return mentions(Syntax(node), names.contains, &visited, depth: 0)
  }

  /// All names that a file mentions.
  func mentionedNames(in file: SourceFile) -> Set<String> {
    let key = ObjectIdentifier(file)
    if let known = module.mentionedNames[key] { return known }
    let names = NameCollector.names(in: Syntax(file.tree))
    module.mentionedNames[key] = names
    return names
  }

  /// Whether code mentions a name itself.
  func mentions(_ node: some SyntaxProtocol, _ name: String) -> Bool {
    NameCollector.names(in: Syntax(node)).contains(name)
  }

  private func mentions(
    _ node: Syntax,
    _ isMeant: (String) -> Bool,
    _ visited: inout Set<String>,
    depth: Int
  ) -> Bool {
    let names = NameCollector.names(in: node)
    if names.contains(where: isMeant) { return true }
    guard depth < 6 else { return false }
    for name in names where visited.insert(name).inserted {
      for body in module.bodies(named: name) {
        if mentions(Syntax(body), isMeant, &visited, depth: depth + 1) { return true }
      }
    }
    return false
  }

  private static func isLayoutName(_ name: String) -> Bool {
    layoutNames.contains(name) || name.hasSuffix("Constraints") || name.hasSuffix("Anchor")
      || name.hasSuffix("Constraint") || name.contains("Subview") || name.contains("subView")
      || name.contains("SubView")
  }

  private static let layoutNames: Set<String> = [
    "snp", "isActive", "activate", "deactivate", "removeFromSuperview", "axis", "spacing",
    "distribution", "alignment", "frame", "bounds", "center", "constant", "priority", "isHidden",
    "layoutMargins", "directionalLayoutMargins", "contentInset", "addChild", "numberOfLines",
    "transform", "setCustomSpacing", "setContentHuggingPriority", "constraint",
    "setContentCompressionResistancePriority", "tableHeaderView", "tableFooterView", "insets",
    "contentEdgeInsets", "embed", "pin", "setNeedsUpdateConstraints", "setNeedsLayout", "loadView",
    "boxed", "items", "translatesAutoresizingMaskIntoConstraints", "equalTo", "equalToSuperview",
    "lessThanOrEqualTo", "lessThanOrEqualToSuperview", "greaterThanOrEqualTo",
    "greaterThanOrEqualToSuperview",
  ]
}

/// Collects the names that code mentions.
final class NameCollector: SyntaxVisitor {
  private var names: Set<String> = []

  static func names(in node: Syntax) -> Set<String> {
    let collector = NameCollector(viewMode: .sourceAccurate)
    collector.walk(node)
    return collector.names
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.baseName.bareText)
    return .visitChildren
  }

  /// An operator between anchors, as libraries have them, makes a constraint.
  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if let symbol = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
      ["==", "<=", ">="].contains(symbol),
      let access = node.leftOperand.as(MemberAccessExprSyntax.self),
      ["Anchor", "Anchors"].contains(where: access.declName.baseName.bareText.hasSuffix)
    {
      names.insert("constraint")
    }
    return .visitChildren
  }
}
