import PlumbDiagnosis
import Testing

/// Texts that a negative constant pushes out at the left.
@MainActor
@Suite(.serialized) struct `A text that begins outside` {
  private func found(_ constraints: String, _ made: String = "UILabel()") async throws -> [Finding]
  {
    try await check(
      """
      import UIKit
      final class Note: UIViewController {
        let card = UIView(), name = \(made)
        override func viewDidLoad() {
          super.viewDidLoad()
          (name as AnyObject as? UILabel)?.text = "A note on a card"
          (name as AnyObject as? UIButton)?.setTitle("A note on a card", for: .normal)
          [card, name].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
          view.addSubview(card)
          view.addSubview(name)
          NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            card.heightAnchor.constraint(equalToConstant: 80),
            \(constraints)
          ])
        }
      }
      """
    ).filter { $0.rule == .outsetOffset }
  }

  private let top = "name.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 8),"

  private func leading(_ constant: Int, of item: String = "view") -> String {
    "name.leadingAnchor.constraint(equalTo: \(item).leadingAnchor, constant: \(constant)),"
  }

  private func trailing(_ constant: Int) -> String {
    "name.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: \(constant)),"
  }

  @Test(arguments: ["UILabel()", "UIButton()"])
  func `is told where it ends inside by as much`(_ made: String) async throws {
    let found = try await found(top + leading(-16) + trailing(-16), made)
    #expect(
      found.map(\.message) == [
        "`name` is 16 points inside `view` at one side and 16 points outside at the other (left): `name` leading"
      ]
    )
    #expect(
      found.first?.suggestion
        == "make the constant 16 instead of −16: it counts to the right and down at every edge"
    )
  }

  @Test(arguments: ["view", "view.safeAreaLayoutGuide"])
  func `is told where nothing ends it`(_ item: String) async throws {
    #expect(
      try await found(top + leading(-16, of: item)).map(\.message) == [
        "`name` sticks out of `view` by 16 points (left): `name` leading"
      ]
    )
  }

  @Test func `is told where the superview comes first`() async throws {
    let line = "view.leadingAnchor.constraint(equalTo: name.leadingAnchor, constant: 16),"
    #expect(
      try await found(top + line).map(\.suggestion) == [
        "make the constant −16 instead of 16: it counts to the right and down at every edge"
      ]
    )
  }

  /// From edge to edge, away from the screen, back to the edge from a margin, at a corner.
  @Test func `is left alone where that is meant`() async throws {
    #expect(
      try await found(top + leading(-16) + trailing(16)).allSatisfy { !$0.message.contains("left") }
    )
    #expect(try await found(top + leading(-200)).isEmpty)
    #expect(try await found(top + leading(-4)).isEmpty)
    #expect(try await found(top + leading(-16, of: "view.layoutMarginsGuide")).isEmpty)
    let corner = "name.topAnchor.constraint(equalTo: view.topAnchor, constant: -8),"
    #expect(try await found(corner + leading(-8)).isEmpty)
  }

  /// Its title is inside.
  @Test func `is left alone where it is a button's and nothing ends it`() async throws {
    #expect(try await found(top + leading(-12), "UIButton()").isEmpty)
  }
}
