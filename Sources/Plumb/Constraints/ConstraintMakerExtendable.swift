/// The stage of a description at which more attributes can be added, or a relation be given.
///
///     make.left.top.equalToSuperview()
@preconcurrency @MainActor
public class ConstraintMakerExtendable: ConstraintMakerRelatable {
  /// Adds attributes to the description.
  func add(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    if constraint.admitsChange() { constraint.attributes.formUnion(attributes) }
    return self
  }
}

// MARK: - Edges

extension ConstraintMakerExtendable {
  /// The left edge.
  public var left: ConstraintMakerExtendable { add(.left) }

  /// The top edge.
  public var top: ConstraintMakerExtendable { add(.top) }

  /// The right edge.
  public var right: ConstraintMakerExtendable { add(.right) }

  /// The bottom edge.
  public var bottom: ConstraintMakerExtendable { add(.bottom) }

  /// The leading edge.
  public var leading: ConstraintMakerExtendable { add(.leading) }

  /// The trailing edge.
  public var trailing: ConstraintMakerExtendable { add(.trailing) }
}

// MARK: - Sizes, centres and baselines

extension ConstraintMakerExtendable {
  /// The width.
  public var width: ConstraintMakerExtendable { add(.width) }

  /// The height.
  public var height: ConstraintMakerExtendable { add(.height) }

  /// The horizontal centre.
  public var centerX: ConstraintMakerExtendable { add(.centerX) }

  /// The vertical centre.
  public var centerY: ConstraintMakerExtendable { add(.centerY) }

  /// The baseline of the last line of text.
  public var lastBaseline: ConstraintMakerExtendable { add(.lastBaseline) }

  /// The baseline of the first line of text.
  public var firstBaseline: ConstraintMakerExtendable { add(.firstBaseline) }
}

// MARK: - Aggregates

extension ConstraintMakerExtendable {
  /// Left, top, right and bottom.
  public var edges: ConstraintMakerExtendable { add(.edges) }

  /// Left and right.
  public var horizontalEdges: ConstraintMakerExtendable { add(.horizontalEdges) }

  /// Top and bottom.
  public var verticalEdges: ConstraintMakerExtendable { add(.verticalEdges) }

  /// Leading, trailing, top and bottom.
  public var directionalEdges: ConstraintMakerExtendable { add(.directionalEdges) }

  /// Leading and trailing.
  public var directionalHorizontalEdges: ConstraintMakerExtendable { add(.directionalHorizontalEdges) }

  /// Top and bottom.
  public var directionalVerticalEdges: ConstraintMakerExtendable { add(.directionalVerticalEdges) }

  /// Width and height.
  public var size: ConstraintMakerExtendable { add(.size) }

  /// Both centres.
  public var center: ConstraintMakerExtendable { add(.center) }
}

#if canImport(UIKit)

// MARK: - Margins

extension ConstraintMakerExtendable {
  /// The left margin.
  public var leftMargin: ConstraintMakerExtendable { add(.leftMargin) }

  /// The right margin.
  public var rightMargin: ConstraintMakerExtendable { add(.rightMargin) }

  /// The top margin.
  public var topMargin: ConstraintMakerExtendable { add(.topMargin) }

  /// The bottom margin.
  public var bottomMargin: ConstraintMakerExtendable { add(.bottomMargin) }

  /// The leading margin.
  public var leadingMargin: ConstraintMakerExtendable { add(.leadingMargin) }

  /// The trailing margin.
  public var trailingMargin: ConstraintMakerExtendable { add(.trailingMargin) }

  /// The horizontal centre within the margins.
  public var centerXWithinMargins: ConstraintMakerExtendable { add(.centerXWithinMargins) }

  /// The vertical centre within the margins.
  public var centerYWithinMargins: ConstraintMakerExtendable { add(.centerYWithinMargins) }

  /// The left, top, right and bottom margins.
  public var margins: ConstraintMakerExtendable { add(.margins) }

  /// The leading, top, trailing and bottom margins.
  public var directionalMargins: ConstraintMakerExtendable { add(.directionalMargins) }

  /// Both centres within the margins.
  public var centerWithinMargins: ConstraintMakerExtendable { add(.centerWithinMargins) }
}

#endif
