import Foundation
import PortableUIKit
import Testing

@MainActor @Suite(.onFormerSystem) struct `The parts of a table` {
  @Test func `stand in the order of the rows`() {
    let rows = Rows([[60, 60, 60, 60, 60, 60, 60, 60, 60, 60]])
    let table = table(rows)
    table.layoutIfNeeded()
    // Upwards again, so that rows come back before those that stayed.
    table.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    table.layoutIfNeeded()
    table.setContentOffset(.zero, animated: false)
    table.layoutIfNeeded()
    let cells = table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }
    #expect(cells.count > 2)
    #expect(cells.map(\.frame.minY) == cells.map(\.frame.minY).sorted())
  }

  private final class Titles: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Server"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "Explains it"
    }
  }

  // A plain header is 28 points high; in a grouped table the first is 55.5, a footer 38: saved documents.
  @Test(arguments: [(UITableView.Style.plain, 28.0, 28.0), (.grouped, 55.5, 38)])
  func `have frames for the titles of sections`(
    style: UITableView.Style,
    header: CGFloat,
    footer: CGFloat
  ) throws {
    let titles = Titles()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
    table.sectionHeaderTopPadding = 0
    table.dataSource = titles
    table.layoutIfNeeded()
    let views = [table.headerView(forSection: 0), table.footerView(forSection: 0)]
    for (view, height) in zip(views, [header, footer]) {
      let view = try #require(view)
      #expect(view.frame.height == height)
      let label = try #require(view.textLabel)
      // 16 points stand at each side of 320, and the line within the view.
      #expect(label.frame.minX == 16)
      #expect(label.frame.width == 288)
      #expect(label.frame.height > 0)
      #expect(view.bounds.contains(label.frame))
    }
  }
}
