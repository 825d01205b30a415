import HostCalls
import PortableUIKit

extension Evaluator {
  /// Gives a list its data source, whose rows are made as UIKit asks for them.
  func setSource(of list: AnyObject, _ source: Value?, _ place: SourcePlace) {
    keptObjects.append(list)
    guard let source else {
      listSources[ObjectIdentifier(list)] = nil
      (list as? UITableView)?.dataSource = nil
      (list as? UICollectionView)?.dataSource = nil
      return
    }
    listSources[ObjectIdentifier(list)] = (source, place)
    let instance: Instance? = if case .object(let instance) = source { instance } else { nil }
    let rows = SourceRows(instance, self, at: place)
    keptObjects.append(rows)
    (list as? UITableView)?.dataSource = rows
    (list as? UICollectionView)?.dataSource = rows
  }

  /// Gives a list an object of the source as its delegate, where that decides on sizes.
  ///
  /// - Returns: Whether it does.
  func setSizes(of list: AnyObject, _ delegate: Value, _ place: SourcePlace) -> Bool {
    guard case .object(let instance) = delegate,
      SourceListSizes.methods.contains(where: { override($0, of: instance.declaration) != nil })
    else { return false }
    let sizes = SourceListSizes(instance, self, at: place)
    keptObjects.append(sizes)
    (list as? UITableView)?.delegate = sizes
    (list as? UICollectionView)?.delegate = sizes
    return true
  }

  /// Makes a controller of a list the source of its rows, as UIKit does.
  func setRows(of controller: UIViewController, _ instance: Instance) {
    let list: UIScrollView? =
      switch controller {
      case let controller as UITableViewController: controller.tableView
      case let controller as UICollectionViewController: controller.collectionView
      default: nil
      }
    guard let list else { return }
    let (source, delegate): (AnyObject?, AnyObject?) =
      switch list {
      case let table as UITableView: (table.dataSource, table.delegate)
      case let collection as UICollectionView: (collection.dataSource, collection.delegate)
      default: (nil, nil)
      }
    let place = instance.declaration.place
    let isStatic = (list as? UITableView)?.staticSections != nil
    if source === controller, !isStatic || givesRows(.object(instance)) {
      setSource(of: list, .object(instance), place)
    }
    if delegate === controller { _ = setSizes(of: list, .object(instance), place) }
  }

  /// Makes the controllers of lists within a container the sources of their rows, where their views are shown.
  func setRowsOfChildren(of container: UIViewController) {
    for child in container.children where child.isViewLoaded {
      if let instance = (child as? any HostedObject)?.link.instance { setRows(of: child, instance) }
      setRowsOfChildren(of: child)
    }
  }

  /// Notes whose rows are missing in a layout.
  func noteRows(of lists: [AnyObject], in root: TypeDeclaration) {
    for list in lists {
      // Static rows are all in the document.
      if let table = list as? UITableView, table.staticSections != nil,
        table.dataSource is UITableViewController
      {
        continue
      }
      guard let source = listSources[ObjectIdentifier(list)] else {
        if let count = host.rowCount(of: dataSource(of: list)) {
          if count == 0 { note(.content, "the rows of a list are not known", root.place) }
        } else if dataSource(of: list) != nil {
          note(.unsupported, "the rows of a list are not read", root.place)
        }
        continue
      }
      guard case .object(let instance) = source.value, knowsRows(list, instance) else {
        note(.content, "the rows of a list are not known", source.place)
        continue
      }
    }
  }

  private func dataSource(of list: AnyObject) -> AnyObject? {
    (list as? UITableView)?.dataSource ?? (list as? UICollectionView)?.dataSource
  }

  /// Whether a data source of the source says how many rows or items it has.
  private func knowsRows(_ list: AnyObject, _ instance: Instance) -> Bool {
    let rowsName =
      list is UITableView
      ? "tableView(_:numberOfRowsInSection:)" : "collectionView(_:numberOfItemsInSection:)"
    let value = Value.object(instance)
    let before = asksForRows
    asksForRows = true
    defer { asksForRows = before }
    func count(_ name: String, _ arguments: [Value]) -> Int? {
      guard let function = override(name, of: instance.declaration),
        case .int(let count)? = try? call(function, on: value, arguments)
      else { return nil }
      return count
    }
    let sections =
      override("numberOfSections(in:)", of: instance.declaration) == nil
      ? 1 : count("numberOfSections(in:)", [.host(list)])
    guard let sections else { return false }
    return (0..<min(max(0, sections), SourceList.limit)).allSatisfy {
      count(rowsName, [.host(list), .int($0)]) != nil
    }
  }
}
