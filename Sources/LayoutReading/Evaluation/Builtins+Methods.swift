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
    let value = try reference.get()
    switch value {
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

  /// A function out of an argument: a closure, a name, or a key path.
  private static func transform(
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
      return FunctionValue { _, _ in .unknown(Unknown(unknown.text, at: unknown.place)) }
    default: return nil
    }
  }

  private static func array(
    _ name: String,
    _ elements: [Value],
    _ reference: Reference,
    _ arguments: [Argument],
    _ scope: Scope,
    _ evaluator: Evaluator
  ) throws -> Value? {
    try evaluator.charge(elements.count)
    func argument(_ place: Int) throws -> Value {
      guard place < arguments.count else { return .none }
      return try evaluator.value(of: arguments[place], scope, nil)
    }
    func function() throws -> FunctionValue? {
      try transform(arguments.last, scope, evaluator)
    }
    func holds(_ function: FunctionValue, _ element: Value) throws -> Bool {
      if case .bool(true) = try function([element]) { return true }
      return false
    }
    switch name {
    case "append":
      let new = try elementArgument(arguments[0], elements, scope, evaluator)
      if arguments[0].label == "contentsOf" {
        try reference.set(.array(elements + (new.elements ?? [])))
      } else {
        try reference.set(.array(elements + [new]))
      }
      return .void
    case "insert":
      guard case .int(let place) = try argument(1), place >= 0, place <= elements.count else {
        return nil
      }
      var changed = elements
      let new = try elementArgument(arguments[0], elements, scope, evaluator)
      if arguments[0].label == "contentsOf" {
        changed.insert(contentsOf: new.elements ?? [], at: place)
      } else {
        changed.insert(new, at: place)
      }
      try reference.set(.array(changed))
      return .void
    case "removeAll":
      guard let function = try function(), !arguments.isEmpty,
        arguments[0].label != "keepingCapacity"
      else {
        try reference.set(.array([]))
        return .void
      }
      try reference.set(.array(try elements.filter { try !holds(function, $0) }))
      return .void
    case "remove":
      guard case .int(let place) = try argument(0), elements.indices.contains(place) else {
        return nil
      }
      var changed = elements
      let removed = changed.remove(at: place)
      try reference.set(.array(changed))
      return removed
    case "removeLast", "popLast", "removeFirst":
      guard !elements.isEmpty else { return Value.none }
      var changed = elements
      let removed = name == "removeFirst" ? changed.removeFirst() : changed.removeLast()
      try reference.set(.array(changed))
      return removed
    case "reserveCapacity": return .void
    case "forEach":
      guard let function = try function() else { return nil }
      for element in elements { _ = try function([element]) }
      return .void
    case "map", "flatMap", "compactMap":
      guard let function = try function() else { return nil }
      let results = try elements.map { try function([$0]) }
      if name == "map" { return .array(results) }
      if name == "compactMap" { return .array(results.filter { !$0.isNone }) }
      return .array(results.flatMap { $0.elements ?? ($0.isNone ? [] : [$0]) })
    case "filter":
      guard let function = try function() else { return nil }
      return .array(try elements.filter { try holds(function, $0) })
    case "first", "last", "contains", "firstIndex", "lastIndex", "allSatisfy", "drop", "prefix",
      "suffix":
      return try search(name, elements, arguments, scope, evaluator)
    case "reduce":
      guard case .function(let function) = try argument(1) else { return nil }
      var result = try argument(0)
      if arguments[0].label == "into" { return nil }
      for element in elements { result = try function([result, element]) }
      return result
    case "enumerated":
      return .array(
        elements.enumerated().map {
          .tuple([
            .init(label: "offset", value: .int($0)), .init(label: "element", value: $1),
          ])
        }
      )
    case "reversed": return .array(elements.reversed())
    case "reverse":
      try reference.set(.array(elements.reversed()))
      return .void
    case "dropFirst", "dropLast":
      var count = 1
      if !arguments.isEmpty, case .int(let number) = try argument(0) { count = max(0, number) }
      return .array(
        Array(name == "dropFirst" ? elements.dropFirst(count) : elements.dropLast(count))
      )
    case "joined":
      if elements.contains(where: \.isUnknown) { return .unknown(Unknown("joined()")) }
      if case .string? = elements.first {
        return .string(
          elements.map(evaluator.describe).joined(
            separator: arguments.isEmpty ? "" : evaluator.describe(try argument(0))
          )
        )
      }
      return .array(elements.flatMap { $0.elements ?? [] })
    case "sorted", "sort":
      guard let sorted = try sorted(elements, function(), evaluator) else { return nil }
      if name == "sorted" { return .array(sorted) }
      try reference.set(.array(sorted))
      return .void
    case "min", "max":
      if let function = try function() {
        guard let sorted = try sorted(elements, function, evaluator) else { return nil }
        return (name == "min" ? sorted.first : sorted.last) ?? Value.none
      }
      let numbers = elements.compactMap(\.number)
      guard numbers.count == elements.count else { return nil }
      guard let found = name == "min" ? numbers.min() : numbers.max() else { return Value.none }
      return elements.allSatisfy(\.isWhole) ? .int(Int(found)) : .double(found)
    case "swapAt":
      guard case .int(let first) = try argument(0), case .int(let second) = try argument(1),
        elements.indices.contains(first), elements.indices.contains(second)
      else { return nil }
      var changed = elements
      changed.swapAt(first, second)
      try reference.set(.array(changed))
      return .void
    case "index":
      if arguments.first?.label == "of" {
        return try search("firstIndex", elements, arguments, scope, evaluator)
      }
      return nil
    case "union", "intersection", "subtracting":
      return try set(name, elements, reference, arguments, scope, evaluator)
    default:
      #if !canImport(Darwin)
      return try callCollectionDSL(name, elements, arguments, scope, evaluator)
      #else
      return nil
      #endif
    }
  }

  /// An argument that is to be among elements, whose type it has.
  private static func elementArgument(
    _ argument: Argument,
    _ elements: [Value],
    _ scope: Scope,
    _ evaluator: Evaluator
  ) throws -> Value {
    let type = elements.first.flatMap(evaluator.typeName(of:))
    return try evaluator.value(
      of: argument,
      scope,
      argument.label == "contentsOf" ? type.map { .array($0) } : type
    )
  }

  private static func search(
    _ name: String,
    _ elements: [Value],
    _ arguments: [Argument],
    _ scope: Scope,
    _ evaluator: Evaluator
  ) throws -> Value? {
    guard let argument = arguments.first else { return nil }
    let type = elements.first.flatMap(evaluator.typeName(of:))
    let wanted = try evaluator.value(of: argument, scope, type)
    var holds: (Value) throws -> Bool? = { Equality.areEqual($0, wanted) }
    let function = try transform(argument, scope, evaluator)
    if case .function = wanted, let function {
      holds = {
        if case .bool(let value) = try function([$0]) { return value }
        return nil
      }
    } else if case .keyPath = wanted, let function {
      holds = {
        if case .bool(let value) = try function([$0]) { return value }
        return nil
      }
    }
    switch name {
    case "contains", "allSatisfy":
      let all = name == "allSatisfy"
      for element in elements where try holds(element) == !all { return .bool(!all) }
      return .bool(all)
    case "first", "last":
      for element in name == "first" ? elements : elements.reversed()
      where try holds(element) == true { return element }
      return Value.none
    case "firstIndex", "lastIndex":
      let places = name == "firstIndex" ? Array(elements.indices) : elements.indices.reversed()
      for place in places where try holds(elements[place]) == true { return .int(place) }
      return Value.none
    case "prefix", "suffix", "drop":
      if case .int(let count) = wanted, count >= 0 {
        return .array(Array(name == "prefix" ? elements.prefix(count) : elements.suffix(count)))
      }
      let kept = try elements.prefix { try holds($0) == true }
      return .array(Array(name == "drop" ? elements.dropFirst(kept.count) : kept))
    default: return nil
    }
  }

  private static func sorted(
    _ elements: [Value],
    _ function: FunctionValue?,
    _ evaluator: Evaluator
  ) throws -> [Value]? {
    try evaluator.charge(elements.count * 8)
    if let function {
      return try elements.sorted {
        if case .bool(true) = try function([$0, $1]) { return true }
        return false
      }
    }
    if elements.allSatisfy({ $0.number != nil }) {
      return elements.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
    }
    let texts = elements.compactMap { element -> String? in
      if case .string(let text) = element { return text }
      return nil
    }
    return texts.count == elements.count ? texts.sorted().map { .string($0) } : nil
  }

  private static func set(
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
    let type = elements.first.flatMap(evaluator.typeName(of:))
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
      let other = try evaluator.value(of: arguments[0], scope, nil).elements ?? []
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
    case "removeAll":
      try reference.set(.set([]))
      return .void
    default: return try array(name, elements, reference, arguments, scope, evaluator)
    }
  }

  private static func dictionary(
    _ name: String,
    _ dictionary: DictionaryValue,
    _ reference: Reference,
    _ arguments: [Argument],
    _ scope: Scope,
    _ evaluator: Evaluator
  ) throws -> Value? {
    switch name {
    case "removeAll":
      try reference.set(.dictionary(DictionaryValue()))
      return .void
    case "removeValue":
      var changed = dictionary
      let key = try evaluator.value(of: arguments[0], scope, nil)
      let old = dictionary[key]
      changed[key] = nil
      try reference.set(.dictionary(changed))
      return old ?? Value.none
    case "updateValue":
      var changed = dictionary
      changed[try evaluator.value(of: arguments[1], scope, nil)] =
        try evaluator.value(of: arguments[0], scope, nil)
      try reference.set(.dictionary(changed))
      return Value.none
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
      guard case .dictionary(let other) = try evaluator.value(of: arguments[0], scope, nil) else {
        return nil
      }
      var changed = dictionary
      for pair in other.pairs { changed[pair.key] = pair.value }
      if name == "merging" { return .dictionary(changed) }
      try reference.set(.dictionary(changed))
      return .void
    default: return nil
    }
  }

  private static func string(
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
    case "contains": return try argument(0).map { .bool(text.contains($0)) }
    case "append":
      guard let other = try argument(0) else { return nil }
      try evaluator.charge(text.utf8.count + other.utf8.count)
      try reference.set(.string(text + other))
      return .void
    case "appending": return try argument(0).map { .string(text + $0) }
    case "trimmingCharacters":
      return .string(text.trimmingCharacters(in: .whitespacesAndNewlines))
    case "replacingOccurrences":
      guard let old = try argument(0), let new = try argument(1) else { return nil }
      return .string(text.replacingOccurrences(of: old, with: new))
    case "components", "split":
      guard let separator = try argument(0), !separator.isEmpty else { return nil }
      let parts = text.components(separatedBy: separator)
      return .array((name == "split" ? parts.filter { !$0.isEmpty } : parts).map { .string($0) })
    case "prefix", "suffix", "dropFirst", "dropLast":
      var count = 1
      if let first = arguments.first {
        guard case .int(let number) = try evaluator.value(of: first, scope, nil), number >= 0 else {
          return nil
        }
        count = number
      }
      return switch name {
      case "prefix": .string(String(text.prefix(count)))
      case "suffix": .string(String(text.suffix(count)))
      case "dropFirst": .string(String(text.dropFirst(count)))
      default: .string(String(text.dropLast(count)))
      }
    case "map", "forEach", "filter", "compactMap", "enumerated", "reversed":
      return try array(
        name,
        text.map { .string(String($0)) },
        Reference(.string(text)),
        arguments,
        scope,
        evaluator
      )
    case "size", "boundingRect":
      return try measured(name, text, arguments, scope, evaluator)
    default: return nil
    }
  }
}
