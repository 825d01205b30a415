public import Foundation

/// A switch: on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Creates a switch; its size is its own, whatever the frame.
  public override init(frame: CGRect) {
    let size = SystemGeneration.current.metrics.switchSize
    super.init(frame: CGRect(origin: frame.origin, size: size))
  }

  /// Creates a switch from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A view that is always as large as it is holds on to that, beside a label that grows.
  ///
  /// Source: Interface Builder writes these priorities into public documents for switches that nobody changed.
  override class var defaultHugging: ContentPriorities {
    ContentPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  }

  /// Whether it is on.
  open var isOn = false

  /// Sets whether it is on.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// The look of a switch.
  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }

  /// The look that the app would like; a checkbox is there on a Mac alone.
  open var preferredStyle = Style.automatic
  /// The look of the switch.
  open var style: Style { .sliding }
  /// The words beside a checkbox, which is there on a Mac alone.
  open var title: String?
  /// The picture while it is on, which nothing shows since iOS 7.
  open var onImage: UIImage?
  /// The picture while it is off, which nothing shows since iOS 7.
  open var offImage: UIImage?

  /// The color while it is on.
  open var onTintColor: UIColor?

  /// The color of the knob.
  open var thumbTintColor: UIColor?

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(\UISwitch.onTintColor) { $0.onTintColor = $1 },
      .init(\UISwitch.thumbTintColor) { $0.thumbTintColor = $1 },
    ]
  }

  /// A frame of 63 × 28 points, on iOS 13 to 18 of 51 × 31, without the two at the right that are not
  /// aligned.
  ///
  /// Source: recordings of iOS 26.1; saved frames in Interface Builder documents before Xcode 26.
  open override var intrinsicContentSize: CGSize {
    let size = traitCollection.systemMetrics.switchSize
    return CGSize(width: size.width - alignmentRectInsets.right, height: size.height)
  }

  /// Told after the traits changed: the system may be another.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let size = traitCollection.systemMetrics.switchSize
    guard size != previousTraitCollection?.systemMetrics.switchSize else { return }
    bounds.size = size
    invalidateIntrinsicContentSize()
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    traitCollection.systemMetrics.switchSize
  }
}

/// A knob that moves along a line.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// Where the knob is.
  open var value: Float = 0 {
    didSet { value = min(max(value, minimumValue), maximumValue) }
  }

  /// The value at the leading end.
  open var minimumValue: Float = 0

  /// The value at the trailing end.
  open var maximumValue: Float = 1

  /// Whether actions are sent while the knob moves.
  open var isContinuous = true

  /// What a slider looks like, as of iOS 26.
  public enum Style: Int, Sendable {
    case `default` = 0
    case thumbless = 1
  }

  /// What the slider looks like; kept, and not drawn.
  open var sliderStyle = Style.default
  /// Where the knob stops, as of iOS 26; kept, as no knob moves here.
  open var trackConfiguration: TrackConfiguration?

  /// Where the knob of a slider stops.
  public struct TrackConfiguration: Hashable, Sendable {
    /// Whether the knob stops at ticks alone.
    public var allowsTickValuesOnly: Bool
    /// Where the colored part of the line begins, between 0 and 1.
    public var neutralValue: Float
    /// How many ticks there are, at even distances.
    public var numberOfTicks: Int

    /// Creates a configuration with ticks at even distances.
    public init(
      allowsTickValuesOnly: Bool = false,
      neutralValue: Float = 0,
      numberOfTicks: Int = 0
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.numberOfTicks = numberOfTicks
    }
  }

  /// The color of the line before the knob.
  open var minimumTrackTintColor: UIColor?

  /// The color of the line after the knob.
  open var maximumTrackTintColor: UIColor?

  /// The color of the knob.
  open var thumbTintColor: UIColor?

  /// The image before the line.
  open var minimumValueImage: UIImage?

  /// The image after the line.
  open var maximumValueImage: UIImage?

  private var thumbImages: [UIControl.State: UIImage] = [:]

  /// Sets the image of the knob in a state.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages[state] = image
  }

  /// Returns the image of the knob in a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }

  /// The image of the knob in the slider's state.
  open var currentThumbImage: UIImage? { thumbImage(for: state) ?? thumbImage(for: .normal) }

  /// Sets the image of the line before the knob; nothing is drawn here.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Sets the image of the line after the knob; nothing is drawn here.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Returns the rectangle of the image before the line, in the middle of the height.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, in: bounds, at: bounds.minX)
  }

  /// Returns the rectangle of the image after the line, in the middle of the height.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, in: bounds, at: bounds.maxX - (maximumValueImage?.size.width ?? 0))
  }

  private func imageRect(_ image: UIImage?, in bounds: CGRect, at left: CGFloat) -> CGRect {
    guard let size = image?.size else { return CGRect(origin: bounds.origin, size: .zero) }
    return CGRect(origin: CGPoint(x: left, y: bounds.midY - size.height / 2), size: size)
  }

  /// Returns the rectangle of the line: four points high, between the images, two points from the edges.
  ///
  /// The figures are an assumption, but for the two points, which are not aligned.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let left = minimumValueImage == nil ? 2 : minimumValueImageRect(forBounds: bounds).width + 8
    let right = maximumValueImage == nil ? 2 : maximumValueImageRect(forBounds: bounds).width + 8
    return CGRect(
      x: bounds.minX + left,
      y: bounds.midY - 2,
      width: max(0, bounds.width - left - right),
      height: 4
    )
  }

  /// Returns the rectangle of the knob for a value, which stays between the ends of the line.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle of the slider.
  ///   - rect: That of the line.
  ///   - value: Between the least and the greatest value.
  /// - Returns: The rectangle, in points, in the slider's coordinates.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = thumbImages[.normal]?.size ?? CGSize(width: 27, height: 27)
    let part = share(of: value)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = isRightToLeft ? 1 - part : part
    return CGRect(
      x: rect.minX + CGFloat(place) * max(0, rect.width - size.width),
      y: rect.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// How far a value is from the least one, as a part of the way to the greatest, from 0 to 1.
  private func share(of value: Float) -> Double {
    let span = Double(maximumValue) - Double(minimumValue)
    return span > 0 ? min(max((Double(value) - Double(minimumValue)) / span, 0), 1) : 0
  }

  /// How far the knob is from the leading end, from 0 to 1 in steps of a millionth, as the slider's own rectangles have it;
  /// that of the value where the line has no room for the knob.
  final var placeOfKnob: Double {
    let bounds = CGRect(origin: .zero, size: bounds.size)
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: value)
    guard track.width > knob.width else { return share(of: value) }
    let place = Double((knob.minX - track.minX) / (track.width - knob.width))
    let fromLeading = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - place : place
    return (min(max(fromLeading, 0), 1) * 1_000_000).rounded() / 1_000_000
  }

  /// Moves the knob.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(\UISlider.minimumTrackTintColor) { $0.minimumTrackTintColor = $1 },
      .init(\UISlider.maximumTrackTintColor) { $0.maximumTrackTintColor = $1 },
      .init(\UISlider.thumbTintColor) { $0.thumbTintColor = $1 },
    ]
  }

  /// The height that the system's generation gives its frame, without what is not aligned; no width.
  ///
  /// Source: saved frames in Interface Builder documents: 31 points, of which the one at the bottom is not aligned, and
  /// 34 on iOS 26.
  open override var intrinsicContentSize: CGSize {
    let insets = alignmentRectInsets
    let height = traitCollection.systemMetrics.sliderHeight - insets.top - insets.bottom
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// As wide as it is told, and as high as the system's generation has it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: traitCollection.systemMetrics.sliderHeight)
  }

  /// Told after the traits changed: the system may be another.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let height = traitCollection.systemMetrics.sliderHeight
    guard height != previousTraitCollection?.systemMetrics.sliderHeight else { return }
    invalidateIntrinsicContentSize()
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    traitCollection.systemMetrics.sliderInsets
  }

  /// How it is to behave.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// How it behaves.
  open var behavioralStyle: UIBehavioralStyle {
    preferredBehavioralStyle == .automatic ? .pad : preferredBehavioralStyle
  }
}

