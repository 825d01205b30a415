#if canImport(UIKit)
import Testing
import UIKit

@testable import Plumb

@MainActor
@Suite struct `Changes of a box` {
  private let stage = Stage()
  private let box = BoxView(axis: .y, spacing: 10, insets: .all(5))
  private let a = view()
  private let b = view()
  private let c = view()

  private var names: Names { Names(["a": a, "b": b, "c": c, "box": box]) }

  /// The constraints that left and those that came while `body` ran.
  private func changes(_ body: () -> Void) -> (gone: [String], new: [String]) {
    let before = box.managedConstraints
    body()
    box.updateConstraintsIfNeeded()
    let after = box.managedConstraints
    #expect(after.allSatisfy { $0.isActive })
    let gone = before.filter { constraint in !after.contains { $0 === constraint } }
    #expect(gone.allSatisfy { !$0.isActive })
    let new = after.filter { constraint in !before.contains { $0 === constraint } }
    return (names.texts(gone), names.texts(new))
  }

  private func start() {
    box.items = [a, b, c].boxed
    box.updateConstraints()
  }

  @Test func `of nothing exchange nothing`() {
    start()
    let (gone, new) = changes { box.items = [a, b, c].boxed }
    #expect(gone == [] && new == [])
  }

  @Test func `of one distance exchange nothing and change one constant`() {
    start()
    let before = names.texts(box.managedConstraints)
    let (gone, new) = changes { b.updateBoxItem { $0.top(7) } }
    #expect(gone == [] && new == [])
    let after = names.texts(box.managedConstraints)
    // 0 + 7 + 10
    #expect(zip(before, after).filter { $0 != $1 }.map { $1 } == ["b.top == a.bottom + 17.0"])
  }

  @Test func `of one relation exchange one constraint`() {
    start()
    let (gone, new) = changes { b.updateBoxItem { $0.left(>=7) } }
    #expect(gone == ["b.leading == box.leading + 5.0"])
    #expect(new == ["b.leading >= box.leading + 12.0"])
  }

  @Test func `of one priority exchange one constraint`() {
    start()
    let (gone, new) = changes { b.updateBoxItem { $0.left(==0 & .defaultHigh) } }
    #expect(gone == ["b.leading == box.leading + 5.0"])
    #expect(new == ["b.leading == box.leading + 5.0 @750.0"])
  }

  @Test func `that insert an item exchange the gap where it goes`() {
    box.items = [a, c].boxed
    box.updateConstraints()
    let (gone, new) = changes { box.insertItem(b.boxed.height(8), after: a, z: .back) }
    #expect(gone == ["c.top == a.bottom + 10.0"])
    #expect(
      new == [
        "b.top == a.bottom + 10.0", "b.leading == box.leading + 5.0",
        "b.trailing == box.trailing - 5.0", "b.height == 8.0", "c.top == b.bottom + 10.0",
      ]
    )
  }

  @Test func `that remove an item exchange what named it`() {
    start()
    let (gone, new) = changes { b.removeFromSuperview() }
    #expect(
      gone == [
        "b.top == a.bottom + 10.0", "b.leading == box.leading + 5.0",
        "b.trailing == box.trailing - 5.0", "c.top == b.bottom + 10.0",
      ]
    )
    #expect(new == ["c.top == a.bottom + 10.0"])
  }

  @Test func `of spacing and insets change constants only`() {
    start()
    let (gone, new) = changes {
      box.spacing = 20
      box.insets = .all(1)
    }
    #expect(gone == [] && new == [])
    #expect(
      names.texts(box.managedConstraints).filter { $0.contains("b.") } == [
        "b.top == a.bottom + 20.0", "b.leading == box.leading + 1.0",
        "b.trailing == box.trailing - 1.0", "c.top == b.bottom + 20.0",
      ]
    )
  }

  @Test func `of the axis move the chain to the other one`() {
    start()
    let (_, new) = changes { box.axis = .x }
    #expect(new.contains("b.leading == a.trailing + 10.0"))
  }

  @Test func `install again what someone deactivated`() throws {
    start()
    let constraint = try #require(box.managedConstraints.first)
    constraint.isActive = false
    let (gone, new) = changes { box.setNeedsUpdateConstraints() }
    #expect(gone == [] && new == [])
    #expect(constraint.isActive)
  }

  @Test func `leave constraints and views of others alone`() {
    let guest = view()
    box.addSubview(guest)
    let own = [a.pinWidth(50), guest.pin(.top, to: .top, of: box)]
    start()
    box.items = [c.boxed]
    box.updateConstraints()
    #expect(guest.superview === box)
    #expect(own.allSatisfy { $0.isActive })
    #expect(box.constraints.contains { $0 === own[1] })
  }

  @Test func `ask for an update of the constraints`() {
    start()
    box.updateConstraintsIfNeeded()
    let edits: [(String, () -> Void)] = [
      ("items", { box.items = [a, b].boxed }),
      ("an item", { a.updateBoxItem { $0.top(1) } }),
      ("a removal", { b.removeFromSuperview() }),
      ("axis", { box.axis = .x }),
      ("spacing", { box.spacing = 1 }),
      ("insets", { box.insets = .zero }),
      ("semantic", { box.semanticContentAttribute = .forceLeftToRight }),
      ("hidden", { box.excludeHiddenViews = true }),
      ("visibility", { a.isHidden = true }),
    ]
    for (name, edit) in edits {
      #expect(!box.needsUpdateConstraints())
      edit()
      #expect(box.needsUpdateConstraints(), "\(name)")
      box.updateConstraintsIfNeeded()
    }
    box.spacing = 1
    #expect(!box.needsUpdateConstraints())
  }

  @Test func `let go of everything with the box`() {
    weak var weakBox: BoxView?
    weak var weakView: UIView?
    weak var weakGuide: UILayoutGuide?
    do {
      let box = BoxView()
      let view = UILabel()
      let guide = UILayoutGuide()
      box.excludeHiddenViews = true
      box.items = [view.boxed.height(5), BoxItem(guide: guide)]
      view.updateBoxItem { $0.top(5) }
      let root = root(100, 100)
      root.addBoxItems(box.boxed)
      root.layoutIfNeeded()
      view.isHidden = true
      root.layoutIfNeeded()
      (weakBox, weakView, weakGuide) = (box, view, guide)
    }
    #expect(weakBox == nil)
    #expect(weakView == nil)
    #expect(weakGuide == nil)
  }

  @Test func `are made with the next layout`() {
    box.items = [a, b].boxed
    box.updateItemForObject(a) { $0.height(30) }
    stage.layOut(box, 100, 200)
    // Width 100 − 2 · 5; b begins at 5 + 30 + 10 and ends at 200 − 5.
    #expect(a.frame == rect(5, 5, 90, 30))
    #expect(b.frame == rect(5, 45, 90, 150))
    box.spacing = 20
    box.layoutIfNeeded()
    #expect(b.frame == rect(5, 55, 90, 140))
    box.axis = .x
    a.updateBoxItem { $0.height(nil).width(20) }
    box.layoutIfNeeded()
    #expect(a.frame == rect(5, 5, 20, 190))
    // 5 + 20 + 20 = 45; 95 − 45 = 50.
    #expect(b.frame == rect(45, 5, 50, 190))
  }
}

