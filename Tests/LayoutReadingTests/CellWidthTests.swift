import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Table cells, whose width the table gives.
@MainActor
@Suite(.serialized) struct `The width of a table cell` {
  private func source(_ cell: String, _ initializer: String) -> String {
    """
    import UIKit
    final class Row: \(cell) {
      let card = UIView()
      \(initializer)
      required init?(coder: NSCoder) { fatalError() }
      func build() {
        card.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(card)
        NSLayoutConstraint.activate([
          card.topAnchor.constraint(equalTo: contentView.topAnchor),
          card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          card.heightAnchor.constraint(equalToConstant: 40),
          card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
          card.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
          card.widthAnchor.constraint(equalToConstant: 200),
        ])
      }
    }
    """
  }

  @Test func `contradicts a width that is required`() async throws {
    let found = try await check(
      source(
        "UITableViewCell",
        """
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier); build()
        }
        """
      )
    )
    #expect(found.map(\.rule) == [.conflict])
  }

  @Test func `is not that of an item, which is as wide as its layout makes it`() async throws {
    let found = try await check(
      source(
        "UICollectionViewCell",
        "override init(frame: CGRect) { super.init(frame: frame); build() }"
      )
    )
    #expect(!found.contains { $0.rule == .conflict })
  }

  @Test func `contradicts a width that is required in a header of a table, too`() async throws {
    let found = try await check(
      source(
        "UITableViewHeaderFooterView",
        """
        override init(reuseIdentifier: String?) {
          super.init(reuseIdentifier: reuseIdentifier); build()
        }
        """
      )
    )
    #expect(found.map(\.rule) == [.conflict])
  }
}
