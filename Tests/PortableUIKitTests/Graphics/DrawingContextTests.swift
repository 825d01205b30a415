import Foundation
import PortableUIKit
import Testing

/// Source: Apple, "Quartz 2D Programming Guide".
@Suite struct `A drawing context` {
  private func bitmap(
    width: Int = 20,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
    _ alpha: CGImageAlphaInfo = .premultipliedLast
  ) -> CGContext? {
    CGContext(
      data: nil,
      width: width,
      height: 10,
      bitsPerComponent: 8,
      bytesPerRow: 0,
      space: space,
      bitmapInfo: alpha.rawValue
    )
  }

  @Test func `of a bitmap has its bytes`() throws {
    let context = try #require(bitmap())
    #expect((context.width, context.height) == (20, 10))
    #expect((context.bitsPerPixel, context.bytesPerRow) == (32, 80))
    let bytes = try #require(context.data).bindMemory(to: UInt8.self, capacity: 800)
    bytes[799] = 7
    #expect(context.data?.load(fromByteOffset: 799, as: UInt8.self) == 7)
  }

  @Test func `is not made of pixels that Core Graphics does not know`() {
    #expect(bitmap(.last) == nil)
    #expect(bitmap(width: 0) == nil)
    #expect(bitmap(space: CGColorSpaceCreateDeviceGray(), .premultipliedFirst) == nil)
    #expect(bitmap(space: CGColorSpaceCreateDeviceGray(), .none)?.bitsPerPixel == 8)
  }

  @Test func `makes an image of its size and layout`() throws {
    let image = try #require(bitmap(.noneSkipFirst)?.makeImage())
    #expect((image.width, image.height, image.bytesPerRow) == (20, 10, 80))
    #expect(image.alphaInfo == .noneSkipFirst)
    #expect(image.colorSpace?.numberOfComponents == 3)
  }

  @Test func `keeps its map and its limits with its state`() throws {
    let context = try #require(bitmap())
    context.saveGState()
    context.translateBy(x: 5, y: 2)
    context.scaleBy(x: 2, y: 2)
    context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 3))
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 7, y: 4))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 3, height: 3))
    context.restoreGState()
    #expect(context.ctm == .identity)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func `leaves a shape where it was when the map changes`() throws {
    let context = try #require(bitmap())
    context.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    context.translateBy(x: 2, y: 0)
    #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 2, width: 4, height: 4))
    #expect(context.pathContains(CGPoint(x: 1, y: 3), mode: .fill))
  }

  @Test func `lets go of a shape that it draws`() throws {
    let context = try #require(bitmap())
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 3, y: 4))
    #expect(context.currentPointOfPath == CGPoint(x: 3, y: 4))
    context.strokePath()
    #expect(context.isPathEmpty)
    #expect(context.boundingBoxOfPath.isNull)
  }
}

@MainActor
@Suite struct `A renderer of images` {
  @Test func `gives a context whose points begin above`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    _ = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20), format: format).image {
      let context = $0.cgContext
      // The first point of the user is the last row of pixels, counted from below.
      #expect(context.convertToDeviceSpace(CGPoint.zero) == CGPoint(x: 0, y: 40))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 20))
    }
  }
}
