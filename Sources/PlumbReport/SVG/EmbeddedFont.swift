public import Foundation
import LayoutEngine
import TextMetrics

/// A font that a picture or a page holds, so that its texts look alike where the font is not installed.
public struct EmbeddedFont: Hashable, Sendable {
  /// The name by which texts have it, as `UIFont(name:size:)` takes it.
  public let name: String
  /// Whether its letters are slanted.
  public let isItalic: Bool
  /// The file, in TrueType or OpenType format.
  public let file: Data

  /// Creates a font from its file.
  public init(name: String, isItalic: Bool = false, file: Data) {
    (self.name, self.isItalic, self.file) = (name, isItalic, file)
  }

  /// How many bytes one font may have: what is posted to a review stays small.
  package static let limit = 400_000
  /// How many bytes all fonts of a picture or a page may have.
  package static let limitOfAll = 1_500_000

  /// Returns the registered fonts that texts of pictures have, as far as the limits allow, in the order of their names.
  ///
  /// They hold the outlines of the characters in those texts, where they can be told apart: see ``FontFile``.
  ///
  /// - Parameter pictures: What is drawn.
  /// - Returns: The fonts, and why others that are registered are not among them.
  package static func fonts(
    of pictures: [LayoutPicture]
  ) -> (fonts: [EmbeddedFont], notes: [String]) {
    var texts: [String: Set<String>] = [:]
    for line in pictures.flatMap(\.snapshot.items).flatMap({ $0.look?.lines ?? [] }) {
      if let family = line.family { texts[family, default: []].insert(line.text) }
    }
    var fonts: [EmbeddedFont] = []
    var notes: [String] = []
    var left = limitOfAll
    for (name, texts) in texts.sorted(by: { $0.key < $1.key }) {
      guard let font = FontRegistry.shared.font(named: name) else { continue }
      guard let bytes = font.embeddable(for: texts) else {
        notes.append("\(name) is not in the picture: it is one of several fonts in a file")
        continue
      }
      guard bytes.count <= min(limit, left) else {
        notes.append(
          "\(name) is not in the picture: it has \(bytes.count / 1000) KB, and \(min(limit, left) / 1000) KB are left for it"
        )
        continue
      }
      left -= bytes.count
      fonts.append(EmbeddedFont(name: name, isItalic: font.isItalic, file: Data(bytes)))
    }
    return (fonts, notes)
  }

  /// The address that holds the font.
  var url: String { "data:font/\(format);base64," + file.base64EncodedString() }

  private var format: String { file.starts(with: Data("OTTO".utf8)) ? "otf" : "ttf" }

  /// The rule of CSS that gives texts the font by its name, in all weights: a name is one font here.
  var rule: String {
    "@font-face { font-family: \"\(SVG.escaped(SVGWriter.plainName(name)))\"; font-weight: 1 1000;"
      + " font-style: \(isItalic ? "italic" : "normal"); src: url(\(url)); }"
  }
}
