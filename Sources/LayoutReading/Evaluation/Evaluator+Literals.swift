import SwiftParser
import SwiftSyntax

extension Evaluator {
  func integer(_ literal: IntegerLiteralExprSyntax, _ type: TypeReference?) -> Value {
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

  func string(
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
        if case .unknown(let part) = value {
          guard isFilled(part) else { return unknown(literal, scope, type: .string) }
          // A part of a text may be a number, which is as short as this.
          text += "0"
          continue
        }
        text += describe(value)
      }
      try charge(text.utf8.count / 64)
      guard text.utf8.count <= limits.length else {
        throw Interruption.budget("\(limits.length) letters", scope.frame.file.place(of: literal))
      }
    }
    return .string(text)
  }

  static func unescaped(_ text: String) -> String {
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
    case .array(let elements): "[" + elements.map(describeInside).joined(separator: ", ") + "]"
    case .type(let type): type.name
    case .set(let elements): "[" + elements.map(describeInside).joined(separator: ", ") + "]"
    case .dictionary(let dictionary):
      dictionary.pairs.isEmpty
        ? "[:]"
        : "["
          + dictionary.pairs.map { describeInside($0.key) + ": " + describeInside($0.value) }
          .joined(separator: ", ") + "]"
    case .tuple(let parts):
      "("
        + parts.map { ($0.label.map { $0 + ": " } ?? "") + describeInside($0.value) }
        .joined(separator: ", ") + ")"
    default: ""
    }
  }

  /// A value in a collection, as interpolation prints it: texts have quotes.
  private func describeInside(_ value: Value) -> String {
    if case .string(let text) = value { return text.debugDescription }
    return describe(value)
  }

  func array(
    _ array: ArrayExprSyntax,
    _ scope: Scope,
    _ type: TypeReference?
  ) throws -> Value {
    var element = type?.element
    if element == nil, let type, type.name != nil {
      // A set of options is written as an array of its own kind.
      element = type.unwrapped
    }
    let elements = try alike(array.elements.map(\.expression), scope, element)
    try charge(elements.count)
    return coerce(.array(elements), to: type, scope)
  }

  func dictionary(
    _ dictionary: DictionaryExprSyntax,
    _ scope: Scope,
    _ type: TypeReference?
  ) throws -> Value {
    guard case .elements(let elements) = dictionary.content else {
      return .dictionary(DictionaryValue())
    }
    var (key, value): (TypeReference?, TypeReference?) = (nil, nil)
    if case .dictionary(let first, let second)? = type?.unwrapped { (key, value) = (first, second) }
    let keys = try alike(elements.map(\.key), scope, key)
    let values = try alike(elements.map(\.value), scope, value)
    if let unknown = keys.first(where: \.isUnknown) { return unknown }
    var result = DictionaryValue()
    for (key, value) in zip(keys, values) { result[key] = value }
    return .dictionary(result)
  }

  /// Evaluates expressions of one type.
  ///
  /// Members without a type before the dot are of the type of those beside them.
  ///
  /// - Parameters:
  ///   - expressions: The expressions.
  ///   - scope: The variables around them.
  ///   - type: Their type, where it is known.
  /// - Returns: Their values, in their order.
  /// - Throws: ``Interruption``.
  func alike(
    _ expressions: [ExprSyntax],
    _ scope: Scope,
    _ type: TypeReference?
  ) throws -> [Value] {
    if let type {
      return try expressions.map {
        coerce(try evaluate($0, scope, expecting: type), to: type, scope)
      }
    }
    var values: [Value?] = Array(repeating: nil, count: expressions.count)
    var found: TypeReference?
    for (place, expression) in expressions.enumerated() {
      if found == nil, Self.hasImplicit(expression) { continue }
      let value = try evaluate(expression, scope, expecting: found)
      values[place] = value
      if found == nil { found = typeName(of: value) ?? literalType(expression) }
    }
    // Those before the one that says the type.
    let all = try zip(expressions, values).map { expression, value in
      try value ?? evaluate(expression, scope, expecting: found)
    }
    // One fraction makes all numbers fractions.
    let isFraction = all.contains { $0.number != nil && !$0.isWhole }
    return isFraction && all.allSatisfy { $0.number != nil }
      ? all.map { coerce($0, to: .double, scope) } : all
  }

  /// Whether something in a literal is only understood by the type that is expected of it.
  static func hasImplicit(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let array):
      array.elements.allSatisfy { hasImplicit($0.expression) }
    case .tupleExpr(let tuple): tuple.elements.contains { hasImplicit($0.expression) }
    case .ternaryExpr(let ternary):
      hasImplicit(ternary.thenExpression) || hasImplicit(ternary.elseExpression)
    case .nilLiteralExpr: true
    default: isImplicit(expression)
    }
  }

  func tuple(
    _ tuple: TupleExprSyntax,
    _ scope: Scope,
    _ type: TypeReference?
  ) throws -> Value {
    if tuple.elements.count == 1, let only = tuple.elements.first {
      return try evaluate(only.expression, scope, expecting: type)
    }
    var types: [TypeReference] = []
    var labels: [String?] = []
    if case .tuple(let parts, let names)? = type?.unwrapped { (types, labels) = (parts, names) }
    if tuple.elements.isEmpty { return .void }
    return .tuple(
      try tuple.elements.enumerated().map { place, element in
        let expected = place < types.count ? types[place] : nil
        return Value.TupleElement(
          label: element.label?.bareText ?? (place < labels.count ? labels[place] : nil),
          value: coerce(
            try evaluate(element.expression, scope, expecting: expected),
            to: expected,
            scope
          )
        )
      }
    )
  }

  func keyPath(_ path: KeyPathExprSyntax) -> Value {
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

  func macro(
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
}
