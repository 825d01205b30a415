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
  /// The first item.
  public var first: ItemID
  /// Its attribute.
  public var firstAttribute: LayoutAttribute
  /// How both sides relate.
  public var relation: Relation
  /// The second item, or nil where the second side is the constant alone.
  public var second: ItemID?
  /// Its attribute.
  public var secondAttribute: LayoutAttribute
  /// The factor of the second attribute.
  public var multiplier: Double
  /// The constant, in points.
  public var constant: Double
  /// The priority, above 0 and up to 1000.
  public var priority: Float
  /// Who made it, which decides what gives way in a conflict.
  public var source: ConstraintSource

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
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.source = source
  }
}
