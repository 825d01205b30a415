public import Foundation

/// How a section scrolls across.
@preconcurrency @MainActor
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// How soon it rests.
  public enum DecelerationRate: Int, Sendable {
    case automatic = 0
    case normal = 1
    case fast = 2
  }
  /// Whether it goes beyond its ends.
  public enum Bounce: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }

  /// How soon it rests.
  public var decelerationRate = DecelerationRate.automatic
  /// Whether it goes beyond its ends.
  public var bounce = Bounce.automatic
}
