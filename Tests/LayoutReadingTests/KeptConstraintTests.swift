import PlumbDiagnosis
import Testing

/// Constraints that others imply as the layout is first.
@MainActor
@Suite(.serialized) struct `A constraint that others imply` {
  private func isTold(
    _ declaration: String,
    _ assigned: String,
    _ change: String
  ) async throws -> Bool {
    let found = try await check(
      """
      import UIKit
      final class Card: UIView {
        let title = UILabel()
        \(declaration)
        override init(frame: CGRect) {
          super.init(frame: frame)
          title.text = "Title"
          title.translatesAutoresizingMaskIntoConstraints = false
          addSubview(title)
          \(assigned) = title.bottomAnchor.constraint(greaterThanOrEqualTo: topAnchor)
          let top = title.topAnchor.constraint(equalTo: topAnchor)
          top.priority = .defaultHigh
          NSLayoutConstraint.activate([
            top, least, title.bottomAnchor.constraint(equalTo: bottomAnchor),
            title.leadingAnchor.constraint(equalTo: leadingAnchor),
            title.trailingAnchor.constraint(equalTo: trailingAnchor),
          ])
        }
        func configure(_ text: String, lines: Int) {
          title.text = text
          \(change)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    )
    return found.contains { $0.rule == .redundantConstraint }
  }

  @Test func `is not told where a property keeps it to change it`() async throws {
    #expect(
      try await !isTold(
        "private var least = NSLayoutConstraint()",
        "least",
        "least.constant = CGFloat(lines) * 20"
      )
    )
  }

  @Test func `is told where nothing keeps it`() async throws {
    #expect(try await isTold("", "let least", ""))
  }

  @Test func `is not to be deleted in place of a mask that was forgotten`() async throws {
    let found = try await check(
      """
      import UIKit
      final class Card: UIView {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(box)
          box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          box.topAnchor.constraint(equalTo: topAnchor).isActive = true
          box.heightAnchor.constraint(equalToConstant: 30).isActive = true
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    )
    #expect(!found.contains { $0.rule == .redundantConstraint })
  }
}
