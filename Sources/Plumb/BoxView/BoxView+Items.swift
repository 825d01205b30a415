#if canImport(UIKit)
public import UIKit

extension BoxView {
  // MARK: - Setting Items

  /// Sets the items and returns the box.
  @discardableResult
  public func withItems(_ items: [BoxItem]) -> Self {
    self.items = items
    return self
  }

  /// Sets items of `views` that all have one layout.
  public func setViews(_ views: [UIView], layout: BoxLayout = .zero) {
    items = views.boxed(layout: layout)
  }

  /// Adds an item behind the last; one of the same object moves.
  public func addItem(_ item: BoxItem) {
    items = storedItems.filter { $0.object !== item.object } + [item]
  }

  /// Inserts an item behind the one of `object`, or as the first where there is none.
  ///
  /// An item of the same view or guide moves.
  ///
  /// - Parameters:
  ///   - item: The new item.
  ///   - object: The view or guide before it.
  ///   - z: Where the view goes from back to front; right in front of `object` where it is nil.
  public func insertItem(
    _ item: BoxItem,
    after object: (any BoxAnchorable)?,
    z: BoxLayout.ZPosition? = nil
  ) {
    var items = storedItems.filter { $0.object !== item.object }
    let index = items.firstIndex { $0.object === object }.map { $0 + 1 } ?? 0
    items.insert(item, at: index)
    insertView(of: item, z: z ?? .above(object as? UIView), items)
  }

  /// Inserts an item before the one of `object`, or as the last where there is none.
  ///
  /// An item of the same view or guide moves.
  ///
  /// - Parameters:
  ///   - item: The new item.
  ///   - object: The view or guide behind it.
  ///   - z: Where the view goes from back to front; right behind `object` where it is nil.
  public func insertItem(
    _ item: BoxItem,
    before object: (any BoxAnchorable)?,
    z: BoxLayout.ZPosition? = nil
  ) {
    var items = storedItems.filter { $0.object !== item.object }
    items.insert(item, at: items.firstIndex { $0.object === object } ?? items.count)
    insertView(of: item, z: z ?? .below(object as? UIView), items)
  }

  private func insertView(of item: BoxItem, z: BoxLayout.ZPosition, _ items: [BoxItem]) {
    if let view = item.view, !isDescendant(of: view) { insertSubview(view, z: z) }
    self.items = items
  }

  // MARK: - Finding and Changing Items

  /// The item of a view or guide.
  public func itemForObject(_ object: (any BoxAnchorable)?) -> BoxItem? {
    storedItems.first { $0.object === object }
  }

  /// The index of the item of a view or guide.
  public func itemIndexForObject(_ object: (any BoxAnchorable)?) -> Int? {
    storedItems.firstIndex { $0.object === object }
  }

  /// Gives the item of a view or guide another layout.
  public func setLayout(
    _ layout: BoxLayout,
    for object: any BoxAnchorable,
    file: String = #fileID,
    line: UInt = #line
  ) {
    updateItemForObject(object, file: file, line: line) { $0.layout = layout }
  }

  /// Changes the item of a view or guide in place.
  ///
  ///     boxView.updateItemForObject(nameField) { $0.layout.top = >=20 }
  public func updateItemForObject(
    _ object: any BoxAnchorable,
    file: String = #fileID,
    line: UInt = #line,
    update: (inout BoxItem) -> Void
  ) {
    guard let index = itemIndexForObject(object) else {
      report(.notAnItem(object), file: file, line: line)
      return
    }
    var items = storedItems
    update(&items[index])
    self.items = items
  }

  /// Replaces the item of a view or guide by a changed copy.
  ///
  ///     boxView.updateItemForObject(nameField) { $0.top(20) }
  public func updateItemForObject(
    _ object: any BoxAnchorable,
    file: String = #fileID,
    line: UInt = #line,
    update: (BoxItem) -> BoxItem
  ) {
    updateItemForObject(object, file: file, line: line) { (item: inout BoxItem) in
      item = update(item)
    }
  }

  // MARK: - Animating

  /// Lays out as an animation of `duration` seconds, after a change of items, spacing or insets.
  public func animateChangesWithDurations(_ duration: TimeInterval) {
    UIView.animate(withDuration: duration) { (self.superview ?? self).layoutIfNeeded() }
  }
}
#endif
