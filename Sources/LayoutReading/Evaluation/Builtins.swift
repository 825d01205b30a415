import Foundation
import PortableUIKit
import SwiftSyntax

/// What numbers, texts and collections can do.
@MainActor
enum Builtins {
  /// Operators between values of the language.
  static let operators: Set<String> = [
    "+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "..<", "...", "&", "|", "^", "<<",
    ">>", "&+", "&-", "&*",
  ]

  // MARK: - Operators

  /// - Returns: Nil where the operands are none of the language's.
  static func operate(
    _ symbol: String,
    _ left: Value,
    _ right: Value,
    _ isFraction: Bool,
    _ node: some SyntaxProtocol,
    _ scope: Scope,
    _ evaluator: Evaluator
  ) throws -> Value? {
    switch (left, right) {
    case (.int(let left), .int(let right)) where !isFraction || symbol == "..." || symbol == "..<":
      return try whole(symbol, left, right, node, scope)
    case (.string(let left), .string(let right)): return text(symbol, left, right)
    case (.bool(let left), .bool(let right)):
      return symbol == "==" ? .bool(left == right) : symbol == "!=" ? .bool(left != right) : nil
    case (.array(let left), .array(let right)) where symbol == "+":
      try evaluator.charge(left.count + right.count)
      return .array(left + right)
    case (.array(let left), .set(let right)) where symbol == "+",
      (.set(let left), .array(let right)) where symbol == "+":
      return .array(left + right)
    default: break
    }
    if let left = left.number, let right = right.number { return fraction(symbol, left, right) }
    guard symbol == "==" || symbol == "!=" else { return nil }
    switch (left, right) {
    case (.structure, _), (.object, _), (_, .structure), (_, .object): return nil
    default:
      return Equality.areEqual(left, right).map { .bool($0 == (symbol == "==")) }
    }
  }

  private static func whole(
    _ symbol: String,
    _ left: Int,
    _ right: Int,
    _ node: some SyntaxProtocol,
    _ scope: Scope
  ) throws -> Value? {
    func trap(_ words: String) -> Interruption {
      .trap(
        "`\(Evaluator.brief(node.trimmedDescription))` \(words)",
        scope.frame.file.place(of: node)
      )
    }
    func checked(_ result: (partialValue: Int, overflow: Bool)) throws -> Value {
      guard !result.overflow else { throw trap("is too large a number") }
      return .int(result.partialValue)
    }
    switch symbol {
    case "+": return try checked(left.addingReportingOverflow(right))
    case "-": return try checked(left.subtractingReportingOverflow(right))
    case "*": return try checked(left.multipliedReportingOverflow(by: right))
    case "/", "%":
      guard right != 0 else { throw trap("divides by zero") }
      return try checked(
        symbol == "/"
          ? left.dividedReportingOverflow(by: right)
          : left.remainderReportingOverflow(dividingBy: right)
      )
    case "&+": return .int(left &+ right)
    case "&-": return .int(left &- right)
    case "&*": return .int(left &* right)
    case "&": return .int(left & right)
    case "|": return .int(left | right)
    case "^": return .int(left ^ right)
    case "<<": return .int(left << right)
    case ">>": return .int(left >> right)
    case "==": return .bool(left == right)
    case "!=": return .bool(left != right)
    case "<": return .bool(left < right)
    case ">": return .bool(left > right)
    case "<=": return .bool(left <= right)
    case ">=": return .bool(left >= right)
    case "..<", "...":
      return .range(
        RangeValue(
          lower: Double(left),
          upper: Double(right),
          isClosed: symbol == "...",
          isWhole: true
        )
      )
    default: return nil
    }
  }

  private static func fraction(_ symbol: String, _ left: Double, _ right: Double) -> Value? {
    switch symbol {
    case "+": .double(left + right)
    case "-": .double(left - right)
    case "*": .double(left * right)
    case "/": .double(left / right)
    case "==": .bool(left == right)
    case "!=": .bool(left != right)
    case "<": .bool(left < right)
    case ">": .bool(left > right)
    case "<=": .bool(left <= right)
    case ">=": .bool(left >= right)
    case "..<", "...":
      .range(RangeValue(lower: left, upper: right, isClosed: symbol == "...", isWhole: false))
    default: nil
    }
  }

