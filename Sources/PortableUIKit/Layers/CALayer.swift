public import Foundation

/// The look of a rectangle: pictures show what it is told.
///
/// The layer of a view has the view's geometry, opacity, background and clipping; other layers have their own. It
/// is made when somebody asks for it.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// Creates a layer.
  public required override init() {
    super.init()
  }

  /// Creates a layer with the geometry and the look of another.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { takeOver(layer) }
  }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The size that the layer would like: that of its view's content, or its own.
  open func preferredFrameSize() -> CGSize {
    guard let size = view?.intrinsicContentSize else { return bounds.size }
    return CGSize(
      width: size.width >= 0 ? size.width : bounds.width,
      height: size.height >= 0 ? size.height : bounds.height
    )
  }

  private static let black = UIColor.black.cgColor

  /// The view whose layer this is.
  final weak var view: UIView?
  /// The rectangle in its own coordinates, where no view has it.
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero
  private var storedOpacity: Float = 1
  private var storedMasks = false
  private var storedHidden = false
  private var storedBackgroundColor: CGColor?

  /// Who hears of layout and display; of a view's layer, the view.
  open weak var delegate: (any CALayerDelegate)? {
    get { view ?? storedDelegate }
    set { storedDelegate = newValue }
  }
  private weak var storedDelegate: (any CALayerDelegate)?

  /// Returns what is on the screen: the layer itself, since nothing moves.
  open func presentation() -> Self? { self }
  /// Returns the layer itself.
  open func model() -> Self { self }

  // MARK: - Geometry

  /// The rectangle in the superlayer's coordinates, in points.
  ///
  /// With a transform it is the smallest upright rectangle around the transformed bounds. Setting it then sizes the
  /// bounds so that the transform brings them back to the rectangle, as far as it can.
  open var frame: CGRect {
    get {
      if let view { return view.frame }
      let around = CGRect(
        x: -anchorPoint.x * ownBounds.width,
        y: -anchorPoint.y * ownBounds.height,
        width: ownBounds.width,
        height: ownBounds.height
      )
      return around.applying(affineTransform().withoutRoundingErrors).offsetBy(
        dx: ownPosition.x,
        dy: ownPosition.y
      )
    }
    set {
      if let view {
        view.frame = newValue
        return
      }
      let map = affineTransform().withoutRoundingErrors
      // A transform that takes all points to a line cannot be undone.
      if map.a * map.d != map.b * map.c {
        let given = CGRect(origin: .zero, size: newValue.size)
        bounds.size = map.isIdentity ? newValue.size : given.applying(map.inverted()).size
      }
      let now = frame
      ownPosition.x += newValue.midX - now.midX
      ownPosition.y += newValue.midY - now.midY
    }
  }

  /// The rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set {
      if let view {
        view.bounds = newValue
        return
      }
      if newValue.size != ownBounds.size { needsLayoutFlag = true }
      ownBounds = newValue
    }
  }

  /// Where the anchor is, in the superlayer's coordinates.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set { if let view { view.center = newValue } else { ownPosition = newValue } }
  }

  /// The point that ``position`` places and ``transform`` keeps, as parts of the bounds.
  ///
  /// Setting it leaves the position, and so moves the frame.
  open var anchorPoint: CGPoint {
    get { storedAnchor }
    set {
      let middle = view?.center
      storedAnchor = newValue
      guard let view, let middle else { return }
      view.hasAnchor = newValue != CGPoint(x: 0.5, y: 0.5)
      view.center = middle
    }
  }
  private(set) final var storedAnchor = CGPoint(x: 0.5, y: 0.5)
  /// The depth of the anchor; kept, and not followed here.
  open var anchorPointZ: CGFloat = 0
  /// How far in front of the other sublayers the layer stands; pictures order them by it.
  open var zPosition: CGFloat = 0

  /// A transform for drawing about the anchor; of a view's layer, it is the view's.
  ///
  /// Layout leaves it out.
  open var transform: CATransform3D {
    get {
      if let spatial { return spatial }
      return view.map { CATransform3D(plane: $0.transform) } ?? CATransform3DIdentity
    }
    set {
      view?.transform = newValue.plane
      spatial = view != nil && newValue == CATransform3D(plane: newValue.plane) ? nil : newValue
    }
  }
  /// The transform, where it is not that of the view.
  private var spatial: CATransform3D?
  /// Told after the transform of the view was set.
  final func planeTransformDidChange() { spatial = nil }

  /// A transform for the sublayers, such as a perspective; kept, and not followed here.
  open var sublayerTransform = CATransform3DIdentity
  /// Pixels for each point.
  open var contentsScale: CGFloat = 1

  /// Sets a transform of the plane; of a view's layer, it is the view's.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3D(plane: transform)
  }

  /// Returns what the transform does to the plane.
  open func affineTransform() -> CGAffineTransform {
    spatial?.plane ?? view?.transform ?? .identity
  }

  // MARK: - Look

  /// The color behind the content; of a view's layer, it is the view's, without its traits.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? storedBackgroundColor }
    set {
      storedBackgroundColor = newValue
      view?.backgroundColor = newValue.map { UIColor(cgColor: $0) }
    }
  }
  /// What is drawn.
  open var contents: Any?
  /// How the content follows the bounds.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The radius of the corners in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The shape of the corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border in points; it takes no room.
  open var borderWidth: CGFloat = 0
  /// The color of the border; black at first.
  open var borderColor: CGColor? = CALayer.black
  /// The color of the shadow; black at first.
  open var shadowColor: CGColor? = CALayer.black
  /// How opaque the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// How far the shadow falls, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How blurred the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// The shape that throws the shadow, or nil for that of the layer.
  open var shadowPath: CGPath?
  /// Whether the layer is drawn once and kept.
  open var shouldRasterize = false
  /// Pixels for each point of what is kept.
  open var rasterizationScale: CGFloat = 1
  /// Whether opacity is applied to the layer as a whole.
  open var allowsGroupOpacity = true
  /// Whether the layer draws all of its rectangle.
  open var isOpaque = false
  /// The name of the layer.
  open var name: String?
  /// A layer whose opacity decides what is seen of this one.
  open var mask: CALayer?

  /// What part of the content is shown, as parts of it.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// What part of the content is stretched, as parts of it.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How content is made smaller.
  open var minificationFilter = CALayerContentsFilter.linear
  /// How content is made larger.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// Whether edges are smoothed.
  open var allowsEdgeAntialiasing = false
  /// Which sides are smoothed.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  /// How exactly colors are kept.
  open var contentsFormat = CALayerContentsFormat.RGBA8Uint
  /// Whether brighter colors than usual are shown.
  open var wantsExtendedDynamicRangeContent = false
  /// Whether the layer is seen from behind.
  open var isDoubleSided = true
  /// Whether y goes up in the layer; kept, and not followed here.
  open var isGeometryFlipped = false
  /// Whether drawing is done later.
  open var drawsAsynchronously = false
  /// Filters of the layer's picture; kept, and not followed here.
  open var filters: [Any]?
  /// A filter that mixes the layer with what is behind it; kept, and not followed here.
  open var compositingFilter: Any?
  /// Filters of what is behind the layer; kept, and not followed here.
  open var backgroundFilters: [Any]?
  /// What changes of properties do; kept, since nothing moves.
  open var actions: [String: any CAAction]?
  /// Properties that have no place of their own.
  open var style: [AnyHashable: Any]?

  /// How opaque the layer is, from 0 to 1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? storedOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { storedOpacity = newValue } }
  }

  /// Whether the layer is not shown.
  open var isHidden: Bool {
    get { view?.isHidden ?? storedHidden }
    set { if let view { view.isHidden = newValue } else { storedHidden = newValue } }
  }

  /// Whether sublayers are cut off at the bounds; of a view's layer, this is `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? storedMasks }
    set { if let view { view.clipsToBounds = newValue } else { storedMasks = newValue } }
  }

  // MARK: - Hierarchy

  /// The layers in this one, back to front, with those of subviews; nil for none.
  ///
  /// A subview is in front of the layers that were there when it was added. Layers of subviews stay when others
  /// are set.
  open var sublayers: [CALayer]? {
    get {
      let layers = parts.map(\.layer)
      return layers.isEmpty ? nil : layers
    }
    set { replaceSublayers(newValue ?? []) }
  }

  /// The layers that were added, and where subviews stand among them.
  final var children: [Child] = []
  /// The layer that this one was added to.
  final weak var storedSuperlayer: CALayer?

  /// The layer that this one is in.
  open var superlayer: CALayer? { storedSuperlayer ?? view?.superview?.layer }

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }

  /// Adds a layer at a place counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Adds a layer behind another.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, above: false)
  }

  /// Adds a layer in front of another.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, above: true)
  }

  /// Puts one layer into the place of another.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.storedSuperlayer === self else { return }
    insert(newLayer, beside: oldLayer, above: true)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of the one that it was added to; that of a view stays with its view.
  open func removeFromSuperlayer() {
    guard let above = storedSuperlayer else { return }
    above.children.removeAll { $0 == .layer(self) }
    storedSuperlayer = nil
  }

  // MARK: - Layout, display and animation

  /// Whether the sublayers will be placed.
  private(set) final var needsLayoutFlag = false

  /// Asks for a layout.
  open func setNeedsLayout() {
    if let view { view.setNeedsLayout() } else { needsLayoutFlag = true }
  }

  /// Lays out now, where a layout was asked for.
  open func layoutIfNeeded() {
    if let view { view.layoutIfNeeded() } else { placeSublayers() }
  }

  /// Whether a layout was asked for.
  open func needsLayout() -> Bool { view?.needsLayoutFlag ?? needsLayoutFlag }

  /// Where a layer places its sublayers; by default, its delegate does.
  ///
  /// Views have it called after they laid out their subviews.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Places the sublayers of this layer and those below it, where that was asked for or `isForced`.
  final func placeSublayers(isForced: Bool = false) {
    if isForced || needsLayoutFlag {
      needsLayoutFlag = false
      layoutSublayers()
    }
    for case .layer(let layer) in children { layer.placeSublayers() }
    // A mask that masks itself is a mistake, and must end.
    guard let mask, mask.view == nil, !isPlacingMask else { return }
    isPlacingMask = true
    mask.placeSublayers()
    isPlacingMask = false
  }
  private var isPlacingMask = false

  /// Whether the layer is drawn again when its bounds change.
  open var needsDisplayOnBoundsChange = false
  /// Asks for drawing; nothing is drawn.
  open func setNeedsDisplay() {}
  /// Asks for drawing of a part; nothing is drawn.
  open func setNeedsDisplay(_ r: CGRect) {}
  /// Whether drawing was asked for: no.
  open func needsDisplay() -> Bool { false }
  /// Draws where that was asked for; nothing is drawn.
  open func displayIfNeeded() {}
  /// Gives the layer its content; nothing calls it here.
  open func display() {}
  /// Whether a change of a property asks for drawing.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Returns what a change of a property does; nil, since nothing moves.
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }
  /// Returns what a change of a property does for layers of the class: nothing.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Returns the value of a key that was not set; none here.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Tells that the layer in which this one is has another size.
  open func resize(withOldSuperlayerSize size: CGSize) {}
  /// Tells that the layer had another size.
  open func resizeSublayers(withOldSize size: CGSize) {
    for layer in sublayers ?? [] { layer.resize(withOldSuperlayerSize: size) }
  }

  /// Draws the layer; nothing calls it here.
  open func draw(in ctx: CGContext) {}
  /// Draws the layer; nothing is drawn here.
  open func render(in ctx: CGContext) {}

  private var animations: [String: CAAnimation] = [:]

  /// Keeps an animation under a name; nothing moves.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    animations[key ?? UUID().uuidString] = anim
  }

  /// Forgets an animation.
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  /// Forgets all animations.
  open func removeAllAnimations() { animations = [:] }
  /// Returns an animation by its name.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// The names of the animations, or nil for none.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }

  // MARK: - Points

  /// Whether a point, in the layer's coordinates, is in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The layer in front at a point, in the superlayer's coordinates: this one or one in it.
  open func hitTest(_ p: CGPoint) -> CALayer? { frontmostLayer(at: p) }

  /// Returns a point of this layer in another, or in the outermost one for nil.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(map(to: l)) }
  /// Returns a point of another layer, or of the outermost one for nil, in this one.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(map(to: l).inverted()) }
  /// Returns the smallest upright rectangle around one of this layer in another.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(map(to: l)) }
  /// Returns the smallest upright rectangle around one of another layer in this one.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(map(to: l).inverted()) }
}
