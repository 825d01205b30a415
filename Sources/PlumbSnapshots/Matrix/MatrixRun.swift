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
  /// The part that is laid out, or nil for what `PLUMB_SHARD` says.
  var shard: MatrixShard?
  /// Takes what was found; unless told otherwise, it goes into the folder that `PLUMB_RESULTS` names.
  var keep: (MatrixShardResult) -> Void
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
    place: TestPlace,
    shard: MatrixShard? = nil,
    keep: ((MatrixShardResult) -> Void)? = nil
  ) {
    self.axes = axes
    self.data = data
    self.rules = rules
    self.level = level
    self.function = function
    self.place = place
    self.shard = shard
    self.keep =
      keep ?? { MatrixResults.write($0, place) }
  }

  /// Lays all cases out and reports what is wrong in any of them.
  func run(_ check: Check, _ make: Make) throws {
    let plan = MatrixPlan(
      counts: axes.map(\.values.count),
      isData: axes.map(\.isData),
      combination: data
    )
    guard ProcessInfo.processInfo.environment["PLUMB_DRY"] != "1" else {
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
      shard = try self.shard ?? .current
    } catch {
      ReportedIssue.record("\(error)", place)
      return
    }
    var groups = MatrixFailures()
    var excuses = MatrixExcuses()
    var found = MatrixShardResult(
      matrix: MatrixResults.call(
        name: title,
        place: place,
        axes: axes.map(\.words),
        cases: plan.cases.count
      ),
      shard: shard.index + 1,
      shards: shard.count,
      cases: 0
    )
    defer { keep(found) }
    for (index, values) in plan.cases.enumerated() where shard.contains(index) {
      found.cases += 1
      do {
        let outcome = try outcome(of: values, check, make)
        groups.add(outcome.failures, in: values, at: index)
        excuses.add(outcome.result.excuses)
      } catch {
        found.stopped = "\(error)"
        throw error
      }
    }
    found.excuses = excuses.all
    for group in groups.sorted {
      found.failures.append(try report(group, of: found.cases, check, make))
    }
    guard shard.count == 1, ReportedIssue.listener == nil else { return }
    for excuse in found.excuses where excuse.uses == 0 {
      print("\(title): nothing to excuse in any of \(found.cases) cases: \(excuse.words)")
    }
  }

  private var name: String { SnapshotFolder.functionName(function) }

  /// The function's name as somebody wrote it, for people.
  private var title: String {
    function.prefix { $0 != "(" }.trimmingCharacters(in: CharacterSet(charactersIn: "`"))
  }

  /// The plan in words: "25 devices × 2 directions = 50 cases".
  private func words(for plan: MatrixPlan) -> String {
    axes.map(\.words).joined(separator: " × ") + " = \(plan.cases.count) cases"
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

  /// Fails the test for something that is wrong, with the pictures of its least unusual case.
  private func report(
    _ group: MatrixFailures.Group,
    of count: Int,
    _ check: Check,
    _ make: Make
  ) throws -> MatrixShardResult.Failure {
    let found = try outcome(of: group.smallest, includesLook: true, check, make)
    let message = found.failures.first { $0.key == group.key }?.message
    var failure = MatrixShardResult.Failure(
      key: group.key,
      message: message ?? group.message,
      count: group.count,
      first: group.first,
      smallest: .init(name: found.result.name, place: group.place, distance: group.distance)
    )
    failure.edge = try edge(
      of: group,
      from: found.result.circumstances.size.width,
      check,
      make
    )
    failure.files = attach(found.result, group)
    ReportedIssue.record(failure.text(of: count), place)
    return failure
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

  /// Attaches picture and page of a case.
  ///
  /// - Returns: Their paths in the folder of the results.
  private func attach(_ result: LayoutResult<Subject>, _ group: MatrixFailures.Group) -> [String] {
    let file = String(SnapshotFolder.fileName(name + "." + group.key).prefix(80))
    let folder = SnapshotFolder(besides: "\(place.filePath)").name
    do {
      let solved = try SolvedLayout(result.snapshot)
      var options = PictureOptions()
      options.findings = true
      let picture = LayoutPicture(solved, findings: result.findings).svg(options)
      var page = InspectorPage(title: name)
      try page.add(solved, findings: result.findings, name: result.name)
      let artifacts = [
        TestArtifact(name: file + ".svg", content: picture),
        TestArtifact(name: file + ".html", content: try page.html),
      ]
      for artifact in artifacts { artifact.attach(group: folder, place) }
      return MatrixResults.write(artifacts, group: folder, place)
    } catch {
      ReportedIssue.record("the case cannot be drawn: \(error)", place)
      return []
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
    // The pages of failures are the same in each run.
    for index in constraints.indices { result.constraints[index].id = "" }
    return result
  }
}

#endif
