public import LayoutEngine

/// What a rule finds of all the views and constraints that one line of source makes.
///
///     for group in findings.groupedBySource(in: snapshot) { print(group) }
public struct FindingGroup: Hashable, Sendable {
  /// The findings, in their order; at least one.
  public internal(set) var findings: [Finding]
  /// The view around the first one, in words; nil where that is the root, or where there is none.
  public let container: String?
}

extension FindingGroup: CustomStringConvertible {
  /// The first finding as it describes itself, with the number of all, such as "128 times, first in".
  public var description: String {
    guard findings.count > 1, var first = findings.first else {
      return findings.first?.description ?? ""
    }
    let place = container.map { ", first in \($0)" } ?? ""
    first.message += " (\(findings.count) times\(place))"
    return first.description
  }
}

extension [Finding] {
  /// The findings by rule, seriousness and line, in the order of the first ones; those without a line stay alone.
  ///
  /// - Parameter snapshot: The layout in which they were found.
  /// - Returns: The groups.
  /// - Complexity: O(n) for n findings.
  public func groupedBySource(in snapshot: LayoutSnapshot) -> [FindingGroup] {
    let words = Wording(snapshot)
    var places: [GroupKey: Int] = [:]
    var groups: [FindingGroup] = []
    for finding in self {
      let key = finding.location.map {
        GroupKey(rule: finding.rule, severity: finding.severity, location: $0)
      }
      if let key, let place = places[key] {
        groups[place].findings.append(finding)
        continue
      }
      if let key { places[key] = groups.count }
      let outer = finding.items.first.flatMap { snapshot.items[$0].parent }
      let container = outer.flatMap { snapshot.items[$0].parent == nil ? nil : words.item($0) }
      groups.append(FindingGroup(findings: [finding], container: container))
    }
    return groups
  }
}

/// What the findings of a group have in common.
private struct GroupKey: Hashable {
  var rule: Rule
  var severity: Finding.Severity
  var location: SourceLocation
}
