import Foundation
import PortableUIKit
import Testing

@MainActor
@Suite struct `Sublayers` {
  private let view = UIView(frame: rect(0, 0, 100, 100))
  private let label = UILabel()
  private let button = UIButton()
  private let layer = CALayer()

  @Test func `are in front of the subviews that were there`() {
    view.addSubview(label)
    view.layer.addSublayer(layer)
    view.addSubview(button)
    #expect(view.layer.sublayers == [label.layer, layer, button.layer])
  }

  @Test func `can be behind all subviews`() {
    view.addSubview(label)
    view.layer.insertSublayer(layer, at: 0)
    #expect(view.layer.sublayers == [layer, label.layer])
  }

  @Test func `can be beside the layer of a subview`() {
    view.addSubview(label)
    view.addSubview(button)
    view.layer.insertSublayer(layer, below: button.layer)
    #expect(view.layer.sublayers == [label.layer, layer, button.layer])
    view.layer.insertSublayer(layer, above: button.layer)
    #expect(view.layer.sublayers == [label.layer, button.layer, layer])
  }

  @Test func `let subviews pass that are brought to the front`() {
    view.addSubview(label)
    view.layer.addSublayer(layer)
    view.bringSubviewToFront(label)
    #expect(view.layer.sublayers == [layer, label.layer])
    view.sendSubviewToBack(label)
    #expect(view.layer.sublayers == [label.layer, layer])
  }

  @Test func `stay where subviews are taken out and exchanged`() {
    view.addSubview(label)
    view.layer.addSublayer(layer)
    view.addSubview(button)
    view.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(view.layer.sublayers == [button.layer, layer, label.layer])
    button.removeFromSuperview()
    #expect(view.layer.sublayers == [layer, label.layer])
    layer.removeFromSuperlayer()
    #expect(view.layer.sublayers == [label.layer])
    #expect(layer.superlayer == nil)
  }

  @Test func `of a view do not take its subviews along`() {
    view.addSubview(label)
    view.layer.addSublayer(layer)
    view.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
    #expect(view.layer.sublayers == [label.layer])
    #expect(label.superview === view)
  }

  @Test func `can be replaced`() {
    let (outer, other) = (CALayer(), CALayer())
    outer.addSublayer(layer)
    outer.addSublayer(CALayer())
    outer.replaceSublayer(layer, with: other)
    #expect(outer.sublayers?.first === other)
    #expect(outer.sublayers?.count == 2)
    outer.sublayers = nil
    #expect(outer.sublayers == nil)
    #expect(other.superlayer == nil)
  }

  @Test func `cannot stand in themselves`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      inner.addSublayer(outer)
    }
  }

  @Test func `are placed by the view after its subviews`() {
    final class Card: UIView {
      let fill = CALayer()
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        fill.frame = bounds
      }
    }
    let card = Card(frame: rect(0, 0, 30, 20))
    card.layer.addSublayer(card.fill)
    card.layoutIfNeeded()
    #expect(card.fill.frame == rect(0, 0, 30, 20))
    card.frame.size.width = 50
    card.layoutIfNeeded()
    #expect(card.fill.bounds == rect(0, 0, 50, 20))
  }

  @Test func `are placed by their layer, or by its delegate`() {
    final class Outer: CALayer {
      override func layoutSublayers() {
        super.layoutSublayers()
        sublayers?.forEach { $0.frame = bounds }
      }
    }
    final class Delegate: NSObject, CALayerDelegate {
      var count = 0
      func layoutSublayers(of layer: CALayer) { count += 1 }
    }
    let (outer, delegate) = (Outer(), Delegate())
    outer.delegate = delegate
    outer.addSublayer(layer)
    outer.bounds.size = CGSize(width: 8, height: 9)
    outer.layoutIfNeeded()
    outer.layoutIfNeeded()
    #expect(layer.bounds.size == CGSize(width: 8, height: 9))
    #expect(delegate.count == 1)
  }

  @Test func `are hit from the front`() {
    let outer = CALayer()
    outer.frame = rect(10, 10, 50, 50)
    layer.frame = rect(5, 5, 10, 10)
    outer.addSublayer(layer)
    #expect(outer.hitTest(CGPoint(x: 16, y: 16)) === layer)
    #expect(outer.hitTest(CGPoint(x: 12, y: 12)) === outer)
    #expect(outer.hitTest(CGPoint(x: 5, y: 5)) == nil)
  }
}

@MainActor
@Suite struct `The geometry of a layer` {
  /// Apple: the position is where the anchor is, and the frame follows from both.
  @Test func `follows position and anchor`() {
    let layer = CALayer()
    layer.bounds = rect(0, 0, 40, 20)
    layer.position = CGPoint(x: 100, y: 50)
    #expect(layer.frame == rect(80, 40, 40, 20))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.position == CGPoint(x: 100, y: 50))
    #expect(layer.frame == rect(100, 30, 40, 20))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    // Twice as large about the lower left corner, which is at (100, 50).
    #expect(layer.frame == rect(100, 10, 80, 40))
  }

