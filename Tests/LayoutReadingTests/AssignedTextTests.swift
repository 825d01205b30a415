import PlumbDiagnosis
import Testing

/// Labels whose texts code of other classes sets: `row.name.text = guest.name`.
@MainActor
@Suite(.serialized) struct `A text that another class sets` {
  /// A cell with a label that nothing ends, and a list that fills it.
  private func found(_ statements: String, label: String = "let name") async throws -> [Finding] {
    try await check(
      """
      import UIKit
      final class GuestRow: UITableViewCell {
        \(label) = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          name.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(name)
          NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      final class OtherRow: UITableViewCell { let name = UILabel() }
      final class GuestSource: NSObject {
        let first = GuestRow()
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          \(statements)
        }
      }
      """
    ).filter { $0.rule == .unboundedGrowth && $0.severity == .warning }
  }

  @Test(arguments: [
    "let row = tableView.dequeue(at: indexPath) as! GuestRow; row.name.text = guests[indexPath.row].title",
    "let row: GuestRow = tableView.dequeue(); row.name.text = guest.title; return row",
    "guard let row = tableView.dequeue() as? GuestRow else { fatalError() }; row.name.text = guest.title",
    "if let row = tableView.dequeue() as? GuestRow { row.name.text = guest.title }",
    "if isOpen { let row = GuestRow(); row.name.text = title }",
    "first.name.text = guest?.title",
  ])
  func `may be of any length`(_ statements: String) async throws {
    let found = try await found(statements)
    #expect(found.count == 1)
    #expect(found.first?.message.hasSuffix("(with a long text from outside)") == true)
  }

  @Test(arguments: [
    // Another class has a label of that name.
    "let row = tableView.dequeue() as! OtherRow; row.name.text = guest.title",
    "let row = GuestRow(); row.name.text = guest.age",
    "let row = GuestRow(); row.name.text = String(guest.number)",
    "let row = GuestRow(); row.name.text = \"Guest\"",
  ])
  func `is left alone where it is short, or of something else`(_ statements: String) async throws {
    #expect(try await found(statements).isEmpty)
  }

  /// 393 points have room for about 50 letters.
  @Test func `is as long as the longest literal`() async throws {
    let title = "Top of the list, with more letters than fit beside each other"
    let found = try await found(
      "let row = GuestRow(); if isFirst { row.name.text = \"All\" } else { row.name.text = \"\(title)\" }"
    )
    #expect(found.count == 1)
  }
}
