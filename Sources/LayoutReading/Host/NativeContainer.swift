import Foundation

/// A container whose elements are converted one by one.
@MainActor
protocol NativeContainer {
  static func make(_ value: Value) throws -> Any?
  var wrapped: Value { get }
}

/// A container that is there or not, and hands on what is not known.
@MainActor
protocol OptionalContainer {}

extension Optional: @MainActor OptionalContainer {}

extension Optional: @MainActor NativeContainer {
  static func make(_ value: Value) throws -> Any? {
    if value.isNone { return Self.none as Any }
    return Self.some(try native(value, Wrapped.self)) as Any
  }

  var wrapped: Value { map { wrap($0) } ?? .none }
}

extension Array: @MainActor NativeContainer {
  static func make(_ value: Value) throws -> Any? {
    guard let elements = value.elements else { return nil }
    return try elements.map { try native($0, Element.self) } as [Element]
  }

  var wrapped: Value { .array(map { wrap($0) }) }
}

extension Set: @MainActor NativeContainer {
  static func make(_ value: Value) throws -> Any? {
    guard let elements = value.elements else { return nil }
    return Set(try elements.map { try native($0, Element.self) })
  }

  var wrapped: Value { .set(map { wrap($0) }) }
}

extension Dictionary: @MainActor NativeContainer {
  static func make(_ value: LayoutReading.Value) throws -> Any? {
    guard case .dictionary(let dictionary) = value else { return nil }
    var result: [Key: Value] = [:]
    for pair in dictionary.pairs {
      result[try native(pair.key, Key.self)] = try native(pair.value, Value.self)
    }
    return result
  }

  var wrapped: LayoutReading.Value {
    var result = DictionaryValue()
    for (key, value) in self { result.pairs.append((wrap(key), wrap(value))) }
    return .dictionary(result)
  }
}

extension ClosedRange: @MainActor NativeContainer where Bound == CGFloat {
  static func make(_ value: Value) throws -> Any? {
    guard case .range(let range) = value, let lower = range.lower, let upper = range.upper else {
      return nil
    }
    return CGFloat(lower)...CGFloat(upper)
  }

  var wrapped: Value {
    .range(
      RangeValue(
        lower: Double(lowerBound),
        upper: Double(upperBound),
        isClosed: true,
        isWhole: false
      )
    )
  }
}
