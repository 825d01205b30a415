internal import LayoutEngine

/// The place of a view or guide in an engine.
struct EngineSlot {
  var id: ItemID
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
enum EngineConstraintSlot {
  /// The hierarchy has no engine, or the constraint is not active.
  case none
  /// It goes in with the next layout.
  case pending
  case installed(LayoutConstraintID)
}
