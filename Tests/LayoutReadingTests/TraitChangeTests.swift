import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Constraints that a view makes when its traits change.
@MainActor
@Suite(.serialized) struct `A view whose traits change` {
  private func pileUps(_ hook: String, _ more: String = "") async throws -> [String] {
    try await check(
      """
      import UIKit
      final class Banner: UIView {
        let title = UILabel()
        var made = [NSLayoutConstraint]()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(title)
          title.translatesAutoresizingMaskIntoConstraints = false
          build()
        }
        required init?(coder: NSCoder) { nil }
        func build() {
          made.append(title.topAnchor.constraint(equalTo: topAnchor))
          NSLayoutConstraint.activate(made)
        }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          \(hook)
        }
      }
      """
    ).filter { $0.rule == .constraintsPileUp }.map(\.message)
  }

  @Test(arguments: [
    "build()",
    "if previous?.verticalSizeClass != traitCollection.verticalSizeClass { build() }",
    "guard traitCollection.hasDifferentColorAppearance(comparedTo: previous) else { return }\nbuild()",
  ])
  func `piles up what it makes each time`(_ hook: String) async throws {
    #expect(
      try await pileUps(hook) == [
        "Banner makes this constraint anew each time its traits change: "
          + "every change adds another one"
      ]
    )
  }

  @Test(arguments: [
    "NSLayoutConstraint.deactivate(made)\nmade = []\nbuild()",
    "NSLayoutConstraint.activate(made)",
    "if previous == nil { build() }",
    "title.isHidden = traitCollection.verticalSizeClass == .compact",
  ])
  func `piles up nothing where it makes none, or takes away what there was`(
    _ hook: String
  ) async throws {
    #expect(try await pileUps(hook).isEmpty)
  }
}
