public import Foundation
package import LayoutEngine

/// A line of text that can be edited.
@preconcurrency @MainActor
open class UITextField: UIControl {
  // MARK: - Accessing the Text

  /// The text; never nil once it was read.
  open var text: String? {
    get { storedText.string }
    set {
      storedText = ViewText(newValue ?? "")
      moveCursorToEnd()
      invalidateIntrinsicContentSize()
    }
  }
  private var storedText = ViewText()

  /// The text with attributes.
  ///
  /// Setting it sets ``font``, ``textColor`` and ``textAlignment`` to those of its first letter, where it
  /// has them.
  ///
  /// Source: Apple's documentation of the property.
  open var attributedText: NSAttributedString? {
    get { storedText.withAttributes() }
    set {
      storedText = newValue.map { ViewText($0) } ?? ViewText()
      moveCursorToEnd()
      let style = storedText.leadingStyle
      if let font = style.font { storedFont = font }
      if let color = style.color { storedTextColor = color }
      if let alignment = style.alignment { storedAlignment = alignment }
      invalidateIntrinsicContentSize()
    }
  }

  /// What is shown while there is no text.
  open var placeholder: String? {
    get { storedPlaceholder?.string }
    set {
      storedPlaceholder = newValue.map { ViewText($0) }
      invalidateIntrinsicContentSize()
    }
  }
  private var storedPlaceholder: ViewText?

  /// What is shown while there is no text, with attributes; letters without a font have the field's.
  open var attributedPlaceholder: NSAttributedString? {
    get { storedPlaceholder?.withAttributes() }
    set {
      storedPlaceholder = newValue.map { ViewText($0) }
      invalidateIntrinsicContentSize()
    }
  }

  /// The font of all letters: the system font of 17 points at first.
  open var font: UIFont? {
    get { storedFont ?? .systemFont(ofSize: 17) }
    set {
      storedFont = newValue
      storedText.change { $0.removing(.font) }
      invalidateIntrinsicContentSize()
    }
  }
  private var storedFont: UIFont?

  /// The color of the text.
  open var textColor: UIColor? {
    get { storedTextColor ?? .label }
    set {
      storedTextColor = newValue
      storedText.change { $0.removing(.foregroundColor) }
    }
  }
  private var storedTextColor: UIColor?

