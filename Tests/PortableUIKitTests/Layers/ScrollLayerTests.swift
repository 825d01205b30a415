import Foundation
import PortableUIKit
import Testing

@MainActor
@Suite struct `A scroll layer` {
  private func scene() -> (scroll: CAScrollLayer, part: CALayer) {
    let (scroll, part) = (CAScrollLayer(), CALayer())
    scroll.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    part.frame = CGRect(x: 150, y: 80, width: 50, height: 50)
    scroll.addSublayer(part)
    return (scroll, part)
  }

  @Test func `scrolls as little as it takes to show a part`() {
    let (scroll, part) = scene()
    part.scrollRectToVisible(part.bounds)
    // 150 + 50 − 100, and 80 + 50 − 100.
    #expect(scroll.bounds.origin == CGPoint(x: 100, y: 30))
  }

  @Test func `keeps to its directions`() {
    let (scroll, part) = scene()
    scroll.scrollMode = .vertically
    part.scrollRectToVisible(part.bounds)
    #expect(scroll.bounds.origin == CGPoint(x: 0, y: 30))
  }

  @Test func `says which part of a layer is seen`() {
    let (scroll, part) = scene()
    #expect(part.visibleRect == .zero)
    scroll.scroll(to: CGPoint(x: 70, y: 0))
    #expect(part.visibleRect == CGRect(x: 0, y: 0, width: 20, height: 20))
  }
}

@MainActor
@Suite struct `An emitter` {
  /// Source: Apple's documentation of `CAEmitterLayer` and `CAEmitterCell`.
  @Test func `begins as documented`() {
    let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
    #expect((layer.birthRate, layer.lifetime, layer.velocity, layer.scale) == (1, 1, 1, 1))
    #expect(layer.emitterShape == .point)
    #expect(layer.emitterMode == .volume)
    #expect(layer.renderMode == .unordered)
    #expect((cell.birthRate, cell.lifetime, cell.scale) == (0, 0, 1))
    #expect(cell.isEnabled)
  }
}

@MainActor
@Suite struct `A spring` {
  /// Half a second is a stiffness of (4π)² and a damping of 8π · 0.7.
  @Test func `is made by its time and its bounce`() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness - 157.914) < 0.001)
    #expect(abs(spring.damping - 17.593) < 0.001)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-9)
    #expect(abs(spring.bounce - 0.3) < 1e-9)
  }
}
