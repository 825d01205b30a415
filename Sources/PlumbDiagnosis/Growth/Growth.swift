import LayoutEngine

/// What goes wrong when a text or an image grows.
struct GrowthProblem: Hashable {
  /// What goes wrong.
  enum Kind: Hashable {
    /// An item leaves its superview.
    case leaves(item: Int, superview: Int)
    /// Two siblings begin to cover each other.
    case covers(first: Int, second: Int)
  }

  /// When it begins.
  enum Begin: Hashable {
    /// From a width of the content on, in points.
    case width(Double)
    /// From a number of lines on; what leaves does so at the top, or at the bottom.
    case line(Int, isAtTop: Bool)
  }

  var kind: Kind
  var begin: Begin
  /// The content that grows.
  var content: Int
}

/// Grows the texts and images of a layout one after the other and notes what goes wrong.
struct Growth {
  private let facts: LayoutFacts
  private let engine: LayoutSolver
  /// Which items a width can reach.
  private let reach: ContentReach
  /// Which items a height can reach.
  private let reachInHeight: ContentReach

  init(_ facts: LayoutFacts) {
    self.facts = facts
    reach = ContentReach(facts.snapshot, .horizontal)
    reachInHeight = ContentReach(facts.snapshot, .vertical)
    engine = facts.solved.engine
  }

  /// How many steps all questions together may take unless told otherwise, as
  /// ``ContentReach/effort(of:)`` counts them.
  static let mostSteps = 100_000

  /// The problems of all contents, in the order of the items, and how many contents were left out
  /// because they would take too many steps; those that take the fewest are looked at.
  func problems(steps most: Int = mostSteps) -> (found: [GrowthProblem], leftOut: Int) {
    // What a conflict is about is not settled; where no constraint could give way, nothing is.
    guard facts.solved.conflicts.allSatisfy({ $0.broken != nil }) else { return ([], 0) }
    let growing = facts.items.indices.filter {
      facts.isSettled($0, .horizontal) && facts.isContent($0) && grows($0)
    }
    let efforts = growing.map { (effort: effort($0), item: $0) }.sorted { $0 < $1 }
    var steps = 0
    let affordable = efforts.prefix {
      steps += $0.effort
      return steps <= most
    }
    let found = affordable.map(\.item).sorted().flatMap { wider($0) + higher($0) }
    return (found, growing.count - affordable.count)
  }

  private func effort(_ index: Int) -> Int {
    let canBeHigher = facts.items[index].textFacts.map { $0.lineLimit != 1 } ?? false
    return reach.effort(of: index) + (canBeHigher ? reachInHeight.effort(of: index) : 0)
  }

  /// Whether a content may be another one: a field scrolls its own, a control's is given.
  private func grows(_ index: Int) -> Bool {
    let item = facts.items[index]
    if let text = item.textFacts {
      return !text.isPlaceholder && !text.shrinks && !facts.isStandIn(index)
    }
    return item.isImage
  }

  private func factor(_ index: Int) -> Double {
    let item = facts.items[index]
    // An image is what the app brings along, and a number is as long in every language.
    guard item.isText, !(item.text.map(Self.isNumber) ?? false) else {
      return facts.options.growth ?? 1
    }
    return facts.options.growth(ofText: item.text?.count ?? 0)
  }

  /// Whether a text has no word in it, or is a number with a sign or a letter, such as "1.5×" or "1.5x".
  private static func isNumber(_ text: String) -> Bool {
    guard text.contains(where: \.isNumber) else { return !text.contains(where: \.isLetter) }
    let words = text.split { !$0.isLetter }
    return words.allSatisfy { $0.count == 1 }
  }

  // MARK: - In width

  /// Frames are linear between the widths at which another constraint begins or stops to count: each
  /// piece is looked at, so that what goes wrong in between only is found, too.
  private func wider(_ index: Int) -> [GrowthProblem] {
    guard let natural = facts.items[index].properties.intrinsicWidth, natural > 0 else { return [] }
    let limit = natural * factor(index)
    guard limit > natural + 0.5, limit < 1e6 else { return [] }
    let asked = reach.items(with: index) ?? moved(index, natural, limit)
    guard
      let response = engine.response(
        toContentWidthOf: ItemID(index: index),
        over: natural...limit,
        of: asked.map { ItemID(index: $0) }
      )
    else { return [] }
    let places = Dictionary(uniqueKeysWithValues: asked.enumerated().map { ($1, $0) })
    var begins: [GrowthProblem.Kind: Double] = [:]
    for piece in response.pieces {
      let moving = asked.indices.filter { place in
        let now = facts.solved.frames[asked[place]]
        return [piece.start[place], piece.end[place]].contains {
          abs($0.x - now.x) > 0.5 || abs($0.width - now.width) > 0.5
        }
      }
      for kind in kinds(among: moving.map { asked[$0] }) where begins[kind] == nil {
        func distances(_ frames: [LayoutRect]) -> [Double] {
          self.distances(of: kind) { item in
            places[item].map { frames[$0] } ?? facts.solved.frames[item]
          }
        }
        guard let share = kind.begin(from: distances(piece.start), to: distances(piece.end)) else {
          continue
        }
        let length = piece.widths.upperBound - piece.widths.lowerBound
        begins[kind] = piece.widths.lowerBound + share * length
      }
    }
    return begins.sorted { GrowthProblem.Kind.precedes($0.key, $1.key) }.compactMap { kind, width in
      guard isConfirmed(kind, index, width) else { return nil }
      return GrowthProblem(kind: kind, begin: .width(width), content: index)
    }
  }

