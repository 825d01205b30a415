import PlumbDiagnosis
import Testing

/// Labels that may take several lines, and whose texts come from somewhere else.
@MainActor
@Suite(.serialized) struct `A label that may wrap and has no text yet` {
  private func found(
    _ constraints: String,
    lines: Int = 4,
    text: String = "Strings.welcome"
  ) async throws -> [String] {
    try await check(
      """
      import UIKit
      final class Welcome: UIViewController {
        let story = UILabel(), title2 = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          story.numberOfLines = \(lines)
          story.text = \(text)
          story.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(story)
          NSLayoutConstraint.activate([
            story.topAnchor.constraint(equalTo: view.topAnchor, constant: 80),
            \(constraints)
          ])
        }
      }
      """
    ).filter { $0.rule == .unboundedGrowth && $0.severity == .warning }.map(\.message)
  }

  nonisolated private static let center =
    "story.centerXAnchor.constraint(equalTo: view.centerXAnchor),"
  private static let message =
    "`story` may take several lines and never wraps: nothing keeps its width inside `view`"

  @Test(arguments: [
    center, "story.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),",
  ])
  func `never does where nothing limits its width`(_ constraints: String) async throws {
    #expect(try await found(constraints) == [Self.message])
  }

  @Test(arguments: [
    "story.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor),",
    "story.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor),",
    "story.widthAnchor.constraint(equalToConstant: 300),",
  ])
  func `does where something limits it`(_ limit: String) async throws {
    #expect(try await found(Self.center + limit).isEmpty)
  }

  @Test func `may be meant for one line`() async throws {
    #expect(try await found(Self.center, lines: 1).isEmpty)
  }
}
