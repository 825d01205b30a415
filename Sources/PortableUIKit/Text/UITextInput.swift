public import Foundation

/// What takes letters.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Puts letters in place of what is selected.
  func insertText(_ text: String)
  /// Takes away what is selected, or else the letter before the cursor.
  func deleteBackward()
}

/// A place in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Where it begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
  /// Whether there are no letters in it.
  open var isEmpty: Bool { true }
}

/// A rectangle of what is selected.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// The rectangle, in points.
  open var rect: CGRect { .zero }
  /// Whether the selection begins in it.
  open var containsStart: Bool { false }
  /// Whether the selection ends in it.
  open var containsEnd: Bool { false }
  /// Whether the text runs from top to bottom.
  open var isVertical: Bool { false }
}

/// Where text is stored, to go on from.
public enum UITextStorageDirection: Int, Sendable {
  case forward = 0
  case backward = 1
}

/// Where text is seen, to go on from.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left = 3
  case up = 4
  case down = 5
}

/// How a link or a picture of a text is touched.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction = 0
  case presentActions = 1
  case preview = 2
}

/// What takes text, with a cursor in it.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// What is selected, or where the cursor is; nil where there is neither.
  var selectedTextRange: UITextRange? { get set }
  /// What is not yet decided, as while letters are put together.
  var markedTextRange: UITextRange? { get }
  /// Before the first letter.
  var beginningOfDocument: UITextPosition { get }
  /// Behind the last letter.
  var endOfDocument: UITextPosition { get }
  /// Returns the letters of a part.
  func text(in range: UITextRange) -> String?
  /// Puts letters in place of a part.
  func replace(_ range: UITextRange, withText text: String)
  /// Takes the mark away.
  func unmarkText()
  /// Returns the part between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the place that is a number of UTF-16 units further on; nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the place that is a number of UTF-16 units further on in a direction; nil beyond the text.
  func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition?
  /// Returns which of two places is first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns how many UTF-16 units lie between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns the first rectangle of a part, in points.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the cursor at a place, in points.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of a part.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the place nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
}

/// A place that is a number of UTF-16 units behind the beginning.
final class TextOffset: UITextPosition {
  let value: Int

  init(_ value: Int) {
    self.value = value
    super.init()
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.value == value }
  override var hash: Int { value }
}

/// A part between two such places.
final class TextSpan: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var start: UITextPosition { TextOffset(range.location) }
  override var end: UITextPosition { TextOffset(range.location + range.length) }
  override var isEmpty: Bool { range.length == 0 }
  override func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.range == range }
  override var hash: Int { range.hashValue }
}

/// A rectangle of a selection.
final class TextRect: UITextSelectionRect {
  private let area: CGRect
  private let ends: (first: Bool, last: Bool)

  init(_ area: CGRect, isFirst: Bool, isLast: Bool) {
    (self.area, ends) = (area, (isFirst, isLast))
    super.init()
  }

  override var rect: CGRect { area }
  override var containsStart: Bool { ends.first }
  override var containsEnd: Bool { ends.last }
}
