import ConstraintSolver
import LayoutEngine
import PlumbDiagnosis

/// A layout as the inspector's page reads it: the snapshot's values, solved, with words for what they say.
///
/// Lengths are in points, rounded to a ten-thousandth.
struct InspectorLayout: Encodable {
  var name: String
  let scale: Double
  var items: [Item]
  var constraints: [Constraint]
  var findings: [Found]
  var freedoms: [Freedom]
  /// What else there is to say, a sentence each.
  let notes: [String]?
  /// Whether it was reconstructed from a log, which does not tell everything.
  let isLog: Bool?

  struct Item: Encodable {
    let kind: String
    let id: String
    let `class`: String
    let label: String?
    let text: String?
    var parent: Int?
    /// x, y, width and height, relative to the parent.
    var frame: [Double]
    let saved: [Double]?
    let hidden: Bool?
    let clips: Bool?
    let rtl: Bool?
    let image: Bool?
    let placedByFrame: Bool?
    let centered: Bool?
    /// Top, left, bottom and right.
    let alignment: [Double]?
    let margins: [Double]?
    let safeArea: [Double]?
    /// Width and height of the content.
    let content: [Double?]?
    /// Horizontally and vertically; nil where a log does not tell.
    let hugging: [Float]?
    let resistance: [Float]?
    /// The first and the last baseline, from the top.
    let baselines: [Double]?
    let fontSize: Double?
    let lineHeight: Double?
    let naturalWidth: Double?
    let lineLimit: Int?
    let isPlaceholder: Bool?
    let stack: String?
    let place: String?
    /// How it looks.
    let look: InspectorLook?
    /// How it looks in the dark style, where that is another look.
    var dark: InspectorLook?
    /// How far what is in it is scrolled to the left and up.
    let scroll: [Double]?
    /// The size, weight and name of the font of its first line.
    let font: String?
    /// The colors of its first line, behind it, of interactive parts and of its border with the width, as `#rrggbb`.
    let ink: String?
    let background: String?
    let tint: String?
    let border: String?
    /// The radius of its corners.
    let radius: Double?
    /// How it is turned, scaled or moved, in its own coordinates: a, b, c, d, tx and ty of a map.
    let transform: [Double]?
    /// How far in front of its siblings it stands.
    let z: Double?
    /// The constraints on which the item depends, horizontally and vertically; nil where not worked out.
    var affecting: [[Int]]?
    /// The places in the frame of the numbers that the log does not give.
    let unknown: [Int]?
    /// What these numbers can be, in words.
    let ranges: [String]?
    /// Whether place or size are a guess that nothing in the log supports.
    let isGuess: Bool?
  }

  struct Constraint: Encodable {
    let id: String?
    var first: Int
    let firstAttribute: String
    var second: Int?
    let secondAttribute: String?
    /// In points, or nil for 0; a log has its own words for it.
    let constant: Double?
    let priority: Float
    let source: String
    let identifier: String?
    let place: String?
    /// The constraint in words, and as short as it fits beside a dimension.
    let text: String
    let short: String
    /// 0 for the horizontal axis, 1 for the vertical one.
    let axes: [Int]
    let broken: Bool?
    /// Its number in a log's list, from 1.
    let number: Int?
    /// Why it is out of force, in words.
    let outOfForce: String?
  }

  struct Found: Encodable {
    let rule: String
    let severity: String
    let message: String
    let suggestion: String?
    let place: String?
    var items: [Int]
    /// The constraints of a log that it is about.
    let constraints: [Int]?
  }

  struct Freedom: Encodable {
    var item: Int
    let text: String
  }
}

