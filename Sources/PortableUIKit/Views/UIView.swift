package import LayoutEngine
import Requirements

/// A rectangle with content, subviews and a layout.
///
/// Coordinates are points, x to the right and y down. Everything that subclasses may override is
/// declared here; the work behind it is in the extensions beside this file.
@preconcurrency @MainActor
open class UIView: UIResponder {
  // MARK: - What a layout reads

  // A layout comes to each view of a hierarchy several times, and a long list is in no cache when it comes again: what it
  // reads stands together, so that few lines of the cache hold it. None of it is ever lent out, so that nothing can
  // access it while another does, and the checks for that are off. Public properties that a layout reads stand before
  // stored ones of that kind.

  @exclusivity(unchecked) nonisolated(unsafe) final var storedReference: LayoutItemReference?
  /// The host that took the view in.
  ///
  /// It may have been dissolved since.
  @exclusivity(unchecked) final var storedHost: LayoutHost?
  @exclusivity(unchecked) nonisolated(unsafe) final var storedSuperview = Uncounted<UIView>.none
  @exclusivity(unchecked) nonisolated(unsafe) final var storedSubviews: [UIView] = []
  /// What a layout asks of each view that it comes to.
  @exclusivity(unchecked) final var layoutFlags: LayoutFlags = .needsLayout
  /// What is to be updated before a layout: at first all of the view itself.
  @exclusivity(unchecked) final var updateFlags: UpdateFlags = [.constraints, .properties]
  @exclusivity(unchecked) private final var isPlacedByMask = true
  /// What ``translatesAutoresizingMaskIntoConstraints`` was when the engine or the setter looked at it last.
  @exclusivity(unchecked) final var followsMask = true
  /// How many layouts go through the list of subviews, which then has to be kept before it changes.
  @exclusivity(unchecked) final var subviewWalks: UInt8 = 0
  @exclusivity(unchecked) private(set) final var hasTransform = false
  /// Whether the layer has an anchor beside the middle.
  @exclusivity(unchecked) final var hasAnchor = false
  @exclusivity(unchecked) final var storedFrame: CGRect
  @exclusivity(unchecked) final var dirtyInputs: LayoutInputs = []
  @exclusivity(unchecked) nonisolated(unsafe) final var ownedConstraints = ConstraintList()
  @exclusivity(unchecked) final var engineExtras: EngineExtras?
  @exclusivity(unchecked) final var storedLayoutGuides: [UILayoutGuide] = []
  @exclusivity(unchecked) final var systemGuides: [UILayoutGuide] = []
  /// The traits that the view was last told of.
  @exclusivity(unchecked) final var deliveredTraits: UITraitCollection?
  /// The window on top of the hierarchy, for a view with a superview.
  ///
  /// Kept, because traits are read from it for each view of a layout. A window that dies clears it.
  @exclusivity(unchecked) nonisolated(unsafe) final var storedWindow =
    Uncounted<UIWindow>.none
  @exclusivity(unchecked) private final var storedSemanticContentAttribute =
    UISemanticContentAttribute.unspecified
  /// The host of the hierarchy, in its root.
  @exclusivity(unchecked) nonisolated(unsafe) final var ownedHost: LayoutHost?
  @exclusivity(unchecked) final var resistance = ContentPriorities(
    horizontal: .defaultHigh,
    vertical: .defaultHigh
  )
  /// The hugging that was set, or nil for the class's.
  @exclusivity(unchecked) final var storedHugging: ContentPriorities?
  @exclusivity(unchecked) private final var storedSizeOverride: CGSize?
  /// Whether a view below it is being taken out.
  @exclusivity(unchecked) final var isAboveDetached = false
  /// Whether a safe area reached into the view when its subviews were last looked at.
  @exclusivity(unchecked) final var hasCoveredSubviews = false
  /// How many layout passes of the hierarchy run, one in another, in its root.
  @exclusivity(unchecked) final var passDepth: UInt8 = 0
  @exclusivity(unchecked) private final var storedMask: AutoresizingMask = []
  @exclusivity(unchecked) private final var resizesSubviews = true
  @exclusivity(unchecked) final var boundsOrigin: CGPoint = .zero

  // MARK: - Moving Focus

