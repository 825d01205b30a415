import Foundation

extension UISplitViewController {
  /// Whether one column is shown alone, and what was put on top of it.
  enum Collapse {
    case none
    case expanded
    /// With the controllers that were put onto the stack of another column, and that they come from.
    case collapsed(pushed: [UIViewController], from: Column?)
  }

  /// What is shown where there is room for one column: the compact column, or the stack of the first one.
  var alone: UIViewController? {
    columns[.compact] ?? contained(in: .primary) ?? contained(in: .supplementary)
      ?? contained(in: .secondary)
  }

  /// Puts the columns onto each other once there is little width, and beside each other once there is more.
  ///
  /// Source: Apple's documentation of `UISplitViewControllerDelegate`: the delegate says whether the secondary controller is
  /// left out, or which column is on top; by itself that is the secondary one.
  ///
  /// - Note: UIKit: a navigation controller that is put onto another is in it as such there; here its controllers are.
  func updateCollapse() {
    switch collapse {
    case .collapsed where isCollapsed: return
    case .collapsed:
      giveBack()
      collapse = .expanded
      delegate?.splitViewControllerDidExpand(self)
    case .none, .expanded:
      guard isCollapsed else {
        collapse = .expanded
        return
      }
      collapse = .collapsed(pushed: [], from: nil)
      if columns[.compact] == nil, let stack = alone as? UINavigationController {
        collapseColumns(onto: stack)
      }
      delegate?.splitViewControllerDidCollapse(self)
    }
  }

  private func collapseColumns(onto stack: UINavigationController) {
    guard let primary = columns[.primary], let secondary = columns[.secondary] else { return }
    if style == .unspecified {
      let isLeftOut =
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
      if !isLeftOut { push(.secondary, onto: stack) }
      return
    }
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary)
      ?? .secondary
    if top != .primary { push(top, onto: stack) }
  }

  /// Puts the controllers of a column onto the stack of another.
  func push(_ column: Column, onto stack: UINavigationController) {
    guard let controller = contained(in: column), controller !== stack else { return }
    var pushed = [controller]
    if let inner = controller as? UINavigationController {
      pushed = inner.viewControllers
      inner.viewControllers = []
    } else {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    stack.viewControllers += pushed
    collapse = .collapsed(pushed: pushed, from: column)
  }

  /// Gives the controllers that were put onto a stack back to their column.
  func giveBack() {
    guard case .collapsed(let pushed, let column?) = collapse else { return }
    collapse = .collapsed(pushed: [], from: nil)
    if let stack = alone as? UINavigationController {
      stack.viewControllers.removeAll { item in pushed.contains { $0 === item } }
    }
    if let inner = contained(in: column) as? UINavigationController {
      inner.viewControllers = pushed
    } else if let controller = contained(in: column) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  /// Shows a column where there is room for one.
  func showAlone(_ column: Column) {
    guard let stack = alone as? UINavigationController, columns[.compact] == nil else { return }
    if case .collapsed(_, let shown) = collapse, shown == column { return }
    giveBack()
    if column != .primary { push(column, onto: stack) }
  }
}
