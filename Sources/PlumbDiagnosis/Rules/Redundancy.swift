import ConstraintSolver
import LayoutEngine

/// The required constraints of the app that the others imply.
struct Redundancy {
  /// A constraint and those that imply it.
  struct Proof {
    var place: Int
    var implying: [Int]
  }

  /// What is redundant; without all of these at once, the layout is the same.
  private(set) var proofs: [Proof] = []
  /// How many constraints were not asked about, because the layout is too large.
  private(set) var leftOut = 0

  /// The constraints that are there twice, each with the first one that says the same in the same way.
  private(set) var twins: [Int: Int] = [:]

  /// Asks the solver of each constraint of which nothing shows that it adds something.
  ///
  /// What the host gives counts as wanted only: a width or a safe area that is right on one device, or
  /// held upright, is not implied. So are guides of scroll views, whose content moves.
  /// Placeholders do not count.
  ///
  /// Where constraints contradict each other, anything is implied: those that give way count as wanted only.
  init(_ facts: LayoutFacts) {
    twins = facts.twins()
    defer {
      let known = Set(proofs.map(\.place))
      proofs += twins.filter { !known.contains($0.key) }
        .map { Proof(place: $0.key, implying: [$0.value]) }
      proofs.sort { $0.place < $1.place }
    }
    guard let facts = facts.withoutConflicts else { return }
    let slack = ConstraintSlack(facts)
    let equalities = Elimination.candidates(facts)
    let constraints = facts.snapshot.constraints
    let bounds = constraints.indices.filter {
      constraints[$0].isOwn && constraints[$0].priority >= 1000
        && constraints[$0].relation != .equal && !slack.canBeViolated($0)
    }
    // Of some that imply each other the last one goes, as the first was there before.
    var candidates = Array(equalities.reversed()) + bounds.reversed()
    let limit = Self.limit(items: facts.items.count)
    let known = Set(twins.keys).union(twins.values)
    leftOut = candidates.dropFirst(limit).count { !known.contains($0) }
    candidates = Array(candidates.prefix(limit))
    guard !candidates.isEmpty else { return }
    var free = facts.snapshot
    for place in free.constraints.indices
    where free.constraints[place].isPlaceholder
      || free.constraints[place].source == .encapsulatedSize
        && free.constraints[place].firstAttribute.isSize
      || facts.dependsOnCircumstances(place)
    {
      free.constraints[place].priority = min(999, free.constraints[place].priority)
    }
    // What a content implies, another content does not.
    for index in free.items.indices {
      let properties = free.items[index].properties
      free.items[index].properties.hugging = properties.hugging.optional
      free.items[index].properties.compressionResistance =
        properties.compressionResistance.optional
    }
    guard let engine = try? LayoutSolver(free) else { return }
    _ = engine.solve()
    let ids = candidates.map { LayoutConstraintID(index: $0) }
    for (id, members) in engine.removableConstraints(among: ids) {
      let implying = members.compactMap { member -> Int? in
        if case .constraint(let id) = member.subject { return id.index }
        return nil
      }
      proofs.append(Proof(place: id.index, implying: implying.filter { $0 != id.index }))
    }
  }

  /// How many constraints are asked about: a question costs as much as a solve of what is connected.
  private static func limit(items: Int) -> Int {
    max(10, 9_000_000 / max(1, items * items))
  }
}

extension LayoutFacts {
  /// The layout without what gave way in its conflicts; nil where others are left.
  fileprivate var withoutConflicts: LayoutFacts? {
    guard !solved.conflicts.isEmpty else { return self }
    var snapshot = solved.snapshot
    for conflict in solved.conflicts {
      guard let broken = conflict.broken else { return nil }
      snapshot.constraints[broken.index].priority = 999
    }
    guard let solved = try? SolvedLayout(snapshot), solved.conflicts.isEmpty else { return nil }
    return LayoutFacts(solved, options: options)
  }

  /// The app's constraints that say the same as an earlier one in the same words, whatever end they begin with.
  fileprivate func twins() -> [Int: Int] {
    var first: [LayoutSnapshot.Constraint: Int] = [:]
    var result: [Int: Int] = [:]
    for place in snapshot.constraints.indices where snapshot.constraints[place].isOwn {
      let plain = snapshot.constraints[place].plain
      if let known = first[plain] { result[place] = known } else { first[plain] = place }
    }
    return result
  }

  /// Whether the system places a guide by what another device, another bar or a finger changes: one of the
  /// safe area, or one of what scrolls.
  fileprivate func dependsOnCircumstances(_ place: Int) -> Bool {
    let constraint = snapshot.constraints[place]
    guard constraint.source != .app else { return false }
    let scrolling = items[constraint.first].parent.map { scrolls.contains($0) } ?? false
    return constraint.source == .safeAreaGuide
      || scrolling && items[constraint.first].kind == .guide
  }
}

extension LayoutSnapshot.Constraint {
  /// The constraint without names and places, beginning with the item that comes first.
  var plain: LayoutSnapshot.Constraint {
    var plain = self
    plain.id = ""
    plain.identifier = nil
    plain.origin = nil
    plain.mention = nil
    guard let other = second, multiplier == 1,
      (other, secondAttribute.rawValue) < (first, firstAttribute.rawValue)
    else { return plain }
    plain.first = other
    plain.second = first
    plain.firstAttribute = secondAttribute
    plain.secondAttribute = firstAttribute
    plain.constant = constant == 0 ? 0 : -constant
    plain.relation =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .greaterThanOrEqual
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    return plain
  }
}

