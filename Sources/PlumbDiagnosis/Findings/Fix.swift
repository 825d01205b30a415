public import LayoutEngine

/// A change that a developer can make to what they wrote, and that ends a finding.
///
///     for finding in solved.findings() {
///       for fix in finding.fixes { print(try SolvedLayout(solved.snapshot.applying(fix)).conflicts) }
///     }
///
/// Constraints and items are given by their places in the finding's snapshot.
public enum Fix: Hashable, Sendable {
  /// Take a constraint away.
  case delete(constraint: Int)
  /// Give a constraint another priority.
  case priority(constraint: Int, Float)
  /// Give a constraint another constant, in points, as it is written.
  case constant(constraint: Int, Double)
  /// Give an item's hold on its content, along an axis, a priority below required.
  case hugging(item: Int, LayoutAxis, Float)
  /// Give an item's resistance against being smaller than its content, along an axis, a priority below required.
  case compressionResistance(item: Int, LayoutAxis, Float)
}

extension LayoutSnapshot {
  /// The layout after a fix; places of items stay, those of constraints behind one that was deleted move up.
  public func applying(_ fix: Fix) -> LayoutSnapshot {
    var result = self
    switch fix {
    case .delete(let place): result.constraints.remove(at: place)
    case .priority(let place, let priority): result.constraints[place].priority = priority
    case .constant(let place, let constant): result.constraints[place].constant = constant
    case .hugging(let item, let axis, let priority):
      result.items[item].properties.hugging[axis] = priority
    case .compressionResistance(let item, let axis, let priority):
      result.items[item].properties.compressionResistance[axis] = priority
    }
    return result
  }
}

extension ItemProperties.AxisPriorities {
  fileprivate subscript(_ axis: LayoutAxis) -> Float {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}
