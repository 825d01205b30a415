#if !canImport(Darwin)

public import LayoutEngine
public import PlumbDiagnosis
public import UIKit
import PlumbReport

/// The layout of one case of a matrix, and what is wrong with it.
///
/// A view is called by its `accessibilityIdentifier` or by the property that holds it.
@MainActor
public final class LayoutResult<Subject: SnapshotSubject> {
  /// What was laid out.
  public let subject: Subject
  /// Where and for whom.
  public let circumstances: LayoutCircumstances
  /// The case in words: "iPhone SE (3rd generation), right to left".
  public let name: String
  /// The layout as a value.
  public let snapshot: LayoutSnapshot
  /// What the rules find, without what was excused.
  public private(set) var findings: [Finding]

  private(set) var failures: [String] = []
  /// What was excused, in words, and whether there was something to excuse.
  private(set) var excuses: [(words: String, isUsed: Bool)] = []
  private lazy var frames = snapshot.rootFrames()

  init(
    _ subject: Subject,
    _ circumstances: LayoutCircumstances,
    name: String,
    snapshot: LayoutSnapshot,
    findings: [Finding]
  ) {
    self.subject = subject
    self.circumstances = circumstances
    self.name = name
    self.snapshot = snapshot
    self.findings = findings
  }

  // MARK: - Views

  /// A view of the layout.
  public struct View: Hashable, Sendable {
    /// What it is called.
    public let name: String
    /// Its frame in the coordinates of the topmost view, in points.
    public let frame: CGRect
    /// Whether it and all views around it are shown.
    public let isShown: Bool
  }

  /// The view of a name; where there is none, the case fails and says which names there are.
  public subscript(name: String) -> View {
    guard let item = place(of: name) else {
      let known = Set(snapshot.items.compactMap(\.label)).sorted().map { "`\($0)`" }
      failures.append(
        "no view is called `\(name)`"
          + (known.isEmpty ? "; none has a name" : "; there are \(known.joined(separator: ", "))")
      )
      return View(name: name, frame: .zero, isShown: false)
    }
    return view(item, name)
  }

  private func place(of name: String) -> Int? {
    snapshot.items.firstIndex { $0.label == name && $0.kind == .view }
  }

  private func view(_ item: Int, _ name: String) -> View {
    let frame = frames[item]
    var isShown = true
    var next: Int? = item
    while let place = next {
      if snapshot.items[place].isHidden { isShown = false }
      next = snapshot.items[place].parent
    }
    return View(
      name: name,
      frame: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height),
      isShown: isShown
    )
  }

  // MARK: - Findings

  /// Leaves out what a rule finds of views.
  ///
  ///     result.excuse(.overlappingContent, between: "badge", "avatar")
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - names: The views that the finding is about: all of them; none for whatever the rule finds.
  public func excuse(_ rule: Rule, between names: String...) {
    let count = findings.count
    defer {
      let views = names.map { "`\($0)`" }.joined(separator: ", ")
      let words = rule.id + (names.isEmpty ? "" : " between \(views)")
      excuses.append((words, findings.count < count))
    }
    findings.removeAll { finding in
      guard finding.rule == rule else { return false }
      let labels = Set(finding.items.compactMap { snapshot.items[$0].label })
      return names.allSatisfy(labels.contains)
    }
  }

  // MARK: - Expectations

  /// Fails the case where a condition does not hold.
  ///
  /// `#expect` works as well, but does not know the case: here, equal failures of many cases become one with the smallest
  /// case and the width at which it begins.
  ///
  /// - Parameters:
  ///   - condition: What is expected.
  ///   - words: What is expected, in words.
  public func expect(_ condition: Bool, _ words: @autoclosure () -> String) {
    if !condition { failures.append(words()) }
  }

  /// The bounds of the topmost view, in points.
  var window: CGRect {
    let frame = frames.first ?? .zero
    return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  /// The views of these names; those that are not there fail the case.
  func views(_ names: [String]) -> [View] {
    names.compactMap { name in
      let view = self[name]
      return place(of: name) == nil ? nil : view
    }
  }
}

#endif
