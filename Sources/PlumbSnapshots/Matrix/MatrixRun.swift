#if !canImport(Darwin)

import Foundation
import LayoutEngine
import PlumbDiagnosis
import PlumbReport
import PortableUIKit
import UIKit

/// One call that lays a matrix out.
@MainActor
struct MatrixRun<Subject: SnapshotSubject> {
  var axes: [MatrixAxis<Subject>]
  var data: DataCombination
  var rules: [Rule]
  var level: Finding.Severity
  var function: String
  var place: TestPlace
  private let structures = KnownStructures()

  typealias Check = (LayoutResult<Subject>) throws -> Void
  /// Makes and lays out what is tested, with the window that has to be kept as long as the layout.
  typealias Make = (SimulatedScreen, (Subject) -> Void) -> (subject: Subject, window: UIWindow?)

  init(
    axes: [MatrixAxis<Subject>],
    data: DataCombination,
    rules: [Rule],
    level: Finding.Severity,
    function: String,
    place: TestPlace
  ) {
    self.axes = axes
    self.data = data
    self.rules = rules
    self.level = level
    self.function = function
    self.place = place
  }

  /// Lays all cases out and reports what is wrong in any of them.
  func run(_ check: Check, _ make: Make) throws {
    let plan = MatrixPlan(
      counts: axes.map(\.values.count),
      isData: axes.map(\.isData),
      combination: data
    )
    let environment = ProcessInfo.processInfo.environment
    guard environment["PLUMB_DRY"] != "1" else {
      print("\(name): \(words(for: plan))")
      return
    }
    guard !plan.cases.isEmpty else {
      let empty = axes.filter(\.values.isEmpty).map(\.name)
      ReportedIssue.record(
        "there is nothing to lay out: no \(empty.joined(separator: ", no "))",
        place
      )
      return
    }
    let shard: MatrixShard
    do {
      shard = try MatrixShard.stated(environment["PLUMB_SHARD"])
    } catch {
      ReportedIssue.record("\(error)", place)
      return
    }
    var groups = MatrixFailures()
    var count = 0
    for (index, values) in plan.cases.enumerated() where shard.contains(index) {
      count += 1
      groups.add(try outcome(of: values, check, make).failures, in: values)
    }
    for group in groups.sorted {
      try report(group, of: count, check, make)
    }
  }

  private var name: String { SnapshotFolder.functionName(function) }

  /// The plan in words: "25 devices × 2 directions = 50 cases".
  private func words(for plan: MatrixPlan) -> String {
    let parts = axes.map { "\($0.values.count) \($0.name)" }
    return parts.joined(separator: " × ") + " = \(plan.cases.count) cases"
  }

  /// What a user of the app would see, whatever its seriousness in a document, whose contents are not the app's.
  private static var seen: Set<Rule> {
    [.outsideSuperview, .textTruncated, .overlappingContent, .zeroSize]
  }

  private func isFailure(_ finding: Finding) -> Bool {
    finding.severity >= level
      || (Self.seen.contains(finding.rule) && finding.missingFont == nil)
  }

  // MARK: - One case

  private struct Outcome {
    var result: LayoutResult<Subject>
    var failures: [MatrixFailure]
  }

  /// Lays one case out.
  ///
  /// - Parameters:
  ///   - values: For each axis the place of its value.
  ///   - width: Another width of the window in points, or nil for the case's own.
  ///   - includesLook: Whether to keep what the views look like, for a picture.
  ///   - check: The test's own expectations.
  ///   - make: Makes and lays out what is tested.
  /// - Returns: The layout, and what is wrong with it.
  /// - Throws: What `check` throws.
  private func outcome(
    of values: [Int],
    width: CGFloat? = nil,
    includesLook: Bool = false,
    _ check: Check,
    _ make: Make
  ) throws -> Outcome {
    var circumstances = LayoutCircumstances()
    let chosen = zip(axes, values).map { axis, value in axis.values[value] }
    for value in chosen { value.change(&circumstances) }
    if let width { circumstances.width = width }
    let screen = circumstances.screen
    return try screen.whileCurrent {
      let (subject, window) = make(screen) { subject in
        for value in chosen { value.apply(subject) }
        circumstances.language?.translate(subject.testedView)
      }
      defer { withExtendedLifetime(window) {} }
      let snapshot = subject.testedView.layoutSnapshot(includesLook: includesLook).plainlyNamed
      var failures: [MatrixFailure] = []
      var findings: [Finding] = []
      do {
        findings = try structures.findings(of: rules, in: snapshot).filter(isFailure)
      } catch {
        failures.append(
          MatrixFailure("the layout cannot be judged: \(error)")
        )
      }
      let result = LayoutResult(
        subject,
        circumstances,
        name: chosen.map(\.name).joined(separator: ", "),
        snapshot: snapshot,
        findings: findings
      )
      do {
        try check(result)
      } catch {
        ReportedIssue.record("\(error)\nin \(result.name)", place)
        throw error
      }
      failures += result.findings.map { MatrixFailure($0) }
      failures += result.failures.map { MatrixFailure($0) }
      return Outcome(result: result, failures: failures)
    }
  }

