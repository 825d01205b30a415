import Foundation
import LayoutEngine
import PlumbDiagnosis
import TextMetrics

/// What a picture shows over the views, in the coordinates of the root.
struct OverlayDrawing {
  typealias Color = LayoutSnapshot.Color

  let picture: LayoutPicture
  let options: PictureOptions
  let places: [LayoutRect]
  let seen: Set<Int>
  let words: Wording
  /// Where labels are already.
  var taken: [LayoutRect] = []
  private(set) var shapes: [DrawnShape] = []
  private var labels: [DrawnShape] = []

  static let measure = Color(20, 110, 230)
  static let broken = Color(215, 38, 38)
  static let open = Color(214, 120, 0)
  static let guide = Color(40, 160, 80)

  init(_ picture: LayoutPicture, _ drawings: [ItemDrawing], _ options: PictureOptions) {
    self.picture = picture
    self.options = options
    places = picture.snapshot.rootFrames()
    seen = Set(drawings.map(\.item))
    words = Wording(picture.snapshot)
    if options.margins { addMargins() }
    if options.alignmentRects { addAlignmentRects() }
    if options.baselines { addBaselines() }
    if options.constraints {
      addConstraints()
      addFreedoms()
    }
    if options.findings, picture.log == nil { addFindings() }
    for change in picture.changes { add(change) }
    shapes += labels
  }

  mutating func add(_ shape: DrawnShape) { shapes.append(shape) }

  /// Does something whose shapes lie on top of what is there then.
  mutating func onTop(
    _ body: (inout OverlayDrawing) -> Void,
    of rest: (inout OverlayDrawing) -> Void
  ) {
    body(&self)
    let top = shapes
    shapes = []
    rest(&self)
    shapes += top
  }

  /// What the shapes take, or nil without any.
  var bounds: LayoutRect? {
    var result: LayoutRect?
    for shape in shapes {
      let rect: LayoutRect
      switch shape.figure {
      case .rectangle(let own, _): rect = own
      case .text, .path, .image, .group: continue
      case .line(let points, _):
        guard let x = points.map(\.x).min(), let y = points.map(\.y).min(),
          let right = points.map(\.x).max(), let bottom = points.map(\.y).max()
        else { continue }
        rect = LayoutRect(x: x, y: y, width: right - x, height: bottom - y)
      }
      result = result?.union(rect) ?? rect
    }
    return result
  }

  /// Adds a label on a white plate around a middle; answers false where another label is in the way.
  @discardableResult
  mutating func addLabel(
    _ text: String,
    at middle: (x: Double, y: Double),
    color: Color,
    onlyIfFree: Bool = false
  ) -> Bool {
    let size = 8.0
    let width = OverlayText.width(text, size: size, weight: .medium)
    let plate = LayoutRect(
      x: middle.x - width / 2 - 2,
      y: middle.y - 5,
      width: width + 4,
      height: 10
    )
    if taken.contains(where: { $0.overlaps(plate) }) {
      if onlyIfFree { return false }
    }
    taken.append(plate)
    labels.append(
      DrawnShape(.rectangle(plate, radius: 3), fill: Color(255, 255, 255, alpha: 225))
    )
    var line = LayoutSnapshot.TextLine(
      text: text,
      x: middle.x - width / 2,
      baseline: middle.y + 2.9,
      width: width,
      fontSize: size
    )
    line.color = color
    line.weight = 500
    line.anchor = .middle
    labels.append(DrawnShape(.text(line)))
    return true
  }

  // MARK: - Rectangles

  private mutating func addMargins() {
    for index in picture.snapshot.items.indices {
      let item = picture.snapshot.items[index]
      guard let parent = item.parent, seen.contains(parent), item.kind == .guide else { continue }
      addRect(places[index], Self.guide, dash: [3, 2])
    }
    let marked = picture.snapshot.constraints.flatMap { constraint in
      [(constraint.first, constraint.firstAttribute)]
        + (constraint.second.map { [($0, constraint.secondAttribute)] } ?? [])
    }
    let views = Set(marked.filter { $0.1.isMargin }.map(\.0)).intersection(seen)
    for index in views.sorted() {
      let margins = picture.snapshot.items[index].properties.margins
      addRect(places[index].inset(by: margins), Self.guide, dash: [1, 2])
    }
  }

