import LayoutEngine

extension SolvedLayout {
  /// What gives way to required constraints alone, not to those of 999 that documents have.
  static let nearlyRequired: Float = 999.5

  /// The layout with hidden views as wide as the columns, and as high as the rows, that they fill.
  ///
  /// On Interface Builder's canvas a hidden view fills its stack view before its text or its picture is as large as it
  /// asks for.
  ///
  /// Source: saved frames of hidden views in documents of four public repositories, among them an activity indicator of
  /// 500 points and a picker of 375.
  var withHiddenViewsOfCanvas: SolvedLayout {
    var canvas = snapshot
    for index in canvas.constraints.indices where placesHiddenView(canvas.constraints[index]) {
      canvas.constraints[index].priority = Self.nearlyRequired
    }
    guard canvas.constraints != snapshot.constraints else { return self }
    return (try? SolvedLayout(canvas)) ?? self
  }

  /// Whether a constraint is a wish that a hidden view fill its stack view across the axis.
  private func placesHiddenView(_ constraint: LayoutSnapshot.Constraint) -> Bool {
    guard constraint.identifier == "UISV-alignment", constraint.priority < 100,
      let second = constraint.second
    else { return false }
    return snapshot.items[constraint.first].isHidden
      && snapshot.items[second].stack?.alignment == "fill"
  }

  /// A stack view's constraint that takes the length of a hidden view and contradicts what is in that view.
  ///
  /// On Interface Builder's canvas such a view is as long as what is in it requires, and no longer; an app squeezes it.
  ///
  /// Source: saved frames of 30 hidden views in documents of seven public repositories, such as buttons of 56 points
  /// and pictures of 16.
  var hiding: Int? {
    for member in conflicts.lazy.flatMap(\.members) {
      if case .constraint(let id) = member.subject {
        let constraint = snapshot.constraints[id.index]
        if constraint.identifier == "UISV-hiding", constraint.second == nil { return id.index }
      }
    }
    return nil
  }
}
