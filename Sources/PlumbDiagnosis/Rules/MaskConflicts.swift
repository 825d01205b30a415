import LayoutEngine

/// The conflicts that one autoresizing mask makes, which are one thing to mend.
///
/// A view that keeps its mask beside constraints contradicts each chain of them that passes it, and UIKit logs every one;
/// turning the mask off ends them all, as each is a smallest set that holds a part of the mask.
struct MaskConflicts {
  /// The view that keeps its mask, among the snapshot's items.
  let view: Int
  /// Whether constraints of the app place the view, or give it a size: nobody meant a mask beside them.
  let isForgotten: Bool
  /// The conflict that was found first.
  let first: LayoutConflict
  /// The others, in the order in which they were found.
  var further: [LayoutConflict] = []

  /// Conflicts by the mask that makes them, and those that none makes, each in the order in which they were found.
  ///
  /// The mask of a view that a cell places is none of the app's. The size of a view that the app gave a frame alone is its
  /// own matter only where it contradicts in more ways than one.
  static func grouped(
    _ conflicts: [LayoutConflict],
    _ facts: LayoutFacts
  ) -> (masks: [MaskConflicts], others: [LayoutConflict]) {
    let views = conflicts.map { conflict -> Int? in
      let masked = conflict.constraints.compactMap(facts.viewOfMask)
      // A view that others are only placed beside lies where its frame says; theirs is the mask too many.
      return masked.first { facts.isSubject($0, of: conflict.constraints) }
        ?? masked.first { facts.isPlaced($0, by: conflict.constraints) } ?? masked.first
    }
    let counts = Dictionary(views.compactMap { $0.map { ($0, 1) } }, uniquingKeysWith: +)
    var groups: [MaskConflicts] = []
    var others: [LayoutConflict] = []
    for (conflict, view) in zip(conflicts, views) {
      guard let view else {
        others.append(conflict)
        continue
      }
      let isForgotten = facts.isPlaced(view, by: facts.constraints[view])
      if let place = groups.firstIndex(where: { $0.view == view }) {
        groups[place].further.append(conflict)
      } else if isForgotten || counts[view, default: 0] > 1 {
        groups.append(MaskConflicts(view: view, isForgotten: isForgotten, first: conflict))
      } else {
        others.append(conflict)
      }
    }
    return (groups, others)
  }

  /// What is wrong, with the first of the conflicts in its own words.
  func message(_ first: String, _ words: Wording, _ frame: LayoutRect) -> String {
    let count = further.count + 1
    let ways = count == 1 ? "" : " in \(count) ways, the first of which is"
    let name = words.item(view)
    let start =
      isForgotten
      ? "\(name) keeps its autoresizing mask beside its constraints, and they contradict each other"
      : "\(name) keeps its autoresizing mask and so its size of "
        + "\(Wording.number(frame.width)) by \(Wording.number(frame.height)), which contradicts what is in it"
    return "\(start)\(ways): \(first)"
  }

  /// What to change: no priority helps, as what the mask makes stays.
  func suggestion(_ words: Wording) -> String {
    let off = "set `translatesAutoresizingMaskIntoConstraints` of \(words.item(view)) to false"
    return isForgotten ? off : "\(off) and constrain it, or give it a frame that has room"
  }
}

extension LayoutFacts {
  /// The view whose mask made a constraint, where the app can turn it off; nil for other constraints.
  ///
  /// The view of a controller, which fills its window by the mask, and a cell and its content view are UIKit's to place.
  fileprivate func viewOfMask(_ place: Int) -> Int? {
    let constraint = snapshot.constraints[place]
    guard constraint.source == .autoresizingMask else { return nil }
    let item = items[constraint.first]
    guard let parent = item.parent, item.kind == .view, item.usesAutoresizingMask,
      !UIKitClassName.isWindow(items[parent].className),
      !isContentViewOfCell(constraint.first), !isCell(constraint.first)
    else { return nil }
    return constraint.first
  }

  /// Whether a view is a cell, header or footer, which its list places.
  private func isCell(_ index: Int) -> Bool {
    children[index].contains(where: isContentViewOfCell)
      || items[index].parent.map { parent in
        children[parent].contains { items[$0].kind == .content }
          && children[index].contains { items[$0].label == "contentView" }
      } == true
  }

  /// Whether a constraint of the app starts with a view, as that which it places.
  fileprivate func isSubject(_ view: Int, of places: [Int]) -> Bool {
    isPlaced(view, by: places.filter { snapshot.constraints[$0].first == view })
  }

  /// Whether a constraint of the app is about a view itself, and not about what lies in it.
  fileprivate func isPlaced(_ view: Int, by places: [Int]) -> Bool {
    places.contains { place in
      let constraint = snapshot.constraints[place]
      guard constraint.isOwn else { return false }
      guard let second = constraint.second else { return constraint.first == view }
      guard constraint.first == view || second == view else { return false }
      let other = constraint.first == view ? second : constraint.first
      return !hierarchy.isAncestor(view, of: other)
    }
  }
}
