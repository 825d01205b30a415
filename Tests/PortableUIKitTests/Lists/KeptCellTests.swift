import Foundation
import PortableUIKit
import Testing

/// Source of the expectations: Apple's documentation of `performBatchUpdates(_:completion:)`, `beginUpdates()`,
/// `reloadRows(at:with:)`, `reconfigureItems(at:)`, `NSDiffableDataSourceSnapshot.reconfigureItems(_:)` and
/// `UICollectionView.selfSizingInvalidation`.
@MainActor
@Suite struct `Cells of rows and items that stay` {
  private let rows = KeptRows()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  init() {
    table.register(HighCell.self, forCellReuseIdentifier: "c")
    table.dataSource = rows
    table.layoutIfNeeded()
  }

  private func cell(_ row: Int) -> HighCell? {
    table.cellForRow(at: IndexPath(row: row, section: 0)) as? HighCell
  }

  @Test func `are kept and measured anew by a group without changes`() throws {
    let first = try #require(cell(0))
    first.height.constant = 90
    table.beginUpdates()
    table.endUpdates()
    #expect(cell(0) === first)
    #expect(first.frame.height == 90)
    #expect(rows.asked == ["a", "b", "c"])
  }

  @Test func `move down below an inserted row`() throws {
    let (first, second) = (try #require(cell(0)), try #require(cell(1)))
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    rows.names.insert("new", at: 1)
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    #expect(cell(0) === first)
    #expect(cell(2) === second)
    #expect(rows.asked.last == "new")
    #expect(rows.asked.count == 4)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }

  @Test func `move up above a deleted row and across a moved one`() throws {
    let third = try #require(cell(2))
    rows.names = ["c", "b"]
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
    }
    #expect(cell(0) === third)
    #expect(rows.asked.count == 3)
  }

  @Test func `are filled anew where they are reconfigured`() throws {
    let second = try #require(cell(1))
    table.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
    #expect(cell(1) === second)
    #expect(rows.asked == ["a", "b", "c", "b"])
    #expect(second.reuses == 0)
  }

  @Test func `are asked for anew where they are reloaded`() {
    table.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    #expect(rows.asked == ["a", "b", "c", "c"])
  }

  @Test func `stay with their item when a snapshot is applied`() throws {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    var asked: [String] = []
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      asked.append($2)
      return $0.dequeueReusableCell(withReuseIdentifier: "c", for: $1)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot)
    collection.layoutIfNeeded()
    let last = try #require(collection.cellForItem(at: IndexPath(item: 2, section: 0)))
    snapshot.deleteItems(["a"])
    snapshot.appendItems(["d"])
    snapshot.reconfigureItems(["c"])
    source.apply(snapshot)
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0)) === last)
    #expect(asked == ["a", "b", "c", "c", "d"])
    #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
  }

  @Test func `of an outline are indented by their level`() throws {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .sidebar)
      )
    )
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      _,
      _,
      _ in
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["top"])
    outline.append(["below"], to: "top")
    outline.expand(["top"])
    source.apply(outline, to: 0)
    collection.layoutIfNeeded()
    let levels = [0, 1].map {
      (collection.cellForItem(at: IndexPath(item: $0, section: 0)) as? UICollectionViewListCell)?
        .indentationLevel
    }
    #expect(levels == [0, 1])
  }

  /// What shows one item in a collection, which has been laid out with it.
  private func source<Cell: UICollectionViewCell>(
    of registration: UICollectionView.CellRegistration<Cell, String>,
    in collection: UICollectionView
  ) -> UICollectionViewDiffableDataSource<Int, String> {
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    source.apply(snapshot)
    collection.layoutIfNeeded()
    return source
  }

  @Test func `of a list are as high as they need to be after the width has changed`() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    )
    let group = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, subitems: [item])
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)
      )
    )
    let registration = UICollectionView.CellRegistration<AsHighAsWide, String> { _, _, _ in }
    let source = source(of: registration, in: collection)
    defer { withExtendedLifetime(source) {} }
    #expect(collection.contentSize.height == 100)
    collection.frame.size.width = 200
    collection.layoutIfNeeded()
    #expect(collection.contentSize.height == 200)
  }

  @Test func `in a flow are measured anew whose content has changed`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600),
      collectionViewLayout: layout
    )
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
      cell,
      _,
      text in
      var content = UIListContentConfiguration.cell()
      content.text = text
      cell.contentConfiguration = content
    }
    let source = source(of: registration, in: collection)
    defer { withExtendedLifetime(source) {} }
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    let narrow = cell.frame.width
    var content = UIListContentConfiguration.cell()
    content.text = "a text that is longer"
    cell.contentConfiguration = content
    collection.layoutIfNeeded()
    #expect(cell.frame.width > narrow)
  }
}

private final class KeptRows: NSObject, UITableViewDataSource {
  var names = ["a", "b", "c"]
  var asked: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(names[indexPath.row])
    return tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
  }
}

private final class HighCell: UITableViewCell {
  let box = UIView()
  var reuses = 0
  private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 60)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor), height,
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

private final class AsHighAsWide: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = layoutAttributes.size.width
    return layoutAttributes
  }
}
