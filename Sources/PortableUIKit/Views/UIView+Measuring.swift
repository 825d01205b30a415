public import Foundation

extension UIView {
  // MARK: - Measuring in Auto Layout

  /// What an intrinsic size says of an axis in which the view has none.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The target for the smallest size that satisfies the constraints.
  public static var layoutFittingCompressedSize: CGSize { .zero }
  /// The target for the greatest size that satisfies the constraints: 10,000 points along both axes.
  ///
  /// Source: the value of `UILayoutFittingExpandedSize` on iOS.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// The intrinsic size that the layout uses.
  var layoutIntrinsicSize: CGSize { intrinsicSizeOverride ?? intrinsicContentSize }

  /// Whether the alignment rectangle is the frame, so that ``layoutAlignmentInsets`` are 0.
  ///
  /// It is asked for one frame, whatever the view's own: insets are the same for all that they leave something of.
  @inline(__always)
  var hasPlainAlignment: Bool {
    let frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    return alignmentRect(forFrame: frame).isSame(as: frame)
  }

  /// A frame that is large enough to have something left inside.
  @inline(__always)
  private var roomyFrame: CGRect {
    CGRect(x: 0, y: 0, width: max(storedFrame.width, 1000), height: max(storedFrame.height, 1000))
  }

  /// What of the frame lies outside the alignment rectangle, for the layout: what `alignmentRectInsets` says,
  /// or a class's own `alignmentRect(forFrame:)`.
  ///
  /// Source: Apple's documentation of `alignmentRect(forFrame:)`, which the layout asks.
  var layoutAlignmentInsets: UIEdgeInsets {
    let insets = alignmentRectInsets
    let frame = roomyFrame
    let rect = alignmentRect(forFrame: frame)
    guard !rect.isSame(as: insets.isNone ? frame : frame.inset(by: insets)) else { return insets }
    return UIEdgeInsets(
      top: rect.minY,
      left: rect.minX,
      bottom: frame.maxY - rect.maxY,
      right: frame.maxX - rect.maxX
    )
  }

  /// How firmly the view resists growing: what was set, or what its class has.
  var hugging: ContentPriorities {
    get { storedHugging ?? type(of: self).defaultHugging }
    set { storedHugging = newValue }
  }
}
