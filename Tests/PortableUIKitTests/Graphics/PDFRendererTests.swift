import Foundation
import PortableUIKit
import Testing

@MainActor
@Suite struct `A renderer of PDFs` {
  private func document() -> Data {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle: "Ü", kCGPDFContextAuthor: "Ann"]
    let page = CGRect(x: 0, y: 0, width: 612, height: 792)
    return UIGraphicsPDFRenderer(bounds: page, format: format).pdfData { context in
      context.beginPage()
      #expect(context.pdfContextBounds == page)
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 300, height: 100), pageInfo: [:])
      #expect(context.pdfContextBounds.width == 300)
    }
  }

  @Test func `writes as many pages as were begun, of their sizes`() {
    let text = String(decoding: document(), as: UTF8.self)
    #expect(text.hasPrefix("%PDF-1.4\n"))
    #expect(text.contains("/Count 2"))
    #expect(text.contains("/MediaBox [0.0 0.0 612.0 792.0]"))
    #expect(text.contains("/MediaBox [0.0 0.0 300.0 100.0]"))
    #expect(text.contains("/Title <FEFF00DC>"))
  }

  @Test func `writes down where its objects begin`() throws {
    let text = String(decoding: document(), as: UTF8.self)
    let bytes = Array(text.utf8)
    let table = try #require(text.range(of: "xref\n0 6\n"))
    let lines = text[table.upperBound...].split(separator: "\n").dropFirst().prefix(5)
    for (number, line) in lines.enumerated() {
      let place = try #require(Int(line.prefix(10)))
      let start = String(decoding: bytes[place..<(place + 7)], as: UTF8.self)
      #expect(start == "\(number + 1) 0 obj")
    }
    #expect(
      text.contains("startxref\n\(text.utf8.distance(from: text.startIndex, to: table.lowerBound))")
    )
  }
}
