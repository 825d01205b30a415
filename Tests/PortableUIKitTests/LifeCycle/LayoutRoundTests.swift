import PortableUIKit
import Testing

/// How often `layoutSubviews` is called in one pass: once, and once more for frames that it changed.
@MainActor @Suite struct `A layout pass goes round as often as it has to` {
  private final class Worker: UIView {
    var count = 0
    var work: ((Worker) -> Void)?
    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
      work?(self)
    }
  }

  private let root = Worker(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let child = UIView()

  init() {
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
  }

  @Test func `twice for constraints that are made anew each time`() {
    var made: [NSLayoutConstraint] = []
    root.work = { [child] root in
      NSLayoutConstraint.deactivate(made)
      made = [
        child.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
        child.heightAnchor.constraint(equalToConstant: 10),
      ]
      NSLayoutConstraint.activate(made)
    }
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 50, height: 10))
    #expect(root.count == 2)
  }

  @Test func `once for each step of a constant that goes on from the last one`() {
    let width = child.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    root.work = { _ in if width.constant < 15 { width.constant += 1 } }
    root.layoutIfNeeded()
    #expect(child.frame.width == 15)
    // Five steps, and the one that sees the last.
    #expect(root.count == 6)
  }

  @Test func `once for views that come, go and change places`() {
    root.work = { root in
      root.subviews.last?.removeFromSuperview()
      root.addSubview(UIView())
      root.addSubview(UIView())
      root.bringSubviewToFront(root.subviews[0])
    }
    root.layoutIfNeeded()
    #expect(root.count == 1)
  }

  @Test func `once for a content size that is said to have changed and has not`() {
    root.work = { $0.invalidateIntrinsicContentSize() }
    root.layoutIfNeeded()
    #expect(root.count == 1)
  }

  @Test func `once for margins that are set to what they are`() {
    root.work = { $0.layoutMargins.left = 30 }
    root.layoutIfNeeded()
    #expect(root.count == 1)
  }

  @Test func `survives views that are taken out by their siblings`() {
    for _ in 0..<50 {
      let view = Worker()
      root.addSubview(view)
      view.work = { [unowned root] _ in for each in root.subviews { each.removeFromSuperview() } }
    }
    root.layoutIfNeeded()
    #expect(root.subviews.isEmpty)
  }
}
