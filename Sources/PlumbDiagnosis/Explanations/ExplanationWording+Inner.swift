import ConstraintSolver
import LayoutEngine
import PlumbLog

extension ExplanationWording {
  /// A view with a length, tied to another by its centre and by an edge, which says how long the other one is.
  ///
  /// - Parameters:
  ///   - own: The constraints of the smallest sets.
  ///   - words: The number of the constraint that had best give way.
  /// - Returns: The cause and what to do, or nil where there are no such constraints or nothing else.
  func sizedByInner(_ own: [LoggedConstraint], _ words: String) -> (String, String)? {
    guard explanation.minimalSets.count == 1, own.count > 3 else { return nil }
    for edge in own.compactMap(offset) {
      let isHeight = edge.axis == .vertical
      let name: LoggedConstraint.Attribute = .layout(isHeight ? .centerY : .centerX)
      guard
        let length = own.first(where: {
          $0.isLengthOfApp(isHeight) && $0.statement.relation == .equal
            && $0.statement.anchors.allSatisfy { $0.item.id == edge.inner.id }
        }),
        let centre = own.first(where: {
          $0.kind == .user && $0.statement.relation == .equal && $0.statement.multiplier == 1
            && $0.statement.first == .anchor(.init(edge.inner, name))
            && $0.statement.second == .anchor(.init(edge.outer, name))
        }),
        let centrePlace = place(of: number(of: centre))
      else { continue }
      // From the centre to the edge it is half of either length.
      let distance = edge.amount - centre.statement.constant
      let whole = length.statement.constant + 2 * (edge.isFar ? -distance : distance)
      let ends = [edge.number, centrePlace + 1].sorted()
      let outer = Self.item(edge.outer)
      return (
        "usual cause: \(ends[0]) and \(ends[1]) tie both the centre and an edge of \(Self.item(edge.inner)) to "
          + "\(outer), which with \(number(of: length)) makes \(outer) \(Wording.number(whole)) points "
          + "\(isHeight ? "high" : "wide")",
        "remove \(ends[0]) or \(ends[1]), or give \(words) a priority of 999"
      )
    }
    return nil
  }
}
