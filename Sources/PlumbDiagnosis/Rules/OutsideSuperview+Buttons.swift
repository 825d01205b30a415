import ConstraintSolver
import LayoutEngine

extension LayoutFacts {
  /// What to change where a text of the app's own sticks out of a button that nothing makes as large; nil elsewhere.
  ///
  /// A button's own size is that of its title and image, not of what is added to it, and what is beside it gets no touches of it.
  ///
  /// Source: Apple, `UIView.hitTest(_:with:)`: points that lie outside of a view's bounds are never reported as hits, even if
  /// they lie within one of its subviews.
  func adviceForButton(_ index: Int, in parent: Int, _ sides: [Side]) -> String? {
    guard UIKitClassName.isButton(items[parent].className), items[index].isText
    else { return nil }
    let axes = LayoutAxis.allCases.filter { axis in sides.contains { $0.attribute.axis == axis } }
    let isOwnSize = axes.allSatisfy { axis in
      items[parent].properties.length(axis) != nil
        && abs(length(of: parent, axis) - (items[parent].properties.length(axis) ?? 0)) < 1
    }
    guard isOwnSize else { return nil }
    let edges = axes.map { $0 == .horizontal ? "leading and trailing" : "top and bottom" }
    return
      "tie \(edges.joined(separator: ", ")) of \(words.item(index)) to \(words.item(parent)): a button's own size is that of "
      + "its title and image alone, and touches beside it do not reach it"
  }

  private func length(of index: Int, _ axis: LayoutAxis) -> Double {
    let rect = alignmentRect(index)
    return axis == .horizontal ? rect.width : rect.height
  }
}
