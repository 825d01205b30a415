import PortableUIKit
import Testing

@MainActor
@Suite(.serialized) struct `Property animators` {
  @Test func `lead to the final values and complete later`() async {
    let view = UIView()
    var end: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(duration: 30, curve: .easeIn) { view.alpha = 0 }
    animator.addCompletion { end = $0 }
    #expect(view.alpha == 1)
    #expect(animator.state == .inactive)
    animator.startAnimation()
    #expect(view.alpha == 0)
    #expect(animator.isRunning)
    #expect(animator.state == .active)
    #expect(UIView.lastAnimationRequest?.duration == 30)
    #expect(end == nil)
    while end == nil { await Task.yield() }
    #expect(end == .end)
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
  }

  @Test func `do not complete while they are paused`() async {
    var end: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1,
      delay: 0,
      animations: {},
      completion: { end = $0 }
    )
    animator.pauseAnimation()
    for _ in 0..<20 { await Task.yield() }
    #expect(end == nil)
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    while end == nil { await Task.yield() }
    #expect(end == .start)
  }

  @Test func `end where they are told to after a stop`() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5)
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: .current)
    #expect(ends == [.current])
    #expect(animator.state == .inactive)
  }

  @Test func `start their blocks when a fraction is set`() {
    let view = UIView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
    animator.fractionComplete = 0.3
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(view.alpha == 0.5)
  }

  @Test func `a transition exchanges views, or hides one and shows the other`() {
    let (root, old, new) = (UIView(), UIView(), UIView())
    root.addSubview(old)
    UIView.transition(from: old, to: new, duration: 1)
    #expect(root.subviews == [new])
    root.addSubview(old)
    UIView.transition(from: new, to: old, duration: 1, options: .showHideTransitionViews)
    #expect(root.subviews == [new, old])
    #expect(new.isHidden && !old.isHidden)
  }
}
