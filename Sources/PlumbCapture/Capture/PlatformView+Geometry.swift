#if PLUMB_CAPTURE

import Foundation
import LayoutEngine

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension PlatformView {
  /// Pixels for each point.
  var pixelsPerPoint: CGFloat {
    #if canImport(UIKit)
    let scale = traitCollection.displayScale
    #if !os(visionOS)
    if scale <= 0 { return UIScreen.main.scale }
    #endif
    // Where there is no screen, layouts count two pixels for each point.
    return scale > 0 ? scale : 2
    #else
    return window?.backingScaleFactor ?? NSScreen.main?.backingScaleFactor ?? 2
    #endif
  }

  /// The frame without the transform, from the top left corner of the superview; a root's is at 0.
  ///
  /// - Parameter isRoot: Whether the view is the topmost one.
  /// - Returns: The frame in points.
  func capturedFrame(isRoot: Bool) -> LayoutRect {
    #if canImport(UIKit)
    let size = bounds.size
    let anchor = layer.anchorPoint
    guard !isRoot else { return LayoutRect(CGRect(origin: .zero, size: size)) }
    return LayoutRect(
      CGRect(
        x: center.x - size.width * anchor.x,
        y: center.y - size.height * anchor.y,
        width: size.width,
        height: size.height
      )
    )
    #else
    guard !isRoot else { return LayoutRect(CGRect(origin: .zero, size: frame.size)) }
    return LayoutRect(superview?.fromTop(frame) ?? frame)
    #endif
  }

  /// The frame of a guide of the view.
  func capturedFrame(of guide: PlatformGuide) -> LayoutRect {
    #if canImport(UIKit)
    LayoutRect(guide.layoutFrame)
    #else
    LayoutRect(fromTop(guide.frame))
    #endif
  }

  #if !canImport(UIKit)
  /// A rectangle in the view's coordinates, from its top left corner.
  private func fromTop(_ rect: CGRect) -> CGRect {
    guard !isFlipped else { return rect }
    return CGRect(
      x: rect.minX,
      y: bounds.maxY - rect.maxY + bounds.minY,
      width: rect.width,
      height: rect.height
    )
  }
  #endif

  /// What of the frame lies outside the alignment rectangle: what `alignmentRectInsets` says, or a class's own
  /// `alignmentRect(forFrame:)`.
  ///
  /// Source: Apple's documentation of `alignmentRect(forFrame:)`, which the layout asks.
  var capturedAlignmentInsets: LayoutInsets {
    #if canImport(UIKit)
    let insets = alignmentRectInsets
    // A frame that is large enough to have something left inside.
    let size = CGSize(width: max(bounds.width, 1000), height: max(bounds.height, 1000))
    let frame = CGRect(origin: .zero, size: size)
    let rect = alignmentRect(forFrame: frame)
    if rect == frame.inset(by: insets) { return LayoutInsets(insets) }
    return LayoutInsets(
      top: CapturedNumber.length(rect.minY),
      left: CapturedNumber.length(rect.minX),
      bottom: CapturedNumber.length(frame.maxY - rect.maxY),
      right: CapturedNumber.length(frame.maxX - rect.maxX)
    )
    #else
    let insets = alignmentRectInsets
    return LayoutInsets(
      top: CapturedNumber.length(insets.top),
      left: CapturedNumber.length(insets.left),
      bottom: CapturedNumber.length(insets.bottom),
      right: CapturedNumber.length(insets.right)
    )
    #endif
  }
}

#if canImport(UIKit)
extension LayoutInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: CapturedNumber.length(insets.top),
      left: CapturedNumber.length(insets.left),
      bottom: CapturedNumber.length(insets.bottom),
      right: CapturedNumber.length(insets.right)
    )
  }
}
#endif

#endif
