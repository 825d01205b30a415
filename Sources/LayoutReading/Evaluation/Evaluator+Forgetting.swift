import SwiftSyntax

extension Evaluator {
  /// Forgets the values of the variables that code changes of which it is not known whether, or how often, it runs.
  ///
  /// Numbers, texts and the like are forgotten. Views and constraints stay: what code does with them that may not run is noted.
  ///
  /// - Parameters:
  ///   - nodes: The code.
  ///   - scope: The variables around it.
  ///   - onlyLocal: Whether only variables of the function are meant, and no properties.
  func forgetChanged(
    in nodes: [any SyntaxProtocol],
    _ scope: Scope,
    onlyLocal: Bool = false
  ) {
    for node in nodes {
      for name in ChangeCollector.names(in: Syntax(node)) {
        let place = scope.frame.file.place(of: node)
        if !name.isOfSelf, let variable = scope.variable(name.text) {
          guard let value = variable.value, isPlain(value, variable.type, scope) else { continue }
          variable.value = .unknown(Unknown(name.text, type: variable.type, at: place))
        } else if !onlyLocal {
          forgetProperty(name.text, scope, place)
        }
      }
    }
  }

  /// Forgets the properties that are true or false, and that code may set of which it is not known when it runs: what was to be
  /// done once may be done.
  func forgetFlags(in node: some SyntaxProtocol, _ scope: Scope) {
    guard case .object(let instance)? = scope.selfValue else { return }
    for name in ChangeCollector.names(in: Syntax(node)) {
      guard name.isOfSelf || scope.variable(name.text) == nil,
        case .bool? = instance.fields[name.text]
      else { continue }
      forgetProperty(name.text, scope, scope.frame.file.place(of: node))
    }
  }

  private func forgetProperty(_ name: String, _ scope: Scope, _ place: SourcePlace) {
    guard let own = scope.variable("self") ?? scope.frame.selfVariable, let value = own.value else {
      return
    }
    let type = propertyType(name, layers(of: value))
    let forgotten = Value.unknown(Unknown(name, type: type, at: place))
    switch value {
    case .object(let instance):
      guard let old = instance.fields[name], isPlain(old, type, scope) else { return }
      instance.fields[name] = forgotten
    case .structure(var structure):
      guard let old = structure.fields[name], isPlain(old, type, scope) else { return }
      structure.fields[name] = forgotten
      own.value = .structure(structure)
    default: return
    }
  }

  /// Forgets what is somewhere, which code that is not known may have changed.
  func forget(_ reference: Reference, _ name: String, _ scope: Scope, at place: SourcePlace) throws
  {
    let type = try reference.type()
    guard isPlain(try reference.get(), type, scope) else { return }
    try reference.set(.unknown(Unknown(name, type: type, at: place)))
  }

  /// Forgets a number or a collection on which a method is called, as a statement of its own, that is not known: an extension's
  /// method without a result is there to change it.
  func forgetMutated(
    _ reference: Reference,
    by access: MemberAccessExprSyntax,
    _ scope: Scope,
    _ node: FunctionCallExprSyntax
  ) throws {
    guard node.parent?.is(CodeBlockItemSyntax.self) == true, let base = access.base,
      ChangeCollector.root(of: base) != nil
    else { return }
    let value = try reference.get()
    switch value {
    case .int, .double, .array, .set, .dictionary: break
    case .host(let object) where !(Swift.type(of: object) is AnyObject.Type): break
    default: return
    }
    let name = Self.brief(base.trimmedDescription)
    try forget(reference, name, scope, at: scope.frame.file.place(of: node))
  }

  /// Forgets what is handed to a function that is not known so that it can change it: `measure(&width)`.
  func forgetInOut(_ argument: Argument, _ scope: Scope) throws {
    guard let target = argument.expression?.as(InOutExprSyntax.self)?.expression else { return }
    try forget(
      try reference(target, scope),
      Self.brief(target.trimmedDescription),
      scope,
      at: scope.frame.file.place(of: target)
    )
  }

