import Foundation
import PortableUIKit
import Testing

/// Source of the expectation: Apple's documentation of `animate(withDuration:animations:completion:)`: the completion is called
/// in a later turn, also where the duration is zero.
@MainActor
@Suite struct `A child that takes the place of another` {
  @Test func `tells of its end later`() async {
    let parent = UIViewController()
    let (first, second) = (UIViewController(), UIViewController())
    for child in [first, second] { parent.addChild(child) }
    parent.view.addSubview(first.view)
    var isOver = false
    parent.transition(from: first, to: second, duration: 0, animations: nil) { _ in isOver = true }
    #expect(second.view.superview === parent.view)
    #expect(!isOver)
    for _ in 0..<100 where !isOver { await Task.yield() }
    #expect(isOver)
  }
}