  /// The items that move at the end or half way, where too many are connected to ask for all.
  private func moved(_ index: Int, _ natural: Double, _ limit: Double) -> [Int] {
    var result: Set<Int> = [index]
    for width in [limit, (natural + limit) / 2] {
      engine.withContent(of: ItemID(index: index), width: width) { changed in
        result.formUnion(changed.map(\.index))
      }
    }
    return result.filter { facts.items[$0].kind == .view }.sorted()
  }

  /// What may go wrong sideways with items that move, and is not wrong at present.
  private func kinds(among moving: [Int]) -> [GrowthProblem.Kind] {
    var result: Set<GrowthProblem.Kind> = []
    func addLeaving(_ index: Int) {
      guard let parent = facts.items[index].parent, facts.isSettled(index, .horizontal),
        facts.items[parent].kind == .view, !facts.items[parent].isText,
        !facts.scrolls.contains(parent), !isOutside(index, parent, { facts.solved.frames[$0] })
      else { return }
      result.insert(.leaves(item: index, superview: parent))
    }
    for index in moving {
      addLeaving(index)
      // What stays may be left behind by a superview that shrinks.
      for child in facts.children[index] { addLeaving(child) }
      guard let parent = facts.items[index].parent, facts.isSettled(index), facts.isContent(index),
        facts.items[parent].kind == .view, facts.children[parent].count <= Self.mostSiblings
      else { continue }
      for sibling in facts.children[parent] where sibling != index {
        guard facts.isSettled(sibling), facts.isContent(sibling), isBeside(index, sibling),
          sharesHeight(index, sibling), areShownTogether(index, sibling)
        else { continue }
        result.insert(.covers(first: min(index, sibling), second: max(index, sibling)))
      }
    }
    return result.sorted(by: GrowthProblem.Kind.precedes)
  }

  private func sharesHeight(_ first: Int, _ second: Int) -> Bool {
    let (a, b) = (facts.solved.frames[first], facts.solved.frames[second])
    return min(a.maxY, b.maxY) - max(a.y, b.y) > LayoutFacts.visibleDistance
  }

  /// Whether a problem is there a pixel beyond where it begins.
  private func isConfirmed(_ kind: GrowthProblem.Kind, _ index: Int, _ width: Double) -> Bool {
    let beyond = width + 1 / facts.snapshot.scale
    return engine.withContent(of: ItemID(index: index), width: beyond) { _ in
      kind.holds(distances(of: kind) { engine.exactFrame(of: ItemID(index: $0)) })
    }
  }

  /// Distances in points, each linear in the frames, that decide whether a problem is there.
  private func distances(
    of kind: GrowthProblem.Kind,
    _ frame: (Int) -> LayoutRect
  ) -> [Double] {
    switch kind {
    case .leaves(let item, let superview):
      let insets = facts.items[item].properties.alignmentInsets
      let inner = frame(item)
      return [-inner.x - insets.left, inner.maxX - insets.right - frame(superview).width]
    case .covers(let first, let second):
      let a = frame(first)
      let b = frame(second)
      return [a.maxX - b.x, b.maxX - a.x, a.width, b.width]
    }
  }

  // MARK: - In height

  private func higher(_ index: Int) -> [GrowthProblem] {
    let item = facts.items[index]
    guard facts.isSettled(index), let text = item.textFacts, text.lineLimit != 1,
      text.lineHeight > 0,
      let height = item.properties.intrinsicHeight, height > 0
    else { return [] }
    let share = height / text.lineHeight
    guard share < 1e4 else { return [] }
    let lines = max(1, Int(share.rounded()))
    let factor = factor(index)
    var last = Int((Double(lines) * factor).rounded(.up))
    if text.lineLimit > 0 { last = min(last, text.lineLimit) }
    var known: Set<GrowthProblem.Kind> = []
    var found: [GrowthProblem] = []
    for line in stride(from: lines + 1, through: min(last, lines + 12), by: 1) {
      let grown = height + Double(line - lines) * text.lineHeight
      var (kinds, upwards) = engine.withContent(of: ItemID(index: index), height: grown) {
        changed in
        let kinds = wrong(among: changed.map(\.index)) { engine.frame(of: ItemID(index: $0)) }
        return (kinds, kinds.filter(leavesAtTop))
      }
      if !kinds.isEmpty, let app = facts.fitted?.engine {
        // What is wrong where the host makes room, too.
        kinds.formIntersection(
          app.withContent(of: ItemID(index: index), height: grown) { _ in
            wrong(among: Array(facts.items.indices)) { app.frame(of: ItemID(index: $0)) }
          }
        )
      }
      for kind in kinds.subtracting(known).sorted(by: GrowthProblem.Kind.precedes) {
        let begin = GrowthProblem.Begin.line(line, isAtTop: upwards.contains(kind))
        found.append(GrowthProblem(kind: kind, begin: begin, content: index))
      }
      known.formUnion(kinds)
    }
    return found
  }

