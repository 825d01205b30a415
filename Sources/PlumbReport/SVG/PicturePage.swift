import LayoutEngine

/// A page with pictures on it, which is written as SVG.
struct PicturePage {
  let options: PictureOptions
  let isCaptioned: Bool
  private var writer = SVGWriter()
  private var clips: [String] = []
  private var x: Double
  /// Where the row of pictures begins.
  private var y = 0.0
  private var width = 0.0
  private var height = 0.0
  private var count = 0
  /// The width and height that the picture says it has, at most, in points.
  var limit = Double.infinity

  init(options: PictureOptions, isCaptioned: Bool) {
    self.options = options
    self.isCaptioned = isCaptioned
    x = options.isFramed ? Self.margin : 0
  }

  private static let margin = 24.0
  /// How wide a row of pictures grows before the next one begins, in points.
  private static let rowWidth = 2400.0
  private var margin: Double { options.isFramed ? Self.margin : 0 }
  private var top: Double { y + margin + (isCaptioned ? 24 : 0) }

  /// Writes a shape of the page's own.
  mutating func write(_ shape: DrawnShape) {
    writer.write(shape)
    guard let bounds = shape.bounds else { return }
    width = max(width, bounds.maxX + margin)
    height = max(height, bounds.maxY)
  }

  // MARK: - Adding pictures

  /// Adds a picture beside the last one, or below where the row is full.
  mutating func add(_ picture: LayoutPicture) {
    if count > 0, x + picture.size(options).width > Self.rowWidth {
      (x, y) = (margin, height)
    }
    let wide = draw(picture)
    x += wide + (options.isFramed ? Self.margin : 16)
    width = max(width, x - (options.isFramed ? 0 : 16))
  }

  /// Adds the pictures of a scene below each other, the first one at a frame under the scene's name.
  mutating func add(
    _ scene: StoryboardCanvas.Scene,
    at frame: LayoutRect,
    screen: (width: Double, height: Double)
  ) {
    (x, y) = (frame.x, frame.y - margin - 24)
    guard !scene.pictures.isEmpty else {
      addCard(scene, at: frame)
      return
    }
    for picture in scene.pictures {
      let wide = draw(picture, named: scene.name)
      y += picture.size(options).height + 48
      width = max(width, x + wide + margin)
    }
  }

  /// Adds a card in place of a scene that shows nothing of its own.
  private mutating func addCard(_ scene: StoryboardCanvas.Scene, at frame: LayoutRect) {
    addCaption(scene.name, width: frame.width)
    for shape in SceneCard(scene, frame).shapes { write(shape) }
  }

  /// Adds a name above what begins at the top of the row; answers how wide it is.
  @discardableResult
  private mutating func addCaption(_ name: String, width limit: Double) -> Double {
    let (name, width) = OverlayText.fitting(name, size: 13, width: max(80, limit))
    var line = LayoutSnapshot.TextLine(
      text: name,
      x: x,
      baseline: top - 10,
      width: width,
      fontSize: 13
    )
    line.weight = 600
    line.color = LayoutSnapshot.Color(90, 90, 100)
    writer.write(DrawnShape(.text(line)))
    return width
  }

  /// Draws a picture at the current place, under its own name or another one; answers how wide it is.
  private mutating func draw(_ picture: LayoutPicture, named name: String? = nil) -> Double {
    let snapshot = picture.snapshot
    var options = options
    if picture.log != nil { (options.constraints, options.findings) = (true, true) }
    let least = picture.log == nil ? 260.0 : 420
    let drawings = snapshot.drawings().map { drawing in
      guard picture.log != nil else { return drawing }
      // What sticks out of a root may be the point of a log.
      var whole = picture.guesses.contains(drawing.item) ? drawing.dashed : drawing
      (whole.clip, whole.visible) = (nil, drawing.frame)
      return whole
    }
    var canvas = picture.canvas(drawings, showsAll: options.clipped || picture.log != nil)
    let overlay = OverlayDrawing(picture, drawings, options)
    if let bounds = overlay.bounds, options.isFramed {
      let near = LayoutRect(
        x: canvas.x - 200,
        y: canvas.y - 200,
        width: canvas.width + 400,
        height: canvas.height + 400
      )
      // What reaches far beyond is not followed; the page's own margin has room for a little.
      if bounds.union(near) == near { canvas = canvas.union(bounds) }
    }
    let origin = (x: x - canvas.x, y: top - canvas.y)
    var captionWidth = 0.0
    if isCaptioned { captionWidth = addCaption(name ?? snapshot.name, width: canvas.width) }
    writer.write(
      "<g transform=\"translate(\(SVG.number(origin.x)) \(SVG.number(origin.y)))\">"
    )
    addClips(of: picture, drawings)
    addMasks(of: picture, drawings)
    if options.isFramed, let root = drawings.first {
      let frame = root.frame
      writer.write(
        .rectangle(
          frame.x,
          frame.y,
          frame.width,
          frame.height,
          radius: snapshot.items[root.item].look?.cornerRadius ?? 0,
          stroke: .black.opacity(0.25)
        ),
        indent: " "
      )
    }
    write(drawings, of: snapshot)
    if options.clipped { for drawing in drawings { writeCut(drawing) } }
    for shape in overlay.shapes { writer.write(shape, indent: " ") }
    var bottom = canvas.maxY
    if options.findings {
      for shape in overlay.legend(
        below: canvas.maxY + 8,
        from: canvas.x,
        width: max(least, canvas.width)
      ) {
        writer.write(shape, indent: " ")
        if case .text(let line) = shape.figure { bottom = max(bottom, line.baseline + 8) }
      }
    }
    writer.write("</g>")
    height = max(height, top + bottom - canvas.y)
    let wide =
      options.findings && !picture.findings.isEmpty ? max(least, canvas.width) : canvas.width
    count += 1
    return max(wide, captionWidth)
  }