  /// The attributes of all text; those that are not set keep their defaults.
  ///
  /// Of what is set, the font, the color and the alignment count.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      var attributes = ownAttributes ?? [:]
      attributes[.font] = font
      attributes[.foregroundColor] = textColor
      attributes[.paragraphStyle] = attributes[.paragraphStyle] ?? style
      return attributes
    }
    set {
      ownAttributes = newValue
      font = newValue[.font] as? UIFont ?? storedFont
      textColor = newValue[.foregroundColor] as? UIColor ?? storedTextColor
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = style.alignment
      }
    }
  }
  private var ownAttributes: [NSAttributedString.Key: Any]?

  /// The attributes of what the user enters next; nil while nobody edits.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? ownTypingAttributes ?? defaultTextAttributes : nil }
    set { ownTypingAttributes = newValue }
  }
  private var ownTypingAttributes: [NSAttributedString.Key: Any]?

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(\UITextField.ownAttributes) { $0.defaultTextAttributes = $1 },
      .init(\UITextField.storedFont) { $0.font = $1 },
      .init(\UITextField.storedTextColor) { $0.textColor = $1 },
    ]
  }

  /// Where the text stands between the sides.
  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set {
      storedAlignment = newValue
      storedText.change { $0.aligned(newValue) }
    }
  }
  private var storedAlignment = NSTextAlignment.natural

  /// Whether letters are shown as dots.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The border.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the font shrinks to ``minimumFontSize`` when the text does not fit.
  ///
  /// The intrinsic size is that of the full font all the same.
  open var adjustsFontSizeToFitWidth = false

  /// The picture behind a field without border.
  open var background: UIImage?

  /// The picture behind a field that is not enabled.
  open var disabledBackground: UIImage?

  /// Whether the user can change the attributes of the text.
  open var allowsEditingTextAttributes = false

  /// Whether what the user types takes the place of the text.
  open var clearsOnInsertion = false

  /// Draws the text; pictures show it without being asked.
  open func drawText(in rect: CGRect) {}

  /// Draws the placeholder; pictures show it without being asked.
  open func drawPlaceholder(in rect: CGRect) {}

  /// The least size that the font shrinks to, in points; at 0 there is no limit.
  open var minimumFontSize: CGFloat = 0

  /// Whether a font of a text style, or one that ``UIFontMetrics`` scaled, follows the user's preferred
  /// text size.
  open var adjustsFontForContentSizeCategory = false

  override func contentSizeCategoryDidChange() {
    guard adjustsFontForContentSizeCategory else { return }
    storedFont = storedFont?.adjusted(to: traitCollection)
    let traits = traitCollection
    storedText.change { $0.adjusted(to: traits) }
    storedPlaceholder?.change { $0.adjusted(to: traits) }
    invalidateIntrinsicContentSize()
  }

  // MARK: - Managing Overlay Views

  /// When the button that empties the field is shown.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }

  /// The view at the left.
  open var leftView: UIView? { didSet { overlayDidChange(from: oldValue, to: leftView) } }

  /// The views at the sides that came without a size.
  var measuredOverlays: Set<ObjectIdentifier> = []

  /// When the view at the left is shown.
  open var leftViewMode = ViewMode.never { didSet { overlaysDidChange() } }

  /// The view at the right.
  open var rightView: UIView? { didSet { overlayDidChange(from: oldValue, to: rightView) } }

  /// When the view at the right is shown.
  open var rightViewMode = ViewMode.never { didSet { overlaysDidChange() } }

  private func overlayDidChange(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    overlaysDidChange()
  }

  private func overlaysDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Places the views at the sides.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeOverlays()
  }

  /// Returns the rectangle of the view at the left: of its own size, at the left edge, in the middle of the height.
  ///
  /// Source: Apple's documentation, which has it in the receiver's coordinates; the place is an assumption.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    overlayRect(leftView, in: bounds, .left)
  }

  /// Returns the rectangle of the view at the right: of its own size, at the right edge, in the middle of the height.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    overlayRect(rightView, in: bounds, .right)
  }

  /// Returns the rectangle of the button that empties the field: 19 points wide and high, five points from the right.
  ///
  /// The figures are an assumption.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  /// Returns the rectangle of the border: all of the field.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  // MARK: - Managing the Editing Behavior

  /// What is asked and told while the field is edited.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }

  /// Whether the text is taken away when editing begins.
  open var clearsOnBeginEditing = false

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    editingDidBegin()
    setNeedsLayout()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder()
    else { return false }
    editingDidEnd()
    setNeedsLayout()
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

  // MARK: - Entering Text

  /// What is selected, or where the cursor is; nil where nobody edits.
  open var selectedTextRange: UITextRange? {
    get { clampedSelection.map { TextSpan($0) } }
    set { setSelection(newValue) }
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

  /// Whether there is any text.
  open var hasText: Bool { !storedText.isEmpty }

  /// What is selected; nil before the field is edited.
  var selection: NSRange?

  // MARK: - Measuring

  /// Whether a field without border is no higher than its line, rather than a point higher.
  ///
  /// Source: saved heights of such fields in public documents: 18, 20 and 21 points for fonts of 15, 16 and
  /// 17 in those of tools up to Xcode 11, and up to Xcode 12 on devices with a home button; a point more in
  /// later ones.
  package var isAsHighAsItsLine = false {
    didSet { if isAsHighAsItsLine != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether a rounded border is at least 30 points high, as before iOS 13, rather than 34.
  package var hasFormerHeight = false {
    didSet { if hasFormerHeight != oldValue { invalidateIntrinsicContentSize() } }
  }

  private var lineFont: UIFont { font ?? .systemFont(ofSize: 17) }

  /// The height of the line in whole points: that of the highest font of text and placeholder, rounded up.
  private var lineHeight: CGFloat {
    max(lineFont.lineHeight.rounded(.up), measured.size(scale: 1).height)
  }

  /// Space at each side of the text, in points.
  private var sidePadding: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line, .bezel, .roundedRect: 7
    }
  }

  package override var isSizedByText: Bool { true }

  package override var textFacts: LayoutSnapshot.TextFacts? {
    guard !displayedText.isEmpty else { return nil }
    return LayoutSnapshot.TextFacts(
      naturalWidth: Double(intrinsicContentSize.width),
      lineHeight: Double(lineFont.lineHeight),
      fontSize: Double(lineFont.pointSize),
      shrinks: leastTextScale < 1,
      followsContentSize: adjustsFontForContentSizeCategory || lineFont.hasPreferredSize,
      isPlaceholder: storedText.isEmpty,
      minimumScale: leastTextScale < 1 ? Double(leastTextScale) : nil
    )
  }

  /// The text, or else the placeholder.
  private var displayedText: ViewText {
    storedText.isEmpty ? storedPlaceholder ?? storedText : storedText
  }

  final var measured: MeasuredText {
    displayedText.measured(
      default: lineFont,
      lines: 1,
      breakMode: .byTruncatingTail,
      metrics: textMetrics
    )
  }

  /// The least factor by which the drawn text is scaled down; 1 where it is not.
  final var leastTextScale: CGFloat {
    guard adjustsFontSizeToFitWidth, !storedText.isEmpty, lineFont.pointSize > 0 else { return 1 }
    return min(1, max(0.001, minimumFontSize / lineFont.pointSize))
  }

  /// The width of text or placeholder with its padding; 34 points high with a rounded border, else
  /// one point more than the line; a secure field without border is no higher than its line.
  ///
  /// Source: saved heights in Interface Builder documents: 34, and 22 for 17 points without border; 17 and
  /// 18 for secure fields of 14 and 15 points.
  /// A field with a rounded border is 28 points wider than a label with its text: in recordings of Mac Catalyst 26.1, and so are
  /// two in a public document. The padding beside other borders is an assumption.
  open override var intrinsicContentSize: CGSize {
    if let textSizeOverride { return textSizeOverride }
    let text = measured.size(scale: 1)
    let line = lineHeight
    let atSides: [(UIView?, ViewMode)] = [(leftView, leftViewMode), (rightView, rightViewMode)]
    let overlays: CGFloat = atSides.reduce(0) { width, side in
      side.1 == .never ? width : width + (side.0.map { overlaySize($0).width } ?? 0)
    }
    let height: CGFloat =
      switch borderStyle {
      case .none: isAsHighAsItsLine || isSecureTextEntry ? line : line + 1
      case .line, .bezel: line + 3
      case .roundedRect: max(hasFormerHeight ? 30 : 34, line + 10)
      }
    let padding = borderStyle == .roundedRect ? 14 : sidePadding
    return CGSize(width: text.width + 2 * padding + overlays, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// A field that shows its placeholder has the baseline of the system font in the size of its own.
  ///
  /// Source: a public document saved three fields with placeholders in Courier New, whose line is lower, with that baseline.
  override var baselineOffsets: BaselineOffsets? {
    if storedText.isEmpty { return baselinesWithoutText }
    let padding = max(0, (intrinsicContentSize.height - lineHeight) / 2)
    return measured.baselines(scale: textScale, padding: padding)
  }

  private var baselinesWithoutText: BaselineOffsets? {
    let font = UIFont.systemFont(ofSize: lineFont.pointSize)
    let line = ViewText(" ").measured(
      default: font,
      lines: 1,
      breakMode: .byTruncatingTail,
      metrics: textMetrics
    )
    let padding = max(0, (intrinsicContentSize.height - line.size(scale: 1).height) / 2)
    return line.baselines(scale: textScale, padding: padding)
  }

  /// Returns the rectangle of the text: two points inside a rounded border above and below, and seven at the
  /// sides, between the views that are shown there.
  ///
  /// Source: recordings of Mac Catalyst 26.1: 30 of 34 points. Other borders are not recorded.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let inset = borderStyle == .roundedRect ? min(2, bounds.height / 2) : 0
    var room = UIEdgeInsets(top: inset, left: sidePadding, bottom: inset, right: sidePadding)
    for side in [OverlaySide.left, .right] where shownOverlay(side) != nil {
      let rect = side == .left ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
      if place(of: side) == .left {
        room.left += rect.maxX - bounds.minX
      } else {
        room.right += bounds.maxX - rect.minX
      }
    }
    return bounds.inset(by: room)
  }

  /// Returns the rectangle of the placeholder: that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Whether words are offered in the line.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// What helps with writing.
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  /// What text that is not yet decided looks like.
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  /// The view that text positions are in.
  open var textInputView: UIView { self }
  /// What is chosen, to come back to.
  open var interactionState: Any {
    get { selectedTextRange ?? NSNull() }
    set { if let range = newValue as? UITextRange { selectedTextRange = range } }
  }
}
