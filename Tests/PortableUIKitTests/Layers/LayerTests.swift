import Foundation
import PortableUIKit
import Testing

@MainActor
@Suite struct `A layer` {
  @Test func `has the frame, the clipping and the opacity of its view`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.layer === view.layer)
    #expect(view.layer.frame == view.frame)
    #expect(view.layer.position == CGPoint(x: 16, y: 22))
    view.layer.masksToBounds = true
    #expect(view.clipsToBounds)
    view.alpha = 0.5
    #expect(view.layer.opacity == 0.5)
    view.layer.cornerRadius = 8
    view.layer.borderColor = UIColor.red.cgColor
    #expect(view.layer.cornerRadius == 8)
    #expect(view.layer.borderColor == UIColor.red.cgColor)
  }

  @Test func `is of the class that its view names`() {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    #expect(Gradient().layer is CAGradientLayer)
  }

  @Test func `stands in one other layer`() {
    let first = CALayer()
    let second = CALayer()
    let inner = CALayer()
    first.addSublayer(inner)
    second.insertSublayer(inner, at: 0)
    #expect(first.sublayers == nil)
    #expect(second.sublayers == [inner])
    #expect(inner.superlayer === second)
  }
}

@MainActor
@Suite struct `A transformed view` {
  @Test func `keeps bounds and center, and has a frame around its corners`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.bounds.size == CGSize(width: 20, height: 40))
    #expect(view.center == CGPoint(x: 20, y: 30))
    // 40 × 20 around (20, 30)
    #expect(view.frame == rect(0, 20, 40, 20))
    view.transform = .identity
    #expect(view.frame == rect(10, 10, 20, 40))
  }

  @Test func `is placed by constraints as if it were not transformed`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.transform = CGAffineTransform(translationX: 7, y: 0)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 50, y: 5))
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    #expect(view.frame == rect(47, 0, 20, 10))
  }

  @Test func `says what it is to assistive technology`() {
    let view = UIView()
    #expect(view.accessibilityLabel == nil)
    view.accessibilityLabel = "Save"
    view.accessibilityTraits.insert(.button)
    view.isAccessibilityElement = true
    #expect(view.accessibilityLabel == "Save")
    #expect(view.accessibilityTraits == .button)
    #expect(view.isAccessibilityElement)
  }
}
