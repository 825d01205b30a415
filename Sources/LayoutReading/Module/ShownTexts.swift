import SwiftParser
import SwiftSyntax

/// The members of a file whose texts it sets whatever happens, and those that it may hide.
final class ShownTexts: SyntaxVisitor {
  /// The members and variables that get a text where no condition is in between: `title` for `title.text = model.name`.
  private(set) var shown: Set<String> = []
  /// The members and variables that get a text at all.
  private(set) var mentioned: Set<String> = []
  /// The names that the texts are made of: `model` and `name` for `title.text = model.name`.
  private(set) var shownValues: Set<String> = []
  /// The members that closures give a text which something is asked for, with its name: `title` and `name` for
  /// `load { user in title.text = user.name }`.
  private(set) var later: [String: String] = [:]
  /// The names that code gives to values, with those that the values are made of.
  private var bound: [(name: String, values: Set<String>)] = []
  /// Whether something is hidden or shown, or made faint.
  private(set) var hidesSomething = false
  /// Whether something gets a text without a character, or none: it waits for one.
  private(set) var emptiesSomething = false

  init(_ node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
    // What a name stands for comes before it.
    for (name, values) in bound.reversed() where shownValues.contains(name) {
      shownValues.formUnion(values)
    }
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    bind(node.pattern, node.initializer)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    bind(node.pattern, node.initializer)
    return .visitChildren
  }

  /// Keeps in mind which names are in what a name is made of.
  private func bind(_ pattern: PatternSyntax, _ initializer: InitializerClauseSyntax?) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText,
      let value = initializer?.value, !value.is(ClosureExprSyntax.self)
    else { return }
    bound.append((name, NameCollector.names(in: Syntax(value))))
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.operator.is(AssignmentExprSyntax.self),
      let member = node.leftOperand.as(MemberAccessExprSyntax.self),
      ["text", "attributedText"].contains(member.declName.baseName.text),
      let name = Self.lastName(of: member.base)
    else { return .visitChildren }
    if Self.isEmpty(node.rightOperand) {
      emptiesSomething = true
      return .visitChildren
    }
    mentioned.insert(name)
    shownValues.formUnion(NameCollector.names(in: Syntax(node.rightOperand)))
    if !Self.isConditional(Syntax(node)) { shown.insert(name) }
    if member.declName.baseName.text == "text", Self.isInClosure(Syntax(node)),
      let text = Self.memberName(node.rightOperand)
    {
      later[name] = text
    }
    return .visitChildren
  }

  /// Whether an expression is nil, or a text without a character.
  private static func isEmpty(_ expression: ExprSyntax) -> Bool {
    expression.is(NilLiteralExprSyntax.self)
      || expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue == ""
  }

  /// The last name of a chain of members that begins with a variable; nil for a constant of a type and for other expressions.
  private static func memberName(_ expression: ExprSyntax) -> String? {
    guard let access = expression.as(MemberAccessExprSyntax.self) else { return nil }
    var base = access.base
    while let each = base {
      switch each.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let member): base = member.base
      case .optionalChainingExpr(let chain): base = chain.expression
      case .forceUnwrapExpr(let unwrapping): base = unwrapping.expression
      case .declReferenceExpr(let name):
        let isVariable = name.baseName.bareText.first?.isUppercase == false
        return isVariable && name.baseName.bareText != "self"
          ? access.declName.baseName.bareText : nil
      default: return nil
      }
    }
    return nil
  }

  /// Whether a closure that something is handed to runs a statement, in a method.
  private static func isInClosure(_ node: Syntax) -> Bool {
    var isHandedOver = false
    var each = node.parent
    while let around = each {
      if let closure = around.as(ClosureExprSyntax.self) {
        // One that is called at once makes a value.
        let call = closure.parent?.as(FunctionCallExprSyntax.self)
        if call?.calledExpression.id == closure.id { return false }
        isHandedOver = true
      }
      if around.is(FunctionDeclSyntax.self) || around.is(InitializerDeclSyntax.self) {
        return isHandedOver
      }
      each = around.parent
    }
    return false
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.hiding.contains(node.declName.baseName.text) { hidesSomething = true }
    return .visitChildren
  }

  private static let hiding: Set<String> = ["isHidden", "alpha", "opacity", "removeFromSuperview"]

  private static func lastName(of base: ExprSyntax?) -> String? {
    switch base?.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let member): member.declName.baseName.bareText
    case .declReferenceExpr(let name): name.baseName.bareText
    case .optionalChainingExpr(let chain): lastName(of: chain.expression)
    case .forceUnwrapExpr(let unwrapping): lastName(of: unwrapping.expression)
    default: nil
    }
  }

  /// Whether a condition decides on an assignment.
  private static func isConditional(_ node: Syntax) -> Bool {
    var each = node.parent
    while let around = each {
      if around.is(IfExprSyntax.self) || around.is(SwitchExprSyntax.self)
        || around.is(CatchClauseSyntax.self)
      {
        return true
      }
      if around.is(FunctionDeclSyntax.self) || around.is(ClosureExprSyntax.self) { return false }
      each = around.parent
    }
    return false
  }
}
