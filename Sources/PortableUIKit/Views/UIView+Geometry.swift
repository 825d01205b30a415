import Foundation
import Requirements

extension UIView {
  /// The smallest upright rectangle around the transformed bounds, in the superview's coordinates.
  var transformedFrame: CGRect {
    let size = storedFrame.size
    let anchor = placedAnchor
    let around = CGRect(
      x: -size.width * anchor.x,
      y: -size.height * anchor.y,
      width: size.width,
      height: size.height
    )
    .applying(transform.withoutRoundingErrors)
    let center = self.center
    return around.offsetBy(dx: center.x, dy: center.y)
  }

  /// Where the anchor is, in the superview's coordinates.
  var placedCenter: CGPoint {
    let anchor = placedAnchor
    return CGPoint(
      x: storedFrame.minX + storedFrame.width * anchor.x,
      y: storedFrame.minY + storedFrame.height * anchor.y
    )
  }

  /// Moves the frame so that the anchor comes to a point.
  func place(center: CGPoint) {
    let anchor = placedAnchor
    place(
      CGRect(
        x: center.x - storedFrame.width * anchor.x,
        y: center.y - storedFrame.height * anchor.y,
        width: storedFrame.width,
        height: storedFrame.height
      )
    )
  }

  /// Sizes the frame about the anchor.
  func place(size: CGSize) {
    var frame = storedFrame
    let anchor = placedAnchor
    frame.origin.x -= (size.width - frame.width) * anchor.x
    frame.origin.y -= (size.height - frame.height) * anchor.y
    frame.size = size
    place(frame)
  }

  /// Sizes the bounds so that the transform brings them to `frame`, as far as it can, and puts the middle there.
  ///
  /// A transform that takes all points to a line leaves the size as it is.
  func placeTransformed(_ frame: CGRect) {
    let map = transform.withoutRoundingErrors
    if map.a * map.d != map.b * map.c {
      var sized = storedFrame
      sized.size = CGRect(origin: .zero, size: frame.size).applying(map.inverted()).size
      place(sized)
    }
    let now = transformedFrame
    place(storedFrame.offsetBy(dx: frame.midX - now.midX, dy: frame.midY - now.midY))
  }

  /// Gives the view a frame from outside the engine, and lets the masks of its subviews follow.
  @inline(__always)
  func place(_ frame: CGRect) {
    guard !frame.isSame(as: storedFrame) else { return }
    let frame = LayoutNumbers.areOrdinary(frame) ? frame : limited(frame)
    let oldSize = storedFrame.size
    storedFrame = frame
    if mayTellFrame { layoutInputChanged(.autoresizing) }
    sizeMayHaveChanged(from: oldSize, to: frame.size)
  }

  /// Whether the engine of the view's hierarchy hands frames on.
  @inline(__always)
  var isGivenFrame: Bool {
    let applying = LayoutHost.applying
    guard !applying.isNone, Uncounted(storedHost) == applying else { return false }
    return applying.read { $0.isAlive } == true
  }

  /// Takes a frame from the engine, or what an override made of it.
  @inline(__always)
  func take(_ frame: CGRect) {
    let frame = LayoutNumbers.areOrdinary(frame) ? frame : limited(frame)
    let oldSize = storedFrame.size
    storedFrame = frame
    sizeMayHaveChanged(from: oldSize, to: frame.size)
  }

  /// Asks for a layout where the size is another.
  @inline(__always)
  private func sizeMayHaveChanged(from oldSize: CGSize, to size: CGSize) {
    guard oldSize.width != size.width || oldSize.height != size.height else { return }
    // Most views have nothing that follows at once.
    if !layoutFlags.isDisjoint(with: .isFollowed) { return follow(from: oldSize, to: size) }
    setNeedsLayout()
  }

  /// Tells what follows the size of the view.
  @inline(never)
  private func follow(from oldSize: CGSize, to size: CGSize) {
    setNeedsLayout()
    if mayHaveMaskedSubviews, autoresizesSubviews { resizeSubviews(from: oldSize, to: size) }
    if layoutFlags.contains(.tellsSize) { sizeDidChange() }
  }

  /// Whether an engine has to learn of another frame: most frames come from it.
  @inline(__always)
  private var mayTellFrame: Bool {
    // The view holds it.
    Uncounted(storedHost).read { $0.isAlive && !$0.isApplyingFrames } == true
  }

  /// A frame as it counts that is set from outside the engine.
  @inline(never)
  private func limited(_ frame: CGRect) -> CGRect {
    requirement(
      !(frame.origin.x.isNaN || frame.origin.y.isNaN || frame.width.isNaN || frame.height.isNaN),
      "CALayerInvalidGeometry: the frame of \(type(of: self)) was set to \(frame), which contains NaN"
    )
    return LayoutNumbers.frame(frame)
  }

  /// Gives a subview a frame that the engine does not know yet, also while it hands frames out.
  func place(_ subview: UIView, at frame: CGRect) {
    guard !frame.isSame(as: subview.storedFrame) else { return }
    let applying = LayoutHost.applying
    LayoutHost.applying = .none
    subview.frame = frame
    LayoutHost.applying = applying
  }

