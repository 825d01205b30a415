import LayoutEngine
import PlumbDiagnosis
import Testing

/// Texts of values whose type is not among the sources.
@MainActor
@Suite(.serialized) struct `A text of an unknown model` {
  private func growth(
    _ members: String,
    end: String = "",
    property: String = ""
  ) async throws -> [Finding] {
    try await check(
      """
      import UIKit
      final class Row: UITableViewCell {
        private let title = UILabel(), avatar = UIImageView()
        \(property)
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(title)
          title.translatesAutoresizingMaskIntoConstraints = false
          title.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
          title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).isActive = true
          title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive = true
          \(end)
        }
        required init?(coder: NSCoder) { nil }
        \(members)
      }
      """
    ).filter { $0.rule == .unboundedGrowth && $0.severity == .warning }
  }

  @Test(arguments: [
    "func configure(with user: UserDTO) { title.text = user.nickname }",
    "func configure(with user: UserDTO) { title.text = \"by \" + user.nickname }",
    "func configure(with user: UserDTO?) { title.text = user?.profile.nickname ?? \"\" }",
    """
    func configure(with user: UserDTO) {
      guard let name = user.nickname else { return }
      title.text = name
    }
    """,
  ])
  func `leaves its cell where nothing ends it`(_ method: String) async throws {
    #expect(try await growth(method).map(\.location?.line) == [9])
  }

  @Test func `leaves its cell where a property hands it over`() async throws {
    let found = try await growth(
      "func fill() { guard let user else { return }; title.text = user.nickname }",
      property: "var user: UserDTO? { didSet { fill() } }"
    )
    #expect(found.map(\.location?.line) == [9])
  }

  @Test(arguments: ["Poster", "Poster?"])
  func `leaves its screen where an initialiser hands it over`(_ type: String) async throws {
    let found = try await check(
      """
      import UIKit
      final class Screen: UIViewController {
        let poster: \(type), caption = UILabel()
        init(poster: \(type)) {
          self.poster = poster
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          caption.text = poster\(type.hasSuffix("?") ? "?" : "").caption
          caption.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(caption)
          caption.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
          caption.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
        }
      }
      """
    ).filter { $0.rule == .unboundedGrowth && $0.severity == .warning }
    #expect(found.map(\.location?.line) == [14])
  }

  @Test(arguments: ["birthday", "deadline", "publishedAt"])
  func `is short where its name says so`(_ name: String) async throws {
    let found = try await growth("func configure(with user: UserDTO) { title.text = user.\(name) }")
    #expect(found.isEmpty)
  }

  @Test func `stays in its cell where its end is held`() async throws {
    let found = try await growth(
      "func configure(with user: UserDTO) { title.text = user.nickname }",
      end: """
        title.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor).isActive = true
        """
    )
    #expect(found.isEmpty)
  }

  @Test(arguments: [
    "func configure(with user: UserDTO) { title.text = Formatter.shared.string(from: user.born) }",
    "func configure(with user: UserDTO) { title.text = \"\\(user.age)\" }",
    "func configure(with user: UserDTO) { title.text = Texts.title }",
    "func configure(with user: UserDTO) { title.font = Fonts.title; title.text = user.memberID }",
    "func configure(with app: AppInfo) { title.font = Fonts.title; title.text = app.version }",
    "func configure(with user: UserDTO) { title.textColor = user.color }",
  ])
  func `is no text of any length where it is a number, or made of something else`(
    _ method: String
  ) async throws {
    #expect(try await growth(method).isEmpty)
  }
}
