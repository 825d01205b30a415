import Foundation
import Requirements

/// The items of one section as an outline: items below items, which are shown or hidden with them.
///
/// An identifier stands in one place.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  Sendable
{
  /// The items without a parent come first under nil.
  private var children: [ItemIdentifierType?: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an outline without items.
  public init() {}

  // MARK: - Reading

  /// All items in the order of the outline.
  public var items: [ItemIdentifierType] { walk(from: nil) { _ in true } }

  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { children[nil] ?? [] }

  /// The items that are shown: those whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] { walk(from: nil) { expanded.contains($0) } }

  private func walk(
    from parent: ItemIdentifierType?,
    descending: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    (children[parent] ?? []).flatMap { item in
      [item] + (descending(item) ? walk(from: item, descending: descending) : [])
    }
  }

  /// Whether an item is in the outline.
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }

  /// Returns the place of an item among all.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// Returns how many items stand above an item, up to the section.
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var above = parent(of: item)
    while let next = above {
      level += 1
      above = parent(of: next)
    }
    return level
  }

  /// Returns the item above an item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    parents[child].flatMap { $0 }
  }

  /// Whether the items below an item are shown with it.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether an item is shown.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }

  /// Returns the outline below an item.
  public func snapshot(
    of parent: ItemIdentifierType,
    includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    var result = NSDiffableDataSourceSectionSnapshot()
    if includingParent { result.append([parent]) }
    result.take(self, below: parent, to: includingParent ? parent : nil)
    result.expanded = expanded.filter { result.contains($0) }
    return result
  }

  private mutating func take(
    _ other: NSDiffableDataSourceSectionSnapshot,
    below item: ItemIdentifierType?,
    to parent: ItemIdentifierType?
  ) {
    for child in other.children[item] ?? [] {
      append([child], to: parent)
      take(other, below: child, to: child)
    }
  }

  // MARK: - Changing

  /// Adds items at the end of those below a parent, or of the section.
  public mutating func append(
    _ items: [ItemIdentifierType],
    to parent: ItemIdentifierType? = nil
  ) {
    insert(items, below: parent, at: children[parent]?.count ?? 0)
  }

  /// Adds items before another.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, below: parent(of: item), at: place(of: item))
  }

  /// Adds items after another.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, below: parent(of: item), at: place(of: item) + 1)
  }

  /// Takes items away, with those below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      delete(children[item] ?? [])
      children[item] = nil
      children[parent(of: item)]?.removeAll { $0 == item }
      parents[item] = nil
      expanded.remove(item)
    }
  }

  /// Takes all items away.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  /// Shows the items below items with them.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter(contains))
  }

  /// Hides the items below items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// Replaces the items below an item by an outline.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    delete(children[parent] ?? [])
    take(snapshot, below: nil, to: parent)
    expanded.formUnion(snapshot.expanded)
  }

  private func place(of item: ItemIdentifierType) -> Int {
    guard let index = children[parent(of: item)]?.firstIndex(of: item) else {
      requirementFailure("The item \(item) is not in the section's snapshot")
    }
    return index
  }

  private mutating func insert(
    _ items: [ItemIdentifierType],
    below parent: ItemIdentifierType?,
    at index: Int
  ) {
    if let parent {
      requirement(contains(parent), "The item \(parent) is not in the section's snapshot")
    }
    for item in items {
      requirement(!contains(item), "The item \(item) is in the section's snapshot already")
      parents[item] = .some(parent)
    }
    children[parent, default: []].insert(contentsOf: items, at: index)
  }
}

/// What moving items of a list by hand changed.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The items before.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The items after.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The items that came and went.
  public let difference: CollectionDifference<ItemIdentifierType>
}
