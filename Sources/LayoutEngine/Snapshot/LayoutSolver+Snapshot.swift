extension LayoutSolver {
  /// Creates an engine that holds a snapshot's items and constraints.
  ///
  /// Items and constraints keep their places: the snapshot's item *n* is the engine's item *n*.
  ///
  /// - Throws: ``SnapshotError``, naming the item or constraint.
  public convenience init(_ snapshot: LayoutSnapshot) throws(SnapshotError) {
    try snapshot.validate()
    self.init(scale: snapshot.scale)
    for (index, item) in snapshot.items.enumerated() {
      _ = addItem(
        parent: item.parent.map(ItemID.init),
        properties: item.properties,
        order: index
      )
    }
    for constraint in snapshot.constraints {
      _ = add(constraint.layoutConstraint, mention: constraint.mention)
    }
  }
}

extension LayoutSnapshot.Constraint {
  /// The constraint as an engine's.
  public var layoutConstraint: LayoutConstraint {
    LayoutConstraint(
      ItemID(index: first),
      firstAttribute,
      relation,
      second.map(ItemID.init),
      secondAttribute,
      multiplier: multiplier,
      constant: constant,
      priority: priority,
      source: source
    )
  }
}
