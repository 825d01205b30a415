import ConstraintSolver
import LayoutEngine
import PlumbDiagnosis

extension OverlayDrawing {
  /// Draws the constraints that somebody made, those that give way last.
  mutating func addConstraints() {
    let missing = Dictionary(
      picture.conflicts.compactMap { conflict in conflict.broken.map { ($0, conflict.missing) } },
      uniquingKeysWith: max
    )
    let own = picture.snapshot.constraints.indices.filter {
      (picture.log != nil || picture.snapshot.constraints[$0].source == .app)
        && isSeen(picture.snapshot.constraints[$0])
    }
    // Those that give way come first, for the best places, and lie on top.
    onTop { overlay in
      for index in own {
        guard let missing = missing[index] else { continue }
        overlay.draw(index, missing: missing)
      }
    } of: { overlay in
      for index in own where missing[index] == nil {
        overlay.draw(index, missing: nil)
      }
    }
  }

  private func isSeen(_ constraint: LayoutSnapshot.Constraint) -> Bool {
    [constraint.first, constraint.second].compactMap(\.self).allSatisfy { index in
      let item = picture.snapshot.items[index]
      return seen.contains(index) || item.kind != .view && item.parent.map(seen.contains) ?? false
    }
  }

  private mutating func draw(_ index: Int, missing: Double?) {
    let constraint = picture.snapshot.constraints[index]
    let color = missing == nil ? Self.measure : Self.broken
    var mark = Mark(constraint, color: color, missing: missing)
    mark.number = picture.log?.numbers[index]
    guard let axis = constraint.firstAttribute.axis else { return }
    mark.isAcross = axis == .horizontal
    if constraint.firstAttribute.isSize {
      drawSize(mark)
    } else if let second = constraint.second {
      drawDistance(mark, second)
    }
  }

  /// A constraint with how it is drawn.
  struct Mark {
    var constraint: LayoutSnapshot.Constraint
    var color: LayoutSnapshot.Color
    var missing: Double?
    /// Whether it is measured from left to right.
    var isAcross = true
    /// Its number in the list of a log.
    var number: Int?

    init(_ constraint: LayoutSnapshot.Constraint, color: LayoutSnapshot.Color, missing: Double?) {
      self.constraint = constraint
      self.color = color
      self.missing = missing
    }

    /// The sign of an inequality, the measure, the priority, and what is missing.
    func label(_ measure: String) -> String {
      let sign: String =
        switch constraint.relation {
        case .equal: ""
        case .lessThanOrEqual: "≤ "
        case .greaterThanOrEqual: "≥ "
        }
      let priority =
        constraint.priority < 1000 ? " @\(SVG.number(Double(constraint.priority)))" : ""
      let lack = missing.map { ", \(SVG.number($0)) missing" } ?? ""
      return (number.map { "\($0): " } ?? "") + sign + measure + priority + lack
    }
  }

  // MARK: - Sizes

  private mutating func drawSize(_ mark: Mark) {
    let constraint = mark.constraint
    let rect = alignmentRect(constraint.first)
    let across = mark.isAcross
    let (start, end) = across ? (rect.x, rect.maxX) : (rect.y, rect.maxY)
    let beside = across ? rect.maxY + 6 : rect.maxX + 6
    var text = SVG.number(constraint.constant)
    if let second = constraint.second {
      if second == constraint.first {
        text = "ratio \(SVG.number(constraint.multiplier))"
      } else {
        let factor = constraint.multiplier == 1 ? "" : "\(SVG.number(constraint.multiplier)) × "
        text = "= \(factor)\(shortName(second))"
        if constraint.constant != 0 { text += " + \(SVG.number(constraint.constant))" }
      }
    }
    let line = dimension(
      mark,
      from: start,
      to: end,
      at: [0, 9, 18, 27, 40, 60, 80, 100, 120].map { beside + $0 },
      text: text
    )
    guard let missing = mark.missing else { return }
    // What is missing, where it would be.
    let ends =
      across ? [(end, line), (end + missing, line)] : [(line, end), (line, end + missing)]
    add(.line(ends, mark.color, width: 1.25, dash: [3, 2]))
    add(tick(ends[1], mark))
  }

