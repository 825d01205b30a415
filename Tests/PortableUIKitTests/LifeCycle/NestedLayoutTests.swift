import PortableUIKit
import Testing

@MainActor @Suite struct `A layout inside a layout` {
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

  @Test func `of the view itself comes in the next round`() {
    root.work = {
      guard $0.count < 5 else { return }
      $0.setNeedsLayout()
      $0.layoutIfNeeded()
    }
    root.layoutIfNeeded()
    #expect(root.count == 5)
  }

  @Test func `gives frames to what was constrained before it`() {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    let width = child.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    var seen: [CGFloat] = []
    root.work = {
      width.constant = 40
      $0.setNeedsLayout()
      if $0.count == 1 { $0.layoutIfNeeded() }
      seen.append(child.frame.width)
      if $0.count > 1 { $0.work = nil }
    }
    root.layoutIfNeeded()
    #expect(seen == [40, 40])
  }

  @Test func `that never ends ends with the limit of rounds, not with the stack`() {
    root.work = {
      $0.setNeedsLayout()
      $0.layoutIfNeeded()
    }
    let loops = root.layoutFeedbackLoops()
    #expect(loops.count == 1)
    #expect(root.count == LayoutFeedbackLoop.roundLimit)
  }

  @Test func `may be asked for by every view of a deep tree`() {
    var last = root
    var views = [root]
    for _ in 0..<2000 {
      let view = Worker(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      last.addSubview(view)
      last.work = { [unowned view] _ in view.layoutIfNeeded() }
      views.append(view)
      last = view
    }
    root.layoutIfNeeded()
    #expect(views.allSatisfy { $0.count == 1 })
  }

  @Test func `of the superview does not multiply`() {
    let child = Worker(frame: root.bounds)
    root.addSubview(child)
    child.work = { [unowned root] in
      guard $0.count < 4 else { return }
      root.setNeedsLayout()
      root.layoutIfNeeded()
      $0.setNeedsLayout()
    }
    root.layoutIfNeeded()
    #expect(child.count == 4)
    #expect(root.count <= 8)
  }
}
