import Foundation
import SwiftSyntax

extension Builtins {
  /// Calls a method of a value of the language.
  ///
  /// - Returns: Nil where it has none of the name.
  static func call(
    _ name: String,
    on reference: Reference,
    _ arguments: [Argument],
    _ scope: Scope,
    _ evaluator: Evaluator
  ) throws -> Value? {
    // The source may have methods of the same name that take less.
    guard arguments.count >= leastArguments[name] ?? 0 else { return nil }
    let value = try reference.get()
    if name == "map" || name == "flatMap", arguments.count == 1, try isOptional(reference, value) {
      // What has a value is handed on; what is nil was handed on before.
      return try transform(arguments[0], scope, evaluator)?([value])
    }
    switch value {
    case .structure(let options)
    where options.declaration.inherited.contains(.named("OptionSet", [])):
      return try self.options(name, options, reference, arguments, scope, evaluator)
    case .host(let object):
      guard let options = object as? any OptionSet else { return nil }
      return try self.options(name, options, reference, arguments, scope, evaluator)
    case .array(let elements):
      return try array(name, elements, reference, arguments, scope, evaluator)
    case .set(let elements):
      return try set(name, elements, reference, arguments, scope, evaluator)
    case .range, .dictionary:
      if case .dictionary(let dictionary) = value,
        let result = try self.dictionary(name, dictionary, reference, arguments, scope, evaluator)
      {
        return result
      }
      if name == "contains", case .range(let range) = value {
        return try evaluator.value(of: arguments[0], scope, nil).number.map {
          .bool(range.contains($0))
        }
      }
      guard let elements = try elements(of: value, evaluator) else { return nil }
      return try array(name, elements, Reference(value), arguments, scope, evaluator)
    case .string(let text):
      return try string(name, text, reference, arguments, scope, evaluator)
    case .double(let number):
      switch name {
      case "rounded":
        guard let rule = arguments.first?.expression?.trimmedDescription else {
          return .double(number.rounded())
        }
        let rules: [String: FloatingPointRoundingRule] = [
          ".up": .up, ".down": .down, ".towardZero": .towardZero,
          ".toNearestOrEven": .toNearestOrEven, ".awayFromZero": .awayFromZero,
        ]
        return .double(number.rounded(rules[rule] ?? .toNearestOrAwayFromZero))
      case "squareRoot": return .double(number.squareRoot())
      case "truncatingRemainder":
        guard let other = try evaluator.value(of: arguments[0], scope, nil).number else {
          return nil
        }
        return .double(number.truncatingRemainder(dividingBy: other))
      case "advanced":
        return try evaluator.value(of: arguments[0], scope, nil).number.map { .double(number + $0) }
      default: return nil
      }
    case .int(let number):
      switch name {
      // Only from a thousand on does it depend on the user's language.
      case "formatted" where arguments.isEmpty && abs(number) < 1000: return .string("\(number)")
      case "isMultiple":
        guard case .int(let other) = try evaluator.value(of: arguments[0], scope, nil), other != 0
        else { return nil }
        return .bool(number.isMultiple(of: other))
      case "advanced":
        return try evaluator.value(of: arguments[0], scope, nil).number.map {
          .int(number + Int($0))
        }
      default: return nil
      }
    case .bool(let bool):
      guard name == "toggle" else { return nil }
      try reference.set(.bool(!bool))
      return .void
    default:
      // What has a value is handed on; what is nil was handed on before.
      guard name == "map" || name == "flatMap", arguments.count == 1 else { return nil }
      return try transform(arguments[0], scope, evaluator)?([value])
    }
  }

  /// How many arguments methods of the standard library and Foundation take at least.
  private static let leastArguments = [
    "advanced": 1, "append": 1, "contains": 1, "formUnion": 1, "insert": 1, "intersection": 1,
    "isDisjoint": 1, "isMultiple": 1, "isStrictSubset": 1, "isStrictSuperset": 1, "isSubset": 1,
    "isSuperset": 1, "merge": 2, "merging": 2, "reduce": 2, "remove": 1, "removeValue": 1,
    "subtract": 1, "subtracting": 1, "trimmingCharacters": 1, "truncatingRemainder": 1, "union": 1,
    "update": 1, "updateValue": 2,
  ]

  /// Whether a value is that of an optional: numbers cannot be gone through, and of others their declaration tells.
  private static func isOptional(_ reference: Reference, _ value: Value) throws -> Bool {
    switch value {
    case .int, .double, .bool: true
    case .string, .array, .dictionary, .set: try reference.type()?.isOptional ?? false
    default: false
    }
  }

