// MARK: - Edges

extension ConstraintBasicAttributesDSL {
  /// The left edge.
  @inlinable public var left: ConstraintItem { ConstraintItem(target, .left) }

  /// The top edge.
  @inlinable public var top: ConstraintItem { ConstraintItem(target, .top) }

  /// The right edge.
  @inlinable public var right: ConstraintItem { ConstraintItem(target, .right) }

  /// The bottom edge.
  @inlinable public var bottom: ConstraintItem { ConstraintItem(target, .bottom) }

  /// The leading edge.
  @inlinable public var leading: ConstraintItem { ConstraintItem(target, .leading) }

  /// The trailing edge.
  @inlinable public var trailing: ConstraintItem { ConstraintItem(target, .trailing) }
}

// MARK: - Sizes and centres

extension ConstraintBasicAttributesDSL {
  /// The width.
  @inlinable public var width: ConstraintItem { ConstraintItem(target, .width) }

  /// The height.
  @inlinable public var height: ConstraintItem { ConstraintItem(target, .height) }

  /// The horizontal centre.
  @inlinable public var centerX: ConstraintItem { ConstraintItem(target, .centerX) }

  /// The vertical centre.
  @inlinable public var centerY: ConstraintItem { ConstraintItem(target, .centerY) }
}

// MARK: - Aggregates

extension ConstraintBasicAttributesDSL {
  /// Left, top, right and bottom.
  @inlinable public var edges: ConstraintItem { ConstraintItem(target, .edges) }

  /// Left and right.
  @inlinable public var horizontalEdges: ConstraintItem { ConstraintItem(target, .horizontalEdges) }

  /// Top and bottom.
  @inlinable public var verticalEdges: ConstraintItem { ConstraintItem(target, .verticalEdges) }

  /// Leading, trailing, top and bottom.
  @inlinable public var directionalEdges: ConstraintItem { ConstraintItem(target, .directionalEdges) }

  /// Leading and trailing.
  @inlinable public var directionalHorizontalEdges: ConstraintItem { ConstraintItem(target, .directionalHorizontalEdges) }

  /// Top and bottom.
  @inlinable public var directionalVerticalEdges: ConstraintItem { ConstraintItem(target, .directionalVerticalEdges) }

  /// Width and height.
  @inlinable public var size: ConstraintItem { ConstraintItem(target, .size) }

  /// Both centres.
  @inlinable public var center: ConstraintItem { ConstraintItem(target, .center) }
}

// MARK: - Baselines

extension ConstraintAttributesDSL {
  /// The baseline of the last line of text.
  @inlinable public var lastBaseline: ConstraintItem { ConstraintItem(target, .lastBaseline) }

  /// The baseline of the first line of text.
  @inlinable public var firstBaseline: ConstraintItem { ConstraintItem(target, .firstBaseline) }
}

#if canImport(UIKit)

// MARK: - Margins

extension ConstraintAttributesDSL {
  /// The left margin.
  @inlinable public var leftMargin: ConstraintItem { ConstraintItem(target, .leftMargin) }

  /// The right margin.
  @inlinable public var rightMargin: ConstraintItem { ConstraintItem(target, .rightMargin) }

  /// The top margin.
  @inlinable public var topMargin: ConstraintItem { ConstraintItem(target, .topMargin) }

  /// The bottom margin.
  @inlinable public var bottomMargin: ConstraintItem { ConstraintItem(target, .bottomMargin) }

  /// The leading margin.
  @inlinable public var leadingMargin: ConstraintItem { ConstraintItem(target, .leadingMargin) }

  /// The trailing margin.
  @inlinable public var trailingMargin: ConstraintItem { ConstraintItem(target, .trailingMargin) }

  /// The horizontal centre within the margins.
  @inlinable public var centerXWithinMargins: ConstraintItem { ConstraintItem(target, .centerXWithinMargins) }

  /// The vertical centre within the margins.
  @inlinable public var centerYWithinMargins: ConstraintItem { ConstraintItem(target, .centerYWithinMargins) }

  /// The left, top, right and bottom margins.
  @inlinable public var margins: ConstraintItem { ConstraintItem(target, .margins) }

  /// The leading, top, trailing and bottom margins.
  @inlinable public var directionalMargins: ConstraintItem { ConstraintItem(target, .directionalMargins) }

  /// Both centres within the margins.
  @inlinable public var centerWithinMargins: ConstraintItem { ConstraintItem(target, .centerWithinMargins) }
}

#endif
