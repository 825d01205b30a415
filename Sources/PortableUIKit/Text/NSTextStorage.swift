public import Foundation

/// A text that says when it is changed.
open class NSTextStorage: NSMutableAttributedString {
  /// What was changed.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The attributes.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// The letters.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// Creates a text without letters.
  public convenience init() { self.init(string: "") }

  /// What is told of changes.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// What was changed since changes were told of.
  open private(set) var editedMask: EditActions = []
  /// Where it was changed; nowhere where the location is `NSNotFound`.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// How much longer the text became.
  open private(set) var changeInLength = 0
  /// What lays the text out.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  private var openEdits = 0

  /// Has the text laid out by something.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Has the text laid out by something no longer.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  /// Puts changes together until ``endEditing()``.
  open override func beginEditing() { openEdits += 1 }

  /// Tells of the changes since ``beginEditing()``.
  open override func endEditing() {
    openEdits = max(0, openEdits - 1)
    if openEdits == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Notes a change; a subclass calls it from those methods that change its text.
  ///
  /// - Parameters:
  ///   - editedMask: What was changed.
  ///   - editedRange: Where, before the change.
  ///   - delta: How much longer the text became.
  open func edited(
    _ editedMask: EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    self.editedMask.formUnion(editedMask)
    let after = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    self.editedRange =
      self.editedRange.location == NSNotFound ? after : self.editedRange.union(after)
    changeInLength += delta
    if openEdits == 0 { processEditing() }
  }

  /// Tells the delegate of changes, before and after attributes are put right.
  open func processEditing() {
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    delegate?.textStorage(
      self,
      willProcessEditing: mask,
      range: range,
      changeInLength: delta
    )
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
    (editedMask, changeInLength) = ([], 0)
    editedRange = NSRange(location: NSNotFound, length: 0)
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(
      .editedCharacters,
      range: range,
      changeInLength: str.utf16.count - range.length
    )
  }

  // Whoever keeps the text somewhere else overrides what is below alone: the rest goes by it.

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    let whole = NSRange(location: 0, length: attrString.length)
    attrString.enumerateAttributes(in: whole) { attributes, part, _ in
      let place = NSRange(location: range.location + part.location, length: part.length)
      setAttributes(attributes, range: place)
    }
    endEditing()
  }

  open override func append(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: string.utf16.count, length: 0), with: attrString)
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: string.utf16.count), with: attrString)
  }

  open override func addAttribute(
    _ name: NSAttributedString.Key,
    value: Any,
    range: NSRange
  ) {
    addAttributes([name: value], range: range)
  }

  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:],
    range: NSRange
  ) {
    changeAttributes(in: range) { $0.merge(attrs) { _, new in new } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  private func changeAttributes(
    in range: NSRange,
    _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    beginEditing()
    var place = range.location
    while place < range.location + range.length {
      var run = NSRange(location: place, length: 0)
      var attributes = self.attributes(at: place, effectiveRange: &run)
      let end = min(max(place + 1, run.location + run.length), range.location + range.length)
      change(&attributes)
      setAttributes(attributes, range: NSRange(location: place, length: end - place))
      place = end
    }
    endEditing()
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
}

/// What is told of changes of a text.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Tells that a text was changed, before attributes are put right.
  func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )
  /// Tells that a text was changed.
  func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}

/// The text of a view as it can be changed in place.
final class ViewTextStorage: NSTextStorage {
  private weak var view: UITextView?
  /// Whether the view has set its text and knows it.
  private var isTaking = false

  @MainActor
  convenience init(_ view: UITextView) {
    self.init(string: "")
    take(view.attributedText)
    self.view = view
  }

  /// Takes over what the view shows now.
  func take(_ text: NSAttributedString) {
    guard !isTaking, !isEqual(to: text) else { return }
    isTaking = true
    setAttributedString(text)
    isTaking = false
  }

  override func processEditing() {
    super.processEditing()
    guard !isTaking, let view else { return }
    isTaking = true
    nonisolated(unsafe) let copy = NSAttributedString(attributedString: self)
    // A view's text is changed where views are.
    MainActor.assumeIsolated {
      let selection = view.selectedRange
      view.attributedText = copy
      view.selectedRange = selection
    }
    isTaking = false
  }
}
