import LayoutEngine

/// What rules ask of a solved layout, worked out once.
final class LayoutFacts {
  let solved: SolvedLayout
  let options: DiagnosisOptions
  let words: Wording
  /// The frame of each item in root coordinates, in points.
  let absolute: [LayoutRect]
  /// The children of each item, in order.
  let children: [[Int]]
  /// The constraints that name each item, in order.
  let constraints: [[Int]]
  /// Whether an item is seen: neither it nor what it lies in is hidden.
  let isVisible: [Bool]
  /// The items that the constraints leave open along each axis.
  let undetermined: [LayoutAxis: Set<Int>]
  /// The items of conflicts and of placeholders, whose frames say little.
  let conflicting: Set<Int>
  /// The views with content that scrolls.
  let scrolls: Set<Int>

  /// The layout under the other reading direction.
  private(set) lazy var mirrored = MirroredLayout(solved)

  /// The layout with a root as high as its content wants.
  private(set) lazy var roomy: SolvedLayout? = {
    var snapshot = solved.snapshot
    for place in snapshot.constraints.indices
    where snapshot.constraints[place].source == .encapsulatedSize
      && snapshot.constraints[place].firstAttribute == .height
    {
      snapshot.constraints[place].priority = 1
    }
    return try? SolvedLayout(snapshot)
  }()

  /// The layout with a root that its host makes as high as its content wants, where the height on the
  /// canvas is not the app's: that of a cell, or of a view that is no screen.
  private(set) lazy var fitted: SolvedLayout? = {
    var snapshot = solved.snapshot
    for place in snapshot.constraints.indices
    where snapshot.constraints[place].source == .encapsulatedSize
      && snapshot.constraints[place].isPlaceholder
      && snapshot.constraints[place].firstAttribute == .height
    {
      snapshot.constraints[place].priority = 50
    }
    return snapshot == solved.snapshot ? nil : try? SolvedLayout(snapshot)
  }()

  /// Layouts with other axes of stack views, as far as somebody asked.
  private var turnedStacks: [Int: TurnedStack] = [:]

  /// What comes of the layout with the other axis for a stack view.
  ///
  /// Of a large layout with many stack views, which has to be solved for each, the first ones are.
  func turned(_ stack: Int) -> TurnedStack {
    if let known = turnedStacks[stack] { return known }
    var result = TurnedStack.unknown
    if turnedStacks.count < max(4, 20_000 / max(1, items.count)),
      let other = snapshot.turned(stack: stack, stacks), let solved = try? SolvedLayout(other)
    {
      let members = solved.conflicts.flatMap(\.members).compactMap { member -> Int? in
        if case .constraint(let id) = member.subject { return id.index }
        return nil
      }
      result = .solved(conflicting: Set(members))
    }
    turnedStacks[stack] = result
    return result
  }

  /// The stack views and what belongs to them.
  private(set) lazy var stacks = StackViews(snapshot)

  /// The optional constraints that the app makes.
  private(set) lazy var ownWishes = snapshot.constraints.indices.filter {
    snapshot.constraints[$0].priority < 1000 && snapshot.constraints[$0].isOwn
  }

  /// What the constraints leave open in the app.
  private(set) lazy var freedomsOfTheApp = solved.freedomsOfTheApp

  /// Siblings that hold on to their content alike, where nothing else says how they share room.
  private(set) lazy var tiedSiblings = solved.tiedSiblings(freedomsOfTheApp)

  /// Whether the layout has a size on the canvas that the app does not take over.
  private(set) lazy var hasCanvas = snapshot.constraints.contains {
    $0.isPlaceholder && $0.source == .encapsulatedSize
  }

  /// The layout without what hangs on views that their autoresizing masks place.
  private(set) lazy var engineWithoutMasks = solvedWithoutMasks()

  /// The alignment rectangles that items have while every text is one short word.
  private(set) lazy var rectsWithWords = makeRectsWithWords()

  /// What goes wrong when texts and images grow.
  private(set) lazy var growth = Growth(self).problems()

  var snapshot: LayoutSnapshot { solved.snapshot }
  var items: [LayoutSnapshot.Item] { solved.snapshot.items }
  var hierarchy: Hierarchy { solved.hierarchy }

