import Foundation

extension StackArrangement {
  /// Builds everything.
  mutating func build() {
    guard !views.isEmpty else { return }
    buildChain()
    buildHiding()
    switch stack.distribution {
    case .fill: break
    case .fillEqually: buildEqualSizes()
    case .fillProportionally: buildProportions()
    case .equalSpacing, .equalCentering: buildGaps()
    }
    buildAlignment()
  }

  // MARK: - Along the axis

  /// Ties the views to each other and to the edges of the stack view.
  private mutating func buildChain() {
    add("UISV-canvas-connection", stack, main.canvasBegin, .equal, views[0], main.begin)
    add("UISV-canvas-connection", stack, main.canvasEnd, .equal, views[views.count - 1], main.end)
    let usesGaps = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    // The space that is due before the next visible view.
    var due: CGFloat?
    for (view, next) in zip(views, views.dropFirst()) {
      if !view.isHidden { due = spacing(after: view) }
      let space = next.isHidden ? nil : due
      let usesBaselines =
        stack.axis == .vertical && stack.isBaselineRelativeArrangement && space != nil
      add(
        "UISV-spacing",
        next,
        usesBaselines ? .firstBaseline : main.begin,
        usesGaps && space != nil ? .greaterThanOrEqual : .equal,
        view,
        usesBaselines ? .lastBaseline : main.end,
        constant: space ?? 0
      )
    }
  }

  /// Takes the length of hidden views.
  private mutating func buildHiding() {
    for view in views where view.isHidden {
      add("UISV-hiding", view, main.size)
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
  /// A view's length is its share of the length of the stack view without the spaces. Views without
  /// an intrinsic size share nothing.
  ///
  /// - Note: UIKit: the exact multipliers and priorities are not documented; the priorities fall by
  ///   one from view to view here, so that a layout that cannot keep all proportions is not
  ///   ambiguous.
  private mutating func buildProportions() {
    let lengths = visible.map { view -> CGFloat in
      let size = view.layoutIntrinsicSize
      return max(0, stack.axis == .horizontal ? size.width : size.height)
    }
    let total = lengths.reduce(0, +)
    guard total > 0 else { return }
    var taken = visible.dropLast().map { spacing(after: $0) }.reduce(0, +)
    if stack.isLayoutMarginsRelativeArrangement {
      let margins = stack.layoutMargins
      taken +=
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
        // which is what documents show.
        add("UISV-spanning-fit", gap, main.size, priority: UILayoutPriority(51))
      }
    }
  }
}
