// MARK: - Edges

extension ConstraintMaker {
  /// The left edge.
  public var left: ConstraintMakerExtendable { describe(.left) }

  /// The top edge.
  public var top: ConstraintMakerExtendable { describe(.top) }

  /// The right edge.
  public var right: ConstraintMakerExtendable { describe(.right) }

  /// The bottom edge.
  public var bottom: ConstraintMakerExtendable { describe(.bottom) }

  /// The leading edge.
  public var leading: ConstraintMakerExtendable { describe(.leading) }

  /// The trailing edge.
  public var trailing: ConstraintMakerExtendable { describe(.trailing) }
}

// MARK: - Sizes, centres and baselines

extension ConstraintMaker {
  /// The width.
  public var width: ConstraintMakerExtendable { describe(.width) }

  /// The height.
  public var height: ConstraintMakerExtendable { describe(.height) }

  /// The horizontal centre.
  public var centerX: ConstraintMakerExtendable { describe(.centerX) }

  /// The vertical centre.
  public var centerY: ConstraintMakerExtendable { describe(.centerY) }

  /// The baseline of the last line of text.
  public var lastBaseline: ConstraintMakerExtendable { describe(.lastBaseline) }

  /// The baseline of the first line of text.
  public var firstBaseline: ConstraintMakerExtendable { describe(.firstBaseline) }
}

// MARK: - Aggregates

extension ConstraintMaker {
  /// Left, top, right and bottom.
  public var edges: ConstraintMakerExtendable { describe(.edges) }

  /// Left and right.
  public var horizontalEdges: ConstraintMakerExtendable { describe(.horizontalEdges) }

  /// Top and bottom.
  public var verticalEdges: ConstraintMakerExtendable { describe(.verticalEdges) }

  /// Leading, trailing, top and bottom.
  public var directionalEdges: ConstraintMakerExtendable { describe(.directionalEdges) }

  /// Leading and trailing.
  public var directionalHorizontalEdges: ConstraintMakerExtendable { describe(.directionalHorizontalEdges) }

  /// Top and bottom.
  public var directionalVerticalEdges: ConstraintMakerExtendable { describe(.directionalVerticalEdges) }

  /// Width and height.
  public var size: ConstraintMakerExtendable { describe(.size) }

  /// Both centres.
  public var center: ConstraintMakerExtendable { describe(.center) }
}

#if canImport(UIKit)

// MARK: - Margins

extension ConstraintMaker {
  /// The left margin.
  public var leftMargin: ConstraintMakerExtendable { describe(.leftMargin) }

  /// The right margin.
  public var rightMargin: ConstraintMakerExtendable { describe(.rightMargin) }

  /// The top margin.
  public var topMargin: ConstraintMakerExtendable { describe(.topMargin) }

  /// The bottom margin.
  public var bottomMargin: ConstraintMakerExtendable { describe(.bottomMargin) }

  /// The leading margin.
  public var leadingMargin: ConstraintMakerExtendable { describe(.leadingMargin) }

  /// The trailing margin.
  public var trailingMargin: ConstraintMakerExtendable { describe(.trailingMargin) }

  /// The horizontal centre within the margins.
  public var centerXWithinMargins: ConstraintMakerExtendable { describe(.centerXWithinMargins) }

  /// The vertical centre within the margins.
  public var centerYWithinMargins: ConstraintMakerExtendable { describe(.centerYWithinMargins) }

  /// The left, top, right and bottom margins.
  public var margins: ConstraintMakerExtendable { describe(.margins) }

  /// The leading, top, trailing and bottom margins.
  public var directionalMargins: ConstraintMakerExtendable { describe(.directionalMargins) }

  /// Both centres within the margins.
  public var centerWithinMargins: ConstraintMakerExtendable { describe(.centerWithinMargins) }
}

#endif
