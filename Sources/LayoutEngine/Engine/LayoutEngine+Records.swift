import ConstraintSolver

extension LayoutEngine {
  /// What the engine keeps of an item.
  struct ItemRecord {
    var parent: ItemID?
    var depth: Int
    var width: Variable
    var height: Variable
    var left: Variable
    var top: Variable
    var properties = ItemProperties()
    var children: [ItemID] = []
    var constraints: [LayoutConstraintID] = []
    var contentRows = ContentRows()
    /// The frame relative to the parent, snapped to pixels.
    var frame: LayoutRect = .zero
    /// The origin in root coordinates, as the solver left it.
    var originX = 0.0
    var originY = 0.0
    var visit = 0

    /// In the order of their ordinals: sizes come before positions, so that an item without a size
    /// of its own is empty rather than out of place.
    var variables: [Variable] { [width, height, left, top] }
  }

  /// The rows that hold an item to its content.
  struct ContentRows {
    var widthHugging: ConstraintID?
    var widthResistance: ConstraintID?
    var heightHugging: ConstraintID?
    var heightResistance: ConstraintID?
  }

  /// What the engine keeps of a constraint.
  struct ConstraintRecord {
    var constraint: LayoutConstraint
    var row: ConstraintID?
  }

  /// Whose row it is.
  enum RowOwner {
    case constraint(LayoutConstraintID)
    case hugging(ItemID, LayoutAxis)
    case compressionResistance(ItemID, LayoutAxis)
  }

  func item(_ id: ItemID) -> ItemRecord {
    guard let record = items.indices.contains(id.index) ? items[id.index] : nil else {
      preconditionFailure("item \(id.index) is not in this engine")
    }
    return record
  }

  func modify(_ id: ItemID, _ body: (inout ItemRecord) -> Void) {
    guard items.indices.contains(id.index), items[id.index] != nil else {
      preconditionFailure("item \(id.index) is not in this engine")
    }
    body(&items[id.index]!)  // swift-format-ignore: NeverForceUnwrap
  }

  func constraintRecord(_ id: LayoutConstraintID) -> ConstraintRecord {
    guard let record = constraints.indices.contains(id.index) ? constraints[id.index] : nil else {
      preconditionFailure("constraint \(id.index) is not in this engine")
    }
    return record
  }

  func setOwner(_ owner: RowOwner?, of row: ConstraintID) {
    let slot = Int(row.slot)
    while rowOwners.count <= slot { rowOwners.append(nil) }
    rowOwners[slot] = owner
  }

  func note(_ variable: Variable, of id: ItemID) {
    let index = Int(variable.index)
    while itemOfVariable.count <= index { itemOfVariable.append(-1) }
    itemOfVariable[index] = id.index
  }
}
