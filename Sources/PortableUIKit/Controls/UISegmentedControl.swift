public import Foundation

/// A row of segments, one of which is selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// What says that no segment is selected.
  public static let noSegment = -1

  /// What a segment shows and how wide it is; a width of 0 is found by the control.
  private struct Entry {
    var title: String?
    var image: UIImage?
    var width: CGFloat = 0
    var isEnabled = true
    var action: UIAction?
  }

  /// Pictures by what they are for.
  var images: [ImageKey: UIImage] = [:]
  /// How far content is moved, in points.
  var adjustments: [Segment: UIOffset] = [:]

  private var segments: [Entry] = [] {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Creates a control with a segment for each string or image, as large as they ask for.
  ///
  /// Source: Apple, `UISegmentedControl.init(items:)`: it is sized to fit its content.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Entry(title: $0 as? String, image: $0 as? UIImage) }
    sizeToFit()
  }

  /// Creates a control with a frame in points and a segment for each action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (place, action) in actions.enumerated() {
      insertSegment(action: action, at: place, animated: false)
    }
    if frame.isEmpty { sizeToFit() }
  }

  // MARK: - Managing Segments

  /// The segment that is selected.
  open var selectedSegmentIndex = UISegmentedControl.noSegment

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Whether segments are as wide as their content asks for.
  open var apportionsSegmentWidthsByContent = false {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Whether a segment does not stay selected.
  open var isMomentary = false

  /// Inserts a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Entry(title: title), at: min(max(0, segment), segments.count))
  }

  /// Inserts a segment that does something when it is chosen.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let place = min(max(0, segment), segments.count)
    segments.insert(Entry(title: action.title, image: action.image), at: place)
    segments[place].action = action
  }

  /// Returns what a segment does.
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }

  /// Sets what a segment does, with its title and image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    (segments[segment].title, segments[segment].image) = (action.title, action.image)
    segments[segment].action = action
  }

  private var offsets: [Int: CGSize] = [:]

  /// Moves the content of a segment, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    offsets[segment] = offset
  }

  /// Returns how far the content of a segment is moved, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { offsets[segment] ?? .zero }

  /// Inserts a segment with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Entry(image: image), at: min(max(0, segment), segments.count))
  }

  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title
  }

  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Sets the image of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].image = image
  }

  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Sets the width of a segment in points; 0 leaves it to the control.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].width = width
  }

  /// Returns the width of a segment in points, as it was set.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  /// Sets whether a segment can be selected.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
  }

  /// Returns whether a segment can be selected.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  // MARK: - Customizing Appearance

  /// The color of the segment that is selected.
  open var selectedSegmentTintColor: UIColor?

  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of titles in a state; the font of the normal state decides how wide they are.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    invalidateIntrinsicContentSize()
  }

  /// Returns the attributes of titles in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// The font that was set for titles.
  var ownTitleFont: UIFont? { titleAttributes[.normal]?[.font] as? UIFont }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(\UISegmentedControl.selectedSegmentTintColor) { $0.selectedSegmentTintColor = $1 },
      .init({ (control: UISegmentedControl) in control.titleAttributes }) {
        $0.setTitleTextAttributes($2, for: $1)
      },
    ]
  }

  // MARK: - Measuring

  /// Whether segments are lower and narrower and their titles lighter, as before iOS 13: 29 points high, in
  /// the regular font with 14 points beside a title.
  package var hasFormerSize = false {
    didSet { if hasFormerSize != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The room beside a title, both sides together, in points.
  private var titlePadding: CGFloat { hasFormerSize ? 14 : 18 }

  private func naturalWidth(of segment: Entry) -> CGFloat {
    let font = ownTitleFont ?? .systemFont(ofSize: 13, weight: hasFormerSize ? .regular : .medium)
    let title = MeasuredText(segment.title ?? "", font: font, metrics: textMetrics)
      .size(scale: 1).width
    return max(title, segment.image?.size.width.rounded(.up) ?? 0) + titlePadding
  }

  /// A frame 32 points high, without the one at the bottom that is not aligned; as wide as the
  /// segments, with a point between any two.
  ///
  /// A segment is as wide as the widest title in the medium font of 13 points, rounded up, with 18
  /// points beside it. Those with a width of their own have it, and with
  /// ``apportionsSegmentWidthsByContent`` each goes by its own title.
  ///
  /// Source: saved sizes in Interface Builder documents. That an image counts like a title is an
  /// assumption.
  open override var intrinsicContentSize: CGSize {
    if let textSizeOverride { return textSizeOverride }
    let open = segments.filter { $0.width <= 0 }.map(naturalWidth)
    let given = segments.map(\.width).filter { $0 > 0 }
    let shared = CGFloat(open.count) * (open.max() ?? 0)
    let content = apportionsSegmentWidthsByContent ? open.reduce(0, +) : shared
    let between = CGFloat(max(0, segments.count - 1))
    return CGSize(width: given.reduce(0, +) + content + between, height: hasFormerSize ? 28 : 31)
  }

  /// The size of the frame that just holds the segments.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = intrinsicContentSize
    return CGSize(width: content.width, height: content.height + alignmentRectInsets.bottom)
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }
}
