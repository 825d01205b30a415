import PlumbDiagnosis
import Testing

/// Conditions that are not known, by which a function ends early.
@MainActor
@Suite(.serialized) struct `A function that may end early` {
  private func conflicts(_ statements: String) async throws -> [String] {
    try await check(
      """
      import UIKit
      final class Card: UIView {
        let title = UILabel()
        init(style: Style) {
          super.init(frame: .zero)
          title.translatesAutoresizingMaskIntoConstraints = false
          addSubview(title)
          title.topAnchor.constraint(equalTo: topAnchor).isActive = true
          place(style)
        }
        required init?(coder: NSCoder) { nil }
        private func place(_ style: Style) {
          \(statements)
        }
      }
      """
    ).filter { $0.rule == .conflict }.map(\.message)
  }

  private let twoWidths = """
    title.widthAnchor.constraint(equalToConstant: 20).isActive = true
    title.widthAnchor.constraint(equalToConstant: 30).isActive = true
    return
    """
  private let oneWidth = "title.widthAnchor.constraint(equalToConstant: 20).isActive = true"

  @Test func `by a guard is read both ways where it makes constraints before it ends`() async throws
  {
    let found = try await conflicts(
      "guard let inset = style.inset else { \(twoWidths) }\n\(oneWidth)"
    )
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("(if `let inset = style.inset` does not hold)") == true)
  }

  @Test func `by an if is read both ways where it makes constraints before it ends`() async throws {
    let found = try await conflicts("if style.isWide { \(twoWidths) }\n\(oneWidth)")
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("(if `style.isWide` holds)") == true)
  }

  @Test func `is not said to do both`() async throws {
    let one = "title.widthAnchor.constraint(equalToConstant: 40).isActive = true\nreturn"
    #expect(try await conflicts("guard style.isWide else { \(one) }\n\(oneWidth)").isEmpty)
    #expect(try await conflicts("if let inset = style.inset { \(one) }\n\(oneWidth)").isEmpty)
  }

  @Test func `runs what is there for the newest system`() async throws {
    let found = try await conflicts(
      "guard #available(iOS 11, *) else { \(twoWidths) }\nif #unavailable(iOS 12) { \(twoWidths) }\n\(oneWidth)"
    )
    #expect(found.isEmpty)
  }
}
