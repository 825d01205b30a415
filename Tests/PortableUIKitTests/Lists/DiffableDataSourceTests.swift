import Foundation
import PortableUIKit
import Testing

@MainActor
@Suite struct `A diffable data source` {
  @Test func `shows the items of a snapshot`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 50
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) {
      table,
      path,
      item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item
      return cell
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([1, 2])
    snapshot.appendItems(["a", "b"], toSection: 1)
    snapshot.appendItems(["c"])
    source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "b", "c"])
    #expect(source.indexPath(for: "c") == IndexPath(row: 0, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == "b")
    snapshot.insertItems(["x"], beforeItem: "b")
    snapshot.deleteItems(["a"])
    snapshot.moveItem("c", afterItem: "b")
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["x", "b", "c"])
    #expect(source.snapshot().numberOfItems(inSection: 2) == 0)
  }
}
