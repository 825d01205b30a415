public import LayoutEngine

/// A snapshot with its solution: what the rules look at.
public struct SolvedLayout {
  /// The layout.
  public let snapshot: LayoutSnapshot
  /// The frame of each item, relative to its parent, snapped to pixels.
  public let frames: [LayoutRect]
  /// The conflicts, each with the constraint that gave way.
  public let conflicts: [LayoutConflict]
  /// What the constraints leave open.
  public let freedoms: [LayoutFreedom]
  /// Whether more is open than ``freedoms`` lists.
  public let leavesFreedomsOut: Bool

  /// Solves a snapshot from its constraints alone: its frames are not looked at.
  ///
  /// - Throws: `SnapshotError` where the snapshot does not describe a layout.
  public init(_ snapshot: LayoutSnapshot) throws(SnapshotError) {
    self.snapshot = snapshot
    let engine = try LayoutEngine(snapshot)
    conflicts = engine.solve().conflicts
    freedoms = engine.freedoms()
    leavesFreedomsOut = engine.leavesFreedomsOut
    frames = snapshot.items.indices.map { engine.frame(of: ItemID(index: $0)) }
  }

  /// Everything that the rules find, in the order of the rules.
  public func findings(misplacementTolerance: Double = 1) -> [Finding] {
    conflictFindings() + ambiguityFindings()
      + misplacementFindings(tolerance: misplacementTolerance)
  }
}
