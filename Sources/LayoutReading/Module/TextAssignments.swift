import SwiftParser
import SwiftSyntax

/// The texts that a file gives to members of other objects: `cell.name.text = user.name`.
final class TextAssignments: SyntaxVisitor {
  /// A text that a member of an object gets.
  struct Assignment: Sendable {
    /// The types that are named where the object comes from, as in `let cell = row as? UserCell`.
    var types: Set<String>
    /// The member: `name`.
    var member: String
    /// The text, where it is a literal.
    var literal: String?
    /// The last name of what the text is taken from; nil for a literal.
    var source: String?
  }

  private(set) var assignments: [Assignment] = []

  init(_ node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.operator.is(AssignmentExprSyntax.self),
      let text = node.leftOperand.as(MemberAccessExprSyntax.self),
      text.declName.baseName.text == "text",
      let member = Self.plain(text.base)?.as(MemberAccessExprSyntax.self),
      let object = Self.plain(member.base)?.as(DeclReferenceExprSyntax.self)?.baseName.bareText,
      object != "self", let origin = Self.origin(of: object, at: Syntax(node))
    else { return .visitChildren }
    let literal = node.rightOperand.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    let source = Self.source(of: node.rightOperand)
    guard literal != nil || source != nil else { return .visitChildren }
    assignments.append(
      Assignment(
        types: TypeNames.names(in: origin),
        member: member.declName.baseName.bareText,
        literal: literal,
        source: source
      )
    )
    return .visitChildren
  }

  /// An expression without what unwraps it.
  private static func plain(_ expression: ExprSyntax?) -> ExprSyntax? {
    switch expression?.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr(let chain): plain(chain.expression)
    case .forceUnwrapExpr(let unwrapping): plain(unwrapping.expression)
    default: expression
    }
  }

  /// The last name of a value that is handed on as it is; nil for what calls make, which may be of any length or none.
  private static func source(of expression: ExprSyntax) -> String? {
    switch plain(expression)?.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let access):
      // A constant of a type is a literal elsewhere.
      guard let base = plain(access.base), source(of: base) != nil else { return nil }
      return access.declName.baseName.bareText
    case .declReferenceExpr(let name):
      let text = name.baseName.bareText
      return text.first?.isLowercase == true ? text : nil
    case .subscriptCallExpr(let call): return source(of: call.calledExpression)
    default: return nil
    }
  }

  // MARK: - Where an object comes from

  /// What gives an object its name: the nearest declaration of it before a node, or the one among the members around it.
  private static func origin(of name: String, at node: Syntax) -> Syntax? {
    var inner = node
    while let outer = inner.parent {
      if let found = declaration(of: name, in: outer, before: inner) { return found }
      inner = outer
    }
    return nil
  }

  private static func declaration(
    of name: String,
    in node: Syntax,
    before inner: Syntax
  ) -> Syntax? {
    if let statements = node.as(CodeBlockItemListSyntax.self) {
      return statements.filter { $0.position < inner.position }.reversed().lazy.compactMap {
        declaration(of: name, by: Syntax($0.item))
      }.first
    }
    if let statement = node.as(IfExprSyntax.self) {
      return binding(of: name, among: statement.conditions)
    }
    if let function = node.as(FunctionDeclSyntax.self) {
      return function.signature.parameterClause.parameters.first {
        ($0.secondName ?? $0.firstName).bareText == name
      }.map { Syntax($0.type) }
    }
    if let members = node.as(MemberBlockItemListSyntax.self) {
      return members.lazy.compactMap { declaration(of: name, by: Syntax($0.decl)) }.first
    }
    return nil
  }

  private static func declaration(of name: String, by node: Syntax) -> Syntax? {
    if let statement = node.as(GuardStmtSyntax.self) {
      return binding(of: name, among: statement.conditions)
    }
    guard let variables = node.as(VariableDeclSyntax.self) else { return nil }
    return variables.bindings.first { isNamed(name, $0.pattern) }.map { Syntax($0) }
  }

  private static func binding(
    of name: String,
    among conditions: ConditionElementListSyntax
  ) -> Syntax? {
    conditions.lazy.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
      .first { isNamed(name, $0.pattern) }.map { Syntax($0) }
  }

  private static func isNamed(_ name: String, _ pattern: PatternSyntax) -> Bool {
    pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText == name
  }
}

/// Collects the names of types in code: those after `as` and colons, and those that are called or asked for members.
private final class TypeNames: SyntaxVisitor {
  private var names: Set<String> = []

  static func names(in node: Syntax) -> Set<String> {
    let collector = TypeNames(viewMode: .sourceAccurate)
    collector.walk(node)
    return collector.names
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.bareText)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text.first?.isUppercase == true { names.insert(node.baseName.bareText) }
    return .visitChildren
  }
}