  /// Whether a value is a number, a text or the like, or made of such: no object, function or view.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - type: Its declared type, which tells what may be in an empty collection or an optional.
  ///   - scope: Where the type is named.
  /// - Returns: False for an empty collection and for nil where no type tells what they hold.
  func isPlain(_ value: Value, _ type: TypeReference?, _ scope: Scope) -> Bool {
    func isPlain(_ elements: [Value]) -> Bool {
      elements.allSatisfy { self.isPlain($0, nil, scope) }
    }
    switch value {
    case .bool, .int, .double, .string, .range: return true
    case .none: return type.map { isPlainType($0.unwrapped, scope) } ?? false
    case .array(let elements), .set(let elements):
      return elements.isEmpty
        ? type?.unwrapped.element.map { isPlainType($0, scope) } ?? false : isPlain(elements)
    // Which names it has is not known any more, whatever they stand for.
    case .dictionary: return true
    case .tuple(let elements): return isPlain(elements.map(\.value))
    case .enumeration(let enumeration): return isPlain(enumeration.payload.map(\.value))
    case .structure(let structure): return isPlain(Array(structure.fields.values))
    case .host(let object): return !(Swift.type(of: object) is AnyObject.Type)
    case .void, .object, .function, .type, .keyPath, .unknown: return false
    }
  }

  private func isPlainType(_ type: TypeReference, _ scope: Scope) -> Bool {
    switch resolve(type, scope) {
    case .builtin?: true
    case .host(let host)?: !host.isClass
    default: false
    }
  }
}

/// Collects the variables that code changes: by assigning them or a part of them, by a method that changes values, or by handing
/// them on to be changed.
///
/// Closures are left out, but for those of functions that go through a collection: others may never run.
final class ChangeCollector: SyntaxVisitor {
  /// A variable or property.
  struct Name: Hashable {
    var text: String
    /// Whether it is written with `self`.
    var isOfSelf: Bool
  }

  private var names: [Name] = []
  /// What the code declares itself.
  private var own: Set<String> = []

  /// The variables that code changes and that it does not declare itself.
  static func names(in node: Syntax) -> [Name] {
    let collector = ChangeCollector(viewMode: .sourceAccurate)
    collector.walk(node)
    var known: Set<Name> = []
    return collector.names.filter {
      ($0.isOfSelf || !collector.own.contains($0.text)) && known.insert($0).inserted
    }
  }

  /// The variable at the beginning of a chain of members and subscripts; nil where there is none.
  static func root(of expression: ExprSyntax) -> Name? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      let name = reference.baseName.bareText
      return name == "self" ? nil : Name(text: name, isOfSelf: false)
    case .memberAccessExpr(let access):
      guard let base = access.base else { return nil }
      let isSelf =
        base.trimmedDescription == "self" || base.trimmedDescription == "self?"
        || base.trimmedDescription == "self!"
      return isSelf
        ? Name(text: access.declName.baseName.bareText, isOfSelf: true) : root(of: base)
    case .subscriptCallExpr(let call): return root(of: call.calledExpression)
    case .optionalChainingExpr(let chain): return root(of: chain.expression)
    case .forceUnwrapExpr(let unwrap): return root(of: unwrap.expression)
    default: return nil
    }
  }

  /// The variable at the beginning of a chain of members and calls: `fields` of `fields.filter(\.isShown).map { … }`.
  static func start(of expression: ExprSyntax) -> Name? {
    if let name = root(of: expression) { return name }
    switch expression.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call): return start(of: call.calledExpression)
    case .memberAccessExpr(let access): return access.base.flatMap(start)
    default: return nil
    }
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let symbol = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
    if node.operator.is(AssignmentExprSyntax.self)
      || symbol.map({ $0.hasSuffix("=") && !Self.comparisons.contains($0) }) == true
    {
      if let tuple = node.leftOperand.as(TupleExprSyntax.self) {
        names += tuple.elements.compactMap { Self.root(of: $0.expression) }
      } else if let name = Self.root(of: node.leftOperand) {
        names.append(name)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = Self.root(of: node.expression) { names.append(name) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      Self.mutatingNames.contains(access.declName.baseName.bareText),
      let name = Self.root(of: base)
    {
      names.append(name)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    own.insert(node.identifier.bareText)
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    var parent = node.parent
    while let each = parent, !each.is(FunctionCallExprSyntax.self) { parent = each.parent }
    let name = parent?.as(FunctionCallExprSyntax.self)?.calledExpression
      .as(MemberAccessExprSyntax.self)?.declName.baseName.bareText
    return name.map(Self.iterations.contains) == true ? .visitChildren : .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private static let comparisons: Set<String> = ["==", "!=", "<=", ">=", "~=", "===", "!=="]

  /// Functions that run a closure for each element at once.
  static let iterations: Set<String> = ["forEach", "map", "compactMap", "flatMap", "filter"]

  private static let mutatingNames: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast", "sort",
    "reverse", "shuffle", "swapAt", "toggle", "merge", "formUnion", "formIntersection", "subtract",
    "updateValue", "removeValue", "negate",
  ]
}
