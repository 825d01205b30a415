import PlumbDiagnosis
import Testing

/// Views that constants hold to both edges of a sibling behind them.
@MainActor
@Suite(.serialized) struct `A view held to both edges of a sibling` {
  private func shifted(_ view: String, left: Int, right: Int, top: Int = 0) async throws -> [String]
  {
    try await check(
      """
      import UIKit
      final class Bubble: UIView {
        let back = UIView()
        let front = \(view)
        override init(frame: CGRect) {
          super.init(frame: frame)
          for each in [back, front] {
            each.translatesAutoresizingMaskIntoConstraints = false
            addSubview(each)
          }
          NSLayoutConstraint.activate([
            back.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            back.widthAnchor.constraint(equalToConstant: 200),
            back.topAnchor.constraint(equalTo: topAnchor),
            back.bottomAnchor.constraint(equalTo: bottomAnchor),
            back.heightAnchor.constraint(equalToConstant: 60),
            front.topAnchor.constraint(equalTo: back.topAnchor, constant: \(top)),
            front.bottomAnchor.constraint(equalTo: back.bottomAnchor, constant: \(top)),
            front.leadingAnchor.constraint(equalTo: back.leadingAnchor, constant: \(left)),
            front.trailingAnchor.constraint(equalTo: back.trailingAnchor, constant: \(right)),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ).filter { $0.rule == .outsetOffset }.map(\.message)
  }

  @Test(arguments: ["UITextView()", "UITextField()", "UIStackView()"])
  func `sticks out where the sign at the far one was forgotten`(_ view: String) async throws {
    #expect(
      try await shifted(view, left: 8, right: 8) == [
        "`front` is 8 points inside `back` at one side and 8 points outside at the other (right): "
          + "`front` trailing = `back` trailing + 8"
      ]
    )
  }

  @Test(arguments: [(8, -8), (-8, 8), (8, 4), (0, 8), (0, 0)])
  func `is meant where the constants differ`(_ left: Int, _ right: Int) async throws {
    #expect(try await shifted("UITextView()", left: left, right: right).isEmpty)
  }

  @Test(arguments: ["UIView()", "UIImageView()"])
  func `is meant where it is a shape or a picture`(_ view: String) async throws {
    #expect(try await shifted(view, left: 8, right: 8).isEmpty)
  }

  @Test func `is meant where it is moved both ways`() async throws {
    #expect(try await shifted("UITextView()", left: 2, right: 2, top: 2).isEmpty)
  }
}
