import LayoutEngine
import Testing

@testable import PlumbReport

@Suite struct `The look of a view on the inspector's page` {
  private func look(_ own: LayoutSnapshot.Look, parent: Int? = 0) -> InspectorLook {
    var item = pictureItem("view", parent: parent, LayoutRect(x: 10, y: 20, width: 30, height: 40))
    item.look = own
    return InspectorLook(item, frame: item.frame)
  }

  /// What a cell shows is a root of its own before it stands in its list.
  @Test func `has what is behind a dark root apart from its shapes`() {
    var own = LayoutSnapshot.Look()
    #expect(look(own, parent: nil).behind == nil)
    own.isDark = true
    #expect(look(own, parent: nil).behind?.map(\.fill) == ["#1c1c1eff"])
    #expect(look(own, parent: nil).shapes == [])
    #expect(look(own).behind == nil)
    own.background = .black
    #expect(look(own, parent: nil).behind == nil)
  }

  /// A layer from (25, 0) to (45, 10) sticks out of 30 × 40 points by 15.
  @Test func `says how far what is drawn reaches out`() {
    var own = LayoutSnapshot.Look()
    own.background = .white
    #expect(look(own).reach == nil)
    own.layers = [.init(frame: LayoutRect(x: 25, y: 0, width: 20, height: 10), look: own)]
    #expect(look(own).reach == [0, 0, 45, 40])
  }

  @Test func `has the shadow that only contents throw`() {
    var own = LayoutSnapshot.Look()
    own.shadow = .init(color: .black, x: 1, y: 2, radius: 3)
    #expect(look(own).shadow?.radius == 3)
    own.background = .white
    #expect(look(own).shadow == nil)
  }
}
