import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

@MainActor
@Suite(.serialized) struct `Rows of lists` {
  private func layout(
    _ members: String = "",
    count: String = "3",
    cell: String = "tableView.dequeueReusableCell(withIdentifier: \"row\", for: indexPath)"
  ) async throws -> SourceLayout {
    let source = """
      final class Row: UITableViewCell {}
      final class Page: UIViewController, UITableViewDataSource {
        let list = UITableView()
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          list.frame = view.bounds
          list.register(Row.self, forCellReuseIdentifier: "row")
          list.dataSource = self
          view.addSubview(list)
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { \(count) }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = \(cell)
          cell.textLabel?.text = "Row \\(indexPath.row)"
          return cell
        }
      }
      """
    return try #require(await read(source).first { $0.className == "Page" })
  }

  private func rows(_ layout: SourceLayout, _ name: String = "Row") throws -> Int {
    try #require(layout.snapshot).items.count { $0.className == name }
  }

  @Test func `are made of the class that is registered`() async throws {
    let layout = try await layout()
    #expect(try rows(layout) == 3)
    #expect(layout.coverage == .whole, "\(layout.reasons)")
    #expect(layout.snapshot?.items.contains { $0.text == "Row 2" } == true)
  }

  @Test func `say what is wrong with all of them once`() async throws {
    let found = try await check(
      """
      import UIKit
      final class Item: UICollectionViewCell {
        let picture = UIImageView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          contentView.addSubview(picture)
          picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
          picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      final class Grid: UIViewController, UICollectionViewDataSource {
        let list = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        override func viewDidLoad() {
          super.viewDidLoad()
          list.frame = view.bounds
          list.register(Item.self, forCellWithReuseIdentifier: "item")
          list.dataSource = self
          view.addSubview(list)
        }
        func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
        func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath)
          -> UICollectionViewCell
        { list.dequeueReusableCell(withReuseIdentifier: "item", for: path) }
      }
      """
    ).filter { $0.rule == .conflict }
    #expect(found.map(\.scene) == ["Item", "Grid"])
  }

  @Test func `are missing where their number is not known, and nothing else is`() async throws {
    let layout = try await layout(count: "Store.shared.count")
    #expect(try rows(layout) == 0)
    #expect(layout.coverage == .whole, "\(layout.reasons)")
    #expect(layout.contents.contains { $0.message.contains("rows") })
  }

  @Test(arguments: [
    ("var guests: Guests?", "(guests?.all.count)!"), ("var guests: [Guest]!", "self.guests!.count"),
  ])
  func `are missing where other code sets what they are of`(
    _ members: String,
    _ count: String
  ) async throws {
    let layout = try await layout(members, count: count)
    #expect(try rows(layout) == 0)
    #expect(layout.coverage == .whole, "\(layout.reasons)")
    #expect(layout.contents.contains { $0.message.contains("rows") })
  }

  @Test func `are asked for of something that nobody else can set`() async throws {
    let layout = try await layout("private var guests: [String]?", count: "guests!.count")
    #expect(layout.reasons.contains { $0.message.contains("is nil and is unwrapped") })
  }

  @Test func `are plain where their cell is not known`() async throws {
    let layout = try await layout(cell: "CellFactory.make(tableView, indexPath)")
    #expect(layout.coverage == .part)
    #expect(try rows(layout, "UITableViewCell") == 3)
  }

  @Test func `are no more than a list can show, however many there are`() async throws {
    let layout = try await layout(count: "1_000_000_000")
    #expect(try rows(layout) > 0)
    #expect(layout.contents.contains { $0.message.contains("the first 200") })
  }
}
