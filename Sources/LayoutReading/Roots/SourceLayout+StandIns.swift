import LayoutEngine
import PlumbDiagnosis

extension SourceLayout {
  /// Whether a finding hangs on the size of a view that stands for another one.
  func mentionsStandIn(_ finding: Finding) -> Bool {
    guard !standIns.isEmpty else { return false }
    let views = Set(standIns)
    if !views.isDisjoint(with: finding.items) { return true }
    return finding.constraints.contains { index in
      guard let constraint = snapshot?.constraints[index] else { return false }
      return views.contains(constraint.first) || constraint.second.map(views.contains) == true
    }
  }

  /// Whether something is open whatever the views are for which plain ones stand: those have a size, and nothing else is missing.
  ///
  /// What is inside of such a view may be laid out by it.
  func isOpenBesideStandIns(_ finding: Finding) -> Bool {
    guard !standIns.isEmpty else { return true }
    guard let item = finding.items.first else { return false }
    let stands = Set(standIns)
    guard !finding.items.contains(where: { isIn(stands, $0) }),
      !finding.items.contains(where: views.inherited.contains)
    else { return false }
    return openWithStandIns.contains { $0.items.first == item }
  }

  /// A finding that something is open that hangs on a view for which a plain one stands, whatever size that has: a view has a size
  /// of its own, but no place.
  ///
  /// What is inside of such a view may be laid out by it.
  ///
  /// - Returns: The finding without the size; nil for others.
  func withAnyStandIn(_ finding: Finding) -> Finding? {
    let stands = Set(standIns)
    guard finding.rule == .ambiguous, let item = finding.items.first,
      !stands.isDisjoint(with: finding.items),
      hasStructureOfItsOwn, !hasMoreConstraints, circumstance == nil, conditions.isEmpty,
      let snapshot, !finding.items.contains(where: (views.inherited + views.rows).contains),
      !finding.items.contains(where: { snapshot.items[$0].parent.map { isIn(stands, $0) } == true })
    else { return nil }
    return openWithStandIns.first { $0.items.first == item }
  }

  /// Whether a finding is about views of known classes that the class itself places, while nothing is missing but what other views
  /// and a superclass are.
  func isBesideStandIns(_ finding: Finding) -> Bool {
    let stands = Set(standIns)
    return hasStructureOfItsOwn
      && !finding.items.contains { isIn(stands, $0) || views.inherited.contains($0) }
  }

  /// What is open where each view for which a plain one stands has a size of its own.
  private var openWithStandIns: [Finding] {
    guard var sized = snapshot else { return [] }
    for place in standIns {
      sized.items[place].properties.intrinsicWidth = Self.someLength
      sized.items[place].properties.intrinsicHeight = Self.someLength
    }
    guard let solved = try? SolvedLayout(sized) else { return [] }
    return solved.findings(of: [.ambiguous])
  }

  /// A length that a view may have, in points.
  private static let someLength = 100.0

  private func isIn(_ views: Set<Int>, _ item: Int) -> Bool {
    guard let snapshot else { return false }
    var each: Int? = item
    while let place = each {
      if views.contains(place) { return true }
      each = snapshot.items[place].parent
    }
    return false
  }
}
