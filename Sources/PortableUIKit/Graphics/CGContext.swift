public import Foundation

/// Where shapes are drawn.
///
/// Maps, limits and shapes are followed, so that what code asks for is right; no pixel is drawn. A context for a bitmap has
/// the bytes, which stay as they were given, or zero.
///
/// Source: Apple, "Quartz 2D Programming Guide", Graphics Contexts and Transforms.
public final class CGContext {
  /// What comes back with ``restoreGState()``.
  struct State {
    /// The way from points of the user to those of the device.
    var map: CGAffineTransform
    /// What can be drawn on, in points of the device; nil without limits.
    var limit: CGRect?
    var quality = CGInterpolationQuality.default
  }

  /// The way that the context began with.
  let base: CGAffineTransform
  /// The pixels, of a context for a bitmap.
  let bitmap: BitmapBytes?
  var state: State
  private var kept: [State] = []
  /// The shape, in points of the device: later maps do not move what is there.
  let shape = CGMutablePath()

  /// The way from a letter's points to the user's; not part of the state that is kept.
  public var textMatrix = CGAffineTransform.identity

  init() {
    (base, bitmap) = (.identity, nil)
    state = State(map: .identity, limit: nil)
  }

  /// Creates a context for an image: its points begin above, as UIKit's do.
  init(size: CGSize, scale: CGFloat) {
    base = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: size.height * scale)
    bitmap = nil
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    state = State(map: base, limit: CGRect(origin: .zero, size: pixels))
  }

  init(bitmap: BitmapBytes) {
    (base, self.bitmap) = (.identity, bitmap)
    let size = CGSize(width: bitmap.width, height: bitmap.height)
    state = State(map: .identity, limit: CGRect(origin: .zero, size: size))
  }

  // MARK: - Saving and Restoring

  /// Keeps the state to come back to.
  public func saveGState() { kept.append(state) }

  /// Comes back to the state that was kept.
  public func restoreGState() { if let last = kept.popLast() { state = last } }

  // MARK: - Transforms

  /// The way from points of the user to those of the device.
  public var ctm: CGAffineTransform { state.map }
  /// The way from points of the user to pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.map }

  /// Displaces what follows.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.map = state.map.translatedBy(x: tx, y: ty)
  }
  /// Scales what follows.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.map = state.map.scaledBy(x: sx, y: sy)
  }
  /// Turns what follows, by an angle in radians.
  public func rotate(by angle: CGFloat) { state.map = state.map.rotated(by: angle) }
  /// Maps what follows.
  public func concatenate(_ transform: CGAffineTransform) {
    state.map = transform.concatenating(state.map)
  }

  /// Returns a point in pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.map) }
  /// Returns a point of the user.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(inverse) }
  /// Returns a size in pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.map) }
  /// Returns a size of the user.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(inverse) }
  /// Returns the rectangle in pixels around a rectangle.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.map) }
  /// Returns the rectangle of the user around a rectangle in pixels.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(inverse) }

  var inverse: CGAffineTransform { state.map.inverted() }

  // MARK: - Limits

  /// The rectangle around what can be drawn on, in points; none where nobody knows.
  public var boundingBoxOfClipPath: CGRect {
    guard let limit = state.limit else { return .zero }
    return limit.isNull ? .null : limit.applying(inverse)
  }

  /// Draws nothing outside the shape from then on, and lets go of the shape.
  public func clip(using rule: CGPathFillRule = .winding) {
    limit(to: shape.boundingBoxOfPath)
    shape.elements = []
  }

  /// Draws nothing outside a rectangle from then on, and lets go of the shape.
  public func clip(to rect: CGRect) {
    limit(to: rect.applying(state.map))
    shape.elements = []
  }

  /// Draws nothing outside some rectangles from then on, and lets go of the shape.
  public func clip(to rects: [CGRect]) {
    clip(to: rects.reduce(.null) { $0.union($1) })
  }

  /// Draws on everything again.
  public func resetClip() {
    state.limit = bitmap.map { CGRect(x: 0, y: 0, width: $0.width, height: $0.height) }
  }

  private func limit(to rect: CGRect) {
    if let old = state.limit { state.limit = old.intersection(rect) }
  }
}
