public import LayoutEngine

/// A snapshot with its solution: what the rules look at.
public struct SolvedLayout {
  /// The layout.
  public let snapshot: LayoutSnapshot
  /// The frame of each item, relative to its parent, snapped to pixels.
  public let frames: [LayoutRect]
  /// Which items lie in which.
  let hierarchy: Hierarchy
  /// What solved it, for questions; it is left as it was found.
  let engine: LayoutSolver
  /// The conflicts, each with the constraint that gave way.
  public let conflicts: [LayoutConflict]
  /// What the constraints leave open.
  public let freedoms: [LayoutFreedom]
  /// Whether more is open than ``freedoms`` lists.
  public let leavesFreedomsOut: Bool

  /// The views that are not determined: those with a freedom of their own, and scroll views whose
  /// content has one.
  public var undeterminedViews: Set<Int> {
    let contents = contentsInUse
    return Set(freedoms.compactMap { view(of: $0, contents) })
  }

  /// The contents of scroll views that something is tied to: an empty scroll view has no content to
  /// determine, and that of a table, a collection or a text is as large as its rows or its text.
  var contentsInUse: Set<Int> {
    var result: Set<Int> = []
    for constraint in snapshot.constraints where constraint.source == .app {
      for end in [constraint.first, constraint.second ?? constraint.first]
      where snapshot.items[end].kind == .content && !snapshot.items[end].hasUnknownContent {
        result.insert(end)
      }
    }
    return result
  }

  /// The view that a freedom is reported for, or nil for a guide's and for a content that is not among
  /// those in use.
  func view(of freedom: LayoutFreedom, _ contentsInUse: Set<Int>) -> Int? {
    let index = freedom.item.index
    switch snapshot.items[index].kind {
    case .view: return index
    case .guide: return nil
    case .content: return contentsInUse.contains(index) ? snapshot.items[index].parent : nil
    }
  }

  /// Solves a snapshot from its constraints alone: its frames are not looked at.
  ///
  /// - Throws: `SnapshotError` where the snapshot does not describe a layout.
  public init(_ snapshot: LayoutSnapshot) throws(SnapshotError) {
    self.snapshot = snapshot
    engine = try LayoutSolver(snapshot)
    hierarchy = Hierarchy(snapshot.items)
    conflicts = engine.solve().conflicts
    freedoms = engine.freedoms()
    leavesFreedomsOut = engine.leavesFreedomsOut
    frames = snapshot.items.indices.map { [engine] in engine.frame(of: ItemID(index: $0)) }
  }

  /// What the rules find, in their order, but for findings that another one explains.
  ///
  /// Findings that hang on the size of a text whose font was not found are notes, see ``Finding/missingFont``.
  ///
  /// - Parameters:
  ///   - rules: The rules; those that are on by default unless told otherwise.
  ///   - options: How far texts grow, and other limits.
  /// - Returns: The findings.
  public func findings(
    of rules: [Rule] = Rule.all.filter(\.isOnByDefault),
    options: DiagnosisOptions = DiagnosisOptions()
  ) -> [Finding] {
    let found = found(by: rules, options)
    return snapshot.hasSubstitutes ? softened(found, rules, options) : found
  }

  /// What the rules find, taking every size of a text as it is.
  func found(by rules: [Rule], _ options: DiagnosisOptions) -> [Finding] {
    let facts = LayoutFacts(self, options: options)
    return rules.flatMap { $0.find(facts) }.oneForEachCause(in: snapshot)
  }
}
