public import LayoutEngine

/// What differs between two captures of one live layout: the view layer's own, which knows everything, and one through
/// public members alone.
///
/// What no public member tells is passed over: guides of the system's that nothing is tied to, distances between anchors,
/// the order in which constraints became active, the lines of constraints made by anchors, and places of items that
/// follow from those lines.
public struct CaptureComparison {
  /// The differences, a line each; none where both say the same.
  public private(set) var differences: [String] = []

  private let own: LayoutSnapshot
  private let captured: LayoutSnapshot
  /// The place of each item of the own capture in the other one.
  private var partners: [Int: Int] = [:]
  /// Items that no public member tells of.
  private var untold: Set<Int> = []

  /// Compares a capture by what the view layer knows with one by what it shows.
  public init(own: LayoutSnapshot, captured: LayoutSnapshot) {
    self.own = own
    self.captured = captured
    guard own.scale == captured.scale else {
      differences = ["scale \(own.scale) and \(captured.scale)"]
      return
    }
    findPartners()
    for (index, item) in own.items.enumerated() {
      guard let partner = partners[index] else { continue }
      compare(item, captured.items[partner])
    }
    compareConstraints()
  }

  private mutating func findPartners() {
    var places: [String: Int] = [:]
    for (index, item) in captured.items.enumerated() {
      let isContent = item.kind == .content
      places[isContent ? "content of \(parentID(item, in: captured))" : item.id] = index
    }
    var used: Set<Int> = []
    for constraint in own.constraints where constraint.source.isApp || !constraint.id.isEmpty {
      used.insert(constraint.first)
      if let second = constraint.second { used.insert(second) }
    }
    for (index, item) in own.items.enumerated() {
      let isContent = item.kind == .content
      let key = isContent ? "content of \(parentID(item, in: own))" : item.id
      if let place = places.removeValue(forKey: key) {
        partners[index] = place
      } else if item.className == "OffsetGuide" || (item.kind != .view && !used.contains(index)) {
        untold.insert(index)
      } else {
        differences.append("\(item.className) \(item.id) is missing")
      }
    }
    for (key, place) in places.sorted(by: { $0.value < $1.value }) {
      differences.append("\(captured.items[place].className) \(key) is too much")
    }
  }

  private func parentID(_ item: LayoutSnapshot.Item, in snapshot: LayoutSnapshot) -> String {
    item.parent.map { snapshot.items[$0].id } ?? "nothing"
  }

  // MARK: - Items

  private mutating func compare(_ a: LayoutSnapshot.Item, _ b: LayoutSnapshot.Item) {
    let name = "\(a.className) \(a.label ?? a.text ?? a.id)"
    func note(_ what: String, _ first: Any?, _ second: Any?) {
      differences.append(
        "\(name): \(what) \(first.map { "\($0)" } ?? "none"), captured \(second.map { "\($0)" } ?? "none")"
      )
    }
    func check<Value: Equatable>(_ what: String, _ first: Value, _ second: Value) {
      if first != second { note(what, first, second) }
    }
    check("kind", a.kind, b.kind)
    check("class", a.className, b.className)
    check("label", a.label, b.label)
    check("text", a.text, b.text)
    check("parent", parentID(a, in: own), parentID(b, in: captured))
    // A frame that a mask made is no whole number of pixels in the view, and is one in the engine.
    if a.frame.distance(to: b.frame) > 0.5 / own.scale + 1e-6 { note("frame", a.frame, b.frame) }
    check("hidden", a.isHidden, b.isHidden)
    check("placed by frame", a.isPlacedByFrame, b.isPlacedByFrame)
    check("uses mask", a.usesAutoresizingMask, b.usesAutoresizingMask)
    check("is text", a.isText, b.isText)
    check("is image", a.isImage, b.isImage)
    check("clips", a.clipsToBounds, b.clipsToBounds)
    check("text facts", a.textFacts, b.textFacts)
    check("stack axis", a.stack?.axis, b.stack?.axis)
    check("stack distribution", a.stack?.distribution, b.stack?.distribution)
    check("stack alignment", a.stack?.alignment, b.stack?.alignment)
    check(
      "arranged",
      a.stack?.arranged.map { own.items[$0].id },
      b.stack?.arranged.map { captured.items[$0].id }
    )
    var (p, q) = (a.properties, b.properties)
    // Margins that decide nothing are told of one side alone, where a guide was asked for and not used.
    if q.margins == .zero { p.margins = .zero }
    check("intrinsic width", p.intrinsicWidth, q.intrinsicWidth)
    check("intrinsic height", p.intrinsicHeight, q.intrinsicHeight)
    if !isNear(p.baselines, q.baselines) { note("baselines", p.baselines, q.baselines) }
    (p.intrinsicWidth, q.intrinsicWidth) = (nil, nil)
    (p.intrinsicHeight, q.intrinsicHeight) = (nil, nil)
    (p.baselines, q.baselines) = (nil, nil)
    check("properties", p, q)
  }

