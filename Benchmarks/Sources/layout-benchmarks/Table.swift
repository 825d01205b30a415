import Foundation

/// The measurements as a table and as JSON.
enum Table {
  static func text(_ rows: [Measurement]) -> String {
    var lines = [
      line(["measure", "size", "ours", "peer", "ratio", "required", ""])
    ]
    for row in rows {
      let required = [
        row.requirement?.leastRatio.map { "≥ \(number($0))×" },
        row.requirement?.most.map { "≤ \(number($0)) \(row.unit)" },
      ].compactMap(\.self).joined(separator: ", ")
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

  /// How it was measured.
  static let notes = """
    Times are medians; those of building include neither reading the system nor making room for the
    handles nor freeing everything afterwards, on either side. Memory that a run frees stays with the
    process, on either side (with glibc), so that no run waits for the kernel to clear pages again.
    Ours has the rule that widths and heights are not negative, kiwi has not. kiwi knows no strict
    order of priorities; its weights keep the order on short lists. Rows "beside Yoga" have Yoga as
    their peer, all others kiwi.
    """

  static func json(_ rows: [Measurement]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(
      Report(notes: notes, rows: rows.map(Report.Row.init), verdict: verdict(rows))
    )
  }

  /// The last line: whether every requirement was met in this run, and the rows that missed theirs.
  static func verdict(_ rows: [Measurement]) -> String {
    let missed = rows.filter { $0.isMet == false }
    guard missed.isEmpty else {
      return "floor: missed: " + missed.map(\.name).joined(separator: "; ")
    }
    return rows.contains { $0.isMet == nil } ? "floor: not measured" : "floor: ok"
  }

  private struct Report: Encodable {
    var notes: String
    var rows: [Row]
    var verdict: String

    struct Row: Encodable {
      var name: String
      var size: Int
      var ours: Double
      var peer: Double?
      var unit: String
      var ratio: Double?
      var requiredRatio: Double?
      var requiredAtMost: Double?
      var isMet: Bool?

      init(_ row: Measurement) {
        name = row.name
        size = row.size
        ours = row.ours
        peer = row.peer
        unit = row.unit
        ratio = row.ratio
        isMet = row.isMet
        requiredRatio = row.requirement?.leastRatio
        requiredAtMost = row.requirement?.most
      }
    }
  }

  private static func line(_ cells: [String]) -> String {
    let widths = [57, 8, 14, 16, 11, 21, 8]
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
