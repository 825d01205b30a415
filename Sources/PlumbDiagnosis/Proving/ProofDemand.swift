import LayoutEngine

/// One thing that a property asks for: that at least one of several lengths is not above 0.
struct ProofDemand {
  /// It does not hold where all of these are above 0; the least of them is by how much.
  var excesses: [ProofLength]
  /// The views that it is about.
  var items: [Int]
  /// What does not hold where it does not, for the amount of each excess.
  var words: @Sendable ([Double]) -> String

  init(
    excesses: [ProofLength],
    items: [Int],
    amounts: @escaping @Sendable ([Double]) -> String
  ) {
    self.excesses = excesses
    self.items = items
    words = amounts
  }

  init(
    excesses: [ProofLength],
    items: [Int],
    words: @escaping @Sendable (String) -> String
  ) {
    self.init(excesses: excesses, items: items) { words(Wording.number($0.min() ?? 0)) }
  }
}

extension LayoutProver {
  /// What a property asks for.
  ///
  /// - Throws: `UnprovenReason` for a statement about views that are not there.
  func demands(of property: LayoutProperty) throws(UnprovenReason) -> [ProofDemand] {
    switch property.kind {
    case .noOverlap: overlaps
    case .insideParent: views.flatMap { insides(of: $0) }
    case .insideSafeArea: try safeAreas
    case .noClippedText: texts.flatMap { clippings(of: $0) }
    case .touchTargets(let least): controls.sorted().flatMap { touches(of: $0, least) }
    case .noConflict, .unambiguous: []
    case .holds(let words, let statement): try demands(of: statement, words)
    }
  }

  // MARK: - Items

  /// The views that are shown and that are no insides of a text.
  private var views: [Int] {
    facts.items.indices.filter {
      facts.items[$0].kind == .view && facts.isVisible[$0] && facts.items[$0].parent != nil
        && !isInside($0)
    }
  }

  private var contents: [Int] { views.filter(facts.isContent) }

  /// The texts that are shown.
  var texts: [Int] { views.filter { facts.items[$0].textFacts != nil } }

  /// Whether a view belongs to the insides of a text or a control, which the framework lays out.
  package func isInside(_ index: Int) -> Bool {
    var next = facts.items[index].parent
    while let place = next {
      if facts.items[place].isText || controls.contains(place) && !hasConstraints(below: place) {
        return true
      }
      next = facts.items[place].parent
    }
    return false
  }

  private func hasConstraints(below index: Int) -> Bool {
    facts.children[index].contains { child in
      facts.constraints[child].contains { facts.snapshot.constraints[$0].source.isApp }
    }
  }

  // MARK: - Demands

  private var overlaps: [ProofDemand] {
    let contents = contents
    var result: [ProofDemand] = []
    for parent in facts.items.indices {
      let siblings = contents.filter { facts.items[$0].parent == parent }
      for (place, first) in siblings.enumerated() {
        for second in siblings[(place + 1)...] {
          let (a, b) = (alignment(first), alignment(second))
          let names = (facts.words.item(first), facts.words.item(second))
          result.append(
            ProofDemand(
              excesses: [
                a.maxY - b.minY, b.maxY - a.minY, a.maxX - b.minX, b.maxX - a.minX, a.height,
                b.height, a.width, b.width,
              ],
              items: [first, second]
            ) { amounts in
              // What both share is no higher and no wider than either.
              let high = [amounts[0], amounts[1], amounts[4], amounts[5]].min() ?? 0
              let wide = [amounts[2], amounts[3], amounts[6], amounts[7]].min() ?? 0
              let size = "\(Wording.number(wide)) × \(Wording.number(high))"
              return "\(names.0) covers \(size) points of \(names.1)"
            }
          )
        }
      }
    }
    return result
  }

  /// The alignment rectangle of a view relative to its superview.
  private func alignment(_ index: Int) -> ProofView {
    let insets = facts.items[index].properties.alignmentInsets
    return ProofView(
      left: .item(index, .left) + insets.left,
      top: .item(index, .top) + insets.top,
      width: .item(index, .width) - (insets.left + insets.right),
      height: .item(index, .height) - (insets.top + insets.bottom)
    )
  }

