import PlumbDiagnosis
import Testing

/// Views that are as wide as what they are in.
@MainActor
@Suite(.serialized) struct `A view as wide as its superview` {
  private func messages(_ constraints: String, _ view: String = "UILabel") async throws -> [String]
  {
    try await check(
      """
      import UIKit
      final class Card: UIView {
        let icon = UIImageView(), name = \(view)()
        override init(frame: CGRect) {
          super.init(frame: frame)
          for view in [icon, name] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
          }
          NSLayoutConstraint.activate([
            icon.topAnchor.constraint(equalTo: topAnchor),
            icon.bottomAnchor.constraint(equalTo: bottomAnchor),
            icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            icon.widthAnchor.constraint(equalToConstant: 32),
            icon.heightAnchor.constraint(equalToConstant: 32),
            name.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
            name.heightAnchor.constraint(equalToConstant: 24),
            \(constraints)
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ).filter { $0.rule == .outsideSuperview && $0.severity == .warning }.map(\.message)
  }

  @Test func `sticks out by as much as it begins inside`() async throws {
    let found = try await messages(
      """
      name.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 10),
      name.widthAnchor.constraint(equalTo: widthAnchor)
      """
    )
    #expect(
      found == [
        "`name` is as wide as Card and begins 58 points inside: it sticks out by 58 points at the right"
      ]
    )
  }

  @Test(arguments: [
    // In the middle it fills the superview.
    "name.centerXAnchor.constraint(equalTo: centerXAnchor), name.widthAnchor.constraint(equalTo: widthAnchor)",
    // It ends at the edge.
    """
    name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
    name.widthAnchor.constraint(equalTo: widthAnchor, constant: -16)
    """,
    // It waits beside the superview.
    "name.leadingAnchor.constraint(equalTo: trailingAnchor), name.widthAnchor.constraint(equalTo: widthAnchor)",
  ])
  func `may fill it, or lie beside it`(_ constraints: String) async throws {
    #expect(try await messages(constraints).isEmpty)
  }

  /// What has no text may go on beyond the edge for looks.
  @Test func `may stick out where it shows nothing`() async throws {
    let constraints = """
      name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      name.widthAnchor.constraint(equalTo: widthAnchor)
      """
    #expect(try await messages(constraints, "UIView").isEmpty)
  }
}
