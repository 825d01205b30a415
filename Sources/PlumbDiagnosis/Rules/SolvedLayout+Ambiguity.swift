import LayoutEngine

extension SolvedLayout {
  /// A finding for each view whose position or size the constraints leave open.
  public func ambiguityFindings() -> [Finding] {
    var open: [Int: [LayoutFreedom]] = [:]
    for freedom in freedoms where snapshot.items[freedom.item.index].kind == .view {
      open[freedom.item.index, default: []].append(freedom)
    }
    let words = Wording(snapshot)
    var findings = open.keys.sorted().map { index in
      let freedoms = (open[index] ?? []).sorted { $0.quantity.rank < $1.quantity.rank }
      let parts = freedoms.map { "\($0.quantity.rawValue) can be \(words.range($0))" }
      return Finding(
        .ambiguous,
        in: snapshot.name,
        at: snapshot.items[index].origin,
        items: [index],
        message: "\(words.item(index)) is not determined: \(parts.joined(separator: ", "))"
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

extension LayoutFreedom.Quantity {
  fileprivate var rank: Int {
    switch self {
    case .x: 0
    case .y: 1
    case .width: 2
    case .height: 3
    }
  }
}
