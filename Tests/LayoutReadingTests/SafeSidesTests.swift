import PlumbDiagnosis
import Testing

/// Views whose contents reach from one side of their safe area to the other.
@MainActor
@Suite(.serialized) struct `A view between the sides of its safe area` {
  private func conflicts(_ area: String, _ last: String = "equalTo") async throws -> [String] {
    try await check(
      """
      import UIKit
      final class Welcome: UIView {
        let left = UIButton(), right = UIButton()
        override init(frame: CGRect) {
          super.init(frame: frame)
          for button in [left, right] {
            button.translatesAutoresizingMaskIntoConstraints = false
            addSubview(button)
            button.topAnchor.constraint(equalTo: topAnchor).isActive = true
            button.widthAnchor.constraint(equalToConstant: 150).isActive = true
          }
          NSLayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: \(area)leadingAnchor, constant: 48),
            right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 48),
            right.trailingAnchor.constraint(\(last): \(area)trailingAnchor, constant: -48),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ).filter { $0.rule == .conflict }.map(\.message)
  }

  /// 48 + 150 + 48 + 150 + 48 are 444 points, which no iPhone 16 has.
  @Test func `is as wide as the screen`() async throws {
    #expect(try await conflicts("safeAreaLayoutGuide.").count == 1)
  }

  /// It may be as wide as its content.
  @Test func `is left alone where it is tied to the view itself, or not to both sides`()
    async throws
  {
    #expect(try await conflicts("").isEmpty)
    #expect(try await conflicts("safeAreaLayoutGuide.", "greaterThanOrEqualTo").isEmpty)
  }
}