  private static func text(_ symbol: String, _ left: String, _ right: String) -> Value? {
    switch symbol {
    case "+": .string(left + right)
    case "==": .bool(left == right)
    case "!=": .bool(left != right)
    case "<": .bool(left < right)
    case ">": .bool(left > right)
    case "<=": .bool(left <= right)
    case ">=": .bool(left >= right)
    default: nil
    }
  }

  // MARK: - Types

  /// Static members of types of the language.
  static func shared(_ name: String, of type: String) -> Value? {
    if ResolvedType.fractions.contains(type) {
      switch name {
      case "zero": return .double(0)
      case "pi": return .double(.pi)
      case "infinity": return .double(.infinity)
      case "greatestFiniteMagnitude":
        return .double(
          type == "Float" ? Double(Float.greatestFiniteMagnitude) : .greatestFiniteMagnitude
        )
      case "leastNonzeroMagnitude", "leastNormalMagnitude": return .double(.leastNormalMagnitude)
      case "ulpOfOne": return .double(.ulpOfOne)
      case "nan": return .double(.nan)
      default: return nil
      }
    }
    if ResolvedType.wholes.contains(type) {
      switch name {
      case "zero": return .int(0)
      case "max": return .int(.max)
      case "min": return .int(type.hasPrefix("U") ? 0 : .min)
      default: return nil
      }
    }
    return nil
  }

  /// Static functions of types of the language.
  static func callShared(
    _ name: String,
    of type: String,
    _ arguments: [Argument],
    _ scope: Scope,
    _ evaluator: Evaluator
  ) throws -> Value? {
    if type == "String", name == "localizedStringWithFormat" {
      return .unknown(Unknown("String.localizedStringWithFormat", type: .string))
    }
    return nil
  }

  /// Makes a value of a type of the language.
  static func make(
    _ type: String,
    _ values: [Value],
    _ labels: [String?],
    _ evaluator: Evaluator
  ) throws -> Value? {
    if values.contains(where: \.isUnknown) {
      return .unknown(Unknown(type + "(…)", type: .named(type, [])))
    }
    let first = values.first
    switch type {
    case _ where ResolvedType.fractions.contains(type):
      guard let first else { return .double(0) }
      if case .string(let text) = first { return Double(text).map { .double($0) } ?? Value.none }
      if let number = first.number { return .double(number) }
      return (try? native(first, Double.self)).map { .double($0) }
    case _ where ResolvedType.wholes.contains(type):
      guard let first else { return .int(0) }
      if case .string(let text) = first { return Int(text).map { .int($0) } ?? Value.none }
      guard let number = first.number ?? (try? native(first, Double.self)) else { return nil }
      return Int(exactly: number.rounded(.towardZero)).map { .int($0) }
    case "String", "Substring", "Character", "NSString":
      guard let first else { return .string("") }
      if labels.first == "repeating", values.count == 2, case .int(let count) = values[1] {
        let text = evaluator.describe(first)
        try evaluator.charge(count * max(text.utf8.count, 1))
        return .string(String(repeating: text, count: max(0, count)))
      }
      if labels.first == "format", case .string(let format) = first {
        return formatted(format, Array(values.dropFirst()))
      }
      if case .array(let elements) = first {
        return .string(elements.map(evaluator.describe).joined())
      }
      if case .host = first { return .unknown(Unknown("String(…)", type: .string)) }
      return .string(evaluator.describe(first))
    case "Bool": return first ?? .bool(false)
    case "Array":
      guard let first else { return .array([]) }
      if labels.first == "repeating", values.count == 2, case .int(let count) = values[1] {
        try evaluator.charge(count)
        return .array(Array(repeating: first, count: max(0, count)))
      }
      return try elements(of: first, evaluator).map { .array($0) }
    case "Set":
      guard let first else { return .set([]) }
      return try elements(of: first, evaluator).map { .set(evaluator.unique($0)) }
    case "Dictionary":
      guard let first else { return .dictionary(DictionaryValue()) }
      guard labels.first == "uniqueKeysWithValues", let pairs = try elements(of: first, evaluator)
      else { return first }
      var result = DictionaryValue()
      for pair in pairs {
        if case .tuple(let parts) = pair, parts.count == 2 {
          result[parts[0].value] = parts[1].value
        }
      }
      return .dictionary(result)
    case "NSNumber", "Optional": return first
    default: return nil
    }
  }

