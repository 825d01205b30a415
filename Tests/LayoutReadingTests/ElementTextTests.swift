import PlumbDiagnosis
import Testing

/// Texts that a cell takes out of a list or a dictionary.
@MainActor
@Suite(.serialized) struct `A text out of a list` {
  private func isTold(_ method: String) async throws -> Bool {
    try await check(
      """
      import UIKit
      final class GuestRow: UITableViewCell {
        let name = UILabel()
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
        \(method)
      }
      """
    ).contains { $0.rule == .unboundedGrowth && $0.severity == .warning }
  }

  @Test(arguments: [
    "func show(_ guest: [String: Any]) { name.text = guest[\"name\"] as? String }",
    "func show(_ guest: [String: Any]?) { name.text = guest?[\"name\"] as? String ?? \"\" }",
    "func fill(_ guest: [String: String]) { name.text = guest[\"name\"] }",
    "func fill(texts: Array<String>) { name.text = texts[1] }",
    "func fill(guests: [Guest]) { name.text = guests[0].name }",
    "func configure(with guest: NSDictionary) { name.text = guest.object(forKey: \"name\") as? String }",
    "func show(_ guest: [String: Any]) { if let it = guest[\"name\"] as? String { name.text = it } }",
  ])
  func `may be of any length`(_ method: String) async throws {
    #expect(try await isTold(method))
  }

  @Test(arguments: [
    // What it is kept under says that it is short.
    "func show(_ guest: [String: Any]) { name.text = guest[\"price\"] as? String }",
    "func configure(with guest: Guest) { name.text = String(guest.age) }",
    "func configure(with guest: Guest) { name.text = \"\\(Int(guest.age)) years\" }",
  ])
  func `is short where its key or a number says so`(_ method: String) async throws {
    #expect(try await !isTold(method))
  }

  /// A list says nothing of what it has at a place.
  @Test func `is short where the label that shows it is named for something short`() async throws {
    let found = try await check(
      """
      import UIKit
      final class BillRow: UITableViewCell {
        let dateLabel = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          dateLabel.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(dateLabel)
          NSLayoutConstraint.activate([
            dateLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            dateLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            dateLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
          ])
        }
        required init?(coder: NSCoder) { nil }
        func fill(texts: [String]) { dateLabel.text = texts[2] }
      }
      """
    )
    #expect(!found.contains { $0.rule == .unboundedGrowth && $0.severity == .warning })
  }
}

/// A number of which only the type is known.
@MainActor
@Suite(.serialized) struct `A number from outside` {
  @Test func `is a text that another one covers`() async throws {
    let found = try await check(
      """
      import UIKit
      final class MealCell: UICollectionViewCell {
        let name = UILabel(), price = UILabel(), photo = UIImageView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          name.numberOfLines = 2
          for each in [name, price, photo] {
            each.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(each)
          }
          NSLayoutConstraint.activate([
            photo.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            photo.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            photo.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            photo.widthAnchor.constraint(equalToConstant: 40),
            photo.heightAnchor.constraint(equalToConstant: 40),
            name.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
            name.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            price.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
            price.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
          ])
        }
        required init?(coder: NSCoder) { nil }
        func configure(with meal: Meal) {
          name.text = meal.name
          price.text = "\\(Int(meal.price)) €"
        }
      }
      """
    )
    #expect(found.map(\.rule) == [.missingSiblingRelation])
  }
}
