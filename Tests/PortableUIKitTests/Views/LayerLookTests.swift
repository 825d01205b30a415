import Foundation
import LayoutEngine
import Testing

@testable import PortableUIKit

/// What snapshots say of layers, masks, transforms and styles.
@MainActor
@Suite struct `The look that layers give` {
  private let root = UIView(frame: rect(0, 0, 200, 200))

  private func look(of view: UIView) throws -> LayoutSnapshot.Look {
    if view.superview == nil, view !== root { root.addSubview(view) }
    let captured = root.captureLayout(name: "test", includesLook: true)
    let place = try #require(captured.objects.firstIndex { $0 === view })
    return try #require(captured.snapshot.items[place].look)
  }

  @Test func `is nothing new for a view that nobody asks for its layer`() throws {
    let view = UIView(frame: rect(0, 0, 10, 10))
    let look = try look(of: view)
    #expect(view.storedLayer == nil)
    #expect(look.transform == nil && look.layers.isEmpty && look.mask == nil && !look.isDark)
  }

  @Test func `has the corners of a configuration`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    view.cornerConfiguration = .uniformEdges(topRadius: 10, bottomRadius: 0)
    let look = try look(of: view)
    #expect(look.cornerRadius == 10)
    #expect(look.corners == [.topLeft, .topRight])
  }

  @Test func `has the radius that a class says`() throws {
    final class Round: UIView {
      override func effectiveRadius(corner: UIRectCorner) -> CGFloat { 3 }
    }
    let view = Round(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    view.cornerConfiguration = .corners(radius: 10)
    #expect(try look(of: view).cornerRadius == 3)
  }

  @Test func `has the transform about the anchor, and leaves the frame`() throws {
    let view = UIView(frame: rect(20, 20, 40, 10))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(try look(of: view).transform == .init(a: 0, b: 1, c: -1, d: 0))
    let captured = root.captureLayout(name: "test", includesLook: true)
    let item = try #require(captured.objects.firstIndex { $0 === view })
    #expect(captured.snapshot.items[item].frame == LayoutRect(x: 20, y: 20, width: 40, height: 10))
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(try look(of: view).transform?.anchorX == 0)
  }

  @Test func `has the layers with the subviews behind them`() throws {
    let view = UIView(frame: rect(0, 0, 100, 100))
    let (back, between) = (CALayer(), CALayer())
    back.frame = rect(1, 2, 3, 4)
    back.backgroundColor = UIColor.red.cgColor
    between.opacity = 0.5
    view.addSubview(UIView())
    view.layer.insertSublayer(back, at: 0)
    view.layer.addSublayer(between)
    view.addSubview(UIView())
    let hidden = CALayer()
    hidden.isHidden = true
    view.layer.addSublayer(hidden)
    let layers = try look(of: view).layers
    #expect(layers.map(\.viewsBehind) == [0, 1])
    #expect(layers[0].frame == LayoutRect(x: 1, y: 2, width: 3, height: 4))
    #expect(layers[0].look.background == .init(255, 0, 0))
    #expect(layers[1].look.opacity == 0.5)
  }

  /// Three colours without places: at 0, ½ and 1.
  @Test func `has a gradient`() throws {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
      var gradient: CAGradientLayer? { layer as? CAGradientLayer }
    }
    let view = Gradient(frame: rect(0, 0, 10, 10))
    #expect(try look(of: view).gradient == nil)
    view.gradient?.colors = [UIColor.red, .clear, .blue].map(\.cgColor)
    view.gradient?.type = .radial
    view.gradient?.startPoint = CGPoint(x: 0.5, y: 0.5)
    let gradient = try #require(try look(of: view).gradient)
    #expect(gradient.kind == .radial)
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(gradient.stops[1].color.alpha == 0)
    #expect((gradient.startX, gradient.startY, gradient.endX, gradient.endY) == (0.5, 0.5, 0.5, 1))
    view.gradient?.locations = [0, 0.25, 1]
    #expect(try look(of: view).gradient?.stops.map(\.location) == [0, 0.25, 1])
  }

  @Test func `has a shape`() throws {
    let view = UIView(frame: rect(0, 0, 10, 10))
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: rect(0, 0, 4, 2)).cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.blue.cgColor
    shape.lineDashPattern = [3, 1]
    shape.lineCap = .round
    shape.fillRule = .evenOdd
    shape.strokeEnd = 0.5
    view.layer.addSublayer(shape)
    let found = try #require(try look(of: view).layers.first?.look.shape)
    let outline = try #require(LayoutSnapshot.Path(data: "M0 0L4 0L4 2L0 2Z"))
    #expect(found.path == outline)
    #expect(found.fill == nil && found.stroke == .init(0, 0, 255))
    #expect(found.dash == [3, 1] && found.cap == .round && found.isEvenOdd && found.end == 0.5)
  }

  @Test func `has the mask of the layer, or of the view with what is in it`() throws {
    let view = UIView(frame: rect(0, 0, 10, 10))
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(ovalIn: rect(0, 0, 10, 10)).cgPath
    view.layer.mask = shape
    // Black, Apple's default.
    #expect(try look(of: view).mask?.look.shape?.fill == .black)
    let mask = UIView(frame: rect(1, 1, 5, 5))
    let inner = UIView(frame: rect(2, 2, 1, 1))
    inner.backgroundColor = .white
    mask.addSubview(inner)
    view.mask = mask
    let found = try #require(try look(of: view).mask)
    #expect(found.frame == LayoutRect(x: 1, y: 1, width: 5, height: 5))
    #expect(found.look.layers.map(\.look.background) == [.white])
  }

  @Test func `has corners, order and the shape of the shadow`() throws {
    let view = UIView(frame: rect(0, 0, 10, 10))
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    view.layer.cornerCurve = .continuous
    view.layer.zPosition = 2
    view.layer.shadowOpacity = 0.5
    view.layer.shadowPath = UIBezierPath(rect: rect(0, 0, 1, 1)).cgPath
    let look = try look(of: view)
    #expect(look.corners == [.topLeft, .bottomRight])
    #expect(look.hasContinuousCorners)
    #expect(look.zPosition == 2)
    #expect(look.shadow?.path == LayoutSnapshot.Path(data: "M0 0L1 0L1 1L0 1Z"))
  }

  @Test func `has the background of the layer, which is the view's`() throws {
    let view = UIView(frame: rect(0, 0, 10, 10))
    view.layer.backgroundColor = UIColor.green.cgColor
    #expect(try look(of: view).background == .init(0, 255, 0))
    view.backgroundColor = .red
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
  }

  /// Apple's Human Interface Guidelines, "Color": the system's blue is (0, 122, 255), and (10, 132, 255) in the dark.
  @Test func `resolves colors with each view's own style`() throws {
    let (light, dark) = (UIView(frame: rect(0, 0, 10, 10)), UIView(frame: rect(0, 0, 10, 10)))
    dark.overrideUserInterfaceStyle = .dark
    let inner = UILabel(frame: rect(0, 0, 50, 20))
    inner.text = "a"
    dark.addSubview(inner)
    for view in [light, dark] { view.backgroundColor = .systemBlue }
    let follows = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    light.tintColor = follows
    dark.tintColor = follows.withAlphaComponent(0.5)
    let found = (try look(of: light), try look(of: dark))
    #expect(found.0.background == .init(0, 122, 255) && found.1.background == .init(10, 132, 255))
    #expect(found.0.tint == .black && found.1.tint == .init(255, 255, 255, alpha: 128))
    #expect(!found.0.isDark && found.1.isDark)
    #expect(try look(of: inner).lines.first?.color == .white)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func `has the text of a text layer`() throws {
    let view = UIView(frame: rect(0, 0, 100, 40))
    let text = CATextLayer()
    text.string = "Hello"
    text.fontSize = 10
    text.frame = rect(0, 0, 100, 20)
    view.layer.addSublayer(text)
    let line = try #require(try look(of: view).layers.first?.look.lines.first)
    #expect(line.text == "Hello" && line.fontSize == 10 && line.color == .white)
  }

  /// A mask that masks itself is a mistake, and ends somewhere.
  @Test func `does not go on without end`() throws {
    let view = UIView(frame: rect(0, 0, 10, 10))
    let layer = CALayer()
    layer.mask = layer
    view.layer.addSublayer(layer)
    #expect(try look(of: view).layers.count == 1)
    let (one, other) = (UIView(frame: rect(0, 0, 5, 5)), UIView(frame: rect(0, 0, 5, 5)))
    (one.mask, other.mask) = (other, one)
    view.mask = one
    #expect(try look(of: view).mask?.look.mask != nil)
  }
}

