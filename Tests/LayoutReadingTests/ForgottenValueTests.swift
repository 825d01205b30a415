import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Numbers that code changes of which it is not known whether, or how often, it runs.
@MainActor
@Suite(.serialized) struct `Values that unknown code decides on` {
  /// What is found in a view with a box whose height is that of an expression, and 30 points.
  private func rules(
    _ height: String,
    after lines: String = "",
    members: String = ""
  ) async throws -> [Rule] {
    try await check(
      """
      import UIKit
      final class Panel: UIView {
        let box = UIView(), note = UILabel()
        \(members)
        override init(frame: CGRect) {
          super.init(frame: frame)
          box.translatesAutoresizingMaskIntoConstraints = false
          addSubview(box)
          note.text = "Hello"
          \(lines)
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: topAnchor),
            box.leadingAnchor.constraint(equalTo: leadingAnchor),
            box.trailingAnchor.constraint(equalTo: trailingAnchor),
            box.heightAnchor.constraint(equalToConstant: \(height)),
            box.heightAnchor.constraint(equalToConstant: 30),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ).map(\.rule)
  }

  @Test(arguments: [
    "var height: CGFloat = 10", "var height: CGFloat = 10\nif Theme.isTall { note.text = nil }",
    "var height: CGFloat = 10\nfor row in Theme.rows { var height = 0; height += 1 }",
    "var height: CGFloat = 10\nTheme.whenReady { height = 20 }",
  ])
  func `are known where it leaves them alone`(_ lines: String) async throws {
    #expect(try await rules("height", after: lines) == [.conflict])
  }

  @Test(arguments: [
    "if Theme.isTall { height = 30 }", "if Theme.isTall { height = 30 } else { height = 20 }",
    "switch Theme.kind { case .tall: height = 30\ndefault: height = 20 }",
    "for row in Theme.rows { height += row.height }",
    "for row in [1, 2] where Theme.has(row) { height += 10 }",
    "while Theme.hasMore() { height += 10 }", "repeat { height += 10 } while Theme.hasMore()",
    "Theme.rows.forEach { height += $0.height }", "Theme.read { height = $0 }",
    "do { try Theme.test(); height = 30 } catch { height = 20 }",
    "Theme.measure(&height)", "height.scale()",
  ])
  func `are forgotten`(_ lines: String) async throws {
    #expect(try await rules("height", after: "var height: CGFloat = 10\n" + lines).isEmpty)
    #expect(
      try await rules(
        "height",
        after: lines.contains("read {") ? "height = Theme.height" : lines,
        members: "var height: CGFloat = 10"
      ).isEmpty
    )
  }

  @Test(arguments: [
    "list.append(contentsOf: Theme.heights)", "list.insert(Theme.height, at: Theme.place)",
    "list.insert(contentsOf: Theme.heights, at: 0)", "list.remove(at: Theme.place)",
    "list.removeAll { $0 < Theme.least }", "list.sort { Theme.isLess($0, $1) }", "list.prune()",
    "list = list.filter { $0 < Theme.most }", "list = Array(list.prefix(Theme.count))",
    "list = Array(list.dropFirst(Theme.count))", "list = list.flatMap { Theme.parts(of: $0) }",
  ])
  func `are forgotten with the list that has them`(_ lines: String) async throws {
    #expect(try await rules("list[0]", after: "var list: [CGFloat] = [10, 20]\n" + lines).isEmpty)
    #expect(
      try await rules("CGFloat(list.count)", after: "var list: [CGFloat] = [10, 20]\n" + lines)
        .isEmpty
        || lines.contains("sort")
    )
  }

  @Test func `are forgotten with a dictionary that takes up others`() async throws {
    let lines = "var table: [String: CGFloat] = [\"row\": 10]\ntable.merge(Theme.table) { $1 }"
    #expect(try await rules("table[\"row\"] ?? 20", after: lines).isEmpty)
  }

  @Test(arguments: [
    "if Theme.isTall { return 10 }\nreturn 20",
    "guard let height = Theme.height else { return 10 }\nreturn 20",
    "for row in Theme.rows { if row.isTall { return 10 } }\nreturn 20",
    "for row in [1, 2] { if Theme.isTall(row) { return 10 } }\nreturn 20",
  ])
  func `are not known where a function may end before`(_ body: String) async throws {
    #expect(try await rules("chosen()", members: "func chosen() -> CGFloat { \(body) }").isEmpty)
    #expect(try await rules("chosen", members: "var chosen: CGFloat { \(body) }").isEmpty)
    #expect(try await rules("chosen", members: "lazy var chosen: CGFloat = { \(body) }()").isEmpty)
  }

  @Test(arguments: [
    (
      "enum Kind: String { case low, tall }",
      "(Kind(rawValue: Theme.kind) ?? .low) == .low ? 10 : 20"
    ),
    (
      "struct Parts: OptionSet { let rawValue: Int; static let low = Parts(rawValue: 1) }\nvar parts: Parts = [.low]",
      "height(of: parts)"
    ),
  ])
  func `are not known where a case comes of something unknown`(
    _ members: String,
    _ height: String
  ) async throws {
    let function = "func height(of parts: Parts) -> CGFloat { parts.contains(.low) ? 10 : 20 }"
    let usesOptions = height.hasPrefix("height")
    let found = try await check(
      """
      import UIKit
      final class Panel: UIView {
        let box = UIView()
        \(members)
        \(usesOptions ? function : "")
        override init(frame: CGRect) {
          super.init(frame: frame)
          box.translatesAutoresizingMaskIntoConstraints = false
          addSubview(box)
          \(usesOptions ? "parts.remove(Theme.part)" : "")
          guard \(usesOptions ? "true" : "let kind = Kind(rawValue: Theme.kind)") else { return }
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: topAnchor),
            box.leadingAnchor.constraint(equalTo: leadingAnchor),
            box.trailingAnchor.constraint(equalTo: trailingAnchor),
            box.heightAnchor.constraint(equalToConstant: 30),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    )
    #expect(found.isEmpty)
  }

  @Test(arguments: [
    ("note.text = Theme.text", "CGFloat(note.text?.count ?? 0)"),
    ("note.text = Theme.text", "note.intrinsicContentSize.width"),
    ("note.text = Theme.text", "note.sizeThatFits(.zero).width"),
    ("note.font = Theme.font", "note.font.lineHeight"),
    ("note.numberOfLines = Theme.lines", "CGFloat(note.numberOfLines) * 10"),
    ("note.tag = Theme.tag", "CGFloat(note.tag)"),
    ("layoutMargins = Theme.margins", "layoutMargins.left"),
    ("let other = note.heightAnchor.constraint(equalToConstant: Theme.height)", "other.constant"),
    ("let icon = UIImageView(image: Theme.icon)", "icon.frame.height"),
    ("let icon = UIImageView(image: Theme.icon)", "icon.intrinsicContentSize.height + 1"),
    ("let insets = UIEdgeInsets(top: Theme.top, left: 0, bottom: 0, right: 0)", "insets.top"),
    ("", "UIApplication.shared.statusBarFrame.height"),
    ("", "UIApplication.shared.windows.first?.safeAreaInsets.bottom ?? 0"),
  ])
  func `are not known where UIKit was given something unknown`(
    _ lines: String,
    _ height: String
  ) async throws {
    #expect(try await rules(height, after: lines).isEmpty)
  }

  @Test(arguments: [
    ("note.text = Theme.text\nnote.text = \"Hello\"", "CGFloat(note.text?.count ?? 0)"),
    ("note.tag = Theme.tag\nnote.tag = 10", "CGFloat(note.tag)"),
  ])
  func `are known again once UIKit is given something known`(
    _ lines: String,
    _ height: String
  ) async throws {
    #expect(try await rules(height, after: lines) == [.conflict])
  }
}

/// Rows for the elements of a list that is not known here.
@MainActor
@Suite(.serialized) struct `Rows of a list from outside` {
  private func rules(_ members: String, _ list: String) async throws -> [Rule] {
    try await check(
      """
      import UIKit
      struct Field { var title: String; var isShown: Bool }
      final class Form: UIViewController {
        let content = UIView()
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          content.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(content)
          content.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          content.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
          content.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
          var last: UIView?
          for field in \(list) {
            let row = UILabel()
            row.text = "Row"
            row.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(row)
            row.leadingAnchor.constraint(equalTo: content.leadingAnchor).isActive = true
            row.topAnchor.constraint(equalTo: last?.bottomAnchor ?? content.topAnchor).isActive = true
            last = row
          }
          last?.bottomAnchor.constraint(equalTo: content.bottomAnchor).isActive = true
        }
      }
      """
    ).map(\.rule)
  }

  @Test(arguments: ["fields", "fields.filter(\\.isShown)", "fields.enumerated().map { $0 }"])
  func `may close what is open without any`(_ list: String) async throws {
    let initializer = """
      let fields: [Field]
      init(fields: [Field]) { self.fields = fields; super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { nil }
      """
    #expect(try await rules(initializer, list).isEmpty)
    #expect(try await rules("var fields: [Field] = []", list).isEmpty)
  }

  @Test func `are none where nobody can hand over any`() async throws {
    #expect(try await rules("private let fields: [Field] = []", "fields") == [.ambiguous])
  }
}
