import ConstraintSolver
import LayoutEngine
import PlumbDiagnosis
import PlumbLog

extension LayoutCauses {
  /// Notes constraints of the app that came, went, or say something else.
  ///
  /// Those of a view that came or went say nothing that this does not.
  mutating func addConstraints() {
    let (former, present) = (constraints(of: old, .app), constraints(of: new, .app))
    for (key, constraint) in present.list {
      guard let before = former.byKey[key] else {
        if areKnown(constraint, in: new, by: old) {
          note("\(new.words.constraint(constraint)): added", nil, constraint)
        }
        continue
      }
      let parts = changes(before, constraint)
      if !parts.isEmpty {
        let words = new.words.constraint(constraint)
        note("\(words): \(parts.joined(separator: ", "))", before, constraint)
      }
    }
    for (key, constraint) in former.list where present.byKey[key] == nil {
      guard areKnown(constraint, in: old, by: new) else { continue }
      note("\(old.words.constraint(constraint)): removed", constraint, nil)
    }
  }

  /// Notes spacings of stack views, each once.
  mutating func addSpacings() {
    let (former, present) = (constraints(of: old, .stackView), constraints(of: new, .stackView))
    var seen: Set<String> = []
    for (key, constraint) in present.list {
      guard let before = former.byKey[key], before.constant != constraint.constant,
        let stack = new.snapshot.items[constraint.first].parent,
        new.snapshot.items[stack].stack != nil
      else { continue }
      let text =
        "spacing in \(new.words.item(stack)) \(Wording.number(abs(before.constant))) → "
        + Wording.number(abs(constraint.constant))
      if seen.insert(text).inserted {
        note(.value, text, old.index[new.keys[stack]], stack)
      }
    }
  }

  /// Whether both ends of a constraint are in the other version, too.
  private func areKnown(
    _ constraint: LayoutSnapshot.Constraint,
    in version: Version,
    by other: Version
  ) -> Bool {
    [constraint.first, constraint.second].compactMap { $0 }
      .allSatisfy { other.index[version.keys[$0]] != nil }
  }

  /// The constraints of a source with what tells them apart.
  private func constraints(
    of version: Version,
    _ source: ConstraintSource
  ) -> (
    list: [(key: String, constraint: LayoutSnapshot.Constraint)],
    byKey: [String: LayoutSnapshot.Constraint]
  ) {
    var count: [String: Int] = [:]
    // Places are no identities, either.
    let isNumbered = version.snapshot.isNumbered
    let list = version.snapshot.constraints.compactMap {
      constraint -> (key: String, constraint: LayoutSnapshot.Constraint)? in
      guard constraint.source == source, !constraint.isPlaceholder else { return nil }
      // An address is another one in each run.
      if !isNumbered, !constraint.id.isEmpty, !constraint.id.hasPrefix("0x") {
        return ("id " + constraint.id, constraint)
      }
      let ends = constraint.second.map { version.keys[$0] + constraint.secondAttribute.name } ?? ""
      let key =
        "\(version.keys[constraint.first]) \(constraint.firstAttribute.name) \(constraint.relation) \(ends)"
      let place = count[key, default: 0]
      count[key] = place + 1
      return ("\(key) \(place)", constraint)
    }
    let byKey = Dictionary(list, uniquingKeysWith: { first, _ in first })
    return (list, byKey)
  }

  /// What differs between two versions of a constraint, each as "before → now".
  private func changes(
    _ before: LayoutSnapshot.Constraint,
    _ after: LayoutSnapshot.Constraint
  ) -> [String] {
    var result: [String] = []
    func ends(_ constraint: LayoutSnapshot.Constraint, in version: Version) -> String {
      ([constraint.first] + [constraint.second].compactMap(\.self)).map { version.keys[$0] }
        .joined(separator: " ") + constraint.firstAttribute.name
        + constraint.secondAttribute.name
    }
    if ends(before, in: old) != ends(after, in: new) {
      result.append("was \(old.words.constraint(before))")
    }
    if before.relation != after.relation {
      result.append("\(before.relation.sign) → \(after.relation.sign)")
    }
    func compare(_ name: String, _ old: Double, _ new: Double) {
      guard old != new else { return }
      let (former, present) = (Wording.number(old), Wording.number(new))
      result.append("\(name) \(former) → \(present)".replacing("-", with: "−"))
    }
    compare("multiplier", before.multiplier, after.multiplier)
    compare("constant", before.constant, after.constant)
    if before.priority != after.priority {
      result.append(
        "priority \(Self.priority(before.priority)) → \(Self.priority(after.priority))"
      )
    }
    return result
  }

  static func priority(_ priority: Float) -> String {
    priority >= 1000 ? "required" : Wording.number(Double(priority))
  }
}
