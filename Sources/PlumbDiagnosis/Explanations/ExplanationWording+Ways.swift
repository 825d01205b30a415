import ConstraintSolver
import LayoutEngine
import PlumbLog

extension ExplanationWording {
  /// A header or footer that an app means to leave out, by the smallest number that is more than 0.
  ///
  /// Source: Apple's documentation of `CGFloat.leastNormalMagnitude`, 2.2 · 10⁻³⁰⁸, which apps return for no header as 0
  /// asks a grouped table for its own height.
  ///
  /// - Parameters:
  ///   - zero: The constraint by which the host makes it that small.
  ///   - own: The constraints of the smallest sets.
  /// - Returns: The cause and what to do, or nil for another length.
  func leastNormal(_ zero: LoggedConstraint, _ own: [LoggedConstraint]) -> (String, String)? {
    guard zero.statement.constant > 0, zero.statement.constant < 1e-100,
      case .anchor(let anchor) = zero.statement.first
    else { return nil }
    return (
      "usual cause: the app gives \(Self.item(anchor.item)) a height of leastNormalMagnitude, which is to say none, and hands "
        + "over a view for it all the same",
      "return no view (nil) where there is to be none"
        + (yielding(own).map { ", or give \($0) a priority of 999" } ?? "")
    )
  }

  /// A row that an app means to hide by a height of a fraction of a point.
  ///
  /// Source: public threads, where the delegate returns a height of 0.01 for such rows.
  ///
  /// - Parameters:
  ///   - zero: The constraint by which the host makes it that small.
  ///   - own: The constraints of the smallest sets.
  /// - Returns: The cause and what to do, or nil for another length.
  func hiddenRow(_ zero: LoggedConstraint, _ own: [LoggedConstraint]) -> (String, String)? {
    guard zero.kind == .encapsulated, zero.statement.constant > 0, zero.statement.constant < 1,
      case .anchor(let anchor) = zero.statement.first, anchor.attribute == .layout(.height),
      Self.isOfCell(anchor.item), let words = yielding(own)
    else { return nil }
    return (
      "usual cause: \(given(by: zero, true)), as where the app hides it by its height, and what is inside needs more",
      "give \(words) a priority of 999, or leave the row out of the table's data"
    )
  }

  /// A cell that is laid out with a width that no table on the screen has.
  ///
  /// Source: UIKit's warning that a table is laid out while it is in no window, which comes with such widths.
  func narrowCell(_ host: LoggedConstraint, _ words: String?) -> (String, String)? {
    guard host.kind == .encapsulated, case .anchor(let anchor) = host.statement.first,
      anchor.attribute == .layout(.width),
      anchor.item.className == "UITableViewCellContentView",
      host.statement.constant > 0, host.statement.constant < 100
    else { return nil }
    return (
      "usual cause: \(given(by: host, false)), as the cell is laid out before its table is in a window and has its own width",
      "update the table once it is on the screen"
        + (words.map { "; if the final layout is right, give \($0) a priority of 999" } ?? "")
    )
  }

  /// The view of a controller that is laid out with a width of which its spaces alone need twice as much.
  ///
  /// Source: public logs of views that are made and laid out before they are shown, 20 or 55 points wide.
  ///
  /// - Parameters:
  ///   - host: The constraint by which the host gives the width.
  ///   - words: The number of the constraint that had best give way.
  /// - Returns: The cause and what to do, or nil for another width.
  func narrowView(_ host: LoggedConstraint, _ words: String?) -> (String, String)? {
    guard host.kind == .encapsulated, case .anchor(let anchor) = host.statement.first,
      anchor.attribute == .layout(.width), anchor.item.className == "UIView",
      host.statement.constant > 0, host.statement.constant < 100, asksForMore(than: host),
      explanation.minimalSets.contains(where: { abs($0.excess) >= host.statement.constant })
    else { return nil }
    return (
      "usual cause: \(given(by: host, false)), as the view is laid out before it has its own width",
      "if the final layout is right, "
        + (words.map { "give \($0) a priority of 999" } ?? "there is nothing to fix")
    )
  }

  /// That the height is one of a phone on its side, where the constraints ask for more than there is then.
  ///
  /// Source: the screens of iPhones, whose shorter side is 320 to 440 points long.
  func sizeClass(_ host: LoggedConstraint, _ isHeight: Bool) -> String? {
    guard isHeight, host.kind == .encapsulated, (320...440).contains(host.statement.constant),
      host.statement.anchors.first?.item.className == "UIView", explanation.isProvable,
      asksForMore(than: host)
    else { return nil }
    return
      "give the screen constraints of its own for a compact height, as it has on a phone that lies on its side"
  }

