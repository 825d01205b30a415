import LayoutEngine

/// Known findings, which a check passes over.
///
/// A finding is known by its rule, its file and the identities of its views and constraints, and not by
/// its line or its words, which change with everything around it.
public struct Baseline: Hashable, Sendable, Codable {
  /// A finding as a baseline remembers it.
  public struct Known: Hashable, Sendable, Codable, Comparable {
    public var rule: String
    public var file: String
    public var scene: String
    public var views: [String]
    public var constraints: [String]

    private var key: [String] { [file, rule, scene] + views + [""] + constraints }

    public static func < (a: Known, b: Known) -> Bool { a.key.lexicographicallyPrecedes(b.key) }
  }

  /// The version of the format.
  public var version = 1
  /// The findings, sorted; one that was found twice is listed twice.
  public var findings: [Known]

  /// Creates a baseline of a report's findings.
  ///
  /// - Parameters:
  ///   - entries: The findings.
  ///   - name: How the baseline names a file, so that it is known in another working folder and on
  ///     another machine.
  public init(_ entries: [CheckReport.Entry], naming name: (String) -> String = { $0 }) {
    findings = entries.map { $0.known(name) }.sorted()
  }

  /// Parts findings into new ones and known ones.
  ///
  /// - Parameters:
  ///   - entries: The findings.
  ///   - name: How the baseline names a file.
  /// - Returns: The new findings, those that were known, and what was known and not found again.
  public func compare(
    _ entries: [CheckReport.Entry],
    naming name: (String) -> String = { $0 }
  ) -> (new: [CheckReport.Entry], known: [CheckReport.Entry], gone: [Known]) {
    var counts: [Known: Int] = [:]
    for known in findings { counts[known, default: 0] += 1 }
    var new: [CheckReport.Entry] = []
    var again: [CheckReport.Entry] = []
    for entry in entries {
      let known = entry.known(name)
      guard let count = counts[known], count > 0 else {
        new.append(entry)
        continue
      }
      counts[known] = count - 1
      again.append(entry)
    }
    let gone = counts.flatMap { Array(repeating: $0.key, count: $0.value) }.sorted()
    return (new, again, gone)
  }
}

extension CheckReport.Entry {
  /// What a baseline remembers of the finding.
  fileprivate func known(_ name: (String) -> String) -> Baseline.Known {
    Baseline.Known(
      rule: finding.rule.id,
      file: name(file),
      scene: finding.scene,
      views: views,
      constraints: constraints
    )
  }
}
