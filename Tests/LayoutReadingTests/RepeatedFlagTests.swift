import PlumbDiagnosis
import Testing

/// Constraints that are made in methods which UIKit calls again and again, behind something that is not known.
@MainActor
@Suite(.serialized) struct `Constraints made in a method that is called again` {
  private func line(_ check: String, _ end: String = "") -> String {
    """
    import UIKit
    final class Line: UIView {
      private let line = UIView()
      private var isReady = false
      override func layoutSubviews() {
        super.layoutSubviews()
        \(check)
        addSubview(line)
        line.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          line.topAnchor.constraint(equalTo: topAnchor),
          line.leadingAnchor.constraint(equalTo: leadingAnchor),
        ])
        \(end)
      }
    }
    """
  }

  private func pilesUp(_ source: String) async throws -> Bool {
    try await check(source).contains { $0.rule == .constraintsPileUp }
  }

  @Test(
    arguments: [
      "guard Theme.isNew(self) else { return }", "if Theme.isDone { return }",
      "switch Theme.state { case .done: return; default: break }", "Theme.reset(self)",
      "line.removeOwnConstraints()",
    ]
  )
  func `may be made once where a choice is not known`(_ choice: String) async throws {
    #expect(try await !pilesUp(line(choice)))
  }

  @Test(
    arguments: [
      "Theme.once { self.isReady = true }", "Theme.set(&isReady)", "isReady = Theme.isReady",
      "if Theme.isOn { isReady = true }", "for _ in Theme.rounds { isReady = true }",
    ]
  )
  func `may be made once where a flag is not known`(_ end: String) async throws {
    #expect(try await !pilesUp(line("if isReady { return }", end)))
  }

  @Test(
    arguments: [
      ("", ""), ("if isReady { return }", ""), ("if Theme.isDone { line.alpha = 0 }", ""),
      ("", "if Theme.isOn { isReady = true }"), ("Theme.once { self.isReady = true }", ""),
    ]
  )
  func `pile up whatever is not known`(_ choice: String, _ end: String) async throws {
    #expect(try await pilesUp(line(choice, end)))
  }
}
