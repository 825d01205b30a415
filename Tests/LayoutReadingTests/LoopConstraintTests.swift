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

  /// The centre and an edge of a view imply its other edge, which is made by the line that makes the first one.
  @Test func `adds nothing where it says of one view what others imply`() async throws {
    let found = try await check(
      """
      import UIKit
      final class Card: UIView {
        init() {
          super.init(frame: .zero)
          let box = UIView()
          addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          box.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
          box.topAnchor.constraint(equalTo: topAnchor).isActive = true
          box.heightAnchor.constraint(equalToConstant: 8).isActive = true
          for edge in [NSLayoutConstraint.Attribute.left, .right] {
            NSLayoutConstraint(item: box, attribute: edge, relatedBy: .equal, toItem: self, attribute: edge, multiplier: 1, constant: 0).isActive = true
          }
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    )
    #expect(found.contains { $0.rule == .redundantConstraint })
  }
}