extension InspectorLayout {
  /// Prepares a solved layout and what was found in it.
  ///
  /// - Parameters:
  ///   - solved: The layout.
  ///   - findings: What was found in it.
  ///   - name: What the layout is called among others of the page.
  ///   - dark: The same layout with the looks of the dark style, or nil for one style.
  /// - Throws: `SnapshotError` where the snapshot does not describe a layout.
  init(
    _ solved: SolvedLayout,
    findings: [Finding],
    name: String,
    dark: LayoutSnapshot? = nil
  ) throws(SnapshotError) {
    let snapshot = solved.snapshot
    let words = Wording(snapshot)
    let affecting = try Self.affecting(snapshot)
    let broken = Set(solved.conflicts.compactMap { $0.broken?.index })
    self.name = name
    scale = snapshot.scale
    items = snapshot.items.indices.map { index in
      Item(
        snapshot.items[index],
        frame: solved.frames[index],
        affecting: affecting.map { $0[index] },
        dark: dark.flatMap { $0.items.indices.contains(index) ? $0.items[index] : nil }
      )
    }
    constraints = snapshot.constraints.enumerated().map { index, constraint in
      Constraint(constraint, words: words, isBroken: broken.contains(index))
    }
    self.findings = findings.map { finding in
      Found(
        rule: finding.rule.id,
        severity: finding.severity.rawValue,
        message: finding.message,
        suggestion: finding.suggestion,
        place: finding.location.map(Self.place),
        items: finding.items,
        constraints: nil
      )
    }
    freedoms = solved.freedoms.map { freedom in
      Freedom(
        item: freedom.item.index,
        text: "\(freedom.quantity.rawValue) can be \(words.range(freedom))"
      )
    }
    notes = nil
    isLog = nil
  }

  /// The constraints that each item depends on, along both axes, for layouts that are small enough.
  ///
  /// It takes a few solves for each constraint, so larger layouts go without.
  private static func affecting(_ snapshot: LayoutSnapshot) throws(SnapshotError) -> [[[Int]]]? {
    guard snapshot.items.count * snapshot.constraints.count <= 20_000 else { return nil }
    let engine = try LayoutSolver(snapshot)
    _ = engine.solve()
    return engine.constraintsAffectingEach().map { byAxis in
      LayoutAxis.allCases.map { (byAxis[$0] ?? []).map(\.index) }
    }
  }

  static func place(_ location: SourceLocation) -> String { "\(location.file):\(location.line)" }

  static func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }

  /// The numbers of a map, in millionths.
  static func map(_ transform: DrawnTransform) -> [Double] {
    transform.numbers.map { min(max(($0 * 1e6).rounded() / 1e6, -1e7), 1e7) }
  }

  static func rect(_ rect: LayoutRect) -> [Double] {
    [rect.x, rect.y, rect.width, rect.height].map(rounded)
  }

  /// Top, left, bottom and right, or nil where all are 0.
  static func insets(_ insets: LayoutInsets) -> [Double]? {
    insets == .zero ? nil : [insets.top, insets.left, insets.bottom, insets.right].map(rounded)
  }
}

extension InspectorLayout.Item {
  init(
    _ item: LayoutSnapshot.Item,
    frame: LayoutRect,
    affecting: [[Int]]?,
    dark: LayoutSnapshot.Item? = nil
  ) {
    let properties = item.properties
    let height = frame.height - properties.alignmentInsets.bottom
    kind = item.kind.rawValue
    id = item.id
    `class` = item.className
    label = item.label
    text = item.text
    parent = item.parent
    self.frame = InspectorLayout.rect(frame)
    saved = item.savedFrame.map(InspectorLayout.rect)
    hidden = item.isHidden ? true : nil
    clips = item.clipsToBounds ? true : nil
    rtl = properties.isRightToLeft ? true : nil
    image = item.isImage ? true : nil
    placedByFrame = item.isPlacedByFrame ? true : nil
    centered = item.className.contains("Button") ? true : nil
    alignment = InspectorLayout.insets(properties.alignmentInsets)
    margins = item.kind == .view ? InspectorLayout.insets(properties.margins) : nil
    safeArea = item.look?.safeArea.flatMap(InspectorLayout.insets)
    content =
      properties.intrinsicWidth == nil && properties.intrinsicHeight == nil
      ? nil : [properties.intrinsicWidth, properties.intrinsicHeight]
    hugging = [properties.hugging.horizontal, properties.hugging.vertical]
    resistance = [
      properties.compressionResistance.horizontal, properties.compressionResistance.vertical,
    ]
    baselines = properties.baselines.map { baselines in
      let room =
        baselines.centeredHeight.map {
          max(0, (height - properties.alignmentInsets.top - $0) / 2)
        } ?? 0
      return [
        properties.alignmentInsets.top + room + baselines.firstFromTop,
        height - room - baselines.lastFromBottom,
      ].map(InspectorLayout.rounded)
    }
    fontSize = item.textFacts?.fontSize
    lineHeight = item.textFacts.map { InspectorLayout.rounded($0.lineHeight) }
    naturalWidth = item.textFacts.map { InspectorLayout.rounded($0.naturalWidth) }
    lineLimit = item.textFacts?.lineLimit
    isPlaceholder = item.textFacts?.isPlaceholder == true ? true : nil
    stack = item.stack.map { "\($0.axis.rawValue), \($0.distribution), \($0.alignment)" }
    place = item.origin.map(InspectorLayout.place)
    let own = item.look.map { _ in InspectorLook(item, frame: frame) }
    look = own
    let other = dark.map { InspectorLook($0, frame: frame) }
    self.dark = other == own ? nil : other
    let shown = item.look
    scroll = shown.flatMap { look in
      look.scrollX == 0 && look.scrollY == 0
        ? nil : [look.scrollX, look.scrollY].map(InspectorLayout.rounded)
    }
    font = shown?.lines.first.map(Self.font)
    ink = shown?.lines.first.map { Self.words($0.color) }
    background = shown?.background.map(Self.words)
    let isInteractive = shown?.control != nil || shown?.image?.isTemplate == true
    tint = isInteractive ? shown?.tint.map(Self.words) : nil
    border = shown?.border.map { "\(Self.words($0.color)) \(SVG.number($0.width))" }
    radius = shown.flatMap { $0.cornerRadius == 0 ? nil : InspectorLayout.rounded($0.cornerRadius) }
    transform = item.look?.transform.map { transform in
      let size = LayoutRect(x: 0, y: 0, width: frame.width, height: frame.height)
      return InspectorLayout.map(DrawnTransform(transform, of: size))
    }
    z = item.look.flatMap { $0.zPosition == 0 ? nil : $0.zPosition }
    self.affecting = affecting
    unknown = nil
    ranges = nil
    isGuess = nil
  }
}

