import PlumbDiagnosis
import Testing

/// Views whose far edges are tied to siblings that end where their superview does.
@MainActor
@Suite(.serialized) struct `A view beside one that ends at the edge` {
  private func outsets(
    _ title: String,
    _ note: String,
    of type: String = "UILabel"
  ) async throws -> [String] {
    try await check(
      """
      import UIKit
      final class Tips: UIView {
        let title = UILabel(), note = \(type)()
        override init(frame: CGRect) {
          super.init(frame: frame)
          for each in [title, note] {
            each.translatesAutoresizingMaskIntoConstraints = false
            addSubview(each)
          }
          NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: topAnchor),
            title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            title.trailingAnchor.constraint(equalTo: trailingAnchor\(title)),
            note.topAnchor.constraint(equalTo: title.bottomAnchor),
            note.bottomAnchor.constraint(equalTo: bottomAnchor),
            note.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            note.trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: \(note)),
          ])
        }
        required init?(coder: NSCoder) { nil }
        func show(_ tip: Tip) { title.text = tip.title }
      }
      """
    ).filter { $0.rule == .outsetOffset }.map(\.message)
  }

  @Test func `is told to stick out by its constant`() async throws {
    #expect(
      try await outsets("", "10") == [
        "`note` sticks out of Tips by 10 points (right), as `title` ends at its edge: "
          + "`note` trailing = `title` trailing + 10"
      ]
    )
  }

  @Test func `is inside with the other sign, or as far as the other one is`() async throws {
    #expect(try await outsets("", "-10").isEmpty)
    #expect(try await outsets(", constant: -20", "10").isEmpty)
  }

  /// It may stick out for looks.
  @Test func `may be a picture`() async throws {
    #expect(try await outsets("", "10", of: "UIImageView").isEmpty)
  }
}
