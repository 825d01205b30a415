import ConstraintSolver
import LayoutEngine

extension SolvedLayout {
  /// A finding for each view whose position or size the constraints leave open.
  public func ambiguityFindings() -> [Finding] {
    LayoutFacts(self, options: DiagnosisOptions()).ambiguityFindings()
  }
}

extension LayoutFacts {
  /// A finding for each view whose position or size the constraints leave open.
  func ambiguityFindings() -> [Finding] {
    var open: [Int: [LayoutFreedom]] = [:]
    let contents = solved.contentsInUse
    for freedom in freedomsOfTheApp {
      if let view = solved.view(of: freedom, contents) { open[view, default: []].append(freedom) }
    }
    for tie in tiedSiblings {
      // Another rule says of these what is open and what settles it.
      for index in tie.items {
        open[index]?.removeAll { $0.quantity.axis == tie.axis }
        if open[index]?.isEmpty == true { open[index] = nil }
      }
    }
    for axis in LayoutAxis.allCases {
      let tied = tiedSiblings.filter { $0.axis == axis }.flatMap(\.items)
      for index in placed(by: tied, axis) {
        let along = open[index]?.filter { $0.quantity.axis == axis } ?? []
        guard along.allSatisfy({ !$0.quantity.isLength }) else { continue }
        open[index]?.removeAll { $0.quantity.axis == axis }
        if open[index]?.isEmpty == true { open[index] = nil }
      }
    }
    var findings = causes(of: open).map { cause in
      let index = cause.view
      let freedoms = cause.freedoms.sorted { $0.quantity.rank < $1.quantity.rank }
      let open = freedoms.map { freedom in
        let isContent = freedom.item.index != index
        return (
          quantity: "\(isContent ? "content " : "")\(freedom.quantity.rawValue)",
          range: words.range(freedom)
        )
      }
      let parts =
        Set(open.map(\.range)).count == 1
        ? ["\(Wording.list(open.map(\.quantity))) can be \(open[0].range)"]
        : open.map { "\($0.quantity) can be \($0.range)" }
      let others =
        switch cause.others.count {
        case 0: ""
        case 1: "; \(words.item(cause.others[0])) depends on it"
        default: "; \(cause.others.count) more views depend on it"
        }
      let looseEnd = looseEnd(of: freedoms)
      let isOfFrame = cause.others.isEmpty && isTiedToFrameAlone(freedoms)
      let least = looseEnd == nil ? leastLengthOfContent(freedoms) : nil
      let wishes = looseEnd == nil && least == nil && !isOfFrame ? equalWishes(of: cause) : []
      let reason = wishes.isEmpty ? "" : ", as " + wishes.map(\.reason).joined(separator: ", and ")
      var finding = Finding(
        .ambiguous,
        in: snapshot.name,
        at: (looseEnd ?? wishes.first?.settling).flatMap { snapshot.constraints[$0].origin }
          ?? snapshot.items[index].origin,
        items: [index] + cause.others,
        constraints: wishes.flatMap(\.places),
        message: "\(words.item(index)) is not determined: \(parts.joined(separator: ", "))"
          + reason + others,
        suggestion: isOfFrame
          ? "tie leading and trailing of what is in \(words.item(index)) to its `contentLayoutGuide`, and its width to "
            + "the `frameLayoutGuide`"
          : least.map {
            "add an equality beside \(words.named($0)), with a priority of 250, or give what takes the room that is left over a "
              + freedoms[0].quantity.axis.size
          } ?? wishes.first?.advice(words) ?? adviceForNestedStacks(cause)
            ?? suggestion(for: freedoms)
      )
      if isOfFrame || least != nil { finding.severity = .note }
      return finding
    }
    if solved.leavesFreedomsOut, let root = snapshot.items.first {
      findings.append(
        Finding(
          .ambiguous,
          in: snapshot.name,
          at: root.origin,
          items: [0],
          message: "\(words.item(0)) holds more views that are not determined than are listed"
        )
      )
    }
    return findings
  }
}

