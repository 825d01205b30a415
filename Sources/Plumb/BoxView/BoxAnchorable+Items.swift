#if canImport(UIKit)
public import UIKit

extension BoxAnchorable {
  // MARK: - Adding Items

  /// Lays out items within a view or guide, as a box of its own does, and returns the constraints.
  ///
  ///     view.addBoxItems([header.boxed, body.boxed.flex()], spacing: 8, insets: .all(16))
  ///
  /// A view gets the views and guides of the items. A guide only holds the constraints: the views
  /// stand in its view already. The constraints are active; nobody changes them afterwards.
  ///
  /// - Parameters:
  ///   - items: The items, in the order of the axis.
  ///   - axis: The axis along which they follow each other.
  ///   - spacing: The distance between two items in points, on top of their own.
  ///   - insets: The distances between the items and the sides, in points; none where it is nil.
  ///   - file: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraints, in the order in which the items ask for them.
  @discardableResult
  public func addBoxItems(
    _ items: [BoxItem],
    axis: BoxLayout.Axis = .y,
    spacing: CGFloat = 0,
    insets: UIEdgeInsets? = nil,
    file: String = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    if let box = self as? BoxView, !box.allowNotManagedViews {
      report(.managedByBox(box), file: file, line: line)
    }
    let (fitting, mistakes) = usableItems(items)
    for item in fitting { takeIn(item) }
    let arrangement = BoxArrangement(
      container: self,
      items: fitting,
      axis: axis,
      spacing: spacing,
      insets: insets ?? .zero,
      direction: BoxDirection(of: self)
    )
    let (rules, problems) = arrangement.rules()
    for problem in mistakes + problems { report(problem, file: file, line: line) }
    return rules.install(file: file, line: line)
  }

  /// Lays out one item within a view or guide and returns the constraints.
  @discardableResult
  public func addBoxItems(
    _ item: BoxItem,
    axis: BoxLayout.Axis = .y,
    spacing: CGFloat = 0,
    insets: UIEdgeInsets? = nil,
    file: String = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    addBoxItems(
      [item],
      axis: axis,
      spacing: spacing,
      insets: insets,
      file: file,
      line: line
    )
  }

  /// The items without those that the container cannot hold, and what is wrong with these.
  func usableItems(_ items: [BoxItem]) -> (items: [BoxItem], problems: [BoxProblem]) {
    var problems: [BoxProblem] = []
    var seen: Set<ObjectIdentifier> = []
    // Among a handful, looking at each is cheaper than a set.
    let isShort = items.count <= 12
    let own = hierarchyView
    var usable: [BoxItem] = []
    usable.reserveCapacity(items.count)
    for item in items {
      if let view = item.view, let own, view === own || own.isDescendant(of: view) {
        problems.append(.containerAsItem(view))
        continue
      }
      let isKnown =
        isShort
        ? usable.contains { $0.object === item.object }
        : !seen.insert(ObjectIdentifier(item.object)).inserted
      if isKnown {
        problems.append(.duplicateItem(item.object))
      } else {
        usable.append(item)
      }
    }
    return (usable, problems)
  }

  private func takeIn(_ item: BoxItem) {
    if let view = item.view {
      if let container = self as? UIView, view.superview !== container {
        container.addSubview(view)
      }
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if let guide = item.guide {
      if self is UIView, let owner = guide.owningView, owner !== self {
        owner.removeLayoutGuide(guide)
      }
      if guide.owningView == nil { hierarchyView?.addLayoutGuide(guide) }
    }
  }
}

extension UILayoutGuide {
  /// Adds a view to `superview`, or to the guide's view, and lets it fill the guide.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - superview: Where the view goes; the guide's view where it is nil.
  ///   - layout: How the view stands in the guide.
  ///   - file: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The active constraints.
  @discardableResult
  public func addBoxedView(
    _ view: UIView,
    to superview: UIView? = nil,
    layout: BoxLayout = .zero,
    file: String = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    if let superview = superview ?? owningView, !superview.isDescendant(of: view) {
      superview.addSubview(view)
    }
    return addBoxItems([view.boxed(layout: layout)], file: file, line: line)
  }
}
#endif