extension ItemProperties.AxisPriorities {
  /// The priorities, below required.
  fileprivate var optional: ItemProperties.AxisPriorities {
    ItemProperties.AxisPriorities(horizontal: min(999, horizontal), vertical: min(999, vertical))
  }
}

/// How far required constraints are from being violated, to tell of most of them at little cost that
/// the others do not imply them.
///
/// A constraint adds something if it is violated when one edge of one item is moved, or the whole item,
/// and everything else that is required still holds.
struct ConstraintSlack {
  private let facts: LayoutFacts
  /// The sides' difference of each required constraint, as a sum of variables.
  private var sums: [Int: Elimination.Sum] = [:]
  /// The difference at present.
  private var differences: [Int: Double] = [:]
  /// The required constraints that name a variable.
  private var places: [Int: [Int]] = [:]
  /// The constraints that depend on something else of an item, such as its baseline.
  private var opaque: [Int: Set<Int>] = [:]
  private var frames: [LayoutRect] = []

  init(_ facts: LayoutFacts) {
    self.facts = facts
    let engine = facts.solved.engine
    for (index, item) in facts.items.enumerated() {
      var frame = engine.exactFrame(of: ItemID(index: index))
      if let parent = item.parent {
        frame.x += frames[parent].x
        frame.y += frames[parent].y
      }
      frames.append(frame)
    }
    let elimination = Elimination(facts)
    for (place, constraint) in facts.snapshot.constraints.enumerated() {
      guard constraint.priority >= 1000, !constraint.isPlaceholder,
        constraint.source != .encapsulatedSize || !constraint.firstAttribute.isSize
      else { continue }
      let sum = elimination.sum(of: place)
      sums[place] = sum
      var difference = sum.constant
      for (variable, coefficient) in sum.terms {
        if variable < 0 {
          opaque[(-variable - 1) / 32, default: []].insert(place)
        } else {
          places[variable, default: []].append(place)
          difference += coefficient * value(variable)
        }
      }
      differences[place] = difference
    }
  }

  private func value(_ variable: Int) -> Double {
    let frame = frames[variable / 4]
    switch variable % 4 {
    case 0: return frame.x
    case 1: return frame.width
    case 2: return frame.y
    default: return frame.height
    }
  }

  /// A way to move an item along an axis: by how much its near edge and its length change.
  private struct Move {
    var item: Int
    /// The variable of the near edge; the length's is the next one.
    var edge: Int
    var near: Double
    var length: Double
  }

  /// Whether a move violates a constraint and nothing else; if not, nothing is said.
  func canBeViolated(_ place: Int) -> Bool {
    guard let sum = sums[place], let difference = differences[place] else { return false }
    guard sum.terms.keys.allSatisfy({ $0 >= 0 }) else { return false }
    let relation = facts.snapshot.constraints[place].relation
    // What few constraints name first: of an item that many hang on, all would have to be looked at.
    let edges = Set(sum.terms.keys.map { $0 - $0 % 2 }).map { edge in
      (uses: (places[edge]?.count ?? 0) + (places[edge + 1]?.count ?? 0), edge: edge)
    }
    for (_, edge) in edges.sorted(by: { $0 < $1 }) {
      for (near, length) in [(1.0, -1.0), (0, 1), (1, 0)] {
        let slope = (sum.terms[edge] ?? 0) * near + (sum.terms[edge + 1] ?? 0) * length
        guard abs(slope) > 1e-9 else { continue }
        // A point beyond where the constraint stops to hold.
        let goals: [Double] =
          switch relation {
          case .greaterThanOrEqual: [-1]
          case .lessThanOrEqual: [1]
          case .equal: [-1, 1]
          }
        for goal in goals {
          let way = (goal - difference) / slope
          let move = Move(item: edge / 4, edge: edge, near: near * way, length: length * way)
          if isAllowed(move, except: place) { return true }
        }
      }
    }
    return false
  }

  private func isAllowed(_ move: Move, except place: Int) -> Bool {
    guard opaque[move.item]?.subtracting([place]).isEmpty ?? true else { return false }
    if move.length != 0 {
      let axis: LayoutAxis = move.edge % 4 == 0 ? .horizontal : .vertical
      let properties = facts.items[move.item].properties
      guard value(move.edge + 1) + move.length >= 0,
        properties.length(axis) == nil
          || properties.priority(axis, isHugging: true) < 1000
            && properties.priority(axis, isHugging: false) < 1000
      else { return false }
    }
    for other in (places[move.edge] ?? []) + (places[move.edge + 1] ?? []) where other != place {
      guard let terms = sums[other]?.terms, let difference = differences[other] else { continue }
      let change =
        (terms[move.edge] ?? 0) * move.near + (terms[move.edge + 1] ?? 0) * move.length
      guard abs(change) > 1e-9 else { continue }
      switch facts.snapshot.constraints[other].relation {
      case .equal: return false
      case .greaterThanOrEqual: if difference + change < -1e-6 { return false }
      case .lessThanOrEqual: if difference + change > 1e-6 { return false }
      }
    }
    return true
  }
}