  /// A view that is made as thin as a line by a length that it shares with another, and that holds something.
  ///
  /// - Parameter own: The constraints of the smallest sets.
  /// - Returns: The cause and what to do, or nil where there is no such view.
  func asThinAsLine(_ own: [LoggedConstraint]) -> (String, String)? {
    let parents = hierarchy.parents
    for thin in own where thin.isLengthOfApp(true) || thin.isLengthOfApp(false) {
      guard thin.statement.relation == .equal, (0...2).contains(thin.statement.constant),
        case .anchor(let line) = thin.statement.first,
        let equal = own.first(where: { constraint in
          let anchors = constraint.statement.anchors
          return constraint.kind == .user && anchors.count == 2
            && constraint.statement.relation == .equal && constraint.statement.multiplier == 1
            && anchors.allSatisfy { $0.attribute == line.attribute }
            && anchors.contains { $0.item.id == line.item.id }
        }),
        let outer = equal.statement.anchors.map(\.item).first(where: { $0.id != line.item.id }),
        parents.values.contains(outer.id),
        [thin, equal].allSatisfy({ constraint in
          place(of: number(of: constraint)).map {
            AdviceTrial(explanation, without: $0).endsConflict
          } ?? false
        })
      else { continue }
      let numbers = [thin, equal].compactMap { place(of: number(of: $0)) }.sorted()
      let adjective = line.attribute == .layout(.width) ? "wide" : "high"
      let points = Wording.number(thin.statement.constant)
      return (
        "likely cause: \(ConflictWording.positions(numbers)) make \(Self.item(outer)) "
          + "\(points) point\(points == "1" ? "" : "s") \(adjective), as thin as \(Self.item(line.item)), and it "
          + "holds something",
        "remove \(ConflictWording.positions(numbers, or: "or"))"
      )
    }
    return nil
  }

  /// The number of the length of a view or of its ratio, where the other one of the two is to give way: a view that is tied
  /// at both ends needs one of them at most.
  func otherOfRatio(_ words: String, _ own: [LoggedConstraint]) -> String? {
    guard let lowered = constraint(numbered: words),
      let item = lowered.statement.anchors.first?.item
    else { return nil }
    let pair = own.filter { constraint in
      let statement = constraint.statement
      return constraint.kind == .user && statement.relation == .equal
        && statement.anchors.allSatisfy {
          $0.item.id == item.id && [.layout(.width), .layout(.height)].contains($0.attribute)
        }
    }
    guard pair.count == 2, pair.contains(where: { $0.identity == lowered.identity }),
      pair.count(where: { $0.statement.second == nil }) == 1,
      let other = pair.first(where: { $0.identity != lowered.identity }),
      let place = place(of: number(of: other)),
      AdviceTrial(explanation, without: place).endsConflict
    else { return nil }
    return number(of: other)
  }

  /// The places of the two constraints by which the app ties what is inside to both ends of what a host sizes, or to those
  /// of a guide in it.
  ///
  /// - Parameters:
  ///   - host: The constraint by which the host gives the length.
  ///   - own: The constraints of the smallest sets.
  /// - Returns: Nil where there are not two such constraints.
  func ends(around host: LoggedConstraint, _ own: [LoggedConstraint]) -> [Int]? {
    guard explanation.minimalSets.count == 1, let item = host.statement.anchors.first?.item else {
      return nil
    }
    var outer: Set = [item.id]
    for constraint in own where constraint.kind == .guide {
      outer.formUnion(constraint.statement.anchors.map(\.item).filter(\.isGuide).map(\.id))
    }
    let ties = own.filter { constraint in
      let ids = constraint.statement.anchors.map(\.item.id)
      return constraint.kind == .user && ids.count == 2
        && outer.contains(ids[0]) != outer.contains(ids[1])
        && constraint.statement.anchors.allSatisfy { anchor in
          guard case .layout(let edge) = anchor.attribute else { return false }
          return edge.side(isMirrored: false) != nil
        }
    }
    let places = ties.compactMap { place(of: number(of: $0)) }
    return places.count == 2 ? places.sorted() : nil
  }
}