  private mutating func addAlignmentRects() {
    for index in seen.sorted() {
      addRect(alignmentRect(index), Color(200, 150, 0), dash: [])
    }
  }

  private mutating func addBaselines() {
    for index in seen.sorted() {
      guard picture.snapshot.items[index].properties.baselines != nil else { continue }
      let frame = places[index]
      let ends = Set(
        [LayoutAttribute.firstBaseline, .lastBaseline].map { position($0, of: index) }
      )
      for y in ends.sorted() {
        add(.line([(frame.x, y), (frame.maxX, y)], Color(170, 60, 200), width: 0.5))
      }
    }
  }

  mutating func addRect(_ rect: LayoutRect, _ color: Color, dash: [Double], width: Double = 0.75) {
    add(
      DrawnShape(
        .rectangle(rect, radius: 0),
        stroke: color,
        strokeWidth: width,
        dash: dash
      )
    )
  }

  // MARK: - What is open

  private mutating func addFreedoms() {
    let freedoms = Dictionary(grouping: picture.freedoms, by: \.item)
    for (item, own) in freedoms.sorted(by: { $0.key < $1.key }) where seen.contains(item) {
      let frame = places[item]
      addRect(frame, Self.open, dash: [5, 3], width: 1.25)
      let middle = (x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
      for freedom in own {
        let isAcross = freedom.quantity == .x || freedom.quantity == .width
        if isAcross {
          addArrow((frame.x - 12, middle.y), (frame.maxX + 12, middle.y), Self.open)
        } else {
          addArrow((middle.x, frame.y - 12), (middle.x, frame.maxY + 12), Self.open)
        }
      }
      let text = own.map { "\($0.quantity.rawValue): \(Self.range($0))" }.joined(separator: ", ")
      addLabel(text, at: (middle.x, middle.y), color: Self.open)
    }
  }

  private static func range(_ freedom: LayoutPicture.Freedom) -> String {
    switch (freedom.lower.isFinite, freedom.upper.isFinite) {
    case (true, true): "\(SVG.number(freedom.lower)) … \(SVG.number(freedom.upper))"
    case (true, false): "≥ \(SVG.number(freedom.lower))"
    case (false, true): "≤ \(SVG.number(freedom.upper))"
    case (false, false): "anything"
    }
  }

  private mutating func addArrow(_ from: (Double, Double), _ to: (Double, Double), _ color: Color) {
    add(.line([from, to], color, width: 1, dash: [3, 2]))
    addHead(at: from, awayFrom: to, color)
    addHead(at: to, awayFrom: from, color)
  }

  /// Adds an arrow's head that points away from a place on the same axis.
  mutating func addHead(at tip: (Double, Double), awayFrom tail: (Double, Double), _ color: Color) {
    let (dx, dy) = (Self.sign(tip.0 - tail.0), Self.sign(tip.1 - tail.1))
    let back = (tip.0 - dx * 4, tip.1 - dy * 4)
    add(
      DrawnShape(
        .line(
          [
            .init(tip.0, tip.1), .init(back.0 + dy * 1.7, back.1 + dx * 1.7),
            .init(back.0 - dy * 1.7, back.1 - dx * 1.7),
          ],
          isClosed: true
        ),
        fill: color
      )
    )
  }

  private static func sign(_ value: Double) -> Double { value > 0.01 ? 1 : value < -0.01 ? -1 : 0 }

  // MARK: - Changes

  /// Draws a frame where it was, dashed and red, and where it is, green.
  private mutating func add(_ change: LayoutDifference.Change) {
    if let before = change.placeBefore, change.kind != .shown {
      addRect(before, Self.broken, dash: [4, 3], width: 1)
    }
    if let after = change.placeAfter, change.kind != .hidden {
      addRect(after, Self.guide, dash: [], width: 1.25)
    }
  }

  // MARK: - Findings

  private mutating func addFindings() {
    /// Where marks are, and where the first free place beside each corner may be.
    var marks: Set<DrawnShape.Point> = []
    var free: [DrawnShape.Point: Double] = [:]
    for (number, finding) in picture.findings.enumerated() {
      let color = Self.color(of: finding)
      // The root says nothing of where, unless it is all there is.
      let inner = finding.items.filter { picture.snapshot.items[$0].parent != nil }
      let marked = (inner.isEmpty ? finding.items : inner).filter(seen.contains)
      for (place, item) in marked.enumerated() {
        let frame = places[item]
        addRect(frame, color, dash: [], width: 1.25)
        guard place == 0 else { continue }
        // Findings of the same view stand beside each other.
        let corner = DrawnShape.Point(frame.x, frame.y)
        var middle = (x: free[corner] ?? frame.x, y: frame.y)
        while !marks.insert(DrawnShape.Point(middle.x, middle.y)).inserted { middle.x += 16 }
        free[corner] = middle.x + 16
        labels.append(
          .rectangle(middle.x - 7, middle.y - 7, 14, 14, radius: 7, fill: color)
        )
        labels.append(Self.digit("\(number + 1)", at: middle))
      }
    }
  }

  private static func digit(_ text: String, at middle: (x: Double, y: Double)) -> DrawnShape {
    let width = OverlayText.width(text, size: 9, weight: .bold)
    var line = LayoutSnapshot.TextLine(
      text: text,
      x: middle.x - width / 2,
      baseline: middle.y + 3.2,
      width: width,
      fontSize: 9
    )
    line.weight = 700
    line.color = .white
    line.anchor = .middle
    return DrawnShape(.text(line))
  }

  private static func color(of finding: Finding) -> Color {
    switch finding.severity {
    case .error: broken
    case .warning: open
    case .note: Color(110, 110, 120)
    }
  }

  /// The findings as a list with their numbers.
  ///
  /// - Parameters:
  ///   - top: Where it begins.
  ///   - left: The left end of a log's words.
  ///   - width: How wide a line may be.
  /// - Returns: The shapes.
  func legend(below top: Double, from left: Double, width: Double) -> [DrawnShape] {
    if let log = picture.log { return log.legend(below: top, from: left, width: width) }
    var result: [DrawnShape] = []
    var y = top
    for (number, finding) in picture.findings.enumerated() {
      let color = Self.color(of: finding)
      result.append(.rectangle(0, y + 1, 14, 14, radius: 7, fill: color))
      result.append(Self.digit("\(number + 1)", at: (7, y + 8)))
      for row in OverlayText.rows(
        "\(finding.rule.id): \(finding.message)",
        size: 10,
        width: width - 20
      ) {
        var line = LayoutSnapshot.TextLine(
          text: row,
          x: 20,
          baseline: y + 11.5,
          width: OverlayText.width(row, size: 10),
          fontSize: 10
        )
        line.color = Color(50, 50, 60)
        result.append(DrawnShape(.text(line)))
        y += 13
      }
      y += 4
    }
    return result
  }
}

extension LayoutAttribute {
  /// Whether it speaks of a margin.
  var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}

extension LayoutRect {
  /// The rectangle without what lies within the insets.
  func inset(by insets: LayoutInsets) -> LayoutRect {
    LayoutRect(
      x: x + insets.left,
      y: y + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom)
    )
  }

  /// What both have in common; one without size where that is nothing.
  func intersection(_ other: LayoutRect) -> LayoutRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return LayoutRect(
      x: left,
      y: top,
      width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top)
    )
  }

  /// The smallest rectangle around both.
  func union(_ other: LayoutRect) -> LayoutRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return LayoutRect(
      x: left,
      y: top,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top
    )
  }

  /// Whether two rectangles have more than an edge in common.
  func overlaps(_ other: LayoutRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
