#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Gives the constraints of an item what a block says of them.
@MainActor
struct ConstraintUpdate {
  private let maker: ConstraintMaker
  private let receiver: Receiver
  private var batch = ConstraintBatch()
  /// The layout constraints that stand, and are not spoken for.
  private var standing: [LayoutConstraint]
  private var constants: [(LayoutConstraint, CGFloat)] = []
  private var replacements: [(old: LayoutConstraint, new: LayoutConstraint)] = []
  private var results: [(Constraint, [LayoutConstraint], isNew: Bool)] = []

  /// What one description says, with the constraint that fits it.
  private struct Match {
    let constraint: Constraint
    let spec: ConstraintSpec
    var found: LayoutConstraint?
  }

  init(_ maker: ConstraintMaker) {
    self.maker = maker
    receiver = maker.receiver
    standing = maker.record.standing.flatMap(\.made).filter(\.isActive)
  }

  /// Changes the constraints, or says what is in the way.
  mutating func commit() {
    defer { for constraint in maker.descriptions { constraint.releaseTarget() } }
    var matches: [Match] = []
    for constraint in maker.descriptions {
      constraint.isFrozen = true
      constraint.forEachSpec(for: receiver, &batch.problems) {
        matches.append(Match(constraint: constraint, spec: $0))
      }
    }
    findEqual(&matches)
    for match in matches { settle(match) }
    let old = maker.conditions.isEmpty ? [] : receiver.record.conditions
    for set in old { batch.turnOff(set, receiver) }
    batch.add(maker.conditions, for: receiver)
    guard batch.commit() else { return }
    for (constraint, constant) in constants { constraint.constant = constant }
    for (old, new) in replacements { maker.record.replace(old, by: new) }
    for (constraint, made, isNew) in results {
      constraint.made = made
      if isNew { maker.record.append([constraint]) }
    }
    if !maker.conditions.isEmpty { maker.record.add(maker.conditions, removing: old) }
  }

  /// Finds the constraints that agree in everything but the constant; each serves one description,
  /// unless there are more descriptions than constraints.
  private mutating func findEqual(_ matches: inout [Match]) {
    let all = standing
    for index in matches.indices {
      let spec = matches[index].spec
      let fits = { (made: LayoutConstraint) in spec.difference(from: made) == .none }
      if let place = standing.firstIndex(where: fits) {
        matches[index].found = standing.remove(at: place)
      } else {
        matches[index].found = all.first(where: fits)
      }
    }
  }

  private mutating func settle(_ match: Match) {
    if let found = match.found {
      constants.append((found, match.spec.constant))
      note(match.constraint, found, isNew: false)
      return
    }
    let new = match.spec.make(for: receiver, match.constraint)
    if let place = replaceable(match.spec) {
      let old = standing.remove(at: place)
      batch.add([new], retiring: [old])
      replacements.append((old, new))
      note(match.constraint, new, isNew: false)
      batch.advice.append(issue(.updateReplaced, match, old, new))
    } else {
      batch.add([new], retiring: [])
      note(match.constraint, new, isNew: true)
      batch.advice.append(issue(.updateAdded, match, nearest(match.spec), new))
    }
  }

  private mutating func note(_ constraint: Constraint, _ made: LayoutConstraint, isNew: Bool) {
    if results.last?.0 === constraint {
      let last = results.count - 1
      results[last].1.append(made)
      results[last].isNew = results[last].isNew || isNew
    } else {
      if !made.isActive { constraint.advise(receiver, &batch.advice) }
      results.append((constraint, [made], isNew))
    }
  }

  /// The place of the constraint that agrees in attribute and relation, and in most of the rest.
  private func replaceable(_ spec: ConstraintSpec) -> Int? {
    let attribute = spec.attribute.layoutAttribute
    return standing.indices
      .filter {
        standing[$0].firstAttribute == attribute && standing[$0].relation == spec.relation
      }
      .min { spec.distance(from: standing[$0]) < spec.distance(from: standing[$1]) }
  }

  private func nearest(_ spec: ConstraintSpec) -> LayoutConstraint? {
    maker.record.standing.flatMap(\.made).filter(\.isActive)
      .min { spec.distance(from: $0) < spec.distance(from: $1) }
  }

  private func issue(
    _ kind: LayoutIssue.Kind,
    _ match: Match,
    _ nearest: LayoutConstraint?,
    _ new: LayoutConstraint
  ) -> LayoutIssue {
    let done = kind == .updateReplaced ? "it was replaced by" : "so this was added:"
    guard let nearest else {
      return match.constraint.issue(kind, "no constraint fits, so this was added: \(new)")
    }
    let difference = match.spec.difference(from: nearest)
    return LayoutIssue(
      kind: kind,
      message: """
        no constraint fits: the nearest is \(nearest), which differs in \(difference.rawValue); \
        \(done) \(new)
        """,
      file: match.constraint.file,
      line: match.constraint.line,
      related: LayoutIssue.Related(
        description: "\(nearest)",
        file: nearest.file,
        line: nearest.line,
        difference: difference
      )
    )
  }
}

extension ConstraintSpec {
  /// The attribute that a layout constraint shows on its second side.
  private var shownSecondAttribute: NSLayoutConstraint.Attribute {
    second == nil ? .notAnAttribute : secondAttribute.layoutAttribute
  }

  /// The multiplier that a layout constraint shows.
  private var shownMultiplier: CGFloat { second == nil ? 1 : multiplier }

  /// The first field in which a layout constraint differs, the constant left out.
  @MainActor
  func difference(from made: LayoutConstraint) -> ConstraintDifference {
    if made.firstAttribute != attribute.layoutAttribute { return .firstAttribute }
    if made.relation != relation { return .relation }
    if made.secondItem !== second { return .target }
    if made.secondAttribute != shownSecondAttribute { return .targetAttribute }
    if made.multiplier != shownMultiplier { return .multiplier }
    if made.priority.rawValue != priority { return .priority }
    return .none
  }

  /// How much a layout constraint differs: attribute and relation weigh more than all the rest.
  @MainActor
  func distance(from made: LayoutConstraint) -> Int {
    var distance = 0
    if made.firstAttribute != attribute.layoutAttribute { distance += 16 }
    if made.relation != relation { distance += 8 }
    if made.secondItem !== second { distance += 3 }
    if made.secondAttribute != shownSecondAttribute { distance += 1 }
    if made.multiplier != shownMultiplier { distance += 1 }
    if made.priority.rawValue != priority { distance += 1 }
    return distance
  }
}

extension ItemRecord {
  /// Gives the handles on a layout constraint the one that takes its place.
  func replace(_ old: LayoutConstraint, by new: LayoutConstraint) {
    for constraint in standing where constraint.made.contains(where: { $0 === old }) {
      constraint.made = constraint.made.map { $0 === old ? new : $0 }
    }
  }
}
