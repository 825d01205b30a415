import LayoutEngine
import LayoutReading
import PlumbDiagnosis
import Testing

@MainActor
@Suite(.serialized) struct `Constraints that are held for others` {
  /// A bubble in a cell that is held at the left for one's own messages and at the right for others', or not yet.
  private func found(_ properties: String, _ made: String) async throws -> [String] {
    try await check(
      """
      import UIKit
      final class Bubble: UICollectionViewCell {
        let bubble = UIView()
        \(properties)
        override init(frame: CGRect) {
          super.init(frame: frame)
          contentView.addSubview(bubble)
          bubble.translatesAutoresizingMaskIntoConstraints = false
          \(made)
          NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            bubble.widthAnchor.constraint(equalToConstant: 200),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    )
    .filter { $0.rule == .ambiguous }.map(\.message)
  }

  private let both = """
    left = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8)
    right = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8)
    """

  @Test func `and of which they activate one leave nothing open`() async throws {
    let found = try await found("var left, right: NSLayoutConstraint?", both)
    #expect(found.isEmpty, "\(found)")
  }

  @Test func `are told where nobody else can activate them`() async throws {
    let found = try await found("private var left, right: NSLayoutConstraint?", both)
    #expect(found == ["`bubble` is not determined: x can be anything"])
  }

  @Test func `are told where there is but one, which may have been forgotten`() async throws {
    let found = try await found(
      "var left: NSLayoutConstraint?",
      "left = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)"
    )
    #expect(found == ["`bubble` is not determined: x can be anything"])
  }
}
