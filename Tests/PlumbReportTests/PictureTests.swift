import ConstraintSolver
import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import PlumbReport

@Suite struct `Pictures of a layout` {
  private func constraint(
    _ item: Int,
    _ attribute: LayoutAttribute,
    _ relation: Relation = .equal,
    _ second: Int? = nil,
    _ secondAttribute: LayoutAttribute = .notAnAttribute,
    constant: Double = 0,
    priority: Float = 1000
  ) -> LayoutSnapshot.Constraint {
    LayoutSnapshot.Constraint(
      id: "c",
      LayoutConstraint(
        ItemID(index: item),
        attribute,
        relation,
        second.map(ItemID.init),
        secondAttribute,
        constant: constant,
        priority: priority
      ),
      first: item,
      second: second
    )
  }

  private func texts(_ snapshot: LayoutSnapshot) throws -> [String] {
    var options = PictureOptions()
    options.constraints = true
    return ParsedPicture(try snapshot.picture().svg(options)).texts
  }

  @Test func `are the same bytes each time`() throws {
    let snapshot = pictureSnapshot(nil)
    let first = try snapshot.picture().svg()
    #expect(try snapshot.picture().svg() == first)
  }

  @Test func `are as large as the root without a page`() throws {
    var options = PictureOptions()
    options.isFramed = false
    #expect(
      try pictureSnapshot().picture().svg(options)
        .hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"100\"")
    )
  }

  /// The width that the layout believes holds whatever font a viewer has.
  @Test func `give lines their width`() throws {
    var look = LayoutSnapshot.Look()
    look.lines = [.init(text: "Hello", x: 2, baseline: 9, width: 25.5, fontSize: 10)]
    let svg = try pictureSnapshot(look).picture().svg()
    #expect(
      svg.contains(
        "<text x=\"2\" y=\"9\" font-size=\"10\" textLength=\"25.5\""
          + " lengthAdjust=\"spacingAndGlyphs\" fill=\"#000000\">Hello</text>"
      )
    )
  }

  /// SVG 1.1, 10.9.1: the start of a text is its right end where its direction is from right to left.
  @Test(arguments: [
    (LayoutSnapshot.TextLine.Anchor.left, "x=\"2\" y=\"9\" font-size=\"10\" text-anchor=\"end\""),
    (.middle, "x=\"12\" y=\"9\" font-size=\"10\" text-anchor=\"middle\""),
    (.right, "x=\"22\" y=\"9\" font-size=\"10\" direction=\"rtl\""),
  ])
  func `anchor text that is written from right to left`(
    _ anchor: LayoutSnapshot.TextLine.Anchor,
    _ attributes: String
  ) throws {
    var look = LayoutSnapshot.Look()
    var line = LayoutSnapshot.TextLine(text: "שלום", x: 2, baseline: 9, width: 20, fontSize: 10)
    line.isRightToLeft = true
    line.anchor = anchor
    look.lines = [line]
    #expect(try pictureSnapshot(look).picture().svg().contains(attributes))
  }

  @Test func `measure sizes and distances, with relation and priority`() throws {
    var snapshot = pictureSnapshot()
    snapshot.constraints = [
      constraint(1, .width, constant: 30),
      constraint(1, .height, .greaterThanOrEqual, constant: 12, priority: 750),
      constraint(1, .left, .equal, 0, .left, constant: 10),
      constraint(1, .top, .lessThanOrEqual, 0, .top, constant: 20),
    ]
    // What is left open has a colon.
    let texts = try texts(snapshot).filter { !$0.contains(":") }
    #expect(texts.sorted() == ["10", "30", "≤ 20", "≥ 12 @750"].sorted())
  }

  /// 30 and 40 points cannot both be: the later one of two equals gives way, and misses 10.
  @Test func `say what a broken constraint misses, in red`() throws {
    var snapshot = pictureSnapshot()
    snapshot.constraints = [
      constraint(1, .width, constant: 30), constraint(1, .width, constant: 40),
    ]
    let picture = try snapshot.picture()
    #expect(picture.conflicts.count == 1)
    #expect(picture.conflicts.first?.missing == 10)
    var options = PictureOptions()
    options.constraints = true
    let svg = picture.svg(options)
    #expect(ParsedPicture(svg).texts.contains { $0.hasSuffix(", 10 missing") })
    #expect(svg.contains("stroke=\"#d72626\""))
  }

  @Test func `dash what is open, and say between which ends`() throws {
    var snapshot = pictureSnapshot()
    snapshot.constraints = [
      constraint(1, .left, .equal, 0, .left), constraint(1, .width, constant: 10),
      constraint(1, .height, constant: 10), constraint(1, .top, .greaterThanOrEqual, constant: 5),
      constraint(1, .bottom, .lessThanOrEqual, 0, .top, constant: 60),
    ]
    // The root's own size is no matter here; y goes from 5 to 60 − 10.
    #expect(try texts(snapshot).contains("y: 5 … 50"))
  }

  @Test func `draw a snapshot without frames as its constraints give it`() throws {
    var snapshot = pictureSnapshot()
    for index in snapshot.items.indices { snapshot.items[index].frame = .zero }
    snapshot.constraints = [
      constraint(0, .width, constant: 50), constraint(0, .height, constant: 60),
    ]
    #expect(try snapshot.picture().snapshot.items[0].frame.width == 50)
  }

  @Test func `put a hierarchy into a view of another`() throws {
    var picture = try pictureSnapshot().picture()
    var other = pictureSnapshot()
    other.constraints = [
      constraint(1, .width, constant: 30), constraint(1, .width, constant: 40),
    ]
    let cell = pictureItem("cell", parent: nil, LayoutRect(x: 0, y: 7, width: 30, height: 9))
    picture.embed(try other.picture(), in: 1, cell: cell)
    #expect(picture.snapshot.items.map(\.parent) == [nil, 0, 1, 2, 3])
    #expect(picture.snapshot.constraints.map(\.first) == [4, 4])
    #expect(picture.snapshot.rootFrames()[4] == LayoutRect(x: 20, y: 47, width: 30, height: 40))
  }

  @Test func `list findings below, with their numbers`() throws {
    let finding = Finding(.ambiguous, in: "", at: nil, items: [1], message: "x is open")
    var options = PictureOptions()
    options.findings = true
    let texts = ParsedPicture(try pictureSnapshot().picture(findings: [finding]).svg(options)).texts
    #expect(
      texts == ["1", "1", "ambiguous: x is open"] || texts == ["1", "ambiguous: x is open", "1"]
    )
  }

  @Test func `stand beside each other under their names`() throws {
    var second = pictureSnapshot()
    second.name = "Second"
    let svg = LayoutPicture.svg([try pictureSnapshot().picture(), try second.picture()])
    #expect(ParsedPicture(svg).texts == ["Sample", "Second"])
  }
}

