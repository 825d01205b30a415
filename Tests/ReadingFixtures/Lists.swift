import Plumb
import UIKit

/// A row with a text that may take several lines.
public final class NewsRow: UITableViewCell {
  static let identifier = "NewsRow"
  private let headline = UILabel()

  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    headline.numberOfLines = 0
    headline.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(headline)
    NSLayoutConstraint.activate([
      headline.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      headline.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      headline.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      headline.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  public required init?(coder: NSCoder) { fatalError() }

  func show(_ text: String) { headline.text = text }
}

/// A controller that is the data source and delegate of a table.
public final class NewsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let items = [
    "Short", "A headline that is long enough to take more than one line on a telephone", "Last",
  ]
  private let table = UITableView(frame: .zero, style: .plain)

  public override func viewDidLoad() {
    super.viewDidLoad()
    table.register(NewsRow.self, forCellReuseIdentifier: NewsRow.identifier)
    table.dataSource = self
    table.delegate = self
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: NewsRow.identifier, for: indexPath)
    (cell as? NewsRow)?.show(items[indexPath.row])
    return cell
  }

  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row == 2 ? 90 : UITableView.automaticDimension
  }

  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = UILabel()
    header.text = "News"
    return header
  }

  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  { 40 }
}

/// A table controller with two sections of UIKit's own cells.
public final class SettingsController: UITableViewController {
  private let sections = [["Sound", "Light"], ["About"]]

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.rowHeight = 52
  }

  public override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int)
    -> Int
  {
    sections[section].count
  }

  public override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
}

/// An item of a grid.
public final class SwatchCell: UICollectionViewCell {
  let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor).isActive = true
    label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
  }

  public required init?(coder: NSCoder) { fatalError() }
}

/// A collection whose delegate says how big its items are.
public final class SwatchesController: UICollectionViewController,
  UICollectionViewDelegateFlowLayout
{
  private let names = ["Red", "Green", "Blue", "Black"]

  public init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
  public required init?(coder: NSCoder) { fatalError() }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(SwatchCell.self, forCellWithReuseIdentifier: "swatch")
  }

  public override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { names.count }

  public override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "swatch", for: indexPath)
    guard let swatch = cell as? SwatchCell else { return cell }
    swatch.label.text = names[indexPath.item]
    return cell
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100 + 10 * CGFloat(indexPath.item), height: 80) }
}

/// A collection whose items are given all at once, in cells that are registered with what fills them.
public final class TagsController: UIViewController {
  enum Group: Hashable { case first, second }

  private lazy var collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private let layout: UICollectionViewFlowLayout = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 44)
    return layout
  }()
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Group, String>
  private var dataSource: UICollectionViewDiffableDataSource<Group, String>?

  public override func viewDidLoad() {
    super.viewDidLoad()
    collection.frame = view.bounds
    view.addSubview(collection)
    let registration = UICollectionView.CellRegistration<SwatchCell, String> { cell, _, text in
      cell.label.text = text
    }
    dataSource = UICollectionViewDiffableDataSource<Group, String>(collectionView: collection) {
      view,
      path,
      text in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Group, String>()
    snapshot.appendSections([.first, .second])
    snapshot.appendItems(["Swift", "Layout"], toSection: .first)
    snapshot.appendItems(["Constraints", "Anchors", "Priorities"])
    dataSource?.apply(snapshot, animatingDifferences: false)
    guard var more = dataSource?.snapshot() else { return }
    more.appendItems(["Views"], toSection: .second)
    dataSource?.apply(more)
  }
}

/// A table whose rows are values of an enumeration, in the order of a snapshot.
public final class MenuController: UIViewController {
  private enum Section { case main }
  private enum Item: Hashable {
    case headline(String)
    case line
  }

  private typealias DataSource = UITableViewDiffableDataSource<Section, Item>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private let table = UITableView()
  private lazy var dataSource = DataSource(tableView: table) { table, path, item in
    let cell = table.dequeueReusableCell(withIdentifier: NewsRow.identifier, for: path)
    switch item {
    case .headline(let text): (cell as? NewsRow)?.show(text)
    case .line: (cell as? NewsRow)?.show("-")
    }
    return cell
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    table.register(NewsRow.self, forCellReuseIdentifier: NewsRow.identifier)
    view.addSubview(table)
    table.snp.makeConstraints { $0.edges.equalToSuperview() }
    var snapshot = Snapshot()
    snapshot.appendSections([.main])
    snapshot.appendItems(
      [.headline("One"), .line, .headline("A text of several words")],
      toSection: .main
    )
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
