import Foundation
import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// Evaluates `left op right`.
  func infix(
    _ infix: InfixOperatorExprSyntax,
    _ scope: Scope,
    _ type: TypeReference?
  ) throws -> Value {
    if infix.operator.is(AssignmentExprSyntax.self) {
      try assign(infix, scope)
      return .void
    }
    guard let symbol = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return unknown(infix, scope)
    }
    switch symbol {
    case "&&", "||": return try logical(symbol, infix, scope)
    case "??":
      let left = try evaluate(infix.leftOperand, scope, expecting: type.map { .optional($0) })
      guard left.isNone else { return left }
      var wanted = type
      if wanted == nil, Self.needsType(infix.rightOperand) {
        wanted = try knownType(of: infix.leftOperand, scope)?.unwrapped
      }
      return coerce(
        try evaluate(infix.rightOperand, scope, expecting: wanted),
        to: wanted,
        scope
      )
    case "===", "!==":
      let (left, right) = (
        try evaluate(infix.leftOperand, scope), try evaluate(infix.rightOperand, scope)
      )
      guard let same = identical(left, right) else { return unknown(infix, scope, type: .bool) }
      return .bool(same == (symbol == "==="))
    default: break
    }
    if symbol.count > 1, symbol.hasSuffix("="), !Self.comparisons.contains(symbol),
      module.operators[symbol] == nil, host.operators[symbol] == nil
    {
      try changeInPlace(String(symbol.dropLast()), infix, scope)
      return .void
    }
    let arguments = [
      Argument(expression: infix.leftOperand), Argument(expression: infix.rightOperand),
    ]
    if let result = try apply(symbol, arguments, scope, type, infix) { return result }
    if !Builtins.operators.contains(symbol) {
      bindText(by: infix, scope)
      try applyToViews(
        try evaluate(infix.leftOperand, scope),
        try evaluate(infix.rightOperand, scope),
        scope,
        infix
      )
    }
    return unknown(infix, scope)
  }

  /// Applies an operator that is not known to views.
  ///
  /// Most of these add the views on one side to the view on the other (`self => title`, `view += [title, note]`), and turn
  /// their masks off. One that hands views to a function, as in `(title, self) |> pinned`, may do anything to them.
  private func applyToViews(
    _ left: Value,
    _ right: Value,
    _ scope: Scope,
    _ node: InfixOperatorExprSyntax
  ) throws {
    var isHandedOn = false
    switch right {
    case .function, .unknown: isHandedOn = !layoutObjects(in: left).isEmpty
    default: break
    }
    guard isHandedOn || isLayoutObject(left) && isLayoutObject(right) else { return }
    note(
      .unknown,
      "`\(Self.brief(node.operator.trimmedDescription))` is not known",
      scope.frame.file.place(of: node)
    )
    if isHandedOn { return layoutObjects(in: left).forEach(keepHandled) }
    let own = scope.selfValue.flatMap(hostObject)
    let isLast = own != nil && hostObject(of: right) === own
    let (parent, added) = isLast ? (right, left) : (left, right)
    [left, right].forEach(keepHandled)
    guard hostObject(of: parent) is UIView else { return }
    _ = try callHelper("addSubviews", on: parent, [Argument(value: added)], scope, node)
  }

  private static let comparisons: Set<String> = ["==", "!=", "<=", ">=", "~="]

  private func identical(_ left: Value, _ right: Value) -> Bool? {
    switch (left, right) {
    case (.unknown, _), (_, .unknown): return nil
    case (.none, .none): return true
    case (.none, _), (_, .none): return false
    default:
      guard let left = object(of: left), let right = object(of: right) else { return false }
      return left === right
    }
  }

  private func object(of value: Value) -> AnyObject? {
    switch value {
    case .object(let instance): instance.host ?? instance
    case .host(let object): Swift.type(of: object) is AnyObject.Type ? object as AnyObject : nil
    default: nil
    }
  }

  private func logical(
    _ symbol: String,
    _ infix: InfixOperatorExprSyntax,
    _ scope: Scope
  ) throws -> Value {
    let stops = symbol == "||"
    let left = try condition(infix.leftOperand, scope)
    if left == stops { return .bool(stops) }
    let right = try condition(infix.rightOperand, scope)
    if right == stops { return .bool(stops) }
    guard left != nil, right != nil else { return unknown(infix, scope, type: .bool) }
    return .bool(!stops)
  }

  // MARK: - Assigning

  private func assign(_ infix: InfixOperatorExprSyntax, _ scope: Scope) throws {
    let left = infix.leftOperand
    // `chain?.member = value`: nothing is evaluated on the right where the chain ends.
    let reference = try self.reference(left, scope)
    let type = try reference.type()
    var value = try evaluate(infix.rightOperand, scope, expecting: type)
    value = coerce(value, to: type, scope)
    try reference.set(value)
  }

  private func changeInPlace(
    _ symbol: String,
    _ infix: InfixOperatorExprSyntax,
    _ scope: Scope
  ) throws {
    let reference = try self.reference(infix.leftOperand, scope)
    let left = try reference.get()
    if left.isNone { return }
    if hostObject(of: left) is UIView {
      return try applyToViews(left, try evaluate(infix.rightOperand, scope), scope, infix)
    }
    let type = try reference.type()
    let right = try evaluate(infix.rightOperand, scope, expecting: type ?? typeName(of: left))
    let result =
      try apply(symbol, [Argument(value: left), Argument(value: right)], scope, type, infix)
      ?? unknown(infix, scope)
    try reference.set(coerce(result, to: type, scope))
  }

  // MARK: - Applying

  /// Evaluates `op operand`.
  func prefix(
    _ prefix: PrefixOperatorExprSyntax,
    _ scope: Scope,
    _ type: TypeReference?
  ) throws -> Value {
    let symbol = prefix.operator.text
    let arguments = [Argument(expression: prefix.expression)]
    switch symbol {
    case "-", "+":
      let value = try evaluate(prefix.expression, scope, expecting: type)
      switch value {
      case .int(let number): return .int(symbol == "-" ? 0 &- number : number)
      case .double(let number):
        // The minus is part of a whole literal, and there is no minus zero among whole numbers.
        if number == 0, prefix.expression.is(IntegerLiteralExprSyntax.self) { return value }
        return .double(symbol == "-" ? -number : number)
      case .unknown: return unknown(prefix, scope, type: type)
      default:
        return try apply(symbol, [Argument(value: value)], scope, type, prefix)
          ?? unknown(prefix, scope)
      }
    case "!":
      switch try condition(prefix.expression, scope) {
      case let value?: return .bool(!value)
      case nil: return unknown(prefix, scope, type: .bool)
      }
    case "..<", "...":
      let upper = try evaluate(prefix.expression, scope)
      return .range(
        RangeValue(
          lower: nil,
          upper: upper.number,
          isClosed: symbol == "...",
          isWhole: upper.isWhole
        )
      )
    case "~":
      if case .int(let bits) = try evaluate(prefix.expression, scope) { return .int(~bits) }
      return try apply(symbol, arguments, scope, type, prefix)
        ?? unknown(prefix, scope)
    default:
      return try apply(symbol, arguments, scope, type, prefix)
        ?? unknown(prefix, scope)
    }
  }

  /// Applies an operator: one of the language to its own values, else one of the source or of the DSL.
  func apply(
    _ symbol: String,
    _ arguments: [Argument],
    _ scope: Scope,
    _ type: TypeReference?,
    _ node: some SyntaxProtocol,
    isPostfix: Bool = false
  ) throws -> Value? {
    let declared = (module.operators[symbol] ?? []).filter {
      $0.signature.parameters.count == arguments.count && $0.isPostfix == isPostfix
    }
    let hosted = (host.operators[symbol] ?? []).filter {
      $0.signature.parameters.count == arguments.count
    }
    let isArithmetic = Builtins.operators.contains(symbol) && arguments.count == 2
    var arguments = arguments
    if isArithmetic {
      // Numbers and texts are what most operators are applied to.
      var (left, right) = try operands(symbol, arguments, scope, type)
      if Self.relateViews(declared) { (left, right) = (standing(left), standing(right)) }
      if symbol == "+", let text = joinedText(left, right) { return text }
      if let tied = try withUnknownNumber(symbol, left, right, declared, scope, type, node) {
        return tied
      }
      if left.isUnknown || right.isUnknown { return unknown(node, scope, type: type) }
      // The source may have `==` of its own for anchors, which makes constraints: with another anchor, a number, or both in a
      // tuple.
      let isOwn = symbol == "==" && !declared.isEmpty && isLayoutObject(left) && !right.isNone
      if !isOwn,
        let result = try Builtins.operate(symbol, left, right, isFraction(type), node, scope, self)
      {
        return result
      }
      arguments = [
        Argument(value: left), Argument(value: right),
      ]
    }
    if !isArithmetic, Self.relateViews(declared) {
      arguments = try arguments.map { argument in
        guard let expression = argument.expression, !Self.needsType(expression) else {
          return argument
        }
        return Argument(value: standing(try evaluate(expression, scope)))
      }
    }
    let callables = declared.map { function in
      Callable(function, on: function.owner.map { .type(.declared($0)) }).unlabeled
    }
    if let result = try invoke(callables, arguments, scope, type, node) { return result }
    if let result = try invoke(hosted.map { Callable($0).unlabeled }, arguments, scope, type, node)
    {
      return result
    }
    guard symbol == "==" || symbol == "!=", arguments.count == 2,
      case .value(let left) = arguments[0].source, case .value(let right) = arguments[1].source
    else { return nil }
    guard let equal = Equality.areEqual(left, right) else {
      return unknown(node, scope, type: .bool)
    }
    return .bool(equal == (symbol == "=="))
  }

  /// Whether operators of the source are made for views.
  private static func relateViews(_ operators: [FunctionDeclaration]) -> Bool {
    operators.contains { $0.signature.parameters.contains { $0.type.name == "UIView" } }
  }

  /// What stands for a view that is not known, for an operator that relates it to others.
  private func standing(_ value: Value) -> Value {
    guard case .unknown(let unknown) = value, viewClass(of: unknown) != nil,
      let stand = stand(for: unknown)
    else { return value }
    return .host(stand)
  }

  /// What an operator of a library makes of an anchor and a number that is not known, `title.topAnchor + Theme.gap`: it is an
  /// anchor all the same, at some distance.
  ///
  /// - Returns: Nil where nothing is unknown, where no operator takes a number there, and for products, whose factors say more.
  private func withUnknownNumber(
    _ symbol: String,
    _ left: Value,
    _ right: Value,
    _ declared: [FunctionDeclaration],
    _ scope: Scope,
    _ type: TypeReference?,
    _ node: some SyntaxProtocol
  ) throws -> Value? {
    guard ["+", "-"].contains(symbol), left.isUnknown != right.isUnknown,
      case .unknown(let number) = left.isUnknown ? left : right
    else { return nil }
    let index = left.isUnknown ? 0 : 1
    let isAnchor = isLayoutObject(left) || isLayoutObject(right)
    let callables = declared.filter {
      (isAnchor || $0.file.isOfLibrary)
        && $0.signature.parameters[index].type.name.map(ResolvedType.fractions.contains) == true
        && $0.signature.parameters[1 - index].type.name.map(ResolvedType.fractions.contains)
          != true
    }.map { Callable($0, on: $0.owner.map { .type(.declared($0)) }).unlabeled }
    let arguments = [left, right].map { Argument(value: $0.isUnknown ? .double(0) : $0) }
    guard !callables.isEmpty, let result = try invoke(callables, arguments, scope, type, node)
    else { return nil }
    let place = helperCall ?? scope.frame.file.place(of: node)
    note(.unknown, "`\(number.text)` is not known", place)
    placesOfUnknownNumbers.insert(place)
    openPlaces.insert(place)
    return result
  }

  /// The operands of an operator, each understood by what the other one is.
  private func operands(
    _ symbol: String,
    _ arguments: [Argument],
    _ scope: Scope,
    _ type: TypeReference?
  ) throws -> (Value, Value) {
    let isComparison = ["==", "!=", "<", ">", "<=", ">=", "~=", "..<", "..."].contains(symbol)
    let expected = isComparison ? nil : type
    func isImplicit(_ argument: Argument) -> Bool {
      argument.expression.map(Self.needsType) ?? false
    }
    if isImplicit(arguments[0]), !isImplicit(arguments[1]) {
      let right = try value(of: arguments[1], scope, expected)
      let wanted = expected ?? typeName(of: right) ?? arguments[1].expression.flatMap(literalType)
      return (try value(of: arguments[0], scope, wanted), right)
    }
    let left = try value(of: arguments[0], scope, expected)
    var other = expected
    let isEquality = symbol == "==" || symbol == "!="
    if isImplicit(arguments[1]), other == nil {
      other = typeName(of: left)
      // A whole number does not make a fraction whole.
      if case .int = left { other = nil }
      // What is nil is of the type that it was declared with.
      if other == nil, let expression = arguments[0].expression {
        other = try knownType(of: expression, scope)?.unwrapped
      }
    }
    if isEquality, let type = other, !type.isOptional { other = .optional(type) }
    return (left, try value(of: arguments[1], scope, other))
  }
}
