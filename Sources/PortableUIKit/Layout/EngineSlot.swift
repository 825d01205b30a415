internal import LayoutEngine

/// What the engine holds for a view or guide beyond its record: only for items that the system gives
/// rows, and for those whose margins count.
final class EngineExtras {
  /// The rows that the system gives the item: its mask's, its margins'.
  var systemRows: [LayoutConstraintID] = []
  /// The mask that the rows express.
  var autoresizing: Autoresizing?
  /// Whether the margins or the safe area of the view decide something.
  var usesMargins = false

  /// An autoresizing mask as two rules.
  struct Autoresizing: Equatable {
    var horizontal: AutoresizingRule
    var vertical: AutoresizingRule
  }
}

/// The place of a constraint in an engine.
struct EngineConstraintSlot: Equatable {
  private var code: Int32

  private init(code: Int32) { self.code = code }

  init(_ id: LayoutConstraintID) { code = Int32(id.index) }

  /// The engine's constraint with an index.
  @inline(__always)
  init(_ index: Int32) { code = index }

  /// The hierarchy has no engine, or the constraint is not active.
  static let none = EngineConstraintSlot(code: -1)

  /// It goes in with the next layout, and waits for it at a place of the host's list.
  init(pendingAt index: Int) { code = -2 - Int32(index) }

  /// The place at which it waits.
  var pendingIndex: Int? { code <= -2 ? Int(-2 - code) : nil }

  /// The engine's constraint, where it is in.
  var id: LayoutConstraintID? { code < 0 ? nil : LayoutConstraintID(index: Int(code)) }
}
