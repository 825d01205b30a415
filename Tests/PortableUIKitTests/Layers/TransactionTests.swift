import Foundation
import PortableUIKit
import Testing

@MainActor @Suite(.serialized) struct `Transactions` {
  @Test func `keep settings to themselves, and complete when they are committed`() {
    var completed: [String] = []
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { completed.append("outer") }
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { completed.append("inner") }
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.commit()
    #expect(completed == ["inner", "outer"])
    #expect(!CATransaction.disableActions())
  }

  // Apple, `CAMediaTimingFunctionName`: ease in and ease out has the handles (0.42, 0) and (0.58, 1).
  @Test func `have curves of speed with four points`() {
    let curve = CAMediaTimingFunction(name: .easeInEaseOut)
    let points = (0...3).map { index in
      var point: [Float] = [0, 0]
      point.withUnsafeMutableBufferPointer { buffer in
        guard let address = buffer.baseAddress else { return }
        curve.getControlPoint(at: index, values: address)
      }
      return point
    }
    #expect(points == [[0, 0], [0.42, 0], [0.58, 1], [1, 1]])
  }

  // (0.2, 0.4, 0.8): the greatest part is 0.8, the range 0.6, and blue leads: 4 + (0.2 − 0.4) / 0.6 sixths.
  @Test func `colors tell hue, saturation and brightness`() {
    var parts: [CGFloat] = [0, 0, 0, 0]
    parts.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 0.5)
        .getHue(start, saturation: start + 1, brightness: start + 2, alpha: start + 3)
    }
    let expected = [(4 - 1.0 / 3) / 6, 0.75, 0.8, 0.5]
    #expect(zip(parts, expected).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test func `an image renderer makes images of the size, and runs what draws`() {
    var ran = false
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4), format: format)
      .image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 4))
        ran = true
      }
    #expect(ran)
    #expect(image.size == CGSize(width: 3, height: 4))
    #expect(image.scale == 2)
  }
}