  /// A text in a format, as far as it has numbers and texts in it.
  private static func formatted(_ format: String, _ values: [Value]) -> Value? {
    let arguments: [any CVarArg]? = try? values.map { value -> any CVarArg in
      switch value {
      case .int(let number): return number
      case .double(let number): return number
      case .string(let text): return NSString(string: text)
      default: throw ConversionError(message: "a format takes numbers and texts")
      }
    }
    // A format that asks for more, or for others, would read what is not there.
    let wanted =
      format.replacingOccurrences(of: "%%", with: "").split(separator: "%").count
      - (format.hasPrefix("%") ? 0 : 1)
    guard let arguments, arguments.count == wanted else { return nil }
    let kinds = format.replacingOccurrences(of: "%%", with: "").components(separatedBy: "%")
      .dropFirst()
      .map { $0.first { $0.isLetter || $0 == "@" } }
    for (kind, value) in zip(kinds, values) {
      switch (kind, value) {
      case ("d", .int), ("i", .int), ("l", .int), ("u", .int), ("x", .int), ("@", .string),
        ("f", .double), ("g", .double), ("e", .double):
        continue
      default: return nil
      }
    }
    return .string(String(format: format, arguments: arguments))
  }

  // MARK: - Elements

  /// The elements of what can be gone through, or nil.
  static func elements(of value: Value, _ evaluator: Evaluator) throws -> [Value]? {
    guard let elements = value.elements else {
      if case .structure = value,
        let made = try evaluator.property("elements", of: value, evaluator.layers(of: value))
      {
        return made.elements
      }
      return nil
    }
    try evaluator.charge(elements.count)
    return elements
  }

  /// The element of a collection.
  static func element(
    of base: Value,
    at index: Value,
    _ second: Argument?,
    _ evaluator: Evaluator,
    _ node: some SyntaxProtocol,
    _ scope: Scope
  ) throws -> Value {
    let place = scope.frame.file.place(of: node)
    switch (base, index) {
    case (.array(let elements), .int(let index)):
      guard elements.indices.contains(index) else {
        throw Interruption.trap("there is no element \(index) among \(elements.count)", place)
      }
      return elements[index]
    case (.array(let elements), .range(let range)):
      return .array(
        elements.enumerated().filter { range.contains(Double($0.offset)) }.map(\.element)
      )
    case (.dictionary(let dictionary), _):
      if let found = dictionary[index] { return found }
      if case .value(let fallback)? = second?.source { return fallback }
      return .none
    case (_, .unknown(let unknown)): return .unknown(Unknown(unknown.text, at: place))
    default: return evaluator.unknown(node, scope)
    }
  }

  /// A collection with another element.
  static func setting(
    element index: Value,
    of base: Value,
    to new: Value,
    _ place: SourcePlace
  ) throws -> Value {
    switch (base, index) {
    case (.array(var elements), .int(let index)):
      guard elements.indices.contains(index) else {
        throw Interruption.trap("there is no element \(index) among \(elements.count)", place)
      }
      elements[index] = new
      return .array(elements)
    case (.dictionary(var dictionary), _):
      dictionary[index] = new.isNone ? nil : new
      return .dictionary(dictionary)
    default: return base
    }
  }

  // MARK: - Properties

