import SwiftParser
import SwiftSyntax

extension Evaluator {
  /// Evaluates an expression.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - scope: The variables around it.
  ///   - type: The type that is expected of it, by which implicit members and literals are understood.
  /// - Returns: The value.
  /// - Throws: ``Interruption``.
  func evaluate(
    _ expression: ExprSyntax,
    _ scope: Scope,
    expecting type: TypeReference? = nil
  ) throws -> Value {
    let file = scope.frame.file
    try step(expression, file)
    switch expression.as(ExprSyntaxEnum.self) {
    // Literals
    case .integerLiteralExpr(let literal):
      return integer(literal, type)
    case .floatLiteralExpr(let literal):
      return .double(Double(literal.literal.text.filter { $0 != "_" }) ?? 0)
    case .booleanLiteralExpr(let literal): return .bool(literal.literal.text == "true")
    case .nilLiteralExpr: return .none
    case .stringLiteralExpr(let literal): return try string(literal, scope, type)
    case .simpleStringLiteralExpr(let literal):
      return .string(literal.segments.map { $0.content.text }.joined())
    case .arrayExpr(let array): return try self.array(array, scope, type)
    case .dictionaryExpr(let dictionary): return try self.dictionary(dictionary, scope, type)
    case .tupleExpr(let tuple): return try self.tuple(tuple, scope, type)
    case .closureExpr(let closure):
      return .function(self.closure(closure, scope, type?.functionParts))
    case .keyPathExpr(let path): return keyPath(path)
    case .macroExpansionExpr(let macro): return try self.macro(macro, scope, type)

    // Names
    case .declReferenceExpr(let reference): return try name(reference, scope, type)
    case .memberAccessExpr(let access): return try member(access, scope, type)
    case .superExpr: return scope.selfValue ?? unknown(expression, scope)
    case .genericSpecializationExpr(let specialization):
      return try evaluate(specialization.expression, scope, expecting: type)
    case .typeExpr(let type): return metatype(TypeReference(type.type), scope, expression)

    // Calls
    case .functionCallExpr(let call): return try self.call(call, scope, type)
    case .subscriptCallExpr(let call): return try self.subscript(call, scope, type)

    // Optionals
    case .optionalChainingExpr(let chain): return try evaluate(chain.expression, scope)
    case .forceUnwrapExpr(let unwrap):
      let value = try evaluate(unwrap.expression, scope, expecting: type)
      guard !value.isNone else { return unwrappedNil(unwrap, scope) }
      return value

    // Operators
    case .infixOperatorExpr(let infix): return try self.infix(infix, scope, type)
    case .prefixOperatorExpr(let prefix): return try self.prefix(prefix, scope, type)
    case .postfixOperatorExpr(let postfix):
      if postfix.operator.text == "..." {
        let lower = try evaluate(postfix.expression, scope)
        return .range(
          RangeValue(lower: lower.number, upper: nil, isClosed: true, isWhole: lower.isWhole)
        )
      }
      return try apply(
        postfix.operator.text,
        [.init(expression: postfix.expression)],
        scope,
        type,
        postfix
      ) ?? unknown(expression, scope)
    case .ternaryExpr(let ternary):
      switch try condition(ternary.condition, scope) {
      case true?: return try evaluate(ternary.thenExpression, scope, expecting: type)
      case false?: return try evaluate(ternary.elseExpression, scope, expecting: type)
      case nil:
        let value = try evaluate(ternary.thenExpression, scope, expecting: type)
        note(
          isContent(value, ternary) ? .content : .condition,
          "`\(Self.brief(ternary.condition.trimmedDescription))` is not known",
          file.place(of: ternary)
        )
        return value
      }
    case .asExpr(let cast): return try self.cast(cast, scope)
    case .isExpr(let test):
      let value = try evaluate(test.expression, scope)
      return `is`(value, TypeReference(test.type), scope).map { .bool($0) }
        ?? unknown(expression, scope, type: .bool)

    // Effects
    case .tryExpr(let attempt):
      guard attempt.questionOrExclamationMark?.text == "?" else {
        return try evaluate(attempt.expression, scope, expecting: type)
      }
      do {
        return try evaluate(attempt.expression, scope, expecting: type)
      } catch Interruption.thrown {
        return .none
      }
    case .awaitExpr(let wait): return try evaluate(wait.expression, scope, expecting: type)
    case .inOutExpr(let inOut): return try evaluate(inOut.expression, scope, expecting: type)
    case .borrowExpr(let lent): return try evaluate(lent.expression, scope, expecting: type)
    case .consumeExpr(let taken): return try evaluate(taken.expression, scope, expecting: type)
    case .copyExpr(let copied): return try evaluate(copied.expression, scope, expecting: type)

    // Statements as expressions
    case .ifExpr(let statement):
      if case .returned(let value) = try self.if(statement, scope, asValue: true, type) {
        return value
      }
      return .void
    case .switchExpr(let statement):
      if case .returned(let value) = try self.switch(statement, scope, asValue: true, type) {
        return value
      }
      return .void
    default:
      note(
        .unsupported,
        "`\(Self.brief(expression.trimmedDescription))` is not understood",
        file.place(of: expression)
      )
      return unknown(expression, scope)
    }
  }

