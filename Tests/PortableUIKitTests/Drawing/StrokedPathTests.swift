import Foundation
import PortableUIKit
import Testing

@Suite struct `An outline of a line` {
  private func outline(
    of points: [CGPoint],
    cap: CGLineCap = .butt,
    join: CGLineJoin = .miter
  ) -> CGPath {
    let line = CGMutablePath()
    line.addLines(between: points)
    return line.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: join, miterLimit: 10)
  }

  private let line = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)]

  @Test func `is as wide as the line`() {
    #expect(outline(of: line).boundingBoxOfPath == CGRect(x: 0, y: -2, width: 10, height: 4))
    #expect(outline(of: line).contains(CGPoint(x: 5, y: 1.9)))
    #expect(!outline(of: line).contains(CGPoint(x: 5, y: 2.1)))
  }

  @Test func `reaches half a width beyond ends that are square`() {
    let box = outline(of: line, cap: .square).boundingBoxOfPath
    #expect(box == CGRect(x: -2, y: -2, width: 14, height: 4))
  }

  @Test func `has the corners that it is asked for`() {
    let corner = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]
    let tip = CGPoint(x: 11.9, y: -1.9)
    #expect(outline(of: corner, join: .miter).contains(tip))
    #expect(!outline(of: corner, join: .bevel).contains(tip))
    #expect(!outline(of: corner, join: .round).contains(tip))
    #expect(outline(of: corner, join: .round).contains(CGPoint(x: 11.3, y: -1.3)))
    #expect(!outline(of: corner, join: .bevel).contains(CGPoint(x: 11.3, y: -1.3)))
  }

  @Test func `is walked part by part`() {
    let shape = CGMutablePath()
    shape.move(to: CGPoint(x: 1, y: 2))
    shape.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
    shape.closeSubpath()
    var types: [CGPathElementType] = []
    var ends: [CGPoint] = []
    shape.applyWithBlock {
      types.append($0.pointee.type)
      if $0.pointee.type == .addQuadCurveToPoint {
        ends = [$0.pointee.points[0], $0.pointee.points[1]]
      }
    }
    #expect(types == [.moveToPoint, .addQuadCurveToPoint, .closeSubpath])
    #expect(ends == [CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6)])
  }

  @Test func `knows an upright rectangle`() {
    var found = CGRect.zero
    #expect(CGPath(rect: rect(1, 2, 3, 4), transform: nil).isRect(&found))
    #expect(found == rect(1, 2, 3, 4))
    #expect(!CGPath(ellipseIn: rect(1, 2, 3, 4), transform: nil).isRect(nil))
  }
}
