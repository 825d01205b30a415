import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Constraints that one line makes for several views.
@MainActor
@Suite(.serialized) struct `A line in a loop` {
  /// The stack makes its views of one height, so that the height of the first one implies the others'.
  @Test(arguments: [true, false])
  func `adds something, though its constraints imply each other`(_ isLoop: Bool) async throws {
    let dot = """
      let dot = UIView()
      dot.widthAnchor.constraint(equalToConstant: 14).isActive = true
      dot.heightAnchor.constraint(equalToConstant: 14).isActive = true
      addArrangedSubview(dot)
      """
    let found = try await check(
      """
      import UIKit
      final class DotsView: UIStackView {
        init(count: Int) {
          super.init(frame: .zero)
          \(isLoop ? "for _ in 0..<3 {\n\(dot)\n}" : "do {\n\(dot)\n}\ndo {\n\(dot)\n}")
        }
        required init(coder: NSCoder) { fatalError() }
      }
      """
    )
    #expect(found.contains { $0.rule == .redundantConstraint } == !isLoop)
  }
}