extension LayoutFacts {
  /// The views whose places follow from how siblings share their room: equalities tie their edges to those of the siblings, one
  /// after another.
  ///
  /// - Complexity: O(*constraints*), where there are such siblings.
  private func placed(by siblings: [Int], _ axis: LayoutAxis) -> Set<Int> {
    if siblings.isEmpty { return [] }
    var neighbors: [Int: [Int]] = [:]
    for constraint in snapshot.constraints where constraint.relation == .equal {
      guard let second = constraint.second, constraint.firstAttribute.axis == axis,
        !constraint.firstAttribute.isSize,
        !hierarchy.isAncestor(constraint.first, of: second),
        !hierarchy.isAncestor(second, of: constraint.first)
      else { continue }
      neighbors[constraint.first, default: []].append(second)
      neighbors[second, default: []].append(constraint.first)
    }
    var found = Set(siblings)
    var next = siblings
    while let item = next.popLast() {
      for neighbor in neighbors[item] ?? [] where found.insert(neighbor).inserted {
        next.append(neighbor)
      }
    }
    return found.subtracting(siblings)
  }
}

extension LayoutFreedom.Quantity {
  /// Whether it is a length, not a place.
  var isLength: Bool { self == .width || self == .height }
}

extension SolvedLayout {
  /// What is open in the app, too, by a pixel or more, and not on the canvas alone.
  ///
  /// In the app a cell, or a view whose size its host gives, is as high as its content wants, views of
  /// which a document does not tell the content have one, and what placeholders hold is held by code.
  var freedomsOfTheApp: [LayoutFreedom] {
    var app = snapshot
    wantWhatGaveWay(&app)
    for place in app.constraints.indices where app.constraints[place].isPlaceholder {
      guard app.constraints[place].source == .encapsulatedSize,
        app.constraints[place].firstAttribute == .height
      else { continue }
      app.constraints[place].priority = 50
    }
    for index in app.items.indices where app.items[index].hasUnknownContent {
      let frame = app.items[index].savedFrame ?? frames[index]
      let properties = app.items[index].properties
      if !app.items[index].hasNoContentWidth {
        app.items[index].properties.intrinsicWidth = properties.intrinsicWidth ?? frame.width
      }
      app.items[index].properties.intrinsicHeight = properties.intrinsicHeight ?? frame.height
    }
    // A stack view that shows nothing takes no room, and nobody sees where.
    for (index, item) in app.items.enumerated() {
      guard let stack = item.stack, stack.arranged.allSatisfy({ app.items[$0].isHidden }) else {
        continue
      }
      app.items[index].properties.intrinsicWidth = 0
      app.items[index].properties.intrinsicHeight = 0
    }
    let held = itemsBelowPlaceholders
    var isHidden = snapshot.items.map(\.isHidden)
    let collapsed = collapsedItems
    for (index, item) in snapshot.items.enumerated() {
      if let parent = item.parent, isHidden[parent] || collapsed.contains(parent) {
        isHidden[index] = true
      }
    }
    // Where no constraint could give way, a conflict's frames say nothing of what is open.
    let torn = Set(
      conflicts.filter { $0.broken == nil }.flatMap { $0.members.flatMap(items(of:)) }
    )
    let pixel = 1 / snapshot.scale
    let found = freedoms.filter { freedom in
      let index = freedom.item.index
      return freedom.upper - freedom.lower >= pixel && !held.contains(index) && !isHidden[index]
        && !torn.contains(index) && !isShared(index, freedom.quantity.axis)
    }
    guard app != snapshot, !found.isEmpty, let other = try? SolvedLayout(app) else { return found }
    struct Key: Hashable {
      var item: ItemID
      var quantity: LayoutFreedom.Quantity
    }
    let still = Set(other.freedoms.map { Key(item: $0.item, quantity: $0.quantity) })
    return found.filter { still.contains(Key(item: $0.item, quantity: $0.quantity)) }
  }

