import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Classes of which something is in files that are not there.
@MainActor
@Suite(.serialized) struct `A class that is known in part` {
  /// The base class is one of the app's own, and only its name says what it is.
  @Test func `is a table's cell where the name of its base class says so`() async throws {
    let layouts = await read(
      """
      import UIKit
      class FilmCell: TableViewBaseCell {
        let title = UILabel()
        override func setUp() {
          contentView.addSubview(title)
          title.translatesAutoresizingMaskIntoConstraints = false
          title.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
        }
      }
      """
    )
    #expect(
      layouts.first?.reasons.map(\.message).contains(
        "`TableViewBaseCell` is not known: it is taken for a UITableViewCell"
      ) == true
    )
  }

  /// A helper that runs a block with its view, as Kotlin has it.
  @Test func `has the constraints that a block makes which a view runs`() async throws {
    let layouts = await read(
      """
      import UIKit
      final class Card: UIView {
        let title = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(title)
          title.run {
            $0.translatesAutoresizingMaskIntoConstraints = false
            $0.topAnchor.constraint(equalTo: topAnchor).isActive = true
          }
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    )
    #expect(layouts.first?.coverage == .whole)
    #expect(layouts.first?.snapshot?.constraints.contains { $0.source == .app } == true)
  }

  /// An initialiser that is not there, of a class that is not, or of UIKit's own.
  @Test(arguments: [
    "FormStackView(axis: .vertical, arrangedSubviews: [name, card], spacing: 8)",
    "UIStackView(views: [name, card], axis: .vertical)",
  ])
  func `has the views in a stack view that it hands to it`(_ made: String) async throws {
    let layouts = await read(
      """
      import UIKit
      final class Form: UIView {
        private let name = UITextField(), card = ThemeCard()
        private lazy var stack = \(made)
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(stack)
          stack.translatesAutoresizingMaskIntoConstraints = false
          stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
          card.heightAnchor.constraint(equalToConstant: 50).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    )
    let items = layouts.first?.snapshot?.items ?? []
    let stack = items.firstIndex { $0.stack != nil }
    #expect(stack != nil)
    #expect(items.filter { $0.parent == stack }.count == 2)
    #expect(items[stack ?? 0].stack?.axis == .vertical)
  }

  /// By how much the fields are parted has nothing to do with the size of what is scrolled.
  @Test func `has an open content size whatever the spacing in a stack view is`() async throws {
    let source = """
      import UIKit
      final class SignUp: UIViewController {
        let scroll = UIScrollView(), fields = UIStackView()
        override func viewDidLoad() {
          super.viewDidLoad()
          fields.axis = .vertical
          fields.spacing = Theme.gap
          fields.addArrangedSubview(ThemeField())
          view.addSubview(scroll)
          scroll.addSubview(fields)
          scroll.translatesAutoresizingMaskIntoConstraints = false
          fields.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            fields.topAnchor.constraint(equalTo: scroll.topAnchor),
            fields.widthAnchor.constraint(equalTo: scroll.widthAnchor),
          ])
        }
      }
      """
    #expect(try await check(source).map(\.rule) == [.ambiguous])
  }

  /// A row whose content view is smaller by its own code: how high the row is in another state is its list's to say.
  @Test func `is left alone where a state only lacks height in its row`() async throws {
    let source = """
      import UIKit
      final class Row: UITableViewCell {
        let picture = UIImageView(), title = UILabel()
        private var closed: NSLayoutConstraint!
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          title.text = "Oslo"
          for view in [picture, title] {
            contentView.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
            view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
            view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
          }
          closed = picture.heightAnchor.constraint(equalToConstant: 20)
          NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
            title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
          ])
        }
        required init?(coder: NSCoder) { nil }
        func close() { closed.isActive = true }
        override func layoutSubviews() {
          super.layoutSubviews()
          contentView.frame = contentView.frame.insetBy(dx: 30, dy: 10)
        }
      }
      """
    let rules = try await check(source).map(\.rule)
    #expect(!rules.contains(.contradictingStates))
  }

  /// What a protocol that is not there calls: the parts are added before they are tied.
  @Test func `has its components before their constraints`() async throws {
    let layouts = await read(
      """
      import UIKit
      final class Form: UIView, ViewCode {
        let title = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          setupView()
        }
        required init?(coder: NSCoder) { nil }
        func addConstraints() {
          title.translatesAutoresizingMaskIntoConstraints = false
          title.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
        func addComponents() { addSubview(title) }
      }
      """
    )
    let reasons = layouts.first?.reasons.map(\.message) ?? []
    #expect(!reasons.isEmpty)
    #expect(!reasons.contains { $0.hasPrefix("nothing that was read adds") })
  }
}