  /// Whether the value of a choice is a text or a look, or nothing that lays out is chosen.
  private func isContent(_ value: Value, _ ternary: TernaryExprSyntax) -> Bool {
    switch value {
    case .string: true
    case .host(let object): host.isLook(object)
    case .void: !mayLayOut(ternary)
    default: false
    }
  }

  /// What stands for a nil that is unwrapped, which stops the program if the app has no value there, either.
  func unwrappedNil(_ unwrap: ForceUnwrapExprSyntax, _ scope: Scope) -> Value {
    note(
      .trap,
      "`\(Self.brief(unwrap.expression.trimmedDescription))` is nil and is unwrapped",
      scope.frame.file.place(of: unwrap)
    )
    return unknownOfNil(unwrap.expression, scope)
  }

  // MARK: - Literals

  private func integer(_ literal: IntegerLiteralExprSyntax, _ type: TypeReference?) -> Value {
    let text = literal.literal.text.filter { $0 != "_" }
    let value: Int? =
      if text.hasPrefix("0x") {
        Int(text.dropFirst(2), radix: 16)
      } else if text.hasPrefix("0b") {
        Int(text.dropFirst(2), radix: 2)
      } else if text.hasPrefix("0o") {
        Int(text.dropFirst(2), radix: 8)
      } else {
        Int(text)
      }
    guard let value else { return .double(Double(text) ?? 0) }
    return isFraction(type) ? .double(Double(value)) : .int(value)
  }

  /// Whether a type is one of numbers with fractions.
  func isFraction(_ type: TypeReference?) -> Bool {
    type?.name.map(ResolvedType.fractions.contains) ?? false
  }