  private func isNear(_ a: ItemProperties.Baselines?, _ b: ItemProperties.Baselines?) -> Bool {
    guard let a, let b else { return a == b }
    return abs(a.firstFromTop - b.firstFromTop) < 1e-6
      && abs(a.lastFromBottom - b.lastFromBottom) < 1e-6
      && abs((a.centeredHeight ?? -1) - (b.centeredHeight ?? -1)) < 1e-6
  }

  // MARK: - Constraints

  private mutating func compareConstraints() {
    var first: [String: LayoutSnapshot.Constraint] = [:]
    var rows: [Row] = []
    for constraint in own.constraints {
      let ends = [constraint.first, constraint.second].compactMap { $0 }
      guard !ends.contains(where: untold.contains) else { continue }
      if constraint.id.isEmpty {
        rows.append(Row(constraint, in: own))
      } else {
        first[constraint.id] = constraint
      }
    }
    var others: [Row] = []
    for constraint in captured.constraints {
      guard !constraint.id.isEmpty else {
        others.append(Row(constraint, in: captured))
        continue
      }
      guard let partner = first.removeValue(forKey: constraint.id) else {
        differences.append("constraint \(Row(constraint, in: captured)) is too much")
        continue
      }
      let (a, b) = (Row(partner, in: own), Row(constraint, in: captured))
      if !a.isNear(b) { differences.append("constraint \(a), captured \(b)") }
      if partner.identifier != constraint.identifier {
        differences.append("constraint \(a): another identifier")
      }
      if let place = constraint.origin, place != partner.origin {
        differences.append("constraint \(a): another line")
      }
    }
    for constraint in first.values {
      differences.append("constraint \(Row(constraint, in: own)) is missing")
    }
    for row in rows {
      if let index = others.firstIndex(where: { $0.isNear(row) }) {
        others.remove(at: index)
      } else {
        differences.append("row \(row) is missing")
      }
    }
    for row in others { differences.append("row \(row) is too much") }
  }

  /// A constraint by the identities of its items.
  private struct Row: CustomStringConvertible {
    let text: String
    let numbers: [Double]

    init(_ constraint: LayoutSnapshot.Constraint, in snapshot: LayoutSnapshot) {
      func name(_ index: Int) -> String {
        let item = snapshot.items[index]
        guard item.kind == .content, let parent = item.parent else { return item.id }
        return "content of \(snapshot.items[parent].id)"
      }
      var text = "\(constraint.source) \(name(constraint.first)).\(constraint.firstAttribute.name) "
      text += "\(constraint.relation) "
      if let second = constraint.second {
        text += "\(name(second)).\(constraint.secondAttribute.name)"
      }
      self.text = text
      numbers = [constraint.multiplier, constraint.constant, Double(constraint.priority)]
    }

    func isNear(_ other: Row) -> Bool {
      text == other.text && zip(numbers, other.numbers).allSatisfy { abs($0 - $1) < 1e-6 }
    }

    var description: String { "\(text) \(numbers)" }
  }
}
