import LayoutEngine

/// An image, or a placeholder for one whose file is not there: its place, its name and its size.
struct ImageDrawing {
  var image: LayoutSnapshot.Image
  var look: LayoutSnapshot.Look
  var frame: LayoutRect
  /// The colour behind it, where that is known.
  var ground: LayoutSnapshot.Color?

  var shapes: [DrawnShape] {
    let place = place
    guard place.width > 0, place.height > 0 else { return [] }
    if let shown = shown(in: place) { return shown }
    return image.isSymbol ? symbol(place) : picture(place)
  }

  /// The image itself; nil without a file.
  private func shown(in place: LayoutRect) -> [DrawnShape]? {
    guard var drawn = DrawnImage(image, in: place) else { return nil }
    if image.isTemplate { drawn.tint = look.tint ?? LayoutSnapshot.Color(0, 122, 255) }
    let parts = image.slices.map { drawn.sliced(by: $0, isTiled: image.isTiled) } ?? [drawn]
    return parts.map { DrawnShape(.image($0)) }
  }

  /// Where the image is drawn, as the content mode places it.
  var place: LayoutRect {
    let bounds = LayoutRect(x: 0, y: 0, width: frame.width, height: frame.height)
    guard image.width > 0, image.height > 0 else { return bounds }
    var size = (width: image.width, height: image.height)
    switch image.mode {
    case "scaleToFill", "redraw": return bounds
    case "scaleAspectFit", "scaleAspectFill":
      let factors = (bounds.width / image.width, bounds.height / image.height)
      let factor =
        image.mode == "scaleAspectFit" ? min(factors.0, factors.1) : max(factors.0, factors.1)
      size = (image.width * factor, image.height * factor)
    default: break
    }
    let mode = image.mode.lowercased()
    let x =
      mode.contains("left") ? 0 : (bounds.width - size.width) * (mode.contains("right") ? 1 : 0.5)
    let y =
      mode.contains("top") ? 0 : (bounds.height - size.height) * (mode.contains("bottom") ? 1 : 0.5)
    return LayoutRect(x: x, y: y, width: size.width, height: size.height)
  }

  private func picture(_ place: LayoutRect) -> [DrawnShape] {
    let ink = LayoutSnapshot.Color(138, 142, 160)
    let paper =
      look.isDark ? LayoutSnapshot.Color(58, 60, 70) : LayoutSnapshot.Color(226, 228, 238)
    let cross = look.isDark ? LayoutSnapshot.Color(38, 40, 48) : .white
    var result: [DrawnShape] = [
      DrawnShape(.rectangle(place, radius: 0), fill: paper),
      .line([(place.x, place.y), (place.maxX, place.maxY)], cross),
      .line([(place.maxX, place.y), (place.x, place.maxY)], cross),
      DrawnShape(
        .rectangle(
          LayoutRect(
            x: place.x + 0.5,
            y: place.y + 0.5,
            width: max(0, place.width - 1),
            height: max(0, place.height - 1)
          ),
          radius: 0
        ),
        stroke: ink.opacity(0.6)
      ),
    ]
    let figures = "\(SVG.number(image.width)) × \(SVG.number(image.height))"
    let rows = [(image.name, 11.0), (figures, 9.0)].filter { !$0.0.isEmpty }
    var y = place.y + place.height / 2 - Double(rows.count) * 6.5
    for (text, size) in rows where place.height >= Double(rows.count) * 13 {
      let (shown, width) = OverlayText.fitting(text, size: size, width: place.width - 4)
      y += 13
      guard !shown.isEmpty else { continue }
      var line = LayoutSnapshot.TextLine(
        text: shown,
        x: place.x + (place.width - width) / 2,
        baseline: y - 3,
        width: width,
        fontSize: size
      )
      line.color =
        look.isDark ? LayoutSnapshot.Color(196, 199, 212) : LayoutSnapshot.Color(84, 88, 108)
      result.append(DrawnShape(.text(line)))
    }
    return result
  }

  /// Our outline of the symbol in the tint colour; a ring with a dot in it where we have none.
  private func symbol(_ place: LayoutRect) -> [DrawnShape] {
    let tint = look.tint ?? LayoutSnapshot.Color(0, 122, 255)
    if let figure = SymbolFigure(named: image.name) {
      let ground = ground ?? (look.isDark ? .black : .white)
      return figure.shapes(in: place, weight: image.weight, tint: tint, ground: ground)
    }
    let side = min(place.width, place.height)
    let stroke = max(1, side / 12 * Double(max(100, image.weight) + 400) / 800)
    let inner = max(0, side - stroke)
    let x = place.x + (place.width - inner) / 2
    let y = place.y + (place.height - inner) / 2
    return [
      .rectangle(x, y, inner, inner, radius: inner / 2, stroke: tint, strokeWidth: stroke),
      .rectangle(
        x + inner * 0.35,
        y + inner * 0.35,
        inner * 0.3,
        inner * 0.3,
        radius: inner * 0.15,
        fill: tint
      ),
    ]
  }
}
