import PortableUIKit

extension Evaluator {
  /// Gives a list its data source, which is asked for sections now, and for the number of rows in the end.
  func setSource(of list: AnyObject, _ source: Value?, _ place: SourcePlace) {
    keptObjects.append(list)
    guard let source else {
      listSources[ObjectIdentifier(list)] = nil
      (list as? UITableView)?.dataSource = nil
      (list as? UICollectionView)?.dataSource = nil
      return
    }
    listSources[ObjectIdentifier(list)] = (source, place)
    let empty = EmptyListSource()
    keptObjects.append(empty)
    if case .object(let instance) = source {
      empty.sections = { [weak self, weak list] in
        guard let self, let list else { return 1 }
        return min(max(sectionCount(list, instance) ?? 1, 0), 100)
      }
    }
    (list as? UITableView)?.dataSource = empty
    (list as? UICollectionView)?.dataSource = empty
  }

  /// How many sections a data source of the source has, or nil where that is not known.
  private func sectionCount(_ list: AnyObject, _ instance: Instance) -> Int? {
    guard let function = override("numberOfSections(in:)", of: instance.declaration) else {
      return 1
    }
    guard case .int(let count)? = try? call(function, on: .object(instance), [.host(list)]) else {
      return nil
    }
    return count
  }

  /// Notes whose rows are missing in a layout: those of lists that have a data source.
  func noteRows(of lists: [AnyObject], in root: TypeDeclaration) {
    for list in lists {
      guard let source = listSources[ObjectIdentifier(list)] else {
        if hasOwnRows(list) {
          note(.unsupported, "the rows of a list are not read", root.place)
        }
        continue
      }
      guard case .object(let instance) = source.value, let count = rowCount(list, instance) else {
        note(.content, "the rows of a list are not known", source.place)
        continue
      }
      if count > 0 || hasHeaders(instance) {
        note(.unsupported, "the rows of a list are not read", source.place)
      }
    }
  }

  /// Whether a data source or delegate of the source has headers and footers, which show without rows.
  private func hasHeaders(_ instance: Instance) -> Bool {
    Self.headerMethods.contains { override($0, of: instance.declaration) != nil }
  }

  private static let headerMethods = [
    "tableView(_:titleForHeaderInSection:)", "tableView(_:titleForFooterInSection:)",
    "tableView(_:viewForHeaderInSection:)", "tableView(_:viewForFooterInSection:)",
    "collectionView(_:viewForSupplementaryElementOfKind:at:)",
  ]

  /// Whether a list is the one of a controller that is its own data source.
  private func hasOwnRows(_ list: AnyObject) -> Bool {
    // A data source of UIKit's own, as diffable ones are, was set by UIKit.
    if (list as? UITableView)?.dataSource != nil { return true }
    if (list as? UICollectionView)?.dataSource != nil { return true }
    guard let view = list as? UIView, let next = view.next else { return false }
    return next is UITableViewController || next is UICollectionViewController
  }

  /// How many rows or items a data source of the source has, or nil where that is not known.
  private func rowCount(_ list: AnyObject, _ instance: Instance) -> Int? {
    let rowsName =
      list is UITableView
      ? "tableView(_:numberOfRowsInSection:)" : "collectionView(_:numberOfItemsInSection:)"
    guard let rows = override(rowsName, of: instance.declaration) else { return nil }
    let value = Value.object(instance)
    guard let sections = sectionCount(list, instance), sections <= 100 else { return nil }
    var total = 0
    for section in 0..<max(0, sections) {
      guard case .int(let count)? = try? call(rows, on: value, [.host(list), .int(section)]) else {
        return nil
      }
      total += count
    }
    return total
  }
}
