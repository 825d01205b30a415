public import Foundation

/// How what is in an object is visited.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic = 0
  case separate = 1
  case combined = 2
}

/// What kind of text an object has.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A text processor's.
  public static let wordProcessing = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextWordProcessing"
  )
  /// A story.
  public static let narrative = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextNarrative"
  )
  /// Messages.
  public static let messaging = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextMessaging"
  )
  /// A table.
  public static let spreadsheet = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextSpreadsheet"
  )
  /// Files.
  public static let fileSystem = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextFileSystem"
  )
  /// Code.
  public static let sourceCode = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextSourceCode"
  )
  /// What a program says.
  public static let console = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextConsole"
  )
}

/// Things of a kind to go through.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// Which way.
  public enum Direction: Int, Sendable {
    case previous = 0
    case next = 1
  }

  /// Kinds that the system knows.
  public enum SystemRotorType: Int, Sendable {
    case none = 0
    case link = 1
    case visitedLink = 2
    case heading = 3
    case headingLevel1 = 4
    case headingLevel2 = 5
    case headingLevel3 = 6
    case headingLevel4 = 7
    case headingLevel5 = 8
    case headingLevel6 = 9
    case boldText = 10
    case italicText = 11
    case underlineText = 12
    case misspelledWord = 13
    case image = 14
    case textField = 15
    case table = 16
    case list = 17
    case landmark = 18
  }

  /// Returns the next thing.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// What the kind is called.
  open var name: String
  /// The kind, where the system knows it.
  public let systemRotorType: SystemRotorType
  /// Returns the next thing.
  open var itemSearchBlock: Search

  /// Creates a kind with a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, systemRotorType) = (name, .none)
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  /// Creates a kind that the system knows.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    (name, systemRotorType) = ("", type)
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }
}

/// Where the next thing of a kind is looked for.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The thing before.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// Which way.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// A thing of a kind.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The thing.
  open weak var targetElement: NSObject?
  /// The part of its text.
  open var targetRange: UITextRange?

  /// Creates none.
  public override init() {
    super.init()
  }

  /// Creates a thing, and the part of its text.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement as? NSObject
    self.targetRange = targetRange
    super.init()
  }
}

extension UIAccessibility {
  /// Whether a hand's help is on; it is off.
  @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool { false }
  /// Whether shaking undoes; it does.
  @preconcurrency @MainActor public static var isShakeToUndoEnabled: Bool { true }
  /// Whether things fade in place of moving; they do not.
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether switches have signs; they have none.
  @preconcurrency @MainActor public static var isOnOffSwitchLabelsEnabled: Bool { false }

  /// What is made larger.
  public enum ZoomType: Int, Sendable { case insertionPoint = 0 }

  /// Makes a rectangle of a view larger; nothing is made larger here.
  @preconcurrency @MainActor
  public static func zoomFocusChanged(
    zoomType type: ZoomType,
    toFrame frame: CGRect,
    in view: UIView
  ) {}
  /// Tells that zooming has no fingers left; nothing here.
  @preconcurrency @MainActor public static func registerGestureConflictWithZoom() {}
  /// Returns a rectangle of a view on the screen, in points.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
  /// Returns what assistive technology looks at; nothing here.
  @preconcurrency @MainActor
  public static func focusedElement(using assistiveTechnologyIdentifier: String?) -> Any? { nil }
  /// Keeps to one application; it cannot be here.
  @preconcurrency @MainActor
  public static func requestGuidedAccessSession(
    enabled enable: Bool,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
