#if !canImport(CoreGraphics)
public import Foundation

extension NSValue {
  /// Creates a value that holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value that holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates a value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point that the value holds.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that the value holds.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle that the value holds.
  public var cgRectValue: CGRect { rectValue }
}

private nonisolated(unsafe) var transformKey: UInt8 = 0

/// What a value holds that has more numbers than Foundation's values hold here.
private final class TransformBox: NSObject, @unchecked Sendable {
  let transform: CATransform3D

  init(_ transform: CATransform3D) {
    self.transform = transform
    super.init()
  }
}

extension NSValue {
  /// Creates a value that holds a transform of layers.
  public convenience init(caTransform3D t: CATransform3D) {
    self.init(rect: .zero)
    objc_setAssociatedObject(
      self,
      &transformKey,
      TransformBox(t),
      .OBJC_ASSOCIATION_RETAIN_NONATOMIC
    )
  }

  /// The transform of layers that the value holds; the identity where it holds none.
  public var caTransform3DValue: CATransform3D {
    (objc_getAssociatedObject(self, &transformKey) as? TransformBox)?.transform
      ?? CATransform3DIdentity
  }
}

#endif