  /// Whether the view can have focus: no, unless a subclass says so.
  open var canBecomeFocused: Bool { false }
  /// Where focus goes first.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Told that focus moved; it does not here.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Asks whether focus may move: yes.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Has focus moved again.
  open func setNeedsFocusUpdate() {}
  /// Has focus moved at once.
  open func updateFocusIfNeeded() {}

  // MARK: - Creating a View

  /// Creates a view of size zero.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view with `frame`, in points, in the coordinates of its future superview.
  public init(frame: CGRect) {
    storedFrame = frame
    super.init()
  }

  /// Creates a view from an archive, with size zero.
  public required init?(coder: NSCoder) {
    coder.beginDecoding()
    storedFrame = .zero
    super.init()
    coder.endDecoding(self)
  }

  deinit {
    ownedConstraints.end()
    storedReference?.clear()
    ownedHost?.end()
    letGoOfSubviews()
  }

  /// The view with its frame and what is out of the ordinary, as UIKit prints it:
  /// `<UILabel: 0x…; frame = (0 0; 100 20); text = 'Name'; hidden = YES; layer = <CALayer: 0x…>>`.
  open override var description: String { MainActor.assumeIsolated { describedText } }

  // MARK: - Configuring the Bounds and Frame Rectangles

  /// The view's rectangle in its superview's coordinates, in points.
  ///
  /// With a transform it is the smallest upright rectangle around the transformed bounds. Setting it then sizes the
  /// bounds so that the transform brings them back to the rectangle, which it can after scaling and quarter turns;
  /// after other turns they keep the rectangle's middle and are larger.
  ///
  /// Source: Apple, `CALayer.frame`, which is not to be set with other turns.
  open var frame: CGRect {
    get { hasTransform ? transformedFrame : storedFrame }
    set {
      if isGivenFrame {
        take(newValue)
      } else if hasTransform {
        placeTransformed(newValue)
      } else {
        place(newValue)
      }
    }
  }

