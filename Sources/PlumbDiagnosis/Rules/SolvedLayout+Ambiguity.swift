import LayoutEngine

extension SolvedLayout {
  /// A finding for each view whose position or size the constraints leave open.
  public func ambiguityFindings() -> [Finding] {
    var open: [Int: [LayoutFreedom]] = [:]
    for freedom in freedoms {
      if let view = view(of: freedom) { open[view, default: []].append(freedom) }
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
