import LayoutEngine
import PlumbDiagnosis

extension SourceLayout {
  /// What becomes of a finding in other sizes than the one that the reader gave the view, where the view's own constraints do
  /// not decide on one; nil where it is not there.
  ///
  /// A cell whose height only its list decides on has that of a row that nobody sized, while its list may give it any: a
  /// finding is told where it holds in a cell that is much higher, too, and in one that is as high as its content. Any other
  /// view is as wide as the screen and as high as it wants to be. It may get all the room of the screen, where code that asks
  /// for the size is run again, or no more than its content needs. A finding is as serious as in the size in which it is least so.
  /// What conflicts has to do so in any size, and is told as it does, unless it is a mask that was forgotten: a view without
  /// a size would suit that.
  func inOtherSizes(_ finding: Finding) -> Finding? {
    guard Self.rulesOfRoom.contains(finding.rule), let snapshot else { return finding }
    var others: [LayoutSnapshot] = []
    if hasAssumedHeight {
      others = [snapshot.withHeight(by: Self.muchHigher), snapshot.withHeightOfContent()]
    } else if assumedRoom == nil, snapshot.isCell, !hasHeightOfRow {
      // A row that its content makes as high as it is grows with it, and its height is a whole number of pixels besides.
      others.append(snapshot.withHeightOfContent())
    }
    if let laidOutInRoom, laidOutInRoom.constraints.count == snapshot.constraints.count,
      laidOutInRoom.items.count == snapshot.items.count
    {
      others.append(laidOutInRoom)
    } else if let assumedRoom, let larger = snapshot.filling(assumedRoom) {
      others.append(larger)
    }
    // A view that is as large as its texts leaves no room to share, and so may the item of a collection view be.
    if finding.rule == .equalPriorities, assumedRoom != nil {
      others.append(snapshot.withSizeOfContent())
    }
    var least = finding
    for other in others {
      guard let findings = found(finding.rule, in: other) else { continue }
      let same = findings.filter { isAbout(finding, $0) }
      guard let worst = same.max(by: { $0.severity < $1.severity }) else {
        // In the size that it asks for it is there, and any other one contradicts that.
        guard let size = onlySize(of: finding) else { return nil }
        least.message += size
        // A text that no size of the cell shows is missing; a picture may stick out for looks.
        if finding.items.first.map({ snapshot.items[$0].isText }) == true {
          least.severity = max(least.severity, .warning)
        }
        return least
      }
      // What is serious for want of room alone is as serious as with more of it, and begins there.
      if finding.rule != .conflict, worst.severity < least.severity { least = worst }
      // Of the conflicts that a mask makes, those are told that are there in any size.
      if finding.rule == .conflict, isOfMask(least, worst),
        worst.constraints.count < least.constraints.count
      {
        least =
          found(finding.rule, in: other, withFixes: true)?.first {
            isOfMask(least, $0) && $0.constraints == worst.constraints
          } ?? worst
      }
    }
    guard least.severity == finding.severity else { return least }
    if isBetweenSafeSides(least) || contradictsWidthOfItems(least) || isOfShares(least) {
      return least
    }
    guard assumedRoom != nil, laidOutInRoom == nil, least.rule == .conflict,
      !least.constraints.contains(where: { snapshot.constraints[$0].source == .autoresizingMask }
      ),
      let free = found(.conflict, in: sizedByContent(snapshot))
    else { return least }
    // The conflict of a size that was made up with what is there may hide one that is there in any size.
    let own = ownConstraints(of: least)
    if free.contains(where: { ownConstraints(of: $0) == own }) { return least }
    return found(.conflict, in: sizedByContent(snapshot), withFixes: true)?.first {
      isAbout(least, $0)
    }
  }

