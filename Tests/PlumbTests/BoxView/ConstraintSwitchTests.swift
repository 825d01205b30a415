#if canImport(UIKit)
import Plumb
import Testing
import UIKit

@MainActor
@Suite struct `Constraint switches` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let a = UIView()

  @Test func `activate nothing before the state is set`() {
    root.addSubview(a)
    let wide = a.pinWidth(100, activate: false)
    let narrow = a.pinWidth(50, activate: false)
    let layout = ConstraintSwitch(state: true, onSet: [wide], offSet: [narrow])
    #expect(!wide.isActive && !narrow.isActive)
    layout.state = true
    #expect(wide.isActive && !narrow.isActive)
  }

  @Test func `have one set active at a time and tell of changes`() {
    root.addSubview(a)
    let wide = [a.pinWidth(100, activate: false), a.pinHeight(10, activate: false)]
    let narrow = a.pinSize(CGSize(width: 50, height: 20), activate: false)
    let layout = ConstraintSwitch(state: false, onSet: wide, offSet: narrow)
    var states: [Bool] = []
    layout.stateChangeHandler = { states.append(layout.state) }
    layout.state = true
    #expect(wide.allSatisfy { $0.isActive } && narrow.allSatisfy { !$0.isActive })
    layout.state = true
    layout.state.toggle()
    #expect(wide.allSatisfy { !$0.isActive } && narrow.allSatisfy { $0.isActive })
    #expect(states == [true, false])
    #expect(a.constraints == narrow)
  }

  @Test func `let their sets be exchanged`() {
    root.addSubview(a)
    let one = a.pinWidth(1, activate: false)
    let two = a.pinWidth(2, activate: false)
    let layout = ConstraintSwitch(onSet: [one], offSet: [])
    #expect(layout.state == false)
    layout.onSet.insert(two)
    layout.offSet = [one]
    layout.onSet.remove(one)
    #expect(layout.onSet == [two] && layout.offSet == [one])
    layout.state = true
    #expect(!one.isActive && two.isActive)
  }

  /// Arithmetic: while the state is false, 20 holds and 10 does not, though both were active before.
  @Test func `put the sets into the state when they are set`() {
    root.addSubview(a)
    a.translatesAutoresizingMaskIntoConstraints = false
    let (wide, narrow) = (a.pinWidth(10), a.pinWidth(20))
    let layout = ConstraintSwitch()
    layout.onSet = [wide]
    layout.offSet = [narrow]
    #expect(!wide.isActive && narrow.isActive)
    root.layoutIfNeeded()
    #expect(a.frame.width == 20)
    layout.state = true
    root.layoutIfNeeded()
    #expect(a.frame.width == 10)
  }

  @Test func `leave out elements that are nil`() {
    let wide = a.pinWidth(10, activate: false)
    let layout = ConstraintSwitch(state: false, onSet: [nil, wide], offSet: [nil])
    #expect(layout.onSet == [wide] && layout.offSet.isEmpty)
  }

  @Test func `can be subclassed`() {
    final class Fold: ConstraintSwitch {}
    #expect(Fold(state: true).state)
  }
}
#endif
