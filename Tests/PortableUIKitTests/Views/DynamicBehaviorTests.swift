import Foundation
import PortableUIKit
import Testing

@MainActor
@Suite struct `Behaviors of things with a mass` {
  @Test func `keep limits by their names`() {
    let collision = UICollisionBehavior()
    collision.addBoundary(
      withIdentifier: "floor" as NSString,
      from: .zero,
      to: CGPoint(x: 10, y: 0)
    )
    collision.addBoundary(
      withIdentifier: "box" as NSString,
      for: UIBezierPath(rect: rect(0, 0, 5, 5))
    )
    #expect(collision.boundaryIdentifiers?.count == 2)
    #expect(collision.boundary(withIdentifier: "floor" as NSString)?.bounds.width == 10)
    collision.removeBoundary(withIdentifier: "floor" as NSString)
    #expect(collision.boundary(withIdentifier: "floor" as NSString) == nil)
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers == nil)
  }

  @Test func `turn a push by its angle and its strength`() {
    let push = UIPushBehavior(items: [], mode: .continuous)
    push.angle = .pi / 2
    push.magnitude = 2
    #expect(abs(push.pushDirection.dx) < 1e-9)
    #expect(abs(push.pushDirection.dy - 2) < 1e-9)
    push.pushDirection = CGVector(dx: 3, dy: 4)
    #expect(push.magnitude == 5)
  }

  @Test func `change gravity by its strength`() {
    let gravity = UIGravityBehavior()
    #expect((gravity.magnitude, gravity.angle) == (1, .pi / 2))
    gravity.magnitude = 2
    #expect(abs(gravity.gravityDirection.dy - 2) < 1e-9)
  }

  @Test func `add up speeds of a thing`() {
    let (behavior, view) = (UIDynamicItemBehavior(), UIView())
    behavior.addLinearVelocity(CGPoint(x: 1, y: 2), for: view)
    behavior.addLinearVelocity(CGPoint(x: 1, y: 0), for: view)
    behavior.addAngularVelocity(3, for: view)
    #expect(behavior.linearVelocity(for: view) == CGPoint(x: 2, y: 2))
    #expect(behavior.angularVelocity(for: view) == 3)
  }

  @Test func `are asked for things in a rectangle`() {
    let view = UIView(frame: rect(0, 0, 100, 100))
    let (near, far) = (UIView(frame: rect(0, 0, 10, 10)), UIView(frame: rect(80, 80, 10, 10)))
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: [near, far]))
    animator.addBehavior(UISnapBehavior(item: near, snapTo: .zero))
    #expect(animator.items(in: rect(0, 0, 20, 20)).map { $0 as AnyObject }.count == 1)
  }

  @Test func `work in regions`() {
    let ring = UIRegion(radius: 10).difference(from: UIRegion(radius: 5))
    #expect(ring.contains(CGPoint(x: 7, y: 0)))
    #expect(!ring.contains(CGPoint(x: 3, y: 0)))
    #expect(!UIRegion(size: CGSize(width: 4, height: 2)).contains(CGPoint(x: 0, y: 1.5)))
    #expect(UIRegion(radius: 1).inverse().contains(CGPoint(x: 2, y: 0)))
  }
}
