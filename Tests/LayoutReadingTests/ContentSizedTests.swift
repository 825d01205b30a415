import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// What a check tells of views and cells that are as large as their content.
@MainActor
@Suite(.serialized) struct `Views as large as their content` {
  private func tag(_ width: String) -> String {
    """
    import UIKit
    final class Tag: UIView {
      private let symbol = UILabel()
      private let name = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        symbol.text = "#"
        name.text = "swift"
        for each in [symbol, name] {
          each.translatesAutoresizingMaskIntoConstraints = false
          addSubview(each)
        }
        NSLayoutConstraint.activate([
          symbol.topAnchor.constraint(equalTo: topAnchor),
          symbol.bottomAnchor.constraint(equalTo: bottomAnchor),
          symbol.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
          name.leadingAnchor.constraint(equalTo: symbol.trailingAnchor, constant: 4),
          name.centerYAnchor.constraint(equalTo: symbol.centerYAnchor),
          name.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
          \(width)
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    """
  }

  @Test func `leave no room that two texts share`() async throws {
    #expect(try await !check(tag("")).contains { $0.rule == .equalPriorities })
  }

  @Test func `are told room that their own width leaves`() async throws {
    let findings = try await check(tag("widthAnchor.constraint(equalToConstant: 200),"))
    #expect(findings.contains { $0.rule == .equalPriorities })
  }

  /// The content view of a cell of a collection is as large as the cell, whose label is tied to the cell itself.
  @Test func `have a content view that grows along`() async throws {
    let findings = try await check(
      """
      import UIKit
      final class Quote: UICollectionViewCell {
        private let words = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          translatesAutoresizingMaskIntoConstraints = false
          words.translatesAutoresizingMaskIntoConstraints = false
          words.numberOfLines = 0
          words.text = "This is a message of some words"
          contentView.addSubview(words)
          NSLayoutConstraint.activate([
            widthAnchor.constraint(equalToConstant: 157),
            words.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            words.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            words.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            words.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    )
    #expect(!findings.contains { $0.rule == .unboundedGrowth })
  }

  private func badge(_ width: String) -> String {
    """
    import UIKit
    final class Badge: UIView {
      private let pill = UIView()
      private let title = UILabel()
      override func layoutSubviews() {
        super.layoutSubviews()
        guard pill.superview == nil else { return }
        title.text = "A festival of this year"
        addSubview(pill)
        pill.addSubview(title)
        title.snp.makeConstraints { $0.center.equalToSuperview() }
        pill.snp.makeConstraints { make in
          make.top.leading.equalToSuperview().inset(10)
          make.height.equalTo(30)
          make.width.equalTo(\(width))
        }
      }
    }
    """
  }

  /// Where code takes the width of a text into a constraint, another text gets another one.
  @Test(arguments: [
    "title.intrinsicContentSize.width + 16",
    "title.sizeThatFits(.zero).width + 16",
    "ceil(\"A festival of this year\".size(withAttributes: [.font: title.font!]).width) + 16",
    "180",
  ])
  func `grow with a text that code measures`(_ width: String) async throws {
    let growing = try await check(badge(width)).filter { $0.rule == .unboundedGrowth }
    #expect(growing.isEmpty == (width != "180"))
  }

  /// An item of a collection view is as large as its layout says, which may be as large as its content.
  @Test func `has no room to share, as an item whose size nobody tells`() async throws {
    let source = """
      import UIKit
      final class Tag: UICollectionViewCell {
        let name = UIButton(), remove = UIButton(), row = UIStackView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          contentView.addSubview(row)
          row.addArrangedSubview(name)
          row.addArrangedSubview(remove)
          row.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            row.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 18),
            row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    #expect(try await !check(source).contains { $0.rule == .equalPriorities })
  }
}
