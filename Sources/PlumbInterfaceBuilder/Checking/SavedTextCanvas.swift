import LayoutEngine
import PortableUIKit
import TextMetrics

/// What a document does not state of the canvas that measured its texts, as far as saved heights tell it.
///
/// Like the insets of a manifest, this is for comparing with saved frames only: a ``DocumentBuilder``
/// does not look at them by itself. Nothing is taken from a single side of a single text: at least two texts must bear
/// witness, or one with its height and its width, and at least two more than for what is usual, or four times as many.
struct SavedTextCanvas {
  /// The user's preferred text size; nil where it is the default one.
  ///
  /// Interface Builder's canvas can show one. Source: public documents of four repositories have two or
  /// more lines in text styles with the height and the width that another size gives, and none or
  /// fewer with those that are usual for its version, see ``usualContentSize(tools:)``.
  private(set) var contentSize: UIContentSizeCategory?
  /// The same for the scenes that show another one than the document does, by the scenes' identifiers.
  ///
  /// Interface Builder saves a scene as it was when it was last laid out. Source: scenes of one public document whose
  /// captions have the smallest size that an earlier version showed them in, beside others with the default one.
  private(set) var sceneContentSizes: [String: UIContentSizeCategory] = [:]
  /// The fraction of a point that sizes of texts are rounded up to is one over this; nil where it is
  /// the device's.
  ///
  /// A line of 17 points is 20.29 points high: 20.5 in pixels of half a point, but 21 in whole points.
  /// Source: of 323 public documents with one-line labels whose two heights differ, 84 have whole points
  /// only and 216 pixels only; neither the device nor the version of the tools tells which. Labels that cells
  /// of built-in styles place tell nothing: all 62 have pixels, 20 of them beside labels in whole points. Nor do those
  /// whose own constraints state their height. Titles of configured buttons are rounded like lines of labels, and tell as
  /// much: those of three public documents without such labels are 21 points high, not 20.33.
  private(set) var scale: Double?
  /// The same for the scenes whose own texts tell it, by the scenes' identifiers.
  ///
  /// Interface Builder saves a scene as it was when it was last laid out. Source: of 356 scenes and
  /// documents without scenes, 21 have both kinds of lines, of 321 documents 22.
  private(set) var sceneScales: [String: Double] = [:]
  /// Whether titles of configured buttons are as high as whole points, whatever other texts are rounded to.
  ///
  /// Canvases of Xcode 14 make them so, unless one of the document's own is as high as its line in pixels. Source: the
  /// four public documents of these versions, of four repositories, with such a title on a device of three pixels a
  /// point; one has a label in pixels beside them, and one a button as wide as its title in pixels. All five of later
  /// versions have pixels.
  private(set) var hasWholeTitles = false

  /// A text on one line: the heights that it can have been saved with.
  private struct Witness {
    var saved: InterfaceSize
    var text: String
    var font: InterfaceElement?
    var isButton: Bool
    /// Whether it is the title of a configured button, which has room above and below and the style of bodies of text.
    var isConfiguredTitle = false
    /// Whether something else than the text gave the height: a cell of a built-in style, which gives pixels whatever
    /// the canvas rounds to, or a constraint of the text's own.
    var hasGivenHeight: Bool
  }

  /// Asks the texts of a document.
  @MainActor
  init(of document: InterfaceDocument) {
    let witnesses = document.root.selfAndDescendants.compactMap(Self.witness)
    let usualSize = Self.usualContentSize(tools: document.tools)
    let metrics = SystemFontMetrics(generation: document.fontGeneration)
    contentSize =
      shownSize(witnesses, usualSize, document.canvasScale, metrics)
      ?? (usualSize == .large ? nil : usualSize)
    let pixels = document.canvasScale
    hasWholeTitles =
      (21_000..<21_700).contains(document.tools)
      && !witnesses.contains {
        let size = contentSize ?? .large
        return $0.isConfiguredTitle && !Self.explains($0, size, [1])
          && Self.explains($0, size, [pixels])
      }
    for scene in document.root.selfAndDescendants where scene.name == "scene" {
      guard let id = scene["sceneID"] else { continue }
      let own = scene.selfAndDescendants.compactMap(Self.witness)
      if let size = shownSize(own, usualSize, pixels, metrics), size != contentSize {
        sceneContentSizes[id] = size
      }
      let size = sceneContentSizes[id] ?? contentSize ?? .large
      sceneScales[id] = Self.scale(own, size, pixels, metrics)
    }
    // Where scenes differ, the document tells nothing of those that do not tell it themselves. Scenes in another size are
    // of another canvas.
    let isOfOneScale = !sceneScales.contains { $1 == pixels && sceneContentSizes[$0] == nil }
    if isOfOneScale,
      Self.scale(witnesses, contentSize ?? .large, pixels, metrics) == 1
    {
      scale = 1
    }
  }

