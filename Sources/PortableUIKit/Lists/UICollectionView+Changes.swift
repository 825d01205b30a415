import Foundation

extension UICollectionView {
  func beginChanges() { changes.begin(oldCounts: itemCounts) }

  func change(_ note: (inout ListChanges) -> Void) {
    beginChanges()
    note(&changes)
    endChanges()
  }

  /// Ends a group of changes; after the outermost, the items are where they are by now.
  ///
  /// Cells of items that stay are kept, and measured anew.
  ///
  /// Source: Apple's documentation of `performBatchUpdates(_:completion:)`.
  func endChanges() {
    guard changes.end() else { return }
    storedCounts = nil
    let counts = itemCounts
    changes.check(newCounts: counts, noun: "items")
    follow(changes.mapping(newCounts: counts))
    layoutIfNeeded()
  }

  /// Moves what is shown to where it is by now, and asks for the rest anew.
  func follow(_ mapping: ListMapping) {
    storedCounts = nil
    let former = shown
    shown = [:]
    for (key, view) in former {
      if let new = place(of: key, mapping) { shown[new] = view } else { recycle(view, key) }
    }
    selection = Set(selection.compactMap(mapping.row))
    collectionViewLayout.preferredFollow { place(of: $0, mapping) }
    let context = collectionViewLayout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
    for path in mapping.reconfigured {
      if let path = mapping.row(path) { reconfigure(path) }
    }
    setNeedsLayout()
  }

  /// What an element is by now, or nil for one that is gone or asked for anew.
  ///
  /// A header, a footer or a badge is kept where it belongs to what it belonged to: none of its kind is counted.
  private func place(of key: ElementKey, _ mapping: ListMapping) -> ElementKey? {
    var key = key
    switch key.category {
    case .cell:
      guard let path = mapping.kept(key.path) else { return nil }
      key.path = path
    case .supplementaryView where key.path.count == 2:
      guard let section = mapping.section(key.path.section) else { return nil }
      let path = IndexPath(item: key.path.item, section: section)
      guard mapping.row(key.path) == path, !mapping.reloaded.contains(key.path) else { return nil }
      key.path = path
    case .supplementaryView: break
    case .decorationView: return nil
    }
    return key
  }

  /// Has the data source fill the cell of an item anew, which it gets where it asks for one.
  private func reconfigure(_ path: IndexPath) {
    let key = ElementKey(category: .cell, kind: "", path: path)
    guard let cell = shown[key] as? UICollectionViewCell, let dataSource else { return }
    offeredCell = cell
    let filled = inOwnSystem { dataSource.collectionView(self, cellForItemAt: path) }
    offeredCell = nil
    guard filled !== cell else { return }
    recycle(cell, key)
    takeIn(filled, key, cell.frame)
  }
}
