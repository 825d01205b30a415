import ConstraintSolver
import LayoutEngine
import Testing

@Suite struct `Stacks` {
  let layout = LayoutSolver(scale: 1)
  let box: ItemID

  init() {
    box = layout.addItem(name: "box", parent: nil)
    layout.add(LayoutConstraint(box, .left))
    layout.add(LayoutConstraint(box, .top))
  }

  private func size(_ width: Double?, _ height: Double?) {
    if let width { layout.add(LayoutConstraint(box, .width, constant: width)) }
    if let height { layout.add(LayoutConstraint(box, .height, constant: height)) }
  }

  private func item(_ width: Double? = nil, _ height: Double? = nil) -> ItemID {
    var properties = ItemProperties()
    properties.intrinsicWidth = width
    properties.intrinsicHeight = height
    return layout.addItem(parent: box, properties: properties)
  }

  private func frames(_ items: ItemID...) -> [LayoutRect] {
    let conflicts = layout.solve().conflicts
    #expect(conflicts.isEmpty, "\(conflicts.map { layout.description(of: $0) })")
    #expect(layout.freedoms().isEmpty, "\(layout.freedoms().map { layout.description(of: $0) })")
    return items.map { layout.frame(of: $0) }
  }

  @Test func `begin at the start, one behind the other, and leave the rest free`() {
    size(100, 10)
    let (a, b) = (item(20, 5), item(30, 5))
    layout.addStack(
      .horizontal,
      of: [StackMember(a), StackMember(b)],
      in: box,
      gap: 4,
      insets: LayoutInsets(top: 1, left: 2, bottom: 3, right: 5)
    )
    // b begins at 2 + 20 + 4; 10 − 1 − 3 = 6 high
    #expect(
      frames(a, b) == [
        LayoutRect(x: 2, y: 1, width: 20, height: 6),
        LayoutRect(x: 26, y: 1, width: 30, height: 6),
      ]
    )
  }

  @Test func `give what is left over to those that grow, in proportion`() {
    size(100, 10)
    let (a, b, c) = (item(20, 5), item(20, 5), item(20, 5))
    layout.addStack(
      .horizontal,
      of: [StackMember(a), StackMember(b, grow: 1), StackMember(c, grow: 3)],
      in: box
    )
    // 40 left over: 10 and 30
    #expect(frames(a, b, c).map(\.width) == [20, 30, 50])
  }

  @Test func `share all room alike from a basis of 0`() {
    size(90, 10)
    let (a, b, c) = (item(50, 5), item(20, 5), item())
    layout.addStack(
      .horizontal,
      of: [a, b, c].map { StackMember($0, grow: 1, basis: 0) },
      in: box
    )
    #expect(frames(a, b, c).map(\.width) == [30, 30, 30])
  }

  @Test func `take what is missing from those that shrink, in proportion to their size`() {
    size(80, 10)
    let (a, b, c) = (item(20, 5), item(40, 5), item(40, 5))
    layout.addStack(
      .horizontal,
      of: [StackMember(a), StackMember(b), StackMember(c, shrink: 0)],
      in: box
    )
    // 20 missing, of 20 and 40 in proportion: 6⅔ and 13⅓
    let widths = [a, b, c].map {
      layout.solve(); return layout.exactFrame(of: $0).width
    }
    #expect(abs(widths[0] - 40.0 / 3) < 1e-6)
    #expect(abs(widths[1] - 80.0 / 3) < 1e-6)
    #expect(widths[2] == 40)
  }

  @Test func `keep to limits, and the others make up for it`() {
    size(100, 10)
    let (a, b, c) = (item(), item(), item())
    layout.addStack(
      .horizontal,
      of: [
        StackMember(a, grow: 1, maximum: 10), StackMember(b, grow: 1),
        StackMember(c, grow: 1, minimum: 40),
      ],
      in: box
    )
    // 10 for a; c starts from 40: the 50 left are 25 for each of b and c.
    #expect(frames(a, b, c).map(\.width) == [10, 25, 65])
  }

  @Test func `leave room free behind members that are all as long as they may be`() {
    size(100, 10)
    let (a, b) = (item(), item())
    layout.addStack(
      .horizontal,
      of: [StackMember(a, grow: 1, maximum: 10), StackMember(b, grow: 2, maximum: 30)],
      in: box
    )
    #expect(frames(a, b).map(\.maxX) == [10, 40])
  }

  @Test func `go down in a column`() {
    size(100, 50)
    let (a, b, c) = (item(30, 10), item(30, 10), item(30, 10))
    layout.addStack(
      .vertical,
      of: [StackMember(a), StackMember(b, grow: 1), StackMember(c)],
      in: box,
      gap: 1
    )
    // 50 − 2 · 10 − 2 · 1 = 28
    #expect(
      frames(a, b, c) == [
        LayoutRect(x: 0, y: 0, width: 100, height: 10),
        LayoutRect(x: 0, y: 11, width: 100, height: 28),
        LayoutRect(x: 0, y: 40, width: 100, height: 10),
      ]
    )
  }

  @Test func `put members at the start, in the middle or at the end across`() {
    size(100, 30)
    let items = StackAlignment.allCases.map { ($0, item(10, 10)) }
    layout.addStack(
      .horizontal,
      of: items.map { StackMember($0.1, alignment: $0.0) },
      in: box,
      insets: LayoutInsets(top: 2, left: 0, bottom: 6, right: 0)
    )
    layout.solve()
    // From 2 to 24; the middle is 13.
    let expected: [StackAlignment: (y: Double, height: Double)] = [
      .start: (2, 10), .center: (8, 10), .end: (14, 10), .fill: (2, 22),
    ]
    for (alignment, id) in items {
      let frame = layout.frame(of: id)
      #expect(frame.y == expected[alignment]?.y, "\(alignment)")
      #expect(frame.height == expected[alignment]?.height, "\(alignment)")
    }
  }

  @Test(arguments: StackAlignment.allCases)
  func `make a container without a size as large as its members need`(
    _ alignment: StackAlignment
  ) {
    let (a, b) = (item(20, 5), item(30, 8))
    layout.addStack(
      .horizontal,
      of: [StackMember(a, grow: 1), StackMember(b)],
      in: box,
      gap: 4,
      insets: LayoutInsets(top: 1, left: 1, bottom: 1, right: 1),
      alignment: alignment
    )
    #expect(frames(box) == [LayoutRect(x: 0, y: 0, width: 56, height: 10)])
  }

  @Test(arguments: [(nil, 252.0, 100.0), (nil, 250, 20), (0.0, 752, 100), (20, 750, 20)])
  func `grow in a container whose length is held more firmly than what is in them`(
    _ basis: Double?,
    _ priority: Double,
    _ width: Double
  ) {
    layout.add(LayoutConstraint(box, .width, constant: 100, priority: Float(priority)))
    let a = item(20, 5)
    layout.addStack(.horizontal, of: [StackMember(a, grow: 1, basis: basis)], in: box)
    #expect(frames(a).map(\.width) == [width])
  }

  @Test func `let constraints of one's own beat a basis`() {
    size(100, 10)
    let (a, b) = (item(20, 5), item(20, 5))
    layout.add(LayoutConstraint(a, .width, constant: 30))
    layout.addStack(.horizontal, of: [StackMember(a), StackMember(b, grow: 1)], in: box)
    #expect(frames(a, b).map(\.width) == [30, 70])
  }

  @Test func `stand in each other`() {
    // A column of a bar of 3 and a body; the body a row of a menu of 20 and the rest.
    size(100, 40)
    let (bar, body) = (item(nil, 3), item())
    let menu = layout.addItem(parent: body)
    let rest = layout.addItem(parent: body)
    layout.addStack(.vertical, of: [StackMember(bar), StackMember(body, grow: 1)], in: box)
    layout.addStack(
      .horizontal,
      of: [StackMember(menu, basis: 20), StackMember(rest, grow: 1)],
      in: body
    )
    #expect(
      frames(bar, body, menu, rest) == [
        LayoutRect(x: 0, y: 0, width: 100, height: 3),
        LayoutRect(x: 0, y: 3, width: 100, height: 37),
        LayoutRect(x: 0, y: 0, width: 20, height: 37),
        LayoutRect(x: 20, y: 0, width: 80, height: 37),
      ]
    )
  }

  @Test func `are as long as what is in them where they stand in another without a basis`() {
    size(100, 10)
    let (group, spacer) = (item(), item())
    var properties = ItemProperties()
    properties.intrinsicWidth = 15
    let (a, b) = (
      layout.addItem(parent: group, properties: properties),
      layout.addItem(parent: group, properties: properties)
    )
    layout.addStack(
      .horizontal,
      of: [StackMember(spacer, grow: 1), StackMember(group)],
      in: box
    )
    layout.addStack(.horizontal, of: [StackMember(a), StackMember(b)], in: group, gap: 2)
    // 15 + 2 + 15 = 32, at the end of 100
    #expect(frames(group)[0].x == 68)
    #expect(frames(group)[0].width == 32)
  }

  @Test func `begin on the right where leading is right`() {
    size(100, 10)
    var properties = ItemProperties()
    properties.isRightToLeft = true
    layout.setProperties(properties, of: box)
    let (a, b) = (item(20, 5), item(30, 5))
    layout.addStack(.horizontal, of: [StackMember(a), StackMember(b)], in: box, gap: 4)
    #expect(frames(a, b).map(\.x) == [80, 46])
  }

  @Test func `follow contents that change`() {
    size(100, 10)
    let (a, b) = (item(20, 5), item(20, 5))
    layout.addStack(.horizontal, of: [StackMember(a), StackMember(b, grow: 1)], in: box)
    #expect(frames(a, b).map(\.width) == [20, 80])
    var properties = layout.properties(of: a)
    properties.intrinsicWidth = 35
    layout.setProperties(properties, of: a)
    #expect(frames(a, b).map(\.width) == [35, 65])
  }

  @Test func `are as high as text that wraps in them`() {
    // 100 letters in a column of 25 take 4 lines.
    size(25, nil)
    let (text, below) = (item(), item(nil, 2))
    layout.setMeasure(
      { width in
        LayoutSize(width: 100, height: (100 / (width ?? 100)).rounded(.up))
      },
      of: text
    )
    layout.addStack(.vertical, of: [StackMember(text), StackMember(below)], in: box, gap: 1)
    #expect(frames(text, below, box).map(\.height) == [4, 2, 7])
  }

  @Test func `name limits that do not fit`() throws {
    size(50, 10)
    let (a, b) = (item(), item())
    layout.setName("menu", of: a)
    layout.setName("text", of: b)
    layout.addStack(
      .horizontal,
      of: [StackMember(a, minimum: 20), StackMember(b, minimum: 40)],
      in: box
    )
    let conflict = try #require(layout.solve().conflicts.first)
    #expect(conflict.excess == 10)
    let text = layout.description(of: conflict)
    #expect(text.contains("menu.width ≥ 20"))
    #expect(text.contains("text.trailing ≤ box.trailing"))
  }

  @Test func `cut members that do not shrink rather than run over the edge`() {
    size(30, 10)
    let (a, b) = (item(20, 5), item(20, 5))
    layout.addStack(.horizontal, of: [a, b].map { StackMember($0, shrink: 0) }, in: box)
    _ = layout.solve()
    #expect(layout.frame(of: b).maxX == 30)
  }

  @Test func `leave nothing behind when they are removed`() {
    size(100, 10)
    let before = layout.allConstraints
    let (a, b) = (item(20, 5), item(30, 5))
    let stack = layout.addStack(
      .horizontal,
      of: [StackMember(a, grow: 1), StackMember(b)],
      in: box
    )
    #expect(layout.constraints(of: stack).count == layout.allConstraints.count - before.count)
    layout.solve()
    layout.removeStack(stack)
    #expect(layout.allConstraints == before)
    for id in [a, b, box] where id != box { layout.removeItem(id) }
    for id in before { layout.remove(id) }
    layout.removeItem(box)
  }

  @Test func `with a number that is none stop the program`() async {
    await #expect(processExitsWith: .failure) {
      let layout = LayoutSolver(scale: 1)
      let item = layout.addItem(parent: nil)
      layout.addStack(.horizontal, of: [StackMember(item, grow: -1)], in: item)
    }
  }
}
