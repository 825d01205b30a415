import Foundation

/// The measurements as a table and as JSON.
enum Table {
  static func text(_ rows: [Measurement]) -> String {
    var lines = [
      line(["measure", "size", "ours", "kiwi", "ratio", "required", ""])
    ]
    for row in rows {
      let required =
        switch row.requirement {
        case nil: ""
        case .ratio(let least): "≥ \(number(least))×"
        case .atMost(let most): "≤ \(number(most)) \(row.unit)"
        }
      let verdict = row.requirement == nil ? "" : row.isMet.map { $0 ? "ok" : "missed" } ?? "?"
      lines.append(
        line([
          row.name, "\(row.size)", "\(number(row.ours)) \(row.unit)",
          row.peer.map { "\(number($0)) \(row.unit)" } ?? "",
          row.ratio.map { "\(number($0))×" } ?? "", required, verdict,
        ])
      )
    }
    return lines.joined(separator: "\n")
  }

  static func json(_ rows: [Measurement]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(rows)
  }

  /// The last line: whether every requirement was met in this run.
  static func verdict(_ rows: [Measurement]) -> String {
    let verdicts = rows.filter { $0.requirement != nil }.map(\.isMet)
    if verdicts.contains(false) { return "floor: missed" }
    return verdicts.contains(nil) ? "floor: not measured" : "floor: ok"
  }

  private static func line(_ cells: [String]) -> String {
    let widths = [34, 8, 14, 16, 11, 13, 7]
    return zip(cells, widths).enumerated().map { index, cell in
      let padding = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return index == 0 ? cell.0 + padding : padding + cell.0
    }.joined().trimmingCharacters(in: .whitespaces)
  }

  private static func number(_ value: Double) -> String {
    switch abs(value) {
    case 100...: String(format: "%.0f", value)
    case 10..<100: String(format: "%.1f", value)
    case 1..<10: String(format: "%.2f", value)
    default: String(format: "%.4f", value)
    }
  }
}
