public import Foundation
package import LayoutEngine

/// A line of text that can be edited.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// The border of a text field.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// When an overlay is shown.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  // MARK: - Accessing the Text

  /// The text; never nil once it was read.
  open var text: String? {
    get { storedText }
    set {
      storedText = newValue ?? ""
      invalidateIntrinsicContentSize()
    }
  }
  private var storedText = ""

  /// The text with attributes; they are not measured.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: storedText) }
    set { text = newValue?.string }
  }

  /// What is shown while there is no text.
  open var placeholder: String? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// What is shown while there is no text, with attributes; they are not measured.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }

  /// The font: the system font of 17 points at first.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The color of the text.
  open var textColor: UIColor? = .label

  /// Where the text stands between the sides.
  open var textAlignment = NSTextAlignment.natural

  /// Whether letters are shown as dots.
  open var isSecureTextEntry = false

  /// The border.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the font shrinks when the text does not fit.
  open var adjustsFontSizeToFitWidth = false

  /// The least size of the font, in points.
  open var minimumFontSize: CGFloat = 0

  /// Whether a font of a text style, or one that ``UIFontMetrics`` scaled, follows the user's preferred
  /// text size.
  open var adjustsFontForContentSizeCategory = false

  override func contentSizeCategoryDidChange() {
    if adjustsFontForContentSizeCategory { font = font?.adjusted(to: traitCollection) }
  }

  // MARK: - Managing Overlay Views

  /// When the button that empties the field is shown.
  open var clearButtonMode = ViewMode.never

  /// The view at the left.
  open var leftView: UIView? { didSet { overlayDidChange(from: oldValue, to: leftView) } }

  /// When the view at the left is shown.
  open var leftViewMode = ViewMode.never { didSet { invalidateIntrinsicContentSize() } }

  /// The view at the right.
  open var rightView: UIView? { didSet { overlayDidChange(from: oldValue, to: rightView) } }

  /// When the view at the right is shown.
  open var rightViewMode = ViewMode.never { didSet { invalidateIntrinsicContentSize() } }

  private func overlayDidChange(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    invalidateIntrinsicContentSize()
  }

  // MARK: - Managing the Editing Behavior

  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { true }

  // MARK: - Measuring

  /// Whether a field without border is no higher than its line, rather than a point higher.
  ///
  /// Source: saved heights of nine such fields of two public repositories on devices with a home button
  /// (17, 20 and 21 points for fonts of 14, 16 and 17); on others it is a point more.
  package var isAsHighAsItsLine = false {
    didSet { if isAsHighAsItsLine != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether a rounded border is at least 30 points high, as before iOS 13, rather than 34.
  package var hasFormerHeight = false {
    didSet { if hasFormerHeight != oldValue { invalidateIntrinsicContentSize() } }
  }

  private var lineFont: UIFont { font ?? .systemFont(ofSize: 17) }

  /// Space at each side of the text, in points.
  private var sidePadding: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line, .bezel, .roundedRect: 7
    }
  }

  package override var isSizedByText: Bool { true }

  package override var textFacts: LayoutSnapshot.TextFacts? {
    let shown = storedText.isEmpty ? placeholder ?? "" : storedText
    guard !shown.isEmpty else { return nil }
    return LayoutSnapshot.TextFacts(
      naturalWidth: Double(intrinsicContentSize.width),
      lineHeight: Double(lineFont.lineHeight),
      fontSize: Double(lineFont.pointSize),
      shrinks: adjustsFontSizeToFitWidth,
      followsContentSize: adjustsFontForContentSizeCategory,
      isPlaceholder: storedText.isEmpty
    )
  }

  /// The width of text or placeholder with its padding; 34 points high with a rounded border, else
  /// one point more than the line.
  ///
  /// Source: saved heights in Interface Builder documents: 34, and 22 for 17 points without border.
  /// The padding at the sides is an assumption.
  open override var intrinsicContentSize: CGSize {
    if let textSizeOverride { return textSizeOverride }
    let shown = storedText.isEmpty ? placeholder ?? "" : storedText
    let text = MeasuredText(shown, font: lineFont, metrics: textMetrics)
      .size(scale: 1)
    let line = lineFont.lineHeight.rounded(.up)
    let overlays = [(leftView, leftViewMode), (rightView, rightViewMode)]
      .compactMap { $0.1 == .never ? nil : $0.0?.bounds.width }
      .reduce(0, +)
    let height =
      switch borderStyle {
      case .none: isAsHighAsItsLine ? line : line + 1
      case .line, .bezel: line + 3
      case .roundedRect: max(hasFormerHeight ? 30 : 34, line + 10)
      }
    return CGSize(width: text.width + 2 * sidePadding + overlays, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var baselineOffsets: BaselineOffsets? {
    let line = lineFont.lineHeight.rounded(.up)
    let padding = max(0, (intrinsicContentSize.height - line) / 2)
    return MeasuredText("", font: lineFont, metrics: textMetrics)
      .baselines(scale: textScale, padding: padding)
  }

  /// Returns the rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: sidePadding, dy: 0)
  }

  /// Returns the rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
}