/// How much of what layers lead to a snapshot takes over.
@MainActor
@Suite struct `The layers of a snapshot` {
  private let root = UIView(frame: rect(0, 0, 200, 200))

  private func looks() -> [LayoutSnapshot.Look] {
    root.captureLayout(name: "test", includesLook: true).snapshot.items.compactMap(\.look)
  }

  private func count(_ look: LayoutSnapshot.Look) -> Int {
    (look.layers + (look.mask.map { [$0] } ?? [])).reduce(0) { $0 + 1 + count($1.look) }
  }

  /// Each of eight siblings masks the one before it, and the first the last: a look has the seven others, each as
  /// the mask of the one before.
  @Test func `end where siblings all mask each other`() throws {
    let siblings = (0..<8).map { _ in UIView(frame: rect(0, 0, 5, 5)) }
    for (place, sibling) in siblings.enumerated() {
      root.addSubview(sibling)
      sibling.mask = siblings[(place + 1) % 8]
    }
    #expect(looks().map(count) == [0] + Array(repeating: 7, count: 8))
    #expect(looks().allSatisfy { $0.layersLeftOut == 0 })
  }

  /// Two subviews of a mask that have the next mask in common: 2²⁰ without a bound.
  @Test func `are counted over the whole hierarchy`() throws {
    var next: UIView?
    for _ in 0..<20 {
      let mask = UIView(frame: rect(0, 0, 5, 5))
      for _ in 0..<2 {
        let inner = UIView(frame: rect(0, 0, 5, 5))
        inner.mask = next
        mask.addSubview(inner)
      }
      next = mask
    }
    for _ in 0..<3 {
      let view = UIView(frame: rect(0, 0, 5, 5))
      view.mask = next
      root.addSubview(view)
    }
    let found = looks()
    #expect(found.reduce(0) { $0 + count($1) } == LayerCapture.limit)
    #expect(found[3].layersLeftOut == 1 && found[3].mask == nil)
    #expect(looks() == found)
  }

