package import ConstraintSolver

/// What decides which of the required constraints of a conflict gives way: the one with the highest rank.
///
/// Neither the order in which constraints were made nor that in which they were activated plays a part,
/// so the same layout breaks in the same way in every run.
///
/// Source: 762 public recordings of conflicts on iOS 26.1 and Mac Catalyst 26.1, all of which the order
/// explains, and 75 public logs, of which it explains 69 and the newest constraint of the application 22.
/// Of its keys the depth, the first attribute and the constant are firm; the order of those between rests
/// on few families of recordings each.
package struct BreakRank: Comparable {
  /// Who made the constraint.
  package enum Maker: Int, Comparable {
    /// The host of the hierarchy, which gives the root or a cell its size.
    case host
    /// A mask, a guide or another part of the system.
    case system
    /// A stack view.
    case stackView
    /// The application.
    case app

    package static func < (lhs: Maker, rhs: Maker) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// Who made it: the system's never break while one of an application or a stack view takes part.
  package var maker: Maker
  /// The depths of both items in the tree together; an item that is related to a constant counts twice.
  package var depth: Int
  /// The first attribute.
  package var firstAttribute: LayoutAttribute
  /// How both sides relate.
  package var relation: Relation
  /// The places of both items among those of the tree together; one that is related to a constant counts
  /// twice.
  package var place: Int
  /// By how many levels the second item is deeper than the first.
  package var descent: Int
  /// The second attribute.
  package var secondAttribute: LayoutAttribute
  /// The constant, in points.
  package var constant: Double

  package init(
    maker: Maker,
    depth: Int,
    firstAttribute: LayoutAttribute,
    relation: Relation,
    place: Int,
    descent: Int,
    secondAttribute: LayoutAttribute,
    constant: Double
  ) {
    self.maker = maker
    self.depth = depth
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.place = place
    self.descent = descent
    self.secondAttribute = secondAttribute
    self.constant = constant
  }

  package static func < (lhs: BreakRank, rhs: BreakRank) -> Bool {
    if lhs.isBreakable != rhs.isBreakable { return rhs.isBreakable }
    // Among the system's alone: what gives the root or a cell its size holds longest.
    if !lhs.isBreakable, lhs.maker != rhs.maker { return lhs.maker < rhs.maker }
    if lhs.depth != rhs.depth { return lhs.depth < rhs.depth }
    if lhs.firstAttribute != rhs.firstAttribute {
      return lhs.firstAttribute.rawValue < rhs.firstAttribute.rawValue
    }
    if (lhs.relation == .equal) != (rhs.relation == .equal) { return lhs.relation == .equal }
    if lhs.place != rhs.place { return lhs.place < rhs.place }
    if lhs.maker != rhs.maker { return lhs.maker < rhs.maker }
    if (lhs.descent > 0) != (rhs.descent > 0) { return rhs.descent > 0 }
    if lhs.secondAttribute != rhs.secondAttribute {
      return lhs.secondAttribute.rawValue < rhs.secondAttribute.rawValue
    }
    if (lhs.relation == .lessThanOrEqual) != (rhs.relation == .lessThanOrEqual) {
      return rhs.relation == .lessThanOrEqual
    }
    return lhs.constant < rhs.constant
  }

  private var isBreakable: Bool { maker >= .stackView }
}

extension BreakRank.Maker {
  init(_ source: ConstraintSource) {
    switch source {
    case .app, .interfaceBuilder: self = .app
    case .stackView: self = .stackView
    case .encapsulatedSize: self = .host
    case .autoresizingMask, .marginsGuide, .safeAreaGuide, .systemGuide, .scrollView: self = .system
    }
  }
}