@Suite struct `The difference of two layouts` {
  @Test func `is nothing for the same layout`() {
    let difference = LayoutDifference(from: pictureSnapshot(), to: pictureSnapshot())
    #expect(difference.changes.isEmpty)
    #expect(difference.text.isEmpty)
  }

  @Test func `says which sides changed and by how much`() {
    var after = pictureSnapshot()
    after.items[1].frame = LayoutRect(x: 10, y: 25.5, width: 20, height: 40)
    #expect(
      LayoutDifference(from: pictureSnapshot(), to: after).text
        == "Sample\n  UIView view: y 20 → 25.5 (+5.5), width 30 → 20 (−10)"
    )
  }

  /// Layout leaves transforms and gradients out; they are named apart from the differences.
  @Test func `has no other frames where only the look differs`() {
    let before = pictureSnapshot(LayoutSnapshot.Look())
    var turned = before
    turned.items[1].look?.transform = .init(a: 0, b: 1, c: -1, d: 0)
    var painted = before
    painted.items[1].look?.gradient = .init(stops: [.init(.black, at: 0)])
    for after in [turned, painted] {
      let difference = LayoutDifference(from: before, to: after)
      #expect(difference.changes.isEmpty && difference.text.isEmpty)
      #expect(difference.repainted == ["UIView view"])
      #expect(
        difference.repaintedText == "Sample: the same frames, but another look: UIView view"
      )
    }
    #expect(LayoutDifference(from: before, to: before).repaintedText.isEmpty)
    // One that is moved as well is a difference, and named once.
    turned.items[1].frame.x += 1
    #expect(LayoutDifference(from: before, to: turned).repainted.isEmpty)
  }

  @Test func `says what came, went, and was hidden`() {
    var before = pictureSnapshot()
    before.items.append(pictureItem("old", parent: 0, LayoutRect(x: 1, y: 2, width: 3, height: 4)))
    var after = pictureSnapshot()
    after.items[1].isHidden = true
    after.items.append(pictureItem("new", parent: 0, LayoutRect(x: 5, y: 6, width: 7, height: 8)))
    #expect(
      LayoutDifference(from: before, to: after).text == """
        Sample
          UIView view: hidden
          UIView new: added at (5, 6, 7, 8)
          UIView old: removed from (1, 2, 3, 4)
        """
    )
  }

  /// Addresses differ from run to run; the place among siblings of the class does not.
  @Test func `finds views without identity by their place`() {
    var before = pictureSnapshot()
    before.items[1].id = "0x7f01"
    var after = pictureSnapshot()
    after.items[1].id = "0x7f99"
    after.items[1].frame.x = 11
    let changes = LayoutDifference(from: before, to: after).changes
    #expect(changes.map(\.kind) == [.moved])
    #expect(changes[0].placeBefore?.x == 10)
    #expect(changes[0].placeAfter?.x == 11)
  }
}
