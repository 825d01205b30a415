public import Foundation

/// The look of a bar: what it is told, it keeps.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The color behind the bar.
  open var backgroundColor: UIColor?
  /// The effect behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// The color of the line at the bar's edge.
  open var shadowColor: UIColor?
  /// The picture of the line at the bar's edge.
  open var shadowImage: UIImage?

  /// Takes the look of the system.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
  }

  /// Takes an opaque look.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
  }

  /// Takes a look without a background.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    shadowColor = nil
  }
}

/// The look of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
}

/// The look of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}

/// The look of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The look of entries whose words stand below their pictures.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of entries whose words stand beside their pictures.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of entries whose words stand beside their pictures, where there is little room.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The color of the entry that is chosen.
  open var selectionIndicatorTintColor: UIColor?
}

/// How light or dark a bar is.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
}

/// The height that a bar has.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// The look of an entry of a tab bar.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The look of an entry in a state.
  @preconcurrency @MainActor
  open class State: NSObject {
    /// The attributes of the words.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the words are moved, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The color of the picture.
    open var iconColor: UIColor?
    /// The color of the circle of the number in the corner.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of the number in the corner.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// The look of an entry that is not chosen.
  open private(set) lazy var normal = State()
  /// The look of the chosen entry.
  open private(set) lazy var selected = State()
  /// The look of an entry that cannot be chosen.
  open private(set) lazy var disabled = State()
  /// The look of an entry that the user moves to by keys.
  open private(set) lazy var focused = State()
}