  /// Apple asks to set no frame with a turn other than a quarter, and so allows scaling and quarter turns.
  @Test(arguments: [
    (CGAffineTransform(scaleX: 2, y: 4), CGSize(width: 40, height: 10)),
    (CGAffineTransform(rotationAngle: .pi / 2), CGSize(width: 40, height: 80)),
    // No size becomes one with a width, and the size stays.
    (CGAffineTransform(scaleX: 0, y: 1), CGSize(width: 10, height: 10)),
  ])
  func `has the frame that is set with a transform`(_ map: CGAffineTransform, _ size: CGSize) {
    let (view, layer) = (UIView(frame: rect(0, 0, 10, 10)), CALayer())
    layer.bounds = rect(0, 0, 10, 10)
    view.transform = map
    layer.setAffineTransform(map)
    let frame = rect(20, 30, 80, 40)
    view.frame = frame
    layer.frame = frame
    for (bounds, center, found) in [
      (view.bounds, view.center, view.frame), (layer.bounds, layer.position, layer.frame),
    ] {
      #expect(abs(bounds.width - size.width) < 1e-9 && abs(bounds.height - size.height) < 1e-9)
      #expect(abs(center.x - 60) < 1e-9 && abs(center.y - 50) < 1e-9)
      guard map.a != 0 || map.b != 0 else { continue }
      #expect(abs(found.minX - 20) < 1e-9 && abs(found.width - 80) < 1e-9)
      #expect(abs(found.minY - 30) < 1e-9 && abs(found.height - 40) < 1e-9)
    }
  }

  /// Apple's masks are about the frame without the transform: as wide as the superview stays so wide, however drawn.
  @Test func `follows masks without its transform`() {
    let outer = UIView(frame: rect(0, 0, 100, 100))
    let view = UIView(frame: rect(0, 0, 100, 20))
    view.autoresizingMask = .flexibleWidth
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    outer.addSubview(view)
    outer.frame.size.width = 300
    #expect(view.bounds.size == CGSize(width: 300, height: 20))
    #expect(view.center == CGPoint(x: 150, y: 10))
  }

  /// 40 × 20 with its left end at the middle, 20 points to the right of where it was.
  @Test func `moves the view whose anchor is set`() {
    let view = UIView(frame: rect(0, 0, 40, 20))
    view.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    #expect(view.center == CGPoint(x: 20, y: 10))
    #expect(view.frame == rect(20, 0, 40, 20))
    #expect(view.anchorPoint == CGPoint(x: 0, y: 0.5))
    view.transform = CGAffineTransform(scaleX: 3, y: 1)
    #expect(view.frame == rect(20, 0, 120, 20))
    // 10 points, three times as wide, from the left end at 20.
    #expect(view.convert(CGPoint(x: 10, y: 0), to: view.superview) == CGPoint(x: 50, y: 0))
  }

  @Test func `leaves frames that constraints give where they are`() {
    let root = UIView(frame: rect(0, 0, 100, 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 5, 20, 30))
    #expect(view.center == CGPoint(x: 10, y: 5))
  }

  @Test func `has one transform with its view`() {
    let view = UIView(frame: rect(0, 0, 10, 10))
    let turn = CGAffineTransform(rotationAngle: 0.5)
    view.layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
    #expect(abs(view.transform.b - turn.b) < 1e-12)
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(CATransform3DEqualToTransform(view.transform3D, CATransform3DMakeScale(2, 3, 1)))
    #expect(view.layer.affineTransform() == view.transform)
  }

  /// Turned by 60° about the vertical, a width is half as wide from far away; what else there is, is kept.
  @Test func `keeps what leaves the plane`() {
    let view = UIView(frame: rect(0, 0, 100, 10))
    var turn = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    turn.m34 = -1 / 500
    view.transform3D = turn
    #expect(view.transform3D == turn)
    #expect(abs(view.transform.a - 0.5) < 1e-12)
    #expect(!CATransform3DIsAffine(turn))
    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.transform3D))
  }

  @Test func `converts points through other layers`() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = rect(100, 100, 50, 50)
    inner.frame = rect(10, 20, 10, 10)
    outer.addSublayer(inner)
    inner.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    // The middle, (15, 25), stays; the upper left corner is 10 points from it.
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 5, y: 15))
    #expect(inner.convert(CGPoint(x: 15, y: 25), from: outer) == CGPoint(x: 5, y: 5))
  }
}

@MainActor
@Suite struct `A transform in space` {
  @Test func `is applied before the one it is put into`() {
    let moved = CATransform3DMakeTranslation(10, 0, 0)
    // Doubled first, then moved: 3 goes to 6 + 10.
    let both = CATransform3DScale(moved, 2, 2, 1)
    #expect(CATransform3DGetAffineTransform(both).tx == 10)
    #expect(CATransform3DConcat(CATransform3DMakeScale(2, 2, 1), moved) == both)
  }

  @Test func `is undone by its inverse`() {
    let map = CATransform3DRotate(CATransform3DMakeTranslation(3, -4, 5), 0.7, 1, 2, 3)
    let none = CATransform3DConcat(map, CATransform3DInvert(map))
    #expect(abs(none.m11 - 1) < 1e-12 && abs(none.m22 - 1) < 1e-12 && abs(none.m33 - 1) < 1e-12)
    #expect(abs(none.m12) < 1e-12 && abs(none.m41) < 1e-12 && abs(none.m43) < 1e-12)
  }
}
