import Testing

@testable import LayoutReading

/// Texts that a condition chooses of which nothing is known.
@MainActor
@Suite(.serialized) struct `A text that is chosen` {
  private func coverage(_ chosen: String) async throws -> SourceLayout.Coverage {
    let layouts = await read(
      """
      import UIKit
      final class Amount: UIView {
        let name = UILabel()
        init(_ bill: Bill) {
          super.init(frame: .zero)
          name.translatesAutoresizingMaskIntoConstraints = false
          addSubview(name)
          name.topAnchor.constraint(equalTo: topAnchor).isActive = true
          name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          \(chosen)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    )
    return try #require(layouts.first).coverage
  }

  /// Which of the two it is changes no constraint.
  @Test func `leaves the layout known, where it is written with a number`() async throws {
    #expect(
      try await coverage(
        """
        let sum = bill.sum.remainder(dividingBy: 1) == 0
          ? String(format: "%.0f", bill.sum) : String(format: "%.2f", bill.sum)
        name.text = sum
        """
      ) == .whole
    )
  }

  @Test func `is no number`() async throws {
    #expect(
      try await coverage(
        """
        let gap: CGFloat = bill.sum.remainder(dividingBy: 1) == 0 ? bill.first : bill.second
        name.bottomAnchor.constraint(equalTo: bottomAnchor, constant: gap).isActive = true
        """
      ) == .part
    )
  }
}
