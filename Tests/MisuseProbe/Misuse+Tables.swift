import Foundation
import PortableUIKit

/// Answers whatever a case sets, and makes plain cells.
final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var count: Int

  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

private final class OtherCollation: UILocalizedIndexedCollation {}

private final class NoCells: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
}

extension Misuse {
  @MainActor static let tables = [
    Misuse("negative number of rows", "answered -1 rows for section 0") {
      let (table, rows) = makeTable(rows: -1)
      table.layoutIfNeeded()
      _ = rows
    },
    Misuse("row without a data source", "shows a row and has no data source") {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      do {
        let rows = Rows(3)
        table.dataSource = rows
        _ = table.numberOfRows(inSection: 0)
      }
      table.layoutIfNeeded()
    },
    Misuse("dequeue of an identifier that is not registered", "a cell with identifier album") {
      _ = UITableView().dequeueReusableCell(
        withIdentifier: "album",
        for: IndexPath(row: 0, section: 0)
      )
    },
    Misuse("identifier without characters", "has to have at least one character") {
      UITableView().register(UITableViewCell.self, forCellReuseIdentifier: "")
    },
    Misuse("registration of another class", "it has to be a UITableViewCell") {
      UITableView().register(UILabel.self, forCellReuseIdentifier: "album")
    },
    Misuse("scroll to a row that is not there", "Attempt to scroll to") {
      let (table, rows) = makeTable(rows: 3)
      table.scrollToRow(at: IndexPath(row: 9, section: 0), at: .top, animated: false)
      _ = rows
    },
    Misuse("rows that do not add up", "invalid number of rows in section 0: there are 3") {
      let (table, rows) = makeTable(rows: 3)
      table.layoutIfNeeded()
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      _ = rows
    },
    Misuse("sections that do not add up", "there are 1 sections after the update") {
      let (table, rows) = makeTable(rows: 3)
      table.layoutIfNeeded()
      table.insertSections([0], with: .none)
      _ = rows
    },
    Misuse("end of updates that had not begun", "A group of changes was ended") {
      UITableView().endUpdates()
    },
    Misuse("letters of another class", "OtherCollation has no letters") {
      _ = OtherCollation.current()
    },
    Misuse("table controller without cells", "NoCells does not override tableView(_:cellForRowAt:)")
    {
      let controller = NoCells()
      controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      controller.view.layoutIfNeeded()
    },
    Misuse("cell provider of a table without a cell", "The cell provider made no cell for") {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
      source.apply(oneItem(), animatingDifferences: false)
      table.layoutIfNeeded()
    },
  ]

  @MainActor static func oneItem() -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    return snapshot
  }

  @MainActor private static func makeTable(rows count: Int) -> (UITableView, Rows) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let rows = Rows(count)
    table.dataSource = rows
    return (table, rows)
  }
}
