import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

@MainActor
@Suite(.serialized) struct `What only the source tells` {
  private func findings(_ source: String) async throws -> [SourceFinding] {
    try #require(await read(source).first).sourceFindings
  }

  @Test(arguments: ["makeConstraints", "remakeConstraints"])
  func `has constraints that pile up`(_ method: String) async throws {
    let found = try await findings(
      """
      final class Badge: UIView {
        let title = UILabel()
        override func layoutSubviews() {
          super.layoutSubviews()
          addSubview(title)
          title.snp.\(method) { make in
            make.left.right.equalToSuperview()
          }
        }
      }
      """
    )
    #expect(found.map(\.rule) == (method == "makeConstraints" ? [.constraintsPileUp] : []))
    #expect(found.first?.place?.line == (method == "makeConstraints" ? 7 : nil))
  }

  @Test func `has none that pile up where a flag keeps them from it`() async throws {
    let found = try await findings(
      """
      final class Page: UIViewController {
        var isReady = false
        let label = UILabel()
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          guard !isReady else { return }
          isReady = true
          view.addSubview(label)
          label.translatesAutoresizingMaskIntoConstraints = false
          label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        }
      }
      """
    )
    #expect(found.isEmpty)
  }

  @Test(arguments: ["", "super.updateConstraints()"])
  func `has calls of super that are missing`(_ call: String) async throws {
    let found = try await findings(
      """
      final class Badge: UIView {
        override func updateConstraints() {
          \(call)
        }
      }
      """
    )
    #expect(found.map(\.rule) == (call.isEmpty ? [.missingSuperCall] : []))
  }

