import ConstraintSolver

extension LayoutEngine {
  /// What the engine keeps of an item.
  ///
  /// A class, so that reading one number of it does not copy its lists.
  final class ItemRecord {
    let parent: ItemID?
    let depth: Int
    let width: Variable
    let height: Variable
    let left: Variable
    let top: Variable
    var properties = ItemProperties()
    var children: [ItemID] = []
    var constraints: [LayoutConstraintID] = []
    var horizontalContent: ContentRows?
    var verticalContent: ContentRows?
    /// The frame relative to the parent, snapped to pixels.
    var frame: LayoutRect = .zero
    /// The origin in root coordinates, as the solver left it.
    var originX = 0.0
    var originY = 0.0
    /// The placing in which it was last placed.
    var visit = 0
    /// The placing for which it was last found to have changed.
    var changedIn = 0

    init(
      parent: ItemID?,
      depth: Int,
      width: Variable,
      height: Variable,
      left: Variable,
      top: Variable
    ) {
      self.parent = parent
      self.depth = depth
      self.width = width
      self.height = height
      self.left = left
      self.top = top
    }

    /// Forgets a constraint.
    ///
    /// The newest goes first where many go.
    func forget(_ constraint: LayoutConstraintID) {
      guard let place = constraints.lastIndex(of: constraint) else { return }
      constraints.remove(at: place)
    }

    func contentRows(_ axis: LayoutAxis) -> ContentRows? {
      axis == .horizontal ? horizontalContent : verticalContent
    }

    func setContentRows(_ rows: ContentRows?, _ axis: LayoutAxis) {
      if axis == .horizontal { horizontalContent = rows } else { verticalContent = rows }
    }

    /// In the order of their ordinals: sizes come before positions, so that an item without a size
    /// of its own is empty rather than out of place.
    var variables: [Variable] { [width, height, left, top] }
  }

  /// The rows that hold an item to its content along an axis.
  struct ContentRows {
    var hugging: ConstraintID
    var resistance: ConstraintID
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
