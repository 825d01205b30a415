public import Foundation

/// What makes a device be felt; nothing is felt here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Wakes the hardware; there is none.
  open func prepare() {}

  /// Creates one.
  public override init() {
    super.init()
  }

  /// Creates one for a view.
  public convenience init(view: UIView) {
    self.init()
  }
}

/// A knock.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard things knock together.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  /// Creates a knock of medium strength.
  public override init() {
    super.init()
  }

  /// Creates a knock.
  public init(style: FeedbackStyle) {
    super.init()
  }

  /// Creates one of a style for a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  /// Knocks; nothing is felt here.
  open func impactOccurred() {}
  /// Knocks with a strength from 0 to 1; nothing is felt here.
  open func impactOccurred(intensity: CGFloat) {}
}

/// What tells by feel how something went.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it went.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Tells how it went; nothing is felt here.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// What tells by feel that a choice changed.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Tells that the choice changed; nothing is felt here.
  open func selectionChanged() {}
}
