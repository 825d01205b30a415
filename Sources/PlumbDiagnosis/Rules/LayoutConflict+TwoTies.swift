import ConstraintSolver
import LayoutEngine

extension LayoutConflict {
  /// The two constraints of the app that tie one edge of a view to a view and to a guide of that, such as its safe area; nil in other
  /// conflicts.
  ///
  /// How far apart the two are hangs on the device, so that no constant settles it: one of them is not meant. The tie to the view
  /// itself, which the bars cover, is the first one.
  func twoTies(in snapshot: LayoutSnapshot) -> (Int, Int)? {
    let own = constraints.filter { snapshot.constraints[$0].isOwn }
    guard own.count == 2, members.count > 2 else { return nil }
    let ties = own.map { snapshot.constraints[$0] }
    guard
      let tied = [ties[0].first, ties[0].second].compactMap(\.self).first(where: { item in
        ties.allSatisfy { $0.first == item || $0.second == item }
      }), ties.allSatisfy({ $0.relation == .equal && $0.multiplier == 1 && $0.second != nil })
    else { return nil }
    let ends = ties.map { tie in
      tie.first == tied
        ? (own: tie.firstAttribute, item: tie.second ?? tied, other: tie.secondAttribute)
        : (own: tie.secondAttribute, item: tie.first, other: tie.firstAttribute)
    }
    func owner(_ item: Int) -> Int {
      snapshot.items[item].kind == .guide ? snapshot.items[item].parent ?? item : item
    }
    guard ends[0].own == ends[1].own, ends.allSatisfy({ $0.own == $0.other && !$0.own.isSize }),
      ends[0].item != ends[1].item, owner(ends[0].item) == owner(ends[1].item)
    else { return nil }
    return snapshot.items[ends[1].item].kind == .view ? (own[1], own[0]) : (own[0], own[1])
  }
}
