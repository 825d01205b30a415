import Foundation

extension FrameworkKeys {
  /// Properties of tables, collections and their cells.
  static let lists: [KeyedProperty] = [
    .init(
      "dataSource",
      get: { (o: UITableView) in o.dataSource },
      set: { (o: UITableView, v) in o.dataSource = v }
    ),
    .init(
      "delegate",
      get: { (o: UIScrollView) in o.delegate },
      set: { (o: UIScrollView, v) in o.delegate = v }
    ),
    .init(
      "prefetchDataSource",
      get: { (o: UITableView) in o.prefetchDataSource },
      set: { (o: UITableView, v) in o.prefetchDataSource = v }
    ),
    .init(
      "dragDelegate",
      get: { (o: UITableView) in o.dragDelegate },
      set: { (o: UITableView, v) in o.dragDelegate = v }
    ),
    .init(
      "dropDelegate",
      get: { (o: UITableView) in o.dropDelegate },
      set: { (o: UITableView, v) in o.dropDelegate = v }
    ),
    .init(
      "refreshControl",
      get: { (o: UIScrollView) in o.refreshControl },
      set: { (o: UIScrollView, v) in o.refreshControl = v }
    ),
    .init(
      "refreshControl",
      get: { (o: UITableViewController) in o.refreshControl },
      set: { (o: UITableViewController, v) in o.refreshControl = v }
    ),
    .init(
      "tableView",
      get: { (o: UITableViewController) in o.tableView },
      set: { (o: UITableViewController, v) in o.tableView = v }
    ),
    .init(
      "collectionView",
      get: { (o: UICollectionViewController) in o.collectionView },
      set: { (o: UICollectionViewController, v) in o.collectionView = v }
    ),
    .init(
      "tableHeaderView",
      get: { (o: UITableView) in o.tableHeaderView },
      set: { (o: UITableView, v) in o.tableHeaderView = v }
    ),
    .init(
      "tableFooterView",
      get: { (o: UITableView) in o.tableFooterView },
      set: { (o: UITableView, v) in o.tableFooterView = v }
    ),
    .init(
      "backgroundView",
      get: { (o: UITableView) in o.backgroundView },
      set: { (o: UITableView, v) in o.backgroundView = v }
    ),
    .init(
      "dataSource",
      get: { (o: UICollectionView) in o.dataSource },
      set: { (o: UICollectionView, v) in o.dataSource = v }
    ),
    .init(
      "prefetchDataSource",
      get: { (o: UICollectionView) in o.prefetchDataSource },
      set: { (o: UICollectionView, v) in o.prefetchDataSource = v }
    ),
    .init(
      "accessoryView",
      get: { (o: UITableViewCell) in o.accessoryView },
      set: { (o: UITableViewCell, v) in o.accessoryView = v }
    ),
    .init(
      "editingAccessoryView",
      get: { (o: UITableViewCell) in o.editingAccessoryView },
      set: { (o: UITableViewCell, v) in o.editingAccessoryView = v }
    ),
    .init(
      "backgroundView",
      get: { (o: UITableViewCell) in o.backgroundView },
      set: { (o: UITableViewCell, v) in o.backgroundView = v }
    ),
    .init(
      "selectedBackgroundView",
      get: { (o: UITableViewCell) in o.selectedBackgroundView },
      set: { (o: UITableViewCell, v) in o.selectedBackgroundView = v }
    ),
    .init(
      "backgroundView",
      get: { (o: UICollectionViewCell) in o.backgroundView },
      set: { (o: UICollectionViewCell, v) in o.backgroundView = v }
    ),
    .init(
      "selectedBackgroundView",
      get: { (o: UICollectionViewCell) in o.selectedBackgroundView },
      set: { (o: UICollectionViewCell, v) in o.selectedBackgroundView = v }
    ),
    .init(
      "dataSource",
      get: { (o: UIPickerView) in o.dataSource },
      set: { (o: UIPickerView, v) in o.dataSource = v }
    ),
    .init(
      "delegate",
      get: { (o: UIPickerView) in o.delegate },
      set: { (o: UIPickerView, v) in o.delegate = v }
    ),
    // A table's delegate is that of its scroll view, of a narrower type.
    .init(
      "delegate",
      get: { (o: UITableView) in o.delegate },
      set: { (o: UITableView, v) in o.delegate = v }
    ),
    .init(
      "delegate",
      get: { (o: UICollectionView) in o.delegate },
      set: { (o: UICollectionView, v) in o.delegate = v }
    ),
  ]
}
