import LayoutEngine
import Testing

@testable import PortableUIKit

/// A card as an app writes it: with a property, a lazy one and a list.
private final class CardView: UIView {
  let title = UILabel()
  lazy var badge = UIView()
  var dots: [UIView] = []
  private(set) var titleLine = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    dots = [UIView(), UIView()]
    for view in [title, badge] + dots {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    titleLine = #line + 1
    title.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

/// The layout of live views as a value.
@MainActor
@Suite struct `A layout snapshot` {
  private let card = CardView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func item(_ view: UIView, in snapshot: LayoutSnapshot) -> LayoutSnapshot.Item? {
    snapshot.items.first { $0.id == addressText(of: view) }
  }

  @Test func `calls views by the properties that hold them`() {
    let snapshot = card.layoutSnapshot()
    #expect(item(card.title, in: snapshot)?.label == "title")
    #expect(item(card.badge, in: snapshot)?.label == "badge")
    #expect(item(card.dots[1], in: snapshot)?.label == "dots[1]")
    #expect(item(card, in: snapshot)?.label == nil)
  }

  @Test func `calls them by the properties of a controller`() throws {
    final class Screen: UIViewController {
      let form = UIView()

      override func viewDidLoad() { view.addSubview(form) }
    }
    let screen = Screen()
    let snapshot = try #require(screen.view).layoutSnapshot()
    #expect(item(screen.form, in: snapshot)?.label == "form")
    #expect(snapshot.name == "Screen")
  }

  @Test func `leaves an identifier for accessibility as it is`() {
    card.title.accessibilityIdentifier = "Card Title"
    #expect(item(card.title, in: card.layoutSnapshot())?.label == "Card Title")
  }

  @Test func `says of views where they are constrained first, and nothing of the superview`() {
    let snapshot = card.layoutSnapshot(named: "Card")
    let place = SourceLocation(
      file: "PortableUIKitTests/LayoutSnapshotTests.swift",
      line: card.titleLine
    )
    #expect(item(card.title, in: snapshot)?.origin == place)
    #expect(item(card, in: snapshot)?.origin == nil)
    #expect(snapshot.name == "Card")
  }

  @Test func `knows the texts of labels, buttons and fields`() {
    let (button, field) = (UIButton(type: .system), UITextField())
    button.setTitle("Show", for: .normal)
    field.placeholder = "E-mail"
    card.title.text = "Offer"
    for view in [button, field] { card.addSubview(view) }
    let snapshot = card.layoutSnapshot()
    #expect(item(card.title, in: snapshot)?.text == "Offer")
    #expect(item(button, in: snapshot)?.text == "Show")
    #expect(item(field, in: snapshot)?.text == "E-mail")
    #expect(item(card, in: snapshot)?.text == nil)
  }

  @Test func `has the frames of a layout pass, and looks unless told otherwise`() {
    card.title.text = "Hello"
    #expect(item(card.title, in: card.layoutSnapshot())?.frame.y == 8)
    #expect(item(card.title, in: card.layoutSnapshot())?.look != nil)
    #expect(item(card.title, in: card.layoutSnapshot(includesLook: false))?.look == nil)
  }
}
