import ConstraintSolver
import LayoutEngine
import Testing

@Suite struct `Names of items` {
  let layout = LayoutSolver(scale: 1)
  let card: ItemID
  let title: ItemID

  init() {
    card = layout.addItem(name: "card", parent: nil)
    title = layout.addItem(name: "title", parent: card)
    layout.add(LayoutConstraint(card, .left))
    layout.add(LayoutConstraint(card, .width, constant: 150))
  }

  @Test func `stand in constraints, as they are read`() {
    let texts: [(LayoutConstraint, String)] = [
      (
        LayoutConstraint(title, .width, .greaterThanOrEqual, constant: 200),
        "title.width ≥ 200"
      ),
      (
        LayoutConstraint(title, .leading, .equal, card, .leading, constant: 16),
        "title.leading = card.leading + 16"
      ),
      (
        LayoutConstraint(title, .trailing, .lessThanOrEqual, card, .trailing, constant: -2.5),
        "title.trailing ≤ card.trailing − 2.5"
      ),
      (
        LayoutConstraint(title, .width, .equal, card, .height, multiplier: 1.0 / 3, priority: 750),
        "title.width = 0.333 × card.height (750)"
      ),
      (LayoutConstraint(title, .top, constant: -4), "title.top = −4"),
    ]
    for (constraint, text) in texts {
      #expect(layout.description(of: layout.add(constraint)) == text)
    }
  }

  @Test func `stand in a conflict, with what is missing and what gives way`() throws {
    layout.add(LayoutConstraint(title, .leading, .equal, card, .leading, constant: 2))
    layout.add(LayoutConstraint(title, .trailing, .lessThanOrEqual, card, .trailing, constant: -2))
    layout.add(LayoutConstraint(title, .width, .greaterThanOrEqual, constant: 200))
    let conflict = try #require(layout.solve().conflicts.first)
    // 2 + 200 + 2 is 54 more than the 150 there are.
    #expect(
      layout.description(of: conflict) == """
        4 constraints cannot all hold, 54 points are missing:
          card.width = 150
          title.leading = card.leading + 2
          title.trailing ≤ card.trailing − 2
          title.width ≥ 200
        title.width ≥ 200 gives way.
        """
    )
  }

  @Test func `stand in silent rules`() throws {
    layout.add(LayoutConstraint(title, .width, .lessThanOrEqual, constant: -1))
    let conflict = try #require(layout.solve().conflicts.first)
    #expect(
      layout.description(of: conflict) == """
        2 constraints cannot both hold, 1 point is missing:
          title.width ≤ −1
          title.width ≥ 0
        title.width ≤ −1 gives way.
        """
    )
  }

  @Test func `stand in what is open`() {
    layout.add(LayoutConstraint(title, .width, .lessThanOrEqual, constant: 40))
    layout.solve()
    let texts = layout.freedoms(of: title).map { layout.description(of: $0) }
    #expect(texts.contains("title.width can be 0 to 40; nothing says which"))
    #expect(texts.contains("title.x can be anything; nothing says which"))
    #expect(texts.contains("title.height can be 0 or more; nothing says which"))
  }

  @Test func `are numbers where none was given`() {
    layout.setName(nil, of: title)
    #expect(layout.name(of: title) == "item1")
    layout.setName("headline", of: title)
    #expect(layout.name(of: title) == "headline")
  }

  @Test func `go with their item`() {
    layout.removeItem(title)
    let next = layout.addItem(parent: card)
    #expect(next == title, "the place is used again")
    #expect(layout.name(of: next) == "item1")
  }
}