  /// Moves and sizes the subviews that have a mask for the new size.
  private func resizeSubviews(from old: CGSize, to new: CGSize) {
    let subviews = storedSubviews
    for index in subviews.indices {
      // Most have no mask, and are passed over without counting them.
      guard
        subviews.uncounted(index).read({
          !$0.autoresizingMask.isEmpty && $0.translatesAutoresizingMaskIntoConstraints
        }) == true
      else { continue }
      let subview = subviews[index]
      let mask = subview.autoresizingMask
      let horizontal = AutoresizingRule(
        origin: subview.storedFrame.minX,
        size: subview.storedFrame.width,
        container: old.width,
        minFlexible: mask.contains(.flexibleLeftMargin),
        sizeFlexible: mask.contains(.flexibleWidth),
        maxFlexible: mask.contains(.flexibleRightMargin)
      )
      let vertical = AutoresizingRule(
        origin: subview.storedFrame.minY,
        size: subview.storedFrame.height,
        container: old.height,
        minFlexible: mask.contains(.flexibleTopMargin),
        sizeFlexible: mask.contains(.flexibleHeight),
        maxFlexible: mask.contains(.flexibleBottomMargin)
      )
      let frame = CGRect(
        x: horizontal.origin(in: new.width),
        y: vertical.origin(in: new.height),
        width: horizontal.size(in: new.width),
        height: vertical.size(in: new.height)
      )
      // Masks are about the frame without the transform.
      if subview.hasTransform { subview.place(frame) } else { subview.frame = frame }
    }
  }
}

/// How one axis of a frame follows its container by an autoresizing mask.
///
/// Growth is shared among the flexible parts in proportion to their lengths, or equally where they
/// have none. So origin and size are linear in the container's length, which makes a mask two
/// constraints.
///
/// Source: Apple's documentation of `UIView.AutoresizingMask`.
struct AutoresizingRule: Equatable {
  /// origin = originFactor · container + originConstant, in points.
  var originFactor: CGFloat = 0
  var originConstant: CGFloat
  /// size = sizeFactor · container + sizeConstant, in points.
  var sizeFactor: CGFloat = 0
  var sizeConstant: CGFloat
  /// Whether the length alone is flexible, so that both margins stay.
  var keepsMargins: Bool

  init(
    origin: CGFloat,
    size: CGFloat,
    container: CGFloat,
    minFlexible: Bool,
    sizeFlexible: Bool,
    maxFlexible: Bool
  ) {
    originConstant = origin
    sizeConstant = size
    keepsMargins = sizeFlexible && !minFlexible && !maxFlexible
    var parts: [CGFloat] = [
      minFlexible ? origin : 0, sizeFlexible ? size : 0,
      maxFlexible ? container - origin - size : 0,
    ]
    var total = parts[0] + parts[1] + parts[2]
    if total == 0 {
      parts = [minFlexible ? 1 : 0, sizeFlexible ? 1 : 0, maxFlexible ? 1 : 0]
      total = parts[0] + parts[1] + parts[2]
    }
    guard total != 0 else { return }
    originFactor = parts[0] / total
    originConstant = origin - originFactor * container
    sizeFactor = parts[1] / total
    sizeConstant = size - sizeFactor * container
  }

  /// Whether constraints of this rule differ from those of another one in their constants alone.
  func hasSameForm(as other: AutoresizingRule) -> Bool {
    originFactor == other.originFactor && sizeFactor == other.sizeFactor
      && keepsMargins == other.keepsMargins
  }

  /// The margin behind the length, where both margins stay.
  var farMargin: CGFloat { -originConstant - sizeConstant }

  func origin(in container: CGFloat) -> CGFloat { originFactor * container + originConstant }

  func size(in container: CGFloat) -> CGFloat { max(0, sizeFactor * container + sizeConstant) }
}

extension CGAffineTransform {
  /// The transform without what sines and cosines leave of 0, so that quarter turns give exact frames, as in
  /// UIKit.
  ///
  /// The cosine of π/2 is 6·10⁻¹⁷ in binary numbers: next to the other entries such a part is no more than
  /// their own rounding errors, which are up to 10⁻¹⁶ of them.
  var withoutRoundingErrors: CGAffineTransform {
    let least = 4e-16 * max(max(abs(a), abs(b)), max(abs(c), abs(d)))
    var map = self
    if abs(a) < least { map.a = 0 }
    if abs(b) < least { map.b = 0 }
    if abs(c) < least { map.c = 0 }
    if abs(d) < least { map.d = 0 }
    return map
  }
}

extension UIEdgeInsets {
  /// Whether they are 0, without a call into another module.
  var isNone: Bool { top == 0 && left == 0 && bottom == 0 && right == 0 }

  /// The insets that undo these.
  var outset: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}

extension CGRect {
  /// Whether origin and size are the same, without a call into another module.
  func isSame(as other: CGRect) -> Bool {
    origin.x == other.origin.x && origin.y == other.origin.y && size.width == other.size.width
      && size.height == other.size.height
  }
}
