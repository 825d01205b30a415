import PortableUIKit
import Testing

@MainActor @Suite struct `Points of a hierarchy without a window` {
  private let root = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  private let child = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))

  init() { root.addSubview(child) }

  @Test func `go through the place of the root`() {
    // 10 of the child and 10 of the root.
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 20, y: 20))
    #expect(child.convert(CGPoint(x: 20, y: 20), from: nil) == .zero)
    root.transform = CGAffineTransform(scaleX: 2, y: 2)
    // The root reaches from −15 to 85: twice 10 of the child behind its edge.
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 5, y: 5))
  }

  @Test func `go through the places of both roots to another hierarchy`() {
    let other = UIView(frame: CGRect(x: 3, y: 4, width: 50, height: 50))
    #expect(child.convert(CGPoint.zero, to: other) == CGPoint(x: 17, y: 16))
    #expect(other.convert(CGPoint.zero, to: child) == CGPoint(x: -17, y: -16))
  }

  @Test func `stay inside the root within one hierarchy`() {
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: 10))
  }
}
