import Foundation
import SwiftSyntax

extension Builtins {
  static func array(
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
    switch name {
    case "append":
      let new = try elementArgument(arguments[0], elements, reference, scope, evaluator)
      if arguments[0].label == "contentsOf" {
        if new.isUnknown { return try hidden(elements, reference, arguments[0], scope, evaluator) }
        try reference.set(.array(elements + (new.elements ?? [])))
      } else {
        try reference.set(.array(elements + [new]))
      }
      return .void
    case "insert":
      let index = try argument(1)
      if index.isUnknown { return try hidden(elements, reference, arguments[1], scope, evaluator) }
      guard case .int(let place) = index, place >= 0, place <= elements.count else { return nil }
      var changed = elements
      let new = try elementArgument(arguments[0], elements, reference, scope, evaluator)
      if arguments[0].label == "contentsOf" {
        if new.isUnknown { return try hidden(elements, reference, arguments[0], scope, evaluator) }
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
      let removals = try elements.map { try function([$0]) }
      if removals.contains(where: \.isUnknown) {
        return try hidden(elements, reference, arguments[0], scope, evaluator)
      }
      let kept = zip(elements, removals).filter { if case .bool(true) = $1 { false } else { true } }
      try reference.set(.array(kept.map(\.0)))
      return .void
    case "remove":
      let index = try argument(0)
      if index.isUnknown {
        _ = try hidden(elements, reference, arguments[0], scope, evaluator)
        return index
      }
      guard case .int(let place) = index, elements.indices.contains(place) else {
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
      if let open = results.first(where: \.isUnknown), results.allSatisfy({ !$0.isNone }) {
        return open
      }
      return .array(results.flatMap { $0.elements ?? ($0.isNone ? [] : [$0]) })
    case "filter":
      guard let function = try function() else { return nil }
      let answers = try elements.map { try function([$0]) }
      if let open = answers.first(where: \.isUnknown), case .unknown(let unknown) = open,
        evaluator.isPlain(.array(elements), nil, scope)
      {
        return .unknown(Unknown(unknown.text, type: try reference.type(), at: unknown.place))
      }
      return .array(
        zip(elements, answers).filter { keeps($1, arguments, scope, evaluator) }.map(\.0)
      )
    case "first", "last", "contains", "firstIndex", "lastIndex", "allSatisfy", "drop", "prefix",
      "suffix":
      return try search(name, elements, arguments, scope, evaluator)
    case "reduce":
      guard case .function(let function) = try argument(1) else { return nil }
      var result = try argument(0)
      if arguments[0].label == "into" {
        for element in elements {
          _ = try function([result, element])
          guard let changed = function.changedArgument else { return nil }
          result = changed
        }
        return result
      }
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
      if !arguments.isEmpty {
        let number = try argument(0)
        if number.isUnknown { return number }
        if case .int(let number) = number { count = max(0, number) }
      }
      return .array(
        Array(name == "dropFirst" ? elements.dropFirst(count) : elements.dropLast(count))
      )
    case "joined":
      if elements.contains(where: \.isUnknown) { return .unknown(Unknown("joined()")) }
      let separator = arguments.isEmpty ? nil : try argument(0)
      var isText = try elements.isEmpty && reference.type()?.element == .string
      for case .string? in [elements.first, separator] { isText = true }
      if isText {
        return .string(
          elements.map(evaluator.describe).joined(
            separator: separator.map(evaluator.describe) ?? ""
          )
        )
      }
      return .array(elements.flatMap { $0.elements ?? [] })
    case "sorted", "sort":
      guard let sorted = try sorted(elements, function(), evaluator, scope) else { return nil }
      if name == "sorted" { return .array(sorted) }
      try reference.set(.array(sorted))
      return .void
    case "min", "max":
      if let function = try function() {
        guard let sorted = try sorted(elements, function, evaluator, scope) else { return nil }
        return (name == "min" ? sorted.first : sorted.last) ?? Value.none
      }
      let numbers = elements.compactMap(\.number)
      guard numbers.count == elements.count else {
        guard let sorted = try sorted(elements, nil, evaluator, scope) else { return nil }
        return (name == "min" ? sorted.first : sorted.last) ?? Value.none
      }
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
  static func elementArgument(
    _ argument: Argument,
    _ elements: [Value],
    _ reference: Reference,
    _ scope: Scope,
    _ evaluator: Evaluator
  ) throws -> Value {
    let type = try elementType(elements, reference, argument, evaluator)
    return try evaluator.value(
      of: argument,
      scope,
      argument.label == "contentsOf" ? type.map { .array($0) } : type
    )
  }

  /// The type of the elements of a collection, where an argument is only understood by it.
  static func elementType(
    _ elements: [Value],
    _ reference: Reference,
    _ argument: Argument,
    _ evaluator: Evaluator
  ) throws -> TypeReference? {
    guard let expression = argument.expression, Evaluator.needsType(expression) else { return nil }
    let declared = try reference.type()?.element
    return declared ?? elements.first.flatMap(evaluator.typeName(of:))
  }

  static func search(
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
      var isOpen = false
      for element in elements {
        let found = try holds(element)
        if found == !all { return .bool(!all) }
        if found == nil { isOpen = true }
      }
      return isOpen ? unknown(name, argument, scope, .bool) : .bool(all)
    case "first", "last":
      for element in name == "first" ? elements : elements.reversed() {
        switch try holds(element) {
        case true?: return element
        case false?: continue
        case nil:
          // What is done to what it finds may be done to any of them.
          evaluator.keepChanged(.array(elements))
          if !evaluator.constraints(in: elements).isEmpty {
            evaluator.note(
              .unknown,
              "`\(argument.expression.map { Evaluator.brief($0.trimmedDescription) } ?? name)` is not known",
              argument.expression.map { scope.frame.file.place(of: $0) }
            )
          }
          return unknown(name, argument, scope, type)
        }
      }
      return Value.none
    case "firstIndex", "lastIndex":
      let places = name == "firstIndex" ? Array(elements.indices) : elements.indices.reversed()
      for place in places {
        switch try holds(elements[place]) {
        case true?: return .int(place)
        case false?: continue
        case nil: return unknown(name, argument, scope, .int)
        }
      }
      return Value.none
    case "prefix", "suffix", "drop":
      if case .int(let count) = wanted, count >= 0 {
        return .array(Array(name == "prefix" ? elements.prefix(count) : elements.suffix(count)))
      }
      if wanted.isUnknown { return unknown(name, argument, scope, type.map { .array($0) }) }
      var isOpen = false
      let kept = try elements.prefix {
        let found = try holds($0)
        if found == nil { isOpen = true }
        return found == true
      }
      if isOpen { return unknown(name, argument, scope, type.map { .array($0) }) }
      return .array(Array(name == "drop" ? elements.dropFirst(kept.count) : kept))
    default: return nil
    }
  }

  /// What a search answers that something unknown decides.
  private static func unknown(
    _ name: String,
    _ argument: Argument,
    _ scope: Scope,
    _ type: TypeReference?
  ) -> Value {
    let text = argument.expression.map { Evaluator.brief($0.trimmedDescription) } ?? name
    return .unknown(
      Unknown(
        text,
        type: type,
        at: argument.expression.map { scope.frame.file.place(of: $0) }
      )
    )
  }

  /// What comes of a change to a list of which it is not known what it leaves in it: a list of numbers and the like is not known
  /// any more; views and constraints stay, which is noted.
  private static func hidden(
    _ elements: [Value],
    _ reference: Reference,
    _ argument: Argument,
    _ scope: Scope,
    _ evaluator: Evaluator
  ) throws -> Value {
    let text = argument.expression.map { Evaluator.brief($0.trimmedDescription) } ?? "a list"
    let place = argument.expression.map { scope.frame.file.place(of: $0) }
    let type = try reference.type()
    if elements.isEmpty || evaluator.isPlain(.array(elements), type, scope) {
      try reference.set(.unknown(Unknown(text, type: type, at: place)))
    } else {
      evaluator.note(.unknown, "`\(text)` is not known", place)
      evaluator.keepChanged(.array(elements))
    }
    return .void
  }

  /// Whether a filter keeps an element by what it answers: one of which that is not known stays where it is, which is noted.
  private static func keeps(
    _ answer: Value,
    _ arguments: [Argument],
    _ scope: Scope,
    _ evaluator: Evaluator
  ) -> Bool {
    switch answer {
    case .bool(let holds): return holds
    case .unknown(let unknown):
      evaluator.note(
        .condition,
        "`\(unknown.text)` is not known",
        arguments.last?.expression.map { scope.frame.file.place(of: $0) } ?? unknown.place
      )
      return true
    default: return false
    }
  }

  static func sorted(
    _ elements: [Value],
    _ function: FunctionValue?,
    _ evaluator: Evaluator,
    _ scope: Scope
  ) throws -> [Value]? {
    try evaluator.charge(elements.count * 8)
    if let function {
      var open: Unknown?
      let sorted = try elements.sorted {
        switch try function([$0, $1]) {
        case .bool(let isBefore): return isBefore
        case .unknown(let unknown): open = unknown
        default: break
        }
        return false
      }
      guard let open else { return sorted }
      guard !evaluator.isPlain(.array(elements), nil, scope) else { return nil }
      evaluator.note(.unknown, "`\(open.text)` is not known", open.place)
      return elements
    }
    if elements.allSatisfy({ $0.number != nil }) {
      return elements.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
    }
    let texts = elements.compactMap { element -> String? in
      if case .string(let text) = element { return text }
      return nil
    }
    if texts.count == elements.count { return texts.sorted().map { .string($0) } }
    // What the source compares itself.
    var isOpen = false
    let sorted = try elements.sorted {
      let less = try evaluator.apply(
        "<",
        [Argument(value: $0), Argument(value: $1)],
        scope,
        .bool,
        scope.frame.file.tree
      )
      if case .bool(let holds)? = less { return holds }
      isOpen = true
      return false
    }
    return isOpen ? nil : sorted
  }
}
