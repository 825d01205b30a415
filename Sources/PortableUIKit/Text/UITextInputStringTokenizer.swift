public import Foundation

/// How large a part of a text is.
public enum UITextGranularity: Int, Sendable {
  case character = 0
  case word = 1
  case sentence = 2
  case paragraph = 3
  case line = 4
  case document = 5
}

/// Where a text is followed to: along its letters, or on the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of the direction.
  public let rawValue: Int

  /// Creates a direction from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Creates a direction along letters.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// Creates a direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether it goes back: to the beginning, to the left or upwards.
  var isBackward: Bool {
    [
      UITextStorageDirection.backward.rawValue, UITextLayoutDirection.left.rawValue,
      UITextLayoutDirection.up.rawValue,
    ].contains(rawValue)
  }
}

/// What finds words, sentences and paragraphs of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the part round a place; nil where it is in none.
  func rangeEnclosingPosition(
    _ position: UITextPosition,
    with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a place is where a part begins or ends.
  func isPosition(
    _ position: UITextPosition,
    atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// Returns where the next part begins or ends.
  func position(
    from position: UITextPosition,
    toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a place is in a part.
  func isPosition(
    _ position: UITextPosition,
    withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// What finds words, sentences and paragraphs of a text by its letters; a line is a paragraph here.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// Creates one for what takes text.
  public init(textInput: any UITextInput) {
    input = textInput
    super.init()
  }

  private var text: NSString {
    guard let input,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return "" }
    return NSString(string: input.text(in: all) ?? "")
  }

  private func place(_ position: UITextPosition) -> Int {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
  }

  /// The parts of a text, in UTF-16 units.
  private func parts(_ granularity: UITextGranularity) -> [NSRange] {
    let text = text
    if granularity == .document { return [NSRange(location: 0, length: text.length)] }
    let letters = Array(text.description)
    // A part lasts from one letter to the next that begins one, or that belongs to none.
    var found: [NSRange] = []
    var start = 0, place = 0
    func end() {
      if place > start { found.append(NSRange(location: start, length: place - start)) }
    }
    for (index, letter) in letters.enumerated() {
      let next = index + 1 < letters.count ? letters[index + 1] : nil
      switch granularity {
      case .character, .document:
        end()
        start = place
        place += letter.utf16.count
      case .word:
        let isInside = ["'", "’"].contains(letter) && place > start && next?.isLetter == true
        let isPart = letter.isLetter || letter.isNumber || isInside
        if !isPart { end() }
        place += letter.utf16.count
        if !isPart { start = place }
      case .sentence:
        place += letter.utf16.count
        // Behind a sign that ends sentences and the spaces that follow, or behind a line.
        let isSpace = letter.isWhitespace
        let before = letters[...index].last { !$0.isWhitespace }
        let endsSentence = before.map { [".", "!", "?", "…"].contains($0) } ?? false
        guard letter.isNewline || isSpace && endsSentence, next?.isWhitespace != true else {
          continue
        }
        end()
        start = place
      case .paragraph, .line:
        if letter.isNewline { end() }
        place += letter.utf16.count
        if letter.isNewline { start = place }
      }
    }
    end()
    return found
  }

  /// Returns the part round a place; nil where it is in none.
  ///
  /// A place between two parts belongs to the one that the direction leads to.
  open func rangeEnclosingPosition(
    _ position: UITextPosition,
    with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    let place = place(position)
    let found = parts(granularity).first { part in
      let (start, end) = (part.location, part.location + part.length)
      return direction.isBackward ? start < place && place <= end : start <= place && place < end
    }
    guard let found, let input,
      let start = input.position(from: input.beginningOfDocument, offset: found.location),
      let end = input.position(from: start, offset: found.length)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  /// Whether a place is where a part begins, or ends where the direction leads on.
  open func isPosition(
    _ position: UITextPosition,
    atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    let place = place(position)
    return parts(granularity).contains {
      place == (direction.isBackward ? $0.location : $0.location + $0.length)
    }
  }

  /// Returns where the next part ends, or the last one begins.
  open func position(
    from position: UITextPosition,
    toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let place = place(position)
    let parts = parts(granularity)
    let next =
      direction.isBackward
      ? parts.last { $0.location < place }?.location
      : parts.map { $0.location + $0.length }.first { $0 > place }
    guard let next, let input else { return nil }
    return input.position(from: input.beginningOfDocument, offset: next)
  }

  /// Whether a place is in a part.
  open func isPosition(
    _ position: UITextPosition,
    withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }
}

/// What is told of changes of text.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
  /// Tells that something else will be chosen.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Tells that something else is chosen.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Tells that the text will change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Tells that the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

extension UITextInput {
  /// What finds words, sentences and paragraphs.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
}
