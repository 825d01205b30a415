extension [Finding] {
  /// The findings, but for those of which another one tells the cause.
  ///
  /// A constraint that does a stack view's work is told as that, and not as one that adds nothing; what sticks
  /// out or covers something because its text is too long, or its constant has the wrong sign, is told as
  /// that, and not by its geometry.
  var withoutExplained: [Finding] {
    let arranged = Set(filter { $0.rule == .arrangedConstraint }.compactMap(\.constraints.first))
    let covering = Set(filter { $0.rule == .missingSiblingRelation }.map { Set($0.items) })
    let leaving = filter { $0.rule == .unboundedGrowth || $0.rule == .outsetOffset }.map(\.items)
    let outside = Set(leaving.map { [Int]($0.suffix(2)) })
    return filter { finding in
      switch finding.rule {
      case .redundantConstraint:
        finding.constraints.first.map { !arranged.contains($0) } ?? true
      case .overlappingContent: !covering.contains(Set(finding.items))
      case .outsideSuperview: !outside.contains(finding.items)
      default: true
      }
    }
  }
}
