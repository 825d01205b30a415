import LayoutEngine

extension SolvedLayout {
  /// A finding for each view whose position or size the constraints leave open.
  public func ambiguityFindings() -> [Finding] {
    var open: [Int: [LayoutFreedom]] = [:]
    for freedom in freedoms {
      if let view = view(of: freedom) { open[view, default: []].append(freedom) }
    }
    for tie in tiedSiblings {
      // Another rule says of these what is open and what settles it.
      for index in tie.items {
        open[index]?.removeAll { $0.quantity.axis == tie.axis }
        if open[index]?.isEmpty == true { open[index] = nil }
      }
    }
    let words = Wording(snapshot)
    var findings = open.keys.sorted().map { index in
      let freedoms = (open[index] ?? []).sorted { $0.quantity.rank < $1.quantity.rank }
      let parts = freedoms.map { freedom in
        let isContent = freedom.item.index != index
        return "\(isContent ? "content " : "")\(freedom.quantity.rawValue) can be "
          + words.range(freedom)
      }
      return Finding(
        .ambiguous,
        in: snapshot.name,
        at: snapshot.items[index].origin,
        items: [index],
        message: "\(words.item(index)) is not determined: \(parts.joined(separator: ", "))",
        suggestion: suggestion(for: freedoms, words)
      )
    }
    if leavesFreedomsOut, let root = snapshot.items.first {
      findings.append(
        Finding(
          .ambiguous,
          in: snapshot.name,
          at: root.origin,
          items: [0],
          message: "\(words.item(0)) holds more views that are not determined than are listed"
        )
      )
    }
    return findings
  }
}

extension SolvedLayout {
  /// A constraint for each quantity that is open, with the saved or else the solved value.
  private func suggestion(for freedoms: [LayoutFreedom], _ words: Wording) -> String {
    "add " + freedoms.map { settling($0, words) }.joined(separator: ", ")
  }

  private func settling(_ freedom: LayoutFreedom, _ words: Wording) -> String {
    let index = freedom.item.index
    let item = snapshot.items[index]
    let name = words.item(index)
    let frame = item.savedFrame ?? frames[index]
    let isHorizontal = freedom.quantity.axis == .horizontal
    func clamped(_ value: Double) -> String {
      Wording.number(min(max(value, freedom.lower), freedom.upper))
    }
    if item.kind == .content {
      return "a constraint from the last view in \(words.item(item.parent ?? index)) to its "
        + (isHorizontal ? "trailing edge" : "bottom")
    }
    switch freedom.quantity {
    case .width: return "\(name) width = " + clamped(frame.width)
    case .height: return "\(name) height = " + clamped(frame.height)
    case .x, .y:
      guard let parent = item.parent else { return "a place for \(name)" }
      let isMirrored = isHorizontal && snapshot.items[parent].properties.isRightToLeft
      let edge = isHorizontal ? (isMirrored ? "left" : "leading") : "top"
      return "\(name) \(edge) = \(words.item(parent)) \(edge) + "
        + clamped(isHorizontal ? frame.x : frame.y)
    }
  }
}

extension LayoutFreedom.Quantity {
  /// The axis along which it is measured.
  var axis: LayoutAxis {
    switch self {
    case .x, .width: .horizontal
    case .y, .height: .vertical
    }
  }

  fileprivate var rank: Int {
    switch self {
    case .x: 0
    case .y: 1
    case .width: 2
    case .height: 3
    }
  }
}
