#if canImport(UIKit)
import Plumb
import Testing
import UIKit

@MainActor
@Suite struct `The line that asked for a box's constraint` {
  #if !canImport(Darwin)  // What is asked for here, only ours tells.
  @Test func `is that of the caller, not of the library`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    root.addSubview(view)
    let line = #line + 1
    let made = [view.pinSameEdge(.top, of: root), view.pinWidth(5)]
    #expect(made.map { $0.sourcePlace?.file } == [#fileID, #fileID])
    #expect(made.map { $0.sourcePlace?.line } == [line, line])
  }
  #endif
}
#endif
