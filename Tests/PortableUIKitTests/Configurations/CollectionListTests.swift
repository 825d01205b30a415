import Foundation
import PortableUIKit
import Testing

/// A collection with a list of one look and one section of names.
@MainActor
private final class List {
  let collection: UICollectionView
  let dataSource: UICollectionViewDiffableDataSource<Int, String>
  var filled: [String] = []

  init(
    _ configuration: UICollectionLayoutListConfiguration,
    _ names: [String],
    width: CGFloat = 320,
    accessories: [UICellAccessory] = [],
    fill: ((UICollectionViewListCell, String) -> Void)? = nil
  ) {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
    self.collection = collection
    var note: (String) -> Void = { _ in }
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell,
      _,
      name in
      note(name)
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = accessories
      fill?(cell, name)
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Header"
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    dataSource.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    note = { [unowned self] in filled.append($0) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    dataSource.apply(snapshot, animatingDifferences: false)
    collection.layoutIfNeeded()
  }

  func cell(_ item: Int) -> UICollectionViewListCell? {
    collection.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
  }

  var header: UICollectionViewListCell? {
    collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0)
    ) as? UICollectionViewListCell
  }
}

@MainActor
@Suite(.onFormerSystem) struct `A list in a collection` {
  private let plain = UICollectionLayoutListConfiguration(appearance: .plain)

  @Test func `has rows as wide as it and as high as they ask to be`() {
    let long = Array(repeating: "word", count: 40).joined(separator: " ")
    let list = List(plain, ["a", long, "b"])
    #expect(list.cell(0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    let second = list.cell(1)?.frame ?? .null
    #expect(second.minY == 44 && second.width == 320 && second.height > 100)
    #expect(list.cell(2)?.frame == CGRect(x: 0, y: second.maxY, width: 320, height: 44))
    #expect(list.filled == ["a", long, "b"])
  }

  @Test func `insets groups like a table`() {
    let list = List(UICollectionLayoutListConfiguration(appearance: .insetGrouped), ["a", "b"])
    // 16 points at both sides of a narrow list.
    #expect(list.cell(0)?.frame.minX == 16)
    #expect(list.cell(0)?.frame.width == 288)
    #expect(list.cell(1)?.frame.minY == (list.cell(0)?.frame.maxY ?? 0))
    let wide = List(
      UICollectionLayoutListConfiguration(appearance: .insetGrouped),
      ["a"],
      width: 430
    )
    // 20 at those of a wide one.
    #expect(wide.cell(0)?.frame.minX == 20)
    #expect(wide.cell(0)?.frame.width == 390)
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: 430, height: 480),
      style: .insetGrouped
    )
    let rows = Rows([[44]])
    table.register(SizedCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minX == 20)
  }

  @Test func `uses cells of a registration again`() {
    let names = (0..<100).map { "row \($0)" }
    let list = List(plain, names)
    let first = list.cell(0)
    // 480 ÷ 44: eleven rows.
    #expect(list.collection.visibleCells.count == 11)
    list.collection.contentOffset.y = 44 * 50
    list.collection.layoutIfNeeded()
    list.collection.contentOffset.y = 44 * 70
    list.collection.layoutIfNeeded()
    #expect(list.collection.visibleCells.contains { $0 === first })
    #expect(list.filled.contains("row 70"))
  }

  @Test func `has headers in its own manner`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let list = List(configuration, ["a"])
    let label = list.header?.contentView.subviews.compactMap { ($0 as? UILabel)?.text }
    // Headers of groups have capital letters.
    #expect(label == ["HEADER"])
    #expect(list.header?.frame.minX == 16)
    #expect(list.cell(0)?.frame.minY == (list.header?.frame.maxY ?? 0))
  }

  @Test func `leaves room above headers`() {
    var configuration = plain
    configuration.headerMode = .supplementary
    // 22 points, as in plain tables.
    #expect(List(configuration, ["a"]).header?.frame.minY == 22)
    configuration.headerTopPadding = 5
    #expect(List(configuration, ["a"]).header?.frame.minY == 5)
  }

  @Test func `has a row as high as it asks to be after its content has changed`() throws {
    let list = List(plain, ["a", "b"])
    let cell = try #require(list.cell(0))
    var content = UIListContentConfiguration.cell()
    content.text = Array(repeating: "word", count: 40).joined(separator: " ")
    cell.contentConfiguration = content
    list.collection.layoutIfNeeded()
    let height = list.cell(0)?.frame.height ?? 0
    #expect(height > 100)
    #expect(list.cell(1)?.frame.minY == height)
    #expect(list.filled == ["a", "b"])
    content.text = "a"
    cell.contentConfiguration = content
    list.collection.layoutIfNeeded()
    #expect(list.cell(1)?.frame.minY == 44)
  }

  @Test func `shows the items of an outline that are not collapsed`() {
    let list = List(plain, [])
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    outline.append(["b1"], to: "b")
    outline.expand(["a"])
    list.dataSource.apply(outline, to: 0, animatingDifferences: false)
    list.collection.layoutIfNeeded()
    #expect(list.dataSource.snapshot().itemIdentifiers == ["a", "a1", "a2", "b"])
    #expect(list.collection.visibleCells.count == 4)
    outline.collapse(["a"])
    list.dataSource.apply(outline, to: 0)
    #expect(list.dataSource.snapshot().itemIdentifiers == ["a", "b"])
    #expect(list.dataSource.snapshot(for: 0).items == ["a", "a1", "a2", "b", "b1"])
  }

  @Test func `takes the first item for the header`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    configuration.headerMode = .firstItemInSection
    let list = List(configuration, ["a", "b"])
    let texts = (0..<2).map { index in
      list.cell(index)?.contentView.subviews.compactMap { ($0 as? UILabel)?.text }.first
    }
    #expect(texts == ["A", "b"])
  }
}

