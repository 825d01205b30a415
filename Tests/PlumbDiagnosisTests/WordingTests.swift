import ConstraintSolver
import LayoutEngine
import Testing

@testable import PlumbDiagnosis

@Suite struct `Words for items` {
  @Test func `are the label, then the text, then the class and identity`() {
    var layout = HandMadeLayout()
    let place = layout.add("ab-12", className: "PriceTag")
    #expect(Wording(layout.snapshot).item(place) == "PriceTag ab-12")
    layout.snapshot.items[place].text = "9.99"
    #expect(Wording(layout.snapshot).item(place) == "`9.99`")
    layout.snapshot.items[place].label = "Price"
    #expect(Wording(layout.snapshot).item(place) == "`Price`")
  }

  @Test func `pass over what is empty`() {
    var layout = HandMadeLayout()
    let place = layout.add("")
    layout.snapshot.items[place].label = ""
    layout.snapshot.items[place].text = ""
    #expect(Wording(layout.snapshot).item(place) == "UIView")
  }

  @Test func `of guides name their view`() {
    var layout = HandMadeLayout()
    let guide = layout.add("", kind: .guide, className: "safe area")
    #expect(Wording(layout.snapshot).item(guide) == "safe area of UIView root")
  }

  @Test(arguments: [
    ("12345678901234567890123456789012", "`12345678901234567890123456789012`"),
    ("123456789012345678901234567890123", "`1234567890123456789012345678901…`"),
    ("one\ntwo", "`one two`"),
  ])
  func `shorten texts beyond 32 characters to one line`(_ text: String, _ words: String) {
    var layout = HandMadeLayout()
    let place = layout.add("a")
    layout.snapshot.items[place].text = text
    #expect(Wording(layout.snapshot).item(place) == words)
  }
}

@Suite struct `Words for constraints` {
  private func words(_ make: (HandMadeLayout) -> LayoutConstraint) -> String {
    var layout = HandMadeLayout()
    layout.add("a")
    layout.add("b")
    layout.add(make(layout))
    return Wording(layout.snapshot).constraint(layout.snapshot.constraints[4])
  }

  @Test func `to the same attribute of the parent are the attribute alone`() {
    #expect(
      words { LayoutConstraint($0.item(1), .leading, .equal, $0.item(0), .leading, constant: 8) }
        == "UIView a leading"
    )
    #expect(
      words { LayoutConstraint($0.item(0), .bottom, .equal, $0.item(1), .bottom, constant: 8) }
        == "UIView a bottom"
    )
  }

  @Test func `write an equation where they say more`() {
    #expect(
      words {
        LayoutConstraint(
          $0.item(1),
          .top,
          .greaterThanOrEqual,
          $0.item(2),
          .bottom,
          multiplier: 1,
          constant: 8
        )
      } == "UIView a top ≥ UIView b bottom + 8"
    )
    #expect(
      words {
        LayoutConstraint(
          $0.item(1),
          .width,
          .lessThanOrEqual,
          $0.item(0),
          .width,
          multiplier: 0.5,
          constant: -8
        )
      } == "UIView a width ≤ 0.5 × UIView root width − 8"
    )
    #expect(
      words { LayoutConstraint($0.item(1), .width, .equal, $0.item(0), .width) }
        == "UIView a width = UIView root width"
    )
    #expect(words { LayoutConstraint($0.item(1), .height, constant: 44) } == "UIView a height = 44")
  }
}

@Suite struct `Words for numbers` {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (12, "12"), (12.5, "12.5"), (1.0 / 3, "0.33"), (0.004, "0"),
      (-7.999, "-8"), (1e17, "1e+17"), (.infinity, "inf"),
    ] as [(Double, String)]
  )
  func `have at most two digits after the point`(_ number: Double, _ words: String) {
    #expect(Wording.number(number) == words)
  }

  @Test func `of rectangles are x, y, width and height`() {
    #expect(
      Wording.rect(LayoutRect(x: 1, y: -2.5, width: 100.0 / 3, height: 0)) == "(1, -2.5, 33.33, 0)"
    )
  }
}
