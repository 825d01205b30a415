import PlumbDiagnosis
import Testing

/// Methods that show a text, by whatever name.
@MainActor
@Suite(.serialized) struct `A method that fills a cell` {
  private func isTold(_ methods: String) async throws -> Bool {
    try await check(
      """
      import UIKit
      final class ChatCell: UITableViewCell {
        private let name = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          name.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(name)
          NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
          ])
        }
        required init?(coder: NSCoder) { nil }
        \(methods)
      }
      """
    ).contains { $0.rule == .unboundedGrowth && $0.severity == .warning }
  }

  @Test(arguments: [
    "func dataBind(_ chat: Chat) { name.text = chat.name }",
    "func show(title: String) { name.text = title }",
    "func isImportant(data chat: Chat) { name.text = chat.name }",
  ])
  func `is known by the argument that it shows`(_ method: String) async throws {
    #expect(try await isTold(method))
  }

  @Test(arguments: [
    "func toggle(isOn: Bool) { name.isHidden = isOn }",
    "@objc func changed(_ chat: Chat) { name.text = chat.name }",
    "private func dataBind(_ chat: Chat) { name.text = chat.name }",
  ])
  func `is none that shows no argument or that other code cannot call`(
    _ method: String
  ) async throws {
    #expect(try await !isTold(method))
  }

  /// What fills a cell by its name is what its list calls.
  @Test func `is not looked for beside one that has such a name`() async throws {
    #expect(
      try await !isTold(
        """
        func configure(with chat: Chat) { name.text = chat.date }
        func rename(to title: String) { name.text = title }
        """
      )
    )
  }
}