@MainActor
@Suite(.onFormerSystem) struct `A cell of a list` {
  private let side: CGFloat = UIScreen.main.bounds.width >= 390 ? 20 : 16

  private func cell(_ accessories: [UICellAccessory]) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    var content = cell.defaultContentConfiguration()
    content.text = "Wi-Fi"
    cell.contentConfiguration = content
    cell.accessories = accessories
    cell.layoutIfNeeded()
    return cell
  }

  @Test func `gives its content all room without accessories`() {
    #expect(cell([]).contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  @Test func `has accessories at its trailing end`() {
    let cell = cell([.disclosureIndicator()])
    // 10.5 points for the arrow, and the margin.
    #expect(cell.contentView.frame.maxX == 320 - 10.5 - side)
    let arrow = cell.subviews.compactMap { $0 as? UIImageView }.first
    #expect(arrow?.frame.maxX == 320 - side)
    #expect(arrow?.frame.midY == 22)
  }

  @Test func `has views of the application's own in their size`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    let trailing = cell([
      .customView(
        configuration: .init(
          customView: view,
          placement: .trailing(displayed: .always),
          maintainsFixedSize: true
        )
      )
    ])
    #expect(view.frame == CGRect(x: 320 - side - 50, y: 7, width: 50, height: 30))
    #expect(trailing.contentView.frame.maxX == 320 - side - 50)
    let leading = cell([
      .customView(
        configuration: .init(
          customView: view,
          placement: .leading(),
          reservedLayoutWidth: .custom(80),
          maintainsFixedSize: true
        )
      )
    ])
    // 80 points of room, and the view in their middle.
    #expect(view.frame.minX == side + 15)
    #expect(leading.contentView.frame.minX == side + 80)
  }

  @Test func `shows accessories for editing only then`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.showsSeparators = false
    let list = List(configuration, ["a"], accessories: [.delete(), .reorder()])
    let before = list.cell(0)?.contentView.frame
    #expect(before == CGRect(x: 0, y: 0, width: 320, height: 44))
    list.collection.isEditing = true
    list.collection.layoutIfNeeded()
    let after = list.cell(0)?.contentView.frame ?? .null
    #expect(after.minX > side && after.maxX < 320 - side)
    #expect(list.cell(0)?.configurationState.isEditing == true)
  }

  @Test func `stands at the other side in a right-to-left interface`() {
    let cell = cell([.disclosureIndicator()])
    cell.semanticContentAttribute = .forceRightToLeft
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 10.5 + side)
    #expect(cell.subviews.compactMap { $0 as? UIImageView }.first?.frame.minX == side)
  }

  @Test func `has accessories where they say among the others`() {
    let first = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let last = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    func view(
      _ view: UIView,
      _ position: @escaping UICellAccessory.Placement.Position
    ) -> UICellAccessory {
      .customView(
        configuration: .init(
          customView: view,
          placement: .trailing(displayed: .always, at: position),
          maintainsFixedSize: true
        )
      )
    }
    let cell = cell([
      .disclosureIndicator(),
      view(first, UICellAccessory.Placement.position(before: .disclosureIndicator())),
      view(last, UICellAccessory.Placement.position(after: .disclosureIndicator())),
    ])
    let arrow = cell.subviews.compactMap { $0 as? UIImageView }.first?.frame ?? .null
    #expect(last.frame.maxX == 320 - side)
    #expect(arrow.maxX < last.frame.minX)
    #expect(first.frame.maxX < arrow.minX)
  }

  @Test func `is indented by its level`() {
    let cell = cell([])
    cell.indentationLevel = 2
    cell.indentationWidth = 10
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 20, y: 0, width: 300, height: 44))
  }

  @Test func `has its separator begin where the text does`() {
    let cell = cell([])
    #expect(cell.separatorLayoutGuide.layoutFrame.minX == side)
    #expect(cell.separatorLayoutGuide.layoutFrame.maxX == 320)
    let guide = cell.separatorLayoutGuide
    guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 70).isActive = true
    cell.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 70)
  }
}
