// What the strategy calls of swift-snapshot-testing 1.18, declared from its public documentation, so that the strategy
// can be type-checked without it. Nothing here works.

/// A value that is there later.
public struct Async<Value> {
  public init(value: Value) {}
}

/// How two values are compared.
public struct Diffing<Value> {
  public init() {}
}

extension Diffing where Value == String {
  public static var lines: Diffing { Diffing() }
}

/// How a value is recorded.
public struct Snapshotting<Value, Format> {
  public var pathExtension: String?
  public var diffing: Diffing<Format>
  public var snapshot: (Value) -> Async<Format>

  public init(
    pathExtension: String?,
    diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { value in
      snapshot(transform(value))
    }
  }
}

public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == String, Format == String {
  public static var lines: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { Async(value: $0) }
  }
}
