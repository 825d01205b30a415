import LayoutEngine

extension LayoutSnapshot {
  /// What tells each item from the others, whatever the order in which they are listed.
  func keys() -> [String] {
    var result: [String] = []
    var count: [String: Int] = [:]
    for item in items {
      // An address is another one in each run.
      if !item.id.isEmpty, !item.id.hasPrefix("0x") {
        result.append("id " + item.id)
        continue
      }
      let above = item.parent.flatMap { result.indices.contains($0) ? result[$0] : nil } ?? ""
      let path = "\(above)/\(item.kind.rawValue) \(item.label ?? item.className)"
      let place = count[path, default: 0]
      count[path] = place + 1
      result.append("\(path) \(place)")
    }
    return result
  }
}
