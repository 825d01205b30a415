import Foundation

/// The part of a matrix that a process runs: `PLUMB_SHARD=2/8` is the second of eight.
///
/// Cases are dealt out in rounds, each beginning with another shard: the same ones come to a shard on every host, and no value
/// of an axis comes to one shard alone.
struct MatrixShard: Hashable {
  /// From 0.
  var index: Int
  var count: Int

  /// Everything.
  static let whole = MatrixShard(index: 0, count: 1)

  /// What `PLUMB_SHARD` says of this process.
  static var current: MatrixShard {
    get throws(UnknownShard) {
      try stated(ProcessInfo.processInfo.environment["PLUMB_SHARD"])
    }
  }

  /// What `PLUMB_SHARD` says; everything where it says nothing.
  static func stated(_ value: String?) throws(UnknownShard) -> MatrixShard {
    guard let value, !value.isEmpty else { return .whole }
    let parts = value.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0,
      (1...count).contains(number)
    else { throw UnknownShard(value: value) }
    return MatrixShard(index: number - 1, count: count)
  }

  /// Whether a case is in the part, by its place in the plan.
  ///
  /// The sum of the digits of the place, with as many digits as there are shards, says whose turn it is: the last digit goes
  /// through all shards once in each round, and the others turn the round.
  func contains(_ place: Int) -> Bool {
    guard count > 1 else { return true }
    var (rest, turn) = (place, 0)
    while rest > 0 {
      turn += rest % count
      rest /= count
    }
    return turn % count == index
  }
}

/// A value of `PLUMB_SHARD` that means nothing.
struct UnknownShard: Error, Hashable, CustomStringConvertible {
  var value: String

  var description: String { "PLUMB_SHARD is \(value); it can be 1/8, 2/8 … 8/8" }
}
