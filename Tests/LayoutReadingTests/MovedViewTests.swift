import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Views that code moves from one superview into another.
@MainActor
@Suite(.serialized) struct `A view that moves` {
  private func lost(_ before: String, _ after: String = "") async throws -> [Finding] {
    try await check(
      """
      import UIKit
      final class Page: UIViewController {
        let logo = UIImageView(), stack = UIStackView()
        override func viewDidLoad() {
          super.viewDidLoad()
          for each in [logo, stack] { each.translatesAutoresizingMaskIntoConstraints = false }
          view.addSubview(stack)
          \(before)
          stack.addArrangedSubview(logo)
          \(after)
        }
      }
      """
    ).filter { $0.rule == .moveDropsConstraints }
  }

  private let outer =
    "logo.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.2).isActive = true"

  @Test func `loses the constraints to what is around it`() async throws {
    let found = try await lost("view.addSubview(logo); \(outer)")
    #expect(
      found.map(\.message) == [
        "`logo` moves into `stack` here and loses the constraint made before (line 8)"
      ]
    )
  }

  @Test(arguments: [
    ("", "logo.heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true"),
    ("view.addSubview(logo)", ""),
    ("view.addSubview(logo); logo.widthAnchor.constraint(equalToConstant: 9).isActive = true", ""),
  ])
  func `loses nothing that there was not`(_ before: String, _ after: String) async throws {
    #expect(try await lost(before, after).isEmpty)
  }

  @Test func `is not told where code constrains it anew`() async throws {
    #expect(
      try await lost(
        "view.addSubview(logo); \(outer)",
        "logo.widthAnchor.constraint(equalToConstant: 40).isActive = true"
      ).isEmpty
    )
  }
}