  /// Whether a finding is a conflict of constraints that reach from one side of the view's own safe area to the other, so that the
  /// view is as wide as a screen, whatever its content is.
  ///
  /// Source: Apple, `UIView.safeAreaLayoutGuide`: what bars and the screen's own shape leave of a view; one that is no wider than its
  /// content has no use for it at both sides.
  private func isBetweenSafeSides(_ finding: Finding) -> Bool {
    guard finding.rule == .conflict, let snapshot, !snapshot.isCell else { return false }
    var sides: Set<String> = []
    for constraint in finding.constraints.map({ snapshot.constraints[$0] })
    where constraint.source == .app && constraint.priority >= 1000 {
      let ends = [
        (constraint.first, constraint.firstAttribute),
        (constraint.second, constraint.secondAttribute),
      ]
      for case (let item?, let attribute) in ends
      where snapshot.items[item].kind == .guide && snapshot.items[item].className == "safe area"
        && snapshot.items[item].parent == 0
      {
        if let side = attribute.side(isMirrored: false) { sides.insert(side) }
      }
    }
    return sides.isSuperset(of: ["left", "right"])
  }

  /// Whether a finding is a conflict with the width that the collection views give a cell.
  private func contradictsWidthOfItems(_ finding: Finding) -> Bool {
    guard hasWidthOfItems, finding.rule == .conflict, let snapshot else { return false }
    return finding.constraints.contains { place in
      let constraint = snapshot.constraints[place]
      return constraint.source == .encapsulatedSize && constraint.firstAttribute == .width
    }
  }

  /// The layout of a view that is as large as its content, but for the height that its list gives it.
  private func sizedByContent(_ snapshot: LayoutSnapshot) -> LayoutSnapshot {
    hasHeightOfRow ? snapshot.withWidthOfContent() : snapshot.withSizeOfContent()
  }

  /// What a rule finds in another layout of the class; nil where it has no solution.
  ///
  /// With fixes it can be told; without, it can only be compared, and no changes are tried.
  func found(
    _ rule: Rule,
    in snapshot: LayoutSnapshot,
    withFixes: Bool = false
  ) -> [Finding]? {
    RecentlySolved.shared.findings(of: rule, in: snapshot, triesFixes: withFixes)
  }

  /// Whether two findings of a rule are about the same: of the conflicts that one view makes, those along the other axis stay,
  /// and what grows out at the side may have all the room it needs below.
  ///
  /// Two conflicts may have a constraint in common, of which one comes of the size alone: most of them have to be the same.
  private func isAbout(_ finding: Finding, _ other: Finding) -> Bool {
    guard finding.rule == .conflict else {
      return Set(other.items) == Set(finding.items) && other.growthAxis == finding.growthAxis
    }
    let own = ownConstraints(of: finding)
    return own.intersection(other.constraints).count * 2 >= max(own.count, 1)
      || isOfMask(finding, other)
  }

  /// Whether two findings are conflicts with the mask of one view that have more in common than the mask.
  ///
  /// All conflicts that a mask makes are one finding, and some of them may be there in one size alone.
  private func isOfMask(_ finding: Finding, _ other: Finding) -> Bool {
    guard let snapshot, let view = finding.items.first, view == other.items.first else {
      return false
    }
    let shared = ownConstraints(of: finding).intersection(other.constraints)
    let ofMask = shared.filter {
      snapshot.constraints[$0].source == .autoresizingMask && snapshot.constraints[$0].first == view
    }
    return !ofMask.isEmpty && shared.count > ofMask.count
  }

  /// The constraints of a finding but for sizes that a view gets from outside: those may be in any conflict.
  private func ownConstraints(of finding: Finding) -> Set<Int> {
    Set(finding.constraints.filter { snapshot?.constraints[$0].source != .encapsulatedSize })
  }

  /// The rules that compare what is there with the room for it.
  static let rulesOfRoom: Set<Rule> = [
    .conflict, .equalPriorities, .outsideSuperview, .overlappingContent, .textTruncated,
    .unboundedGrowth, .zeroSize,
  ]

  /// In points: more than any row lacks.
  private static let muchHigher = 2000.0
}

extension LayoutSnapshot {
  /// Whether it is the layout of a cell, whose content view is in its root.
  var isCell: Bool { contentView != nil }

