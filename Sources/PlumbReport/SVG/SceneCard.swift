import LayoutEngine

/// What stands on a canvas for a scene that shows nothing of its own: a card with the kind of the controller, and with
/// its bar where it is a container.
///
/// Source: the canvas of Interface Builder, which draws containers so, in the style that documents are looked at in.
struct SceneCard {
  private typealias Color = LayoutSnapshot.Color

  private let scene: StoryboardCanvas.Scene
  private let frame: LayoutRect

  /// Describes the card of a scene at a place of the page, in points.
  init(_ scene: StoryboardCanvas.Scene, _ frame: LayoutRect) {
    self.scene = scene
    self.frame = frame
  }

  private func style(_ light: Color, _ dark: Color) -> Color { scene.isDark ? dark : light }

  /// The card, back to front.
  var shapes: [DrawnShape] {
    let card = DrawnShape.rectangle(
      frame.x,
      frame.y,
      frame.width,
      frame.height,
      radius: 4,
      fill: style(Color(228, 229, 235), Color(44, 44, 46)),
      stroke: .black.opacity(0.25)
    )
    return [card] + bar + [words]
  }

  /// The bar with its line, as high as with the status bar or the home button's line in it.
  private var bar: [DrawnShape] {
    let fill = style(Color(249, 249, 249), Color(29, 29, 29))
    let line = style(Color(198, 198, 200), Color(56, 56, 58))
    let height = min(scene.bar == .top ? 64.0 : 49, frame.height / 3)
    let (y, edge): (Double, Double)
    switch scene.bar {
    case .none: return []
    case .top: (y, edge) = (frame.y + 0.5, frame.y + height)
    case .bottom: (y, edge) = (frame.maxY - height, frame.maxY - height)
    }
    return [
      .rectangle(frame.x + 0.5, y, frame.width - 1, height - 0.5, radius: 3.5, fill: fill),
      .line([(frame.x + 0.5, edge), (frame.maxX - 0.5, edge)], line, width: 0.5),
    ]
  }

  private var words: DrawnShape {
    let (text, width) = OverlayText.fitting(scene.kind, size: 20, width: frame.width - 16)
    var line = LayoutSnapshot.TextLine(
      text: text,
      x: frame.x + (frame.width - width) / 2,
      baseline: frame.y + frame.height / 2 + 7,
      width: width,
      fontSize: 20
    )
    line.color = style(Color(96, 100, 114), Color(174, 174, 178))
    line.weight = 500
    line.anchor = .middle
    return DrawnShape(.text(line))
  }
}