extension InspectorLayout.Item {
  /// A font in words, such as `17 points, weight 600`.
  fileprivate static func font(_ line: LayoutSnapshot.TextLine) -> String {
    let family = line.family.map { "\($0), " } ?? ""
    let weight = line.weight == 400 ? "" : ", weight \(line.weight)"
    return "\(family)\(SVG.number(line.fontSize)) points\(weight)\(line.isItalic ? ", italic" : "")"
  }

  /// A colour as CSS writes it, with its opacity where it is not opaque.
  fileprivate static func words(_ color: LayoutSnapshot.Color) -> String {
    let opacity = String(color.alpha, radix: 16)
    return color.alpha == 255 ? color.hex : color.hex + (color.alpha < 16 ? "0" : "") + opacity
  }
}

extension InspectorLayout.Constraint {
  fileprivate init(_ constraint: LayoutSnapshot.Constraint, words: Wording, isBroken: Bool) {
    id = constraint.id.isEmpty ? nil : constraint.id
    first = constraint.first
    firstAttribute = constraint.firstAttribute.name
    second = constraint.second
    secondAttribute = constraint.second == nil ? nil : constraint.secondAttribute.name
    constant = constraint.constant == 0 ? nil : InspectorLayout.rounded(constraint.constant)
    priority = constraint.priority
    source = constraint.source.words
    identifier = constraint.identifier
    place = constraint.origin.map(InspectorLayout.place)
    text = words.constraint(constraint)
    short = Self.short(constraint)
    var axes: [Int] = []
    for attribute in [constraint.firstAttribute, constraint.secondAttribute] {
      if let axis = attribute.axis { axes.append(axis == .horizontal ? 0 : 1) }
    }
    self.axes = Array(Set(axes)).sorted()
    broken = isBroken ? true : nil
    number = nil
    outOfForce = isBroken ? "gave way in a conflict" : nil
  }

  static func short(_ constraint: LayoutSnapshot.Constraint) -> String {
    var text =
      constraint.relation == .equal
      ? "" : constraint.relation == .lessThanOrEqual ? "≤ " : "≥ "
    if constraint.multiplier != 1, constraint.second != nil {
      text += "× \(Wording.number(constraint.multiplier)) "
    }
    text += Wording.number(constraint.constant)
    if constraint.priority < 1000 { text += " @\(Wording.number(Double(constraint.priority)))" }
    return text
  }
}

extension ConstraintSource {
  /// Who made a constraint, in words.
  fileprivate var words: String {
    switch self {
    case .app: "the app"
    case .autoresizingMask: "an autoresizing mask"
    case .encapsulatedSize: "the host"
    case .marginsGuide: "a layout margin"
    case .safeAreaGuide: "the safe area"
    case .systemGuide: "the system"
    case .stackView: "a stack view"
    case .scrollView: "a scroll view"
    case .interfaceBuilder: "Interface Builder"
    }
  }
}
