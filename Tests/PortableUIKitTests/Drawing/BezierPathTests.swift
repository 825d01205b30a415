import Foundation
import PortableUIKit
import Testing

@MainActor
@Suite struct `A Bézier path` {
  private func near(_ a: CGRect, _ b: CGRect, within error: CGFloat = 1e-9) -> Bool {
    abs(a.minX - b.minX) <= error && abs(a.minY - b.minY) <= error
      && abs(a.width - b.width) <= error && abs(a.height - b.height) <= error
  }

  @Test func `fills the rectangle of an oval`() {
    let box = rect(10, 20, 40, 20)
    let oval = UIBezierPath(ovalIn: box)
    #expect(near(oval.bounds, box))
    #expect(oval.contains(CGPoint(x: 30, y: 30)))
    #expect(!oval.contains(CGPoint(x: 11, y: 21)))
  }

  /// A curve for a quarter of a circle deviates by less than 2.8e-4 of the radius: it goes through
  /// (cos 45°, sin 45°) exactly, and lies outside between.
  @Test func `is on the circle of an arc`() {
    let arc = UIBezierPath(
      arcCenter: .zero,
      radius: 100,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: true
    )
    let sine = 100 * CGFloat(0.5).squareRoot()
    #expect(!arc.contains(CGPoint(x: sine + 0.05, y: sine + 0.05)))
    #expect(arc.contains(CGPoint(x: sine - 0.05, y: sine - 0.05)))
    #expect(abs(arc.currentPoint.x) < 1e-9 && abs(arc.currentPoint.y - 100) < 1e-9)
  }

  /// Clockwise from the right, with y down, is by the bottom; the other way round by the top.
  @Test(arguments: [(true, 0.0), (false, -10.0)])
  func `goes round as it is told`(_ isClockwise: Bool, _ top: Double) {
    let arc = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi,
      clockwise: isClockwise
    )
    #expect(near(arc.bounds, rect(-10, top, 20, 10)))
  }

  @Test func `has a line to the beginning of an arc that follows something`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(
      withCenter: CGPoint(x: 20, y: 0),
      radius: 5,
      startAngle: .pi,
      endAngle: .pi * 2,
      clockwise: true
    )
    #expect(near(path.bounds, rect(0, -5, 25, 5)))
  }

  /// With a radius of 10, the corner's diagonal point is 10 · (1 − √½) = 2.93 from both sides.
  @Test func `has the corners that are asked for`() {
    let path = UIBezierPath(
      roundedRect: rect(0, 0, 40, 40),
      byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 10, height: 10)
    )
    #expect(!path.contains(CGPoint(x: 2.8, y: 2.8)))
    #expect(path.contains(CGPoint(x: 3, y: 3)))
    #expect(!path.contains(CGPoint(x: 37.2, y: 37.2)))
    #expect(path.contains(CGPoint(x: 39.9, y: 0.1)))
    #expect(path.contains(CGPoint(x: 0.1, y: 39.9)))
    #expect(path.bounds == rect(0, 0, 40, 40))
  }

  @Test func `has a hole where it covers itself by the even-odd rule`() {
    let path = UIBezierPath(rect: rect(0, 0, 30, 30))
    path.append(UIBezierPath(rect: rect(10, 10, 10, 10)))
    let middle = CGPoint(x: 15, y: 15)
    #expect(path.contains(middle))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle))
  }

  /// The other way round, the inner rectangle takes away what the outer one adds.
  @Test func `has a hole where the inner part is reversed`() {
    let path = UIBezierPath(rect: rect(0, 0, 30, 30))
    path.append(UIBezierPath(rect: rect(10, 10, 10, 10)).reversing())
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `is mapped`() {
    let path = UIBezierPath(rect: rect(0, 0, 10, 20))
    path.apply(CGAffineTransform(translationX: 5, y: 0).scaledBy(x: 2, y: 1))
    #expect(path.bounds == rect(5, 0, 20, 20))
  }

  /// Apple: the bounds enclose control points too; the box of the path itself does not.
  @Test func `counts handles in its bounds`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
    #expect(path.bounds == rect(0, 0, 10, 10))
    // The curve's highest point is half way to the handle.
    #expect(path.cgPath.boundingBoxOfPath == rect(0, 0, 10, 5))
  }

  @Test func `gives a shape that does not change with it`() {
    let path = UIBezierPath(rect: rect(0, 0, 10, 10))
    let shape = path.cgPath
    path.addLine(to: CGPoint(x: 100, y: 100))
    #expect(shape.boundingBox == rect(0, 0, 10, 10))
  }

  /// A circle of radius 10 touches both sides of a right angle 10 points from the corner.
  @Test func `rounds a corner between tangents`() {
    let path = PortableUIKit.CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 50, y: 0),
      tangent2End: CGPoint(x: 50, y: 50),
      radius: 10
    )
    #expect(abs(path.currentPoint.x - 50) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
    #expect(near(path.boundingBox, rect(0, 0, 50, 10)))
  }
}
