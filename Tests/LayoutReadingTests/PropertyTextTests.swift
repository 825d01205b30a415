import PlumbDiagnosis
import Testing

/// Texts that other code sets a property to.
@MainActor
@Suite(.serialized) struct `A property that shows a text` {
  private func isTold(_ property: String) async throws -> Bool {
    try await check(
      """
      import UIKit
      final class LeagueView: UIView {
        private let league = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          league.translatesAutoresizingMaskIntoConstraints = false
          addSubview(league)
          NSLayoutConstraint.activate([
            league.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            league.topAnchor.constraint(equalTo: topAnchor),
            league.bottomAnchor.constraint(equalTo: bottomAnchor),
          ])
        }
        required init?(coder: NSCoder) { nil }
        \(property)
      }
      """
    ).contains { $0.rule == .unboundedGrowth && $0.severity == .warning }
  }

  @Test(arguments: [
    "var name: String? { didSet { league.text = name } }",
    #"var name = "" { didSet { league.text = name } }"#,
    "var name: String? { get { league.text } set { league.text = newValue } }",
  ])
  func `gets a long one`(_ property: String) async throws {
    #expect(try await isTold(property))
  }

  /// Nobody but the class itself knows what it sets the property to.
  @Test func `gets none where only its class can set it`() async throws {
    #expect(try await !isTold("private var name: String? { didSet { league.text = name } }"))
  }

  @Test func `gets none where it shows something else`() async throws {
    #expect(try await !isTold("var name: String? { didSet { league.isHidden = name == nil } }"))
  }

  /// The text of a day is short, whatever the app shows.
  @Test func `gets a short one where its name says so`() async throws {
    #expect(try await !isTold("var date: String? { didSet { league.text = date } }"))
  }
}