  /// The content view of the cell that the layout is of: the root gives it its place and size.
  private var contentView: Int? {
    items.indices.first { index in
      let item = items[index]
      return item.parent == 0 && (item.isContentView || item.label == "contentView")
        && constraints.contains {
          $0.first == index && $0.source == .encapsulatedSize && $0.firstAttribute.isSize
        }
    }
  }

  /// The layout in which the content view of a cell grows with the cell, as UIKit makes it do.
  func withContentViewAlong() -> LayoutSnapshot {
    guard let contentView else { return self }
    var result = self
    for place in sizesFromOutside where constraints[place].first == contentView {
      let attribute = constraints[place].firstAttribute
      let own = sizesFromOutside.first {
        constraints[$0].first == 0 && constraints[$0].firstAttribute == attribute
      }
      guard let own else { continue }
      result.constraints[place].second = 0
      result.constraints[place].secondAttribute = attribute
      result.constraints[place].multiplier = 1
      result.constraints[place].constant -= constraints[own].constant
    }
    return result
  }

  /// The heights that a list gives a cell and its content view.
  private var heightsFromList: [Int] {
    sizesFromOutside.filter { constraints[$0].firstAttribute == .height }
  }

  private var widthsFromList: [Int] {
    sizesFromOutside.filter { constraints[$0].firstAttribute == .width }
  }

  /// The lengths that a view gets from outside, and a cell's content view with it.
  private var sizesFromOutside: [Int] {
    constraints.indices.filter { place in
      let constraint = constraints[place]
      return constraint.source == .encapsulatedSize && constraint.firstAttribute.isSize
        && constraint.second == nil
    }
  }

  fileprivate func withHeight(by difference: Double) -> LayoutSnapshot {
    var result = withContentViewAlong()
    for place in result.heightsFromList { result.constraints[place].constant += difference }
    return result
  }

  func withHeightOfContent() -> LayoutSnapshot { barelyWanting(\.heightsFromList) }

  fileprivate func withSizeOfContent() -> LayoutSnapshot { barelyWanting(\.sizesFromOutside) }

  fileprivate func withWidthOfContent() -> LayoutSnapshot { barelyWanting(\.widthsFromList) }

  private func barelyWanting(_ places: (LayoutSnapshot) -> [Int]) -> LayoutSnapshot {
    var result = withContentViewAlong()
    // Where nothing says how large it gets, a view may ask for all there is.
    if let length = result.items[0].properties.intrinsicWidth, length >= Self.expanded {
      result.items[0].properties.intrinsicWidth = nil
    }
    if let length = result.items[0].properties.intrinsicHeight, length >= Self.expanded {
      result.items[0].properties.intrinsicHeight = nil
    }
    for place in places(result) { result.constraints[place].priority = Self.leastWanted }
    return result
  }

  /// The layout with a root, and a cell's content view with it, that is as large as the screen; nil where it is.
  ///
  /// A length that the view requires of itself stays. One that only follows from what is in it need not hold.
  fileprivate func filling(_ room: LayoutSize) -> LayoutSnapshot? {
    var result = withContentViewAlong()
    var isLarger = false
    for place in result.sizesFromOutside where constraints[place].first == 0 {
      let constraint = constraints[place]
      let isWidth = constraint.firstAttribute == .width
      let length = isWidth ? room.width : room.height
      let now = isWidth ? items[0].frame.width : items[0].frame.height
      guard min(now, constraint.constant) < length else { continue }
      isLarger = true
      result.constraints[place].constant = length
      // A view without a mask is as large as its content in a scene of its own.
      result.constraints[place].priority = max(constraint.priority, Self.wanted)
      let isRequired = constraints.contains {
        $0.source == .app && $0.first == constraint.first && $0.second == nil
          && $0.firstAttribute == constraint.firstAttribute
      }
      if isRequired { result.constraints[place].priority = Self.wanted }
    }
    return isLarger ? result : nil
  }

  /// A length in points that stands for as much as there is: `UIView.layoutFittingExpandedSize`.
  private static let expanded = 10_000.0
  /// Just below what is required.
  private static let wanted: Float = 999
  /// Below the priority with which a view holds on to its content.
  private static let leastWanted: Float = 50
}