  // MARK: - Reports

  private func report(
    _ group: MatrixFailures.Group,
    of count: Int,
    _ check: Check,
    _ make: Make
  ) throws {
    let found = try outcome(of: group.smallest, includesLook: true, check, make)
    let failure = found.failures.first { $0.key == group.key }
    var lines = [failure?.message ?? group.message]
    let cases =
      group.count == count ? "in all \(count) cases" : "in \(group.count) of \(count) cases"
    lines.append(
      count == 1 ? "in \(found.result.name)" : "\(cases); the least unusual: \(found.result.name)"
    )
    if let edge = try edge(of: group, from: found.result.circumstances.size.width, check, make) {
      lines.append(edge)
    }
    attach(found.result, group)
    ReportedIssue.record(lines.joined(separator: "\n"), place)
  }

  /// The widths between which a failure begins or ends, in words, or nil where it does not hang on the width.
  private func edge(
    of group: MatrixFailures.Group,
    from width: CGFloat,
    _ check: Check,
    _ make: Make
  ) throws -> String? {
    func summary(at width: Int) throws -> String? {
      try outcome(of: group.smallest, width: CGFloat(width), check, make).failures
        .first { $0.key == group.key }?.summary
    }
    let start = Int(width)
    guard let (good, bad) = try ends(from: start, { try summary(at: $0) != nil }) else {
      return nil
    }
    // What agrees at one width alone, as a constant that somebody worked out for his own phone.
    let isAlone = try summary(at: good + (good > bad ? 1 : -1)) != nil
    let words = isAlone ? "fits at" : good > bad ? "fits down to" : "fits up to"
    return
      "\(words) \(good) points\(isAlone ? " alone" : ""); at \(bad): \(try summary(at: bad) ?? "")"
  }

  /// Two widths beside each other, of which one is good and the other is bad; nil where none is found.
  ///
  /// Widths are tried further and further away, and then those that the matrix has itself: a width that is good
  /// alone is mostly one that somebody tried.
  private func ends(from start: Int, _ isBad: (Int) throws -> Bool) rethrows -> (
    good: Int, bad: Int
  )? {
    for direction in [1, -1] {
      var (bad, step) = (start, 8)
      while MatrixFailures.widths.contains(start + direction * step) {
        let next = start + direction * step
        guard try isBad(next) else { return try between(good: next, bad: bad, isBad) }
        (bad, step) = (next, step * 2)
      }
    }
    let own = widths.sorted { (abs($0 - start), $0) < (abs($1 - start), $1) }
    for width in own where try !isBad(width) {
      return try between(good: width, bad: start, isBad)
    }
    return nil
  }

  private func between(good: Int, bad: Int, _ isBad: (Int) throws -> Bool) rethrows -> (
    good: Int, bad: Int
  ) {
    var (good, bad) = (good, bad)
    while abs(good - bad) > 1 {
      let middle = (good + bad) / 2
      if try isBad(middle) { bad = middle } else { good = middle }
    }
    return (good, bad)
  }

  /// The widths of the windows of the matrix, in whole points.
  private var widths: Set<Int> {
    Set(
      axes.flatMap(\.values).map { value in
        var circumstances = LayoutCircumstances()
        value.change(&circumstances)
        return Int(circumstances.size.width)
      }
    )
  }

  private func attach(_ result: LayoutResult<Subject>, _ group: MatrixFailures.Group) {
    let file = String(SnapshotFolder.fileName(name + "." + group.key).prefix(80))
    let folder = SnapshotFolder(besides: "\(place.filePath)").name
    do {
      let solved = try SolvedLayout(result.snapshot)
      var options = PictureOptions()
      options.findings = true
      let picture = LayoutPicture(solved, findings: result.findings).svg(options)
      TestArtifact(name: file + ".svg", content: picture).attach(group: folder, place)
      var page = InspectorPage(title: name)
      try page.add(solved, findings: result.findings, name: result.name)
      TestArtifact(name: file + ".html", content: try page.html).attach(group: folder, place)
    } catch {
      ReportedIssue.record("the case cannot be drawn: \(error)", place)
    }
  }
}

extension LayoutSnapshot {
  /// The layout without addresses: a view without a name is called by its class, and by its place as well where several
  /// views are of that class.
  var plainlyNamed: LayoutSnapshot {
    let counts = Dictionary(items.map { ($0.className, 1) }, uniquingKeysWith: +)
    var result = self
    for index in items.indices {
      result.items[index].id = counts[items[index].className] == 1 ? "" : "\(index + 1)"
    }
    return result
  }
}

#endif
