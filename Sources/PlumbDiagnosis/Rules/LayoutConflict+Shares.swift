import ConstraintSolver
import LayoutEngine

/// Constraints of a conflict that each give a view a part of one and the same length.
struct SharesOfLength {
  /// The item whose length it is.
  var whole: Int
  /// The constraints, in the order of the conflict.
  var constraints: [Int]
  /// What the parts add up to: 1 is all of it.
  var sum: Double
}

extension LayoutConflict {
  /// The shares of one length that views beside each other are given, and that do not come to what there is; nil in other conflicts.
  func shares(in snapshot: LayoutSnapshot) -> SharesOfLength? {
    let own = constraints.filter { place in
      let constraint = snapshot.constraints[place]
      return constraint.isOwn && constraint.relation == .equal && constraint.constant == 0
        && constraint.firstAttribute.isSize
        && constraint.firstAttribute == constraint.secondAttribute
        && constraint.multiplier > 0 && constraint.multiplier < 1
    }
    guard own.count > 1, let first = own.first, let whole = snapshot.constraints[first].second,
      own.allSatisfy({ place in
        let constraint = snapshot.constraints[place]
        return constraint.second == whole
          && constraint.firstAttribute == snapshot.constraints[first].firstAttribute
          && snapshot.items[constraint.first].parent
            == snapshot.items[snapshot.constraints[first].first].parent
      })
    else { return nil }
    return SharesOfLength(
      whole: whole,
      constraints: own,
      sum: own.reduce(0) { $0 + snapshot.constraints[$1].multiplier }
    )
  }
}

extension Wording {
  /// What to do with shares of a length that do not come to it: whatever the length is, no constant settles them.
  func adviceForShares(_ shares: SharesOfLength, leavingOut place: Int) -> String {
    let whole = item(shares.whole)
    let sum =
      abs(shares.sum - 1) < 0.001
      ? "all of \(whole), and the spaces between them come on top"
      : "\(Self.number(shares.sum)) of \(whole)"
    return
      "leave out \(named(place)), so that its view gets what is left: the shares add up to \(sum)"
  }
}