  /// The views that a constraint collapses to nothing, and that clip what is in them: nobody sees where that is.
  private var collapsedItems: Set<Int> {
    let pixel = 1 / snapshot.scale
    return Set(
      snapshot.constraints.compactMap { constraint in
        guard constraint.second == nil, constraint.relation != .greaterThanOrEqual,
          constraint.constant <= 0, snapshot.items[constraint.first].clipsToBounds
        else { return nil }
        let frame = frames[constraint.first]
        return switch constraint.firstAttribute {
        case .width where frame.width < pixel: constraint.first
        case .height where frame.height < pixel: constraint.first
        default: nil
        }
      }
    )
  }

  /// Whether a stack view above gives an item a share along an axis that a document does not tell.
  ///
  /// A stack view that fills in proportion asks each view for its content, and one that has none for what
  /// it arranges: UIKit does not say how.
  private func isShared(_ index: Int, _ axis: LayoutAxis) -> Bool {
    var child = index
    while let parent = snapshot.items[child].parent {
      if let stack = snapshot.items[parent].stack, stack.distribution == "fillProportionally",
        stack.axis == axis, stack.arranged.contains(child),
        stack.arranged.contains(where: {
          !snapshot.items[$0].isHidden && snapshot.items[$0].properties.length(axis) == nil
        })
      {
        return true
      }
      child = parent
    }
    return false
  }

  /// Puts constraints that gave way in conflicts just below required.
  ///
  /// What they would have settled is told by the conflict. Each is wanted less than the one before, so that
  /// two that gave way are no choice.
  private func wantWhatGaveWay(_ wanted: inout LayoutSnapshot) {
    for (number, conflict) in conflicts.enumerated() {
      if let place = conflict.broken?.index {
        let priority = Float(max(751, 999 - number))
        wanted.constraints[place].priority = min(priority, wanted.constraints[place].priority)
        continue
      }
      // Where no constraint of the app may give way, contents do.
      for member in conflict.members {
        switch member.subject {
        case .hugging(let id, _):
          let hugging = wanted.items[id.index].properties.hugging
          wanted.items[id.index].properties.hugging.horizontal = min(999, hugging.horizontal)
          wanted.items[id.index].properties.hugging.vertical = min(999, hugging.vertical)
        case .compressionResistance(let id, _):
          let resistance = wanted.items[id.index].properties.compressionResistance
          wanted.items[id.index].properties.compressionResistance.horizontal =
            min(999, resistance.horizontal)
          wanted.items[id.index].properties.compressionResistance.vertical =
            min(999, resistance.vertical)
        case .constraint, .nonNegative: continue
        }
      }
    }
  }

  /// The views that placeholders of the app hold, and what lies in them.
  private var itemsBelowPlaceholders: Set<Int> {
    let held = itemsOfPlaceholders
    var result: Set<Int> = []
    guard !held.isEmpty else { return result }
    // Whatever the content of a scroll view is, it depends on them.
    var holds = Array(repeating: false, count: snapshot.items.count)
    for (index, item) in snapshot.items.enumerated().reversed() {
      if let parent = item.parent, holds[index] || held.contains(index) { holds[parent] = true }
    }
    for (index, item) in snapshot.items.enumerated() where item.kind == .content {
      if let parent = item.parent, holds[parent] { result.insert(index) }
    }
    for index in snapshot.items.indices {
      guard let parent = snapshot.items[index].parent else { continue }
      if result.contains(parent) || held.contains(index) { result.insert(index) }
    }
    return result
  }
}

extension LayoutFreedom.Quantity {
  /// The axis along which it is measured.
  var axis: LayoutAxis {
    switch self {
    case .x, .width: .horizontal
    case .y, .height: .vertical
    }
  }

  var rank: Int {
    switch self {
    case .x: 0
    case .y: 1
    case .width: 2
    case .height: 3
    }
  }
}
