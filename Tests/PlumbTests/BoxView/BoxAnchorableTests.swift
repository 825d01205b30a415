#if canImport(UIKit)
import Testing
import UIKit

@testable import Plumb

@MainActor
@Suite struct `Items added by hand` {
  private let root = smallRoot()
  private let a = UIView()
  private let b = UIView()

  private var names: Names { Names(["a": a, "b": b, "root": root]) }

  @Test func `are laid out in any view`() {
    let made = root.addBoxItems(
      [a.boxed.height(20), b.boxed],
      spacing: 10,
      insets: .all(5)
    )
    #expect(root.subviews == [a, b])
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    #expect(made.allSatisfy { $0.isActive })
    #expect(
      names.texts(made) == [
        "a.top == root.top + 5.0", "a.leading == root.leading + 5.0",
        "a.trailing == root.trailing - 5.0", "a.height == 20.0", "b.top == a.bottom + 10.0",
        "b.leading == root.leading + 5.0", "b.trailing == root.trailing - 5.0",
        "root.bottom == b.bottom + 5.0",
      ]
    )
    root.layoutIfNeeded()
    #expect(a.frame == rect(5, 5, 190, 20))
    #expect(b.frame == rect(5, 35, 190, 60))
  }

  @Test func `are a row, with guides between them`() {
    root.addBoxItems([a.boxed.width(20), .flex(), b.boxed.width(30)], axis: .x)
    #expect(root.layoutGuides.count == 1)
    root.layoutIfNeeded()
    #expect(a.frame == rect(0, 0, 20, 100))
    #expect(b.frame == rect(170, 0, 30, 100))
    #expect(root.layoutGuides.first?.layoutFrame == rect(20, 0, 150, 100))
  }

  @Test func `are one item without brackets`() {
    #expect(root.addBoxItems(a.boxed.all(10)).count == 4)
    #expect(root.addBoxItem(b.boxed.all(20), insets: .all(1)).count == 4)
    root.layoutIfNeeded()
    #expect(a.frame == rect(10, 10, 180, 80))
    #expect(b.frame == rect(21, 21, 158, 58))
  }

  @Test func `are only constrained in a guide`() {
    root.layoutMargins = .all(10)
    root.addSubview(a)
    let made = root.layoutMarginsGuide.addBoxItems([a.boxed, .height(30)])
    #expect(made.count == 8)
    #expect(root.subviews == [a])
    root.layoutIfNeeded()
    #expect(a.frame == rect(10, 10, 180, 50))
  }

  @Test func `go into the view of a guide where that is asked for`() {
    root.layoutMargins = .all(10)
    root.layoutMarginsGuide.addBoxedView(a)
    #expect(a.superview === root)
    let inner = UIView()
    root.addBoxedView(inner)
    root.layoutMarginsGuide.addBoxedView(b, to: inner, layout: .withPins(top: Pin(5)))
    #expect(b.superview === inner)
    root.layoutIfNeeded()
    #expect(a.frame == rect(10, 10, 180, 80))
    #expect(inner.frame == rect(0, 0, 200, 100))
    #expect(b.frame == rect(10, 15, 180, 75))
  }

  @Test func `fill a view as one view with a layout`() {
    root.addBoxedView(a, layout: .withPins(left: Pin(40)))
    root.layoutIfNeeded()
    #expect(a.frame == rect(40, 0, 160, 100))
  }

  @Test func `follow the direction that a view forces`() {
    root.semanticContentAttribute = .forceRightToLeft
    root.addBoxItems([a.boxed.width(20), b.boxed.left(4)], axis: .x)
    root.layoutIfNeeded()
    #expect(a.frame == rect(180, 0, 20, 100))
    #expect(b.frame == rect(0, 0, 176, 100))
    root.layoutMargins = .all(10)
    let c = UIView()
    root.addSubview(c)
    #expect(root.layoutMarginsGuide.semanticContentAttribute == .forceRightToLeft)
    #expect(UILayoutGuide().semanticContentAttribute == .unspecified)
    root.layoutMarginsGuide.addBoxItems([c.boxed.left(4).width(8).right(nil)], axis: .x)
    root.layoutIfNeeded()
    // 190 − 4 − 8
    #expect(c.frame == rect(178, 10, 8, 80))
  }

  @Test func `are reported in a box, which lays out its own, unless it allows them`() {
    let box = BoxView()
    #expect(problems { box.addBoxItems([a.boxed]) }.count == 1)
    #expect(a.superview === box && box.items.isEmpty)
    box.allowNotManagedViews = true
    #expect(problems { box.addBoxItems([b.boxed]) } == [])
  }

  @Test func `are reported and left out where they are there twice or hold the others`() {
    var made: [NSLayoutConstraint] = []
    let messages = problems { made = root.addBoxItems([a.boxed, a.boxed, root.boxed]) }
    #expect(messages.count == 2)
    #expect(names.texts(made).count == 4)
  }

  @Test func `are reported with the place of the call`() {
    let (file, line) = (#fileID, #line as UInt)
    let reported = issues { root.addBoxItems([root.boxed]) }
    #expect(reported.map { $0.file } == [file])
    #expect(reported.map { $0.line } == [line + 1])
  }

  @Test func `are reported, and not active, where they stand in another hierarchy`() {
    root.layoutMargins = .all(10)
    var made: [NSLayoutConstraint] = []
    let messages = problems { made = root.layoutMarginsGuide.addBoxItems([a.boxed]) }
    #expect(messages.count == 4)
    #expect(messages.first?.contains("no common ancestor") == true)
    #expect(made.count == 4 && made.allSatisfy { !$0.isActive })
    #expect(problems { UILayoutGuide().addBoxItems([b.boxed.height(3)]) }.count == 4)
  }
}

