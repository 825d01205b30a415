import LayoutEngine
import PlumbDiagnosis
import Testing

/// Texts from outside in stack views.
@MainActor
@Suite(.serialized) struct `Texts in a stack view` {
  private func found(_ ends: String, _ more: String = "") async throws -> [Finding] {
    try await check(
      """
      import UIKit
      final class Row: UITableViewCell {
        let stack = UIStackView(), title = UILabel(), place = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          stack.axis = .vertical
          stack.addArrangedSubview(title)
          stack.addArrangedSubview(place)
          contentView.addSubview(stack)
          stack.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            \(ends)
          ])
          \(more)
        }
        required init?(coder: NSCoder) { nil }
        func configure(with shop: Shop) {
          title.text = shop.title
          place.text = shop.address
        }
      }
      """
    ).filter { $0.severity == .warning }
  }

  private let start =
    "stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),"

  @Test(arguments: [
    "stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),",
    "stack.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),",
  ])
  func `push it out of its cell together where nothing ends it`(_ ends: String) async throws {
    let found = try await found(ends)
    #expect(found.map(\.rule) == [.unboundedGrowth])
    #expect(found.first?.message.contains("`stack` sticks out of `contentView`") == true)
  }

  @Test func `are told without widths where a font is not known`() async throws {
    let found = try await found(start, "title.font = Fonts.title")
    #expect(
      found.map(\.message) == [
        "nothing limits the width of `title`: a text that is long enough pushes `stack` out of `contentView` "
          + "(after `configure(with:)` with a long text)"
      ]
    )
  }

  @Test func `stay in their cell where its end is held`() async throws {
    let end = "stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),"
    #expect(try await found(start + end).isEmpty)
  }
}

/// Texts that others beside them leave no room.
@MainActor
@Suite(.serialized) struct `A text beside something low` {
  private func found(_ row: String) async throws -> [Finding] {
    try await check(
      """
      import UIKit
      final class Row: UITableViewCell {
        let dot = UIView(), name = UILabel(), row = UIStackView()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          row.addArrangedSubview(dot)
          row.addArrangedSubview(name)
          \(row)
          contentView.addSubview(row)
          row.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            dot.heightAnchor.constraint(equalToConstant: 8),
            dot.widthAnchor.constraint(equalToConstant: 8),
            row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
          ])
        }
        required init?(coder: NSCoder) { nil }
        func configure(with user: UserDTO) { name.text = user.nickname }
      }
      """
    ).filter { $0.rule == .textTruncated }
  }

  @Test func `is cut off where a stack view makes both as high`() async throws {
    #expect(
      try await found("").map(\.message) == [
        "`name` needs 20.29 points in height and gets 8: its text is cut off"
      ]
    )
  }

  @Test func `is whole where a stack view centres them`() async throws {
    #expect(try await found("row.alignment = .center").isEmpty)
  }
}
