import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// What a view that is filled does by what its code asks of the value that it gets.
@MainActor
@Suite(.serialized) struct `A view that is filled by what a value says` {
  private func found(_ methods: String, _ more: String = "") async throws -> [Finding] {
    try await check(
      """
      import UIKit
      final class Row: UITableViewCell {
        private let bubble = UIView(), words = UILabel()
        private var left: NSLayoutConstraint!
        private var right: NSLayoutConstraint!
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(bubble)
          bubble.addSubview(words)
          words.numberOfLines = 0
          for view in [bubble, words] { view.translatesAutoresizingMaskIntoConstraints = false }
          left = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
          right = bubble.trailingAnchor.constraint(
            equalTo: contentView.trailingAnchor, constant: -12)
          NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            bubble.widthAnchor.constraint(lessThanOrEqualToConstant: 250),
            words.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
            words.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 8),
            words.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -8),
            words.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
        \(methods)
      }
      \(more)
      """
    ).filter { [.contradictingStates, .conflict].contains($0.rule) }
  }

  @Test(arguments: [
    """
    func configure(with letter: Letter) {
      words.text = letter.words
      left.isActive = !letter.isOwn
      right.isActive = letter.isOwn
    }
    """,
    """
    func configure(with letter: Letter?) {
      guard let mail = letter else { return }
      words.text = mail.words
      if mail.isOwn {
        left.isActive = false
        right.isActive = true
      } else {
        left.isActive = true
        right.isActive = false
      }
    }
    """,
  ])
  func `lets go of one state too late`(_ method: String) async throws {
    let found = try await found(method)
    #expect(found.map(\.rule) == [.contradictingStates], "\(found)")
    let message = found.first?.message ?? ""
    #expect(message.contains("(while `configure(with:)` runs, where `"), "\(found)")
    #expect(message.hasSuffix("isOwn` no longer holds)"), "\(found)")
  }

  @Test func `lets go of one state too late where its property is set`() async throws {
    let found = try await found(
      """
      var letter: Letter! {
        didSet {
          if letter.sender == .other {
            left.isActive = true
            right.isActive = false
          } else {
            left.isActive = false
            right.isActive = true
          }
        }
      }
      """
    )
    #expect(found.map(\.rule) == [.contradictingStates], "\(found)")
    #expect(
      found.first?.message.hasSuffix(
        "(while `letter` is set, where `letter.sender == .other` holds, which it did not before)"
      ) == true,
      "\(found)"
    )
  }

  @Test func `is asked for the member of a value whose type is there`() async throws {
    let found = try await found(
      """
      func configure(with letter: Letter) {
        left.isActive = !letter.isOwn
        right.isActive = letter.isOwn
      }
      """,
      "struct Letter { let words: String; let isOwn: Bool }"
    )
    #expect(found.map(\.rule) == [.contradictingStates], "\(found)")
  }

  @Test(arguments: [
    """
    func configure(with letter: Letter) {
      left.isActive = false
      right.isActive = false
      (letter.isOwn ? right : left)?.isActive = true
    }
    """,
    """
    func configure(with letter: Letter) {
      left.isActive = false
      right.isActive = false
      if letter.isOwn { right.isActive = true } else { left.isActive = true }
    }
    """,
    """
    override func prepareForReuse() {
      super.prepareForReuse()
      left.isActive = false
      right.isActive = false
    }
    func configure(with letter: Letter) {
      left.isActive = !letter.isOwn
      right.isActive = letter.isOwn
    }
    """,
  ])
  func `lets go of one state in time`(_ methods: String) async throws {
    let found = try await found(methods)
    #expect(found.isEmpty, "\(found)")
  }

  private func hidden(_ methods: String) async throws -> [String] {
    try await check(
      """
      import UIKit
      final class Stars: UIView {
        let first = UIView(), second = UIView(), row = UIStackView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          row.translatesAutoresizingMaskIntoConstraints = false
          addSubview(row)
          for star in [first, second] {
            star.widthAnchor.constraint(equalToConstant: 20).isActive = true
            star.heightAnchor.constraint(equalToConstant: 20).isActive = true
            row.addArrangedSubview(star)
          }
          NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: topAnchor),
            row.bottomAnchor.constraint(equalTo: bottomAnchor),
            row.leadingAnchor.constraint(equalTo: leadingAnchor),
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
        \(methods)
      }
      """
    ).filter { $0.rule == .conflict }.map(\.message)
  }

  @Test(arguments: [
    (
      "func show(_ guess: Guess) { switch guess.level { case 1: first.isHidden = true; default: break } }",
      "(after `show(_:)`, where `guess.level` is `1`)"
    ),
    (
      "func show(index: Int) { let left = index % 3; if (left == 0) { first.isHidden = true } }",
      "(after `show(index:)`, where `left == 0` holds)"
    ),
    (
      "func setUp(with guess: Guess) { first.isHidden = guess.isSolved }",
      "(after `setUp(with:)`, where `guess.isSolved` holds)"
    ),
  ])
  func `hides what has a length of its own`(_ method: String, _ words: String) async throws {
    let found = try await hidden(method)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains("`first` is hidden in `row`") == true, "\(found)")
    #expect(found.first?.contains(words) == true, "\(found)")
  }

  @Test(arguments: [
    "func show(_ guess: Guess) { first.alpha = guess.isSolved ? 1 : 0 }",
    "func show(_ guess: Guess) { row.isHidden = guess.isSolved }",
  ])
  func `hides nothing of that kind`(_ method: String) async throws {
    #expect(try await hidden(method).isEmpty)
  }
}
