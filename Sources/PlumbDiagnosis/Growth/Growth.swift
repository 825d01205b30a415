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
    /// It is there already, and is not with a text that is short along an axis.
    case now(LayoutAxis)

    /// Along which axis the content grows.
    var axis: LayoutAxis {
      switch self {
      case .width: .horizontal
      case .line: .vertical
      case .now(let axis): axis
      }
    }
  }

  var kind: Kind
  var begin: Begin
  /// The content that grows.
  var content: Int
  /// Whether it begins only with a text that is longer than a translation of this one: what says so is that
  /// nothing limits the text at all.
  var isBeyondTranslations = false
}

/// Grows the texts and images of a layout one after the other and notes what goes wrong.
struct Growth {
  let facts: LayoutFacts
  let engine: LayoutSolver
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
    let found = affordable.map(\.item).sorted().flatMap { index in
      present(index) + wider(index) + (followsLines(index) ? higher(index) : [])
    }
    return (onceEach(found), growing.count - affordable.count)
  }

  /// The problems, without those that begin beyond translations and that another content brings, too: a row
  /// that ends nowhere is told once, and not for each text in it.
  ///
  /// Two texts that meet are told once, too: one relation settles both.
  private func onceEach(_ problems: [GrowthProblem]) -> [GrowthProblem] {
    var known: Set<GrowthProblem.Kind> = []
    var present: Set<GrowthProblem.Kind> = []
    /// The contents of which something is told that is worse.
    var told: Set<Int> = []
    for problem in problems where !problem.isBeyondTranslations {
      known.insert(problem.kind)
      told.insert(problem.content)
    }
    // What a content does itself goes before what others do to it.
    let order = problems.indices.sorted {
      (isOwn(problems[$0]) ? 0 : 1, $0) < (isOwn(problems[$1]) ? 0 : 1, $1)
    }
    var pairs: Set<GrowthProblem.Kind> = []
    let kept = order.filter { place in
      let problem = problems[place]
      if case .covers = problem.kind, !problem.isBeyondTranslations,
        !pairs.insert(problem.kind).inserted
      {
        return false
      }
      if case .now = problem.begin { return present.insert(problem.kind).inserted }
      guard problem.isBeyondTranslations else { return true }
      return !told.contains(problem.content) && known.insert(problem.kind).inserted
    }
    return kept.sorted().map { problems[$0] }
  }

  private func isOwn(_ problem: GrowthProblem) -> Bool {
    switch problem.kind {
    case .leaves(let item, _): item == problem.content
    case .covers(let first, let second): first == problem.content || second == problem.content
    }
  }

  private func effort(_ index: Int) -> Int {
    let canBeHigher = facts.items[index].textFacts.map { $0.lineLimit != 1 } ?? false
    return reach.effort(of: index) + (canBeHigher ? reachInHeight.effort(of: index) : 0)
  }

  /// Whether a content may be another one: a field scrolls its own, a control's is given.
  private func grows(_ index: Int) -> Bool {
    let item = facts.items[index]
    if let text = item.textFacts {
      return !text.isPlaceholder && !facts.isInside(index)
    }
    return item.isImage
  }

  /// Whether it is known how many lines a text will take: not of one that stands for another one, nor of one
  /// that shrinks.
  private func followsLines(_ index: Int) -> Bool {
    !facts.isStandIn(index) && !(facts.items[index].textFacts?.shrinks ?? false)
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
    // Of a text that stands for another one, translations say nothing; one that shrinks does so only where
    // something limits it.
    let shrinks = facts.items[index].textFacts?.shrinks ?? false
    let usual = facts.isStandIn(index) || shrinks ? natural : natural * factor(index)
    let limit = farthest(index, usual)
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
    let found = begins.sorted { GrowthProblem.Kind.precedes($0.key, $1.key) }.compactMap {
      kind,
      width -> GrowthProblem? in
      guard isConfirmed(kind, index, width) else { return nil }
      return GrowthProblem(
        kind: kind,
        begin: .width(width),
        content: index,
        isBeyondTranslations: width > usual
      )
    }
    // What gets less than it asks for in the end is limited, if late.
    let last = places[index].flatMap { response.pieces.last?.end[$0].width } ?? 0
    guard found.allSatisfy(\.isBeyondTranslations), last >= limit - 1 else {
      return found.filter { !$0.isBeyondTranslations }
    }
    // What comes later comes of the same.
    return found.min { (begins[$0.kind] ?? 0) < (begins[$1.kind] ?? 0) }.map { [$0] } ?? []
  }

  /// The width up to which a content is made longer: that of translations, and for a text so much that
  /// whatever does not limit it shows.
  private func farthest(_ index: Int, _ usual: Double) -> Double {
    guard facts.items[index].isText, facts.options.growth == nil,
      facts.isStandIn(index) || !(facts.items[index].text.map(Self.isNumber) ?? false)
    else { return usual }
    return max(usual, 2 * facts.absolute[facts.hierarchy.root(of: index)].width)
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
        !facts.scrolls.contains(parent),
        !isOutside(index, parent, .horizontal, { facts.solved.frames[$0] })
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

  // MARK: - At present

  /// What is wrong with the text that a content has, and is not with a short one: a text that is too long
  /// already.
  private func present(_ index: Int) -> [GrowthProblem] {
    guard let text = facts.items[index].textFacts, !facts.isStandIn(index), !text.shrinks else {
      return []
    }
    let properties = facts.items[index].properties
    var found: [GrowthProblem] = []
    func add(_ kinds: Set<GrowthProblem.Kind>, _ axis: LayoutAxis) {
      for kind in endsOfRows(kinds, axis).sorted(by: GrowthProblem.Kind.precedes)
      where !found.contains(where: { $0.kind == kind }) {
        found.append(GrowthProblem(kind: kind, begin: .now(axis), content: index))
      }
    }
    if let width = properties.intrinsicWidth, width > Self.shortText {
      let short = min(width / 2, Self.shortText)
      add(
        engine.withContent(of: ItemID(index: index), width: short) { changed in
          righted(among: changed.map(\.index), .horizontal) {
            engine.frame(of: ItemID(index: $0))
          }
        },
        .horizontal
      )
      if found.isEmpty { add(rightedTogether(with: index), .horizontal) }
    }
    if text.lineLimit != 1, let height = properties.intrinsicHeight, facts.isSettled(index),
      height > text.lineHeight * 1.5
    {
      var kinds = engine.withContent(of: ItemID(index: index), height: text.lineHeight) { changed in
        righted(among: changed.map(\.index), .vertical) { engine.frame(of: ItemID(index: $0)) }
      }
      if !kinds.isEmpty, let app = facts.fitted {
        // What is wrong where the host makes room, too.
        kinds = kinds.filter { isWrong($0) { app.frames[$0] } }
      }
      add(kinds, .vertical)
    }
    return found
  }

  /// The width of a short word, in points.
  static let shortText = 44.0

  /// What is wrong at present with items that moved, and is not in some other frames.
  ///
  /// What leaves its superview along the other axis, too, does so for another reason: a row that nobody sized is too low for its
  /// texts, and they leave it at the side nevertheless.
  func righted(
    among changed: [Int],
    _ axis: LayoutAxis,
    frames: (Int) -> LayoutRect
  ) -> Set<GrowthProblem.Kind> {
    var result: Set<GrowthProblem.Kind> = []
    forEachCandidate(among: changed, axis) { kind in
      // The text of a control is the control's business.
      if case .leaves(let item, let superview) = kind {
        guard !facts.items[superview].isText else { return }
        let isRighted =
          isOutside(item, superview, axis) { facts.solved.frames[$0] }
          && !isOutside(item, superview, axis, frames)
        if isRighted { result.insert(kind) }
      } else if isWrongAtPresent(kind), !isWrong(kind, frames) {
        result.insert(kind)
      }
    }
    return result
  }

  private func isWrongAtPresent(_ kind: GrowthProblem.Kind) -> Bool {
    isWrong(kind) { facts.solved.frames[$0] }
  }

  private func isWrong(
    _ kind: GrowthProblem.Kind,
    _ frames: (Int) -> LayoutRect
  ) -> Bool {
    switch kind {
    case .leaves(let item, let superview):
      LayoutAxis.allCases.contains { isOutside(item, superview, $0, frames) }
    case .covers(let first, let second): !isBeside(first, second, frames)
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
    forEachCandidate(among: changed) { kind in
      guard isWrong(kind, frames), !isWrongAtPresent(kind) else { return }
      if case .covers(let first, let second) = kind, !areShownTogether(first, second) { return }
      result.insert(kind)
    }
    return result
  }

  /// Calls `body` with what can be wrong with items that moved: that each leaves its superview, and covers a
  /// sibling.
  ///
  /// - Parameters:
  ///   - changed: The items.
  ///   - axis: The only axis along which it is asked whether they leave; nil for both. What is open along the other one, as how
  ///     high each text of a column is, says nothing of it.
  ///   - body: What is done with each.
  private func forEachCandidate(
    among changed: [Int],
    _ axis: LayoutAxis? = nil,
    _ body: (GrowthProblem.Kind) -> Void
  ) {
    for index in changed {
      guard let parent = facts.items[index].parent, facts.items[parent].kind == .view else {
        continue
      }
      let isSettled = facts.isSettled(index)
      if !facts.scrolls.contains(parent), axis.map({ facts.isSettled(index, $0) }) ?? isSettled {
        body(.leaves(item: index, superview: parent))
      }
      guard isSettled, facts.isContent(index), facts.children[parent].count <= Self.mostSiblings
      else {
        continue
      }
      for sibling in facts.children[parent]
      where sibling != index && facts.isSettled(sibling) && facts.isContent(sibling) {
        body(.covers(first: min(index, sibling), second: max(index, sibling)))
      }
    }
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
    isBeside(first, second) { facts.solved.frames[$0] }
  }

  private func isBeside(_ first: Int, _ second: Int, _ frames: (Int) -> LayoutRect) -> Bool {
    guard let shared = frames(first).intersection(frames(second)) else { return true }
    return shared.width <= LayoutFacts.visibleDistance
      || shared.height <= LayoutFacts.visibleDistance
  }

  private func isOutside(
    _ index: Int,
    _ parent: Int,
    _ axis: LayoutAxis,
    _ frames: (Int) -> LayoutRect
  ) -> Bool {
    let insets = facts.items[index].properties.alignmentInsets
    let frame = frames(index)
    let bounds = frames(parent)
    let distance = LayoutFacts.visibleDistance
    return switch axis {
    case .horizontal:
      -frame.x - insets.left > distance || frame.maxX - insets.right - bounds.width > distance
    case .vertical:
      -frame.y - insets.top > distance || frame.maxY - insets.bottom - bounds.height > distance
    }
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
