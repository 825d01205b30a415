public import Foundation

/// A view in place of the keyboard, or above it.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// What the view looks like.
  public enum Style: Int, Sendable {
    case `default` = 0
    case keyboard = 1
  }

  /// What the view looks like.
  public let inputViewStyle: Style
  /// Whether constraints decide the height.
  open var allowsSelfSizing = false

  /// Creates a view.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view with a frame in points that looks like any other.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// A keyboard of an app's own, whose keys make a sound.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether they do: no, unless something else is said.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// No.
  public var enableInputClicksWhenVisible: Bool { false }
}

/// A keyboard of a language.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language by its code.
  open var primaryLanguage: String? { nil }
  /// The keyboards that the user has set up; none here.
  open class var activeInputModes: [UITextInputMode] { [] }
}

/// What stands above the keyboard on tablets.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Whether the user may hide it.
  open var allowsHidingShortcuts = true
  /// The groups at the leading end.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups at the trailing end.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