  static func property(_ name: String, of value: Value, _ evaluator: Evaluator) throws -> Value? {
    switch value {
    case .string(let text):
      switch name {
      case "count": return .int(text.count)
      case "isEmpty": return .bool(text.isEmpty)
      case "utf8", "utf16", "unicodeScalars", "description", "localizedCapitalized": return value
      case "length": return .int(text.utf16.count)
      case "first": return text.first.map { .string(String($0)) } ?? Value.none
      case "last": return text.last.map { .string(String($0)) } ?? Value.none
      case "capitalized": return .string(text.capitalized)
      default: return nil
      }
    case .array(let elements), .set(let elements):
      switch name {
      case "count": return .int(elements.count)
      case "isEmpty": return .bool(elements.isEmpty)
      case "first": return elements.first ?? Value.none
      case "last": return elements.last ?? Value.none
      case "indices", "startIndex", "endIndex":
        let range = RangeValue(
          lower: 0,
          upper: Double(elements.count),
          isClosed: false,
          isWhole: true
        )
        return name == "indices"
          ? .range(range) : .int(name == "startIndex" ? 0 : elements.count)
      case "lazy": return value
      default: break
      }
      #if !canImport(Darwin)
      return try collectionDSL(name, elements)
      #else
      return nil
      #endif
    case .dictionary(let dictionary):
      switch name {
      case "count": return .int(dictionary.pairs.count)
      case "isEmpty": return .bool(dictionary.pairs.isEmpty)
      case "keys": return .array(dictionary.pairs.map(\.key))
      case "values": return .array(dictionary.pairs.map(\.value))
      default: return nil
      }
    case .range(let range):
      switch name {
      case "lowerBound": return range.lower.map { range.isWhole ? .int(Int($0)) : .double($0) }
      case "upperBound": return range.upper.map { range.isWhole ? .int(Int($0)) : .double($0) }
      case "count": return range.elements.map { .int($0.count) }
      case "isEmpty": return range.elements.map { .bool($0.isEmpty) }
      case "first": return range.elements?.first
      case "last": return range.elements?.last
      default: return nil
      }
    case .double(let number):
      switch name {
      case "isNaN": return .bool(number.isNaN)
      case "isZero": return .bool(number == 0)
      case "isFinite": return .bool(number.isFinite)
      case "magnitude": return .double(number.magnitude)
      case "native", "doubleValue": return value
      default: return nil
      }
    case .int(let number):
      switch name {
      case "magnitude": return .int(abs(number))
      case "description": return .string("\(number)")
      default: return nil
      }
    case .function where name == "self": return value
    default: return name == "self" ? value : nil
    }
  }

  /// The type of a property, for what is assigned to it.
  static func propertyType(_ name: String, of value: Value) -> TypeReference? {
    if case .structure(let structure) = value {
      return structure.declaration.members.properties[name]?.type
    }
    return nil
  }

  /// Sets a property of a value of the language.
  static func set(_ name: String, of owner: Reference, to new: Value) throws -> Bool { false }

  // MARK: - Functions

