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

  private let facts: LayoutFacts
  /// What each eliminated variable comes to.
  private var solved: [Int: Sum] = [:]
  /// The eliminated variables whose sum names a variable, or once did.
  private var users: [Int: Set<Int>] = [:]

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
    let sum = reduced(place)
    guard let pivot = sum.terms.max(by: { (abs($0.value), $0.key) < (abs($1.value), $1.key) })
    else { return abs(sum.constant) < 1e-6 }
    var value = Sum()
    value.add(sum, times: -1 / pivot.value)
    value.terms[pivot.key] = nil
    for variable in users.removeValue(forKey: pivot.key) ?? [] {
      guard var other = solved[variable], let coefficient = other.terms[pivot.key] else { continue }
      other.terms[pivot.key] = nil
      other.add(value, times: coefficient)
      store(other, for: variable)
    }
    store(value, for: pivot.key)
    return false
  }

  private mutating func store(_ sum: Sum, for variable: Int) {
    solved[variable] = sum
    for term in sum.terms.keys { users[term, default: []].insert(variable) }
  }

  /// First − multiplier × second − constant, without eliminated variables.
  private func reduced(_ place: Int) -> Sum {
    let sum = sum(of: place)
    var result = Sum(constant: sum.constant)
    for (variable, coefficient) in sum.terms {
      result.add(solved[variable] ?? Sum(terms: [variable: 1]), times: coefficient)
    }
    return result
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