  private func shortName(_ index: Int) -> String {
    let name = words.item(index).replacing("`", with: "")
    return name.count > 16 ? name.prefix(15) + "…" : name
  }

  // MARK: - Distances

  private mutating func drawDistance(_ mark: Mark, _ second: Int) {
    let constraint = mark.constraint
    let a = position(constraint.firstAttribute, of: constraint.first)
    let b = position(constraint.secondAttribute, of: second)
    let (firstSpan, secondSpan) = (span(constraint.first, mark), span(second, mark))
    if abs(a - b) < 0.5 {
      drawAlignment(mark, at: a, firstSpan, secondSpan)
      return
    }
    let low = max(firstSpan.low, secondSpan.low)
    let high = min(firstSpan.high, secondSpan.high)
    let middle = low < high ? (low + high) / 2 : (firstSpan.low + firstSpan.high) / 2
    let places = [0.0, 11, -11, 22, -22, 33, -33, 48, -48, 66, -66, 88, -88].map { middle + $0 }
    var text = SVG.number(abs(constraint.constant))
    if constraint.multiplier != 1 {
      text = "\(SVG.number(constraint.multiplier)) ×"
      if constraint.constant != 0 { text += " + \(SVG.number(constraint.constant))" }
    } else if constraint.constant == 0 {
      text = "0"
    }
    let at = dimension(mark, from: min(a, b), to: max(a, b), at: places, text: text)
    // A thin line leads to what does not reach as far.
    for (edge, span) in [(a, firstSpan), (b, secondSpan)] where at < span.low || at > span.high {
      let near = at < span.low ? span.low : span.high
      add(
        .line(
          mark.isAcross ? [(edge, near), (edge, at)] : [(near, edge), (at, edge)],
          mark.color.opacity(0.5),
          width: 0.5
        )
      )
    }
  }

  /// Draws edges or middles that lie on each other as one line along the smaller view.
  private mutating func drawAlignment(
    _ mark: Mark,
    at place: Double,
    _ first: (low: Double, high: Double),
    _ second: (low: Double, high: Double)
  ) {
    let contains = second.low <= first.low && second.high >= first.high
    let isAround = first.low <= second.low && first.high >= second.high
    let low = contains ? first.low : isAround ? second.low : min(first.low, second.low)
    let high = contains ? first.high : isAround ? second.high : max(first.high, second.high)
    let line =
      mark.isAcross
      ? [(place, low - 3), (place, high + 3)] : [(low - 3, place), (high + 3, place)]
    let isMiddle = [.centerX, .centerY].contains(mark.constraint.firstAttribute)
    // Middles run through what views show.
    let color = mark.missing == nil && isMiddle ? mark.color.opacity(0.5) : mark.color
    add(.line(line, color, width: 0.75, dash: isMiddle ? [6, 2, 1, 2] : []))
    let isPlain = mark.constraint.relation == .equal && mark.constraint.priority == 1000
    guard !isPlain || mark.missing != nil || mark.number != nil else { return }
    let text = mark.label(SVG.number(abs(mark.constraint.constant)))
    let middle = (low + high) / 2
    addLabel(text, at: mark.isAcross ? (place, middle) : (middle, place), color: mark.color)
  }

  // MARK: - Dimension lines

