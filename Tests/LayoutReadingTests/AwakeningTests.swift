import LayoutEngine
import LayoutReading
import PlumbDiagnosis
import Testing

/// Classes whose views come with `awakeFromNib()`.
@MainActor
@Suite(.serialized) struct `A cell that builds itself when it awakes` {
  private func source(_ other: String) -> String {
    """
    import UIKit
    final class FilterRow: UITableViewCell {
      private let name = UILabel()
      let mark = UIView()
      \(other)
      override func awakeFromNib() {
        super.awakeFromNib()
        build()
      }
      private func build() {
        for each in [name, mark] {
          each.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(each)
        }
        NSLayoutConstraint.activate([
          name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
          name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
          name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
          mark.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
          mark.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
          mark.heightAnchor.constraint(equalToConstant: 8),
        ])
      }
    }
    """
  }

  @Test func `is read whole without outlets, and what is open in it is told`() async throws {
    let layout = try #require(await read(source("")).first)
    #expect(layout.coverage == .whole)
    #expect(layout.snapshot?.constraints.count { $0.source == .app } == 6)
    #expect(try await check(source("")).map(\.rule) == [.ambiguous])
  }

  @Test func `is not built twice where its initialiser builds it`() async throws {
    let initializer = """
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        build()
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      """
    let layout = try #require(await read(source(initializer)).first)
    #expect(layout.snapshot?.constraints.count { $0.source == .app } == 6)
  }
}
