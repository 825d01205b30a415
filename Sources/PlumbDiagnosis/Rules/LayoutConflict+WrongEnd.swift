import ConstraintSolver
import LayoutEngine

/// A constraint that ties an end of a view to the far end of what it lies in, where the view's own far end was meant:
/// `stack.top = card.top + 7` beside `stack.top = card.bottom − 7`.
struct WrongEnd {
  /// The constraint, by its place in the snapshot.
  var constraint: Int
  /// The view whose end it ties.
  var view: Int
  /// The end that it ties, and the one that is meant.
  var tied: LayoutAttribute
  var meant: LayoutAttribute
}

extension LayoutConflict {
  /// The constraint of the set that has the wrong end of its view; nil where there is none, or where the conflict stays when it has
  /// the other one.
  ///
  /// The other constraint holds the same end where it belongs, and nothing of the app holds the other end.
  func wrongEnd(in solved: SolvedLayout) -> WrongEnd? {
    let snapshot = solved.snapshot
    let ties = constraints.compactMap { Self.tie($0, in: snapshot) }
    for wrong in ties where wrong.isAcross {
      guard
        ties.contains(where: {
          !$0.isAcross && $0.view == wrong.view && $0.end == wrong.end && $0.outer == wrong.outer
        }),
        !snapshot.constraints.contains(where: {
          $0.isOwn
            && ($0.first == wrong.view && $0.firstAttribute == wrong.other
              || $0.second == wrong.view && $0.secondAttribute == wrong.other)
        })
      else { continue }
      var mended = snapshot
      if mended.constraints[wrong.constraint].first == wrong.view {
        mended.constraints[wrong.constraint].firstAttribute = wrong.other
      } else {
        mended.constraints[wrong.constraint].secondAttribute = wrong.other
      }
      guard let after = try? SolvedLayout(mended), after.conflicts.count < solved.conflicts.count
      else { continue }
      return WrongEnd(
        constraint: wrong.constraint,
        view: wrong.view,
        tied: wrong.end,
        meant: wrong.other
      )
    }
    return nil
  }

  /// An end of a view that a constraint ties to an end of its superview, or of a guide of that.
  private struct Tie {
    var constraint: Int
    var view: Int
    var outer: Int
    var end: LayoutAttribute
    /// The opposite end of the view.
    var other: LayoutAttribute
    /// Whether it is tied to the opposite end of what it lies in.
    var isAcross: Bool
  }

  private static func tie(_ place: Int, in snapshot: LayoutSnapshot) -> Tie? {
    let constraint = snapshot.constraints[place]
    guard constraint.isOwn, constraint.relation == .equal, constraint.multiplier == 1,
      let second = constraint.second
    else { return nil }
    func owner(_ item: Int) -> Int {
      snapshot.items[item].kind == .guide ? snapshot.items[item].parent ?? item : item
    }
    let isInner = snapshot.items[constraint.first].parent == owner(second)
    let isOuter = snapshot.items[second].parent == owner(constraint.first)
    guard isInner != isOuter else { return nil }
    let (view, outer) = isInner ? (constraint.first, second) : (second, constraint.first)
    let (end, outerEnd) =
      isInner
      ? (constraint.firstAttribute, constraint.secondAttribute)
      : (constraint.secondAttribute, constraint.firstAttribute)
    guard snapshot.items[view].kind == .view, let other = opposites[end],
      outerEnd == end || outerEnd == other
    else { return nil }
    return Tie(
      constraint: place,
      view: view,
      outer: owner(outer),
      end: end,
      other: other,
      isAcross: outerEnd == other
    )
  }

  private static let opposites: [LayoutAttribute: LayoutAttribute] = [
    .top: .bottom, .bottom: .top, .left: .right, .right: .left, .leading: .trailing,
    .trailing: .leading,
  ]
}
