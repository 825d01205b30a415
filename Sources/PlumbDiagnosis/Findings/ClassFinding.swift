package import LayoutEngine

/// What a finding says of constraints in a view, in terms that are the same in every scene that holds a view of the class.
///
/// A screen that holds a header repeats what is wrong in the header, under other names: in its own scene the header is
/// `Header`, in that of the screen the property that holds it.
package struct ClassFinding: Hashable, Sendable {
  /// The class of a view that holds all that the finding is about, or is it.
  package var className: String
  private var rule: Rule
  private var place: SourceLocation?
  private var constraints: Set<Tie>

  /// A constraint between views that are told by the way to them.
  private struct Tie: Hashable, Sendable {
    var constraint: LayoutSnapshot.Constraint
    var first: [String]
    var second: [String]?
  }

  /// What a finding says of each view that holds all that it is about, the innermost one first; nothing for findings that hang on
  /// more than constraints.
  package static func all(of finding: Finding, in snapshot: LayoutSnapshot) -> [Self] {
    guard rules.contains(finding.rule), !finding.constraints.isEmpty else { return [] }
    let constraints = finding.constraints.map { snapshot.constraints[$0] }
    let ends = Set(constraints.flatMap { [$0.first, $0.second].compactMap(\.self) })
    guard var view = ends.min() else { return [] }
    var result: [Self] = []
    while true {
      if let ties = ties(of: constraints, below: view, snapshot) {
        result.append(
          Self(
            className: snapshot.items[view].className,
            rule: finding.rule,
            place: finding.location,
            constraints: ties
          )
        )
      }
      guard let parent = snapshot.items[view].parent else { return result }
      view = parent
    }
  }

  /// The rules that judge constraints by themselves, whatever the sizes of the views.
  private static let rules: Set<Rule> = [
    .conflict, .redundantConstraint, .outsetOffset, .mixedDirection, .marginToMargin,
  ]

  /// Constraints as a view sees them; nil where one of them reaches out of it.
  private static func ties(
    of constraints: [LayoutSnapshot.Constraint],
    below view: Int,
    _ snapshot: LayoutSnapshot
  ) -> Set<Tie>? {
    /// The way from the view to an item; nil where the item is not in it.
    func way(_ item: Int) -> [String]? {
      if item == view { return [] }
      guard item > view, let parent = snapshot.items[item].parent, let above = way(parent) else {
        return nil
      }
      let item = snapshot.items[item]
      return above + [item.label ?? item.className]
    }
    var ties: Set<Tie> = []
    for constraint in constraints {
      guard let first = way(constraint.first) else { return nil }
      var second: [String]?
      if let other = constraint.second {
        second = way(other)
        guard second != nil else { return nil }
      }
      var alike = constraint
      // Places and identities are those of a scene.
      (alike.id, alike.first, alike.second, alike.mention) = ("", 0, nil, nil)
      // The size that a list gives a cell is that of the cell's mask in the scene of the list.
      if constraint.source == .autoresizingMask, constraint.second == nil,
        constraint.firstAttribute.isSize
      {
        (alike.source, alike.identifier, alike.origin) = (.encapsulatedSize, nil, nil)
      }
      if constraint.source == .encapsulatedSize {
        (alike.identifier, alike.origin, alike.isPlaceholder) = (nil, nil, false)
      }
      ties.insert(Tie(constraint: alike, first: first, second: second))
    }
    return ties
  }
}