  /// Whether an item leaves its superview at the top alone, in the present frames.
  private func leavesAtTop(_ kind: GrowthProblem.Kind) -> Bool {
    guard case .leaves(let item, let superview) = kind else { return false }
    let insets = facts.items[item].properties.alignmentInsets
    let frame = engine.frame(of: ItemID(index: item))
    let height = engine.frame(of: ItemID(index: superview)).height
    let distance = LayoutFacts.visibleDistance
    return -frame.y - insets.top > distance && frame.maxY - insets.bottom - height <= distance
  }

  // MARK: - What is wrong

  /// What is wrong with items that moved and is not wrong at present.
  private func wrong(
    among changed: [Int],
    frames: (Int) -> LayoutRect
  ) -> Set<GrowthProblem.Kind> {
    var result: Set<GrowthProblem.Kind> = []
    for index in changed {
      guard let parent = facts.items[index].parent, facts.isSettled(index),
        facts.items[parent].kind == .view
      else { continue }
      if !facts.scrolls.contains(parent), isOutside(index, parent, frames),
        !isOutside(index, parent, { facts.solved.frames[$0] })
      {
        result.insert(.leaves(item: index, superview: parent))
      }
      guard facts.isContent(index), facts.children[parent].count <= Self.mostSiblings else {
        continue
      }
      for sibling in facts.children[parent] where sibling != index {
        guard facts.isSettled(sibling), facts.isContent(sibling), isBeside(index, sibling),
          let shared = frames(index).intersection(frames(sibling)),
          shared.width > LayoutFacts.visibleDistance, shared.height > LayoutFacts.visibleDistance,
          areShownTogether(index, sibling)
        else { continue }
        result.insert(.covers(first: min(index, sibling), second: max(index, sibling)))
      }
    }
    return result
  }

  /// Superviews with more children than this are lists, which the sweep for overlaps looks through.
  private static let mostSiblings = 200

  /// Whether two items are shown at once, as far as a layout tells: of texts that cover each other at
  /// present code shows one at a time, and it is not known which goes with what.
  private func areShownTogether(_ first: Int, _ second: Int) -> Bool {
    ![first, second].contains { index in
      guard facts.items[index].isText, let parent = facts.items[index].parent else { return false }
      return facts.children[parent].contains {
        $0 != index && facts.items[$0].isText && facts.isVisible[$0] && !isBeside(index, $0)
      }
    }
  }

  /// Whether two items share nothing at present.
  private func isBeside(_ first: Int, _ second: Int) -> Bool {
    guard let shared = facts.solved.frames[first].intersection(facts.solved.frames[second]) else {
      return true
    }
    return shared.width <= LayoutFacts.visibleDistance
      || shared.height <= LayoutFacts.visibleDistance
  }

  private func isOutside(
    _ index: Int,
    _ parent: Int,
    _ frames: (Int) -> LayoutRect
  ) -> Bool {
    let insets = facts.items[index].properties.alignmentInsets
    let frame = frames(index)
    let bounds = frames(parent)
    let distance = LayoutFacts.visibleDistance
    return -frame.x - insets.left > distance || -frame.y - insets.top > distance
      || frame.maxX - insets.right - bounds.width > distance
      || frame.maxY - insets.bottom - bounds.height > distance
  }
}

extension GrowthProblem.Kind {
  /// An order that does not depend on hashes.
  static func precedes(_ a: Self, _ b: Self) -> Bool { a.key.lexicographicallyPrecedes(b.key) }

  /// Whether distances make a problem, but for rounding: one is too large for what leaves, all are for
  /// what covers.
  func holds(_ distances: [Double]) -> Bool {
    let limit = LayoutFacts.visibleDistance - 1e-6
    return switch self {
    case .leaves: distances.contains { $0 > limit }
    case .covers: distances.allSatisfy { $0 > limit }
    }
  }

  /// The share of the way from some distances to others, between which they are linear, at which the
  /// problem begins; nil where it does not.
  func begin(from start: [Double], to end: [Double]) -> Double? {
    let limit = LayoutFacts.visibleDistance
    // For each distance the part of the way on which it is too large.
    let parts = zip(start, end).map { start, end -> ClosedRange<Double>? in
      if start > limit, end > limit { return 0...1 }
      if start <= limit, end <= limit { return nil }
      let share = (limit - start) / (end - start)
      return end > start ? share...1 : 0...share
    }
    switch self {
    case .leaves:
      return parts.compactMap { $0?.lowerBound }.min()
    case .covers:
      var all = 0.0...1.0
      for part in parts {
        guard let part, part.overlaps(all) else { return nil }
        all = part.clamped(to: all)
      }
      return all.lowerBound
    }
  }

  private var key: [Int] {
    switch self {
    case .leaves(let item, let superview): [0, item, superview]
    case .covers(let first, let second): [1, first, second]
    }
  }
}
