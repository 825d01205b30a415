public import Foundation

/// The look of a bar: what it is told, it keeps.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// Creates the look of the system.
  public required override init() {
    super.init()
  }

  /// Creates the look of the system on a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) {
    super.init()
  }

  /// Creates the look of another bar.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }

  /// Takes over another look.
  func take(_ other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
    isTransparent = other.isTransparent
  }

  /// Whether the bar was asked for without a background.
  private(set) var isTransparent = false

  /// Returns the same look once more.
  public func copy() -> Self { Self.init(barAppearance: self) }

  /// How the picture behind the bar is placed.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
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
    isTransparent = false
  }

  /// Takes an opaque look.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    isTransparent = false
  }

  /// Takes a look without a background.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    shadowColor = nil
    isTransparent = true
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
  /// The attributes of the line below the title.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The look of the button back.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The picture of the button back.
  open private(set) var backIndicatorImage: UIImage?
  /// What the picture of the button back is cut out with.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the picture of the button back.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?,
    transitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    subtitleTextAttributes = other.subtitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }
}

/// The look of buttons in bars.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The look of a button in a state.
  @preconcurrency @MainActor
  open class State: NSObject {
    /// The attributes of the words.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the words are moved, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The picture behind the button.
    open var backgroundImage: UIImage?
    /// How far that picture is moved, in points.
    open var backgroundImagePositionAdjustment = UIOffset.zero
  }

  /// Creates the look of plain buttons.
  public override init() {
    super.init()
  }

  /// Creates the look of buttons of a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
  }

  /// Takes the look of the system.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }

  /// The look of a button.
  open private(set) lazy var normal = State()
  /// The look of a button that is held.
  open private(set) lazy var highlighted = State()
  /// The look of a button that cannot be touched.
  open private(set) lazy var disabled = State()
  /// The look of a button that the user moves to by keys.
  open private(set) lazy var focused = State()
}

/// The look of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The look of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }
}

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
  /// The picture behind the entry that is chosen.
  open var selectionIndicatorImage: UIImage?
  /// How the entries share the width.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of an entry in points; 0 is the natural one.
  open var stackedItemWidth: CGFloat = 0
  /// The space between entries in points.
  open var stackedItemSpacing: CGFloat = 0

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}

/// How light or dark a bar is.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1

  /// Dark, and something of what lies behind shows through, as before iOS 7.
  public static let blackTranslucent = UIBarStyle.black
  /// Dark, as before iOS 7.
  public static let blackOpaque = UIBarStyle.black
}

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  case topAttached = 3
}

/// A part of a search bar that has a picture.
public enum UISearchBarIcon: Int, Sendable {
  case search = 0
  case clear = 1
  case bookmark = 2
  case resultsList = 3
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
