public import Foundation

/// What an object says to assistive technology.
///
/// It stands apart from the object: every view would have room for it, and few say anything.
final class AccessibilityRecord {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var frame = CGRect.zero
  var activationPoint = CGPoint.zero
  var language: String?
  var containerType = UIAccessibilityContainerType.none
  var path: UIBezierPath?
  var rotors: [UIAccessibilityCustomRotor]?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var inputLabels: [String] = []
  var respondsToUser: Bool?
  var ignoresInvertColors = false
  var textualContext: UIAccessibilityTextualContext?
  var headerElements: [Any]?
}

/// What an object is like, for assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It plays its own sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It sums up what there is when the application starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It cannot be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field to search with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It begins to play.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// It can be set.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Something that can be made larger.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 24)
  /// A switch.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
  /// Touches go to it directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// It turns a page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// Something that assistive technology offers to do with an object.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// What is done; it answers whether that went well.
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

  /// The words of the action.
  open var name: String
  /// The picture of the action.
  open var image: UIImage?
  /// What is done.
  open var actionHandler: ActionHandler?
  /// Whose method is called.
  open weak var target: AnyObject?
  /// The method that is called.
  open var selector = Selector("")
  /// What the action is called, with attributes; they are kept by nobody.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }

  /// Creates an action that calls a method.
  public convenience init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.init(name: name, image: image, actionHandler: nil)
    self.target = target as AnyObject?
    self.selector = selector
  }

  /// Creates an action that calls a method, with a name with attributes.
  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(name: attributedName.string, target: target, selector: selector)
  }

  /// Creates an action.
  public init(name: String, image: UIImage? = nil, actionHandler: ActionHandler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}

/// What assistive technology is told, and what the user set up; nobody listens here, and nothing is set
/// up.
public enum UIAccessibility {
  /// Something that is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the kind.
    public let rawValue: UInt32

    /// Creates a kind from its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A large part of the screen changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// The content was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells something; nobody listens here.
  @preconcurrency @MainActor
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether the screen is read aloud.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { false }
  /// Whether the application is used by switches.
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { false }
  /// Whether less is to move.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool { false }
  /// Whether less is to be transparent.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is to be bold.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { false }
  /// Whether colors are to be darker.
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colors are inverted.
  @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { false }
  /// Whether buttons have shapes.
  @preconcurrency @MainActor public static var buttonShapesEnabled: Bool { false }
}

/// Where something is to scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}

extension UIAccessibility {
  /// Whether the user cannot tell colors apart; no.
  @preconcurrency @MainActor public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether there are subtitles; no.
  @preconcurrency @MainActor public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether both ears hear the same; no.
  @preconcurrency @MainActor public static var isMonoAudioEnabled: Bool { false }
  /// Whether the screen is gray; no.
  @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool { false }
  /// Whether one app alone can be used; no.
  @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool { false }
  /// Whether what is on the screen can be read aloud; no.
  @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool { false }
  /// Whether what is chosen can be read aloud; no.
  @preconcurrency @MainActor public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether films play by themselves; yes.
  @preconcurrency @MainActor public static var isVideoAutoplayEnabled: Bool { true }

  /// The key of what assistive technology stands at now.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of what it stood at before.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key of which technology it is.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  /// The key of what was read aloud.
  public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of whether it was read to its end.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"

  /// Posted when assistive technology stands at something else; not here.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification"
  )
  /// Posted when something was read aloud; not here.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification"
  )
  /// Posted when reading aloud was turned on or off; not here.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
  /// Posted when use by switches was turned on or off; not here.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification"
  )
  /// Posted when the wish for less motion changed; not here.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )
  /// Posted when the wish for less transparency changed; not here.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification"
  )
  /// Posted when the wish for bold text changed; not here.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification"
  )
  /// Posted when the wish for more contrast changed; not here.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification"
  )
  /// Posted when colors were inverted, or no longer; not here.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification"
  )
  /// Posted when the screen became gray, or no longer; not here.
  public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification"
  )
  /// Posted when the wish for shapes of buttons changed; not here.
  public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification"
  )
  /// Posted when one app alone can be used, or no longer; not here.
  public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification"
  )
  /// Posted when the wish for more than colors changed; not here.
  public static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification"
  )
}