  /// A function out of an argument: a closure, a name, or a key path.
  static func transform(
    _ argument: Argument?,
    _ scope: Scope,
    _ evaluator: Evaluator
  ) throws -> FunctionValue? {
    guard let argument else { return nil }
    switch try evaluator.value(of: argument, scope, nil) {
    case .function(let function): return function
    case .keyPath(let path):
      return FunctionValue(name: "key path", parameterCount: 1) { values, _ in
        var value = values[0]
        for component in path.components {
          value =
            try evaluator.member(component, of: value, scope, scope.frame.file.tree)
            ?? .unknown(Unknown(component))
        }
        return value
      }
    case .unknown(let unknown):
      return FunctionValue { values, _ in
        evaluator.hand(values, to: unknown)
        return .unknown(Unknown(unknown.text, at: unknown.place))
      }
    default: return nil
    }
  }

  static func set(
    _ name: String,
    _ elements: [Value],
    _ reference: Reference,
    _ arguments: [Argument],
    _ scope: Scope,
    _ evaluator: Evaluator
  ) throws -> Value? {
    func contains(_ all: [Value], _ element: Value) -> Bool {
      all.contains { Equality.areEqual($0, element) == true }
    }
    let type = try arguments.first.flatMap {
      try elementType(elements, reference, $0, evaluator)
    }
    switch name {
    case "insert", "update":
      let new = try evaluator.value(of: arguments[0], scope, type)
      let isNew = !contains(elements, new)
      if isNew { try reference.set(.set(elements + [new])) }
      return .tuple([
        .init(label: "inserted", value: .bool(isNew)),
        .init(label: "memberAfterInsert", value: new),
      ])
    case "remove":
      let old = try evaluator.value(of: arguments[0], scope, type)
      try reference.set(.set(elements.filter { Equality.areEqual($0, old) != true }))
      return contains(elements, old) ? old : Value.none
    case "union", "formUnion", "intersection", "subtracting", "subtract":
      let others = try evaluator.value(of: arguments[0], scope, type.map { .array($0) })
      if case .unknown = others { return others }
      let other = others.elements ?? []
      let result =
        switch name {
        case "union", "formUnion": elements + other.filter { !contains(elements, $0) }
        case "intersection": elements.filter { contains(other, $0) }
        default: elements.filter { !contains(other, $0) }
        }
      if name == "formUnion" || name == "subtract" {
        try reference.set(.set(result))
        return .void
      }
      return .set(result)
    case "isSubset", "isSuperset", "isDisjoint", "isStrictSubset", "isStrictSuperset":
      let others = try evaluator.value(of: arguments[0], scope, type.map { .array($0) })
      guard let other = others.elements.map(evaluator.unique) else { return others }
      let shared = elements.count { contains(other, $0) }
      return switch name {
      case "isSubset": .bool(shared == elements.count)
      case "isSuperset": .bool(shared == other.count)
      case "isDisjoint": .bool(shared == 0)
      case "isStrictSubset": .bool(shared == elements.count && other.count > shared)
      default: .bool(shared == other.count && elements.count > shared)
      }
    case "removeAll":
      try reference.set(.set([]))
      return .void
    default: return try array(name, elements, reference, arguments, scope, evaluator)
    }
  }

  static func dictionary(
    _ name: String,
    _ dictionary: DictionaryValue,
    _ reference: Reference,
    _ arguments: [Argument],
    _ scope: Scope,
    _ evaluator: Evaluator
  ) throws -> Value? {
    func types() throws -> (TypeReference?, TypeReference?) {
      if case .dictionary(let key, let value)? = try reference.type()?.unwrapped {
        return (key, value)
      }
      let first = dictionary.pairs.first
      return (
        first.flatMap { evaluator.typeName(of: $0.key) },
        first.flatMap { evaluator.typeName(of: $0.value) }
      )
    }
    func keyType() throws -> TypeReference? { try types().0 }
    func valueType() throws -> TypeReference? { try types().1 }
    switch name {
    case "removeAll":
      try reference.set(.dictionary(DictionaryValue()))
      return .void
    case "removeValue":
      var changed = dictionary
      let key = try evaluator.value(of: arguments[0], scope, keyType())
      if case .unknown = key { return key }
      let old = dictionary[key]
      changed[key] = nil
      try reference.set(.dictionary(changed))
      return old ?? Value.none
    case "updateValue":
      var changed = dictionary
      let key = try evaluator.value(of: arguments[1], scope, keyType())
      if case .unknown = key { return key }
      let old = dictionary[key] ?? Value.none
      changed[key] = try evaluator.value(of: arguments[0], scope, valueType())
      try reference.set(.dictionary(changed))
      return old
    case "mapValues", "compactMapValues":
      guard let function = try transform(arguments.last, scope, evaluator) else { return nil }
      var changed = DictionaryValue()
      for pair in dictionary.pairs {
        let new = try function([pair.value])
        if name == "compactMapValues", new.isNone { continue }
        changed.pairs.append((pair.key, new))
      }
      return .dictionary(changed)
    case "merging", "merge":
      let added = try evaluator.value(of: arguments[0], scope, nil)
      if added.isUnknown {
        if name == "merge" { try reference.set(added) }
        return added
      }
      guard case .dictionary(let other) = added, arguments.count == 2,
        let combine = try transform(arguments[1], scope, evaluator)
      else { return nil }
      var changed = dictionary
      for pair in other.pairs {
        changed[pair.key] =
          try changed[pair.key].map { try combine([$0, pair.value]) } ?? pair.value
      }
      if name == "merging" { return .dictionary(changed) }
      try reference.set(.dictionary(changed))
      return .void
    default: return nil
    }
  }

