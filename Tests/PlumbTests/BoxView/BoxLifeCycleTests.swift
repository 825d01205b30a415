#if canImport(UIKit)
import Testing
import UIKit

@testable import Plumb

@MainActor
@Suite struct `The items of a box` {
  private let stage = Stage()
  private let box = BoxView()
  private let a = view()
  private let b = view()
  private let c = view()

  private var order: [UIView] { box.managedViews }

  @Test func `make a box with and without its autoresizing mask`() {
    #expect(BoxView().translatesAutoresizingMaskIntoConstraints)
    #expect(BoxView(frame: .zero).translatesAutoresizingMaskIntoConstraints)
    let row = BoxView(axis: .x, spacing: 3, insets: .all(2))
    #expect(!row.translatesAutoresizingMaskIntoConstraints)
    #expect(row.axis == .x && row.spacing == 3 && row.insets == .all(2))
    #expect(!BoxView(axis: .y).translatesAutoresizingMaskIntoConstraints)
    #expect(box.axis == .y && box.spacing == 0 && box.insets == .zero)
  }

  @Test func `are set up once by subclasses made in code, not by archives`() {
    #expect(CountingBox().setups == 1)
    #expect(CountingBox(frame: .zero).setups == 1)
    #expect(CountingBox(axis: .x).setups == 1)
    #expect(CountingBox(coder: NSCoder())?.setups == 0)
  }

  @Test func `are updated by a subclass with the next layout, when asked for`() {
    let box = CountingBox()
    #expect(box.needsUpdateItems)
    stage.layOut(box, 100, 100)
    #expect(box.updates == 1)
    #expect(!box.needsUpdateItems)
    // The item that the update set has its frame with the same layout.
    #expect(box.content.frame == rect(0, 0, 100, 100))
    box.setNeedsLayout()
    box.layoutIfNeeded()
    #expect(box.updates == 1)
    box.setNeedsUpdateItems()
    #expect(box.needsUpdateItems)
    box.layoutIfNeeded()
    #expect(box.updates == 2)
  }

  @Test func `bring their views and guides in and take them out`() {
    let guide = UILayoutGuide()
    box.items = [a.boxed, BoxItem(guide: guide), b.boxed]
    #expect(box.subviews == [a, b] && box.layoutGuides == [guide])
    #expect(box.managedViews == [a, b] && box.managedGuides == [guide])
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    box.items = [b.boxed]
    #expect(box.subviews == [b] && box.layoutGuides == [])
    #expect(a.superview == nil && guide.owningView == nil)
  }

  @Test func `keep the order of the subviews when they are reordered`() {
    box.items = [a, b].boxed
    box.items = [b, c, a].boxed
    #expect(box.subviews == [a, b, c])
    #expect(order == [b, c, a])
  }

  @Test func `leave a view alone that went elsewhere`() {
    box.items = [a, b].boxed
    let other = BoxView()
    other.items = [a.boxed]
    #expect(order == [b])
    #expect(a.superview === other)
    box.items = []
    #expect(a.superview === other)
  }

  @Test func `keep front views in front and back views behind`() {
    box.frontViews = [a]
    box.backViews = [c]
    box.items = [a, b, c].boxed
    #expect(box.subviews == [c, b, a])
    box.frontViews = [b]
    #expect(box.subviews == [c, a, b])
    box.backViews = [a]
    #expect(box.subviews == [a, c, b])
  }

  @Test func `are set and read with nils left out`() {
    b.isHidden = true
    box.optItems = [a.boxed, b.boxed.useIfVisible, nil, c.boxed.useIf(true)]
    #expect(order == [a, c])
    #expect(box.optItems.map { $0?.view } == [a, c])
  }

  @Test func `are set in one expression and from views`() {
    #expect(box.withItems([a.boxed]) === box)
    #expect(order == [a])
    box.setViews([b, c])
    #expect(order == [b, c] && box.items.allSatisfy { $0.layout == .zero })
    box.setViews([a], layout: .xCentered())
    #expect(box.items.map { $0.layout } == [.xCentered()])
    box.addItem(b.boxed)
    #expect(order == [a, b])
    box.addItem(a.boxed)
    #expect(order == [b, a])
  }

  @Test func `are inserted behind an item, right in front of its view`() {
    box.items = [a, b].boxed
    box.insertItem(c.boxed, after: a)
    #expect(order == [a, c, b])
    #expect(box.subviews == [a, c, b])
  }

  @Test func `are inserted first where the item is unknown or none`() {
    box.items = [a, b].boxed
    box.insertItem(c.boxed, after: nil)
    #expect(order == [c, a, b])
    #expect(box.subviews == [c, a, b])
    box.insertItem(a.boxed, after: view())
    #expect(order == [a, c, b])
  }

  @Test func `are inserted before an item, right behind its view`() {
    box.items = [a, b].boxed
    box.insertItem(c.boxed, before: b)
    #expect(order == [a, c, b])
    #expect(box.subviews == [a, c, b])
  }

  @Test func `are inserted last where there is no item before`() {
    box.items = [a, b].boxed
    box.insertItem(c.boxed, before: nil)
    #expect(order == [a, b, c])
    #expect(box.subviews == [a, b, c])
    box.insertItem(a.boxed, before: view())
    #expect(order == [b, c, a])
  }

  @Test func `move where their object has an item already`() {
    box.items = [a, b, c].boxed
    box.insertItem(a.boxed.top(5), after: c)
    #expect(order == [b, c, a])
    #expect(box.subviews == [b, c, a])
    #expect(box.itemForObject(a)?.layout.top == Pin(5))
  }

