import Foundation
import PortableUIKit
import Testing

@MainActor
@Suite(.onFormerSystem) struct `A table` {
  @Test func `makes cells of a registered class`() {
    let rows = Rows([[50]])
    let table = table(rows)
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell is SizedCell)
    #expect(cell?.reuseIdentifier == "cell")
  }

  @Test func `makes a cell of a class without an initializer of its own`() {
    final class Marked: UITableViewCell { var mark = 7 }
    let table = UITableView()
    table.register(Marked.self, forCellReuseIdentifier: "marked")
    let cell = table.dequeueReusableCell(withIdentifier: "marked") as? Marked
    #expect(cell?.mark == 7)
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
  }

  @Test func `gives rows the height that their constraints ask for`() {
    let rows = Rows([[50, 70, 90]])
    let table = table(rows)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == rect(0, 0, 320, 50))
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)) == rect(0, 120, 320, 90))
    #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 120])
    let last = table.cellForRow(at: IndexPath(row: 2, section: 0)) as? SizedCell
    #expect(last?.content.frame == rect(0, 0, 320, 90))
    // 50 + 70 + 90
    #expect(table.contentSize == CGSize(width: 320, height: 210))
  }

  @Test func `gives rows the height that constraints to the cell itself ask for`() {
    let rows = Rows([[0, 0]])
    let table = table(rows)
    table.register(BubbleCell.self, forCellReuseIdentifier: "cell")
    table.layoutIfNeeded()
    // 16 + 50 + 32
    #expect(table.visibleCells.map(\.frame) == [rect(0, 0, 320, 98), rect(0, 98, 320, 98)])
    #expect(table.visibleCells.map(\.contentView.frame.height) == [98, 98])
    let bubble = (table.visibleCells.first as? BubbleCell)?.bubble
    #expect(bubble?.frame == rect(16, 16, 120, 50))
  }

  @Test func `gives rows a fixed height`() {
    let rows = Rows([[60, 60, 60]])
    let table = table(rows)
    table.rowHeight = 60
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 180)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame == rect(0, 60, 320, 60))
  }

  @Test func `makes only the cells that are visible`() {
    let rows = Rows([Array(repeating: 100, count: 100_000)])
    let table = table(rows)
    table.estimatedRowHeight = 100
    table.layoutIfNeeded()
    // 480 ÷ 100: five rows reach into the table.
    #expect(rows.asked.count == 5)
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [0, 1, 2, 3, 4])
    #expect(table.contentSize.height == 10_000_000)
    table.contentOffset.y = 5_000_000
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [50_000, 50_001, 50_002, 50_003, 50_004])
    #expect(table.visibleCells.first?.frame == rect(0, 5_000_000, 320, 100))
  }

  @Test func `uses cells again that were scrolled away`() throws {
    let rows = Rows([Array(repeating: 100, count: 20)])
    let table = table(rows)
    table.layoutIfNeeded()
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    table.contentOffset.y = 600
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    table.contentOffset.y = 1100
    table.layoutIfNeeded()
    #expect(table.visibleCells.contains { $0 === first })
  }

  @Test func `estimates the height of rows that were never visible`() {
    let rows = Rows([Array(repeating: 100, count: 10)])
    let table = table(rows)
    table.estimatedRowHeight = 50
    table.layoutIfNeeded()
    // Rows are made until 480 points are full, with 100 each: five. The other five count 50.
    #expect(table.contentSize.height == 750)
  }

  @Test func `has headers of 28 points below 22 of padding`() {
    let rows = Rows([[50], [50]])
    rows.headerTitles = ["A", nil]
    let table = table(rows)
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0) == rect(0, 22, 320, 28))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == rect(0, 50, 320, 50))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)) == rect(0, 100, 320, 50))
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "A")
  }

  @Test func `keeps the header of a plain section in sight`() {
    let rows = Rows([Array(repeating: 100, count: 10), [100]])
    rows.headerTitles = ["A", "B"]
    let table = table(rows)
    table.sectionHeaderTopPadding = 0
    table.estimatedRowHeight = 100
    table.layoutIfNeeded()
    table.contentOffset.y = 300
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame == rect(0, 300, 320, 28))
    // The section ends at 28 + 1000, and pushes its header out.
    table.contentOffset.y = 1010
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame == rect(0, 1000, 320, 28))
  }

  @Test func `insets the rows of an inset table`() {
    let rows = Rows([[50]])
    let table = table(rows, .insetGrouped)
    table.sectionHeaderHeight = 10
    table.sectionFooterHeight = 0
    table.layoutIfNeeded()
    #expect(table.visibleCells.first?.frame == rect(16, 10, 288, 50))
  }

  @Test func `places what stands above and below the rows`() {
    let rows = Rows([[50]])
    let table = table(rows)
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    table.layoutIfNeeded()
    #expect(table.tableHeaderView?.frame == rect(0, 0, 320, 30))
    #expect(table.visibleCells.first?.frame == rect(0, 30, 320, 50))
    #expect(table.tableFooterView?.frame == rect(0, 80, 320, 40))
    #expect(table.contentSize.height == 120)
  }

  @Test func `shows rows that were inserted`() {
    let rows = Rows([[50]])
    let table = table(rows)
    table.layoutIfNeeded()
    rows.heights[0].append(60)
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    #expect(table.contentSize.height == 110)
    table.performBatchUpdates {
      rows.heights[0].removeFirst()
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    #expect(table.contentSize.height == 60)
    #expect(table.numberOfRows(inSection: 0) == 1)
  }

  @Test func `traps where the data source has other rows than the changes say`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let rows = Rows([[50]])
        let table = table(rows)
        table.layoutIfNeeded()
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
      }
    }
  }

  @Test func `scrolls to a row, and no further than the content goes`() {
    let rows = Rows([Array(repeating: 100, count: 20)])
    let table = table(rows)
    table.estimatedRowHeight = 10
    table.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 300)
    #expect(table.visibleCells.first?.frame.minY == 300)
  }

  @Test func `finds rows by point and by cell`() throws {
    let rows = Rows([[50, 70]])
    let table = table(rows)
    table.layoutIfNeeded()
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 60)) == IndexPath(row: 1, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 200)) == nil)
    let cell = try #require(table.visibleCells.last)
    #expect(table.indexPath(for: cell) == IndexPath(row: 1, section: 0))
  }

  @Test func `lets an accessory take room from the content`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = .checkmark
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    cell.layoutIfNeeded()
    // 24 and the margin of 20 of a wide device, as in saved documents.
    #expect(cell.contentView.frame == rect(0, 0, 346, 44))
  }

  @Test func `places the label of a cell between the margins`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame == rect(20, 0, 350, 44))
  }
}