  /// The view's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
    set {
      if boundsOrigin != newValue.origin {
        requirement(
          !(newValue.origin.x.isNaN || newValue.origin.y.isNaN),
          "CALayerInvalidGeometry: the bounds of \(type(of: self)) were set to \(newValue), which "
            + "contain NaN"
        )
        boundsOrigin = LayoutNumbers.frame(newValue).origin
        setNeedsLayout()
        if safeAreaInsets != .zero { safeAreaRulesChanged() }
      }
      if newValue.size != storedFrame.size { place(size: newValue.size) }
    }
  }

  /// The centre of the frame, in the superview's coordinates; with another ``anchorPoint``, that point.
  open var center: CGPoint {
    get { hasAnchor ? placedCenter : CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set { place(center: newValue) }
  }

  /// The point that ``center`` places and ``transform`` keeps, as parts of the bounds.
  ///
  /// Setting it leaves the centre, and so moves the frame; constraints put the frame back.
  open var anchorPoint: CGPoint {
    get { placedAnchor }
    set { if newValue != placedAnchor { layer.anchorPoint = newValue } }
  }

  // MARK: - Configuring a View's Visual Appearance

  /// The colour behind the content.
  open var backgroundColor: UIColor?
  /// Whether the view is not shown.
  ///
  /// Hidden views keep their place, except in a stack view.
  open var isHidden = false {
    willSet { if newValue != isHidden { announceChange() } }
    didSet { if oldValue != isHidden { visibilityDidChange() } }
  }
  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view draws all of its rectangle.
  open var isOpaque = true
  // Apple declares the colour so; it is never nil here.
  /// The colour of interactive parts.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { storedTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      storedTintColor = newValue
      forEachViewBelow { $0.tintColorDidChange() }
    }
  }
  private var storedTintColor: UIColor?

  /// Told after ``tintColor`` was set, here or above.
  open func tintColorDidChange() {}

  /// The properties of the class that an appearance can set.
  class var appearanceProperties: [AppearanceProperty] {
    [
      .init(\UIView.backgroundColor) { $0.backgroundColor = $1 },
      .init(\UIView.storedTintColor) { $0.tintColor = $1 },
    ]
  }
  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds = false

  /// The class of the layer; overridden to have another.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer, where anybody asked for it.
  final var storedLayer: CALayer? {
    didSet { layoutFlags.insert(.hasLayer) }
  }

  /// How the content follows the bounds.
  open var contentMode: ContentMode = .scaleToFill
  /// Whether touches reach the view.
  open var isUserInteractionEnabled = true
  /// Whether several touches reach the view at once.
  open var isMultipleTouchEnabled = false
  /// A number of the app's choice by which ``viewWithTag(_:)`` finds the view.
  open var tag = 0
  /// A name for automation, shown in logs.
  open var accessibilityIdentifier: String?
  /// A transform for drawing.
  ///
  /// Layout leaves it out, as Apple's does for constraints: it changes ``frame``, and neither ``bounds``
  /// nor ``center``.
  open var transform: CGAffineTransform = .identity {
    didSet {
      hasTransform = !transform.isIdentity
      storedLayer?.planeTransformDidChange()
    }
  }

  /// A transform in space for drawing; what of it moves points of the plane is ``transform``.
  open var transform3D: CATransform3D {
    get { storedLayer?.transform ?? CATransform3D(plane: transform) }
    set { layer.transform = newValue }
  }

  // MARK: - Managing the View Hierarchy

  /// The window, or nil.
  open var window: UIWindow? { storedSuperview.isNone ? windowAsRoot : storedWindow.object }

  /// The window that the view is, where it stands on top of its hierarchy.
  var windowAsRoot: UIWindow? { nil }

  /// Adds `view` in front of the other subviews.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Moves `view` in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }

  /// Moves `view` behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }

  /// Takes the view out of its superview, with the constraints that tie it to the outside.
  ///
  /// May be called again from inside `willRemoveSubview`, while `superview` is still set.
  open func removeFromSuperview() { detach() }

  /// Adds `view` at `index`, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Adds `view` right in front of `siblingSubview`.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, above: true)
  }

  /// Adds `view` right behind `siblingSubview`.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, above: false)
  }

  /// Exchanges two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    requirement(
      storedSubviews.indices.contains(index1) && storedSubviews.indices.contains(index2),
      "The subviews at \(index1) and \(index2) cannot be exchanged: \(type(of: self)) has "
        + "\(storedSubviews.count)"
    )
    keepWalkedSubviews()
    storedSubviews.swapAt(index1, index2)
    storedLayer?.subviewsExchanged(storedSubviews[index1], storedSubviews[index2])
    layoutStructureChanged()
  }

  /// Whether the view is `view` or stands anywhere below it.
  open func isDescendant(of view: UIView) -> Bool { stands(in: view) }

  /// The controller whose view this is, else the superview.
  open override var next: UIResponder? { layoutController as? UIViewController ?? superview }

  // MARK: - Observing View-Related Changes

  /// Told after `subview` was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Told before `subview` is taken out, while its superview is still set.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Told before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Told after the superview changed.
  open func didMoveToSuperview() {}
  /// Told before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Told after the window changed.
  open func didMoveToWindow() {}

  /// Told after a subview was hidden or shown.
  func subviewVisibilityDidChange(_ subview: UIView) {}

  /// Told after a subview's intrinsic size was said to have changed.
  func subviewIntrinsicSizeDidChange(_ subview: UIView) {}

  /// The view at or below this one with `tag`.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews { if let found = subview.viewWithTag(tag) { return found } }
    return nil
  }

  // MARK: - Managing the View's Constraints

  /// The constraints that the view owns, in the order of their installation.
  open var constraints: [NSLayoutConstraint] { ownedConstraints.all }

  /// Whether the view's class asks for constraint-based layout by itself.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the autoresizing mask is turned into constraints.
  ///
  /// True for a view made in code.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { isPlacedByMask }
    set {
      guard newValue != isPlacedByMask else { return }
      isPlacedByMask = newValue
      noteFollowing()
      layoutInputChanged(.autoresizing)
    }
  }

  /// Which parts of the frame follow the superview's size.
  open var autoresizingMask: AutoresizingMask {
    get { storedMask }
    set {
      guard newValue != storedMask else { return }
      storedMask = newValue
      noteMask()
      layoutInputChanged(.autoresizing)
    }
  }

  /// Whether subviews follow by their masks when the size changes.
  open var autoresizesSubviews: Bool {
    get { resizesSubviews }
    set { resizesSubviews = newValue }
  }

  // MARK: - Measuring in Auto Layout

  /// The size of the content, in points; `noIntrinsicMetric` in an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that the intrinsic size changed.
  open func invalidateIntrinsicContentSize() {
    layoutInputChanged(.intrinsicSize)
    storedSuperview.read { $0.subviewIntrinsicSizeDidChange(self) }
  }

  /// The intrinsic size at an alignment width of `width` points, where the height follows the width.
  ///
  /// Nil, the default, for content whose height does not depend on its width.
  func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? { nil }

  /// Whether ``intrinsicContentSize(forWidth:)`` has an answer, without measuring for it.
  var hasHeightForWidth: Bool { false }

  /// Whether the content is text of several lines, whose width is decided after those of others.
  var wrapsLines: Bool { false }

  /// An intrinsic size that replaces what measuring text gives, in points.
  ///
  /// Views whose size comes from text (labels, buttons, text fields and text views) answer it.
  package var textSizeOverride: CGSize? {
    didSet { if oldValue != textSizeOverride { layoutInputChanged(.intrinsicSize) } }
  }

  /// What measures the view's text in place of the process's metrics and the screen's scale.
  package var textCanvas: TextCanvas? {
    didSet { if oldValue !== textCanvas { layoutInputChanged(.intrinsicSize) } }
  }

  /// Whether the intrinsic size is that of a text, so that ``textSizeOverride`` replaces it.
  package var isSizedByText: Bool { false }

  /// What is known of the view's text beside its size, for snapshots.
  package var textFacts: LayoutSnapshot.TextFacts? { nil }

  /// An intrinsic size that replaces the view's own, in points; `noIntrinsicMetric` in an axis
  /// without one.
  ///
  /// Documents give it: a placeholder size, or the size that a control had in their version of iOS.
  package var intrinsicSizeOverride: CGSize? {
    get { storedSizeOverride }
    set {
      guard newValue != storedSizeOverride else { return }
      storedSizeOverride = newValue
      layoutInputChanged(.intrinsicSize)
    }
  }

  /// Where the baselines of the content are, in points; nil where they are the bottom.
  var baselineOffsets: BaselineOffsets? { nil }

  /// How firmly the view resists growing beyond its intrinsic size along `axis`.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? hugging.horizontal : hugging.vertical
  }

  /// Sets how firmly the view resists growing beyond its intrinsic size along `axis`.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis] = priority
    layoutInputChanged(.contentPriorities)
  }

  /// How firmly the view resists shrinking below its intrinsic size along `axis`.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    axis == .horizontal ? resistance.horizontal : resistance.vertical
  }

  /// Sets how firmly the view resists shrinking below its intrinsic size along `axis`.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    resistance[axis] = priority
    layoutInputChanged(.contentPriorities)
  }

  /// The hugging of a new view of this class, 250 along both axes.
  class var defaultHugging: ContentPriorities {
    ContentPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  }

  /// The size that satisfies the constraints inside the view and comes closest to `targetSize`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that satisfies the constraints inside the view, with `targetSize` held at the given
  /// priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    LayoutHost.fittingSize(
      of: self,
      target: targetSize,
      priorities: ContentPriorities(
        horizontal: horizontalFittingPriority,
        vertical: verticalFittingPriority
      )
    )
  }

  // MARK: - Resizing a View

  /// The size that fits `size` best: by default the view's own.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that `sizeThatFits` answers for its bounds; the corner at the top left stays.
  ///
  /// Source: public code places labels by their corner, as `UILabel(frame: CGRect(x: 0, y: -2, width: 0, height: 0))`, before
  /// it has them fit.
  open func sizeToFit() {
    let old = bounds.size
    let new = sizeThatFits(old)
    guard new != old else { return }
    bounds.size = new
    let anchor = layer.anchorPoint
    let (x, y) = ((new.width - old.width) * anchor.x, (new.height - old.height) * anchor.y)
    center = CGPoint(
      x: center.x + transform.a * x + transform.c * y,
      y: center.y + transform.b * x + transform.d * y
    )
  }

  // MARK: - Aligning Views in Auto Layout

  /// What of the frame lies outside the rectangle that constraints speak of, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The alignment rectangle of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return insets.isNone ? frame : frame.inset(by: insets)
  }

  /// The frame of an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.outset)
  }

  /// The view whose first baseline counts as this view's.
  ///
  /// By default that of the last baseline, so that a class in which both are the same overrides only
  /// ``forLastBaselineLayout``.
  ///
  /// Source: the comment on the property in UIKit's header `UIView.h`.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last baseline counts as this view's.
  open var forLastBaselineLayout: UIView { forBaselineLayout() }
  /// The former name of ``forLastBaselineLayout``, which still asks it: overrides count.
  ///
  /// UIKit deprecates it since iOS 9. That would be a warning in the line above where this is compiled for iOS.
  @available(iOS, deprecated: 100000, message: "Use forLastBaselineLayout")
  open func forBaselineLayout() -> UIView { self }

  // MARK: - Drawing and Events

  /// Draws the view; nothing calls it here.
  open func draw(_ rect: CGRect) {}

  /// Asks for drawing; nothing is drawn.
  open func setNeedsDisplay() {}

  /// Asks for drawing of a part, in the view's coordinates; nothing is drawn.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Where a view places the sublayers of a layer, after it laid out its subviews.
  ///
  /// Called for a view whose layer somebody has asked for.
  open func layoutSublayers(of layer: CALayer) {}

  /// Gives a layer its content; nothing calls it here.
  open func display(_ layer: CALayer) {}

  /// Hears that a layer will be drawn; nothing calls it here.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Draws a layer; nothing calls it here.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Returns what a change of a layer's property does: nothing moves.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  /// Whether a point, in the view's coordinates, is inside the view: by default, in its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The view in front at a point, in the view's coordinates: this one or one below.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, event)
  }

  /// Has the first responder in the view resign.
  ///
  /// - Parameter force: Whether it has to.
  /// - Returns: Whether there is no first responder in the view any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingBelow(force) }

  // MARK: - Triggering Auto Layout

  /// Whether `updateConstraints` will be called.
  open func needsUpdateConstraints() -> Bool { needsUpdateConstraintsFlag }

  /// Asks for `updateConstraints` before the next layout.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }

  /// Where a view brings its constraints up to date.
  ///
  /// Overrides call `super` last. What it reads of `@Observable` objects is tracked, as by ``updateProperties()``.
  open func updateConstraints() {}

  /// Calls `updateConstraints` where it was asked for, here and below.
  open func updateConstraintsIfNeeded() { updateConstraintsBelow() }

  // MARK: - Updating Properties

  /// Where a view brings its content and its look up to date, before constraints are updated and views lay out.
  ///
  /// Called before the first layout, and where ``setNeedsUpdateProperties()`` asks for it, superviews first. What it reads
  /// of `@Observable` objects is tracked: a change asks for the next call.
  open func updateProperties() {}

  /// Asks for ``updateProperties()`` with the next layout, without asking for a layout.
  open func setNeedsUpdateProperties() { PropertyUpdates.request(self) }

  /// Calls ``updateProperties()`` where it was asked for, here and below, and of the controllers of these views.
  open func updatePropertiesIfNeeded() { updatePropertiesBelow() }

  /// Told after the view got another size, for what cannot wait for the layout.
  ///
  /// A class that overrides it sets ``LayoutFlags/tellsSize`` when a view is made.
  func sizeDidChange() {}

  // MARK: - Laying Out Subviews

  /// Gives the subviews the frames that the constraints ask for.
  ///
  /// What an override reads of `@Observable` objects is tracked: a change asks for a layout.
  open func layoutSubviews() {
    // Most views are leaves.
    if !storedSubviews.isEmpty { applySubviewFrames() }
  }

  /// Whether a gesture may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Asks for a layout in the next pass.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Lays out now, where a layout was asked for.
  open func layoutIfNeeded() { LayoutPass.run(from: self) }

  // MARK: - Configuring Corners

  /// The radius of a corner in points, by the size that the view has; of several the greatest.
  ///
  /// A concentric corner has the radius of the nearest view around that has a round one there, less the distance between
  /// both.
  ///
  /// - Note: UIKit: the outermost container is the window, whose corners are those of the screen; here they are square. A
  ///   layout that asked for the radius is not asked again where that changes.
  open func effectiveRadius(corner: UIRectCorner) -> CGFloat { radius(ofCorners: corner) }

  // MARK: - Configuring Content Margins

  final var margins = MarginStorage()

  /// The space between the edges and the content, in points, in reading order.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalMargins }
    set { setDirectionalMargins(newValue) }
  }

  /// The space between the edges and the content, in points.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }

  /// Whether the margins are at least the superview's.
  open var preservesSuperviewLayoutMargins = false {
    didSet {
      guard preservesSuperviewLayoutMargins != oldValue else { return }
      InsetUse.hasInheritedMargins = true
      marginRulesChanged()
    }
  }

  /// Whether the safe area adds to the margins.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { marginRulesChanged() }
  }

  /// Told after the margins changed.
  open func layoutMarginsDidChange() {}

  /// The margins of a new view of this class: 8 on all sides.
  class var defaultLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  }

  // MARK: - Getting the Safe Area

  /// What the bars and the device's shape cover, in points from the view's edges.
  open var safeAreaInsets: UIEdgeInsets { effectiveSafeAreaInsets }

  /// Told after the safe area changed.
  open func safeAreaInsetsDidChange() {}

  /// Safe-area insets that replace those that the window and the superviews give.
  package var safeAreaInsetsOverride: UIEdgeInsets? {
    didSet {
      guard safeAreaInsetsOverride != oldValue else { return }
      InsetUse.hasSafeAreas = true
      safeAreaRulesChanged()
    }
  }

  /// Whether a table or collection gives the view its size, as it does for the content of cells.
  ///
  /// Conflicts then name "UIView-Encapsulated-Layout-Width" and "-Height", as in UIKit.
  final var isSizedByList = false

  /// The pixels for each point that replace the screen's.
  package var layoutScaleOverride: CGFloat?

  /// Whether conflicts of the hierarchy, of which this is the root, are logged.
  ///
  /// Tools that report them in their own words switch it off.
  package var logsLayoutConflicts = true

  /// The controller whose root view this is.
  weak var layoutController: (any LayoutController)? {
    didSet {
      layoutFlags.insert(.hadController)
      marginRulesChanged()
    }
  }

  /// Told by the content guide of a scroll view that the size of the content was solved.
  func contentGuideDidMove(to size: CGSize) {}

  /// The guide that stands for this view's edges in constraints with its descendants.
  ///
  /// A scroll view answers its content guide, as Apple's engine does.
  var contentGuideForDescendants: UILayoutGuide? { nil }
  /// Whether there is one, which does not make it.
  var hasContentGuide: Bool { false }

  // MARK: - Managing the User Interface Direction

  /// Whether the view's content flips under right-to-left.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { storedSemanticContentAttribute }
    set {
      guard newValue != storedSemanticContentAttribute else { return }
      storedSemanticContentAttribute = newValue
      directionRulesChanged()
    }
  }

  /// The traits in force: the window's, or the current ones, with what is set on the way down.
  ///
  /// Where ``updateProperties()``, ``updateConstraints()`` or ``layoutSubviews()`` reads them, other traits have it called
  /// again.
  open var traitCollection: UITraitCollection {
    if TraitUse.phase != .none { TraitUse.note(self) }
    guard TraitOverriding.isUsed else {
      return TraitOverriding.told ?? window?.traitCollection ?? .current
    }
    return overriding(window?.baseTraits ?? .current)
  }

  /// Told after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Told after the preferred content size changed, before ``traitCollectionDidChange(_:)``: views with
  /// text adjust their fonts.
  func contentSizeCategoryDidChange() {}

  final var traitKeeping = TraitKeeping()

  // MARK: - Layout libraries

  /// What a layout library knows of the view; it dies with the view.
  ///
  /// The one library that an app describes its constraints with may keep it here, which is cheaper
  /// than an associated object.
  public final var layoutRecord: AnyObject?

  // MARK: - The engine

  /// The safe area that the engine knows.
  final var engineSafeArea: UIEdgeInsets = .zero
  /// The safe area that the view was told of last.
  @exclusivity(unchecked) final var announcedSafeArea: UIEdgeInsets = .zero
  /// The margins that the view was told of last; nil while they are those of a new view.
  final var announcedMargins: UIEdgeInsets?
}
