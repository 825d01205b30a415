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

  /// The room that the text is set in: its padding and number of lines decide the size.
  open private(set) lazy var textContainer: NSTextContainer = {
    let container = NSTextContainer()
    container.didChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
    return container
  }()

  // MARK: - Configuring the Text

  // Apple declares the text so; it is never nil.
  /// The text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { storedText.string }
    set {
      storedText = ViewText(newValue ?? "")
      invalidateIntrinsicContentSize()
    }
  }
  private var storedText = ViewText()

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
      storedText = newValue.map { ViewText($0) } ?? ViewText()
      let style = storedText.leadingStyle
      if let font = style.font { storedFont = font }
      if let color = style.color { storedTextColor = color }
      if let alignment = style.alignment { storedAlignment = alignment }
      invalidateIntrinsicContentSize()
    }
  }

  /// The font of all letters; the system font of 12 points where there is none.
  open var font: UIFont? {
    get { storedFont }
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

  /// The letters that are selected.
  open var selectedRange = NSRange(location: 0, length: 0)

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
      contentSize = CGSize(width: bounds.width, height: size(width: bounds.width).height)
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
    return isScrollEnabled ? super.intrinsicContentSize : size(width: .infinity)
  }

  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
    guard hasHeightForWidth else { return nil }
    return CGSize(width: size(width: .infinity).width, height: size(width: width).height)
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
}
