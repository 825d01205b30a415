import Foundation
import Requirements

/// Which items a list has, in which sections.
///
/// Identifiers are unique: an item stands in one place.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: - Reading

  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The number of items.
  public var numberOfItems: Int { sectionOfItem.count }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The items in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }

  /// The items that are to be asked for anew.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items that are to be filled anew.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that are to be asked for anew.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Returns the items of a section in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    checkedItems(of: identifier)
  }

  /// Returns the number of items of a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    checkedItems(of: identifier).count
  }

  /// The items of a section, which has to be there, as in UIKit.
  private func checkedItems(of section: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let items = items[section] else {
      requirementFailure("The section \(section) is not in the snapshot")
    }
    return items
  }

  /// Returns the section of an item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sectionOfItem[identifier]
  }

  /// Returns the place of an item among all.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// Returns the place of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: identifier)
  }

  // MARK: - Changing sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Adds sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: toIdentifier))
  }

  /// Adds sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: toIdentifier) + 1)
  }

  private func place(of section: SectionIdentifierType) -> Int {
    guard let index = sections.firstIndex(of: section) else {
      requirementFailure("The section \(section) is not in the snapshot")
    }
    return index
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for identifier in identifiers {
      requirement(items[identifier] == nil, "The section \(identifier) is in the snapshot already")
      items[identifier] = []
    }
    sections.insert(contentsOf: identifiers, at: index)
  }

  /// Takes sections away, with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in items[identifier] ?? [] { sectionOfItem[item] = nil }
      items[identifier] = nil
      sections.removeAll { $0 == identifier }
    }
  }

  // MARK: - Changing items

  /// Adds items at the end of a section, or of the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last, items[section] != nil else {
      requirementFailure(
        "Items were added to a section that is not in the snapshot; append the section first"
      )
    }
    note(identifiers, in: section)
    items[section]?.append(contentsOf: identifiers)
  }

  /// Adds items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, offset: 0)
  }

  /// Adds items after another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    beside other: ItemIdentifierType,
    offset: Int
  ) {
    guard let section = sectionOfItem[other],
      let index = items[section]?.firstIndex(of: other)
    else {
      requirementFailure("The item \(other) is not in the snapshot")
    }
    note(identifiers, in: section)
    items[section]?.insert(contentsOf: identifiers, at: index + offset)
  }

  private mutating func note(
    _ identifiers: [ItemIdentifierType],
    in section: SectionIdentifierType
  ) {
    for identifier in identifiers {
      requirement(
        sectionOfItem.updateValue(section, forKey: identifier) == nil,
        "The item \(identifier) is in the snapshot already; identifiers have to be unique"
      )
    }
  }

  /// Takes items away.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let leaving = Set(identifiers)
    for section in Set(identifiers.compactMap { sectionOfItem[$0] }) {
      items[section]?.removeAll { leaving.contains($0) }
    }
    for identifier in identifiers { sectionOfItem[identifier] = nil }
  }

  /// Takes all items and sections away.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Moves an item after another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Says that items are to be asked for anew when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }
  /// Says that the cells of items are to be filled anew when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }
  /// Says that sections are to be asked for anew when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  /// The item at a place, or nil for one that is not there.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section), let items = items[sections[path.section]],
      items.indices.contains(path.item)
    else { return nil }
    return items[path.item]
  }

  /// The place of an item, or nil for one that is not there.
  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionOfItem[item], let index = items[section]?.firstIndex(of: item),
      let sectionIndex = sections.firstIndex(of: section)
    else { return nil }
    return IndexPath(item: index, section: sectionIndex)
  }

  /// The items without what is to be done to them, which is done once.
  func withoutMarks() -> Self {
    var plain = self
    plain.reloadedItemIdentifiers = []
    plain.reconfiguredItemIdentifiers = []
    plain.reloadedSectionIdentifiers = []
    return plain
  }

  /// Where the items and sections of this snapshot are in another.
  func mapping(to new: Self) -> ListMapping {
    var paths: [ItemIdentifierType: IndexPath] = [:]
    for (section, identifier) in new.sections.enumerated() {
      for (item, it) in (new.items[identifier] ?? []).enumerated() {
        paths[it] = IndexPath(item: item, section: section)
      }
    }
    let sections = Dictionary(
      uniqueKeysWithValues: new.sections.enumerated().map { ($0.element, $0.offset) }
    )
    let renewed = Set(new.reloadedSectionIdentifiers)
    let old = self
    let inRenewed = new.reloadedSectionIdentifiers.flatMap { new.items[$0] ?? [] }
    return ListMapping(
      row: { old.item(at: $0).flatMap { paths[$0] } },
      section: { index in
        guard old.sections.indices.contains(index) else { return nil }
        let identifier = old.sections[index]
        return renewed.contains(identifier) ? nil : sections[identifier]
      },
      reloaded: Set((new.reloadedItemIdentifiers + inRenewed).compactMap(old.path)),
      reconfigured: Set(new.reconfiguredItemIdentifiers.compactMap(old.path))
    )
  }
}
