import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Rows of texts that nothing ends.
@MainActor
@Suite(.serialized) struct `A row that ends nowhere` {
  /// The title pushes the other text out, and sticks out itself until that one is held.
  @Test func `is told once, at what is at its end`() async throws {
    let found = try await check(
      """
      import UIKit
      final class TodoCell: UITableViewCell {
          let title = UILabel()
          let due = UILabel()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
              super.init(style: style, reuseIdentifier: reuseIdentifier)
              title.numberOfLines = 0
              due.text = "Today"
              [title, due].forEach { $0.translatesAutoresizingMaskIntoConstraints = false; contentView.addSubview($0) }
              NSLayoutConstraint.activate([
                  title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                  title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
                  title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
                  title.trailingAnchor.constraint(equalTo: due.leadingAnchor, constant: -8),
                  due.centerYAnchor.constraint(equalTo: title.centerYAnchor)
              ])
          }
          required init?(coder: NSCoder) { nil }
          func configure(with text: String) { title.text = text }
      }
      """
    ).filter { $0.message.contains("sticks out") }
    #expect(found.map(\.rule) == [.unboundedGrowth])
    #expect(
      found.first?.suggestion == "keep it inside: `due` trailing ≤ `contentView` trailing − 8"
    )
  }
}
