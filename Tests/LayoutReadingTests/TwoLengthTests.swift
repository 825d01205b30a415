import PlumbDiagnosis
import Testing

/// Views in a view of the app's own that have a width and both edges each.
@MainActor
@Suite(.serialized) struct `Two widths of a view` {
  private func found(_ more: String) async throws -> [Finding] {
    try await check(
      """
      import UIKit
      final class SignInView: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          let logo = UIView(), card = UIView()
          for each in [logo, card] {
            each.translatesAutoresizingMaskIntoConstraints = false
            addSubview(each)
            each.heightAnchor.constraint(equalToConstant: 80).isActive = true
          }
          NSLayoutConstraint.activate([
            logo.topAnchor.constraint(equalTo: topAnchor),
            card.topAnchor.constraint(equalTo: logo.bottomAnchor),
            logo.widthAnchor.constraint(equalToConstant: 275),
            logo.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 57),
            logo.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -57),
            card.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 25),
            card.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
            \(more)
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ).filter { $0.rule == .conflict }
  }

  /// 57 + 275 + 57 is 389, and 25 + 285 + 10 is 320.
  @Test func `are told as such, and no constant is offered`() async throws {
    let found = try await found("card.widthAnchor.constraint(equalToConstant: 285)")
    #expect(
      found.map(\.message) == [
        "`logo` width = 275, `logo` leading and `logo` trailing make SignInView 389 points wide, and "
          + "`card` width = 285, `card` leading and `card` trailing make it 320"
      ]
    )
    #expect(
      found.map(\.suggestion) == [
        "give up the width or an edge in each: SignInView is as wide as what shows it"
      ]
    )
  }

  @Test func `are fine where they are the same`() async throws {
    #expect(try await found("card.widthAnchor.constraint(equalToConstant: 354)").isEmpty)
  }
}