  /// A chain of masks ends at the depth that files may have, and says so.
  @Test func `say how many are left out for their depth`() throws {
    let layer = CALayer()
    var last = layer
    for _ in 0..<LayoutSnapshot.Layer.depthLimit {
      let mask = CALayer()
      last.mask = mask
      last = mask
    }
    root.layer.addSublayer(layer)
    let look = try #require(looks().first)
    #expect(count(look) == LayoutSnapshot.Layer.depthLimit - 1)
    #expect(look.layersLeftOut == 1)
  }

  @Test func `have no mask that is around what it masks, or in it`() throws {
    let (outer, inner) = (UIView(frame: rect(0, 0, 9, 9)), UIView(frame: rect(0, 0, 5, 5)))
    root.addSubview(outer)
    outer.addSubview(inner)
    inner.mask = outer
    #expect(looks().map(count) == [0, 0, 0])
    inner.mask = nil
    outer.mask = inner
    #expect(looks().map(count) == [0, 0, 0])
    outer.mask = outer
    #expect(looks().map(count) == [0, 0, 0])
    outer.mask = nil
    let (layer, below) = (CALayer(), CALayer())
    inner.layer.addSublayer(layer)
    layer.addSublayer(below)
    layer.mask = below
    #expect(looks().map(count) == [0, 0, 2])
    layer.mask = inner.layer
    #expect(looks().map(count) == [0, 0, 2])
  }
}
