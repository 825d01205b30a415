import PortableUIKit
import Testing

@MainActor @Suite(.serialized) struct `Animations` {
  @Test func `the model is final when the call returns and the completion comes later`() async {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    let width = child.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    root.layoutIfNeeded()
    var finished: Bool?
    UIView.animate(withDuration: 60) {
      width.constant = 50
      root.layoutIfNeeded()
    } completion: {
      finished = $0
    }
    #expect(child.frame.width == 50)
    #expect(finished == nil)
    #expect(UIView.lastAnimationRequest?.duration == 60)
    while finished == nil { await Task.yield() }
    #expect(finished == true)
  }

  @Test func `an animation inside another takes its duration`() {
    var inner: TimeInterval = 0
    UIView.animate(withDuration: 0.5) {
      UIView.animate(withDuration: 2) { inner = UIView.inheritedAnimationDuration }
    }
    #expect(inner == 0.5)
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test func `without animation a completion runs at once`() {
    var finished = false
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 1, animations: {}, completion: { finished = $0 })
    }
    #expect(finished)
  }
}
