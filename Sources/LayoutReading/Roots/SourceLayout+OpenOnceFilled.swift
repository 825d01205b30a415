import PlumbDiagnosis

extension SourceLayout {
  /// What is open once pictures and texts are there that come later, and hangs on a picture or a text that is open itself
  /// until then.
  ///
  /// Of what depends on another open view nothing is said of its own: with the picture, the other one is settled, and this
  /// one is not.
  var openOnceFilled: [Finding] {
    guard coverage == .whole, !isOtherState, !hasMoreConstraints, !empty.isEmpty, let snapshot,
      let before = found(.ambiguous, in: snapshot), !before.isEmpty,
      let after = found(.ambiguous, in: filled(snapshot))
    else { return [] }
    let told = Set(before.compactMap(\.items.first))
    let dependent = Set(before.flatMap(\.items))
    return after.filter { finding in
      guard let item = finding.items.first else { return false }
      return !told.contains(item) && dependent.contains(item)
    }.compactMap { inOtherSizes($0).flatMap(judgedOnceFilled) }
  }
}
