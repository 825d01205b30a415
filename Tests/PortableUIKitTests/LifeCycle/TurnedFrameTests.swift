import Foundation
import PortableUIKit
import Testing

/// UIKit's frames after quarter turns are exact, as tests of public libraries that pass on it say.
@MainActor @Suite struct `The frame of a turned view` {
  /// 100 × 50 about (150, 125).
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))

  @Test(arguments: [-3, -1, 1, 3, 5])
  func `is exact after quarter turns`(_ quarters: Int) {
    view.transform = CGAffineTransform(rotationAngle: CGFloat(quarters) * .pi / 2)
    #expect(view.frame == CGRect(x: 125, y: 75, width: 50, height: 100))
  }

  @Test func `is exact after half a turn and after turning and scaling`() {
    view.transform = CGAffineTransform(rotationAngle: .pi)
    #expect(view.frame == CGRect(x: 100, y: 100, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    #expect(view.frame == CGRect(x: 100, y: 25, width: 100, height: 200))
  }

  @Test func `can be set exactly, and so can a layer's`() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 80)
    #expect(view.bounds.size == CGSize(width: 80, height: 30))
    let layer = CALayer()
    layer.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(layer.frame == CGRect(x: 125, y: 75, width: 50, height: 100))
  }

  @Test func `keeps turns that are small`() {
    view.transform = CGAffineTransform(rotationAngle: 1e-9)
    // 100·sin(10⁻⁹) more than 50, which is far above rounding.
    #expect(view.frame.height > 50)
  }
}
