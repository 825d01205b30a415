import Foundation

extension StackArrangement {
  // MARK: - Across the axis

  /// Aligns the views across the axis.
  ///
  /// A hidden view stays at the edge, or fills, unless something else places it.
  ///
  /// Source: saved frames in Interface Builder documents, in which a hidden view keeps an inset of its own;
  /// a recording of a hidden view on Mac Catalyst 26.1, which fills.
  mutating func buildAlignment() {
    for view in views where view.isHidden {
      if stack.alignment == .fill {
        add(
          "UISV-alignment",
          view,
          cross.end,
          .equal,
          stack,
          cross.canvasEnd,
          priority: UILayoutPriority(51)
        )
      }
      add(
        "UISV-alignment",
        view,
        cross.begin,
        .equal,
        stack,
        cross.canvasBegin,
        priority: UILayoutPriority(51)
      )
    }
    guard let first = visible.first else { return }
    switch stack.alignment {
    case .fill: buildFill(first)
    case .leading: buildEdge(first, cross.begin, cross.canvasBegin)
    case .trailing: buildEdge(first, cross.end, cross.canvasEnd)
    case .center: buildCenter(first)
    case .firstBaseline: buildBaseline(first, .firstBaseline, cross.begin, cross.canvasBegin)
    case .lastBaseline: buildBaseline(first, .lastBaseline, cross.end, cross.canvasEnd)
    }
  }

  /// Ties both edges of every view.
  private mutating func buildFill(_ first: UIView) {
    add("UISV-canvas-connection", stack, cross.canvasBegin, .equal, first, cross.begin)
    add("UISV-canvas-connection", stack, cross.canvasEnd, .equal, first, cross.end)
    for view in visible.dropFirst() {
      add("UISV-alignment", first, cross.end, .equal, view, cross.end)
      add("UISV-alignment", first, cross.begin, .equal, view, cross.begin)
    }
  }

  /// Ties one edge of every view, and keeps the other inside.
  private mutating func buildEdge(
    _ first: UIView,
    _ edge: NSLayoutConstraint.Attribute,
    _ canvasEdge: NSLayoutConstraint.Attribute
  ) {
    add("UISV-canvas-connection", stack, canvasEdge, .equal, first, edge)
    for view in visible.dropFirst() {
      add("UISV-alignment", first, edge, .equal, view, edge)
    }
    let isBegin = edge == cross.begin
    buildSpan(bindsBegin: !isBegin, bindsEnd: isBegin)
  }

  /// Ties the centers, and keeps both edges inside.
  private mutating func buildCenter(_ first: UIView) {
    add("UISV-canvas-connection", stack, cross.canvasCenter, .equal, first, cross.center)
    for view in visible.dropFirst() {
      add("UISV-alignment", first, cross.center, .equal, view, cross.center)
    }
    buildSpan(bindsBegin: true, bindsEnd: true)
  }

  /// Ties the baselines, and the first view's edge to the stack view's.
  ///
  /// Other views may stick out over that edge. A column has no common baseline; its views are
  /// aligned at the edge. In Interface Builder views with a common first baseline are at the bottom of a row that
  /// something else makes higher than they are.
  ///
  /// Source: saved frames in Interface Builder documents; for rows that are too high, in those of two public
  /// repositories (`UISV` constraints leave open where the views are in such a row).
  private mutating func buildBaseline(
    _ first: UIView,
    _ baseline: NSLayoutConstraint.Attribute,
    _ edge: NSLayoutConstraint.Attribute,
    _ canvasEdge: NSLayoutConstraint.Attribute
  ) {
    guard stack.axis == .horizontal else { return buildEdge(first, edge, canvasEdge) }
    if stack.isFromDocument, baseline == .firstBaseline {
      add("UISV-canvas-connection", first, edge, .greaterThanOrEqual, stack, canvasEdge)
      add(
        "UISV-alignment",
        first,
        cross.end,
        .equal,
        stack,
        cross.canvasEnd,
        priority: UILayoutPriority(24)
      )
    } else {
      add("UISV-canvas-connection", stack, canvasEdge, .equal, first, edge)
    }
    for view in visible.dropFirst() {
      add("UISV-alignment", first, baseline, .equal, view, baseline)
    }
    let isBegin = edge == cross.begin
    buildSpan(bindsBegin: !isBegin, bindsEnd: isBegin)
  }

  /// Spans a guide over the stack view that no view leaves at the sides named, and that is as small
  /// as it can be.
  private mutating func buildSpan(bindsBegin: Bool, bindsEnd: Bool) {
    let span = addGuide("UISV-alignment-spanner")
    add("UISV-canvas-connection", stack, cross.canvasBegin, .equal, span, cross.begin)
    add("UISV-canvas-connection", stack, cross.canvasEnd, .equal, span, cross.end)
    for view in visible {
      if bindsBegin {
        add("UISV-spanning-boundary", view, cross.begin, .greaterThanOrEqual, span, cross.begin)
      }
      if bindsEnd {
        add("UISV-spanning-boundary", span, cross.end, .greaterThanOrEqual, view, cross.end)
      }
    }
    add("UISV-spanning-fit", span, cross.size, priority: UILayoutPriority(51))
    // A view that nothing sizes takes all there is in Interface Builder, which is what documents show,
    // and nothing in an application. Source: a recording of a centered one on Mac Catalyst 26.1; that it
    // holds for the other alignments is an assumption.
    for view in visible {
      guard stack.isFromDocument else {
        add("UISV-ambiguity-suppression", view, cross.size, priority: UILayoutPriority(25))
        continue
      }
      add(
        "UISV-ambiguity-suppression",
        view,
        cross.size,
        .equal,
        span,
        cross.size,
        priority: UILayoutPriority(25)
      )
    }
  }
}
