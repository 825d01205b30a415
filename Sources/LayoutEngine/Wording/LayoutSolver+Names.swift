extension LayoutSolver {
  /// Gives an item the name by which messages call it, such as `title`; nil takes it away.
  ///
  /// Names need not be unique; nothing is looked up by them.
  public func setName(_ name: String?, of id: ItemID) {
    _ = item(id)
    names[id.index] = name
  }

  /// What messages call an item: its name, or a number for one without.
  public func name(of id: ItemID) -> String { names[id.index] ?? "item\(id.index)" }
}