  private func insides(of index: Int) -> [ProofDemand] {
    guard let parent = facts.items[index].parent, !facts.scrolls.contains(parent) else { return [] }
    let view = alignment(index)
    let sides = [
      ("left", ProofLength(constant: 0) - view.minX),
      ("right", view.maxX - .item(parent, .width)),
      ("top", ProofLength(constant: 0) - view.minY),
      ("bottom", view.maxY - .item(parent, .height)),
    ]
    let names = (facts.words.item(index), facts.words.item(parent))
    return sides.map { side, excess in
      ProofDemand(
        excesses: [excess],
        items: [index, parent],
        words: { "\(names.0) sticks out of \(names.1) by \($0) points at the \(side)" }
      )
    }
  }

  private var safeAreas: [ProofDemand] {
    get throws(UnprovenReason) {
      let guides = facts.items.indices.first {
        facts.items[$0].kind == .guide && facts.items[$0].className == "safe area"
          && facts.items[$0].parent == 0
      }
      guard let guides else {
        throw UnprovenReason("no constraint of the topmost view is about its safe area")
      }
      let layout = layout
      let area = layout.view(guides)
      return contents.filter { !isScrolled($0) }.flatMap { index in
        let view = layout.view(index)
        let name = facts.words.item(index)
        return [
          ("left", area.minX - view.minX), ("right", view.maxX - area.maxX),
          ("top", area.minY - view.minY), ("bottom", view.maxY - area.maxY),
        ].map { side, excess in
          ProofDemand(
            excesses: [excess],
            items: [index],
            words: { "\(name) leaves the safe area by \($0) points at the \(side)" }
          )
        }
      }
    }
  }

  private func isScrolled(_ index: Int) -> Bool {
    var next = facts.items[index].parent
    while let place = next {
      if facts.scrolls.contains(place) { return true }
      next = facts.items[place].parent
    }
    return false
  }

  private func clippings(of index: Int) -> [ProofDemand] {
    guard let text = facts.items[index].textFacts else { return [] }
    let view = alignment(index)
    let name = facts.words.item(index)
    var result: [ProofDemand] = []
    if let width = contentWidth(index) {
      result.append(
        ProofDemand(
          excesses: [width - view.width],
          items: [index],
          words: { "\(name) is \($0) points narrower than its text" }
        )
      )
    }
    result.append(
      ProofDemand(
        // A line is as high as its pixels.
        excesses: [ProofLength(constant: text.lineHeight) - view.height],
        items: [index],
        words: { "\(name) is \($0) points lower than its text" }
      )
    )
    return result
  }

  private func touches(of index: Int, _ least: Double) -> [ProofDemand] {
    guard facts.isVisible[index] else { return [] }
    let view = alignment(index)
    let name = facts.words.item(index)
    return [("narrower", view.width), ("lower", view.height)].map { word, length in
      ProofDemand(
        excesses: [ProofLength(constant: least) - length],
        items: [index],
        words: { "\(name) is \($0) points \(word) than \(Wording.number(least))" }
      )
    }
  }

  private func demands(
    of statement: @Sendable (ProofLayout) -> ProofStatement,
    _ words: String?
  ) throws(UnprovenReason) -> [ProofDemand] {
    let layout = layout
    let excesses = statement(layout).excesses
    guard layout.unknown.isEmpty else {
      let names = layout.unknown.map { "`\($0)`" }.joined(separator: ", ")
      throw UnprovenReason("no view is called \(names)")
    }
    return excesses.map { excess in
      let items = Set(excess.terms.keys.map(\.item)).sorted()
      let names = items.map(facts.words.item).joined(separator: ", ")
      return ProofDemand(
        excesses: [excess],
        items: items,
        words: { "\(words ?? "the statement about \(names)") is missed by \($0) points" }
      )
    }
  }

  private var layout: ProofLayout {
    let items = facts.items
    return ProofLayout(
      find: { name in items.firstIndex { $0.kind == .view && $0.label == name } },
      parent: { items[$0].parent }
    )
  }
}