  /// Apple: the default implementation of `layoutSubviews()` uses the constraints to place the subviews.
  @Test(arguments: [("", false), ("super.layoutSubviews()", false), ("", true)])
  func `has a layout method without super where constraints place what is in it`(
    _ call: String,
    _ isByFrame: Bool
  ) async throws {
    let found = try await findings(
      """
      final class Badge: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(label)
          label.text = "12"
          \(isByFrame ? "" : "label.snp.makeConstraints { $0.edges.equalToSuperview() }")
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() {
          \(call)
          \(isByFrame ? "label.frame = bounds" : "layer.cornerRadius = 4")
        }
      }
      """
    )
    let isMissing = call.isEmpty && !isByFrame
    #expect(
      found.map(\.message)
        == (isMissing
          ? [
            "Badge.layoutSubviews() does not call super.layoutSubviews(), which is what places the views in it by "
              + "their constraints"
          ] : [])
    )
  }

  /// A cell has no `updateViewConstraints()` of UIKit: this one is the app's, and there is nothing to call.
  @Test func `has no call of super that is missing in a method of the app's own`() async throws {
    let found = try await findings(
      """
      class Row: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          updateViewConstraints()
        }
        required init?(coder: NSCoder) { nil }
        func updateViewConstraints() {}
      }
      final class BookRow: Row {
        let title = UILabel()
        override func updateViewConstraints() {
          contentView.addSubview(title)
          title.snp.makeConstraints { $0.edges.equalToSuperview().inset(16) }
        }
      }
      """
    )
    #expect(found.isEmpty)
  }

  @Test(arguments: ["", "contentView."])
  func `has views beside the content view of a cell`(_ receiver: String) async throws {
    let found = try await findings(
      """
      final class Row: UITableViewCell {
        let title = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          \(receiver)addSubview(title)
          title.snp.makeConstraints { $0.edges.equalToSuperview() }
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    )
    #expect(found.map(\.rule) == (receiver.isEmpty ? [.besideContentView] : []))
  }

  /// UIKit itself puts these beside the content view, or behind it.
  @Test(arguments: [
    ("accessoryView", false), ("editingAccessoryView", false), ("backgroundView", false),
    ("selectedBackgroundView", false), ("multipleSelectionBackgroundView", false),
    ("", true),
  ])
  func `has no view beside the content view that the cell was given for that`(
    _ property: String,
    _ isTold: Bool
  ) async throws {
    let found = try await findings(
      """
      final class Row: UITableViewCell {
        let toggle = UISwitch()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          \(property.isEmpty ? "" : "\(property) = toggle")
          addSubview(toggle)
          toggle.snp.makeConstraints { $0.trailing.centerY.equalToSuperview() }
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    )
    #expect(found.map(\.rule) == (isTold ? [.besideContentView] : []))
  }

  private func row(_ setup: String, _ members: String = "") -> String {
    """
    import UIKit
    final class Row: UITableViewCell {
      let title = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(title)
        \(setup)
      }
      required init?(coder: NSCoder) { nil }
      \(members)
    }
    """
  }

  @Test(arguments: ["contentView", "title"])
  func `has the content view of a cell without its mask`(_ view: String) async throws {
    let found = try await findings(
      row("\(view).snp.makeConstraints { $0.height.equalTo(60) }")
    )
    #expect(found.map(\.rule) == (view == "contentView" ? [.contentViewMask] : []))
  }

  private func tile(_ lines: String) -> String {
    """
    import UIKit
    final class Tile: UICollectionViewCell {
      let name = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        name.frame = contentView.bounds
        contentView.addSubview(name)
        \(lines)
      }
      required init?(coder: NSCoder) { nil }
    }
    """
  }

  @Test(arguments: ["", "self."])
  func `has a cell of a collection view without its mask`(_ base: String) async throws {
    let found = try await findings(
      tile("\(base)translatesAutoresizingMaskIntoConstraints = false")
    )
    #expect(
      found.map(\.message) == [
        "Tile has its own autoresizing mask turned off: a collection view places it by the mask, and UIKit logs that this is not "
          + "supported"
      ]
    )
  }

  @Test func `has no cell without the mask of a view in it`() async throws {
    let lines = "contentView.translatesAutoresizingMaskIntoConstraints = true"
    #expect(try await findings(tile(lines)).isEmpty)
  }

  @Test(arguments: ["makeConstraints", "remakeConstraints"])
  func `has constraints that pile up when a cell is used again`(_ method: String) async throws {
    let found = try await findings(
      row(
        "title.snp.makeConstraints { $0.edges.equalToSuperview() }",
        """
        override func prepareForReuse() {
          super.prepareForReuse()
          title.snp.\(method) { $0.width.equalTo(40) }
        }
        """
      )
    )
    #expect(found.map(\.rule) == (method == "makeConstraints" ? [.constraintsPileUp] : []))
  }

  @Test(arguments: ["", "title.removeFromSuperview()"])
  func `has constraints that pile up when a cell is filled`(_ cleaning: String) async throws {
    let found = try await findings(
      row(
        "",
        """
        override func prepareForReuse() {
          super.prepareForReuse()
          \(cleaning)
        }
        func configure(with text: String) {
          contentView.addSubview(title)
          title.text = text
          title.translatesAutoresizingMaskIntoConstraints = false
          title.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
        }
        """
      )
    )
    #expect(found.map(\.rule) == (cleaning.isEmpty ? [.constraintsPileUp] : []))
  }

  /// What is not known of a cell that takes nothing away can only add to what is there.
  @Test(arguments: [
    ("", true), ("title.removeFromSuperview()", false),
    ("title.constraints.first?.isActive = isReady", false), ("reset()", false),
    ("title.layer.removeFromSuperlayer()", true),
  ])
  func `tells what piles up of a cell that takes nothing away, whatever else is not known`(
    _ line: String,
    _ isTold: Bool
  ) async throws {
    let found = try await findings(
      row(
        "",
        """
        var isReady = false
        override func layoutSubviews() {
          super.layoutSubviews()
          Layouts.shared.layOut { \(line) }
        }
        func configure(with text: String) {
          contentView.addSubview(title)
          title.text = text
          title.translatesAutoresizingMaskIntoConstraints = false
          title.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
        }
        """
      )
    )
    #expect(found.map(\.rule) == (isTold ? [.constraintsPileUp] : []))
  }

  @Test func `says nothing of what piles up in a cell whose superclass is not known`()
    async throws
  {
    let found = try await findings(
      """
      final class Row: BaseTableViewCell {
        let title = UILabel()
        override func layoutSubviews() { Layouts.shared.layOut {} }
        func configure(with text: String) {
          contentView.addSubview(title)
          title.translatesAutoresizingMaskIntoConstraints = false
          title.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
        }
      }
      """
    )
    #expect(found.map(\.rule) == [])
  }

  @Test func `says of updates of constraints that they make them anew`() async throws {
    let found = try await findings(
      """
      final class Badge: UIView {
        let title = UILabel()
        override func updateConstraints() {
          addSubview(title)
          title.snp.makeConstraints { $0.width.equalTo(40) }
          super.updateConstraints()
        }
      }
      """
    )
    #expect(found.count == 1)
    #expect(
      found.first?.message.hasPrefix(
        "Badge makes this constraint anew each time its constraints are updated: every update adds"
      ) == true
    )
  }

  @Test(arguments: ["UIView", "UIViewController"])
  func `says of updates of properties that they make constraints anew`(superclass: String)
    async throws
  {
    let view = superclass == "UIView" ? "self" : "view!"
    let found = try await findings(
      """
      final class Badge: \(superclass) {
        let title = UILabel()
        override func updateProperties() {
          super.updateProperties()
          \(view).addSubview(title)
          title.snp.makeConstraints { $0.width.equalTo(40) }
        }
      }
      """
    )
    #expect(
      found.first?.message
        == "Badge makes this constraint anew each time its properties are updated: every update adds another one"
    )
  }

  /// A block makes one constraint for each edge that it names; what is there at first is what the first layouts left.
  @Test(arguments: [
    (
      ["$0.width.equalTo(40)"], "makes this constraint anew each time it is laid out: ",
      "one"
    ),
    (
      ["$0.top.left.equalToSuperview()"],
      "makes the constraints of this line anew each time it is laid out: ",
      "copy of each"
    ),
    (
      ["$0.width.equalTo(40)", "$0.height.equalTo(20)"],
      "makes the constraints of this line and of one more anew each time it is laid out: ",
      "copy of each"
    ),
  ])
  func `says how much each layout adds of what piles up`(
    _ lines: [String],
    _ start: String,
    _ end: String
  ) async throws {
    let found = try await findings(
      """
      final class Badge: UIView {
        let title = UILabel()
        override func layoutSubviews() {
          super.layoutSubviews()
          addSubview(title)
          \(lines.map { "title.snp.makeConstraints { \($0) }" }.joined(separator: "\n"))
        }
      }
      """
    )
    #expect(
      found.map(\.message) == [
        "Badge \(start)every layout adds another \(end)"
      ]
    )
  }

  @Test func `says how much each use of a cell adds`() async throws {
    let found = try await findings(
      row(
        "title.snp.makeConstraints { $0.edges.equalToSuperview() }",
        """
        override func prepareForReuse() {
          super.prepareForReuse()
          title.snp.makeConstraints { $0.width.equalTo(40) }
        }
        """
      )
    )
    #expect(
      found.map(\.message) == [
        "Row makes this constraint anew each time it is used again: "
          + "every use adds another one"
      ]
    )
  }
}
