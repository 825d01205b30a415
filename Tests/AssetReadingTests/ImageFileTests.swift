import AssetReading
import Foundation
import Testing

@Suite struct `The header of an image file` {
  @Test func `gives a PNG's size`() {
    let file = ImageFile([UInt8](Header.png(40, 30)))
    #expect(file?.format == .png)
    #expect(file?.width == 40)
    #expect(file?.height == 30)
  }

  @Test func `gives a JPEG's size, behind whatever segments come first`() {
    let file = ImageFile([UInt8](Header.jpeg(400, 300, orientation: 1)))
    #expect(file?.format == .jpeg)
    #expect(file?.width == 400)
    #expect(file?.height == 300)
  }

  @Test(arguments: [5, 6, 7, 8])
  func `turns a JPEG that was taken upright`(orientation: Int) {
    let file = ImageFile([UInt8](Header.jpeg(400, 300, orientation: orientation)))
    #expect(file?.width == 300)
    #expect(file?.height == 400)
  }

  @Test func `gives a GIF's size`() {
    let file = ImageFile(Array("GIF89a".utf8) + [10, 1, 20, 0, 0, 0, 0])
    #expect(file?.format == .gif)
    #expect(file?.width == 266)
    #expect(file?.height == 20)
  }

  @Test func `gives the size of WebP files of all three kinds`() {
    let riff = Array("RIFF\0\0\0\0WEBP".utf8)
    let extended = ImageFile(
      riff + Array("VP8X".utf8) + [0, 0, 0, 0, 0, 0, 0, 0, 99, 0, 0, 49, 0, 0]
    )
    #expect(extended?.width == 100)
    #expect(extended?.height == 50)
    let lossless = ImageFile(riff + Array("VP8L".utf8) + [0, 0, 0, 0, 0x2F, 99, 0x40, 0x0C, 0])
    #expect(lossless?.width == 100)
    #expect(lossless?.height == 50)
    let lossy = ImageFile(
      riff + Array("VP8 ".utf8) + [0, 0, 0, 0, 0, 0, 0, 0x9D, 0x01, 0x2A, 100, 0, 50, 0]
    )
    #expect(lossy?.width == 100)
    #expect(lossy?.height == 50)
  }

  @Test func `takes the largest picture of a HEIC file, which has tiles beside`() {
    func extent(_ width: Int, _ height: Int) -> [UInt8] {
      Array("ispe".utf8) + [0, 0, 0, 0] + [UInt8](Header.big(width, 4) + Header.big(height, 4))
    }
    let file = ImageFile(
      [0, 0, 0, 24] + Array("ftypheic".utf8) + extent(512, 512) + extent(4032, 3024)
        + extent(320, 240)
    )
    #expect(file?.format == .heic)
    #expect(file?.width == 4032)
    #expect(file?.height == 3024)
  }

  @Test(arguments: [(0, 4032), (1, 3024), (2, 4032), (3, 3024)] as [(UInt8, Double)])
  func `turns a HEIC file that was taken upright`(angle: UInt8, width: Double) {
    let extent =
      Array("ispe".utf8) + [0, 0, 0, 0] + [UInt8](Header.big(4032, 4) + Header.big(3024, 4))
    let rotation = [0, 0, 0, 9] + Array("irot".utf8) + [angle]
    let file = ImageFile([0, 0, 0, 24] + Array("ftypheic".utf8) + extent + rotation)
    #expect(file?.width == width)
  }

  @Test func `gives a PDF's size in points`() {
    let file = ImageFile(Array("%PDF-1.4\n1 0 obj << /MediaBox [0 0 24.5 20] >>".utf8))
    #expect(file?.format == .pdf)
    #expect(file?.width == 24.5)
    #expect(file?.height == 20)
  }

  @Test func `gives an SVG's size from its attributes, else from its view box`() {
    let stated = ImageFile(Array("<?xml version=\"1.0\"?><svg width='24px' height='18'>".utf8))
    #expect(stated?.format == .svg)
    #expect(stated?.width == 24)
    #expect(stated?.height == 18)
    let boxed = ImageFile(
      Array(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 48 32\" stroke-width=\"2\">".utf8
      )
    )
    #expect(boxed?.width == 48)
    #expect(boxed?.height == 32)
  }

  @Test func `is none for other files, and for those that end too early`() {
    #expect(ImageFile([]) == nil)
    #expect(ImageFile(Array("hello".utf8)) == nil)
    #expect(ImageFile([UInt8](Header.png(40, 30).prefix(18))) == nil)
    #expect(ImageFile([UInt8](Header.png(0, 30))) == nil)
    #expect(ImageFile([0xFF, 0xD8, 0xFF, 0xE0, 0xFF]) == nil)
  }

  @Test func `never reads beyond the end, wherever a file is cut`() {
    let whole = [UInt8](Header.jpeg(400, 300, orientation: 6))
    for count in whole.indices.dropLast(12) {
      #expect(ImageFile(Array(whole.prefix(count))) == nil)
    }
  }
}
