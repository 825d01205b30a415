public import Foundation
package import LayoutEngine

/// A view that shows lines of text.
@preconcurrency @MainActor
open class UILabel: UIView {
  private var storedText: ViewText?

  /// Creates a label with a frame in points; touches pass through it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label from an archive.
  public required init?(coder: NSCoder) {
    coder.beginDecoding()
    super.init(coder: coder)
    isUserInteractionEnabled = false
    coder.endDecoding(self)
  }

  /// The horizontal priority is that of other views.
  ///
  /// Source: recorded on iOS 26.1. Interface Builder writes 251 along both axes into documents.
  override class var defaultHugging: ContentPriorities {
    ContentPriorities(horizontal: UILayoutPriority(250), vertical: UILayoutPriority(251))
  }

  /// Whether a cell places the label for its text, so that a line is drawn whole where the frame, which a document
  /// saved, is too narrow for it.
  package var isPlacedByCell = false

  // MARK: - Accessing the Text Attributes

  /// The text, without its attributes.
  open var text: String? {
    get { storedText?.string }
    set {
      guard newValue != text else { return }
      storedText = newValue.map { ViewText($0) }
      invalidateIntrinsicContentSize()
    }
  }

  /// The text with its attributes.
  ///
  /// Setting it sets ``font``, ``textColor`` and ``textAlignment`` to those of its first letter, where it
  /// has them.
  ///
  /// Source: Apple's documentation of the property.
  open var attributedText: NSAttributedString? {
    get { storedText?.withAttributes() }
    set {
      storedText = newValue.map { ViewText($0) }
      let style = newValue?.leadingStyle ?? LeadingStyle()
      if let font = style.font { storedFont = font }
      if let color = style.color { storedTextColor = color }
      if let alignment = style.alignment { storedAlignment = alignment }
      invalidateIntrinsicContentSize()
    }
  }