  /// The preferred text size that texts in text styles show; nil where too few show one.
  ///
  /// - Parameters:
  ///   - witnesses: The texts of a document or of one of its scenes.
  ///   - usualSize: The size that is usual for the document's version.
  ///   - pixelScale: Pixels for each point.
  ///   - metrics: The figures of the system font.
  /// - Returns: The size that most of them show.
  @MainActor
  private func shownSize(
    _ witnesses: [Witness],
    _ usualSize: UIContentSizeCategory,
    _ pixelScale: Double,
    _ metrics: SystemFontMetrics
  ) -> UIContentSizeCategory? {
    let styled = witnesses.filter { $0.font?["style"] != nil }
    guard !styled.isEmpty else { return nil }
    let counts = UIContentSizeCategory.ordered.map { size in
      (size, styled.count { shows($0, size, [1, pixelScale], metrics) })
    }
    let usual = counts.first { $0.0 == usualSize }?.1 ?? 0
    // A text that is lower than its line does not have the usual size, unless something squeezes it; one that is as
    // high may be stretched.
    let isRefuted = styled.count { isTooLow($0, usualSize) } >= 2
    guard let most = counts.map(\.1).max(), most >= (isRefuted ? max(2, usual) : usual + 2) else {
      return nil
    }
    let usualIndex = counts.firstIndex { $0.0 == usualSize } ?? 0
    return counts.indices.filter { counts[$0].1 == most }
      .min { abs($0 - usualIndex) < abs($1 - usualIndex) }
      .map { counts[$0].0 }
  }

  /// The preferred text size that the canvas of a version of Interface Builder shows text styles in.
  ///
  /// Those of Xcode 12.5 to 13.4 show the smallest. Source: lines in text styles of 132 public documents. Of
  /// 21 of these versions 16, of 11 repositories, have the heights of the smallest size only, and one has both;
  /// of the other 111 none has, and three have both.
  private static func usualContentSize(tools: Int) -> UIContentSizeCategory {
    (18_122..<21_000).contains(tools) ? .extraSmall : .large
  }

  /// The scale that the lines of labels were rounded up to: 1 or the canvas's, or nil where too few
  /// labels tell, or too many contradict.
  @MainActor
  private static func scale(
    _ witnesses: [Witness],
    _ size: UIContentSizeCategory,
    _ pixelScale: Double,
    _ metrics: SystemFontMetrics
  ) -> Double? {
    let labels = witnesses.filter { witness in
      !witness.isButton && !witness.hasGivenHeight
        && abs(height(witness, size, 1) - height(witness, size, pixelScale)) > 0.01
    }
    let whole = labels.count { explains($0, size, [1]) }
    let pixels = labels.count { explains($0, size, [pixelScale]) }
    // One that shows it with both of its sides is not stretched along either, and tells as much as two.
    let isSure = labels.contains {
      explains($0, size, [1]) && hasWholeWidth($0, size, pixelScale, metrics)
    }
    if whole >= (isSure ? 1 : 2), whole >= 4 * pixels { return 1 }
    if pixels >= 2, pixels >= 4 * whole { return pixelScale }
    return nil
  }

  /// Whether a text is as wide as its letters in whole points, and not as wide as in pixels.
  @MainActor
  private static func hasWholeWidth(
    _ witness: Witness,
    _ size: UIContentSizeCategory,
    _ pixelScale: Double,
    _ metrics: SystemFontMetrics
  ) -> Bool {
    let letters = metrics.naturalWidth(of: StyledText(witness.text, font: font(witness, size)))
    let sides: Double = witness.isConfiguredTitle ? 24 : 0
    let whole = PixelRounding.up(letters, scale: 1)
    return whole - PixelRounding.up(letters, scale: pixelScale) > 0.01
      && abs(whole + sides - witness.saved.width) < 0.01
  }

