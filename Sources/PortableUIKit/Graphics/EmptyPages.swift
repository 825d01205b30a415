import Foundation

/// A PDF of empty pages.
///
/// Source: ISO 32000-1:2008, 7.5 (file structure), 7.7.3 (page tree), 14.3.3 (document information).
struct EmptyPages {
  /// The rectangles of the pages, in points.
  let sizes: [CGRect]
  /// What is said of the document.
  let information: [String: Any]

  /// The bytes of the file.
  var data: Data {
    let first = 4
    let kids = sizes.indices.map { "\(first + $0) 0 R" }.joined(separator: " ")
    var objects = [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [\(kids)] /Count \(sizes.count) >>",
      "<< \(said) >>",
    ]
    objects += sizes.map {
      "<< /Type /Page /Parent 2 0 R /Resources << >> "
        + "/MediaBox [\($0.minX) \($0.minY) \($0.maxX) \($0.maxY)] >>"
    }
    var text = "%PDF-1.4\n"
    var places: [Int] = []
    for (number, object) in objects.enumerated() {
      places.append(text.utf8.count)
      text += "\(number + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for place in places {
      let digits = String(place)
      text += String(repeating: "0", count: max(0, 10 - digits.count)) + digits + " 00000 n \n"
    }
    text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R /Info 3 0 R >>\n"
    text += "startxref\n\(table)\n%%EOF\n"
    return Data(text.utf8)
  }

  private var said: String {
    let keys = [
      (kCGPDFContextTitle, "Title"), (kCGPDFContextAuthor, "Author"),
      (kCGPDFContextCreator, "Creator"), (kCGPDFContextSubject, "Subject"),
      (kCGPDFContextKeywords, "Keywords"),
    ]
    return keys.compactMap { key, name in
      (information[key] as? String).map { "/\(name) \(Self.string($0))" }
    }.joined(separator: " ")
  }

  /// A string in hexadecimal digits of UTF-16, which any text fits in.
  private static func string(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var result = "<FEFF"
    for unit in text.utf16 {
      for shift in stride(from: 12, through: 0, by: -4) {
        result.append(digits[Int(unit >> UInt16(shift)) & 15])
      }
    }
    return result + ">"
  }
}
