import PlumbDiagnosis
import Testing

/// Views that keep the mask and the empty frame with which they were made.
@MainActor
@Suite(.serialized) struct `A view that nothing places` {
  private func found(_ label: String, _ lines: String, _ more: String = "") async throws -> [String]
  {
    try await check(
      """
      import UIKit
      final class Town: UIViewController {
        let name: UIView = { \(label) }()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(name)
          \(lines)
        }
        \(more)
      }
      """
    ).filter { $0.rule == .zeroSize }.map(\.message)
  }

  private let label = "let label = UILabel(); label.text = \"Oslo\"; return label"

  @Test(arguments: [
    "let label = UILabel(); label.text = \"Oslo\"; return label",
    "UIStackView(arrangedSubviews: [UILabel(), UIButton()])",
    "let button = UIButton(); button.setTitle(\"Go\", for: .normal); return button",
  ])
  func `is told, as nothing of it is seen`(_ view: String) async throws {
    #expect(
      try await found(view, "") == [
        "`name` cannot be seen: its autoresizing mask keeps its frame, which is empty, and no constraint is about it"
      ]
    )
  }

  /// A private method that nothing calls makes no constraints.
  @Test func `is told beside a method that is never called`() async throws {
    let pins =
      "private func pin() { name.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }"
    #expect(try await found(label, "", pins).count == 1)
  }

  @Test(arguments: [
    ("name.frame = view.bounds", ""), ("name.isHidden = true", ""), ("Theme.place(name)", ""),
    ("", "override func viewDidLayoutSubviews() { name.frame.size.width = 80 }"),
    ("", "func pin() { name.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }"),
  ])
  func `is left alone where code may place it`(_ lines: String, _ more: String) async throws {
    #expect(try await found(label, lines, more).isEmpty)
  }

  @Test func `is left alone without anything to show`() async throws {
    #expect(try await found("UIView()", "").isEmpty)
    #expect(try await found("UILabel()", "").isEmpty)
  }

  /// Beside something that is placed, by constraints of the class.
  private func foundBesidePlaced(_ property: String) async throws -> Int {
    try await check(
      """
      import UIKit
      final class TownCell: UICollectionViewCell {
        let picture = UIImageView()
        \(property)
        override init(frame: CGRect) {
          super.init(frame: frame)
          picture.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(picture)
          contentView.addSubview(name)
          NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: contentView.topAnchor),
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            picture.widthAnchor.constraint(equalToConstant: 40),
            picture.heightAnchor.constraint(equalToConstant: 40),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ).count { $0.rule == .zeroSize && $0.message.contains("`name` cannot be seen") }
  }

  @Test(arguments: [
    "let name = UILabel()", "var name = UIButton()", "private let name = UITextField()",
    "private let name: UILabel = { let label = UILabel(); label.backgroundColor = .red; return label }()",
  ])
  func `is told while it is empty, where others beside it are placed`(_ property: String)
    async throws
  {
    #expect(try await foundBesidePlaced(property) == 1)
  }

  /// Nothing can fill the label, a plain view may be one that is only asked, a picture view has no picture, and a field may be
  /// there for the keyboard alone.
  @Test(arguments: [
    "private let name = UILabel()", "let name = UIView()", "let name = UIImageView()",
    "let name = UITextField()\n  func begin() { name.becomeFirstResponder() }",
  ])
  func `is left alone while it is empty and nothing is to come`(_ property: String) async throws {
    #expect(try await foundBesidePlaced(property) == 0)
  }

  /// An empty label that its class alone can reach, and fills later.
  @Test func `is told where its own class gives it a text`() async throws {
    let source = """
      import UIKit
      class Row: UITableViewCell {
        private let title: UILabel = { UILabel() }()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(title)
        }
        required init?(coder: NSCoder) { nil }
        func show(_ name: String) { title.text = name }
      }
      """
    #expect(try await check(source).filter { $0.rule == .zeroSize }.count == 1)
    let open = source.replacing("private let title", with: "let title")
    #expect(try await check(open).filter { $0.rule == .zeroSize }.isEmpty)
  }

  /// What a maker of constraints calls `center` is no frame.
  @Test func `is told beside constraints to a center`() async throws {
    let source = """
      import SnapKit
      import UIKit
      final class Place: UICollectionViewCell {
        lazy var degrees: UILabel = { UILabel() }()
        lazy var city: UILabel = { UILabel() }()
        override init(frame: CGRect) {
          super.init(frame: frame)
          contentView.addSubview(degrees)
          contentView.addSubview(city)
          city.snp.makeConstraints { $0.center.equalToSuperview() }
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    #expect(try await check(source).filter { $0.rule == .zeroSize }.count == 1)
  }
}
