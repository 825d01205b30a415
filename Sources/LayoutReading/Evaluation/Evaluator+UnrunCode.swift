import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// Keeps in mind what code sets of views and constraints that is not run, because it is not known whether, or how often, it
  /// runs: nothing may be told that hangs on that.
  ///
  /// - Parameters:
  ///   - node: The code: the body of a loop, or a closure.
  ///   - subject: What the loop goes through, or what the closure is handed to.
  ///   - scope: The variables around it.
  ///   - onlyMasks: Whether only masks are meant, which code turns off while it sets things up: what else a closure sets may as
  ///     well come later.
  func keepUnrun(
    _ node: some SyntaxProtocol,
    of subject: String,
    _ scope: Scope,
    onlyMasks: Bool = false
  ) {
    for setting in SettingCollector.settings(in: Syntax(node))
    where !onlyMasks || setting.name == Self.maskName {
      guard let target = setting.target, !setting.isOwn || isDeclared(target, scope) else {
        keepUnrunOfAny(setting.name, subject)
        continue
      }
      var value: Value?
      try? unnoted { value = try evaluate(target, scope) }
      if let value { keepUnrun(setting, of: value, scope) }
    }
  }

  /// Whether the variable at the beginning of an expression has a value, as that of a loop has that goes through known elements.
  private func isDeclared(_ expression: ExprSyntax, _ scope: Scope) -> Bool {
    ChangeCollector.root(of: expression).map { scope.variable($0.text) != nil } ?? false
  }

  private func keepUnrun(_ setting: SettingCollector.Setting, of value: Value, _ scope: Scope) {
    switch value {
    case .array(let elements): elements.forEach { keepUnrun(setting, of: $0, scope) }
    case .unknown: return
    default:
      let place = scope.frame.file.place(of: setting.node)
      keepOpen(setting.name, of: value, Unknown(setting.name, at: place))
    }
  }

  /// Keeps in mind that code which may not run sets a property of things that are not known: masks of any views, and what any
  /// constraints ask for where it goes through some.
  private func keepUnrunOfAny(_ name: String, _ subject: String) {
    if name == Self.maskName {
      masksAreOpen = true
    } else if OpenLayout.members.contains(name), subject.contains("onstraint") {
      keepOpenConstraints { _ in true }
    }
  }

  /// Keeps in mind that the mask is turned off of something that is not known and has no name of its own, such as an element of a
  /// list: it may be any view.
  func keepMasksOpen(by name: String, of unknown: Unknown) {
    guard name == Self.maskName, unknown.text.contains(where: { "[( ".contains($0) }) else {
      return
    }
    masksAreOpen = true
  }

  private static let maskName = "translatesAutoresizingMaskIntoConstraints"
}

/// Collects the properties that code sets of things that it does not make itself.
private final class SettingCollector: SyntaxVisitor {
  struct Setting {
    var name: String
    /// The variable, or member of one, whose property is set; nil for what a call or a subscript answers.
    var target: ExprSyntax?
    /// Whether the code declares that variable.
    var isOwn: Bool
    var node: Syntax
  }

  private enum Target {
    case variable, answer
    /// A new view or constraint, or what a call for the type that is expected makes.
    case made
  }

  private var found: [(name: String, base: ExprSyntax, node: Syntax)] = []
  private var own: Set<String> = []
  private var made: Set<String> = []

  static func settings(in node: Syntax) -> [Setting] {
    let collector = SettingCollector(viewMode: .sourceAccurate)
    collector.walk(node)
    return collector.found.compactMap { name, base, node in
      let root = ChangeCollector.root(of: base).flatMap { $0.isOfSelf ? nil : $0.text }
      let kind = target(base)
      if kind == .made || root.map(collector.made.contains) == true { return nil }
      return Setting(
        name: name,
        target: kind == .variable ? base : nil,
        isOwn: root.map { collector.own.contains($0) || $0.hasPrefix("$") } ?? false,
        node: node
      )
    }
  }

  private static func target(_ base: ExprSyntax) -> Target {
    switch base.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr: return .variable
    case .optionalChainingExpr(let chain): return target(chain.expression)
    case .forceUnwrapExpr(let unwrapping): return target(unwrapping.expression)
    case .memberAccessExpr(let access): return access.base.map(target) ?? .made
    case .functionCallExpr(let call):
      let callee = call.calledExpression
      let name =
        callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? callee.trimmedDescription
      return name == "constraint" || name.first?.isUppercase == true ? .made : .answer
    default: return .answer
    }
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.is(AssignmentExprSyntax.self),
      let access = node.leftOperand.as(MemberAccessExprSyntax.self), let base = access.base,
      base.trimmedDescription != "self"
    {
      found.append((access.declName.baseName.bareText, base, Syntax(node)))
    }
    return .visitChildren
  }

  /// `title.setTranslatesAutoresizingMaskIntoConstraints(false)`, as it was before Swift 3.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.bareText == "setTranslatesAutoresizingMaskIntoConstraints"
    {
      found.append(("translatesAutoresizingMaskIntoConstraints", base, Syntax(node)))
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText,
      let value = node.initializer?.value, Self.target(value) == .made
    {
      made.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    own.insert(node.identifier.bareText)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    own.insert(node.name.bareText)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    own.insert((node.secondName ?? node.firstName).bareText)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
