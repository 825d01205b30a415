#if canImport(UIKit)
import Plumb
import Testing
import UIKit

@MainActor
@Suite struct `Items` {
  private let a = UIView()

  @Test func `are made of views and guides`() {
    #expect(a.boxed.view === a && a.boxed.guide == nil && a.boxed.layout == .zero)
    #expect(a.bi.view === a)
    #expect(a.boxed(layout: .xCentered()).layout == .xCentered())
    #expect(BoxItem(view: a, layout: BoxLayout().withFlex(2)).layout.flex == 2)
    let guide = UILayoutGuide()
    #expect(BoxItem(guide: guide).guide === guide)
    #expect(BoxItem(guide: guide).view == nil)
  }

  @Test func `take a number, a pin or nothing at each side`() {
    let none: CGFloat? = nil
    #expect(
      a.boxed.left(1).right(>=2).top(nil).bottom(==none).layout.boxEdgePins
        == [.left: Pin(1), .right: >=2]
    )
    let some: CGFloat? = 4
    let layout = a.boxed.left(some).right(none).top(none).bottom(some).width(some).height(none)
      .layout
    #expect(layout == .withPins(top: nil, left: Pin(4), bottom: Pin(4), right: nil, width: Pin(4)))
    #expect(
      a.boxed.all(none).allX(some).allY(none).layout.boxEdgePins == [.left: Pin(4), .right: Pin(4)]
    )
    #expect(
      a.boxed.left(<=1).right(2).top(3).bottom(Pin(4)).layout.boxEdgePins
        == [.left: <=1, .right: Pin(2), .top: Pin(3), .bottom: Pin(4)]
    )
  }

  @Test func `take one value for several sides`() {
    let both: [BoxEdge: Pin] = [.left: Pin(5), .right: Pin(5), .top: .zero, .bottom: .zero]
    #expect(a.boxed.allX(5).layout.boxEdgePins == both)
    #expect(a.boxed.all(1).allY(nil).layout.boxEdgePins == [.left: Pin(1), .right: Pin(1)])
    #expect(a.boxed.all(>=1).allX(nil).layout.boxEdgePins == [.top: >=1, .bottom: >=1])
    #expect(a.boxed.all(nil).allY(2).layout.boxEdgePins == [.top: Pin(2), .bottom: Pin(2)])
    #expect(
      a.boxed.insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).layout
        == .withPins(top: Pin(1), left: Pin(2), bottom: Pin(3), right: Pin(4))
    )
  }

  @Test func `are centered with the padding on both sides`() {
    #expect(
      a.boxed.centerX(offset: 7, padding: 30).layout == .xCentered(offset: 7, padding: 30)
    )
    #expect(a.boxed.centerX().layout == .xCentered(offset: 0, padding: 0))
    #expect(a.boxed.centerY(padding: nil).layout == .yCentered(padding: nil, left: .zero))
    #expect(a.boxed.centerY(offset: 2).layout.centerY == Pin(2))
  }

  @Test func `take sizes, absolute and relative`() {
    let layout = a.boxed.width(1).height(>=2).relativeWidth(0.5).relativeHeight(*0.25).layout
    #expect(layout.width == Pin(1) && layout.height == >=2)
    #expect(layout.relativeWidth == *0.5 && layout.relativeHeight == *0.25)
    let half = a.boxed.width(<=1).height(2).relativeWidth(<=3.0 * 0.5).relativeHeight(0.5).layout
    #expect(half.width == <=1 && half.height == Pin(2))
    #expect(half.relativeWidth == <=3 * 0.5 && half.relativeHeight == *0.5)
    #expect(a.boxed.width(1).width(nil).height(1).height(nil).layout == .zero)
    #expect(a.boxed.relativeWidth(1).relativeWidth(nil).layout == .zero)
    #expect(a.boxed.relativeHeight(1).relativeHeight(nil).layout == .zero)
    #expect(a.boxed.flex().layout.flex == 1)
    #expect(a.boxed.flex(3).layout.flex == 3)
  }

  @Test func `take the documented spelling of 20 points and 30 percent or more`() {
    // swift-format-ignore
    let item = a.boxed.relativeWidth(>=20.0*0.3).relativeHeight(*0.5 & .defaultLow)
    #expect(item.layout.relativeWidth == MultiPin(0.3, .greaterThanOrEqual(20)))
    #expect(item.layout.relativeHeight == MultiPin(0.5, Pin(0, priority: .defaultLow)))
  }

  @Test func `take sizes, points and rectangles`() {
    let size = a.boxed.size(CGSize(width: 3, height: 4)).layout
    #expect(size.width == Pin(3) && size.height == Pin(4))
    let point = a.boxed.point(CGPoint(x: 1, y: 2)).layout
    #expect(point == .withPins(top: Pin(2), left: Pin(1)))
    #expect(
      a.boxed.rect(CGRect(x: 1, y: 2, width: 3, height: 4)).layout
        == .withPins(
          top: Pin(2),
          left: Pin(1),
          bottom: nil,
          right: nil,
          width: Pin(3),
          height: Pin(4)
        )
    )
  }

  @Test func `are left out on a condition`() {
    #expect(a.boxed.useIf(true)?.view === a)
    #expect(a.boxed.useIf(false) == nil)
    #expect(a.boxed.useIfVisible != nil)
    a.isHidden = true
    #expect(a.boxed.useIfVisible == nil)
  }

  @Test func `are empty space of a new guide each`() {
    let items: [BoxItem] = [
      .guide, .guide(), .guide.relativeHeight(0.5), .guide().height(>=1), .width(5), .width(>=5),
      .height(6), .height(<=6), .relativeWidth(0.5), .relativeWidth(>=20.0 * 0.3),
      .relativeHeight(0.5), .relativeHeight(*0.25), .flex(), .flex(2),
    ]
    #expect(Set(items.map { $0.guide }).count == items.count)
    #expect(items.allSatisfy { $0.guide != nil && $0.view == nil })
    #expect(
      items.map { $0.layout } == [
        .zero, .zero, BoxLayout().withRelativeHeight(*0.5), BoxLayout().withHeight(>=1),
        BoxLayout().withWidth(Pin(5)), BoxLayout().withWidth(>=5),
        BoxLayout().withHeight(Pin(6)), BoxLayout().withHeight(<=6),
        BoxLayout().withRelativeWidth(*0.5), BoxLayout().withRelativeWidth(>=20 * 0.3),
        BoxLayout().withRelativeHeight(*0.5), BoxLayout().withRelativeHeight(*0.25),
        BoxLayout().withFlex(1), BoxLayout().withFlex(2),
      ]
    )
  }

  @Test func `are made of arrays of views`() {
    let labels = [UILabel(), UILabel()]
    #expect(labels.boxed.map { $0.view } == labels)
    #expect(labels.bi.map { $0.view } == labels)
    #expect(labels.boxed(layout: .yCentered()).allSatisfy { $0.layout == .yCentered() })
    let box = labels.inBoxView(axis: .x, spacing: 3, insets: .all(4))
    #expect(box.axis == .x && box.spacing == 3)
    #expect(box.insets == UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
    #expect(box.managedViews == labels)
    #expect([a.boxed.flex()].inBoxView().items.first?.layout.flex == 1)
  }
}
#endif
