import Foundation
import PortableUIKit
import Testing

@MainActor
@Suite struct `A picture of Core Image` {
  /// Five bytes fit into version 1: 21 squares at a side, and one free at each side.
  @Test func `of a QR code has the size of the code`() throws {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    filter.setValue(Data("hello".utf8), forKey: "inputMessage")
    let image = try #require(filter.outputImage)
    #expect(image.extent == rect(0, 0, 23, 23))
    let large = image.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
    #expect(UIImage(ciImage: large).size == CGSize(width: 230, height: 230))
    // 15 bytes are too many for version 1 at level M.
    filter.setValue(Data(count: 15), forKey: "inputMessage")
    #expect(filter.outputImage?.extent.width == 27)
  }

  @Test func `goes through filters in its size`() throws {
    let image = UIImage(size: CGSize(width: 4, height: 3))
    let picture = try #require(CIImage(image: image))
    let result = picture.applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: 3])
    #expect(result.extent == picture.extent)
    #expect(
      CIContext().createCGImage(result, from: result.extent)?.width == picture.extent.width.int
    )
    #expect(CIContext().createCGImage(CIImage.empty(), from: .null) == nil)
  }

  /// Literals of colors are of either type.
  @Test func `has colors of literals by what is asked for`() {
    let layer: CGColor? = UIColorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(layer == UIColor.red.cgColor)
    let color = UIColorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color.withAlphaComponent(0.5).cgColor.alpha == 0.5)
  }
}

extension CGFloat {
  fileprivate var int: Int { Int(self) }
}