  private static func witness(_ element: InterfaceElement) -> Witness? {
    guard ["label", "button"].contains(element.name), let frame = element.savedFrame else {
      return nil
    }
    if let configuration = element.child("buttonConfiguration", key: "configuration") {
      return configuredTitle(configuration, of: element, frame)
    }
    guard let text = element.name == "button" ? element.normalTitle : element.shownText,
      !text.isEmpty
    else { return nil }
    let font = element.child("fontDescription", key: "fontDescription")
    let isNamed = font.map { $0["style"] == nil && $0["type"] == nil } ?? false
    guard !isNamed, element.child("attributedString", key: "attributedText") == nil else {
      return nil
    }
    if element.name == "button" {
      guard font?["style"] != nil, element.child("inset", key: "contentEdgeInsets") == nil
      else { return nil }
    }
    return Witness(
      saved: InterfaceSize(width: frame.width, height: frame.height),
      text: text,
      font: font,
      isButton: element.name == "button",
      hasGivenHeight: element.isLabelOfCell || statesHeight(element)
    )
  }

  /// The title of a button whose configuration says nothing else that makes it higher or lower.
  private static func configuredTitle(
    _ configuration: InterfaceElement,
    of element: InterfaceElement,
    _ frame: LayoutRect
  ) -> Witness? {
    let sayings = ["image", "subtitle", "buttonSize"]
    guard let title = configuration["title"], !title.isEmpty,
      !sayings.contains(where: { configuration[$0] != nil }),
      !configuration.children.contains(where: { $0.name != "color" })
    else { return nil }
    return Witness(
      saved: InterfaceSize(width: frame.width, height: frame.height),
      text: title,
      font: nil,
      isButton: false,
      isConfiguredTitle: true,
      hasGivenHeight: statesHeight(element)
    )
  }

  private static func statesHeight(_ element: InterfaceElement) -> Bool {
    element.child("constraints")?.children.contains {
      $0["firstAttribute"] == "height" && $0["secondItem"] == nil && $0["relation"] == nil
    } ?? false
  }

  @MainActor
  private static func font(_ witness: Witness, _ size: UIContentSizeCategory) -> FontDescription {
    if witness.isConfiguredTitle {
      return FontDescription(ViewFactory.font(ofStyle: "UICTFontTextStyleBody", size))
    }
    guard let style = witness.font?["style"] else {
      return .system(size: witness.font?.number("pointSize") ?? 17)
    }
    return FontDescription(ViewFactory.font(ofStyle: style, size))
  }

  @MainActor
  private static func height(
    _ witness: Witness,
    _ size: UIContentSizeCategory,
    _ scale: Double
  ) -> Double {
    let line = SystemFontMetrics().metrics(of: font(witness, size)).lineHeight
    if witness.isButton { return PixelRounding.up(line, scale: 1) + 12 }
    if witness.isConfiguredTitle { return PixelRounding.up(line, scale: scale) + 14 }
    return PixelRounding.up(line, scale: scale)
  }

  /// Whether a text has the height that it has at one of the scales.
  @MainActor
  private static func explains(
    _ witness: Witness,
    _ size: UIContentSizeCategory,
    _ scales: [Double]
  ) -> Bool {
    scales.contains { abs(height(witness, size, $0) - witness.saved.height) < 0.01 }
  }

  /// Whether a text shows a size: it is as wide as its letters are, or as high as its line and not
  /// narrower than its letters.
  ///
  /// A text that its constraints stretch or compress along one axis still tells with the other.
  @MainActor
  private func shows(
    _ witness: Witness,
    _ size: UIContentSizeCategory,
    _ scales: [Double],
    _ metrics: SystemFontMetrics
  ) -> Bool {
    if isNatural(witness, size, metrics) { return true }
    let text = StyledText(witness.text, font: Self.font(witness, size))
    return Self.explains(witness, size, scales)
      && witness.saved.width - metrics.naturalWidth(of: text) > -1.5
  }

  /// Whether a text was saved lower than one line of it is.
  @MainActor
  private func isTooLow(_ witness: Witness, _ size: UIContentSizeCategory) -> Bool {
    witness.saved.height < Self.height(witness, size, 100) - 0.5
  }

  /// Whether a text is within a point as wide as its letters are at a size; one that is stretched or
  /// compressed is not.
  @MainActor
  private func isNatural(
    _ witness: Witness,
    _ size: UIContentSizeCategory,
    _ metrics: SystemFontMetrics
  ) -> Bool {
    let text = StyledText(witness.text, font: Self.font(witness, size))
    return (-0.5...1.5).contains(witness.saved.width - metrics.naturalWidth(of: text))
  }
}
