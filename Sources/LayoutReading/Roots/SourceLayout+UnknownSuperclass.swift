import LayoutEngine
import PlumbDiagnosis

extension SourceLayout {
  /// Whether a finding says how views lie which the class itself makes and places, where all that is not known is its superclass,
  /// and who calls a method.
  ///
  /// A superclass does not know what its subclasses declare. It may place the view as a whole, and what it has of its own;
  /// what is tied by required constraints of the class stays as it lies.
  func isBelowUnknownSuperclass(_ finding: Finding) -> Bool {
    guard hasStructureOfItsOwn, standIns.isEmpty, contents.isEmpty, conditions.isEmpty,
      !hasMoreConstraints, !hasSubclass, circumstance == nil, let snapshot,
      !finding.items.contains(where: { views.inherited.contains($0) || views.handed.contains($0) })
    else { return false }
    return finding.items.allSatisfy { item in
      item == 0 || snapshot.items[item].isContentView || snapshot.items[item].label != nil
    }
  }
}
