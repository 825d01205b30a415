import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Sizes and texts that only the running app gives a view.
@MainActor
@Suite(.serialized) struct `What only the running app gives a view` {
  private func row(_ setUp: String, _ constraints: String) async throws -> [Rule] {
    try await check(
      """
      import UIKit
      final class Row: UITableViewCell {
        let body = UILabel(), note = UILabel(), heart = UIView(), share = UIView()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          body.numberOfLines = 0
          note.numberOfLines = 0
          \(setUp)
          for view in [body, note, heart, share] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
          }
          for label in [body, note] {
            label.leadingAnchor.constraint(equalTo: heart.trailingAnchor).isActive = true
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
          }
          NSLayoutConstraint.activate([
            heart.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            heart.widthAnchor.constraint(equalToConstant: 50),
            \(constraints)
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    ).map(\.rule)
  }

  /// Two labels that nobody has filled yet, in a row that a heart of 50 points makes higher than they are.
  @Test func `decides which of two empty labels grows`() async throws {
    let constraints = """
      share.topAnchor.constraint(equalTo: contentView.topAnchor),
      share.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      share.widthAnchor.constraint(equalToConstant: 10),
      share.heightAnchor.constraint(equalToConstant: 10),
      heart.heightAnchor.constraint(equalToConstant: 50),
      heart.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      heart.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 1),
      body.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      note.topAnchor.constraint(equalTo: body.bottomAnchor, constant: 5),
      note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -15),
      """
    let empty = try await row("", constraints)
    #expect(!empty.contains(.equalPriorities) && !empty.contains(.ambiguous))
    // With a heart of 350 points there is something to share whatever the labels say.
    let high = try await row("", constraints.replacing("Constant: 50)", with: "Constant: 350)"))
    #expect(high.contains(.equalPriorities))
  }

  /// A row of the height of its text: what hangs on the last view in it stays inside, however long the text is.
  @Test func `leaves a row as high as its text wants it`() async throws {
    let rules = try await row(
      "body.text = String(repeating: \"a long text that goes on \", count: 20)",
      """
      body.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      body.bottomAnchor.constraint(equalTo: note.topAnchor, constant: -5),
      note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      heart.heightAnchor.constraint(equalToConstant: 20),
      heart.centerYAnchor.constraint(equalTo: note.centerYAnchor),
      share.heightAnchor.constraint(equalToConstant: 20),
      share.widthAnchor.constraint(equalToConstant: 20),
      share.centerYAnchor.constraint(equalTo: note.centerYAnchor),
      share.leadingAnchor.constraint(equalTo: heart.trailingAnchor, constant: 20),
      """
    )
    #expect(!rules.contains(.unboundedGrowth))
  }

  /// A card as wide as the picture in it requires, with a badge whose width contradicts its distances in any card.
  @Test func `is not what a conflict in a card of any width hangs on`() async throws {
    let found = try await check(
      """
      import UIKit
      final class Card: UICollectionViewCell {
        let picture = UIView(), badge = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          for view in [picture, badge] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
          }
          NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: contentView.topAnchor),
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            picture.widthAnchor.constraint(equalToConstant: 188),
            picture.heightAnchor.constraint(equalToConstant: 126),
            badge.topAnchor.constraint(equalTo: picture.bottomAnchor),
            badge.heightAnchor.constraint(equalToConstant: 20),
            badge.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            badge.leadingAnchor.constraint(equalTo: picture.leadingAnchor),
            badge.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: -80),
            badge.widthAnchor.constraint(equalToConstant: 50),
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    ).filter { $0.rule == .conflict }
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { !$0.message.contains("in 393 points") })
    #expect(found.allSatisfy { $0.message.contains("they miss by 58 points") })
  }

  /// A panel that makes its constraints while it is laid out: whoever shows it gives it the height of its content.
  @Test func `is a height that code which lays out late did not ask for`() async throws {
    let rules = try await check(
      """
      import UIKit
      final class Panel: UIView {
        let figure = UILabel()
        override func layoutSubviews() {
          super.layoutSubviews()
          figure.translatesAutoresizingMaskIntoConstraints = false
          addSubview(figure)
          NSLayoutConstraint.activate([
            figure.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            figure.heightAnchor.constraint(equalToConstant: 34),
            figure.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            figure.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            figure.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
          ])
        }
      }
      """
    ).map(\.rule)
    #expect(rules.contains(.constraintsPileUp))
    #expect(!rules.contains(.conflict))
  }

  /// An initialiser that is handed the width of its view takes its margins off it.
  @Test func `is a width that leaves room for margins`() async throws {
    let rules = try await check(
      """
      import UIKit
      final class Schedule: UIView {
        let info = UILabel()
        init(viewWidth: CGFloat, title: String) {
          super.init(frame: .zero)
          info.text = title
          info.translatesAutoresizingMaskIntoConstraints = false
          addSubview(info)
          NSLayoutConstraint.activate([
            info.widthAnchor.constraint(equalToConstant: viewWidth - 12 * 2),
            info.topAnchor.constraint(equalTo: topAnchor),
            info.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            info.bottomAnchor.constraint(equalTo: bottomAnchor),
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    ).map(\.rule)
    #expect(!rules.contains(.conflict))
  }
}
