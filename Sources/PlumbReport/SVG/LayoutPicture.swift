public import LayoutEngine
public import PlumbDiagnosis
import PlumbLog
import Requirements

/// A layout with all that a picture of it can show.
public struct LayoutPicture: Sendable {
  /// What contradicts itself, by places among the snapshot's constraints.
  public struct Conflict: Hashable, Sendable {
    /// The constraints that cannot all hold.
    public var members: [Int]
    /// The one that gives way, or nil where only silent rules disagree.
    public var broken: Int?
    /// By how many points they miss.
    public var missing: Double
  }

  /// What the constraints leave open of a view.
  public struct Freedom: Hashable, Sendable {
    /// The place of the view among the snapshot's items.
    public var item: Int
    /// What can change.
    public var quantity: LayoutFreedom.Quantity
    /// The least value in points; may be −∞.
    public var lower: Double
    /// The greatest value in points; may be ∞.
    public var upper: Double
  }

  /// The layout, at the frames that are drawn.
  public private(set) var snapshot: LayoutSnapshot
  /// What contradicts itself.
  public private(set) var conflicts: [Conflict]
  /// What is open.
  public private(set) var freedoms: [Freedom]
  /// What the rules found.
  public private(set) var findings: [Finding]
  /// The items whose place or size is made up; they are drawn dashed.
  public private(set) var guesses: Set<Int> = []
  /// What a log says, where the layout was reconstructed from one.
  private(set) var log: LoggedNotes?
  /// What differs from another layout, which the picture then shows.
  public var changes: [LayoutDifference.Change] = []

  /// The same picture under another name.
  package func named(_ name: String) -> LayoutPicture {
    var result = self
    result.snapshot.name = name
    return result
  }

  /// Creates a picture's content.
  ///
  /// A snapshot that holds no frames, as one from a log does, is drawn at the frames that its
  /// constraints give; others are drawn at the frames they hold, which code may have placed as well.
  public init(_ solved: SolvedLayout, findings: [Finding] = []) {
    snapshot = solved.snapshot
    if snapshot.items.allSatisfy({ $0.frame == .zero }) {
      for (index, frame) in solved.frames.enumerated() { snapshot.items[index].frame = frame }
    }
    conflicts = solved.conflicts.map { conflict in
      Conflict(
        members: conflict.members.compactMap {
          if case .constraint(let id) = $0.subject { id.index } else { nil }
        },
        broken: conflict.broken?.index,
        missing: conflict.excess
      )
    }
    let views = solved.undeterminedViews
    freedoms = solved.freedoms.compactMap { freedom in
      guard views.contains(freedom.item.index) else { return nil }
      return Freedom(
        item: freedom.item.index,
        quantity: freedom.quantity,
        lower: freedom.lower,
        upper: freedom.upper
      )
    }
    self.findings = findings
  }

  /// Creates the picture of a layout that was recorded as a text: nothing but its frames is known.
  package init(_ tree: RecordedTree) {
    snapshot = tree.snapshot
    (conflicts, freedoms, findings) = ([], [], [])
  }

  /// Creates the picture of a layout that was reconstructed from a log.
  ///
  /// It always shows the constraints with their numbers in the log, and the words for the conflict.
  public init(_ layout: ReconstructedLayout) {
    let explanation = layout.explanation
    snapshot = layout.snapshot
    conflicts = explanation.minimalSets.map { set in
      Conflict(
        members: set.members.compactMap { layout.places[$0] },
        broken: explanation.conflict.brokenIndex.flatMap { broken in
          set.members.contains(broken) ? layout.places[broken] : nil
        },
        missing: set.excess
      )
    }
    freedoms = []
    findings = layout.findings
    guesses = layout.guesses
    log = LoggedNotes(layout)
  }

  /// Changes each finding, or leaves it out where `change` answers nil.
  package mutating func keepFindings(_ change: (Finding) -> Finding?) {
    findings = findings.compactMap(change)
  }

  /// Puts another hierarchy into a view of this one, as a list shows a cell.
  ///
  /// - Parameters:
  ///   - other: The hierarchy.
  ///   - host: The place of the view among this picture's items.
  ///   - cell: What stands between both, such as a cell around its content view, or nil for nothing.
  ///   - x: How far the hierarchy stands from the left side of the view or cell, in points.
  ///   - y: How far it stands from the top, in points.
  /// - Precondition: The host is one of this picture's items.
  public mutating func embed(
    _ other: LayoutPicture,
    in host: Int,
    cell: LayoutSnapshot.Item? = nil,
    x: Double = 0,
    y: Double = 0
  ) {
    requirement(
      snapshot.items.indices.contains(host),
      "there is no item \(host) among \(snapshot.items.count)"
    )
    var parent = host
    if var cell {
      cell.parent = host
      parent = snapshot.items.count
      snapshot.items.append(cell)
    }
    let first = snapshot.items.count
    let firstConstraint = snapshot.constraints.count
    for var item in other.snapshot.items {
      if item.parent == nil {
        item.frame.x += x
        item.frame.y += y
      }
      item.parent = item.parent.map { $0 + first } ?? parent
      let arranged = item.stack?.arranged.map { $0 + first } ?? []
      item.stack?.arranged = arranged
      snapshot.items.append(item)
    }
    for var constraint in other.snapshot.constraints {
      constraint.first += first
      constraint.second = constraint.second.map { $0 + first }
      snapshot.constraints.append(constraint)
    }
    conflicts += other.conflicts.map {
      Conflict(
        members: $0.members.map { $0 + firstConstraint },
        broken: $0.broken.map { $0 + firstConstraint },
        missing: $0.missing
      )
    }
    guesses.formUnion(other.guesses.map { $0 + first })
    freedoms += other.freedoms.map {
      Freedom(item: $0.item + first, quantity: $0.quantity, lower: $0.lower, upper: $0.upper)
    }
    findings += other.findings.map { finding in
      var finding = finding
      finding.items = finding.items.map { $0 + first }
      finding.constraints = finding.constraints.map { $0 + firstConstraint }
      return finding
    }
  }
}

/// What a picture shows beside the views.
public struct PictureOptions: Hashable, Sendable {
  /// Constraints, as engineers draw measures; broken ones in red, and what is open dashed.
  public var constraints = false
  /// The rectangles that constraints align.
  public var alignmentRects = false
  /// Layout margins and guides.
  public var margins = false
  /// First and last baselines of texts.
  public var baselines = false
  /// What the rules found: a mark at each view, and a list below.
  public var findings = false
  /// What views cut off, pale and with a dashed outline.
  public var clipped = false
  /// Whether there is a page around the views.
  public var isFramed = true
  /// Fonts that the picture holds; SVG alone shows them, and what makes PNG of it takes those that are installed.
  public var fonts: [EmbeddedFont] = []

  /// Creates options for a picture of the views alone.
  public init() {}
}
