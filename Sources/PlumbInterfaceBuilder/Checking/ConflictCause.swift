import LayoutEngine
import PlumbDiagnosis

extension LayoutChecker {
  /// The findings, with one for all conflicts of a class that hang on one line, and one for all views of a class that are
  /// hidden in stack views against a length of their own.
  ///
  /// A line that is part of several conflicts, and that gives way in one of them, is one thing to mend. The one that is told
  /// is that of the fewest constraints in which it gives way.
  static func oneForEachCause(_ entries: [CheckReport.Entry]) -> [CheckReport.Entry] {
    oneForHiddenViews(oneForEachLine(entries))
  }

  // MARK: - Lines

  private static func oneForEachLine(_ entries: [CheckReport.Entry]) -> [CheckReport.Entry] {
    var left = entries
    var gone: Set<Int> = []
    for places in groups(of: entries, where: hangsOnLine) where places.count > 1 {
      var open = places
      while let (line, members) = commonLine(of: open.map { ($0, entries[$0]) }) {
        open.removeAll { members.contains($0) }
        let telling = members.filter { entries[$0].cause?.broken == line }.min { first, second in
          (entries[first].constraints.count, first) < (entries[second].constraints.count, second)
        }
        guard let telling else { continue }
        let others = members.filter { $0 != telling }
        left[telling].tellConflicts(others.map { entries[$0] }, on: line)
        gone.formUnion(others)
      }
    }
    return left.indices.filter { !gone.contains($0) }.map { left[$0] }
  }

  private static func hangsOnLine(_ entry: CheckReport.Entry) -> Bool {
    entry.cause.map { !$0.lines.isEmpty && $0.hiddenView == nil } ?? false
  }

  /// The line that is part of the most conflicts, two at the least, and that gives way in one of them, with their places.
  private static func commonLine(
    of entries: [(place: Int, entry: CheckReport.Entry)]
  ) -> (SourceLocation, [Int])? {
    var best: (line: SourceLocation, places: [Int])?
    for line in entries.compactMap({ $0.entry.cause?.broken }) {
      let places = entries.filter { $0.entry.cause?.lines.contains(line) == true }.map(\.place)
      if places.count > max(1, best?.places.count ?? 0) { best = (line, places) }
    }
    return best.map { ($0.line, $0.places) }
  }

  // MARK: - Hidden views

  private static func oneForHiddenViews(_ entries: [CheckReport.Entry]) -> [CheckReport.Entry] {
    var left = entries
    var gone: Set<Int> = []
    for places in groups(of: entries, where: { $0.cause?.hiddenView != nil }) {
      guard let first = places.first, places.count > 1 else { continue }
      left[first].tellHidden(places.dropFirst().map { entries[$0] })
      gone.formUnion(places.dropFirst())
    }
    return left.indices.filter { !gone.contains($0) }.map { left[$0] }
  }

  /// The places of entries of one class that were found on the same devices, in their order.
  private static func groups(
    of entries: [CheckReport.Entry],
    where isMeant: (CheckReport.Entry) -> Bool
  ) -> [[Int]] {
    let places = entries.indices.filter { isMeant(entries[$0]) }
    return Array(
      Dictionary(grouping: places) { place in
        GroupKey(
          scene: entries[place].finding.scene,
          file: entries[place].file,
          devices: entries[place].devices
        )
      }.values
    )
  }

  private struct GroupKey: Hashable {
    var scene: String
    var file: String
    var devices: CheckReport.Devices?
  }
}

extension CheckReport.Entry {
  /// Adds conflicts to one of them that is told for all.
  fileprivate mutating func tellConflicts(_ others: [CheckReport.Entry], on line: SourceLocation) {
    let places = Set(others.compactMap(\.finding.location)).subtracting([line])
    let own = places.filter { $0.file == line.file }.map(\.line).sorted().map { "\($0)" }
    let foreign = places.filter { $0.file != line.file }
      .map { "\(PathNames.last($0.file)):\($0.line)" }.sorted()
    var lists: [String] = []
    if !own.isEmpty { lists.append((own.count == 1 ? "line " : "lines ") + Wording.list(own)) }
    if !foreign.isEmpty { lists.append(Wording.list(foreign)) }
    let number = others.count
    finding.message +=
      "; \(number == 1 ? "1 more conflict hangs" : "\(number) more conflicts hang") on this line"
      + (lists.isEmpty ? "" : " (\(lists.joined(separator: " and ")))")
    finding.details += others.map(\.finding.message)
    finding.severity = others.map(\.finding.severity).reduce(finding.severity, max)
  }

  /// Adds views that are hidden in stack views to one of them that is told for all.
  fileprivate mutating func tellHidden(_ others: [CheckReport.Entry]) {
    let names = others.compactMap { other in
      other.cause?.hiddenView.map { name in
        guard let place = other.finding.location else { return name }
        let isSameFile = place.file == finding.location?.file
        return isSameFile
          ? "\(name) (line \(place.line))" : "\(name) (\(PathNames.last(place.file)):\(place.line))"
      }
    }
    finding.message += "; likewise \(Wording.list(names, limit: 6))"
    finding.details += others.map(\.finding.message)
  }
}
