#if PLUMB_CAPTURE

import ConstraintSolver
import Foundation
import LayoutEngine

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// The constraints that an autoresizing mask is turned into, from the frame and the mask.
///
/// Growth is shared among the flexible parts in proportion to their lengths, or equally where they have none.
///
/// Source: Apple's documentation of `UIView.AutoresizingMask`; the form of the constraints as in conflict logs of
/// iOS 10 and later.
@MainActor
enum MaskRows {
  /// The rows of a view at `index` in its superview at `parent`: place and length along each axis, or place and far
  /// margin where the length alone is flexible.
  static func rows(
    of view: PlatformView,
    _ index: Int,
    in superview: PlatformView,
    _ parent: Int
  ) -> [SystemRow] {
    let frame = view.capturedFrame(isRoot: false)
    let insets = view.capturedAlignmentInsets
    let around = superview.capturedAlignmentInsets
    let container = superview.bounds.size
    let mask = view.flexibleParts
    let isHosted = view.isContentOfCell
    let source: ConstraintSource = isHosted ? .encapsulatedSize : .autoresizingMask
    let horizontal = Rule(frame.x, frame.width, Double(container.width), mask.horizontal)
    let vertical = Rule(frame.y, frame.height, Double(container.height), mask.vertical)

    func row(
      _ attribute: LayoutAttribute,
      _ factor: Double,
      _ other: LayoutAttribute,
      _ constant: Double,
      _ containerInsets: Double
    ) -> SystemRow {
      SystemRow(
        index,
        attribute,
        .equal,
        factor == 0 ? nil : parent,
        factor == 0 ? .notAnAttribute : other,
        multiplier: factor,
        constant: constant + factor * containerInsets,
        source: source
      )
    }
    /// The far edge, as the superview says it.
    func farEdge(_ attribute: LayoutAttribute, _ margin: Double) -> SystemRow {
      SystemRow(
        parent,
        attribute,
        .equal,
        index,
        attribute,
        constant: margin,
        source: .autoresizingMask
      )
    }
    let wide = around.left + around.right
    let high = around.top + around.bottom
    return [
      row(.left, horizontal.originFactor, .width, horizontal.originConstant + insets.left, wide),
      horizontal.keepsMargins && !isHosted
        ? farEdge(.right, horizontal.farMargin + insets.right - around.right)
        : row(
          .width,
          horizontal.sizeFactor,
          .width,
          horizontal.sizeConstant - insets.left - insets.right,
          wide
        ),
      row(.top, vertical.originFactor, .height, vertical.originConstant + insets.top, high),
      vertical.keepsMargins && !isHosted
        ? farEdge(.bottom, vertical.farMargin + insets.bottom - around.bottom)
        : row(
          .height,
          vertical.sizeFactor,
          .height,
          vertical.sizeConstant - insets.top - insets.bottom,
          high
        ),
    ]
  }

  /// How one axis of a frame follows its container: origin and size are linear in the container's length.
  private struct Rule {
    var originFactor = 0.0
    var originConstant: Double
    var sizeFactor = 0.0
    var sizeConstant: Double
    /// Whether the length alone is flexible, so that both margins stay.
    var keepsMargins: Bool

    init(_ origin: Double, _ size: Double, _ container: Double, _ mask: FlexibleParts.Axis) {
      originConstant = origin
      sizeConstant = size
      keepsMargins = mask.size && !mask.near && !mask.far
      var parts = [
        mask.near ? origin : 0, mask.size ? size : 0, mask.far ? container - origin - size : 0,
      ]
      var total = parts.reduce(0, +)
      if total == 0 {
        parts = [mask.near ? 1 : 0, mask.size ? 1 : 0, mask.far ? 1 : 0]
        total = parts.reduce(0, +)
      }
      guard total != 0 else { return }
      originFactor = parts[0] / total
      originConstant = origin - originFactor * container
      sizeFactor = parts[1] / total
      sizeConstant = size - sizeFactor * container
    }

    /// The margin behind the length, where both margins stay.
    var farMargin: Double { -originConstant - sizeConstant }
  }
}

/// The parts of a view and its margins that an autoresizing mask lets grow.
struct FlexibleParts {
  struct Axis {
    var near: Bool
    var size: Bool
    var far: Bool
  }

  var horizontal: Axis
  var vertical: Axis
}

extension PlatformView {
  /// The mask, from the top left corner on.
  fileprivate var flexibleParts: FlexibleParts {
    let mask = autoresizingMask
    #if canImport(UIKit)
    return FlexibleParts(
      horizontal: .init(
        near: mask.contains(.flexibleLeftMargin),
        size: mask.contains(.flexibleWidth),
        far: mask.contains(.flexibleRightMargin)
      ),
      vertical: .init(
        near: mask.contains(.flexibleTopMargin),
        size: mask.contains(.flexibleHeight),
        far: mask.contains(.flexibleBottomMargin)
      )
    )
    #else
    let isFlipped = superview?.isFlipped == true
    return FlexibleParts(
      horizontal: .init(
        near: mask.contains(.minXMargin),
        size: mask.contains(.width),
        far: mask.contains(.maxXMargin)
      ),
      vertical: .init(
        near: mask.contains(isFlipped ? .minYMargin : .maxYMargin),
        size: mask.contains(.height),
        far: mask.contains(isFlipped ? .maxYMargin : .minYMargin)
      )
    )
    #endif
  }

  /// Whether a table or a collection gives the view its size, as it does for the content of cells.
  fileprivate var isContentOfCell: Bool {
    #if canImport(UIKit)
    switch superview {
    case let cell as UITableViewCell: cell.contentView === self
    case let cell as UICollectionViewCell: cell.contentView === self
    default: false
    }
    #else
    false
    #endif
  }
}

#endif
