import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// What is told of a class whose texts and pictures are not known: what its constraints alone say.
@MainActor
@Suite(.serialized) struct `Findings without contents` {
  private func rules(_ constraints: String, _ more: String = "") async throws -> [Rule] {
    try await check(
      """
      import UIKit
      final class Offer: UIViewController {
        let model: OfferModel
        let caption = UILabel(), box = UIView(), picture = UIImageView()
        init(model: OfferModel) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          caption.text = model.title
          for each in [caption, box, picture] {
            each.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(each)
          }
          NSLayoutConstraint.activate([
            caption.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            caption.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            picture.topAnchor.constraint(equalTo: caption.bottomAnchor),
            picture.leadingAnchor.constraint(equalTo: caption.leadingAnchor),
            box.topAnchor.constraint(equalTo: picture.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: caption.leadingAnchor),
            box.widthAnchor.constraint(equalToConstant: 40),
            \(constraints)
          ])
        }
        \(more)
      }
      """
    ).map(\.rule)
  }

  private let height = "box.heightAnchor.constraint(equalToConstant: 30),"
  private let toggle =
    "lazy var extra = box.heightAnchor.constraint(equalToConstant: 30); @objc func toggle() { extra.isActive = true }"

  @Test(arguments: [("-16", false), ("16", true)])
  func `tell a wrong sign`(_ constant: String, _ isTold: Bool) async throws {
    let trailing =
      "caption.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: \(constant)),"
    #expect(try await rules(height + trailing).contains(.outsetOffset) == isTold)
    #expect(try await rules(trailing, toggle).contains(.outsetOffset) == isTold)
  }

  /// What is put into a text decides on that alone.
  @Test(arguments: [
    "let whole = NSMutableAttributedString(); whole.append(Styler(text: \"Offer\").styled())",
    "let whole = NSMutableAttributedString(attributedString: Styler(text: \"Offer\").styled())",
  ])
  func `are told of a class that puts texts together`(_ lines: String) async throws {
    let layout = try #require(
      await read(
        """
        import UIKit
        final class OfferView: UIView {
          let caption = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(caption)
            \(lines)
            caption.attributedText = whole
          }
          required init?(coder: NSCoder) { nil }
        }
        """
      ).first
    )
    #expect(layout.coverage == .whole)
  }

  @Test func `tell a wrong sign of a view whose class is not known`() async throws {
    let found = try await check(
      """
      import UIKit
      final class Quiz: UIViewController {
        let board = QuizBoardView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(board)
          board.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            board.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            board.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            board.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            board.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 20),
          ])
        }
      }
      """
    )
    #expect(found.map(\.rule) == [.outsetOffset])
  }

  @Test func `tell what is open whatever a picture is`() async throws {
    #expect(try await rules("").contains(.ambiguous))
    #expect(try await !rules(height).contains(.ambiguous))
  }

  @Test func `tell nothing of what a method may constrain later`() async throws {
    #expect(try await !rules("", toggle).contains(.ambiguous))
  }

  /// A column of the rows that it is given, which has no height without any.
  @Test(arguments: [("init(rows: [UILabel])", "rows"), ("init(count: Int)", "[UILabel]()")])
  func `tell nothing of what the elements of a list would add`(
    _ initializer: String,
    _ rows: String
  ) async throws {
    let found = try await check(
      """
      import UIKit
      final class Column: UIView {
        let box = UIView()
        \(initializer) {
          super.init(frame: .zero)
          addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: topAnchor),
            box.leadingAnchor.constraint(equalTo: leadingAnchor),
            box.widthAnchor.constraint(equalToConstant: 100),
          ])
          for row in \(rows) {
            row.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(row)
            row.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
            row.bottomAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
          }
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    )
    #expect(found.map(\.rule) == (rows == "rows" ? [] : [.ambiguous]))
  }
}
