import ConstraintSolver
import LayoutEngine
import PlumbDiagnosis
import Testing

/// A title at the left and a button at the right of a card, as in most apps: the numbers are sums of a line.
private struct Card {
  var snapshot = LayoutSnapshot(name: "Card", scale: 3)

  init(isApart: Bool, lines: Int = 1, titleWidth: Double = 200) {
    snapshot.items = [
      item("Card", nil, nil),
      item("title", 0, titleWidth, lines: lines),
      item("button", 0, 80),
    ]
    size(0, 400)
    add(.init(id(1), .leading, .equal, id(0), .leading, constant: 16))
    add(.init(id(1), .top, .equal, id(0), .top, constant: 10))
    add(.init(id(2), .trailing, .equal, id(0), .trailing, constant: -16))
    add(.init(id(2), .top, .equal, id(0), .top, constant: 10))
    if isApart { add(.init(id(2), .leading, .greaterThanOrEqual, id(1), .trailing, constant: 8)) }
    snapshot.items[2].properties.compressionResistance.horizontal = 1000
  }

  private func id(_ index: Int) -> ItemID { ItemID(index: index) }

  private func item(_ name: String, _ parent: Int?, _ width: Double?, lines: Int = 1)
    -> LayoutSnapshot.Item
  {
    var item = LayoutSnapshot.Item(
      kind: .view,
      id: "",
      className: "UIView",
      parent: parent,
      frame: LayoutRect(x: 0, y: 0, width: 0, height: 0),
      properties: ItemProperties()
    )
    item.label = name
    guard let width else { return item }
    item.isText = true
    item.textFacts = .init(naturalWidth: width, lineHeight: 20, lineLimit: lines)
    item.properties.intrinsicWidth = width
    item.properties.intrinsicHeight = 20
    item.properties.wrapsLines = lines == 1 ? nil : true
    return item
  }

  private mutating func size(_ index: Int, _ width: Double) {
    for (attribute, constant) in [
      (LayoutAttribute.left, 0.0), (.top, 0), (.width, width), (.height, 60),
    ] {
      var constraint = LayoutConstraint(id(index), attribute, constant: constant)
      constraint.source = .encapsulatedSize
      add(constraint)
    }
  }

  mutating func add(_ constraint: LayoutConstraint) {
    snapshot.constraints.append(
      .init(id: "", constraint, first: constraint.first.index, second: constraint.second?.index)
    )
  }

  func prove(
    _ property: LayoutProperty,
    _ widths: ClosedRange<Double> = 200...400,
    textUpTo: Double? = nil
  ) throws -> LayoutProof {
    try LayoutProver(snapshot, widths: widths, textUpTo: textUpTo, controls: [2]).prove(property)
  }
}

private func failure(_ proof: LayoutProof) throws -> LayoutCounterexample {
  guard case .fails(let example, _) = proof else {
    Issue.record("\(proof)")
    throw UnprovenReason("")
  }
  return example
}

private func reason(_ proof: LayoutProof) -> String? {
  if case .unproven(let reason) = proof { reason } else { nil }
}

@Suite struct `A property that is to be proven` {
  @Test func `fails from the exact width on`() throws {
    // 16 + 200 = width − 16 − 80
    let example = try failure(Card(isApart: false).prove(.noOverlap))
    #expect(abs(example.widths.upperBound - 312) < 1e-6)
    #expect(example.widths.lowerBound == 200)
    // Both are 20 points high.
    #expect(abs(example.amount - 20) < 1e-6)
    #expect(example.items == [1, 2])
    #expect(example.message.hasPrefix("`title` covers "))
    #expect(example.message.hasSuffix(" × 20 points of `button`"))
  }

  @Test func `holds where a constraint keeps views apart`() throws {
    #expect(try Card(isApart: true).prove(.noOverlap, 120...400).holds)
    #expect(try Card(isApart: true).prove(.insideParent, 120...400).holds)
  }

  @Test func `holds for texts of all widths`() throws {
    // 16 + text + 8 + text + 16 is no more than the width, or one of them gives way.
    #expect(try Card(isApart: true).prove(.insideParent, 200...400, textUpTo: 80).holds)
    let example = try failure(Card(isApart: true).prove(.noClippedText, 200...400, textUpTo: 400))
    // The title gets nothing beside a button of 400 points: it is cut off by all of its own 400.
    #expect(abs(example.amount - 400) < 1e-6)
    #expect(example.texts.map(\.name) == ["`title`", "`button`"])
  }

  @Test func `tells the width at which a text begins to be cut off`() throws {
    let example = try failure(Card(isApart: true).prove(.noClippedText))
    // 16 + 200 + 8 + 80 + 16
    #expect(abs(example.widths.upperBound - 320) < 1e-6)
    #expect(abs(example.amount - 120) < 1e-6)
    #expect(try Card(isApart: true).prove(.noClippedText, 320...400).holds)
    #expect(!(try Card(isApart: true).prove(.noClippedText, 319.5...400).holds))
  }

  @Test func `is not proven where a text wraps`() throws {
    let card = Card(isApart: true, lines: 0)
    #expect(
      reason(try card.prove(.noOverlap))
        == "`title` wraps between 200 and 320 points, and its height is not linear"
    )
    #expect(try card.prove(.noOverlap, 320...400).holds)
    #expect(reason(try card.prove(.noOverlap, 320...400, textUpTo: 250))?.contains("wraps") == true)
  }

  @Test func `can be a statement of one's own`() throws {
    let card = Card(isApart: true)
    #expect(try card.prove(.holds { $0["title"].maxX <= $0["button"].minX - 8 }).holds)
    let example = try failure(
      card.prove(.holds("ten points lie between") { $0["title"].maxX <= $0["button"].minX - 10 })
    )
    #expect(abs(example.amount - 2) < 1e-6)
    #expect(example.message == "ten points lie between is missed by 2 points")
    // 16 + 200 + 10 + 80 + 16
    #expect(abs(example.widths.upperBound - 322) < 1e-6)
    #expect(
      reason(try card.prove(.holds { $0["titel"].maxX <= 10 })) == "no view is called `titel`"
    )
  }

  @Test func `can be the size of what is touched`() throws {
    let example = try failure(Card(isApart: true).prove(.touchTargets))
    // A text of 20 points is 24 lower than 44.
    #expect(example.message == "`button` is 24 points lower than 44")
    #expect(try Card(isApart: true).prove(.touchTargets(atLeast: 20)).holds)
  }

  @Test func `fails where required constraints contradict each other`() throws {
    var card = Card(isApart: true)
    card.add(.init(ItemID(index: 1), .width, .greaterThanOrEqual, constant: 150))
    let example = try failure(card.prove(.noConflict, 120...400))
    // 16 + 150 + 8 + 16, for the button can be without a width.
    #expect(abs(example.widths.upperBound - 190) < 1e-4)
    #expect(try card.prove(.noConflict, 191...400).holds)
    #expect(reason(try card.prove(.noOverlap, 120...400))?.contains("contradict") == true)
  }

  @Test func `can be that nothing is left open`() throws {
    #expect(try Card(isApart: true).prove(.unambiguous).holds)
    var open = Card(isApart: true)
    open.snapshot.constraints.removeAll { $0.first == 1 && $0.firstAttribute == .top }
    #expect(!(try open.prove(.unambiguous).holds))
    #expect(reason(try open.prove(.noOverlap))?.contains("leave open") == true)
  }
}
