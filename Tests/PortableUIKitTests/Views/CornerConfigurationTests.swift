import PortableUIKit
import Testing

@MainActor
@Suite struct `The corners of a view` {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  @Test func `are square at first`() {
    #expect(view.effectiveRadius(corner: .allCorners) == 0)
    #expect(view.cornerConfiguration == .corners(radius: 0))
  }

  @Test func `are no rounder than half of the shorter side`() {
    view.cornerConfiguration = .corners(radius: 12)
    #expect(view.effectiveRadius(corner: .topLeft) == 12)
    view.cornerConfiguration = .uniformCorners(radius: .fixed(30))
    #expect(view.effectiveRadius(corner: .bottomRight) == 20)
  }

  @Test func `of a capsule follow its size up to a radius`() {
    view.cornerConfiguration = .capsule()
    #expect(view.effectiveRadius(corner: .topRight) == 20)
    view.frame.size.height = 60
    #expect(view.effectiveRadius(corner: .topRight) == 30)
    view.cornerConfiguration = .capsule(maximumRadius: 26)
    #expect(view.effectiveRadius(corner: .topRight) == 26)
  }

  @Test func `have a radius each, of several the greatest`() {
    view.cornerConfiguration = .uniformEdges(topRadius: 4, bottomRadius: 8)
    #expect(view.effectiveRadius(corner: .topLeft) == 4)
    #expect(view.effectiveRadius(corner: [.topLeft, .bottomLeft]) == 8)
    view.cornerConfiguration = .uniformTopRadius(6, bottomLeftRadius: 2)
    #expect(view.effectiveRadius(corner: .bottomLeft) == 2)
    #expect(view.effectiveRadius(corner: .bottomRight) == 0)
  }

  @Test func `have the center of the corner around them`() {
    view.layer.cornerRadius = 16
    let inner = UIView(frame: CGRect(x: 4, y: 4, width: 60, height: 32))
    view.addSubview(inner)
    inner.cornerConfiguration = .corners(radius: .containerConcentric())
    #expect(inner.effectiveRadius(corner: .topLeft) == 12)
    #expect(inner.effectiveRadius(corner: .topRight) == 0)
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 5))
    #expect(inner.effectiveRadius(corner: .topRight) == 5)
  }
}
