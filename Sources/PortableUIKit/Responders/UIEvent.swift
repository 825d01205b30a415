public import Foundation

/// A touch on the screen.
///
/// Nothing makes one here; the type is there for overrides, and for tests that make their own.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// How far a touch has come.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  /// What touches: a finger.
  open var type: TouchType { .direct }
  /// When the touch came or moved last, in seconds since the device was started; 0 here.
  open var timestamp: TimeInterval { 0 }
  /// How hard the finger presses, 1 being usual; 0 where the screen does not feel it, as here.
  open var force: CGFloat { 0 }
  /// How hard a finger can press; 0 where the screen does not feel it, as here.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The radius of what touches, in points; 0 here.
  open var majorRadius: CGFloat { 0 }
  /// Those who look at the touch; none here.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// Returns where the finger is, more exactly; at the origin here.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// How far the touch has come.
  open internal(set) var phase = Phase.began
  /// How often the finger came down at the place.
  open internal(set) var tapCount = 1
  /// The view that was touched.
  open internal(set) weak var view: UIView?
  /// The window that was touched.
  open var window: UIWindow? { view?.window }

  /// Returns where the finger is, in a view's coordinates; at the origin here.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns where the finger was before, in a view's coordinates; at the origin here.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }

  /// What of a touch may become known better.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The force.
    public static let force = Properties(rawValue: 1 << 0)
    /// The direction.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The angle above the screen.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The place.
    public static let location = Properties(rawValue: 1 << 3)
  }

  /// How much the radius may differ, in points.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// What is estimated; nothing.
  open var estimatedProperties: Properties { [] }
  /// What will become known better; nothing.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// The number of an estimate; none.
  open var estimationUpdateIndex: NSNumber? { nil }
  /// The angle of a pen above the screen, in radians: a finger stands upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// How a pen is rolled, in radians.
  open var rollAngle: CGFloat { 0 }
  /// Returns the direction of a pen, in radians.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Returns the direction of a pen.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// Returns where it was before, most exactly, in points.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

/// A key or button that is pressed; nothing makes one here.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The key, where one was pressed; none is here.
  open var key: UIKey? { nil }

  /// What is pressed.
  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
  }
  /// Where pressing has come to.
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// What is pressed.
  open var type: PressType { .select }
  /// Where pressing has come to.
  open var phase: Phase { .began }
  /// How hard it is pressed, from 0 to 1.
  open var force: CGFloat { 0 }
  /// When it was pressed, in seconds.
  open var timestamp: TimeInterval { 0 }
  /// The gestures that look at it; none here.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
}

/// A key of a keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The key by its place.
  open var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(rawValue: 0) }
  /// The letters that the key gives.
  open var characters: String { "" }
  /// The letters that the key gives without other keys.
  open var charactersIgnoringModifiers: String { "" }
  /// The keys that are held.
  open var modifierFlags: UIKeyModifierFlags { [] }
}

/// A key by its place, as the USB specification counts them.
///
/// Source: USB HID Usage Tables, page 7.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  /// The number of the key.
  public let rawValue: Int

  /// Creates a key from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Return.
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
  /// Escape.
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
  /// Backspace.
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
  /// Tab.
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
  /// The space bar.
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
  /// The arrow to the right.
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
  /// The arrow to the left.
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
  /// The arrow down.
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
  /// The arrow up.
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
}

/// Keys or buttons that are pressed; nothing makes one here.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {}

/// An event.
///
/// Nothing makes one here; the type is there for overrides.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What happened.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// What happened within its kind.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  /// What happened.
  open var type: EventType { .touches }
  /// What happened within its kind.
  open var subtype: EventSubtype { .none }
  /// The touches that belong to the event.
  open var allTouches: Set<UITouch>? { nil }
  /// When it happened, in seconds since the device was started; 0 here.
  open var timestamp: TimeInterval { 0 }
  /// Returns the touches of the event on a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches.map { $0.filter { $0.view === view } }
  }
}

extension UIResponder {
  /// Posted before the keyboard is shown; here, for input views.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification"
  )
  /// Posted after the keyboard was shown; here, for input views.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification"
  )
  /// Posted before the keyboard is hidden; here, for input views.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification"
  )
  /// Posted after the keyboard was hidden; here, for input views.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification"
  )
  /// Posted before the keyboard's frame changes; here, for input views.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification"
  )
  /// Posted after the keyboard's frame changed; here, for input views.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification"
  )
  /// The keyboard's frame before, in a notification: a rectangle.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The keyboard's frame afterwards, in a notification: a rectangle.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long the keyboard moves, in a notification: seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// How the keyboard's speed changes, in a notification: the number of a curve.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard is this application's, in a notification.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// Keys that are held while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The key for capital letters, when it stays down.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The key for capital letters.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
