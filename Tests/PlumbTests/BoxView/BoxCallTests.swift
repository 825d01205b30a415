#if canImport(UIKit)
import Plumb
import Testing
import UIKit

/// A box as applications write them: all that BoxView lets a subclass override.
private class Card: BoxView {
  var setups = 0
  var updates = 0
  required init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
  override func setup() {
    super.setup()
    setups += 1
  }
  override func updateItems() {
    super.updateItems()
    updates += 1
  }
  override func updateConstraints() { super.updateConstraints() }
  override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
  override var semanticContentAttribute: UISemanticContentAttribute { didSet {} }
}

/// Forms of calls that compile with BoxView, each with what it makes.
@MainActor
@Suite struct `Calls of code for BoxView` {
  private let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  private let a = UIView()
  private let b = UIView()

  init() {
    superview.addSubview(a)
    superview.addSubview(b)
  }

  private func text(_ constraints: NSLayoutConstraint...) -> [String] {
    Names(["a": a, "b": b]).texts(constraints)
  }

  @Test func `pin an edge to the same edge without naming it twice`() {
    #expect(
      text(
        a.pin(.left, of: b),
        a.pin(.top, of: b, offset: 3),
        a.pinSameEdge(.right, to: b, pin: >=4, sca: .unspecified),
        a.pin(.left, to: .right, of: b, pin: .zero, sca: .forceRightToLeft, activate: false)
      ) == [
        "a.leading == b.leading", "a.top == b.top + 3.0", "a.trailing >= b.trailing + 4.0",
        "a.right == b.left",
      ]
    )
  }

  @Test func `make a square without an aspect`() {
    #expect(text(a.pinAspect()) == ["a.height == a.width"])
  }

  @Test func `take a layout from pins by edge`() {
    let layout = BoxLayout.boxEdgePins([.left: ==1, .centerY: >=2])
    #expect(layout == BoxLayout.withPins(left: ==1, centerY: >=2))
  }

  @Test func `change the pins of a layout that are named and no others`() {
    let layout = BoxLayout.zero.withFlex(2).withPins(top: ==1, left: nil)
    var expected = BoxLayout.zero
    (expected.top, expected.left, expected.flex) = (==1, nil, 2)
    #expect(layout == expected)
    #expect(BoxLayout.zero.withPins(width: ==5, height: nil).width == Pin(5))
  }

  @Test func `make a multiple of a constant, a relation and a priority`() {
    #expect(
      MultiPin(multiplier: 0.5, constant: 3, relation: .lessThanOrEqual, priority: .defaultLow)
        == MultiPin(0.5, <=3).low()
    )
  }

  @Test func `name dictionaries by edge, and changes of items`() {
    let lengths: BoxEdge.Values = [.left: 1]
    let constraints: BoxEdge.Constraints = [.left: a.pinWidth(10, activate: false)]
    let pins: BoxEdgePins = [.top: >=2]
    let update: BoxItemUpdate = { $0.top(1) }
    #expect(lengths[.left] == 1 && constraints[.left]?.constant == 10 && pins[.top] == >=2)
    #expect(update(a.boxed).layout.top == Pin(1))
  }

  @Test func `take nil for insets, front views and back views`() {
    let box = BoxView()
    box.items = [a.boxed, b.boxed]
    box.frontViews = [a]
    box.backViews = nil
    #expect(box.subviews == [b, a])
    box.frontViews = nil
    #expect(superview.addBoxItems([UIView().boxed], insets: nil).map(\.constant) == [0, 0, 0, 0])
  }

  @Test func `place a view after or before another`() {
    let box = BoxView()
    box.items = [a.boxed, b.boxed]
    let (above, below) = (UIView(), UIView())
    box.insertSubview(above, z: .after(a))
    box.insertSubview(below, z: .before(a))
    #expect(box.subviews == [below, a, above, b])
  }

  @Test func `make boxes of a class that requires a frame`() {
    let type: Card.Type = Card.self
    let card = type.init(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    card.layoutIfNeeded()
    #expect(card.setups == 1 && card.updates == 1)
  }

  @Test func `describe a layout in a line`() {
    let layout = BoxLayout.withPins(top: nil, bottom: nil, width: >=20)
      .withRelativeHeight(*0.5 & .defaultLow)
      .withFlex(2)
    #expect(
      layout.str
        == "left == 0.0, right == 0.0, width >= 20.0, height == 0.5 * box + 0.0 @250.0, flex 2.0"
    )
  }
}
#endif
