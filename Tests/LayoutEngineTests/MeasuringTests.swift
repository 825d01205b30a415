import ConstraintSolver
import LayoutEngine
import Testing

/// A text of so many letters of one point by one, broken anywhere: n letters in a width w take ⌈n / w⌉ lines.
private func measure(letters: Int) -> LayoutSolver.ContentMeasure {
  { width in
    guard let width else { return LayoutSize(width: Double(letters), height: 1) }
    return LayoutSize(width: width, height: (Double(letters) / width.rounded(.down)).rounded(.up))
  }
}

@Suite struct `Measured contents` {
  let layout = LayoutSolver(scale: 1)
  let page: ItemID
  let text: ItemID
  let below: ItemID
  let width: LayoutConstraintID

  init() {
    page = layout.addItem(name: "page", parent: nil)
    text = layout.addItem(name: "text", parent: page)
    below = layout.addItem(name: "below", parent: page)
    layout.add(LayoutConstraint(page, .left))
    layout.add(LayoutConstraint(page, .top))
    width = layout.add(LayoutConstraint(page, .width, constant: 40))
    layout.add(LayoutConstraint(text, .leading, .equal, page, .leading))
    layout.add(LayoutConstraint(text, .trailing, .lessThanOrEqual, page, .trailing))
    layout.add(LayoutConstraint(text, .top, .equal, page, .top))
    layout.add(LayoutConstraint(below, .top, .equal, text, .bottom, constant: 1))
    layout.setMeasure(measure(letters: 100), of: text)
  }

  @Test func `get the height at the width that their item got, in one solve`() {
    let changes = layout.solve()
    // 100 letters in 40 points: 3 lines
    #expect(layout.frame(of: text) == LayoutRect(x: 0, y: 0, width: 40, height: 3))
    #expect(layout.frame(of: below).y == 4)
    #expect(Set(changes.items).count == changes.items.count)
    #expect(changes.items.first == page)
  }

  @Test func `are as wide as they like where there is room`() {
    layout.setConstant(400, of: width)
    layout.solve()
    #expect(layout.frame(of: text) == LayoutRect(x: 0, y: 0, width: 100, height: 1))
  }

  @Test func `follow the width, narrower and wider again`() {
    for (points, lines) in [(40.0, 3.0), (10, 10), (60, 2), (200, 1)] {
      layout.setConstant(points, of: width)
      layout.solve()
      #expect(layout.frame(of: text).height == lines, "at \(points)")
      #expect(layout.frame(of: text).width == min(points, 100))
    }
  }

  @Test func `are measured again once they changed, at the same width too`() {
    layout.solve()
    layout.setMeasure(measure(letters: 200), of: text)
    layout.solve()
    #expect(layout.frame(of: text).height == 5)
  }

  @Test func `are not measured again as long as nothing changes`() {
    var calls = 0
    layout.setMeasure(
      { width in
        calls += 1
        return measure(letters: 100)(width)
      },
      of: text
    )
    layout.solve()
    #expect(calls == 2, "once for the natural size, once at the width")
    layout.solve()
    #expect(calls == 2)
    layout.contentChanged(of: text)
    layout.solve()
    #expect(calls == 4)
  }

  @Test func `keep their size when other properties change`() {
    layout.solve()
    var properties = ItemProperties()
    properties.margins.left = 3
    layout.setProperties(properties, of: text)
    layout.solve()
    #expect(layout.frame(of: text).height == 3)
    #expect(layout.properties(of: text).margins.left == 3)
  }

  @Test func `are measured in the alignment rectangle`() {
    // Of 40 points 4 on each side lie outside of it: the frame is wider than the page by 8, and the
    // text has 40.
    var properties = ItemProperties()
    properties.alignmentInsets = LayoutInsets(top: 0, left: 4, bottom: 0, right: 4)
    layout.setProperties(properties, of: text)
    layout.solve()
    #expect(layout.frame(of: text).width == 48)
    #expect(layout.frame(of: text).height == 3)
  }

  @Test func `leave no size behind when they are taken away`() {
    layout.solve()
    layout.setMeasure(nil, of: text)
    layout.solve()
    #expect(layout.properties(of: text) == ItemProperties())
    #expect(layout.frame(of: text).height == 0)
  }

  @Test func `whose height decides their width come to an end`() {
    // As high as wide: 100 letters in 10 by 10 would fit; what comes out is one of the rounds.
    layout.add(LayoutConstraint(text, .width, .equal, text, .height, priority: 999))
    layout.solve()
    #expect(layout.frame(of: text).width <= 40)
  }

  @Test func `report a conflict of their heights once`() throws {
    layout.add(LayoutConstraint(page, .height, constant: 2))
    layout.add(LayoutConstraint(below, .top, .lessThanOrEqual, page, .bottom))
    layout.add(LayoutConstraint(text, .height, .greaterThanOrEqual, constant: 2))
    let conflicts = layout.solve().conflicts
    #expect(conflicts.count == 1)
    // 2 high and 1 below it are 1 more than the 2 there are.
    #expect(conflicts.first?.excess == 1)
  }

  @Test func `of a size that is none stop the program`() async {
    await #expect(processExitsWith: .failure) {
      let layout = LayoutSolver(scale: 1)
      let item = layout.addItem(parent: nil)
      layout.setMeasure({ _ in LayoutSize(width: .nan, height: 1) }, of: item)
      layout.solve()
    }
  }
}
