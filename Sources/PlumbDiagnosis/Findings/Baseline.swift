import LayoutEngine

/// Known findings, which a check passes over.
///
/// A finding is known by its rule, its file and the identities of its views and constraints, and not by
/// its line, its scene's name or its words, which change with everything around it. Identities stay when a
/// document is moved or saved by another version of Xcode.
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

    /// Whether something in the finding has an identity of its own.
    fileprivate var isIdentified: Bool { (views + constraints).contains { !$0.isEmpty } }

    /// What makes it the same finding in the same file: the scene counts only where nothing else tells.
    fileprivate var identity: Known {
      var result = self
      if isIdentified { result.scene = "" }
      return result
    }

    /// What makes it the same finding in a file that was moved.
    fileprivate var identityAnywhere: Known {
      var result = identity
      result.file = ""
      return result
    }
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

  /// Adds known findings of another baseline.
  public mutating func add(_ others: [Known]) { findings = (findings + others).sorted() }

  /// Parts findings into new ones and known ones.
  ///
  /// A finding is known in another file, too, where the one that the baseline names is not there any more:
  /// it was moved.
  ///
  /// - Parameters:
  ///   - entries: The findings.
  ///   - name: How the baseline names a file.
  ///   - isThere: Whether a file that the baseline names is still there.
  /// - Returns: The new findings, those that were known, and what was known and not found again.
  public func compare(
    _ entries: [CheckReport.Entry],
    naming name: (String) -> String = { $0 },
    isThere: (String) -> Bool = { _ in true }
  ) -> (new: [CheckReport.Entry], known: [CheckReport.Entry], gone: [Known]) {
    let found = entries.map { $0.known(name) }
    var memory = Memory(findings)
    var isKnown = memory.take(found, where: { _ in true }, by: { $0.identity })
    var files: [String: Bool] = [:]
    for file in Set(findings.map(\.file)) { files[file] = isThere(file) }
    let moved = memory.take(
      found.indices.map { isKnown[$0] ? nil : found[$0] },
      where: { $0.isIdentified && files[$0.file] == false },
      by: { $0.identityAnywhere }
    )
    for index in moved.indices where moved[index] { isKnown[index] = true }
    return (
      zip(entries, isKnown).filter { !$0.1 }.map(\.0),
      zip(entries, isKnown).filter(\.1).map(\.0),
      memory.rest.sorted()
    )
  }
}

/// Known findings, which are found again one by one.
private struct Memory {
  private let findings: [Baseline.Known]
  private var isTaken: [Bool]

  init(_ findings: [Baseline.Known]) {
    self.findings = findings
    isTaken = Array(repeating: false, count: findings.count)
  }

  /// Takes out a finding for each of `found` that has one of the same key, of those that may be taken.
  ///
  /// - Returns: For each of `found`, whether there was one.
  mutating func take(
    _ found: [Baseline.Known?],
    where mayBeTaken: (Baseline.Known) -> Bool,
    by key: (Baseline.Known) -> Baseline.Known
  ) -> [Bool] {
    let free = findings.indices.filter { !isTaken[$0] && mayBeTaken(findings[$0]) }
    var places = Dictionary(grouping: free.reversed()) { key(findings[$0]) }
    return found.map { known in
      guard let known, let place = places[key(known)]?.popLast() else { return false }
      isTaken[place] = true
      return true
    }
  }

  /// Those that were not taken.
  var rest: [Baseline.Known] { findings.indices.filter { !isTaken[$0] }.map { findings[$0] } }
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
