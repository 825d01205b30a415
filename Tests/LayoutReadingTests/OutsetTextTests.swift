import LayoutEngine
import PlumbDiagnosis
import Testing

/// Texts that constraints push out of what they are in.
@MainActor
@Suite(.serialized) struct `A text at the far side of its card` {
  private func outsets(_ constraints: String, _ name: String = "price") async throws -> [Finding] {
    try await check(
      """
      import UIKit
      final class PriceCell: UITableViewCell {
        let \(name) = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          let label = \(name)
          label.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(label)
          NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            \(constraints)
          ])
        }
        required init?(coder: NSCoder) { nil }
        func configure(with product: Product) { \(name).text = product.price }
      }
      """
    ).filter { $0.rule == .outsetOffset }
  }

  /// An empty label takes no room: it is seen once it has a text.
  @Test func `is told to stick out once it is filled`() async throws {
    let found = try await outsets(
      "label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: 16)"
    )
    #expect(
      found.map(\.message) == [
        "`price` sticks out of `contentView` by 16 points (right): `price` trailing"
      ]
    )
  }

  /// Who uses the cell gives the label its text.
  @Test(arguments: ["price", "badgeLabel"])
  func `is told to stick out where nothing here fills it, unless it is a badge`(_ name: String)
    async throws
  {
    let found = try await check(
      """
      import UIKit
      final class PriceCell: UITableViewCell {
        let \(name) = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          \(name).translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(\(name))
          \(name).centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
          \(name).trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: 16)
            .isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ).filter { $0.rule == .outsetOffset }
    #expect(found.count == (name == "price" ? 1 : 0))
  }

  /// One number for a near edge and a far one means an inset, whatever the height of the text is.
  @Test func `is told where one line holds it in at a near edge by as much`() async throws {
    let found = try await check(
      """
      import UIKit
      import SnapKit
      final class NoteView: UIView {
        let picture = UIImageView(), note = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          [picture, note].forEach(addSubview)
          picture.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
          note.snp.makeConstraints { make in
            make.top.equalTo(picture.snp.bottom).offset(8)
            make.leading.bottom.equalToSuperview().offset(16)
          }
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ).filter { $0.rule == .outsetOffset }
    #expect(found.map(\.location?.line) == [11])
    #expect(found.first?.message.hasPrefix("`note` sticks out of NoteView by 16 points") == true)
  }

  /// What is held in at the near side of the other axis is no badge at a corner.
  @Test func `is told of a stack of texts beside a picture`() async throws {
    let found = try await check(
      """
      import UIKit
      final class AppCell: UICollectionViewCell {
        let icon = UIImageView(), title = UILabel(), maker = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          let texts = UIStackView(arrangedSubviews: [title, maker])
          texts.axis = .vertical
          for each in [icon, texts] {
            each.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(each)
          }
          NSLayoutConstraint.activate([
            icon.topAnchor.constraint(equalTo: contentView.topAnchor),
            icon.leftAnchor.constraint(equalTo: contentView.leftAnchor),
            icon.widthAnchor.constraint(equalToConstant: 40),
            icon.heightAnchor.constraint(equalToConstant: 40),
            texts.leftAnchor.constraint(equalTo: icon.rightAnchor, constant: 8),
            texts.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: 10),
            texts.rightAnchor.constraint(equalTo: contentView.rightAnchor, constant: 16),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ).filter { $0.rule == .outsetOffset }
    #expect(found.map(\.location?.line) == [19, 20])
  }

  /// The number of a badge lies on the edge on purpose.
  @Test func `may stick out as a badge`() async throws {
    let found = try await outsets(
      "label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: 16)",
      "badgeLabel"
    )
    #expect(found.isEmpty)
  }

  @Test func `is told that has to reach beyond it`() async throws {
    let found = try await outsets(
      """
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 80),
      label.trailingAnchor.constraint(greaterThanOrEqualTo: contentView.trailingAnchor, constant: 16)
      """
    )
    #expect(
      found.map(\.message) == [
        "`price` has to stick out of `contentView` by 16 points or more (right): "
          + "`price` trailing ≥ `contentView` trailing + 16"
      ]
    )
    #expect(
      found.map(\.suggestion) == [
        "turn the relation and the sign around: `price` trailing ≤ `contentView` trailing − 16"
      ]
    )
  }

  /// It may be as wide as it likes up to there.
  @Test func `may end before somewhere outside`() async throws {
    let found = try await outsets(
      """
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 80),
      label.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: 16)
      """
    )
    #expect(found.isEmpty)
  }

  @Test func `may not stick out by what others are held inside`() async throws {
    let found = try await outsets(
      """
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: 16)
      """
    )
    #expect(
      found.map(\.message) == [
        "`price` may stick out of `contentView` by 16 points (right): `price` trailing ≤ `contentView` trailing + 16"
      ]
    )
    #expect(
      found.map(\.suggestion) == [
        "make the constant −16 instead of 16: it counts to the right and down at every edge"
      ]
    )
  }

  /// The content view fills the cell.
  @Test func `may not stick out of the cell`() async throws {
    let found = try await outsets(
      """
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: 16)
      """
    )
    #expect(
      found.map(\.message) == [
        "`price` may stick out of `contentView` by 16 points (right): `price` trailing ≤ PriceCell trailing + 16"
      ]
    )
  }

  @Test func `is held inside by another limit`() async throws {
    let found = try await outsets(
      """
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: 16),
      label.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -8)
      """
    )
    #expect(found.isEmpty)
  }

  @Test func `is kept from ending sooner, and not inside`() async throws {
    let found = try await outsets(
      """
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 80),
      label.trailingAnchor.constraint(greaterThanOrEqualTo: contentView.trailingAnchor, constant: -16)
      """
    )
    #expect(
      found.map(\.message) == [
        "nothing keeps `price` inside `contentView` (right): `price` trailing ≥ `contentView` trailing − 16 "
          + "only keeps it from ending sooner"
      ]
    )
    #expect(
      found.map(\.suggestion) == [
        "turn the relation around: `price` trailing ≤ `contentView` trailing − 16"
      ]
    )
  }

  /// It reaches the last points, and ends there.
  @Test func `may reach the edge where something else ends it`() async throws {
    let found = try await outsets(
      """
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 80),
      label.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor),
      label.trailingAnchor.constraint(greaterThanOrEqualTo: contentView.trailingAnchor, constant: -16)
      """
    )
    #expect(found.isEmpty)
  }
}