  // Apple declares the font so; setting nil brings back the default.
  /// The font of all letters: the system font of 17 points at first.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { storedFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set {
      storedFont = newValue
      storedText?.change { $0.removing(.font) }
      invalidateIntrinsicContentSize()
    }
  }
  private var storedFont: UIFont?

  // Apple declares the color so; setting nil brings back the default.
  /// The color of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { storedTextColor ?? .label }
    set {
      storedTextColor = newValue
      storedText?.change { $0.removing(.foregroundColor) }
    }
  }
  private var storedTextColor: UIColor?

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(\UILabel.storedFont) {
        $0.storedFont = $1
        $0.invalidateIntrinsicContentSize()
      },
      .init(\UILabel.storedTextColor) { $0.storedTextColor = $1 },
    ]
  }

  /// Where all lines stand between the sides.
  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set {
      storedAlignment = newValue
      storedText?.change { $0.aligned(newValue) }
    }
  }
  private var storedAlignment = NSTextAlignment.natural

  /// What happens to text that is too wide.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Whether the label looks enabled.
  open var isEnabled = true

  /// Whether the label looks highlighted.
  open var isHighlighted = false

  /// The color of highlighted text.
  open var highlightedTextColor: UIColor?

  /// The color of the shadow.
  open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The offset of the shadow in points.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether fonts of text styles, and fonts that ``UIFontMetrics`` scaled, follow the user's preferred
  /// text size.
  open var adjustsFontForContentSizeCategory = false

  override func contentSizeCategoryDidChange() {
    guard adjustsFontForContentSizeCategory else { return }
    storedFont = storedFont?.adjusted(to: traitCollection)
    let traits = traitCollection
    storedText?.change { $0.adjusted(to: traits) }
    invalidateIntrinsicContentSize()
  }

  // MARK: - Sizing the Label's Text

  /// Whether the font shrinks to ``minimumScaleFactor`` when the text does not fit.
  ///
  /// The intrinsic size is that of the full font all the same.
  open var adjustsFontSizeToFitWidth = false

  /// The least factor by which the font shrinks; at 0 it does not shrink.
  ///
  /// Source: Apple's documentation of the property.
  open var minimumScaleFactor: CGFloat = 0

  /// Whether letters move closer before text is cut; it is kept and has no effect.
  open var allowsDefaultTighteningForTruncation = false

  /// The least factor by which the drawn text is scaled down; 1 where it is not.
  final var leastTextScale: CGFloat {
    guard adjustsFontSizeToFitWidth, minimumScaleFactor > 0 else { return 1 }
    return min(1, minimumScaleFactor)
  }

  /// Which line the text keeps when its font shrinks, where it has one line.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// How lines are broken beyond the mode; kept, and not looked at here.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

  /// Draws the text; nothing is drawn here.
  open func drawText(in rect: CGRect) {}

  /// The greatest number of lines; 0 is no limit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The width in points at which text wraps for the intrinsic size; 0 is the width that the layout
  /// gives.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether text that wraps at the width that the layout gives asks for no more than its longest line, and leaves no
  /// word alone on the second of two.
  package final var asksForLongestLine = false

  // MARK: - Measuring

  final var measured: MeasuredText? {
    storedText?.measured(
      default: font,
      lines: numberOfLines,
      breakMode: lineBreakMode,
      metrics: textMetrics
    )
  }

  package override var isSizedByText: Bool { true }

  package override var textFacts: LayoutSnapshot.TextFacts? {
    guard let measured, !(text ?? "").isEmpty else { return nil }
    let natural = Double(measured.size(scale: textScale).width)
    return LayoutSnapshot.TextFacts(
      naturalWidth: textSizeOverride.map { Double($0.width) } ?? natural,
      lineHeight: Double(font.lineHeight),
      lineLimit: numberOfLines,
      fontSize: Double(font.pointSize),
      shrinks: leastTextScale < 1,
      followsContentSize: adjustsFontForContentSizeCategory || font.hasPreferredSize,
      minimumScale: leastTextScale < 1 ? Double(leastTextScale) : nil
    )
  }

  /// The size of the text: both sides rounded up to device pixels; zero without text.
  ///
  /// Lines that wrap at a preferred width keep the spaces at which they are broken, as far as there is room.
  open override var intrinsicContentSize: CGSize {
    if let textSizeOverride { return textSizeOverride }
    if type(of: self) != UILabel.self, let width = AskedWidth.current(of: self) {
      return size(atWidth: width)
    }
    let room = roomAround
    guard preferredMaxLayoutWidth > 0, numberOfLines != 1 else {
      return withShadow(measured?.size(scale: textScale), room)
    }
    let width = max(0, preferredMaxLayoutWidth - room.width)
    return withShadow(measured?.wrappedSize(width: width, scale: textScale), room)
  }

  /// What a subclass leaves free around the text: as much as its ``textRect(forBounds:limitedToNumberOfLines:)`` is larger than
  /// this class's.
  ///
  /// Source: labels with insets in public code, which override that method and nothing else that has a size.
  private var roomAround: CGSize {
    guard type(of: self) != UILabel.self else { return .zero }
    basicRect = nil
    isAskingForRoom = true
    defer { isAskingForRoom = false }
    let bounds = CGRect(x: 0, y: 0, width: 1e6, height: 1e6)
    let rect = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    guard let basicRect else { return .zero }
    return CGSize(width: rect.width - basicRect.width, height: rect.height - basicRect.height)
  }

  private var isAskingForRoom = false
  private var basicRect: CGRect?

  /// The size of a text with the room of its shadow above or below it.
  ///
  /// Source: a label in a public document whose shadow is two points above was saved two points higher than its line,
  /// and one whose shadow has no offset as high as its line. Whether a shadow at the side widens a label is not known.
  private func withShadow(_ size: CGSize?, _ room: CGSize) -> CGSize {
    let shadow = shadowColor != nil && size != nil ? abs(shadowOffset.height) : 0
    return CGSize(
      width: (size?.width ?? 0) + room.width,
      height: (size?.height ?? 0) + room.height + shadow
    )
  }

  /// The natural width, and the height at `width`.
  ///
  /// - Note: UIKit: the width of the text is not documented here. In documents saved by Xcode 12 and older
  ///   labels that may be narrower than their superview are as wide as it, not as their longest
  ///   line; so the width stays the natural one, but for what ``asksForLongestLine`` says.
  ///
  /// A subclass that has an intrinsic size of its own is asked for it at the width.
  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
    guard hasHeightForWidth else { return nil }
    guard type(of: self) != UILabel.self else { return size(atWidth: width) }
    return AskedWidth.whileAsking(self, for: width) { intrinsicContentSize }
  }

  private func size(atWidth width: CGFloat) -> CGSize {
    let room = roomAround
    guard let measured else { return room }
    let natural = measured.size(scale: textScale).width
    let inner = max(0, width - room.width)
    let wrapped = measured.wrappedSize(
      width: inner,
      scale: textScale,
      avoidsOrphan: asksForLongestLine
    )
    return withShadow(
      CGSize(
        width: asksForLongestLine && natural > inner ? wrapped.width : natural,
        height: wrapped.height
      ),
      room
    )
  }

  /// Recorded for 0 lines on iOS 26.1; that it holds for 2 and more is an assumption.
  override var wrapsLines: Bool { numberOfLines != 1 }

  override var hasHeightForWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0 && textSizeOverride == nil
  }

  /// Returns the rectangle that the text takes within `bounds`.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    // Its own size does not matter to how much a subclass adds.
    var text = isAskingForRoom ? nil : measured
    text?.lines = numberOfLines
    let size = text?.size(width: bounds.width, scale: textScale) ?? .zero
    let rect = CGRect(
      x: bounds.minX,
      y: bounds.minY,
      width: size.width,
      height: min(size.height, bounds.height)
    )
    if isAskingForRoom { basicRect = rect }
    return rect
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let textSizeOverride { return textSizeOverride }
    let room = roomAround
    let wraps = size.width > 0 && numberOfLines != 1
    let width = wraps ? max(0, size.width - room.width) : .infinity
    return withShadow(measured?.size(width: width, scale: textScale), room)
  }

  /// At the distances that the text has at its own height: the first from the top and the last from the
  /// bottom, also where the label is lower or higher than its text.
  ///
  /// Source: frames that Interface Builder saved for the first and last baselines of lower and higher labels, in
  /// nine public documents of four repositories.
  override var baselineOffsets: BaselineOffsets? {
    (measured ?? MeasuredText("", font: font, metrics: textMetrics))
      .baselines(scale: textScale, centersContent: false)
  }

  /// Whether the whole text is shown where it is pointed at, of one that is cut off.
  open var showsExpansionTextWhenTruncated = false
}

/// What text keeps in its place when its font shrinks.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline.
  case alignBaselines = 0
  /// The middle.
  case alignCenters = 1
  /// The top.
  case none = 2
}
