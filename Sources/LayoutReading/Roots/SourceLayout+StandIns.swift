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
    guard var sized = snapshot, let item = finding.items.first else { return false }
    let views = Set(standIns)
    guard !finding.items.contains(where: { isIn(views, $0) }) else { return false }
    for place in standIns {
      sized.items[place].properties.intrinsicWidth = Self.someLength
      sized.items[place].properties.intrinsicHeight = Self.someLength
    }
    guard let solved = try? SolvedLayout(sized) else { return false }
    return solved.findings(of: [.ambiguous]).contains { $0.items.first == item }
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
