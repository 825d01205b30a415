public import Foundation

/// The look of a rectangle: what it is told, it keeps; nothing is drawn.
///
/// The layer of a view has the view's frame, opacity and clipping; other layers have their own.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// Creates a layer.
  public required override init() {
    super.init()
  }

  /// Creates a layer with the frame of another.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { storedFrame = layer.frame }
  }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The view whose layer this is.
  weak var view: UIView?
  private var storedFrame = CGRect.zero
  private var storedOpacity: Float = 1
  private var storedMasks = false
  private var storedHidden = false

  // MARK: - Geometry

  /// The rectangle in the superlayer's coordinates, in points.
  open var frame: CGRect {
    get { view?.frame ?? storedFrame }
    set { if let view { view.frame = newValue } else { storedFrame = newValue } }
  }

  /// The rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: .zero, size: storedFrame.size) }
    set {
      guard view == nil else {
        view?.bounds = newValue
        return
      }
      let middle = position
      storedFrame.size = newValue.size
      position = middle
    }
  }

  /// The middle of the rectangle, in the superlayer's coordinates.
  open var position: CGPoint {
    get { view?.center ?? CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set {
      guard view == nil else {
        view?.center = newValue
        return
      }
      storedFrame.origin = CGPoint(
        x: newValue.x - storedFrame.width / 2,
        y: newValue.y - storedFrame.height / 2
      )
    }
  }

  /// The point that ``position`` places, as parts of the bounds; kept, and not followed here.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How far in front the layer stands.
  open var zPosition: CGFloat = 0
  /// A transform for drawing.
  open var transform = CATransform3DIdentity
  /// A transform for the sublayers.
  open var sublayerTransform = CATransform3DIdentity
  /// Pixels for each point.
  open var contentsScale: CGFloat = 1

  /// Sets a transform of the plane; of a view's layer, it is the view's.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    affine = transform
    view?.transform = transform
  }
  private var affine = CGAffineTransform.identity

  /// Returns the transform of the plane.
  open func affineTransform() -> CGAffineTransform { view?.transform ?? affine }

  // MARK: - Look

  /// The color behind the content.
  open var backgroundColor: CGColor?
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
  /// The color of the border.
  open var borderColor: CGColor?
  /// The color of the shadow.
  open var shadowColor: CGColor?
  /// How opaque the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// How far the shadow falls, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How blurred the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// The shape of the shadow.
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

  /// The layers in this one, back to front, without those of subviews; nil for none.
  open private(set) var sublayers: [CALayer]?
  /// The layer that this one is in.
  open private(set) weak var superlayer: CALayer?

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32((sublayers ?? []).count))
  }

  /// Adds a layer at a place counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Adds a layer behind another.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(index))
  }

  /// Adds a layer in front of another.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? (sublayers ?? []).count
    insertSublayer(layer, at: UInt32(index))
  }

  /// Takes the layer out of the one that it is in.
  open func removeFromSuperlayer() {
    guard let above = superlayer else { return }
    let rest = (above.sublayers ?? []).filter { $0 !== self }
    above.sublayers = rest.isEmpty ? nil : rest
    superlayer = nil
  }

  // MARK: - Layout, display and animation

  /// Asks for a layout.
  open func setNeedsLayout() { view?.setNeedsLayout() }
  /// Lays out now, where a layout was asked for.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  /// Where a layer places its sublayers.
  open func layoutSublayers() {}
  /// Asks for drawing; nothing is drawn.
  open func setNeedsDisplay() {}

  #if !canImport(CoreGraphics)
  /// Draws the layer; nothing is drawn here.
  open func render(in ctx: CGContext) {}
  #endif

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
}
