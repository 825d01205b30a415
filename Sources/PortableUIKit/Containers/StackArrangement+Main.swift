import Foundation

extension StackArrangement {
  /// Builds everything.
  mutating func build() {
    guard !views.isEmpty else { return }
    buildChain()
    buildHiding()
    switch stack.distribution {
    case .fill: buildTextWidths()
    case .fillEqually: buildEqualSizes()
    case .fillProportionally: buildProportions()
    case .equalSpacing, .equalCentering: buildGaps()
    }
    buildAlignment()
  }

  // MARK: - Along the axis

  /// Ties the visible views to each other and to the edges of the stack view.
  private mutating func buildChain() {
    guard let first = visible.first, let last = visible.last else { return }
    add("UISV-canvas-connection", stack, main.canvasBegin, .equal, first, main.begin)
    add("UISV-canvas-connection", stack, main.canvasEnd, .equal, last, main.end)
    let usesGaps = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let usesBaselines = stack.axis == .vertical && stack.isBaselineRelativeArrangement
    for (view, next) in zip(visible, visible.dropFirst()) {
      add(
        "UISV-spacing",
        next,
        usesBaselines ? .firstBaseline : main.begin,
        usesGaps ? .greaterThanOrEqual : .equal,
        view,
        usesBaselines ? .lastBaseline : main.end,
        constant: usesBaselines
          ? baselineSpacing(after: view, before: next) : spacing(after: view)
      )
    }
  }

  /// The distance from the last baseline of a view to the first one of the next, in points.
  ///
  /// The system's is that of two lines of the lower text, and its usual space where there is no text.
  ///
  /// Source: saved frames of two public documents: 22 points to a text of 17 points, 20 to one of 15 below one of 17 or 15.
  private func baselineSpacing(after view: UIView, before next: UIView) -> CGFloat {
    guard statedSpacing(after: view) == UIStackView.spacingUseSystem,
      let label = next.forFirstBaselineLayout as? UILabel
    else { return spacing(after: view) }
    return label.font.systemBaselineDistance
  }

  /// Takes the length of hidden views, and leaves them where they are in the row unless something else
  /// places them.
  ///
  /// Source: saved frames in Interface Builder documents; a constraint to a hidden view does not
  /// contradict its place behind the view before it. Among equal parts it is in the middle of the space to
  /// the next: a recording of Mac Catalyst 26.1.
  private mutating func buildHiding() {
    let isInMiddle = stack.distribution == .fillEqually
    var before: UIView?
    for view in views {
      guard view.isHidden else {
        before = view
        continue
      }
      let gap = before.map { isInMiddle && $0 !== visible.last ? spacing(after: $0) : 0 } ?? 0
      add("UISV-hiding", view, main.size)
      add(
        "UISV-hiding",
        view,
        main.begin,
        .equal,
        before ?? stack,
        before == nil ? main.canvasBegin : main.end,
        constant: gap / 2,
        priority: UILayoutPriority(51)
      )
    }
  }

  /// Makes all visible views as long as the first.
  private mutating func buildEqualSizes() {
    guard let first = visible.first else { return }
    for view in visible.dropFirst() {
      add("UISV-fill-equally", view, main.size, .equal, first, main.size)
    }
  }

  /// Makes the visible views as long as their intrinsic sizes ask for, in proportion.
  ///
  /// A view's length is its part of the intrinsic lengths and the spaces together, of the length of the stack view.
  /// As the spaces do not grow with the views, the parts do not fill the stack view; they give way from the last
  /// one on, so that the last view takes the rest. A space of the system counts as none. A stack view among them is as long
  /// as the views in it ask for, and so is what Interface Builder's canvas gives a size. Where another view has no intrinsic
  /// size, there are no parts.
  ///
  /// Source: rdar://34595752 (openradar.appspot.com/34595752) for the last view, which alone is stretched, and
  /// https://stackoverflow.com/a/46368061 for the priorities, which fall by one from 999; saved frames in Interface
  /// Builder documents for the spaces: one with ten views 5 points apart has each frame to the pixel, two with the
  /// system's space have those of none. Two show parts of stack views in stack views, to the pixel, one of them beside labels
  /// without text; none shows parts beside another view without an intrinsic size.
  ///
  /// - Note: What margins do is not documented. Here the parts are those of what they leave.
  private mutating func buildProportions() {
    let lengths = visible.map(proportionalLength)
    guard !lengths.contains(where: { $0 < 0 }) else { return }
    let spaces = visible.dropLast().map { view in
      let space = statedSpacing(after: view)
      return space == UIStackView.spacingUseSystem ? 0 : space
    }
    let total = lengths.reduce(0, +) + spaces.reduce(0, +)
    guard total > 0 else { return }
    var taken: CGFloat = 0
    if stack.isLayoutMarginsRelativeArrangement {
      let margins = stack.layoutMargins
      taken =
        stack.axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom
    }
    for (index, (view, length)) in zip(visible, lengths).enumerated() where length > 0 {
      add(
        "UISV-fill-proportionally",
        view,
        main.size,
        .equal,
        stack,
        main.size,
        multiplier: length / total,
        constant: -taken * length / total,
        priority: UILayoutPriority(max(751, 999 - Float(index)))
      )
    }
  }

  /// The length that a view's part is in proportion to; less than nothing where it has none.
  private func proportionalLength(_ view: UIView) -> CGFloat {
    func length(_ size: CGSize) -> CGFloat {
      stack.axis == .horizontal ? size.width : size.height
    }
    let own = length(view.layoutIntrinsicSize)
    let isFilledStack = (view as? UIStackView)?.arrangedSubviews.contains { !$0.isHidden } == true
    guard isFilledStack || (own == 0 && stack.isFromDocument) else { return own }
    return length(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
  }

  /// Puts a guide between each view and the next, and makes all of them equally long.
  private mutating func buildGaps() {
    let isCentering = stack.distribution == .equalCentering
    var first: UILayoutGuide?
    for (view, next) in zip(visible, visible.dropFirst()) {
      let gap = addGuide("UISV-distributing-gap")
      add(
        "UISV-distributing-edge",
        gap,
        main.begin,
        .equal,
        view,
        isCentering ? main.center : main.end
      )
      add(
        "UISV-distributing-edge",
        gap,
        main.end,
        .equal,
        next,
        isCentering ? main.center : main.begin
      )
      if let first {
        add(
          "UISV-fill-equally",
          gap,
          main.size,
          .equal,
          first,
          main.size,
          priority: isCentering ? UILayoutPriority(149) : .required
        )
      } else {
        first = gap
        // Without it the length of a stack view that nothing else decides would be ambiguous. The
        // other gaps follow: of two nested stack views, the one with more gaps takes spare room,
        // which is what documents show. A stack view in it that is as small as its content wants to be so
        // rather than the gap, or both would be open; that UIKit decides it so is an assumption.
        add("UISV-spanning-fit", gap, main.size, priority: UILayoutPriority(50))
      }
    }
  }
}
