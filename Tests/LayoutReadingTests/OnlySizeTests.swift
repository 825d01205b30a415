import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Cells of collection views that are nowhere to be seen.
@MainActor
@Suite(.serialized) struct `A cell whose constraints leave it one height` {
  /// A picture of 20 points between both ends, 8 points from each, and a price below it.
  private func found(_ height: String, _ superclass: String = "UICollectionViewCell") async throws
    -> [Finding]
  {
    try await check(
      """
      import UIKit
      final class CourseCell: \(superclass) {
        let picture = UIView(), priceLabel = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          for view in [picture, priceLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
          }
          priceLabel.text = "5000"
          NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            \(height)
            picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 80),
            picture.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            picture.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            priceLabel.topAnchor.constraint(equalTo: topAnchor, constant: 55),
            priceLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            priceLabel.heightAnchor.constraint(equalToConstant: 20),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ).filter { $0.rule == .outsideSuperview }
  }

  private let fixed = "picture.heightAnchor.constraint(equalToConstant: 20),"

  @Test func `is told what sticks out of it in that one`() async throws {
    let found = try await found(fixed)
    #expect(
      found.map(\.message) == [
        "`priceLabel` sticks out of CourseCell by 39 points at the bottom, in the only height that its "
          + "constraints leave the cell"
      ]
    )
  }

  @Test func `is told so below a superclass that is not there, too`() async throws {
    #expect(try await found(fixed, "BaseCell").count == 1)
  }

  @Test(arguments: [
    "", "picture.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),",
  ])
  func `is told nothing of the kind where it may be higher`(_ height: String) async throws {
    #expect(try await found(height).isEmpty)
  }
}
