import PlumbDiagnosis
import Testing

/// Labels that are lower than a line, in classes of which not all is known.
@MainActor
@Suite(.serialized) struct `A label that is held to less than its line` {
  private func truncated(_ height: String) async throws -> [String] {
    try await check(
      """
      import UIKit
      final class PriceCell: BaseCell {
        let price = UILabel()
        override func setUpViews() {
          price.text = "5000"
          price.translatesAutoresizingMaskIntoConstraints = false
          addSubview(price)
          price.topAnchor.constraint(equalTo: topAnchor).isActive = true
          price.leftAnchor.constraint(equalTo: leftAnchor).isActive = true
          \(height)
        }
      }
      """
    ).filter { $0.rule == .textTruncated }.map(\.message)
  }

  /// No superclass can mend what the class requires.
  @Test(arguments: [
    "price.heightAnchor.constraint(equalToConstant: 10).isActive = true",
    """
    addConstraint(NSLayoutConstraint(item: price, attribute: .height, relatedBy: .equal, toItem: self,
      attribute: .height, multiplier: 0, constant: 10))
    """,
  ])
  func `is told below a superclass that is not known`(_ height: String) async throws {
    #expect(
      try await truncated(height) == [
        "`price` needs 20.29 points in height and gets 10: its text is cut off"
      ]
    )
  }

  /// Another font may have room.
  @Test func `is left alone there with nearly a line`() async throws {
    #expect(
      try await truncated("price.heightAnchor.constraint(equalToConstant: 18).isActive = true")
        .isEmpty
    )
  }
}
