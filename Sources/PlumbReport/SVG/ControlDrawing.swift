import LayoutEngine

/// A control as iOS draws it, near enough to be known at a glance; sizes are in points.
///
/// Source: Apple's Human Interface Guidelines before iOS 26, for shapes and colours.
struct ControlDrawing {
  typealias Color = LayoutSnapshot.Color

  var control: LayoutSnapshot.Control
  var look: LayoutSnapshot.Look
  var frame: LayoutRect
  /// What of the frame lies outside the alignment rectangle.
  var insets: LayoutInsets
  var isRightToLeft: Bool

  var width: Double { frame.width }
  var height: Double { frame.height }
  var middle: Double { frame.height / 2 }
  private var value: Double { control.value.isNaN ? 0 : min(max(control.value, 0), 1) }
  var tint: Color {
    (look.tint ?? style(Color(0, 122, 255), Color(10, 132, 255))).opacity(
      control.isEnabled ? 1 : 0.4
    )
  }
  /// The parts that are drawn: a file may claim any number.
  private var count: Int { min(max(control.count, 0), 200) }

  func style(_ light: Color, _ dark: Color) -> Color { look.isDark ? dark : light }

  // The colours that the system calls so.
  private var track: Color {
    style(Color(120, 120, 128, alpha: 51), Color(120, 120, 128, alpha: 92))
  }
  private var fill: Color {
    style(Color(118, 118, 128, alpha: 31), Color(118, 118, 128, alpha: 61))
  }
  private var secondaryFill: Color {
    style(Color(120, 120, 128, alpha: 41), Color(120, 120, 128, alpha: 82))
  }
  var separator: Color { style(Color(198, 198, 200), Color(56, 56, 58)) }
  /// Thin lines, half transparent.
  private var line: Color { style(Color(60, 60, 67, alpha: 74), Color(84, 84, 88, alpha: 153)) }
  private var ink: Color { style(.black, .white) }

  var shapes: [DrawnShape] {
    switch control.kind {
    case .toggle: toggle
    case .slider: slider
    case .segments: segments
    case .stepper: stepper
    case .progress: progress
    case .pages: pages
    case .activity: activity
    case .button: button
    case .textField: textField
    case .searchBar: searchBar
    case .picker: picker
    case .navigationBar: bar(isAtTop: true)
    case .toolbar: bar(isAtTop: false)
    case .tabBar: bar(isAtTop: false) + tabs
    case .table: []
    case .cell: cell
    }
  }

  /// Mirrors a place where the view reads from right to left.
  func across(_ x: Double, _ extent: Double = 0) -> Double {
    isRightToLeft ? width - x - extent : x
  }

  // MARK: - Controls with a value

  private var toggle: [DrawnShape] {
    // The switch has its system's size, whatever its frame: 63 × 28 points on iOS 26, where its height says so, and
    // 51 × 31 before. The knob of iOS 26 is drawn as the former one.
    let (w, h) = abs(height - 28) < 0.5 ? (63.0, 28.0) : (51.0, 31.0)
    let y = (height - h) / 2
    let knob = value >= 0.5 ? w - h + 2 : 2.0
    let off = secondaryFill
    return [
      .rectangle(0, y, w, h, radius: h / 2, fill: value >= 0.5 ? tint : off),
      thumb(across(knob, h - 4) - (isRightToLeft ? width - w : 0), y + 2, h - 4),
    ].compactMap(\.self)
  }

  /// A white knob with its shadow's edge, which tells it from a white ground.
  private func thumb(_ x: Double, _ y: Double, _ side: Double) -> DrawnShape {
    .rectangle(
      x,
      y,
      side,
      side,
      radius: side / 2,
      fill: .white,
      stroke: Color(0, 0, 0, alpha: 64),
      strokeWidth: 0.5
    )
  }

  private var slider: [DrawnShape] {
    let side = min(27, max(0, height))
    let left = insets.left
    let length = max(0, width - insets.left - insets.right)
    let knob = left + value * max(0, length - side)
    let filled = knob + side / 2 - left
    return [
      .rectangle(left, middle - 2, length, 4, radius: 2, fill: track),
      .rectangle(across(left, filled), middle - 2, filled, 4, radius: 2, fill: tint),
      thumb(across(knob, side), middle - side / 2, side),
    ]
  }

  private var progress: [DrawnShape] {
    let filled = width * value
    let radius = height / 2
    return [
      .rectangle(0, 0, width, height, radius: radius, fill: track),
      .rectangle(across(0, filled), 0, filled, height, radius: radius, fill: tint),
    ]
  }

  // MARK: - Controls with parts

  private var segments: [DrawnShape] {
    let h = max(0, height - insets.bottom)
    var result: [DrawnShape] = [
      .rectangle(0, 0, width, h, radius: 9, fill: fill)
    ]
    guard count > 0 else { return result }
    let part = width / Double(count)
    for index in 1..<max(1, count) {
      let isBesideChosen = index == control.selected || index - 1 == control.selected
      let x = across(Double(index) * part)
      if !isBesideChosen {
        result.append(.line([(x, h * 0.25), (x, h * 0.75)], line))
      }
    }
    if (0..<count).contains(control.selected) {
      result.append(
        .rectangle(
          across(Double(control.selected) * part, part) + 2,
          2,
          max(0, part - 4),
          max(0, h - 4),
          radius: 7,
          fill: style(.white, Color(99, 99, 102)),
          stroke: Color(0, 0, 0, alpha: 20),
          strokeWidth: 0.5
        )
      )
    }
    return result
  }

