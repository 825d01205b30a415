/// Whether values are equal.
@MainActor
enum Equality {
  /// - Returns: Nil where it is not known.
  static func areEqual(_ left: Value, _ right: Value) -> Bool? {
    switch (left, right) {
    case (.unknown, _), (_, .unknown): return nil
    case (.none, .none), (.void, .void): return true
    case (.none, _), (_, .none): return false
    case (.bool(let left), .bool(let right)): return left == right
    case (.string(let left), .string(let right)): return left == right
    case (.object(let left), .object(let right)): return left === right
    case (.array(let left), .array(let right)), (.set(let left), .set(let right)):
      return areAllEqual(left, right)
    case (.tuple(let left), .tuple(let right)):
      return areAllEqual(left.map(\.value), right.map(\.value))
    case (.enumeration(let left), .enumeration(let right)):
      guard left.declaration === right.declaration, left.name == right.name else { return false }
      return areAllEqual(left.payload.map(\.value), right.payload.map(\.value))
    case (.structure(let left), .structure(let right)):
      guard left.declaration === right.declaration else { return false }
      for (name, value) in left.fields {
        guard let other = right.fields[name] else { return false }
        let equal = areEqual(value, other)
        if equal != true { return equal }
      }
      return true
    case (.type(let left), .type(let right)): return left.key == right.key
    case (.host(let left), .host(let right)): return areHostsEqual(left, right)
    case (.range(let left), .range(let right)):
      return left.lower == right.lower && left.upper == right.upper
        && left.isClosed == right.isClosed
    case (.host(let host), _) where right.number != nil:
      return wrap(host).number.map { $0 == right.number }
    case (.host(let host), _), (_, .host(let host)):
      let other = if case .host = left { right } else { left }
      // A literal beside a value of UIKit is of that value's type.
      func compare<Native>(_ host: Native) -> Bool? {
        guard let made = try? native(other, Native.self) else { return false }
        return areHostsEqual(host as Any, made as Any)
      }
      return _openExistential(host, do: compare)
    default:
      if let left = left.number, let right = right.number { return left == right }
      return false
    }
  }

  // By names of their own: of overloads, arrays of values made by a key path would take the one for anything.
  private static func areAllEqual(_ left: [Value], _ right: [Value]) -> Bool? {
    guard left.count == right.count else { return false }
    for (left, right) in zip(left, right) {
      let equal = areEqual(left, right)
      if equal != true { return equal }
    }
    return true
  }

  private static func areHostsEqual(_ left: Any, _ right: Any) -> Bool? {
    if let left = left as? any Equatable { return isEqual(left, to: right) }
    if type(of: left) is AnyObject.Type, type(of: right) is AnyObject.Type {
      return left as AnyObject === right as AnyObject
    }
    return false
  }

  private static func isEqual<Element: Equatable>(_ left: Element, to right: Any) -> Bool {
    (right as? Element).map { $0 == left } ?? false
  }
}

/// A value of the source in a container of UIKit's that asks for equality.
struct HashableValue: Hashable, @unchecked Sendable {
  let value: Value

  static func == (left: HashableValue, right: HashableValue) -> Bool {
    MainActor.assumeIsolated { Equality.areEqual(left.value, right.value) == true }
  }

  func hash(into hasher: inout Hasher) {}
}
