import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Cells whose height only their list decides on, which is not there.
@MainActor
@Suite(.serialized) struct `A cell of which nobody tells the height` {
  private func rules(_ constraints: String, _ holder: String = "contentView") async throws -> [Rule]
  {
    try await check(
      """
      import UIKit
      final class Row: UITableViewCell {
        let name = UILabel(), date = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          name.text = "Name"
          date.text = "Date"
          let holder: UIView = \(holder)
          for label in [name, date] {
            label.translatesAutoresizingMaskIntoConstraints = false
            holder.addSubview(label)
          }
          NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 8),
            date.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 8),
            \(constraints)
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    ).map(\.rule)
  }

  @Test func `is told nothing that hangs on it`() async throws {
    let sticksOut = try await rules(
      """
      name.topAnchor.constraint(equalTo: holder.topAnchor, constant: 8),
      date.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 80),
      """
    )
    #expect(!sticksOut.contains(.outsideSuperview))
    let covers = try await rules(
      """
      name.topAnchor.constraint(equalTo: holder.topAnchor, constant: 8),
      date.bottomAnchor.constraint(equalTo: holder.bottomAnchor, constant: -8),
      """
    )
    #expect(!covers.contains(.overlappingContent))
  }

  @Test func `is told what holds in any height`() async throws {
    let covers = try await rules(
      """
      name.topAnchor.constraint(equalTo: holder.topAnchor, constant: 8),
      date.topAnchor.constraint(equalTo: holder.topAnchor, constant: 12),
      """
    )
    #expect(covers.contains(.overlappingContent))
    let contradicts = try await rules(
      """
      name.topAnchor.constraint(equalTo: holder.topAnchor, constant: 8),
      name.widthAnchor.constraint(equalToConstant: 60),
      name.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
      date.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 8),
      """
    )
    #expect(contradicts.contains(.conflict))
  }

  @Test func `does not share what the reader gave it`() async throws {
    let stack = """
      {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: topAnchor, constant: 4),
          stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
          stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -4),
          stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
        ])
        let first = UILabel(), second = UILabel()
        stack.addArrangedSubview(first)
        stack.addArrangedSubview(second)
        return contentView
      }()
      """
    let found = try await rules(
      """
      name.topAnchor.constraint(equalTo: holder.topAnchor),
      date.topAnchor.constraint(equalTo: name.bottomAnchor),
      """,
      stack
    )
    #expect(!found.contains(.equalPriorities))
  }
}
