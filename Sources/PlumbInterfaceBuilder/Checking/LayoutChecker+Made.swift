package import LayoutEngine
package import PlumbDiagnosis

extension LayoutChecker {
  /// A layout that did not come out of a document.
  package struct MadeLayout {
    /// What tells it from the others of its file.
    package var root: String
    /// The layout, or nil where there is only something to say.
    package var snapshot: LayoutSnapshot?
    /// What was found beside what the rules find.
    package var findings: [Finding]
    /// Whether it is a layout of the same root before it with something decided otherwise: only what was not found there
    /// is told.
    package var isVariant: Bool
    /// Whether the document that the layout is of says to ignore something.
    package var isIgnored: (CheckReport.Entry) -> Bool = { _ in false }
    /// What becomes of a finding; nil leaves it out.
    package var judge: (Finding) -> Finding?

    /// The class of the layout's own view; nil for the layout of a controller, which is in a window.
    fileprivate var ownClass: String? {
      guard let name = snapshot?.items.first?.className,
        root.split(separator: ".").last == name.split(separator: "<").first
      else { return nil }
      return name
    }

    /// Creates a layout.
    package init(
      root: String,
      snapshot: LayoutSnapshot?,
      findings: [Finding] = [],
      isVariant: Bool = false,
      judge: @escaping (Finding) -> Finding?
    ) {
      self.root = root
      self.snapshot = snapshot
      self.findings = findings
      self.isVariant = isVariant
      self.judge = judge
    }
  }

  /// Notes what the rules find in layouts that something else made, such as code that was read.
  ///
  /// - Parameters:
  ///   - file: The file that they come from.
  ///   - circumstances: What to look for, and on which devices.
  ///   - path: The path that patterns of the settings are compared with.
  ///   - layouts: Makes the layouts for a device, direction and text size.
  /// - Throws: `SnapshotError` for a layout that cannot be solved.
  package func check(
    _ file: String,
    in circumstances: CheckCircumstances,
    matching path: String,
    layouts: (BuildOptions) -> [MadeLayout]
  ) throws {
    report.files.append(file)
    let rules = circumstances.settings.rules(for: path).filter { $0 != .misplaced }
    if rules.isEmpty { return }
    let job = Job(file: file, path: path, circumstances: circumstances, rules: rules)
    let variants = circumstances.variants
    var collected = CollectedFindings(
      combinations: variants.count,
      differInMoreThanDevice: circumstances.areCombinations
    )
    for (place, variant) in variants.enumerated() {
      let name = [variant.build.device?.id ?? "", variant.name].filter { !$0.isEmpty }
        .joined(separator: ", ")
      var told: Set<ToldFinding> = []
      var said: Set<SaidFinding> = []
      var conflicts: Set<SaidConflict> = []
      var grown: [GrownContent: Finding.Severity] = [:]
      for layout in layouts(variant.build) {
        for finding in layout.findings where rules.contains(finding.rule) {
          let adjusted = circumstances.settings.adjusted(finding, in: path)
          let entry = CheckReport.Entry(adjusted, file: file)
          let isNew = told.insert(ToldFinding(entry, layout.root)).inserted
          guard isNew || !layout.isVariant else { continue }
          collected.add(entry, root: layout.root, combination: name)
        }
        guard let snapshot = layout.snapshot else { continue }
        if place == 0, !layout.isVariant { count(snapshot, scenes: 1) }
        let solved = try SolvedLayout(snapshot)
        let found = solved.findings(of: rules, options: circumstances.options)
        let ending = solved.linesThatEndConflicts
        for finding in found.compactMap(layout.judge) {
          var entry = entry(finding, snapshot, job)
          entry.ownClass = layout.ownClass
          entry.classFindings = ClassFinding.all(of: finding, in: snapshot)
          entry.cause = ConflictCause(finding, in: snapshot, ending: ending)
          let growth = GrownContent.all(in: entry.finding, snapshot, layout.root)
          if layout.isVariant {
            if growth.contains(where: { grown[$0].map { $0 >= entry.finding.severity } == true }) {
              continue
            }
          } else {
            for each in growth { grown[each] = max(grown[each] ?? .note, entry.finding.severity) }
          }
          if layout.isIgnored(entry) {
            if place == 0, !layout.isVariant { report.ignored.append(entry) }
            continue
          }
          let isNew = told.insert(ToldFinding(entry, layout.root)).inserted
          guard isNew || !layout.isVariant,
            said.insert(SaidFinding(entry, layout.root)).inserted,
            SaidConflict(entry.finding, snapshot, layout.root)
              .map({ conflicts.insert($0).inserted }) != false
          else { continue }
          collected.add(entry, root: layout.root, combination: name)
        }
      }
    }
    report.codeFiles += 1
    report.entries += collected.entries
  }
}

/// What a finding says, and where: constraints that are made twice contradict others in the same words, and the rows of a
/// list do so in words that only number them.
private struct SaidFinding: Hashable {
  var root: String
  var line: Int?
  var message: String

  init(_ entry: CheckReport.Entry, _ root: String) {
    self.root = root
    line = entry.finding.location?.line
    message = LayoutChecker.unnumbered(entry.finding.message)
  }
}

/// A conflict by what its constraints say: the copies of constraints that are made twice contradict others in any order.
private struct SaidConflict: Hashable {
  var root: String
  var members: Set<LayoutSnapshot.Constraint>

  /// Nil for a finding that is no conflict.
  init?(_ finding: Finding, _ snapshot: LayoutSnapshot, _ root: String) {
    guard finding.rule == .conflict else { return nil }
    self.root = root
    members = Set(
      finding.constraints.map { index in
        var member = snapshot.constraints[index]
        member.id = ""
        member.mention = nil
        return member
      }
    )
  }
}

/// What nothing keeps from growing: a longer text in a variant of a layout shows what is told of the layout itself.
private struct GrownContent: Hashable {
  var root: String
  var axis: LayoutAxis
  /// The identifiers of the content, or of what it pushes and what that leaves or covers.
  var views: [String]

  /// What a finding tells to grow: the content itself, and the two views that come too near to each other.
  ///
  /// A relation between siblings keeps both of them.
  static func all(in finding: Finding, _ snapshot: LayoutSnapshot, _ root: String) -> [Self] {
    guard let axis = finding.growthAxis else { return [] }
    let views = finding.items.map { snapshot.items[$0].id }
    let contents = finding.rule == .missingSiblingRelation ? views : Array(views.prefix(1))
    return (contents.map { [$0] } + [views.suffix(2)]).map {
      Self(root: root, axis: axis, views: $0)
    }
  }
}

/// What a finding is about, whatever its words: variants of a layout repeat most of what is found in it.
private struct ToldFinding: Hashable {
  var rule: Rule
  var root: String
  var line: Int?
  var views: [String]
  var constraints: [String]

  init(_ entry: CheckReport.Entry, _ root: String) {
    rule = entry.finding.rule
    self.root = root
    line = entry.finding.location?.line
    views = entry.views
    constraints = entry.constraints
  }
}
