import LayoutEngine
import PlumbDiagnosis

extension SourceLayout {
  /// Whether a finding says what has no room in the row of a list that lies at the bottom of the screen, or beyond it: what the
  /// safe area takes from the row it gives back as the list scrolls.
  ///
  /// What is wrong in every row is told of another one, and of the class of the row.
  func isAboutRowAtBottom(_ finding: Finding) -> Bool {
    guard Self.rulesOfRoom.contains(finding.rule), let snapshot, let item = finding.items.first,
      let row = row(around: item, in: snapshot), row != 0
    else { return false }
    return snapshot.bottom(of: row) > snapshot.items[0].frame.height - Self.lowestInset
  }

  /// The row of a list that an item is or lies in.
  private func row(around item: Int, in snapshot: LayoutSnapshot) -> Int? {
    var each: Int? = item
    while let place = each, !views.rows.contains(place) { each = snapshot.items[place].parent }
    return each
  }

  /// The inset of the safe area at the bottom of a phone without a button, in points.
  private static let lowestInset = 34.0
}

extension LayoutSnapshot {
  /// Where an item ends on the screen.
  fileprivate func bottom(of item: Int) -> Double {
    var bottom = items[item].frame.maxY
    var each = item
    while let parent = items[each].parent {
      bottom += items[parent].frame.y
      each = parent
    }
    return bottom
  }
}
