/// An item in a stack, with its part in what room is left over or missing.
public struct StackMember: Hashable, Sendable {
  /// The item.
  public var item: ItemID
  /// Its share in room that is left over, in proportion to those of the others; 0 for none.
  public var grow: Double
  /// Its share in room that is missing, times its basis, in proportion to those of the others; 0 for
  /// none.
  public var shrink: Double
  /// The length along the stack that it starts from, in points; nil for that of its content,
  /// or of what is in it.
  public var basis: Double?
  /// The least length along the stack, in points: a required constraint; nil for none.
  public var minimum: Double?
  /// The greatest length along the stack, in points: a required constraint; nil for none.
  public var maximum: Double?
  /// Where it is across the stack; nil for where the stack puts its items.
  public var alignment: StackAlignment?

  /// Creates a member.
  public init(
    _ item: ItemID,
    grow: Double = 0,
    shrink: Double = 1,
    basis: Double? = nil,
    minimum: Double? = nil,
    maximum: Double? = nil,
    alignment: StackAlignment? = nil
  ) {
    self.item = item
    self.grow = grow
    self.shrink = shrink
    self.basis = basis
    self.minimum = minimum
    self.maximum = maximum
    self.alignment = alignment
  }
}

/// Where items are across a stack: vertically in a row, horizontally in a column.
public enum StackAlignment: String, Hashable, Sendable, Codable, CaseIterable {
  /// At the top of a row, on the leading side of a column.
  case start
  /// In the middle.
  case center
  /// At the bottom of a row, on the trailing side of a column.
  case end
  /// From one side to the other.
  case fill
}

/// A stack of a ``LayoutSolver``.
public struct StackID: Hashable, Sendable {
  var index: Int
}
