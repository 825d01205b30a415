import PortableUIKit
import Testing

/// A view that answers touches a little outside its bounds.
private final class GenerousView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

@MainActor @Suite struct `Hit testing` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let low = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  private let high = UIView(frame: CGRect(x: 40, y: 40, width: 50, height: 50))

  init() {
    root.addSubview(low)
    root.addSubview(high)
  }

  @Test func `finds the view in front`() {
    #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === low)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === high)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 150, y: 5), with: nil) == nil)
  }

  // Apple, `hitTest(_:with:)`: hidden views, those that ignore touches and those with an alpha below 0.01.
  @Test(arguments: 0...2)
  func `passes by views that take no touches`(_ way: Int) {
    switch way {
    case 0: high.isHidden = true
    case 1: high.alpha = 0.009
    default: high.isUserInteractionEnabled = false
    }
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === low)
  }

  @Test func `goes by what a view says of its points, within what its superview says`() {
    let generous = GenerousView(frame: CGRect(x: 70, y: 10, width: 10, height: 10))
    root.addSubview(generous)
    #expect(root.hitTest(CGPoint(x: 62, y: 15), with: nil) === generous)
    generous.frame.origin.x = 100
    #expect(root.hitTest(CGPoint(x: 105, y: 15), with: nil) == nil)
  }

  @Test func `counts from what is scrolled`() {
    let scroll = UIScrollView(frame: root.bounds)
    let content = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    scroll.addSubview(content)
    root.addSubview(scroll)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === scroll)
    scroll.contentOffset.y = 180
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === content)
  }
}