  private func clipID(_ item: Int) -> String { "clip\(count)-\(item)" }

  /// Defines a clip for each view that cuts something off.
  ///
  /// A clip within another refers to it only where one has round corners: otherwise it is what both
  /// leave, so that a deep hierarchy does not become a deep chain.
  private mutating func addClips(of picture: LayoutPicture, _ drawings: [ItemDrawing]) {
    let used = Set(drawings.compactMap(\.clip))
    var round: Set<Int> = []
    for drawing in drawings where !drawing.isAddition && used.contains(drawing.item) {
      let frame = drawing.frame
      let look = picture.snapshot.items[drawing.item].look
      let radius = min(look?.cornerRadius ?? 0, min(frame.width, frame.height) / 2)
      let isInRound = drawing.clip.map(round.contains) ?? false
      let isOwn = radius > 0 || drawing.transform != nil
      if isOwn || isInRound { round.insert(drawing.item) }
      let rect = radius > 0 ? frame : drawing.visible
      let outer = isOwn || isInRound ? drawing.clip : nil
      let reference = outer.map { " clip-path=\"url(#\(clipID($0)))\"" } ?? ""
      let figure =
        look.map { .rectangle(rect, $0, radius: radius) }
        ?? DrawnShape.Figure.rectangle(rect, radius: radius)
      let map = drawing.transform.map { " transform=\"\(SVG.matrix($0))\"" } ?? ""
      clips.append(
        "<clipPath id=\"\(clipID(drawing.item))\"\(reference)>"
          + (SVGWriter.element(figure, map) ?? "") + "</clipPath>"
      )
    }
  }

  private func maskID(_ item: Int) -> String { "mask\(count)-\(item)" }

  /// Defines the mask of each view that has one.
  private mutating func addMasks(of picture: LayoutPicture, _ drawings: [ItemDrawing]) {
    let used = Set(drawings.flatMap(\.groups))
    for drawing in drawings where !drawing.isAddition && used.contains(drawing.item) {
      guard let mask = picture.snapshot.items[drawing.item].drawing?.mask else { continue }
      writer.define(mask: mask, id: maskID(drawing.item), in: Self.place(of: drawing))
    }
  }

  /// The map of a view's own coordinates to the picture's.
  private static func place(of drawing: ItemDrawing) -> String {
    let place = SVG.matrix(DrawnTransform(x: drawing.frame.x, y: drawing.frame.y))
    return drawing.transform.map { SVG.matrix($0) + " " + place } ?? place
  }

  /// The shadow of each view that what is in it throws, as an attribute.
  private mutating func shadows(
    _ drawings: [ItemDrawing],
    of snapshot: LayoutSnapshot
  ) -> [Int: String] {
    var bounds: [Int: LayoutRect] = [:]
    for drawing in drawings {
      for group in drawing.groups where snapshot.items[group].look?.shadow != nil {
        guard let own = drawing.bounds else { continue }
        bounds[group] = bounds[group]?.union(own) ?? own
      }
    }
    var result: [Int: String] = [:]
    for drawing in drawings where !drawing.isAddition {
      guard let bounds = bounds[drawing.item],
        var shadow = snapshot.items[drawing.item].drawing?.contentShadow
      else { continue }
      if let map = drawing.transform {
        (shadow.x, shadow.y) = (
          map.a * shadow.x + map.c * shadow.y, map.b * shadow.x + map.d * shadow.y
        )
        shadow.radius *= abs(map.a * map.d - map.b * map.c).squareRoot()
      }
      let clip = drawing.clip.map { " clip-path=\"url(#\(clipID($0)))\"" } ?? ""
      result[drawing.item] = writer.filter(shadow, of: bounds) + clip
    }
    return result
  }

