public import TextMetrics

extension InterfaceElement {
  /// The font that a `fontDescription` child with this role describes.
  ///
  /// Text styles have their size at the default content size. Without a size the font has 17 points,
  /// which is what UIKit takes for a label; a button's title passes 15 or 18.
  ///
  /// - Throws: An error for an unknown type, weight or text style, or a size that is not from 0 to
  ///   10,000 points.
  public func font(
    key: String = "fontDescription",
    defaultSize: Double = 17
  ) throws(DocumentError) -> FontDescription? {
    try child(key: key, named: "fontDescription")?.describedFont(defaultSize: defaultSize)
  }

  /// This `fontDescription` element as a font.
  func describedFont(defaultSize: Double) throws(DocumentError) -> FontDescription {
    if let style = self["style"] {
      guard let style = TextStyle(rawValue: style) else {
        throw invalid("style", expected: "the name of a text style")
      }
      return style.font
    }
    let size = try fontSize("pointSize") ?? defaultSize
    if let name = self["name"] { return .named(name, size: size) }
    var font = FontDescription.system(size: size)
    switch self["type"] {
    case nil where self["family"] != nil: return .named(self["family"] ?? "", size: size)
    case nil, "system": break
    case "boldSystem": font.weight = .bold
    case "italicSystem": font.isItalic = true
    default: throw invalid("type", expected: "one of system, boldSystem, italicSystem")
    }
    if let name = self["weight"] {
      guard let weight = FontWeight(name: name) else {
        let names = FontWeight.named.map(\.name).joined(separator: ", ")
        throw invalid("weight", expected: "one of \(names)")
      }
      font.weight = weight
    }
    return font
  }

  /// The text of an `attributedString` child with this role; none where there is no such child.
  ///
  /// - Parameters:
  ///   - key: The role, such as `attributedText`.
  ///   - defaultFont: The font of fragments that name none.
  /// - Returns: One run for each fragment.
  /// - Throws: An error for a number that cannot be understood.
  public func attributedText(
    key: String = "attributedText",
    defaultFont: FontDescription
  ) throws(DocumentError) -> StyledText? {
    guard let child = child(key: key, named: "attributedString") else { return nil }
    var runs: [TextRun] = []
    for fragment in child.children(named: "fragment") {
      let attributes = fragment.child(named: "attributes")
      let font = try attributes?.child(key: "NSFont", named: "font")?.attributedFont()
      let style = try attributes?.child(key: "NSParagraphStyle", named: "paragraphStyle")?
        .paragraphStyle()
      runs.append(
        TextRun(
          try fragment.string("content") ?? "",
          font: font ?? defaultFont,
          paragraph: style ?? ParagraphStyle()
        )
      )
    }
    return StyledText(runs)
  }

  private func attributedFont() throws(DocumentError) -> FontDescription {
    let size = try fontSize("size") ?? 12
    if let name = self["name"] { return .named(name, size: size) }
    let isBold = self["metaFont"]?.lowercased().hasSuffix("bold") ?? false
    return .system(size: size, weight: isBold ? .bold : .regular)
  }

  private func paragraphStyle() throws(DocumentError) -> ParagraphStyle {
    ParagraphStyle(
      lineSpacing: try double("lineSpacing") ?? 0,
      lineHeightMultiple: try double("lineHeightMultiple") ?? 0,
      minimumLineHeight: try double("minimumLineHeight") ?? 0,
      maximumLineHeight: try double("maximumLineHeight") ?? 0,
      paragraphSpacing: try double("paragraphSpacing") ?? 0,
      paragraphSpacingBefore: try double("paragraphSpacingBefore") ?? 0
    )
  }

  private func fontSize(_ attribute: String) throws(DocumentError) -> Double? {
    guard let size = try double(attribute) else { return nil }
    guard size >= 0, size <= 10_000 else {
      throw invalid(attribute, expected: "a size from 0 to 10000 points")
    }
    return size
  }
}
