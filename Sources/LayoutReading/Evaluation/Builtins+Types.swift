import HostCalls
import Foundation
import PortableUIKit
import SwiftSyntax

extension Builtins {
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
      if case .string(let text) = first {
        guard values.count == 1 || labels.last == "radix" else { return nil }
        var radix = 10
        if values.count == 2 {
          guard case .int(let given) = values[1], (2...36).contains(given) else { return nil }
          radix = given
        }
        return Int(text, radix: radix).map { .int($0) } ?? Value.none
      }
      guard let number = first.number ?? (try? native(first, Double.self)) else { return nil }
      return Int(exactly: number.rounded(.towardZero)).map { .int($0) }
    case "String", "Substring", "Character", "NSString":
      guard let first else { return .string("") }
      if labels.first == "repeating", values.count == 2, case .int(let count) = values[1] {
        let text = evaluator.describe(first)
        try evaluator.charge(count * max(text.utf8.count, 1))
        return .string(String(repeating: text, count: max(0, count)))
      }
      if labels.first == "localized" {
        if let text = localized(values, labels, evaluator) { return text }
        if case .string? = values.first { return keyAsText(values.first, evaluator) }
      }
      if labels.first == "format", case .string(let format) = first {
        return formatted(format, Array(values.dropFirst()))
      }
      if labels.first == "describing" { return described(first, evaluator) }
      if labels.count == 2, labels[1] == "radix" {
        guard case .int(let number) = first, case .int(let radix) = values[1],
          (2...36).contains(radix)
        else { return nil }
        return .string(String(number, radix: radix))
      }
      if labels.first == "reflecting" { return reflected(first, evaluator) }
      guard values.count == 1 else { return nil }
      if case .array(let elements) = first {
        return .string(elements.map(evaluator.describe).joined())
      }
      if case .host = first { return .unknown(Unknown("String(…)", type: .string)) }
      return .string(evaluator.describe(first))
    case "Bool":
      if case .string(let text)? = first { return Bool(text).map { .bool($0) } ?? Value.none }
      return first ?? .bool(false)
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
      if labels.first == "grouping", values.count == 2, case .function(let key) = values[1],
        let all = try elements(of: first, evaluator)
      {
        var result = DictionaryValue()
        for element in all {
          let group = try key([element])
          if case .unknown = group { return group }
          result[group] = .array((result[group]?.elements ?? []) + [element])
        }
        return .dictionary(result)
      }
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

  /// What `String(describing:)` makes of a value; an unknown text where that is not the same everywhere.
  private static func described(_ value: Value, _ evaluator: Evaluator) -> Value {
    switch value {
    case .host, .object, .structure, .function, .keyPath:
      .unknown(Unknown("String(describing:)", type: .string))
    default: .string(evaluator.describe(value))
    }
  }

  /// What `String(reflecting:)` makes of a value: the name of a class has that of its module before it.
  private static func reflected(_ value: Value, _ evaluator: Evaluator) -> Value {
    switch value {
    case .string(let text): .string(text.debugDescription)
    case .type(.declared(let type)): .string("Module." + type.name)
    case .int, .double, .bool: .string(evaluator.describe(value))
    default: .unknown(Unknown("String(reflecting:)", type: .string))
    }
  }

  /// A text in a format, as far as it has numbers and texts in it.
  static func formatted(_ format: String, _ values: [Value]) -> Value? {
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
}
