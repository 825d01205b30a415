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

  /// A row of the height of its text: what hangs on the button below it stays inside, however long the text is.
  @Test func `leaves a row as high as its text wants it`() async throws {
    let rules = try await check(
      """
      import UIKit
      final class Row: UITableViewCell {
        let body = UILabel(), comment = UIButton(type: .system), share = UIButton(type: .system)
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          body.numberOfLines = 0
          body.text = String(repeating: "a long text that goes on ", count: 12)
          comment.setImage(UIImage(systemName: "message"), for: .normal)
          share.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
          for view in [body, comment, share] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
          }
          NSLayoutConstraint.activate([
            body.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            body.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            body.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -5),
            body.bottomAnchor.constraint(equalTo: comment.topAnchor, constant: -5),
            comment.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
            comment.leadingAnchor.constraint(equalTo: body.leadingAnchor),
            share.centerYAnchor.constraint(equalTo: comment.centerYAnchor),
            share.leadingAnchor.constraint(equalTo: comment.trailingAnchor, constant: 55),
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    ).map(\.rule)
    #expect(!rules.contains(.unboundedGrowth))
  }

  /// A card as wide as the picture in it requires, with badges whose width contradicts their distances in any card.
  @Test func `is not what a conflict in a card of any width hangs on`() async throws {
    let found = try await check(
      """
      import UIKit
      final class Card: UICollectionViewCell {
        let picture = UIView(), title = UILabel(), badges = UIStackView(), badge = UIView(), column = UIStackView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          column.axis = .vertical
          badges.addArrangedSubview(badge)
          column.addArrangedSubview(title)
          column.addArrangedSubview(badges)
          for view in [picture, column] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
          }
          badges.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: contentView.topAnchor),
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            picture.widthAnchor.constraint(equalToConstant: 188),
            picture.heightAnchor.constraint(equalToConstant: 126),
            column.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 4),
            column.leadingAnchor.constraint(equalTo: picture.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: picture.trailingAnchor),
            badges.widthAnchor.constraint(equalToConstant: 50),
            badges.trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: -80),
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    ).filter { $0.rule == .conflict }
    // 188 less 80 is 58 more than 50.
    #expect(found.contains { $0.message.contains("they miss by 58 points") })
    #expect(!found.contains { $0.message.contains("in 393 points") })
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
