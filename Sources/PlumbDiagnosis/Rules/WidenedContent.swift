import LayoutEngine

extension LayoutFacts {
  /// A finding for each scroll view that scrolls up and down, and whose content is as wide as a text in it that was meant to wrap.
  ///
  /// The content of a scroll view has no width of its own, so that a label between its edges is as wide as its text on one line,
  /// and the content with it: the page scrolls sideways.
  ///
  /// Source: Apple, "Working with Scroll Views" in the Auto Layout Guide, on content that scrolls one way.
  func widenedContents() -> [Finding] {
    var texts: [Int: [Int]] = [:]
    var contents: [Int: Int] = [:]
    for index in items.indices where isSettled(index) && mayWrap(index) {
      guard let (scroll, content) = scrollView(around: index) else { continue }
      texts[scroll, default: []].append(index)
      contents[scroll] = content
    }
    return contents.sorted { $0.key < $1.key }.compactMap { scroll, content in
      let widestFirst = (texts[scroll] ?? []).sorted {
        (-naturalWidth($0), $0) < (-naturalWidth($1), $1)
      }
      return widestFirst.prefix(Self.mostTexts).first { widens($0, content, of: scroll) }
        .map { widenedContent(scroll, $0) }
    }
  }

  /// How many texts of a scroll view are tried, the widest first: each costs two solves.
  private static var mostTexts: Int { 16 }

  private func naturalWidth(_ index: Int) -> Double { items[index].properties.intrinsicWidth ?? 0 }

  /// Whether a text was meant to wrap, and nothing keeps it narrower than it is on one line.
  private func mayWrap(_ index: Int) -> Bool {
    guard let facts = items[index].textFacts, facts.lineLimit != 1, !facts.isPlaceholder,
      !isInside(index), naturalWidth(index) > 0,
      solved.frames[index].width >= naturalWidth(index) - 1
    else { return false }
    return items[index].text?.contains(where: \.isNewline) != true
  }

  /// The nearest scroll view that an item is in, and its content.
  private func scrollView(around index: Int) -> (scroll: Int, content: Int)? {
    var next = items[index].parent
    while let view = next {
      if let content = children[view].first(where: { items[$0].kind == .content }) {
        return isSettled(view) ? (view, content) : nil
      }
      next = items[view].parent
    }
    return nil
  }

  /// Whether a longer text makes the content of a scroll view wider than the scroll view, and more lines make it higher.
  private func widens(_ index: Int, _ content: Int, of scroll: Int) -> Bool {
    let (engine, id) = (solved.engine, ItemID(index: content))
    let frame = solved.frames[scroll]
    guard frame.width > 0, frame.height > 0 else { return false }
    let (width, height) = (2 * frame.width, 3 * frame.height)
    let isWider = engine.withContent(of: ItemID(index: index), width: width) { _ in
      engine.frame(of: id).width >= width - 1
    }
    return isWider
      && engine.withContent(of: ItemID(index: index), height: height) { _ in
        engine.frame(of: id).height >= height - 1
      }
  }

  private func widenedContent(_ scroll: Int, _ index: Int) -> Finding {
    let (name, outer) = (words.item(index), words.item(scroll))
    let natural = naturalWidth(index)
    let room = solved.frames[scroll].width
    let when =
      natural > room
      ? "it is \(Wording.number(natural)) points wide, and \(outer) with its \(Wording.number(room)) scrolls sideways"
      : "a longer one makes \(outer) scroll sideways"
    return finding(
      .unboundedGrowth,
      at: index,
      others: [scroll],
      "\(name) never wraps, because the content of \(outer) is as wide as its text: \(when)",
      suggestion: "give what is in \(outer) the width of \(outer): "
        + width(of: outermost(of: index, in: scroll), in: scroll)
    )
  }

  /// The view in a scroll view that an item is, or is in.
  private func outermost(of index: Int, in scroll: Int) -> Int {
    var view = index
    while let parent = items[view].parent, parent != scroll { view = parent }
    return view
  }

  /// The constraint that gives a view in a scroll view the width of its frame, but for what lies beside it.
  private func width(of view: Int, in scroll: Int) -> String {
    let content = children[scroll].first { items[$0].kind == .content }
    let whole = content.map { solved.frames[$0].width } ?? solved.frames[view].width
    let margins = whole - solved.frames[view].width
    return "\(words.item(view)) width = \(words.item(scroll)) width"
      + (margins > Self.visibleDistance ? " − \(Wording.number(margins))" : "")
  }
}
