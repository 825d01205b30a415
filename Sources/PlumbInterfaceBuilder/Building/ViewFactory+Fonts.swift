import Foundation
import PortableUIKit
import TextMetrics

extension ViewFactory {
  /// Whether the document says that the font of an element is adjusted to the preferred text size.
  func followsContentSize(_ element: InterfaceElement) -> Bool {
    let name = "adjustsFontForContentSizeCategory"
    return element.flag(name)
      || element.child("fontDescription", key: "fontDescription")?.flag(name) == true
  }

  /// The font that a child with this role describes, as the size classes vary it.
  func font(_ element: InterfaceElement, key: String = "fontDescription") -> UIFont? {
    // A variation that cannot be read is told where the document is checked.
    let varied = try? element.child(key: key, named: "fontDescription", for: traits)
    guard let description = varied ?? element.child("fontDescription", key: key) else { return nil }
    if let style = description.attributes["style"] {
      // A text style has the preferred size when the document is loaded, whether or not it is adjusted
      // to later changes. Fields keep the default one on canvases that show labels in another: four in two scenes
      // of a public document do, and none is known that does not.
      let canvasSize = element.name == "textField" ? nil : options.contentSize
      return Self.font(ofStyle: style, canvasSize ?? options.contentSizeCategory)
    }
    let size = CGFloat(description.number("pointSize") ?? 17)
    if description.attributes["type"] == nil, let name = description.attributes["name"] {
      // What is not found is told for all documents at once.
      return UIFont.Face(name: name, size: size).map { UIFont(face: $0) }
        ?? .systemFont(ofSize: size)
    }
    switch description.attributes["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default:
      return .systemFont(ofSize: size, weight: weight(description.attributes["weight"]))
    }
  }

  /// The font of a text style at a preferred text size, or at the current one.
  static func font(ofStyle style: String, _ size: UIContentSizeCategory?) -> UIFont {
    UIFont.preferredFont(
      forTextStyle: UIFont.TextStyle(rawValue: style),
      compatibleWith: size.map { UITraitCollection(preferredContentSizeCategory: $0) }
    )
  }

  func weight(_ name: String?) -> UIFont.Weight {
    switch name {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }

  /// The font that a designable's own code gave it, told from the size that Interface Builder recorded
  /// for its text on one line; nil where no font of a whole size is so high.
  ///
  /// The height tells the size, the width the weight.
  func designableFont(
    of element: InterfaceElement,
    onOneLine recorded: InterfaceSize
  ) -> UIFont? {
    guard let text = element.shownText, !text.contains(where: \.isNewline) else { return nil }
    let metrics = SystemFontMetrics(generation: document.fontGeneration)
    let size = (6...100).first { size in
      let line = metrics.metrics(of: .system(size: Double(size))).lineHeight
      return [document.canvasScale, 1].contains {
        abs(PixelRounding.up(line, scale: $0) - recorded.height) < 0.01
      }
    }
    guard let size else { return nil }
    let weights: [UIFont.Weight] = [.regular, .medium, .semibold, .bold]
    let fonts = weights.map { UIFont.systemFont(ofSize: CGFloat(size), weight: $0) }
    func error(_ font: UIFont) -> Double {
      abs(metrics.naturalWidth(of: StyledText(text, font: FontDescription(font))) - recorded.width)
    }
    return fonts.min { error($0) < error($1) }
  }

  /// The attributed text of an element, with its fonts and paragraph styles, or nil where there is none.
  func attributedText(
    of element: InterfaceElement,
    key: String = "attributedText",
    font: UIFont
  ) -> NSAttributedString? {
    // Reading the document has checked every number in it.
    guard
      let text = try? element.attributedText(
        key: key,
        defaultFont: FontDescription(font)
      )
    else { return nil }
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = CGFloat(run.paragraph.lineSpacing)
      style.lineHeightMultiple = CGFloat(run.paragraph.lineHeightMultiple)
      style.minimumLineHeight = CGFloat(run.paragraph.minimumLineHeight)
      style.maximumLineHeight = CGFloat(run.paragraph.maximumLineHeight)
      style.paragraphSpacing = CGFloat(run.paragraph.paragraphSpacing)
      style.paragraphSpacingBefore = CGFloat(run.paragraph.paragraphSpacingBefore)
      result.append(
        NSAttributedString(
          string: run.text,
          attributes: [.font: UIFont(run.font), .paragraphStyle: style]
        )
      )
    }
    return result
  }
}
