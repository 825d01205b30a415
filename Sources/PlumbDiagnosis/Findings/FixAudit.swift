/// What comes of the fixes that findings offer: each is made on a copy of the layout, which is looked through again.
///
///     var audit = FixAudit()
///     audit.add(try SolvedLayout(snapshot))
///     print(audit.counts)
///
/// It is a measurement of the rules, over layouts on which they were not written.
public struct FixAudit: Sendable {
  /// The fixes of a rule.
  public struct Count: Hashable, Sendable {
    /// Findings, with fixes or without.
    public var findings = 0
    /// Fixes that were made.
    public var tried = 0
    /// Fixes after which the finding was still there.
    public var ineffective = 0
    /// Fixes after which there was a warning or an error that was not there before.
    public var harmful = 0
    /// Fixes after which there was a note that was not there before.
    public var noted = 0
  }

  /// A fix that did not do what it was offered for.
  public struct Failure: Sendable {
    /// The finding that offered it.
    public var finding: Finding
    public var fix: Fix
    /// Whether the finding was still there.
    public var isIneffective: Bool
    /// What was not there before, at or above a warning.
    public var new: [Finding]
  }

  /// What came of the fixes, by the rules' identifiers.
  public private(set) var counts: [String: Count] = [:]
  /// The fixes that failed, in the order in which they were made.
  public private(set) var failures: [Failure] = []

  /// Creates an audit that has seen nothing.
  public init() {}

  /// What tells a finding from others before and after a fix: the constraint or the set for what is about constraints,
  /// the items for all else.
  private struct Key: Hashable {
    var rule: Rule
    var places: Set<Int>
    var items: [Int]

    init(_ finding: Finding, _ place: (Int) -> Int) {
      rule = finding.rule
      let own = finding.constraints.map(place)
      switch finding.rule {
      case .conflict: places = Set(own)
      case .redundantConstraint, .arrangedConstraint: places = Set(own.prefix(1))
      default: places = []
      }
      items = places.isEmpty ? finding.items : []
    }
  }

  /// Makes every fix that is offered for a layout, one at a time.
  ///
  /// - Parameters:
  ///   - solved: The layout.
  ///   - rules: The rules to look for.
  ///   - options: Their limits.
  public mutating func add(
    _ solved: SolvedLayout,
    rules: [Rule] = Rule.all.filter { $0.isOnByDefault && $0 != .misplaced },
    options: DiagnosisOptions = DiagnosisOptions()
  ) {
    let before = solved.findings(of: rules, options: options)
    let known = Set(before.map { Key($0) { $0 } })
    for finding in before {
      counts[finding.rule.id, default: Count()].findings += 1
      for fix in finding.fixes { make(fix, for: finding, solved, known, rules, options) }
    }
  }

  private mutating func make(
    _ fix: Fix,
    for finding: Finding,
    _ solved: SolvedLayout,
    _ known: Set<Key>,
    _ rules: [Rule],
    _ options: DiagnosisOptions
  ) {
    let id = finding.rule.id
    counts[id, default: Count()].tried += 1
    guard let copy = try? SolvedLayout(solved.snapshot.applying(fix)) else {
      counts[id, default: Count()].ineffective += 1
      return
    }
    let after = copy.findings(of: rules, options: options)
    let place = { (place: Int) in fix.originalPlace(of: place) }
    let isLeft = after.contains { Key($0, place) == Key(finding) { $0 } }
    let new = after.filter { !known.contains(Key($0, place)) }
    let grave = new.filter { $0.severity > .note }
    if isLeft { counts[id, default: Count()].ineffective += 1 }
    if !grave.isEmpty { counts[id, default: Count()].harmful += 1 }
    if new.count > grave.count { counts[id, default: Count()].noted += 1 }
    if isLeft || !grave.isEmpty {
      failures.append(Failure(finding: finding, fix: fix, isIneffective: isLeft, new: grave))
    }
  }
}
