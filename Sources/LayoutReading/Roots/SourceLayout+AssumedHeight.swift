import LayoutEngine
import PlumbDiagnosis

extension SourceLayout {
  /// Whether a finding holds whatever height the list gives a cell whose own constraints decide on none.
  ///
  /// The reader gives such a cell the height of a row that nobody sized, while its list may give it any: a finding is told
  /// where it holds in a cell that is much higher, too, and in one that is as high as its content.
  func holdsInOtherHeights(_ finding: Finding) -> Bool {
    guard hasAssumedHeight, Self.rulesOfRoom.contains(finding.rule), let snapshot else {
      return true
    }
    return [snapshot.withHeight(by: Self.muchHigher), snapshot.withHeightOfContent()].allSatisfy {
      guard let solved = try? SolvedLayout($0) else { return true }
      return solved.findings(of: [finding.rule]).contains { other in
        // Of the conflicts that one view makes, those along the other axis stay.
        finding.rule == .conflict
          ? !Set(other.constraints).isDisjoint(with: finding.constraints)
          : Set(other.items) == Set(finding.items)
      }
    }
  }

  /// The rules that compare what is there with the room for it.
  private static let rulesOfRoom: Set<Rule> = [
    .conflict, .equalPriorities, .outsideSuperview, .overlappingContent, .textTruncated, .zeroSize,
  ]

  /// In points: more than any row lacks.
  private static let muchHigher = 2000.0
}

extension LayoutSnapshot {
  /// The heights that a list gives a cell and its content view.
  private var heightsFromList: [Int] {
    constraints.indices.filter { place in
      let constraint = constraints[place]
      return constraint.source == .encapsulatedSize && constraint.firstAttribute == .height
        && constraint.second == nil
    }
  }

  fileprivate func withHeight(by difference: Double) -> LayoutSnapshot {
    var result = self
    for place in heightsFromList { result.constraints[place].constant += difference }
    return result
  }

  fileprivate func withHeightOfContent() -> LayoutSnapshot {
    var result = self
    for place in heightsFromList { result.constraints[place].priority = Self.leastWanted }
    return result
  }

  /// Below the priority with which a view holds on to its content.
  private static let leastWanted: Float = 50
}
