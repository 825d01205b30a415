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

/// A view that is filled by a method which makes its constraints.
@MainActor
@Suite(.serialized) struct `A view that a method fills` {
  private func twins(_ head: String, _ parent: String) async throws -> [Finding] {
    try await check(
      """
      import UIKit
      final class Rate: \(head)
        let slider = UISlider()
        override init(frame: CGRect) {
          super.init(frame: frame)
          \(parent)addSubview(slider)
          slider.translatesAutoresizingMaskIntoConstraints = false
          slider.leadingAnchor.constraint(equalTo: \(parent)leadingAnchor).isActive = true
        }
        required init?(coder: NSCoder) { nil }
        func configure(lowest: Float) {
          slider.minimumValue = lowest
          slider.topAnchor.constraint(equalTo: \(parent)topAnchor).isActive = true
          slider.widthAnchor.constraint(equalToConstant: 180).isActive = true
        }
      }
      """
    ).filter { [.redundantConstraint, .constraintsPileUp].contains($0.rule) }
  }

  @Test func `gets more constraints by a second call`() async throws {
    let found = try await twins("UIView {", "")
    #expect(found.map(\.rule) == [.constraintsPileUp], "\(found)")
    #expect(
      found.first?.message.contains("each time `configure(lowest:)` is called: every call") == true
    )
  }

  @Test func `is filled again and again by a list`() async throws {
    let found = try await twins("UICollectionViewCell {", "contentView.")
    #expect(found.map(\.rule) == [.constraintsPileUp], "\(found)")
  }
}
