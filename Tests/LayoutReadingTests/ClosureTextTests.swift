import PlumbDiagnosis
import Testing

/// Texts that come later, in closures that nobody runs here.
@MainActor
@Suite(.serialized) struct `A text that a closure sets` {
  private func isTold(_ body: String, _ name: String = "name") async throws -> Bool {
    try await check(
      """
      import UIKit
      final class MemberCell: UITableViewCell {
        let \(name) = UILabel(), button = UIButton(type: .system)
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          \(name).text = "Unknown"
          \(name).translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(\(name))
          NSLayoutConstraint.activate([
            \(name).leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            \(name).topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            \(name).bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
          ])
        }
        required init?(coder: NSCoder) { nil }
        func fetch(id: String) {
          \(body)
        }
      }
      """
    ).contains { $0.rule == .unboundedGrowth && $0.severity == .warning }
  }

  @Test(arguments: [
    "Task { let user = try await API.shared.user(id); name.text = user.name }",
    "API.shared.user(id) { [weak self] user in self?.name.text = user?.name }",
    "API.shared.users.subscribe(onNext: { user in self.name.text = user.profile.name })",
  ])
  func `may have any length`(_ body: String) async throws {
    #expect(try await isTold(body))
  }

  @Test(arguments: [
    #"Task { name.text = "Nobody" }"#,
    "Task { name.text = Strings.nobody }",
    "Task { name.text = format(id) }",
    "Task { let user = try await API.shared.user(id); name.text = user.age }",
  ])
  func `is as short as it is known to be`(_ body: String) async throws {
    #expect(try await !isTold(body))
  }

  @Test func `is short where its label's name says so`() async throws {
    let body = "Task { let user = try await API.shared.user(id); dateLabel.text = user.birth }"
    #expect(try await !isTold(body, "dateLabel"))
  }
}
