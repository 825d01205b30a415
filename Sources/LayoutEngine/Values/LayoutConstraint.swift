public import ConstraintSolver

/// An item of an engine: a view or a guide.
public struct ItemID: Hashable, Sendable, Comparable {
  @usableFromInline package var index: Int

  @inlinable
  package init(index: Int) {
    self.index = index
  }

  public static func < (lhs: ItemID, rhs: ItemID) -> Bool { lhs.index < rhs.index }
}

/// A constraint of an engine.
public struct LayoutConstraintID: Hashable, Sendable, Comparable {
  @usableFromInline package var index: Int

  @inlinable
  package init(index: Int) {
    self.index = index
  }

  public static func < (lhs: LayoutConstraintID, rhs: LayoutConstraintID) -> Bool {
    lhs.index < rhs.index
  }
}

/// A relation between attributes of items: *first* = *multiplier* × *second* + *constant*, or ≤, ≥.
///
/// Location attributes are measured in the coordinates of the nearest common ancestor of both
/// items, from its leading side where one of the attributes is directional.
///
/// Source: frames of the corpus with multipliers on location attributes.
public struct LayoutConstraint: Hashable, Sendable {
  // Four words without gaps: a layout reads and compares them by the hundred.

  /// The index of the first item, and of the second, or −1.
  @usableFromInline var firstIndex: Int32
  @usableFromInline var secondIndex: Int32
  /// The factor of the second attribute.
  public var multiplier: Double
  /// The constant, in points.
  public var constant: Double
  /// The priority, above 0 and up to 1000.
  public var priority: Float
  /// The attribute of the first item.
  public var firstAttribute: LayoutAttribute
  /// The attribute of the second item.
  public var secondAttribute: LayoutAttribute
  /// How both sides relate.
  public var relation: Relation
  /// Who made it, which decides what gives way in a conflict.
  public var source: ConstraintSource

  /// The first item.
  @inlinable public var first: ItemID {
    get { ItemID(index: Int(firstIndex)) }
    set { firstIndex = Int32(truncatingIfNeeded: newValue.index) }
  }

  /// The second item, or nil where the second side is the constant alone.
  @inlinable public var second: ItemID? {
    get { secondIndex < 0 ? nil : ItemID(index: Int(secondIndex)) }
    set { secondIndex = newValue.map { Int32(truncatingIfNeeded: $0.index) } ?? -1 }
  }

  /// Creates a constraint.
  @inlinable
  public init(
    _ first: ItemID,
    _ firstAttribute: LayoutAttribute,
    _ relation: Relation = .equal,
    _ second: ItemID? = nil,
    _ secondAttribute: LayoutAttribute = .notAnAttribute,
    multiplier: Double = 1,
    constant: Double = 0,
    priority: Float = 1000,
    source: ConstraintSource = .app
  ) {
    firstIndex = Int32(truncatingIfNeeded: first.index)
    if let second {
      secondIndex = Int32(truncatingIfNeeded: second.index)
    } else {
      secondIndex = -1
    }
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.source = source
  }
}
