import Foundation
import Testing

@testable import PortableUIKit

@MainActor
@Suite struct `Coordinates` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  private func view(_ frame: CGRect, in parent: UIView) -> UIView {
    let view = UIView(frame: frame)
    parent.addSubview(view)
    return view
  }

  private func near(_ first: CGPoint, _ second: CGPoint) -> Bool {
    abs(first.x - second.x) < 1e-9 && abs(first.y - second.y) < 1e-9
  }

  private func near(_ first: CGRect, _ second: CGRect) -> Bool {
    near(first.origin, second.origin)
      && near(CGPoint(x: first.width, y: first.height), CGPoint(x: second.width, y: second.height))
  }

  @Test func `follow the origin of bounds`() {
    let scroll = view(CGRect(x: 10, y: 20, width: 100, height: 100), in: root)
    scroll.bounds.origin = CGPoint(x: 0, y: 30)
    let row = view(CGRect(x: 5, y: 40, width: 10, height: 10), in: scroll)
    // 5 + 10; 40 − 30 + 20
    #expect(row.convert(row.bounds, to: root) == CGRect(x: 15, y: 30, width: 10, height: 10))
    #expect(row.convert(CGPoint(x: 15, y: 30), from: root) == .zero)
  }

  @Test func `are scaled about the centre`() {
    let parent = view(CGRect(x: 100, y: 100, width: 50, height: 50), in: root)
    let child = view(CGRect(x: 10, y: 10, width: 20, height: 20), in: parent)
    parent.transform = CGAffineTransform(scaleX: 2, y: 2)
    // The parent's centre is (125, 125), its middle (25, 25): (10 − 25) · 2 + 125 = 95; 20 · 2 = 40.
    #expect(child.convert(child.bounds, to: root) == CGRect(x: 95, y: 95, width: 40, height: 40))
    #expect(child.convert(CGPoint(x: 95, y: 95), from: root) == .zero)
    #expect(root.convert(CGPoint(x: 135, y: 135), to: child) == CGPoint(x: 20, y: 20))
    // Layout and bounds are as they were; the frame is what is seen.
    #expect(parent.bounds.size == CGSize(width: 50, height: 50))
    #expect(parent.frame == CGRect(x: 75, y: 75, width: 100, height: 100))
    #expect(child.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test func `of a turned rectangle are those of the box around it`() {
    let turned = view(CGRect(x: 0, y: 0, width: 100, height: 50), in: root)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    // The corner (0, 0) is (−50, −25) from the centre (50, 25); a quarter turn takes it to (25, −50).
    #expect(near(turned.convert(CGPoint.zero, to: root), CGPoint(x: 75, y: -25)))
    let box = CGRect(x: 25, y: -25, width: 50, height: 100)
    #expect(near(turned.convert(turned.bounds, to: root), box))
    #expect(near(turned.frame, box))
  }

  @Test func `go through several transforms and back`() {
    let outer = view(CGRect(x: 40, y: 60, width: 200, height: 100), in: root)
    outer.transform = CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 1.5, y: 0.5)
    let inner = view(CGRect(x: 10, y: 10, width: 50, height: 30), in: outer)
    inner.transform = CGAffineTransform(translationX: 7, y: -3).rotated(by: -1)
    let point = CGPoint(x: 12, y: 8)
    let inRoot = inner.convert(point, to: root)
    #expect(near(root.convert(inRoot, to: inner), point))
    #expect(near(inner.convert(inRoot, from: root), point))
    // Step by step it is the same.
    #expect(near(outer.convert(inner.convert(point, to: outer), to: root), inRoot))
    #expect(near(inner.convert(point, to: nil), inRoot))
  }

  @Test func `of views of two windows go through the screen`() {
    let first = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let second = UIWindow(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
    let near = view(CGRect(x: 120, y: 60, width: 10, height: 10), in: first)
    let far = view(CGRect(x: 5, y: 5, width: 10, height: 10), in: second)
    // (120, 60) on the screen is (20, 10) in the second window, and (15, 5) in its view.
    #expect(near.convert(CGPoint.zero, to: far) == CGPoint(x: 15, y: 5))
    #expect(far.convert(CGPoint.zero, to: near) == CGPoint(x: -15, y: -5))
    second.transform = CGAffineTransform(scaleX: 2, y: 2)
    // The window is centred at (150, 100) and twice as large: (120 − 150) / 2 + 50 − 5 = 30.
    #expect(near.convert(CGPoint.zero, to: far) == CGPoint(x: 30, y: 25))
  }

  @Test func `of the screen are those of a window and its place`() {
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let child = view(CGRect(x: 1, y: 2, width: 3, height: 4), in: window)
    let space: any UICoordinateSpace = UIScreen.main.coordinateSpace
    #expect(space.bounds == UIScreen.main.bounds)
    #expect(child.convert(child.bounds, to: space) == CGRect(x: 11, y: 22, width: 3, height: 4))
    #expect(space.convert(CGPoint(x: 11, y: 22), to: child) == .zero)
    #expect(child.convert(CGPoint(x: 11, y: 22), from: space) == .zero)
    #expect(space.convert(CGRect(x: 0, y: 0, width: 1, height: 1), from: window).origin.x == 10)
    let asSpace: any UICoordinateSpace = child
    #expect(
      asSpace.convert(CGPoint.zero, to: window as any UICoordinateSpace) == CGPoint(x: 1, y: 2)
    )
  }

  @Test func `without a transform are exact on the screen`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let child = view(CGRect(x: 1.0 / 3, y: 96, width: 20.0 / 3, height: 40.0 / 3), in: window)
    let onScreen = child.convert(child.bounds, to: UIScreen.main.coordinateSpace)
    #expect(onScreen.origin == CGPoint(x: 1.0 / 3, y: 96))
  }

  @Test func `that are fixed stay with the device`() throws {
    let device = try #require(SimulatedDevice.named("iPhone 16"))
    // 393 × 852 held upright. With the home button at the right its top is at the left: the point 10 from
    // the left and 20 from the top of the interface is 393 − 20 from the left and 10 from the top.
    let right = device.makeWindow(.landscapeRight)
    let fixed = right.screen.fixedCoordinateSpace
    #expect(fixed.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(right.screen.coordinateSpace.bounds.size == CGSize(width: 852, height: 393))
    #expect(right.convert(CGPoint(x: 10, y: 20), to: fixed) == CGPoint(x: 373, y: 10))
    #expect(right.convert(CGPoint(x: 373, y: 10), from: fixed) == CGPoint(x: 10, y: 20))
    let left = device.makeWindow(.landscapeLeft)
    #expect(
      left.convert(CGPoint(x: 10, y: 20), to: left.screen.fixedCoordinateSpace)
        == CGPoint(x: 20, y: 842)
    )
    let upright = device.makeWindow()
    #expect(
      upright.convert(CGPoint(x: 10, y: 20), to: upright.screen.fixedCoordinateSpace)
        == CGPoint(x: 10, y: 20)
    )
  }
}
