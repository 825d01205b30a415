#if canImport(UIKit)
import Plumb
import Testing
import UIKit

@Suite struct `Layouts of items` {
  @Test func `begin with zero pins on the four sides and nothing else`() {
    let layout = BoxLayout()
    #expect(layout == .zero)
    #expect(layout.boxEdgePins == [.left: .zero, .right: .zero, .top: .zero, .bottom: .zero])
    #expect(layout.width == nil && layout.height == nil)
    #expect(layout.relativeWidth == nil && layout.relativeHeight == nil && layout.flex == nil)
  }

  @Test func `are made from pins; sides not named stay zero`() {
    let layout = BoxLayout.withPins(top: Pin(1), left: >=2, bottom: nil, centerX: Pin(3))
    #expect(
      layout.boxEdgePins == [.top: Pin(1), .left: >=2, .right: .zero, .centerX: Pin(3)]
    )
  }

  @Test func `are made centered with at least the padding`() {
    #expect(
      BoxLayout.xCentered(offset: 7, padding: 30).boxEdgePins
        == [.top: .zero, .bottom: .zero, .left: >=30, .right: >=30, .centerX: Pin(7)]
    )
    #expect(
      BoxLayout.yCentered(padding: nil, left: Pin(1)).boxEdgePins
        == [.left: Pin(1), .right: .zero, .centerY: .zero]
    )
  }

  @Test(arguments: BoxEdge.allCases)
  func `hold one pin for each edge`(edge: BoxEdge) {
    var layout = BoxLayout.withPins(top: nil, left: nil, bottom: nil, right: nil)
    layout.setPin(Pin(4), for: edge)
    #expect(layout.pinForEdge(edge) == Pin(4))
    #expect(layout.boxEdgePins == [edge: Pin(4)])
    #expect(layout.with(edge, nil).boxEdgePins == [:])
  }

  @Test func `are copied with one value changed`() {
    #expect(BoxLayout().withLeft(Pin(1)).left == Pin(1))
    #expect(BoxLayout().withRight(Pin(1)).right == Pin(1))
    #expect(BoxLayout().withTop(Pin(1)).top == Pin(1))
    #expect(BoxLayout().withBottom(nil).bottom == nil)
    #expect(BoxLayout().withWidth(>=1).width == >=1)
    #expect(BoxLayout().withHeight(>=1).height == >=1)
    #expect(BoxLayout().withRelativeWidth(*0.5).relativeWidth == *0.5)
    #expect(BoxLayout().withRelativeHeight(*0.5).relativeHeight == *0.5)
    #expect(BoxLayout().withFlex(2).flex == 2)
    #expect(BoxLayout().with(\.flex, 2).with(.top, nil) == BoxLayout().withFlex(2).withTop(nil))
  }

  @Test func `know axes and edges`() {
    #expect(BoxLayout.Axis.x.other == .y)
    #expect(BoxLayout.Axis.y.other == .x)
    let positions = BoxEdge.allCases.map { $0.position }
    // Top, left, bottom, right and the two middles.
    #expect(positions == [.begin, .begin, .end, .end, .center, .center])
    #expect(BoxEdge.allCases.map { $0.axis } == [.y, .x, .y, .x, .x, .y])
    #expect(BoxEdge.allCases.allSatisfy { $0.axis.edge($0.position) == $0 })
    #expect(BoxEdge.centerX.str == "centerX")
    let nested: BoxLayout.Pin = Pin(1)
    let multiple: BoxLayout.MultiPin = *2.0
    #expect(nested.constant == 1 && multiple.multiplier == 2)
  }
}
#endif