  private var stepper: [DrawnShape] {
    let half = width / 2
    let ink = ink.opacity(control.isEnabled ? 1 : 0.3)
    let (less, more) = (across(half / 2), across(half * 1.5))
    return [
      .rectangle(0, 0, width, height, radius: 8, fill: fill),
      .line([(half, height * 0.22), (half, height * 0.78)], line),
      .line([(less - 7, middle), (less + 7, middle)], ink, width: 1.5),
      .line([(more - 7, middle), (more + 7, middle)], ink, width: 1.5),
      .line([(more, middle - 7), (more, middle + 7)], ink, width: 1.5),
    ]
  }

  private var pages: [DrawnShape] {
    let start = width / 2 - (Double(count) * 16 - 9) / 2
    return (0..<count).map { index in
      let x = across(start + Double(index) * 16, 7)
      let isChosen = index == control.selected
      return .rectangle(
        x,
        middle - 3.5,
        7,
        7,
        radius: 3.5,
        fill: isChosen
          ? control.fill ?? Color(142, 142, 147)
          : control.emptyFill ?? Color(142, 142, 147, alpha: 90)
      )
    }
  }

  private var activity: [DrawnShape] {
    let outer = min(width, height) / 2
    // Eight spokes, the way the system's wheel stands when it is drawn once.
    let diagonal = 0.7071
    let directions = [
      (0.0, -1.0), (diagonal, -diagonal), (1, 0), (diagonal, diagonal), (0, 1),
      (-diagonal, diagonal), (-1, 0), (-diagonal, -diagonal),
    ]
    return directions.enumerated().map { index, way in
      .line(
        [
          (width / 2 + way.0 * outer * 0.48, middle + way.1 * outer * 0.48),
          (width / 2 + way.0 * outer * 0.92, middle + way.1 * outer * 0.92),
        ],
        (look.tint ?? Color(142, 142, 147)).opacity(1 - Double(index) * 0.09),
        width: max(1, outer / 5)
      )
    }
  }

  // MARK: - Buttons and fields

  /// The colour that fills a button; nil for one without.
  var buttonFill: Color? {
    if let fill = control.fill { return fill }
    return switch control.style {
    case "filled", "borderedProminent": tint
    case "gray", "bordered": secondaryFill
    case "tinted", "borderedTinted": tint.opacity(0.18)
    default: nil
    }
  }

  private var button: [DrawnShape] {
    guard let fill = buttonFill else { return [] }
    let radius = min(control.cornerRadius ?? 6, height / 2)
    return [.rectangle(0, 0, width, height, radius: radius, fill: fill)]
  }

  private var textField: [DrawnShape] {
    let inner = (max(0, width - 1), max(0, height - 1))
    switch control.style {
    case "roundedRect":
      return [
        .rectangle(
          0.5,
          0.5,
          inner.0,
          inner.1,
          radius: 5,
          fill: look.background ?? style(.white, .black),
          stroke: style(Color(205, 205, 210), Color(72, 72, 74))
        )
      ]
    case "line": return [.rectangle(0.5, 0.5, inner.0, inner.1, stroke: ink)]
    case "bezel":
      return [
        .rectangle(0.5, 0.5, inner.0, inner.1, stroke: line),
        .line([(1, 1.5), (width - 1, 1.5)], line),
      ]
    default: return []
    }
  }

  private var searchBar: [DrawnShape] {
    // A bar whose layers say what it shows has its field among them.
    guard look.layers.isEmpty else { return [] }
    let h = max(0, min(36, height - 20))
    let y = (height - h) / 2
    let ink = Color(142, 142, 147)
    let x = across(23)
    return [
      .rectangle(8, y, max(0, width - 16), h, radius: 10, fill: fill),
      .rectangle(x - 6, middle - 6.5, 11, 11, radius: 5.5, stroke: ink, strokeWidth: 1.5),
      .line([(x + 3, middle + 2.5), (x + 7, middle + 6.5)], ink, width: 1.5),
    ]
  }

  private var picker: [DrawnShape] {
    let line = style(Color(60, 60, 67, alpha: 41), Color(235, 235, 245, alpha: 41))
    var result: [DrawnShape] = [
      .rectangle(
        9,
        middle - 16,
        max(0, width - 18),
        32,
        radius: 7,
        fill: fill
      )
    ]
    for row in [-2.0, -1, 0, 1, 2] where abs(row) * 32 + 8 < middle {
      let half = width * (0.18 - abs(row) * 0.02)
      result.append(
        .line(
          [(width / 2 - half, middle + row * 32), (width / 2 + half, middle + row * 32)],
          line.opacity(1 - abs(row) * 0.25),
          width: 6
        )
      )
    }
    return result
  }

  // MARK: - Bars and cells

  private func bar(isAtTop: Bool) -> [DrawnShape] {
    // A bar whose layers say what it shows has its background among them.
    guard look.layers.isEmpty else { return [] }
    var result: [DrawnShape] = []
    if look.background == nil {
      let fill = style(Color(249, 249, 249), Color(28, 28, 30))
      result.append(.rectangle(0, 0, width, height, fill: fill))
    }
    let y = isAtTop ? height : 0
    result.append(.line([(0, y), (width, y)], separator, width: 0.5))
    return result
  }

  private var tabs: [DrawnShape] {
    guard look.layers.isEmpty else { return [] }
    let part = width / Double(max(1, count))
    return (0..<count).map { index in
      let x = across(Double(index) * part, part) + part / 2
      return .rectangle(
        x - 11,
        6,
        22,
        22,
        radius: 6,
        fill: index == control.selected ? tint : Color(142, 142, 147)
      )
    }
  }
}