  @Test func `are inserted at every place from back to front`() {
    box.items = [a, b].boxed
    box.insertItem(c.boxed, after: b, z: .back)
    #expect(order == [a, b, c] && box.subviews == [c, a, b])
    box.insertItem(c.boxed, after: b, z: .front)
    #expect(box.subviews == [a, b, c])
    box.insertItem(c.boxed, after: b, z: .below(b))
    #expect(box.subviews == [a, c, b])
    box.insertItem(c.boxed, before: b, z: .above(b))
    #expect(box.subviews == [a, b, c])
    box.insertItem(c.boxed, after: b, z: .above(nil))
    #expect(box.subviews == [c, a, b])
    box.insertItem(c.boxed, after: b, z: .below(nil))
    #expect(box.subviews == [a, b, c])
  }

  @Test func `stay in place where they are inserted beside themselves`() {
    box.items = [a, b].boxed
    box.insertItem(a.boxed.top(3), after: a)
    #expect(order == [a, b] && box.subviews == [a, b])
    box.insertSubview(c, z: .below(c))
    #expect(box.subviews == [a, b, c])
  }

  @Test func `are inserted beside guides`() {
    let guide = UILayoutGuide()
    box.items = [a.boxed, BoxItem(guide: guide)]
    box.insertItem(b.boxed, after: guide)
    #expect(order == [a, b])
    #expect(box.itemIndexForObject(b) == 2)
    box.insertItem(.flex(), before: guide)
    #expect(box.itemIndexForObject(guide) == 2)
    #expect(box.managedGuides.count == 2)
  }

  @Test func `are found by their view or guide`() {
    let guide = UILayoutGuide()
    box.items = [a.boxed, BoxItem(guide: guide).height(7)]
    #expect(box.itemIndexForObject(guide) == 1)
    #expect(box.itemForObject(guide)?.layout.height == Pin(7))
    #expect(box.itemForObject(b) == nil && box.itemIndexForObject(nil) == nil)
  }

  @Test func `change by their object`() {
    box.items = [a, b].boxed
    box.setLayout(.xCentered(), for: a)
    box.updateItemForObject(b) { $0.top(20) }
    #expect(box.itemForObject(a)?.layout == .xCentered())
    #expect(box.itemForObject(b)?.layout.top == Pin(20))
    b.updateBoxItem { item in
      let bottom: Pin = >=4
      return item.bottom(bottom)
    }
    a.updateBoxItem { item in
      item.layout.flex = 1
      item.layout.flex = 2
    }
    #expect(box.itemForObject(b)?.layout == .withPins(top: Pin(20), bottom: >=4))
    #expect(box.itemForObject(a)?.layout.flex == 2)
  }

  @Test func `are reported where a view to change has none`() {
    #expect(problems { a.updateBoxItem { $0.top(5) } }.count == 1)
    #expect(problems { box.setLayout(.zero, for: a) }.count == 1)
    UIView().addSubview(a)
    #expect(problems { a.updateBoxItem { $0.top(5) } }.count == 1)
  }

  @Test func `leave with their view, and their sizes with them`() {
    box.items = [a, b, c].boxed
    box.updateItemForObject(b) { $0.height(30) }
    box.updateConstraints()
    b.removeFromSuperview()
    #expect(order == [a, c])
    #expect(b.constraints == [])
    box.updateConstraints()
    let names = Names(["a": a, "c": c])
    #expect(names.texts(box.managedConstraints).contains("c.top == a.bottom"))
  }

  @Test func `tell the superview nothing of views that are not its own`() {
    let outer = RemovalRecorder()
    outer.addSubview(box)
    box.items = [a.boxed]
    a.removeFromSuperview()
    #expect(outer.removed == [])
  }

  @Test func `are reported and left out where they are there twice or hold the box`() {
    let outer = UIView()
    outer.addSubview(box)
    let messages = problems { box.items = [a.boxed, a.boxed.top(5), outer.boxed, box.boxed] }
    #expect(messages.count == 3)
    #expect(order == [a])
    #expect(box.items.first?.layout == .zero)
    #expect(problems { box.insertItem(outer.boxed, after: a) }.count == 1)
    #expect(problems { outer.addBoxedView(outer) }.count == 1)
  }

  #if !canImport(Darwin)  // What is asked for here, only ours tells.
  @Test func `are animated with the duration asked for`() {
    stage.layOut(box, 100, 200)
    box.items = [a.boxed.height(50).bottom(nil)]
    box.animateChangesWithDurations(0.3)
    #expect(UIView.lastAnimationRequest?.duration == 0.3)
    #expect(a.frame == rect(0, 0, 100, 50))
    box.removeFromSuperview()
    box.updateItemForObject(a) { $0.height(60) }
    box.animateChangesWithDurations(0.4)
    #expect(UIView.lastAnimationRequest?.duration == 0.4)
    #expect(a.frame.height == 60)
  }
  #endif
}

/// A box that counts what it is asked to do.
private final class CountingBox: BoxView {
  var setups = 0
  var updates = 0
  let content = UIView()

  override func setup() { setups += 1 }

  override func updateItems() {
    updates += 1
    items = [content.boxed]
  }
}

/// A view that notes which subviews left.
private final class RemovalRecorder: UIView {
  var removed: [UIView] = []

  override func willRemoveSubview(_ subview: UIView) {
    removed.append(subview)
    super.willRemoveSubview(subview)
  }
}
#endif
