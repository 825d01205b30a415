import Foundation

/// The numbers of tries, from 0, for what tests on other threads may take away at any moment: many at once, and then with
/// a pause between them, for 20 seconds.
public struct Tries: Sequence, IteratorProtocol {
  private static let quick = 200
  /// In seconds.
  private static let pause = 0.005

  private var number = 0
  private let end = ContinuousClock.now + .seconds(20)

  /// Creates the numbers; the time counts from here.
  public init() {}

  /// The next number; nil once the time is over.
  public mutating func next() -> Int? {
    if number >= Self.quick {
      guard ContinuousClock.now < end else { return nil }
      Thread.sleep(forTimeInterval: Self.pause)
    }
    defer { number += 1 }
    return number
  }
}