  /// Functions of the standard library.
  ///
  /// - Returns: Nil for a name that is none of them.
  static func function(
    _ name: String,
    _ arguments: [Argument],
    _ scope: Scope,
    _ evaluator: Evaluator,
    _ node: some SyntaxProtocol
  ) throws -> Value? {
    let place = scope.frame.file.place(of: node)
    func values(_ type: TypeReference? = nil) throws -> [Value] {
      try arguments.map { try evaluator.value(of: $0, scope, type) }
    }
    switch name {
    case "print", "debugPrint", "NSLog", "dump", "os_log", "assert", "precondition":
      return .void
    case "fatalError", "preconditionFailure", "assertionFailure":
      if name == "assertionFailure" { return .void }
      let message = try values().first.map(evaluator.describe) ?? ""
      throw Interruption.ended(
        "the program ends with `\(name)`"
          + (message.isEmpty ? "" : ": \(Evaluator.brief(message))"),
        place
      )
    case "min", "max":
      let all = try values()
      guard !all.contains(where: \.isUnknown) else {
        return .unknown(Unknown(Evaluator.brief(node.trimmedDescription), type: .double, at: place))
      }
      let numbers = all.compactMap(\.number)
      guard numbers.count == all.count, let result = name == "min" ? numbers.min() : numbers.max()
      else { return nil }
      return all.allSatisfy(\.isWhole) ? .int(Int(result)) : .double(result)
    case "abs", "ceil", "floor", "round", "sqrt", "trunc", "sin", "cos", "tan", "exp", "log":
      let all = try values()
      guard all.count == 1, let number = all[0].number else {
        return all.first?.isUnknown == true ? all[0] : nil
      }
      if name == "abs" { return all[0].isWhole ? .int(abs(Int(number))) : .double(abs(number)) }
      return .double(mathematics[name].map { $0(number) } ?? number)
    case "pow", "fmod", "hypot", "atan2":
      let all = try values().compactMap(\.number)
      guard all.count == 2 else { return nil }
      switch name {
      case "pow": return .double(Foundation.pow(all[0], all[1]))
      case "fmod": return .double(Foundation.fmod(all[0], all[1]))
      case "hypot": return .double(Foundation.hypot(all[0], all[1]))
      default: return .double(Foundation.atan2(all[0], all[1]))
      }
    case "zip":
      let all = try values()
      guard all.count == 2, let first = try elements(of: all[0], evaluator),
        let second = try elements(of: all[1], evaluator)
      else { return nil }
      return .array(zip(first, second).map { .tuple([.init(value: $0), .init(value: $1)]) })
    case "stride":
      return try stride(values(), arguments, evaluator)
    case "type":
      guard let value = try values().first, let type = evaluator.resolvedType(of: value) else {
        return nil
      }
      return .type(type)
    case "withUnsafePointer", "autoreleasepool", "withExtendedLifetime":
      guard case .function(let body)? = try values().last else { return nil }
      return try body([])
    case "swap":
      guard arguments.count == 2,
        let first = arguments[0].expression, let second = arguments[1].expression
      else { return nil }
      let (left, right) = (
        try evaluator.reference(first, scope), try evaluator.reference(second, scope)
      )
      let value = try left.get()
      try left.set(right.get())
      try right.set(value)
      return .void
    case "NSLocalizedString":
      // The key stands for the text that the strings file has.
      return try values().first
    case "CGRectMake", "UIEdgeInsetsMake", "CGSizeMake", "CGPointMake", "CGVectorMake":
      return made(name, try values())
    default: return nil
    }
  }

  /// What the functions of C make of their numbers.
  private static func made(_ name: String, _ values: [Value]) -> Value? {
    let all = values.compactMap(\.number).map { CGFloat($0) }
    guard all.count == values.count else { return nil }
    switch (name, all.count) {
    case ("CGRectMake", 4):
      return wrap(CGRect(x: all[0], y: all[1], width: all[2], height: all[3]))
    case ("UIEdgeInsetsMake", 4):
      return wrap(UIEdgeInsets(top: all[0], left: all[1], bottom: all[2], right: all[3]))
    case ("CGSizeMake", 2): return wrap(CGSize(width: all[0], height: all[1]))
    case ("CGPointMake", 2): return wrap(CGPoint(x: all[0], y: all[1]))
    case ("CGVectorMake", 2): return wrap(CGVector(dx: all[0], dy: all[1]))
    default: return nil
    }
  }

  private static let mathematics: [String: (Double) -> Double] = [
    "ceil": { $0.rounded(.up) }, "floor": { $0.rounded(.down) },
    "round": { $0.rounded() }, "sqrt": { $0.squareRoot() }, "trunc": { $0.rounded(.towardZero) },
    "sin": Foundation.sin, "cos": Foundation.cos, "tan": Foundation.tan, "exp": Foundation.exp,
    "log": Foundation.log,
  ]

  private static func stride(
    _ values: [Value],
    _ arguments: [Argument],
    _ evaluator: Evaluator
  ) throws -> Value? {
    let numbers = values.compactMap(\.number)
    guard numbers.count == 3, numbers[2] != 0 else { return nil }
    let count = (numbers[1] - numbers[0]) / numbers[2]
    guard count.isFinite, count < 1_000_000 else {
      throw Interruption.budget("1000000 elements", evaluator.site)
    }
    try evaluator.charge(Int(max(0, count)))
    let all =
      arguments[1].label == "through"
      ? Array(Swift.stride(from: numbers[0], through: numbers[1], by: numbers[2]))
      : Array(Swift.stride(from: numbers[0], to: numbers[1], by: numbers[2]))
    let isWhole = values.allSatisfy(\.isWhole)
    return .array(all.map { isWhole ? .int(Int($0)) : .double($0) })
  }
}