  /// Writes views; those that are masked, faded or throw a shadow together are one group.
  private mutating func write(_ drawings: [ItemDrawing], of snapshot: LayoutSnapshot) {
    let shadows = shadows(drawings, of: snapshot)
    var open: [Int] = []
    for drawing in drawings {
      let shared = zip(open, drawing.groups).prefix { $0 == $1 }.count
      for _ in shared..<open.count { writer.write(" </g>") }
      for group in drawing.groups.dropFirst(shared) {
        let item = snapshot.items[group]
        let mask = item.look?.mask == nil ? "" : " mask=\"url(#\(maskID(group)))\""
        let opacity = item.opacity < 1 ? " opacity=\"\(SVG.number(item.opacity))\"" : ""
        writer.write(" <g\(shadows[group] ?? "")\(mask)\(opacity)>")
      }
      open = drawing.groups
      write(drawing)
    }
    for _ in open { writer.write(" </g>") }
  }

  private mutating func write(_ drawing: ItemDrawing) {
    guard !drawing.shapes.isEmpty else { return }
    let opacity = drawing.opacity < 1 ? " opacity=\"\(SVG.number(drawing.opacity))\"" : ""
    if let clip = drawing.clip {
      writer.write(" <g clip-path=\"url(#\(clipID(clip)))\">")
    }
    writer.write(" <g transform=\"\(Self.place(of: drawing))\"\(opacity)>")
    for shape in drawing.shapes { writer.write(shape, indent: "  ") }
    writer.write(" </g>")
    if drawing.clip != nil { writer.write(" </g>") }
  }

  /// Writes the part of a view that is cut off, pale, with a dashed outline.
  private mutating func writeCut(_ drawing: ItemDrawing) {
    let seen = drawing.visible
    // Frames that were added up differ from themselves by the rounding.
    guard drawing.clip != nil, drawing.transform == nil, !drawing.isAddition,
      seen.distance(to: drawing.frame) > 0.01
    else { return }
    let id = "cut\(count)-\(drawing.item)"
    let far = 1e5
    clips.append(
      "<clipPath id=\"\(id)\"><path clip-rule=\"evenodd\" d=\"M\(SVG.number(-far)) "
        + "\(SVG.number(-far))H\(SVG.number(far))V\(SVG.number(far))H\(SVG.number(-far))Z"
        + "M\(SVG.number(seen.x)) \(SVG.number(seen.y))H\(SVG.number(seen.maxX))"
        + "V\(SVG.number(seen.maxY))H\(SVG.number(seen.x))Z\"/></clipPath>"
    )
    let frame = drawing.frame
    writer.write(" <g clip-path=\"url(#\(id))\">")
    writer.write(
      " <g transform=\"translate(\(SVG.number(frame.x)) \(SVG.number(frame.y)))\" opacity=\"0.4\">"
    )
    for shape in drawing.shapes { writer.write(shape, indent: "  ") }
    var outline = DrawnShape.rectangle(
      0,
      0,
      frame.width,
      frame.height,
      stroke: LayoutSnapshot.Color(255, 59, 48)
    )
    outline.dash = [4, 3]
    writer.write(outline, indent: "  ")
    writer.write(" </g>")
    writer.write(" </g>")
  }

  // MARK: - The document

  var document: String {
    let width = max(1, self.width)
    let height = max(1, self.height + (options.isFramed ? Self.margin : 0))
    let size = "\(SVG.number(width)) \(SVG.number(height))"
    let shrink = min(1, limit / max(width, height))
    let families = SVG.escaped(SVGWriter.families)
    // SVG 1.1 refers to images, which are in the file itself, by this namespace.
    let links = writer.hasImages ? " xmlns:xlink=\"http://www.w3.org/1999/xlink\"" : ""
    var result = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\"\(links) width=\"\(SVG.number(width * shrink))\""
        + " height=\"\(SVG.number(height * shrink))\" viewBox=\"0 0 \(size)\""
        + " font-family=\"\(families)\" xml:space=\"preserve\">"
    ]
    if !clips.isEmpty || !writer.definitions.isEmpty || !options.fonts.isEmpty {
      result.append("<defs>")
      if !options.fonts.isEmpty {
        result.append(" <style>" + options.fonts.map(\.rule).joined(separator: " ") + "</style>")
      }
      result += (clips + writer.definitions).map { " " + $0 }
      result.append("</defs>")
    }
    if options.isFramed {
      result.append("<rect width=\"100%\" height=\"100%\" fill=\"#f2f2f5\"/>")
    }
    return (result + writer.lines + ["</svg>", ""]).joined(separator: "\n")
  }
}