  /// Draws a measure between two places, at the first of some lines whose label is free; answers which.
  @discardableResult
  private mutating func dimension(
    _ mark: Mark,
    from start: Double,
    to end: Double,
    at lines: [Double],
    text: String
  ) -> Double {
    let label = mark.label(text)
    let middle = (start + end) / 2
    func point(_ along: Double, _ line: Double) -> (Double, Double) {
      mark.isAcross ? (along, line) : (line, along)
    }
    let width = OverlayText.width(label, size: 8) + 4
    // A short measure has its label beside it, which would hide it.
    let isShort = end - start < (mark.isAcross ? width : 10) + 12
    let aside = isShort ? (mark.isAcross ? -9 : width / 2 + 5) : 0
    func labelPlace(_ line: Double) -> (x: Double, y: Double) {
      let place = point(middle, line + aside)
      return (place.0, place.1)
    }
    var line = lines[0]
    var isPlaced = false
    for candidate in lines where !isPlaced {
      isPlaced = addLabel(label, at: labelPlace(candidate), color: mark.color, onlyIfFree: true)
      if isPlaced { line = candidate }
    }
    if !isPlaced { addLabel(label, at: labelPlace(line), color: mark.color) }
    let stroke = mark.missing == nil ? 0.75 : 1.25
    add(.line([point(start, line), point(end, line)], mark.color, width: stroke))
    add(tick(point(start, line), mark))
    add(tick(point(end, line), mark))
    if end - start >= 12 {
      addHead(at: point(start, line), awayFrom: point(end, line), mark.color)
      addHead(at: point(end, line), awayFrom: point(start, line), mark.color)
    }
    return line
  }

  private func tick(_ place: (Double, Double), _ mark: Mark) -> DrawnShape {
    let line =
      mark.isAcross
      ? [(place.0, place.1 - 3.5), (place.0, place.1 + 3.5)]
      : [(place.0 - 3.5, place.1), (place.0 + 3.5, place.1)]
    return .line(line, mark.color, width: 0.75)
  }

  // MARK: - Where attributes are

  /// The rectangle that constraints align, in the coordinates of the root.
  func alignmentRect(_ index: Int) -> LayoutRect {
    places[index].inset(by: picture.snapshot.items[index].properties.alignmentInsets)
  }

  /// How far an item reaches across the direction in which a constraint is measured.
  private func span(_ index: Int, _ mark: Mark) -> (low: Double, high: Double) {
    let rect = alignmentRect(index)
    return mark.isAcross ? (rect.y, rect.maxY) : (rect.x, rect.maxX)
  }

  /// Where an attribute of an item is, in the coordinates of the root.
  func position(_ attribute: LayoutAttribute, of index: Int) -> Double {
    let properties = picture.snapshot.items[index].properties
    let rect = alignmentRect(index)
    let inner = places[index].inset(by: properties.margins)
    let isRightToLeft = properties.isRightToLeft
    return switch attribute {
    case .left: rect.x
    case .right: rect.maxX
    case .leading: isRightToLeft ? rect.maxX : rect.x
    case .trailing: isRightToLeft ? rect.x : rect.maxX
    case .top: rect.y
    case .bottom: rect.maxY
    case .centerX: rect.x + rect.width / 2
    case .centerY: rect.y + rect.height / 2
    case .leftMargin: inner.x
    case .rightMargin: inner.maxX
    case .leadingMargin: isRightToLeft ? inner.maxX : inner.x
    case .trailingMargin: isRightToLeft ? inner.x : inner.maxX
    case .topMargin: inner.y
    case .bottomMargin: inner.maxY
    case .centerXWithinMargins: inner.x + inner.width / 2
    case .centerYWithinMargins: inner.y + inner.height / 2
    case .firstBaseline, .lastBaseline: baseline(attribute, properties.baselines, rect)
    case .width, .height, .notAnAttribute: rect.x
    }
  }

  private func baseline(
    _ attribute: LayoutAttribute,
    _ baselines: ItemProperties.Baselines?,
    _ rect: LayoutRect
  ) -> Double {
    guard let baselines else { return rect.maxY }
    let slack = baselines.centeredHeight.map { (rect.height - $0) / 2 } ?? 0
    return attribute == .firstBaseline
      ? rect.y + slack + baselines.firstFromTop : rect.maxY - slack - baselines.lastFromBottom
  }
}
