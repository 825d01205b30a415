import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// What UIKit places beside constraints.
@MainActor
@Suite(.serialized) struct `What UIKit places` {
  private func found(_ body: String) async throws -> [Finding] {
    try await check(
      """
      import UIKit
      final class Page: UIViewController {
        let scroll = UIScrollView(), picture = UIView(), field = UITextField(), button = UIButton()
        override func viewDidLoad() {
          super.viewDidLoad()
          for each in [picture, field, button] {
            each.translatesAutoresizingMaskIntoConstraints = false
          }
          \(body)
        }
      }
      """
    )
  }

  private func scroll(_ size: String, _ more: String = "") -> String {
    """
    scroll.frame = view.bounds
    \(size)
    view.addSubview(scroll)
    scroll.addSubview(picture)
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: scroll.topAnchor),
      picture.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      picture.heightAnchor.constraint(equalToConstant: 300),
      \(more)
    ])
    """
  }

  @Test(arguments: [
    ("", true), ("scroll.contentSize = CGSize(width: 300, height: 2000)", false),
    ("scroll.contentSize.height = 2000", false),
  ])
  func `has the content of a scroll view a size that code sets`(_ size: String, _ isOpen: Bool)
    async throws
  {
    #expect(try await found(scroll(size)).contains { $0.rule == .ambiguous } == isOpen)
  }

  @Test func `leaves nothing open of the view beside the text of a field`() async throws {
    let placed = try await found(
      """
      view.addSubview(field)
      field.rightView = button
      field.rightViewMode = .always
      NSLayoutConstraint.activate([
        button.widthAnchor.constraint(equalToConstant: 24),
        button.heightAnchor.constraint(equalToConstant: 24),
        field.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      ])
      """
    )
    #expect(!placed.contains { $0.rule == .ambiguous })
  }

  @Test func `blames no mask of a controller's view`() async throws {
    let conflicts = try await found(
      """
      view.addSubview(picture)
      NSLayoutConstraint.activate([
        picture.topAnchor.constraint(equalTo: view.topAnchor),
        picture.heightAnchor.constraint(equalToConstant: 40),
        picture.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        picture.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        picture.widthAnchor.constraint(equalToConstant: 50),
        picture.centerXAnchor.constraint(equalTo: view.centerXAnchor, constant: 10),
      ])
      """
    ).filter { $0.rule == .conflict }
    #expect(conflicts.count == 2)
    #expect(conflicts.allSatisfy { !$0.message.contains("autoresizing mask") })
  }

  /// The view is a scroll view whose content is its text.
  @Test func `leaves nothing open of the content of a text view with a placeholder`() async throws {
    let found = try await check(
      """
      import UIKit
      final class NoteView: UITextView {
        let placeholder = UILabel()
        override init(frame: CGRect, textContainer: NSTextContainer?) {
          super.init(frame: frame, textContainer: textContainer)
          isScrollEnabled = false
          heightAnchor.constraint(equalToConstant: 300).isActive = true
          placeholder.text = "What is new?"
          placeholder.translatesAutoresizingMaskIntoConstraints = false
          addSubview(placeholder)
          placeholder.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
          placeholder.leftAnchor.constraint(equalTo: leftAnchor, constant: 4).isActive = true
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    )
    #expect(!found.contains { $0.rule == .ambiguous })
  }

  /// A list is as long as its rows, whatever is tied to its edges; a plain scroll view is as long as constraints say.
  @Test(arguments: [
    ("UITableView()", false),
    ("UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())", false),
    ("UIScrollView()", true),
  ])
  func `leaves nothing open of the content of a list with a label in it`(
    _ list: String,
    _ isOpen: Bool
  ) async throws {
    let found = try await check(
      """
      import UIKit
      final class Screen: UIViewController {
        let list = \(list)
        let nothing = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          nothing.text = "No results"
          view.addSubview(list)
          list.addSubview(nothing)
          list.translatesAutoresizingMaskIntoConstraints = false
          nothing.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: view.topAnchor),
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            nothing.leadingAnchor.constraint(equalTo: list.leadingAnchor, constant: 16),
            nothing.trailingAnchor.constraint(equalTo: list.trailingAnchor, constant: -16),
            nothing.topAnchor.constraint(equalTo: list.topAnchor, constant: 80),
          ])
        }
      }
      """
    )
    #expect(found.contains { $0.rule == .ambiguous } == isOpen)
  }
}