@MainActor
@Suite struct `Hidden views of a box` {
  private let stage = Stage()
  private let box = BoxView(axis: .y, spacing: 10)
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()

  private func start() {
    box.items = [a.boxed.height(20), b.boxed.height(30).relativeWidth(0.5), c.boxed.height(40)]
    stage.layOut(box, 100, 300)
  }

  @Test func `keep their place unless they are excluded`() {
    box.items = [a.boxed.height(20), b.boxed.height(30), c.boxed.bottom(nil).height(40)]
    b.isHidden = true
    stage.layOut(box, 100, 300)
    #expect(c.frame == rect(0, 70, 100, 40))
  }

  @Test func `give up their place and their sizes where they are excluded`() {
    box.excludeHiddenViews = true
    box.items = [
      a.boxed.height(20), b.boxed.height(30).width(9).right(nil), c.boxed.bottom(nil).height(40),
    ]
    b.isHidden = true
    stage.layOut(box, 100, 300)
    // 20 + 10
    #expect(c.frame == rect(0, 30, 100, 40))
    #expect(b.constraints == [])
    #expect(!box.managedConstraints.contains { $0.firstItem === b || $0.secondItem === b })
    b.isHidden = false
    box.layoutIfNeeded()
    // 20 + 10 + 30 + 10
    #expect(c.frame == rect(0, 70, 100, 40))
    #expect(b.constraints.count == 2)
  }

  @Test func `are followed as they hide and show, subclasses too`() {
    let label = UILabel()
    box.excludeHiddenViews = true
    box.items = [label.boxed.height(20), a.boxed]
    stage.layOut(box, 100, 300)
    label.isHidden = true
    box.layoutIfNeeded()
    #expect(a.frame == rect(0, 0, 100, 300))
    box.excludeHiddenViews = false
    box.layoutIfNeeded()
    #expect(a.frame == rect(0, 30, 100, 270))
    label.isHidden = false
    box.excludeHiddenViews = true
    label.isHidden = true
    box.layoutIfNeeded()
    #expect(a.frame == rect(0, 0, 100, 300))
  }

  @Test func `are not the first share of the axis`() {
    box.excludeHiddenViews = true
    box.items = [a.boxed.flex(1), b.boxed.flex(2), c.boxed.flex(4)]
    a.isHidden = true
    stage.layOut(box, 100, 310)
    // b and c share 300 as 2 : 4.
    #expect(b.frame == rect(0, 0, 100, 100))
    #expect(c.frame == rect(0, 110, 100, 200))
  }
}
#endif
