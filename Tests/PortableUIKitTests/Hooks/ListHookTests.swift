import Foundation
import Testing

@testable import PortableUIKit

/// What `Scripts/uikit-hooks.txt` names as proof that the views of lists are told and asked.
@MainActor @Suite struct `The hooks of views in lists` {
  private final class Cell: UITableViewCell {
    var log: [String] = []
    override func prepareForReuse() { log.append("reuse") }
    override func setSelected(_ selected: Bool, animated: Bool) {
      log.append("selected \(selected)")
      super.setSelected(selected, animated: animated)
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
      log.append("editing \(editing)")
      super.setEditing(editing, animated: animated)
    }
    override var configurationState: UICellConfigurationState {
      log.append("state")
      return super.configurationState
    }
    override func updateConfiguration(using state: UICellConfigurationState) {
      log.append("update \(state.isSelected)")
    }
  }

  private final class Header: UITableViewHeaderFooterView {
    var log: [String] = []
    override func prepareForReuse() { log.append("reuse") }
    override var configurationState: UIViewConfigurationState {
      log.append("state")
      return super.configurationState
    }
    override func updateConfiguration(using state: UIViewConfigurationState) {
      log.append("update")
    }
  }

  private final class Item: UICollectionViewCell {
    var log: [String] = []
    override func prepareForReuse() { log.append("reuse") }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      log.append("apply")
      super.apply(layoutAttributes)
    }
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      log.append("fit")
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      log.append("size")
      return CGSize(width: 60, height: 70)
    }
    override func willTransition(
      from oldLayout: UICollectionViewLayout,
      to newLayout: UICollectionViewLayout
    ) {
      log.append("will change layout")
    }
    override func didTransition(
      from oldLayout: UICollectionViewLayout,
      to newLayout: UICollectionViewLayout
    ) {
      log.append("changed layout")
    }
    override var configurationState: UICellConfigurationState {
      log.append("state")
      return super.configurationState
    }
    override func updateConfiguration(using state: UICellConfigurationState) {
      log.append("update")
    }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource
  {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      100
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
  }

  private let source = Source()

  private func table() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    table.rowHeight = 44
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    return table
  }

  @Test func `tell a row of its state, of editing and of reuse`() throws {
    let table = table()
    let path = IndexPath(row: 0, section: 0)
    let cell = try #require(table.cellForRow(at: path) as? Cell)
    #expect(cell.log == ["state", "update false"])
    cell.log = []
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    #expect(cell.log == ["selected true", "state", "update true"])
    cell.log = []
    table.setEditing(true, animated: false)
    #expect(cell.log == ["editing true"])
    cell.log = []
    table.contentOffset.y = 2000
    table.layoutIfNeeded()
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(table.visibleCells.contains { ($0 as? Cell)?.log.contains("reuse") == true })
  }

  @Test func `tell a header of its state`() throws {
    let table = table()
    let header = try #require(table.headerView(forSection: 0) as? Header)
    #expect(header.log == ["state", "update"])
  }

  @Test func `tell a header of reuse`() throws {
    let table = table()
    let header = try #require(table.headerView(forSection: 0) as? Header)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(header.log.contains("reuse"))
  }

  private func collection() -> (UICollectionView, UICollectionViewFlowLayout) {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 50, height: 50)
    let frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(Item.self, forCellWithReuseIdentifier: "item")
    view.dataSource = source
    view.layoutIfNeeded()
    return (view, layout)
  }

  @Test func `tell an item of its place, its state and of reuse`() throws {
    let (view, _) = collection()
    let item = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Item)
    #expect(item.log.contains("apply"))
    #expect(item.log.contains("fit"))
    #expect(item.log.contains("size"))
    #expect(item.frame.size == CGSize(width: 60, height: 70))
    #expect(item.log.contains("state"))
    #expect(item.log.contains("update"))
    item.log = []
    view.contentOffset.y = 500
    view.layoutIfNeeded()
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(view.visibleCells.contains { ($0 as? Item)?.log.contains("reuse") == true })
  }

  @Test func `tell an item of another layout, before and after`() throws {
    let (view, _) = collection()
    let item = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Item)
    item.log = []
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    #expect(item.log == ["will change layout", "changed layout"])
  }
}

@MainActor @Suite struct `The hooks of scroll views and layers` {
  private final class Scroll: UIScrollView {
    var log: [String] = []
    override func adjustedContentInsetDidChange() {
      log.append("inset \(adjustedContentInset.top)")
    }
  }

  private final class Doubled: UIScrollView {
    override var adjustedContentInset: UIEdgeInsets {
      UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    }
  }

  @Test func `tell of another inset, and ask for it`() {
    let scroll = Scroll(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentInset.top = 20
    scroll.layoutIfNeeded()
    #expect(scroll.log == ["inset 20.0"])
    #expect(scroll.contentOffset.y == -20)
    let doubled = Doubled(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    doubled.layoutIfNeeded()
    #expect(doubled.contentOffset.y == -30)
  }

  private final class Layer: CALayer {
    var count = 0
    override func layoutSublayers() {
      super.layoutSublayers()
      count += 1
    }
    override func contains(_ p: CGPoint) -> Bool { p.x > 5 }
    override func hitTest(_ p: CGPoint) -> CALayer? { isPassedBy ? nil : super.hitTest(p) }
    var isPassedBy = false
  }

  @Test func `have a layer place its sublayers, and say which points it has`() {
    let layer = Layer()
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    layer.layoutIfNeeded()
    #expect(layer.count == 1)
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(layer.hitTest(CGPoint(x: 6, y: 5)) === layer)
    #expect(layer.hitTest(CGPoint(x: 4, y: 5)) == nil)
    let outer = CALayer()
    outer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    outer.addSublayer(layer)
    #expect(outer.hitTest(CGPoint(x: 6, y: 5)) === layer)
    layer.isPassedBy = true
    #expect(outer.hitTest(CGPoint(x: 6, y: 5)) === outer)
  }
}