  init(_ solved: SolvedLayout, options: DiagnosisOptions) {
    self.solved = solved
    self.options = options
    words = Wording(solved.snapshot)
    let items = solved.snapshot.items
    absolute = solved.absoluteFrames(solved.frames)
    var children = Array(repeating: [Int](), count: items.count)
    var isVisible = Array(repeating: true, count: items.count)
    var scrolls: Set<Int> = []
    for (index, item) in items.enumerated() {
      isVisible[index] = !item.isHidden && (item.parent.map { isVisible[$0] } ?? true)
      guard let parent = item.parent else { continue }
      children[parent].append(index)
      if item.kind == .content { scrolls.insert(parent) }
    }
    var constraints = Array(repeating: [Int](), count: items.count)
    for (index, constraint) in solved.snapshot.constraints.enumerated() {
      constraints[constraint.first].append(index)
      if let second = constraint.second, second != constraint.first {
        constraints[second].append(index)
      }
    }
    self.children = children
    self.isVisible = isVisible
    self.scrolls = scrolls
    self.constraints = constraints
    undetermined = Dictionary(grouping: solved.freedoms, by: \.quantity.axis)
      .mapValues { Set($0.map(\.item.index)) }
    conflicting = Set(solved.conflicts.flatMap { $0.members.flatMap(solved.items(of:)) })
      .union(solved.itemsOfPlaceholders)
  }

  // MARK: - Items

  /// Whether a view's frame can be relied on: it is seen, determined and in no conflict.
  func isSettled(_ index: Int) -> Bool {
    LayoutAxis.allCases.allSatisfy { isSettled(index, $0) }
  }

  /// Whether a view's place and length along an axis can be relied on.
  func isSettled(_ index: Int, _ axis: LayoutAxis) -> Bool {
    isVisible[index] && items[index].kind == .view && !conflicting.contains(index)
      && undetermined[axis]?.contains(index) != true
  }

  /// Whether a view shows something of its own: a text, an image or a control.
  func isContent(_ index: Int) -> Bool {
    let item = items[index]
    guard item.kind == .view, !isInside(index) else { return false }
    if item.isText { return item.textFacts != nil || item.text?.isEmpty == false }
    guard !children[index].contains(where: { items[$0].kind == .view }) else { return false }
    return item.isImage || item.properties.intrinsicWidth ?? 0 > 0
  }

  /// Whether a view belongs to the insides of a text, such as the label of a button.
  func isInside(_ index: Int) -> Bool {
    items[index].parent.map { items[$0].isText } ?? false
  }

  /// The view that an item is or that a guide belongs to.
  func owner(_ index: Int) -> Int {
    items[index].kind == .view ? index : items[index].parent ?? index
  }

  /// The alignment rectangle of an item in root coordinates.
  func alignmentRect(_ index: Int) -> LayoutRect { alignmentRect(index, in: absolute) }

  /// The alignment rectangle of an item that has one of some frames in root coordinates.
  func alignmentRect(_ index: Int, in frames: [LayoutRect]) -> LayoutRect {
    let insets = items[index].properties.alignmentInsets
    let frame = frames[index]
    return LayoutRect(
      x: frame.x + insets.left,
      y: frame.y + insets.top,
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom
    )
  }

  // MARK: - Findings

  /// A finding at a constraint's line, or else at its first item's.
  func finding(
    _ rule: Rule,
    _ constraint: Int,
    items: [Int],
    _ message: String,
    suggestion: String?
  ) -> Finding {
    Finding(
      rule,
      in: snapshot.name,
      at: snapshot.constraints[constraint].origin
        ?? items.lazy.compactMap {
          self.items[$0].origin
        }.first,
      items: items,
      constraints: [constraint],
      message: message,
      suggestion: suggestion
    )
  }

  /// A finding at an item's line.
  func finding(
    _ rule: Rule,
    at index: Int,
    others: [Int] = [],
    constraints: [Int] = [],
    _ message: String,
    suggestion: String?
  ) -> Finding {
    Finding(
      rule,
      in: snapshot.name,
      at: items[index].origin,
      items: [index] + others,
      constraints: constraints,
      message: message,
      suggestion: suggestion
    )
  }
}

extension SolvedLayout {
  /// Frames that are relative to parents, in root coordinates.
  func absoluteFrames(_ frames: [LayoutRect]) -> [LayoutRect] {
    var result = frames
    for (index, item) in snapshot.items.enumerated() {
      guard let parent = item.parent else { continue }
      result[index].x += result[parent].x
      result[index].y += result[parent].y
    }
    return result
  }
}

extension SolvedLayout {
  /// The views that placeholders hold: of a view and its superview the view alone.
  var itemsOfPlaceholders: Set<Int> {
    var result: Set<Int> = []
    for constraint in snapshot.constraints
    where constraint.isPlaceholder && constraint.source == .app {
      let ends = [constraint.first] + (constraint.second.map { [$0] } ?? [])
      let owners = ends.map {
        snapshot.items[$0].kind == .view ? $0 : snapshot.items[$0].parent ?? $0
      }
      for owner in owners where !owners.contains(where: { snapshot.items[$0].parent == owner }) {
        result.insert(owner)
      }
    }
    return result
  }
}
