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

  private func layout(_ hook: String) async throws -> SourceLayout {
    try #require(
      await read(
        """
        import UIKit
        final class Tile: UIView {
          let picture = UIView()
          lazy var small = [picture.widthAnchor.constraint(equalToConstant: 50)]
          lazy var large = [picture.widthAnchor.constraint(equalToConstant: 80)]
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(picture)
            picture.translatesAutoresizingMaskIntoConstraints = false
            picture.heightAnchor.constraint(equalToConstant: 50).isActive = true
            picture.topAnchor.constraint(equalTo: topAnchor).isActive = true
            picture.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            NSLayoutConstraint.activate(small)
          }
          required init?(coder: NSCoder) { nil }
          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            \(hook)
          }
        }
        """
      ).first
    )
  }

  @Test func `is read whole where its method leaves everything as it is for the same traits`()
    async throws
  {
    let layout = try await layout(
      """
      if traitCollection.horizontalSizeClass == .compact {
        NSLayoutConstraint.deactivate(large)
        NSLayoutConstraint.activate(small)
      } else {
        NSLayoutConstraint.deactivate(small)
        NSLayoutConstraint.activate(large)
      }
      """
    )
    #expect(layout.coverage == .whole, "\(layout.reasons)")
  }

  @Test func `is read in part where its method makes constraints that were not there`()
    async throws
  {
    let layout = try await layout(
      "picture.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true"
    )
    #expect(layout.coverage == .part)
    #expect(layout.reasons.contains { $0.message.contains("is not run") })
  }
}
