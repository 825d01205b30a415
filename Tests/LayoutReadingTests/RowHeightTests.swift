import LayoutReading
import PlumbDiagnosis
import Testing

@MainActor
@Suite(.serialized) struct `A table's cell` {
  /// A cell whose two labels are 12 + 20.33 + 4 + 20.33 points high with a word in each, and the controller of its table.
  private func table(
    _ setup: String = "",
    _ methods: String = "",
    tie: String = "date.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4)"
  ) -> String {
    """
    import UIKit
    final class TaskCell: UITableViewCell {
      let name = UILabel(), date = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        [name, date].forEach {
          $0.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview($0)
        }
        NSLayoutConstraint.activate([
          name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
          name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
          name.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -16),
          date.leadingAnchor.constraint(equalTo: name.leadingAnchor),
          date.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -16),
          \(tie),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    final class TasksController: UIViewController, UITableViewDataSource, UITableViewDelegate {
      var tasks: [String] = []
      let table = UITableView()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(table)
        table.frame = view.bounds
        table.register(TaskCell.self, forCellReuseIdentifier: "task")
        table.dataSource = self
        table.delegate = self
        \(setup)
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tasks.count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
      }
      \(methods)
    }
    """
  }

  private func rows(_ source: String) async throws -> [String] {
    try await check(source).filter { $0.rule == .ambiguous && $0.scene == "TaskCell" }.map(
      \.message
    )
  }

  @Test func `is told to tie its content to the bottom where its row has no height`() async throws {
    let found = try await check(table()).filter { $0.scene == "TaskCell" }
    #expect(
      found.map(\.message) == [
        "the row has no height of its own, as nothing ties what is in it to the bottom: it is 44 points high, "
          + "and `date` sticks out by 12.67"
      ]
    )
    #expect(
      found.first?.suggestion
        == "tie the lowest view to the bottom: `date` bottom = `contentView` bottom − 8"
    )
  }

  @Test func `is told so where the table asks for it in words`() async throws {
    #expect(try await rows(table("table.rowHeight = UITableView.automaticDimension")).count == 1)
  }

  @Test func `is not told so where the content decides on the height`() async throws {
    let tie =
      "date.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4), "
      + "date.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)"
    #expect(try await rows(table(tie: tie)).isEmpty)
  }

  @Test func `is not told so where the content has room in 44 points`() async throws {
    let tie = "date.topAnchor.constraint(equalTo: name.topAnchor)"
    #expect(try await rows(table(tie: tie)).isEmpty)
  }

  @Test(arguments: [
    ("table.rowHeight = 72", ""),
    ("", "func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { 72 }"),
    (
      "",
      "func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { heights[p.row] }"
    ),
    ("table.delegate = Sizes.shared", ""),
  ])
  func `is not told so where something else may give the row a height`(
    _ setup: String,
    _ methods: String
  ) async throws {
    #expect(try await rows(table(setup, methods)).isEmpty)
  }

  /// Whoever shows the controller may have made the other object the delegate of its table.
  @Test func `is not told so where another object has heights and may be the delegate`()
    async throws
  {
    let source = table().replacing("table.delegate = self", with: "")
    #expect(try await rows(source).count == 1)
    let sizes = """

      final class Sizes: NSObject, UITableViewDelegate {
        func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { 72 }
      }
      """
    #expect(try await rows(source + sizes).isEmpty)
  }

  /// 80 points and 12 above and below are more than the 72 of the row.
  @Test(arguments: [
    ("table.rowHeight = 72", ""),
    ("", "func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { return 72 }"),
  ])
  func `contradicts the height that its table gives its rows`(
    _ setup: String,
    _ methods: String
  ) async throws {
    let tie =
      "date.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12), "
      + "date.heightAnchor.constraint(equalToConstant: 80), "
      + "date.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)"
    let conflicts = try await check(table(setup, methods, tie: tie)).filter { $0.rule == .conflict }
    #expect(conflicts.map(\.scene) == ["TaskCell"])
    #expect(try await check(table(tie: tie)).filter { $0.rule == .conflict }.isEmpty)
  }
}