/// Two buttons for less and more.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// A view that is always as large as it is holds on to that, beside a label that grows.
  ///
  /// Source: assumed, as for switches. The two steppers in the public documents that were looked at have 751.
  override class var defaultHugging: ContentPriorities {
    ContentPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  }

  /// The value.
  open var value: Double = 0 {
    didSet { value = min(max(value, minimumValue), maximumValue) }
  }

  /// The least value.
  open var minimumValue: Double = 0

  /// The greatest value.
  open var maximumValue: Double = 100

  /// What one press adds.
  open var stepValue: Double = 1

  /// Whether holding a button goes on.
  open var autorepeat = true

  /// Whether the greatest value is followed by the least.
  open var wraps = false

  /// Whether actions are sent while a button is held.
  open var isContinuous = true

  private var images: [String: UIImage] = [:]

  /// Sets the picture of the button that adds; nothing is drawn here.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    images["+\(state.rawValue)"] = image
  }

  /// Returns the picture of the button that adds.
  open func incrementImage(for state: UIControl.State) -> UIImage? { images["+\(state.rawValue)"] }

  /// Sets the picture of the button that takes away; nothing is drawn here.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    images["-\(state.rawValue)"] = image
  }

  /// Returns the picture of the button that takes away.
  open func decrementImage(for state: UIControl.State) -> UIImage? { images["-\(state.rawValue)"] }

  /// Sets the picture behind the buttons; nothing is drawn here.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    images["behind \(state.rawValue)"] = image
  }

  /// Returns the picture behind the buttons.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    images["behind \(state.rawValue)"]
  }

  /// Sets the picture between the buttons; nothing is drawn here.
  open func setDividerImage(
    _ image: UIImage?,
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { images["between \(leftState.rawValue) \(rightState.rawValue)"] = image }

  /// Returns the picture between the buttons.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) -> UIImage? { images["between \(leftState.rawValue) \(rightState.rawValue)"] }

  /// 94 × 32 points.
  ///
  /// Source: saved frames in Interface Builder documents.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A control that is pulled down to load anew.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether it is loading.
  open private(set) var isRefreshing = false

  /// The words below the wheel.
  open var attributedTitle: NSAttributedString?

  /// Says that loading began.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Says that loading ended.
  open func endRefreshing() {
    isRefreshing = false
  }

  /// 60 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 60)
  }
}
