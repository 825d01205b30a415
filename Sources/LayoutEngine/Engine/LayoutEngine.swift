import ConstraintSolver

/// Turns items and constraints into frames.
///
/// An engine holds one hierarchy. It belongs to no actor: independent engines run on independent
/// threads, and one engine on one thread at a time.
///
///     let engine = LayoutEngine(scale: 2)
///     let root = engine.addItem(parent: nil)
///     let label = engine.addItem(parent: root)
///     engine.add(LayoutConstraint(label, .leading, .equal, root, .leading, constant: 16))
///     let changes = engine.solve()
///
/// Positions are relative to the parent and sizes are those of the frame, in points.
public final class LayoutEngine {
  let solver = Solver()
  var items: [ItemRecord?] = []
  var constraints: [ConstraintRecord?] = []
  var freeItems: [Int] = []
  var freeConstraints: [Int] = []
  /// The item of each variable of the solver.
  var itemOfVariable: [Int] = []
  /// Whose row each of the solver's constraints is, by its slot.
  var rowOwners: [RowOwner?] = []
  var addedItems: [ItemID] = []
  var grid: PixelGrid
  /// The row that is being put together.
  ///
  /// Kept for its storage.
  var rowBuilder = RowBuilder()
  var visitStamp = 0

  /// Creates an empty engine for a screen with `scale` pixels for each point.
  public init(scale: Double) {
    precondition(scale.isFinite && scale > 0, "scale is \(scale); it must be a positive number")
    grid = PixelGrid(scale: scale)
  }

  /// Pixels for each point.
  public var scale: Double { grid.scale }

  // MARK: - Items

  /// Adds an item below `parent`, or as a root.
  ///
  /// `order` ranks items where the constraints leave a choice: the tree order, for a view layer.
  public func addItem(
    parent: ItemID?,
    properties: ItemProperties = ItemProperties(),
    order: Int = 0
  ) -> ItemID {
    let id = ItemID(index: freeItems.popLast() ?? items.count)
    let ordinal = order * 4
    let record = ItemRecord(
      parent: parent,
      depth: parent.map { item($0).depth + 1 } ?? 0,
      width: solver.addVariable(ordinal: ordinal, rest: 0, isNonNegative: true),
      height: solver.addVariable(ordinal: ordinal + 1, rest: 0, isNonNegative: true),
      left: solver.addVariable(ordinal: ordinal + 2),
      top: solver.addVariable(ordinal: ordinal + 3)
    )
    if id.index == items.count { items.append(record) } else { items[id.index] = record }
    for variable in record.variables { note(variable, of: id) }
    if let parent { item(parent).children.append(id) }
    addedItems.append(id)
    apply(properties, to: id, replacing: ItemProperties())
    return id
  }

  /// Removes an item.
  ///
  /// Its children and the constraints that name it must have been removed before.
  public func removeItem(_ id: ItemID) {
    let record = item(id)
    precondition(
      record.constraints.isEmpty,
      "item \(id.index) is removed while \(record.constraints.count) constraints name it"
    )
    precondition(record.children.isEmpty, "item \(id.index) is removed before its children")
    for axis in LayoutAxis.allCases { removeContentRows(of: id, axis) }
    for variable in record.variables { solver.removeVariable(variable) }
    if let parent = record.parent { item(parent).children.removeAll { $0 == id } }
    items[id.index] = nil
    freeItems.append(id.index)
    addedItems.removeAll { $0 == id }
  }

  /// What the engine knows of an item.
  public func properties(of id: ItemID) -> ItemProperties { item(id).properties }

  /// Changes what the engine knows of an item.
  public func setProperties(_ properties: ItemProperties, of id: ItemID) {
    apply(properties, to: id, replacing: item(id).properties)
  }

  /// Ranks an item where the constraints leave a choice.
  public func setOrder(_ order: Int, of id: ItemID) {
    for (offset, variable) in item(id).variables.enumerated() {
      solver.setOrdinal(order * 4 + offset, of: variable)
    }
  }

  // MARK: - Constraints

  /// Adds a constraint.
  ///
  /// Its constant and multiplier must be finite and its priority in range: the layers above check
  /// what users give, so that a wrong number here is a programmer error.
  public func add(_ constraint: LayoutConstraint) -> LayoutConstraintID {
    let id = LayoutConstraintID(index: freeConstraints.popLast() ?? constraints.count)
    let record = ConstraintRecord(constraint: constraint)
    if id.index == constraints.count {
      constraints.append(record)
    } else {
      constraints[id.index] = record
    }
    item(constraint.first).constraints.append(id)
    if let second = constraint.second, second != constraint.first {
      item(second).constraints.append(id)
    }
    addRow(of: id)
    return id
  }

  /// Removes a constraint.
  public func remove(_ id: LayoutConstraintID) {
    let record = constraintRecord(id)
    removeRow(of: id)
    item(record.constraint.first).forget(id)
    if let second = record.constraint.second {
      item(second).forget(id)
    }
    constraints[id.index] = nil
    freeConstraints.append(id.index)
  }

  /// The constraint.
  public func constraint(_ id: LayoutConstraintID) -> LayoutConstraint {
    constraintRecord(id).constraint
  }

  /// Changes a constraint's constant, in points.
  public func setConstant(_ constant: Double, of id: LayoutConstraintID) {
    var record = constraintRecord(id)
    guard record.constraint.constant != constant else { return }
    record.constraint.constant = constant
    constraints[id.index] = record
    updateRow(of: id)
  }

  /// Changes a constraint's priority.
  public func setPriority(_ priority: Float, of id: LayoutConstraintID) {
    var record = constraintRecord(id)
    guard record.constraint.priority != priority else { return }
    record.constraint.priority = priority
    constraints[id.index] = record
    removeRow(of: id)
    addRow(of: id)
  }

  /// The constraints, oldest place first.
  public var allConstraints: [LayoutConstraintID] {
    constraints.indices.filter { constraints[$0] != nil }.map { LayoutConstraintID(index: $0) }
  }

  /// The item's parent, or nil for a root.
  public func parent(of id: ItemID) -> ItemID? { item(id).parent }

  // MARK: - Results

  /// The item's frame after the last solve, relative to its parent, snapped to pixels.
  public func frame(of id: ItemID) -> LayoutRect { item(id).frame }

  /// The item's frame after the last solve, relative to its parent, as the solver left it.
  public func exactFrame(of id: ItemID) -> LayoutRect {
    let record = item(id)
    return LayoutRect(
      x: solver.value(of: record.left),
      y: solver.value(of: record.top),
      width: solver.value(of: record.width),
      height: solver.value(of: record.height)
    )
  }

  /// The constraints that the last solve put out of force.
  public var brokenConstraints: [LayoutConstraintID] {
    solver.constraintsOutOfForce.compactMap { row in
      if case .constraint(let id)? = rowOwners[Int(row.slot)] { return id }
      return nil
    }
  }
}
