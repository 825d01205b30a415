public import Foundation

/// What is asked and told while a text is edited.
///
/// Nobody types here: ``UITextView`` asks and tells of becoming and resigning first responder, and the
/// rest is for code that calls it.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asks whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Asks whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Tells that editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Tells that editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asks whether a part of the text may be replaced.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Tells that the text changed.
  func textViewDidChange(_ textView: UITextView)
  /// Tells that the selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Asks whether an address in the text may be opened.
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange)
    -> Bool
  /// Asks whether a link is followed in a way.
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Asks whether a picture is used in a way.
  func textView(
    _ textView: UITextView,
    shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Asks what touching a part of the text does.
  func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction?
  /// Asks for the menu over chosen letters.
  func textView(
    _ textView: UITextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextViewDelegate {
  /// Asks the form without a way.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
  /// Says yes.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// The usual.
  public func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  /// The usual.
  public func textView(
    _ textView: UITextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Says yes.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Says yes.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Says yes.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    true
  }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Says yes.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange
  ) -> Bool {
    true
  }
}

extension UITextView {
  /// Posted after the text changed; not here, where nobody types.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification"
  )
  /// Posted after editing began; not here, where nobody types.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  /// Posted after editing ended; not here, where nobody types.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification"
  )
}

/// What is found in a text and made to be tapped.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of pages and of mail.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// All of them.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

/// The room that a text is set in.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Told after what decides sizes changed.
  var didChange: () -> Void = {}

  /// Creates a room without limits.
  public override convenience init() { self.init(size: .zero) }

  /// Creates a room of a size in points; sides of 0 have no limit.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// What lays letters out in the room.
  open weak var layoutManager: NSLayoutManager?

  /// The space between the text and the sides, in points: 5 at first.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { didChange() } }
  }

  /// The greatest number of lines; 0 is no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { didChange() } }
  }

  /// What happens to lines that are too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { didChange() } }
  }

  /// The size of the room in points; kept, and not looked at here.
  open var size: CGSize
  /// Whether the room is as wide as its view; kept, and not looked at here.
  open var widthTracksTextView = true
  /// Whether the room is as high as its view; kept, and not looked at here.
  open var heightTracksTextView = false
  /// Shapes that the text flows around; kept, and not looked at here.
  open var exclusionPaths: [UIBezierPath] = []

  /// Whether the room is a rectangle: always here.
  open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }
}