  private func string(
    _ literal: StringLiteralExprSyntax,
    _ scope: Scope,
    _ type: TypeReference?
  ) throws -> Value {
    guard literal.segments.contains(where: { $0.is(ExpressionSegmentSyntax.self) }) else {
      return .string(literal.representedLiteralValue ?? "")
    }
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment):
        text += Self.unescaped(segment.content.text)
      case .expressionSegment(let segment):
        guard let expression = segment.expressions.first?.expression else { continue }
        let value = try evaluate(expression, scope)
        if case .unknown = value { return unknown(literal, scope, type: .string) }
        text += describe(value)
      }
      try charge(text.utf8.count / 64)
      guard text.utf8.count <= limits.length else {
        throw Interruption.budget("\(limits.length) letters", scope.frame.file.place(of: literal))
      }
    }
    return .string(text)
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    var result = ""
    var rest = Substring(text)
    while let letter = rest.popFirst() {
      guard letter == "\\", let next = rest.popFirst() else {
        result.append(letter)
        continue
      }
      switch next {
      case "n": result += "\n"
      case "t": result += "\t"
      case "r": result += "\r"
      case "0": result += "\0"
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
          result.unicodeScalars.append(scalar)
        }
      default: result.append(next)
      }
    }
    return result
  }

  /// A value as interpolation prints it.
  func describe(_ value: Value) -> String {
    switch value {
    case .string(let text): text
    case .int(let number): "\(number)"
    case .double(let number): "\(number)"
    case .bool(let value): "\(value)"
    case .none: "nil"
    case .enumeration(let value): value.name
    case .structure(let value): value.declaration.name
    case .object(let instance): instance.declaration.qualifiedName
    case .host(let value): "\(value)"
    case .array(let elements): "[" + elements.map(describe).joined(separator: ", ") + "]"
    case .type(let type): type.name
    default: ""
    }
  }

  private func array(
    _ array: ArrayExprSyntax,
    _ scope: Scope,
    _ type: TypeReference?
  ) throws -> Value {
    var element = type?.element
    if element == nil, let type, type.name != nil {
      // A set of options is written as an array of its own kind.
      element = type.unwrapped
    }
    if element == nil, array.elements.contains(where: { Self.isImplicit($0.expression) }) {
      // Members without a type before the dot are of the type of those beside them.
      element = array.elements.lazy.compactMap { self.literalType($0.expression) }.first
    }
    var elements: [Value] = []
    for each in array.elements {
      elements.append(
        coerce(try evaluate(each.expression, scope, expecting: element), to: element, scope)
      )
    }
    try charge(elements.count)
    return coerce(.array(elements), to: type, scope)
  }

  private func dictionary(
    _ dictionary: DictionaryExprSyntax,
    _ scope: Scope,
    _ type: TypeReference?
  ) throws -> Value {
    guard case .elements(let elements) = dictionary.content else {
      return .dictionary(DictionaryValue())
    }
    var (key, value): (TypeReference?, TypeReference?) = (nil, nil)
    if case .dictionary(let first, let second)? = type?.unwrapped { (key, value) = (first, second) }
    var result = DictionaryValue()
    for element in elements {
      let found = try evaluate(element.key, scope, expecting: key)
      result[found] = coerce(
        try evaluate(element.value, scope, expecting: value),
        to: value,
        scope
      )
    }
    return .dictionary(result)
  }

  private func tuple(
    _ tuple: TupleExprSyntax,
    _ scope: Scope,
    _ type: TypeReference?
  ) throws -> Value {
    if tuple.elements.count == 1, let only = tuple.elements.first {
      return try evaluate(only.expression, scope, expecting: type)
    }
    var types: [TypeReference] = []
    if case .tuple(let parts)? = type?.unwrapped { types = parts }
    if tuple.elements.isEmpty { return .void }
    return .tuple(
      try tuple.elements.enumerated().map { place, element in
        let expected = place < types.count ? types[place] : nil
        return Value.TupleElement(
          label: element.label?.bareText,
          value: coerce(
            try evaluate(element.expression, scope, expecting: expected),
            to: expected,
            scope
          )
        )
      }
    )
  }

  private func keyPath(_ path: KeyPathExprSyntax) -> Value {
    .keyPath(
      KeyPathValue(
        components: path.components.compactMap { component in
          switch component.component {
          case .property(let property): property.declName.baseName.bareText
          default: nil
          }
        }
      )
    )
  }

  private func macro(
    _ macro: MacroExpansionExprSyntax,
    _ scope: Scope,
    _ type: TypeReference?
  ) throws -> Value {
    let place = scope.frame.file.place(of: macro)
    switch macro.macroName.text {
    case "file", "fileID", "filePath": return .string(place.file)
    case "line": return .int(place.line)
    case "column": return .int(scope.frame.file.column(of: macro))
    case "function": return .string(scope.frame.function)
    case "selector":
      return host.selector(macro.arguments.trimmedDescription)
    case "keyPath": return .string(macro.arguments.trimmedDescription)
    case "colorLiteral", "imageLiteral", "fileLiteral": return unknown(macro, scope, type: type)
    default: return unknown(macro, scope, type: type)
    }
  }

  func metatype(_ type: TypeReference, _ scope: Scope, _ node: some SyntaxProtocol) -> Value {
    resolve(type, scope).map { .type($0) } ?? unknown(node, scope)
  }

  /// The type that a name stands for in a scope.
  func resolve(_ type: TypeReference, _ scope: Scope) -> ResolvedType? {
    resolve(type.replacing(scope.frame.generics), in: scope.frame.type, scope.frame.file)
  }

  // MARK: - Types of values

  /// Makes a value one of a type, as the language does where it is assigned.
  func coerce(_ value: Value, to type: TypeReference?, _ scope: Scope?) -> Value {
    guard let type else { return value }
    switch (value, type.unwrapped) {
    case (.int(let number), .named(let name, _)):
      return ResolvedType.fractions.contains(name) ? .double(Double(number)) : value
    case (.array(let elements), .array(let element)):
      guard case .named(let name, _) = element, ResolvedType.fractions.contains(name) else {
        return value
      }
      return .array(elements.map { coerce($0, to: element, scope) })
    case (.array(let elements), .named(let name, _)):
      if name == "Set" { return .set(unique(elements)) }
      guard let resolved = resolve(type, in: scope?.frame.type, scope?.frame.file) else {
        return value
      }
      switch resolved {
      case .host(let host):
        if host.isOptionSet, let options = try? options(host, value) { return options }
      case .declared(let declared):
        if let options = options(declared, elements) { return options }
      case .builtin: break
      }
      return value
    case (.unknown(let unknown), _):
      // The value stays the same one, so that what stands for it does.
      if unknown.type == nil, type.unwrapped != .any { unknown.type = type }
      return value
    default: return value
    }
  }

  /// The elements without those that are there already.
  func unique(_ elements: [Value]) -> [Value] {
    var result: [Value] = []
    for element in elements
    where !result.contains(where: { Equality.areEqual($0, element) == true }) {
      result.append(element)
    }
    return result
  }

  private func options(_ type: HostType, _ value: Value) throws -> Value? {
    func make<Native>(_ type: Native.Type) throws -> Value { wrap(try native(value, type)) }
    return try _openExistential(type.metatype, do: make)
  }

  /// A set of options of the source, out of its single options.
  private func options(_ type: TypeDeclaration, _ elements: [Value]) -> Value? {
    guard type.inherited.contains(.named("OptionSet", [])) else { return nil }
    var bits = 0
    for element in elements {
      guard case .structure(let option) = element, case .int(let raw)? = option.fields["rawValue"]
      else { return nil }
      bits |= raw
    }
    return .structure(StructureValue(declaration: type, fields: ["rawValue": .int(bits)]))
  }

  /// Whether a value is of a type; nil where that is not known.
  func `is`(_ value: Value, _ type: TypeReference, _ scope: Scope) -> Bool? {
    if case .unknown = value { return nil }
    if value.isNone { return false }
    switch type.unwrapped {
    case .any: return true
    case .array(let element):
      guard case .array(let elements) = value else { return false }
      return elements.allSatisfy { `is`($0, element, scope) == true }
    case .dictionary:
      if case .dictionary = value { return true }
      return false
    case .named(let name, _):
      if name == "AnyObject" { return true }
      guard let resolved = resolve(type, scope) else { return nil }
      switch (resolved, value) {
      case (.builtin(let name), _): return isBuiltin(value, name)
      case (.host(let host), .host(let object)): return host.matches(object)
      case (.host(let host), .object(let instance)):
        if let object = instance.host, host.matches(object) { return true }
        return resolvedType(of: value).map { isType($0, resolved) }
      default:
        guard let own = resolvedType(of: value) else { return false }
        return isType(own, resolved)
      }
    default: return nil
    }
  }

  private func isBuiltin(_ value: Value, _ name: String) -> Bool {
    switch value {
    case .int: ResolvedType.wholes.contains(name) || name == "NSNumber" || name == "Any"
    case .double: ResolvedType.fractions.contains(name) || name == "NSNumber" || name == "Any"
    case .string: ResolvedType.strings.contains(name) || name == "Any"
    case .bool: name == "Bool" || name == "NSNumber" || name == "Any"
    case .array: name == "Array" || name == "Any"
    case .set: name == "Set" || name == "Any"
    case .dictionary: name == "Dictionary" || name == "Any"
    case .range: name == "Range" || name == "ClosedRange"
    default: name == "Any" || name == "AnyObject"
    }
  }

  private func cast(_ cast: AsExprSyntax, _ scope: Scope) throws -> Value {
    let type = TypeReference(cast.type)
    let value = try evaluate(cast.expression, scope, expecting: type)
    guard let mark = cast.questionOrExclamationMark?.text else {
      return coerce(value, to: type, scope)
    }
    switch `is`(value, type, scope) {
    case true?: return coerce(value, to: type, scope)
    case false?:
      // Numbers go into each other by way of NSNumber.
      if value.number != nil, let name = type.name,
        ResolvedType.fractions.contains(name) || ResolvedType.wholes.contains(name)
      {
        return coerce(value, to: type, scope)
      }
      if mark == "?" || value.isNone { return .none }
      throw Interruption.trap(
        "`\(Self.brief(cast.expression.trimmedDescription))` is no "
          + cast.type.trimmedDescription,
        scope.frame.file.place(of: cast)
      )
    case nil:
      if case .unknown(let unknown) = value {
        return .unknown(Unknown(unknown.text, type: type, at: unknown.place))
      }
      // A type that is not known: the value is what it is.
      return value
    }
  }

  /// Whether a condition holds; nil where that is not known.
  func condition(_ expression: ExprSyntax, _ scope: Scope) throws -> Bool? {
    switch try evaluate(expression, scope, expecting: .bool) {
    case .bool(let value): value
    default: nil
    }
  }
}

extension Value {
  /// Whether it is a whole number by its type.
  var isWhole: Bool {
    if case .int = self { return true }
    return false
  }
}
