import PlumbDiagnosis
import Testing

/// Constraints that a row makes each time it is filled, by what its code asks of the value that it gets.
@MainActor
@Suite(.serialized) struct `What a row makes for an answer` {
  private func pileUps(_ members: String) async throws -> [Finding] {
    try await check(
      """
      import UIKit
      final class Row: UITableViewCell {
        private let bubble = UIView()
        private var side: NSLayoutConstraint?
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(bubble)
          bubble.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            bubble.widthAnchor.constraint(equalToConstant: 200),
          ])
        }
        required init?(coder: NSCoder) { nil }
        \(members)
      }
      """
    ).filter { $0.rule == .constraintsPileUp }
  }

  nonisolated private static let branches = """
    if letter.isOwn {
      bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
    } else {
      bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
    }
    """

  @Test(arguments: [
    "func configure(with letter: Letter) { \(branches) }",
    "var letter: Letter! { didSet { \(branches) } }",
  ])
  func `piles up where nothing takes it away`(_ members: String) async throws {
    let found = try await pileUps(members)
    #expect(found.count == 1)
    #expect(found.first?.message.contains("each time it is used again") == true)
  }

  /// Conditions that only hold together: a sample is never empty by itself.
  @Test(arguments: [
    "if let name = letter.name, name.isEmpty, let note = letter.note, note.isEmpty",
    "if let letter, letter.isOwn",
  ])
  func `piles up where several conditions hold`(_ condition: String) async throws {
    let type = condition.contains("let letter,") ? "Letter?" : "Letter"
    let found = try await pileUps(
      """
      struct Letter { let name: String?, note: String?, isOwn: Bool }
      func configure(with letter: \(type)) {
        \(condition) { bubble.heightAnchor.constraint(equalToConstant: 0).isActive = true }
      }
      """
    )
    #expect(found.count == 1)
  }

  /// The new constraint was never active, so that nothing is taken away.
  @Test func `piles up although a new constraint is switched off`() async throws {
    let found = try await pileUps(
      """
      func configure(with letter: Letter) {
        if letter.isOwn {
          bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
          bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = false
        }
        paint(letter)
      }
      private func paint(_ letter: Letter) { bubble.backgroundColor = Theme.shared.color(letter) }
      """
    )
    #expect(found.count == 1, "\(found)")
  }

  @Test(arguments: [
    """
    func configure(with letter: Letter) {
      side?.isActive = false
      side = letter.isOwn
        ? bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor)
        : bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
      side?.isActive = true
    }
    """,
    """
    var letter: Letter! {
      didSet {
        side?.isActive = false
        if letter.isOwn {
          side = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor)
        } else {
          side = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
        }
        side?.isActive = true
      }
    }
    """,
  ])
  func `does not where what was there goes first`(_ members: String) async throws {
    #expect(try await pileUps(members).isEmpty)
  }
}
