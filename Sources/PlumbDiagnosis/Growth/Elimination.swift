import ConstraintSolver
import LayoutEngine

/// Equalities between items, reduced one after the other, to find those that the others may imply.
///
/// Variables are the left or top of each item in root coordinates and its width or height. It is a
/// sieve for the exact question, which costs more: what passes is asked of the engine.
struct Elimination {
  /// A sum of variables and a constant.
  struct Sum {
    var terms: [Int: Double] = [:]
    var constant = 0.0

    mutating func add(_ other: Sum, times factor: Double) {
      constant += factor * other.constant
      for (variable, coefficient) in other.terms {
        let sum = (terms[variable] ?? 0) + factor * coefficient
        terms[variable] = abs(sum) < 1e-9 ? nil : sum
      }
    }
  }

  /// An equality with its greatest variable first, whose coefficient is 1.
  private struct Row {
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double

    /// The row without a multiple of another one that begins with the same variable.
    func subtracting(_ other: Row, times factor: Double) -> Row {
      var result = Row(terms: [], constant: constant - factor * other.constant)
      result.terms.reserveCapacity(terms.count + other.terms.count)
      var (mine, theirs) = (0, 0)
      while mine < terms.count || theirs < other.terms.count {
        let a = mine < terms.count ? terms[mine].variable : Int.min
        let b = theirs < other.terms.count ? other.terms[theirs].variable : Int.min
        var coefficient = a >= b ? terms[mine].coefficient : 0
        if b >= a { coefficient -= factor * other.terms[theirs].coefficient }
        if a >= b { mine += 1 }
        if b >= a { theirs += 1 }
        if abs(coefficient) >= 1e-9 { result.terms.append((max(a, b), coefficient)) }
      }
      return result
    }
  }

  private let facts: LayoutFacts
  /// The independent equalities, by their greatest variables.
  ///
  /// They are not substituted into each other: in a chain, the place of the last item is the sum of all
  /// before it.
  private var rows: [Int: Row] = [:]

  init(_ facts: LayoutFacts) { self.facts = facts }

  /// The required equalities of the app that others may imply: those of the system, bounds that are met
  /// exactly, which together may leave no other way, and earlier ones of the app.
  ///
  /// None that is implied is missing, but for the first of some that imply each other.
  static func candidates(_ facts: LayoutFacts) -> [Int] {
    var elimination = Elimination(facts)
    let constraints = facts.snapshot.constraints
    let required = constraints.indices.filter {
      constraints[$0].priority >= 1000 && constraints[$0].source != .encapsulatedSize
        && !constraints[$0].isPlaceholder
    }
    for place in required where constraints[place].source != .app {
      if constraints[place].relation == .equal { _ = elimination.implies(place) }
    }
    let geometry = SavedGeometry(facts.snapshot, frames: facts.solved.frames)
    for place in required where constraints[place].relation != .equal {
      var equality = constraints[place]
      equality.relation = .equal
      // A pixel for what is snapped to the grid.
      if geometry.violation(of: equality) <= 1 / facts.snapshot.scale {
        _ = elimination.implies(place)
      }
    }
    return required.filter { place in
      constraints[place].source == .app && constraints[place].relation == .equal
        && elimination.implies(place)
    }
  }

  /// Whether nothing is left of an equality; if something is, it is noted.
  private mutating func implies(_ place: Int) -> Bool {
    let sum = sum(of: place)
    var row = Row(
      terms: sum.terms.sorted { $0.key > $1.key }.map { ($0.key, $0.value) },
      constant: sum.constant
    )
    while let first = row.terms.first {
      guard let known = rows[first.variable] else {
        for place in row.terms.indices { row.terms[place].coefficient /= first.coefficient }
        row.constant /= first.coefficient
        rows[first.variable] = row
        return false
      }
      row = row.subtracting(known, times: first.coefficient)
      // The first terms cancel, whatever rounding makes of them.
      if row.terms.first?.variable == first.variable { row.terms.removeFirst() }
    }
    return abs(row.constant) < 1e-6
  }

  /// First − multiplier × second − constant.
  func sum(of place: Int) -> Sum {
    let constraint = facts.snapshot.constraints[place]
    let ancestor = constraint.second.flatMap { second in
      second == constraint.first
        ? facts.items[second].parent : facts.hierarchy.commonAncestor(constraint.first, second)
    }
    let isMirrored =
      (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
      && ancestor.map { facts.items[$0].properties.isRightToLeft } == true
    var sum = Sum(constant: -constraint.constant)
    sum.add(
      value(constraint.firstAttribute, constraint.first, ancestor, isMirrored),
      times: 1
    )
    if let second = constraint.second {
      sum.add(
        value(constraint.secondAttribute, second, ancestor, isMirrored),
        times: -constraint.multiplier
      )
    }
    return sum
  }

  private func value(
    _ attribute: LayoutAttribute,
    _ index: Int,
    _ ancestor: Int?,
    _ isMirrored: Bool
  ) -> Sum {
    guard let axis = attribute.axis else { return Sum() }
    let offset = axis == .horizontal ? 0 : 2
    let position = index * 4 + offset
    let size = position + 1
    let properties = facts.items[index].properties
    let insets = properties.alignmentInsets
    let margins = properties.margins
    let near = axis == .horizontal ? insets.left : insets.top
    let far = axis == .horizontal ? insets.right : insets.bottom
    var sum = Sum()
    if attribute.isSize { return Sum(terms: [size: 1], constant: -near - far) }
    sum.terms[position] = 1
    switch attribute.physical(isMirrored: isMirrored) {
    case .left, .top: sum.constant = near
    case .leftMargin: sum.constant = near + margins.left
    case .topMargin: sum.constant = near + margins.top
    case .right, .bottom: sum = Sum(terms: [position: 1, size: 1], constant: -far)
    case .rightMargin: sum = Sum(terms: [position: 1, size: 1], constant: -far - margins.right)
    case .bottomMargin: sum = Sum(terms: [position: 1, size: 1], constant: -far - margins.bottom)
    case .centerX, .centerY: sum = Sum(terms: [position: 1, size: 0.5], constant: (near - far) / 2)
    default:
      // Baselines and centres within margins are an own quantity of each item.
      sum = Sum(terms: [-(index * 32 + attribute.rawValue) - 1: 1])
    }
    guard let ancestor, facts.items.indices.contains(ancestor) else { return sum }
    sum.add(Sum(terms: [ancestor * 4 + offset: 1]), times: -1)
    guard axis == .horizontal, isMirrored else { return sum }
    var mirrored = Sum(terms: [ancestor * 4 + 1: 1])
    mirrored.add(sum, times: -1)
    return mirrored
  }
}

extension LayoutAttribute {
  /// The attribute without regard to the reading direction.
  fileprivate func physical(isMirrored: Bool) -> LayoutAttribute {
    switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .leadingMargin: isMirrored ? .rightMargin : .leftMargin
    case .trailingMargin: isMirrored ? .leftMargin : .rightMargin
    default: self
    }
  }
}