  /// A part of a text that a function chooses, letter by letter.
  private static func characters(
    _ name: String,
    _ text: String,
    _ arguments: [Argument],
    _ scope: Scope,
    _ evaluator: Evaluator
  ) throws -> Value? {
    let letters = text.map { Value.string(String($0)) }
    let kept = try array(name, letters, Reference(.array(letters)), arguments, scope, evaluator)
    return (kept?.elements).map { .string($0.map(evaluator.describe).joined()) }
  }

  static func string(
    _ name: String,
    _ text: String,
    _ reference: Reference,
    _ arguments: [Argument],
    _ scope: Scope,
    _ evaluator: Evaluator
  ) throws -> Value? {
    func argument(_ place: Int) throws -> String? {
      guard place < arguments.count,
        case .string(let text) = try evaluator.value(of: arguments[place], scope, .string)
      else { return nil }
      return text
    }
    try evaluator.charge(text.utf8.count / 16)
    switch name {
    case "uppercased", "localizedUppercase": return .string(text.uppercased())
    case "lowercased": return .string(text.lowercased())
    case "hasPrefix": return try argument(0).map { .bool(text.hasPrefix($0)) }
    case "hasSuffix": return try argument(0).map { .bool(text.hasSuffix($0)) }
    case "contains" where arguments.first?.isClosure != true && arguments.first?.label == nil:
      return try argument(0).map { .bool(text.contains($0)) }
    case "append":
      guard let other = try argument(0) else { return nil }
      try evaluator.charge(text.utf8.count + other.utf8.count)
      try reference.set(.string(text + other))
      return .void
    case "appending": return try argument(0).map { .string(text + $0) }
    case "trimmingCharacters":
      let set = try evaluator.value(of: arguments[0], scope, .named("CharacterSet", []))
      guard case .host(let set as CharacterSet) = set else { return nil }
      return .string(text.trimmingCharacters(in: set))
    case "padding":
      guard arguments.map(\.label) == ["toLength", "withPad", "startingAt"],
        case .int(let length) = try evaluator.value(of: arguments[0], scope, .int),
        let pad = try argument(1), !pad.isEmpty,
        case .int(let start) = try evaluator.value(of: arguments[2], scope, .int), length >= 0,
        (0..<pad.utf16.count).contains(start)
      else { return nil }
      try evaluator.charge(length)
      return .string(text.padding(toLength: length, withPad: pad, startingAt: start))
    case "replacingOccurrences":
      guard arguments.count == 2, let old = try argument(0), let new = try argument(1) else {
        return nil
      }
      return .string(text.replacingOccurrences(of: old, with: new))
    case "components", "split":
      if arguments.count == 1, name == "components",
        case .host(let set as CharacterSet) = try evaluator.value(
          of: arguments[0],
          scope,
          .named("CharacterSet", [])
        )
      {
        return .array(text.components(separatedBy: set).map { .string($0) })
      }
      guard arguments.count == 1, let separator = try argument(0), !separator.isEmpty else {
        return nil
      }
      let parts = text.components(separatedBy: separator)
      return .array((name == "split" ? parts.filter { !$0.isEmpty } : parts).map { .string($0) })
    case "prefix", "suffix", "dropFirst", "dropLast":
      if arguments.first?.label == "while" || arguments.first?.isClosure == true {
        return try characters(name, text, arguments, scope, evaluator)
      }
      var count = 1
      if let first = arguments.first {
        guard case .int(let number) = try evaluator.value(of: first, scope, nil), number >= 0 else {
          return nil
        }
        count = number
      }
      return switch name {
      case "prefix": evaluator.cut(text.prefix(count), at: count)
      case "suffix": evaluator.cut(text.suffix(count), at: count)
      case "dropFirst": .string(String(text.dropFirst(count)))
      default: .string(String(text.dropLast(count)))
      }
    case "filter", "drop":
      return try characters(name, text, arguments, scope, evaluator)
    case "map", "forEach", "compactMap", "flatMap", "enumerated", "reversed", "sorted", "min",
      "max",
      "reduce", "first", "last", "contains", "allSatisfy":
      return try array(
        name,
        text.map { .string(String($0)) },
        Reference(.string(text)),
        arguments,
        scope,
        evaluator
      )
    case "size", "boundingRect":
      evaluator.measuredTexts.insert(text)
      return try measured(name, text, arguments, scope, evaluator)
    default: return nil
    }
  }
}
