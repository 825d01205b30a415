import LayoutEngine

/// What leads from scene to scene, drawn: lines below the scenes, and words above them.
struct SegueDrawing {
  private(set) var lines: [DrawnShape] = []
  private(set) var labels: [DrawnShape] = []

  private typealias Color = LayoutSnapshot.Color

  private static let ink = Color(110, 118, 140)
  private static let entry = Color(60, 66, 84)

  /// Draws the segues between scenes at frames.
  init(canvas: StoryboardCanvas, frames: [LayoutRect]) {
    var places: [String: LayoutRect] = [:]
    for (scene, frame) in zip(canvas.scenes, frames) {
      places[scene.id] = frame
      if scene.isInitial { addEntry(to: frame) }
    }
    var counts: [String: Double] = [:]
    for segue in canvas.segues {
      guard let from = places[segue.source], let to = places[segue.destination] else { continue }
      let pair = [segue.source, segue.destination].sorted().joined(separator: "\n")
      counts[pair, default: -1] += 1
      add(segue, from, to, counts[pair] ?? 0)
    }
  }

  /// An arrow from the left, as where the app begins.
  private mutating func addEntry(to frame: LayoutRect) {
    let y = frame.y + min(frame.height / 2, 330)
    let end = frame.x - 4
    lines.append(.line([(end - 44, y), (end - 8, y)], Self.entry, width: 5))
    lines.append(
      DrawnShape(
        .line(
          [.init(end, y), .init(end - 14, y - 9), .init(end - 14, y + 9)],
          isClosed: true
        ),
        fill: Self.entry
      )
    )
  }

  /// A line between the sides that face each other, with its words; `number` counts those between two scenes.
  private mutating func add(
    _ segue: StoryboardCanvas.Segue,
    _ from: LayoutRect,
    _ to: LayoutRect,
    _ number: Double
  ) {
    let shift = number * 34
    let isAcross = to.x >= from.maxX || to.maxX <= from.x
    let start: (x: Double, y: Double)
    let end: (x: Double, y: Double)
    if isAcross {
      let isRight = to.x >= from.maxX
      let low = max(from.y, to.y)
      let high = min(from.maxY, to.maxY)
      // Where both have a height in common, the line is straight.
      let middle = low < high ? min(low + 60, (low + high) / 2) + shift : nil
      start = (isRight ? from.maxX : from.x, middle ?? from.y + from.height / 2 + shift)
      end = (isRight ? to.x : to.maxX, middle ?? to.y + to.height / 2 + shift)
    } else {
      let isDown = to.y >= from.maxY
      start = (from.x + from.width / 2 + shift, isDown ? from.maxY : from.y)
      end = (to.x + to.width / 2 + shift, isDown ? to.y - 24 : to.maxY)
    }
    let bend = isAcross ? (end.x - start.x) / 2 : (end.y - start.y) / 2
    let path = LayoutSnapshot.Path([
      .move(.init(start.x, start.y)),
      .cubic(
        .init(end.x, end.y),
        control1: isAcross ? .init(start.x + bend, start.y) : .init(start.x, start.y + bend),
        control2: isAcross ? .init(end.x - bend, end.y) : .init(end.x, end.y - bend)
      ),
    ])
    lines.append(DrawnShape(.path(path), stroke: Self.ink, strokeWidth: 2))
    let way = isAcross ? (bend < 0 ? -1.0 : 1, 0.0) : (0, bend < 0 ? -1.0 : 1)
    let back = (end.x - way.0 * 10, end.y - way.1 * 10)
    lines.append(
      DrawnShape(
        .line(
          [
            .init(end.x, end.y), .init(back.0 + way.1 * 5, back.1 + way.0 * 5),
            .init(back.0 - way.1 * 5, back.1 - way.0 * 5),
          ],
          isClosed: true
        ),
        fill: Self.ink
      )
    )
    addLabel(segue.words, (start.x + end.x) / 2, (start.y + end.y) / 2)
  }

  /// Words on a plate, in at most two lines.
  private mutating func addLabel(_ text: String, _ x: Double, _ y: Double) {
    let parts = text.split(separator: "\n", maxSplits: 1).map(String.init)
    let rows = parts.map { OverlayText.fitting($0, size: 11, width: 150) }.filter {
      !$0.text.isEmpty
    }
    guard let width = rows.map(\.width).max() else { return }
    let height = Double(rows.count) * 14 + 4
    labels.append(
      .rectangle(
        x - width / 2 - 6,
        y - height / 2,
        width + 12,
        height,
        radius: 6,
        fill: Color(255, 255, 255, alpha: 235),
        stroke: Self.ink.opacity(0.5),
        strokeWidth: 0.75
      )
    )
    for (place, row) in rows.enumerated() {
      var line = LayoutSnapshot.TextLine(
        text: row.text,
        x: x - row.width / 2,
        baseline: y - height / 2 + 12.5 + Double(place) * 14,
        width: row.width,
        fontSize: 11
      )
      line.color = Color(60, 66, 84)
      line.weight = place == 0 ? 500 : 400
      line.anchor = .middle
      labels.append(DrawnShape(.text(line)))
    }
  }
}
