#if !canImport(Darwin)

public import UIKit

/// What people expect of layouts, view by view. Lengths are in points; half a hundredth of one is rounding.
extension LayoutResult {
  /// An edge or a center at which views can be aligned.
  public enum Edge: String, Hashable, Sendable {
    case leading, trailing, left, right, top, bottom, centerX, centerY
  }

  /// Fails the case where a view is hidden or not wholly in the topmost view.
  public func expectVisible(_ names: String...) {
    let window = window.insetBy(dx: -slack, dy: -slack)
    for view in views(names) {
      expect(view.isShown, "`\(view.name)` is hidden")
      expect(window.contains(view.frame), "`\(view.name)` is not wholly on screen")
    }
  }

  /// Fails the case where a control that can be used is smaller than a finger needs.
  ///
  /// - Parameter least: The least width and height. Source of the 44: Apple's Human Interface Guidelines, "Buttons".
  public func expectTouchTargets(atLeast least: CGFloat = 44) {
    forEachControl(in: subject.testedView) { control in
      guard control.isEnabled, !control.isHidden, control.isUserInteractionEnabled else { return }
      let size = control.bounds.size
      expect(
        size.width >= least - slack && size.height >= least - slack,
        "a \(type(of: control)) is smaller than \(words(least)) × \(words(least)) points"
      )
    }
  }

  /// Fails the case where any two of the views cover each other.
  public func expectNoOverlap(_ names: String...) {
    let views = views(names)
    for (index, first) in views.enumerated() {
      for second in views[(index + 1)...] {
        let isApart =
          first.frame.maxX <= second.frame.minX + slack
          || second.frame.maxX <= first.frame.minX + slack
          || first.frame.maxY <= second.frame.minY + slack
          || second.frame.maxY <= first.frame.minY + slack
        expect(isApart, "`\(first.name)` and `\(second.name)` cover each other")
      }
    }
  }

  /// Fails the case where views do not follow each other without overlap, in the direction in which people read or from
  /// the top down.
  public func expectOrder(_ axis: NSLayoutConstraint.Axis, _ names: String...) {
    let views = views(names)
    for (first, second) in zip(views, views.dropFirst()) {
      expect(
        distance(axis, from: first, to: second) >= -slack,
        "`\(first.name)` does not come before `\(second.name)`"
      )
    }
  }

  /// Fails the case where the room between two views that follow each other is another one.
  ///
  /// - Parameters:
  ///   - axis: Whether they follow each other in the direction in which people read, or from the top down.
  ///   - first: The name of the first view.
  ///   - second: The name of the second view.
  ///   - range: The room that there may be.
  public func expectSpacing(
    _ axis: NSLayoutConstraint.Axis,
    from first: String,
    to second: String,
    in range: ClosedRange<CGFloat>
  ) {
    let views = views([first, second])
    guard views.count == 2 else { return }
    let room = distance(axis, from: views[0], to: views[1])
    let wanted =
      range.lowerBound == range.upperBound
      ? words(range.lowerBound) : "\(words(range.lowerBound)) to \(words(range.upperBound))"
    expect(
      room >= range.lowerBound - slack && room <= range.upperBound + slack,
      "the room between `\(first)` and `\(second)` is not \(wanted) points"
    )
  }

  /// Fails the case where views are not aligned at an edge or a center.
  public func expectAligned(_ edge: Edge, _ names: String...) {
    let views = views(names)
    for view in views.dropFirst() {
      expect(
        abs(position(edge, view) - position(edge, views[0])) <= slack,
        "`\(view.name)` is not aligned with `\(views[0].name)` at \(edge.rawValue)"
      )
    }
  }

  // MARK: - Measuring

  private var slack: CGFloat { 0.005 }

  private var isMirrored: Bool { circumstances.direction == .rightToLeft }

  private func distance(_ axis: NSLayoutConstraint.Axis, from first: View, to second: View)
    -> CGFloat
  {
    switch axis {
    case .horizontal:
      isMirrored ? first.frame.minX - second.frame.maxX : second.frame.minX - first.frame.maxX
    case .vertical: second.frame.minY - first.frame.maxY
    }
  }

  private func position(_ edge: Edge, _ view: View) -> CGFloat {
    let frame = view.frame
    return switch edge {
    case .leading: isMirrored ? frame.maxX : frame.minX
    case .trailing: isMirrored ? frame.minX : frame.maxX
    case .left: frame.minX
    case .right: frame.maxX
    case .top: frame.minY
    case .bottom: frame.maxY
    case .centerX: frame.midX
    case .centerY: frame.midY
    }
  }

  private func words(_ length: CGFloat) -> String {
    length == length.rounded() && length.magnitude < 1e15 ? "\(Int(length))" : "\(length)"
  }

  private func forEachControl(in view: UIView, _ body: (UIControl) -> Void) {
    if let control = view as? UIControl { body(control) }
    view.subviews.forEach { forEachControl(in: $0, body) }
  }
}

#endif
