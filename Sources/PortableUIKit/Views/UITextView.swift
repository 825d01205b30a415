public import Foundation

/// Lines of text that can be edited and scrolled.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  /// What is asked and told while the text is edited.
  ///
  /// - Note: UIKit: the same as the scroll view's delegate, with a narrower type.
  @_nonoverride
  open weak var delegate: (any UITextViewDelegate)?

  override var scrollDelegate: (any UIScrollViewDelegate)? { delegate ?? super.scrollDelegate }
  override var sizesContentItself: Bool { true }

  /// The room that the text is set in: its padding and number of lines decide the size.
  open internal(set) lazy var textContainer: NSTextContainer = {
    let container = NSTextContainer()
    container.didChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
    return container
  }()

  // MARK: - Creating the View

  /// Creates a view of a frame in points, with a room of its own for the text.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view; both ways to set text give the same sizes here.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Creates a view of a frame in points, with a room for the text; nil for a new one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    guard let textContainer else { return }
    textContainer.didChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
    self.textContainer = textContainer
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: - Configuring the Text

  // Apple declares the text so; it is never nil.
  /// The text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { storedText.string }
    set {
      defer { storage?.take(attributedText) }
      storedText = ViewText(newValue ?? "")
      selection = NSRange(location: storedText.string.utf16.count, length: 0)
      invalidateIntrinsicContentSize()
    }
  }
  private var storedText = ViewText()

  /// The text as it can be changed in place; made at the first call.
  private final var storage: ViewTextStorage?

  /// The text as it can be changed in place: a change of it changes the view.
  open var textStorage: NSTextStorage {
    if let storage { return storage }
    let new = ViewTextStorage(self)
    new.addLayoutManager(layoutManager)
    storage = new
    return new
  }

  /// What lays the text out.
  open private(set) lazy var layoutManager: NSLayoutManager = {
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    return manager
  }()

  /// Whether letters are shown as dots; kept, and measured as letters.
  open var isSecureTextEntry = false
  /// Whether letters have attributes of their own.
  final var hasAttributes: Bool { storedText.isStyled }

  // Apple declares the text so; it is never nil.
  /// The text with attributes.
  ///
  /// Setting it sets ``font``, ``textColor`` and ``textAlignment`` to those of its first letter, where it
  /// has them.
  ///
  /// Source: Apple's documentation of the property.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { storedText.withAttributes() }
    set {
      defer { storage?.take(attributedText) }
      storedText = newValue.map { ViewText($0) } ?? ViewText()
      selection = NSRange(location: storedText.string.utf16.count, length: 0)
      let style = storedText.leadingStyle
      if let font = style.font { storedFont = font }
      if let color = style.color { storedTextColor = color }
      if let alignment = style.alignment { storedAlignment = alignment }
      invalidateIntrinsicContentSize()
    }
  }

  /// The font of all letters; that of a text which has none of its own is the system font of 12 points.
  ///
  /// Source: text views of iOS answer nil without a text, and the font of its beginning with one.
  open var font: UIFont? {
    get { storedFont ?? (storedText.isEmpty ? nil : .systemFont(ofSize: 12)) }
    set {
      storedFont = newValue
      storedText.change { $0.removing(.font) }
      invalidateIntrinsicContentSize()
    }
  }
  private var storedFont: UIFont?

  /// The attributes of what the user enters next; their font is that of a view without text.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      ownTypingAttributes ?? [
        .font: font ?? .systemFont(ofSize: 12), .foregroundColor: textColor ?? .label,
      ]
    }
    set {
      ownTypingAttributes = newValue
      invalidateIntrinsicContentSize()
    }
  }
  private var ownTypingAttributes: [NSAttributedString.Key: Any]?

  /// Whether a font of a text style, or one that ``UIFontMetrics`` scaled, follows the user's preferred
  /// text size.
  open var adjustsFontForContentSizeCategory = false

  override func contentSizeCategoryDidChange() {
    guard adjustsFontForContentSizeCategory else { return }
    storedFont = storedFont?.adjusted(to: traitCollection)
    let traits = traitCollection
    storedText.change { $0.adjusted(to: traits) }
    invalidateIntrinsicContentSize()
  }

  /// The color of the text.
  open var textColor: UIColor? {
    get { storedTextColor ?? .label }
    set {
      storedTextColor = newValue
      storedText.change { $0.removing(.foregroundColor) }
    }
  }
  private var storedTextColor: UIColor?

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(\UITextView.storedFont) { $0.font = $1 },
      .init(\UITextView.storedTextColor) { $0.textColor = $1 },
    ]
  }

  /// Where all lines stand between the sides.
  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set {
      storedAlignment = newValue
      storedText.change { $0.aligned(newValue) }
    }
  }
  private var storedAlignment = NSTextAlignment.natural

  /// Whether the user can change the looks of the text.
  open var allowsEditingTextAttributes = false
  /// How a text view is framed.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case roundedRect = 1
  }

  /// How the view is framed, as of iOS 17; the text keeps its place.
  open var borderStyle = BorderStyle.none
  /// Whether letters are as large as they would be on paper, on a Mac.
  open var usesStandardTextScaling = false
  /// Whether the user can search in the text.
  open var isFindInteractionEnabled = false
  /// Whether typing replaces all of the text.
  open var clearsOnInsertion = false
  /// Whether there is any text.
  open var hasText: Bool { !text.isEmpty }

  /// Whether the text can be edited.
  open var isEditable = true

  /// Whether the text can be selected.
  open var isSelectable = true

  /// Space around the text in points: 8 above and below at first.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// What is found in the text and made to be tapped.
  open var dataDetectorTypes: UIDataDetectorTypes = []

  // Apple declares the attributes so; they are never nil.
  /// How links look: in the tint color at first.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? .systemBlue] }
    set { ownLinkAttributes = newValue }
  }
  private var ownLinkAttributes: [NSAttributedString.Key: Any]?

  /// The letters that are selected: behind the text once it was set.
  ///
  /// - Note: UIKit: setting the text puts the cursor behind it.
  open var selectedRange: NSRange {
    get { clampedSelection ?? NSRange(location: 0, length: 0) }
    set {
      let old = selectedRange
      selection = newValue
      if selectedRange != old { delegate?.textViewDidChangeSelection(self) }
    }
  }
  var selection: NSRange? = NSRange(location: 0, length: 0)

  // MARK: - Entering Text

  /// What is selected, or where the cursor is; nil never.
  open var selectedTextRange: UITextRange? {
    get { clampedSelection.map { TextSpan($0) } }
    set { selectedRange = newValue.map { range(of: $0) } ?? selectedRange }
  }

  /// Returns the letters of a part.
  open func text(in range: UITextRange) -> String? { letters(in: range) }

  /// Puts letters in place of a part, and tells of it.
  open func replace(_ range: UITextRange, withText text: String) {
    change(self.range(of: range), to: text)
  }

  /// Puts letters in place of what is selected, and tells of it.
  open func insertText(_ text: String) { insert(text) }

  /// Takes away what is selected, or else the letter before the cursor, and tells of it.
  open func deleteBackward() { deleteLetter() }

  /// Returns the rectangle of the cursor at a place, in points: two wide, and as high as the line.
  open func caretRect(for position: UITextPosition) -> CGRect { cursor(at: position) }

  /// Returns the rectangles of a part.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { rects(for: range) }

  /// Returns the place nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { place(nearestTo: point) }

  /// Scrolls to letters; stays where it is here.
  open func scrollRangeToVisible(_ range: NSRange) {}

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder()
    else { return false }
    delegate?.textViewDidEndEditing(self)
    return true
  }

  /// What is shown in place of the keyboard.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  private var storedInputView: UIView?

  /// What is shown above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }
  private var storedInputAccessoryView: UIView?

  // MARK: - Measuring

  final var measured: MeasuredText {
    let isEmpty = storedText.isEmpty
    let typed = isEmpty ? ownTypingAttributes?[.font] as? UIFont : nil
    return (isEmpty ? ViewText(" ") : storedText).measured(
      default: typed ?? font ?? .systemFont(ofSize: 12),
      lines: textContainer.maximumNumberOfLines,
      breakMode: textContainer.lineBreakMode,
      metrics: textMetrics
    )
  }

  private func size(width: CGFloat) -> CGSize {
    let sides = textContainerInset.left + textContainerInset.right
    let padding = 2 * textContainer.lineFragmentPadding + sides
    let text = measured.size(width: width - padding, scale: textScale)
    return CGSize(
      width: text.width + padding,
      height: text.height + textContainerInset.top + textContainerInset.bottom
    )
  }

  /// Sets the size of the content to that of the text at the view's width.
  ///
  /// Source: recordings of Mac Catalyst 26.1: as wide as the view, and as high as the lines with the insets.
  open override func layoutSubviews() {
    if contentWidth != bounds.width {
      contentWidth = bounds.width
      sizeContent(
        to: CGSize(width: bounds.width, height: size(width: bounds.width).height)
      )
    }
    super.layoutSubviews()
  }

  /// The width that the size of the content was found for; nil before, and after the text changed.
  private var contentWidth: CGFloat?

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    guard contentWidth != nil else { return }
    contentWidth = nil
    setNeedsLayout()
  }

  package override var isSizedByText: Bool { true }

  /// The size of the text where it does not scroll, else none.
  ///
  /// Source: Apple's documentation of `isScrollEnabled`; the paddings are those of a new text view.
  open override var intrinsicContentSize: CGSize {
    if let textSizeOverride { return textSizeOverride }
    if type(of: self) != UITextView.self, let width = AskedWidth.current(of: self) {
      return size(atWidth: width)
    }
    return isScrollEnabled ? super.intrinsicContentSize : size(width: .infinity)
  }

  /// A subclass that has an intrinsic size of its own is asked for it at the width.
  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
    guard hasHeightForWidth else { return nil }
    guard type(of: self) != UITextView.self else { return size(atWidth: width) }
    return AskedWidth.whileAsking(self, for: width) { intrinsicContentSize }
  }

  private func size(atWidth width: CGFloat) -> CGSize {
    CGSize(width: size(width: .infinity).width, height: size(width: width).height)
  }

  override var hasHeightForWidth: Bool { !isScrollEnabled && textSizeOverride == nil }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSizeOverride ?? self.size(width: size.width > 0 ? size.width : .infinity)
  }

  override var baselineOffsets: BaselineOffsets? {
    let lines = measured.baselines(scale: textScale, centersContent: false)
    return BaselineOffsets(
      firstFromTop: lines.firstFromTop + textContainerInset.top,
      lastFromBottom: lines.lastFromBottom + textContainerInset.bottom,
      centersContent: false
    )
  }

  private lazy var finding = UIFindInteraction(sessionDelegate: nil)
  /// What finds text; nil unless ``isFindInteractionEnabled`` says so.
  open var findInteraction: UIFindInteraction? { isFindInteractionEnabled ? finding : nil }
  /// What text that stands out looks like.
  open var textHighlightAttributes: [NSAttributedString.Key: Any] = [:]
  /// What helps with writing.
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  /// Whether something helps with writing; nothing does here.
  open var isWritingToolsActive: Bool { false }
  /// What is pasted and dropped goes by.
  open weak var pasteDelegate: AnyObject?
  /// What text that is not yet decided looks like.
  open var markedTextStyle: [NSAttributedString.Key: Any]?
}