/// A root of 200 by 100 points.
@MainActor
private func smallRoot() -> UIView { root(200, 100) }

@MainActor
@Suite struct `Pins of views and guides` {
  private let root = smallRoot()
  private let a = UIView().al
  private let b = UIView().al

  private var names: Names { Names(["a": a, "b": b, "root": root]) }

  init() {
    root.addSubview(a)
    root.addSubview(b)
  }

  private func text(_ constraint: NSLayoutConstraint) -> String {
    #expect(constraint.isActive)
    return names.text(constraint)
  }

  @Test func `relate an edge to an edge`() {
    #expect(text(a.pin(.left, to: .right, of: b)) == "a.leading == b.trailing")
    #expect(text(a.pin(.left, to: .right, of: b, pin: >=5)) == "a.leading >= b.trailing + 5.0")
    #expect(text(a.pin(.top, to: .bottom, of: b, offset: 6)) == "a.top == b.bottom + 6.0")
    #expect(
      text(a.pin(.centerY, to: .top, of: root, pin: (<=7).low()))
        == "a.centerY <= root.top + 7.0 @250.0"
    )
    #expect(text(a.pinSameEdge(.bottom, of: b)) == "a.bottom == b.bottom")
    #expect(text(a.pinSameEdge(.bottom, of: b, offset: -2)) == "a.bottom == b.bottom - 2.0")
    #expect(text(a.pinSameEdge(.right, of: b, pin: <=2)) == "a.trailing <= b.trailing + 2.0")
  }

  @Test func `are left inactive on request`() {
    let inactive = [
      a.pin(.left, to: .right, of: b, activate: false),
      a.pin(.left, to: .right, of: b, offset: 1, activate: false),
      a.pinSameEdge(.left, of: b, activate: false),
      a.pinWidth(1, activate: false),
      a.pinHeight(to: b, activate: false),
      a.pinAspect(1, activate: false),
    ]
    #expect(inactive.allSatisfy { !$0.isActive })
    #expect(root.constraints == [] && a.constraints == [])
  }

  @Test func `read left and right by the attribute that is given`() {
    #expect(
      text(a.pin(.left, to: .right, of: b, pin: >=5, sca: .forceRightToLeft))
        == "a.right <= b.left - 5.0"
    )
    #expect(
      text(a.pin(.left, to: .left, of: root, offset: 5, sca: .forceLeftToRight))
        == "a.left == root.left + 5.0"
    )
    #expect(
      text(a.pin(.centerX, to: .centerX, of: root, offset: 5, sca: .forceRightToLeft))
        == "a.centerX == root.centerX - 5.0"
    )
    #expect(
      text(a.pin(.left, to: .left, of: root, offset: 5, sca: .unspecified))
        == "a.leading == root.leading + 5.0"
    )
  }

  @Test func `read left and right as the superview does where none is given`() {
    root.semanticContentAttribute = .forceRightToLeft
    #expect(text(a.pin(.left, to: .left, of: root, offset: 5)) == "a.right == root.right - 5.0")
    #expect(text(a.pin(.left, to: .right, of: b, pin: >=5)) == "a.right <= b.left - 5.0")
    #expect(
      text(a.pin(.centerX, to: .centerX, of: root, offset: 5)) == "a.centerX == root.centerX - 5.0"
    )
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    #expect(
      text(guide.pin(.right, to: .right, of: root, offset: -5))
        == "UILayoutGuide.left == root.left + 5.0"
    )
  }

  @Test func `give sizes by number, by pin and by another item`() {
    #expect(text(a.pinWidth(5)) == "a.width == 5.0")
    #expect(text(a.pinWidth(>=5)) == "a.width >= 5.0")
    #expect(text(a.pinWidth(to: b)) == "a.width == b.width")
    #expect(text(a.pinWidth(to: b, offset: 2)) == "a.width == b.width + 2.0")
    #expect(text(a.pinWidth(to: b, pin: <=2)) == "a.width <= b.width + 2.0")
    #expect(text(a.pinWidth(to: b, multiPin: >=2 * 0.5)) == "a.width >= b.width * 0.5 + 2.0")
    #expect(text(a.pinHeight(5)) == "a.height == 5.0")
    #expect(text(a.pinHeight(<=5)) == "a.height <= 5.0")
    #expect(text(a.pinHeight(to: b)) == "a.height == b.height")
    #expect(text(a.pinHeight(to: b, offset: 2)) == "a.height == b.height + 2.0")
    #expect(text(a.pinHeight(to: b, pin: (==2).high())) == "a.height == b.height + 2.0 @750.0")
    #expect(text(a.pinHeight(to: root, multiPin: *0.5)) == "a.height == root.height * 0.5")
    #expect(
      a.pinSize(CGSize(width: 3, height: 4)).map { text($0) } == [
        "a.width == 3.0", "a.height == 4.0",
      ]
    )
  }

  @Test func `give proportions as height by width`() {
    #expect(text(a.pinAspect(0.75)) == "a.height == a.width * 0.75")
    #expect(text(a.pinAspectFromSize(CGSize(width: 4, height: 2))) == "a.height == a.width * 0.5")
    root.addBoxItems([b.boxed.width(40).right(nil).allY(nil)], axis: .x)
    b.pinSameEdge(.top, of: root)
    b.pinAspect(2)
    root.layoutIfNeeded()
    #expect(b.frame.size == CGSize(width: 40, height: 80))
  }

  @Test func `give several items the size of the first`() {
    let c = UIView()
    root.addSubview(c)
    #expect(
      Names(["a": a, "b": b, "c": c]).texts([a, b, c].pinSameWidth() + [a, b, c].pinSameHeight())
        == [
          "b.width == a.width", "c.width == a.width", "b.height == a.height",
          "c.height == a.height",
        ]
    )
    #expect([UIView]().pinSameWidth() == [] && [a].pinSameHeight() == [])
  }

  @Test func `of different axes are made as UIKit makes them, and reported`() {
    var made: NSLayoutConstraint?
    let messages = problems { made = a.pin(.left, to: .top, of: b) }
    #expect(messages.count == 1)
    #expect(made.map { names.text($0) } == "a.leading == b.top")
  }

  @Test func `that no constraint can have are reported and hold nothing`() {
    var made: NSLayoutConstraint?
    let messages = problems { made = a.pinAspectFromSize(.zero) }
    #expect(messages.count == 1)
    #expect(made?.isActive == false)
    made?.isActive = true
  }

  @Test func `to other hierarchies are reported and stay inactive`() {
    let messages = problems {
      #expect(!a.pin(.left, to: .left, of: UIView()).isActive)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("UIView in UIView") == true)
  }
}
#endif
