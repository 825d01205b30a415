import ConstraintSolver
import LayoutEngine
import Testing

@testable import PlumbDiagnosis

/// Forms that rules were silent on, each beside one that is right to pass over.
@Suite struct `A view that is open along one axis` {
  /// The title's height is open; at 20 from the left it leaves the root sideways at 400 − 20 + 1 = 381.
  @Test func `still grows along the other`() throws {
    var layout = HandMadeLayout()
    let title = layout.addText("Title", width: 200)
    layout.tie(title, .leading, 0, nil, 20)
    let found = try findings(.unboundedGrowth, layout)
    #expect(
      found.map(\.message) == [
        "`Title` leaves UIView root from 381 points of text on (now 200)"
      ]
    )
  }

  @Test func `does not grow along the open one`() throws {
    var layout = HandMadeLayout(height: 30)
    let title = layout.addText("Title", width: 100, lines: 0)
    layout.tie(title, .leading, 0)
    #expect(try findings(.unboundedGrowth, layout).isEmpty)
  }
}

@Suite struct `A layout with a conflict` {
  /// A text that leaves the root, and below it a view with two widths.
  private func layout() -> (layout: HandMadeLayout, title: Int, card: Int) {
    var layout = HandMadeLayout()
    let title = layout.addText("Title", width: 200, at: (20, 10))
    let card = layout.add("card")
    layout.place(card, 0, 100, 40, 40)
    layout.add(LayoutConstraint(layout.item(card), .width, constant: 50))
    return (layout, title, card)
  }

  @Test func `has texts grown that are not in it`() throws {
    #expect(try layout().layout.solved().conflicts.count == 1)
    #expect(try findings(.unboundedGrowth, layout().layout).count == 1)
  }

  @Test func `has no text grown that is in it`() throws {
    var (layout, title, _) = layout()
    layout.tie(title, .leading, 0, nil, 30)
    #expect(try findings(.unboundedGrowth, layout).isEmpty)
  }
}

@Suite struct `Texts one of which is shown at a time` {
  /// A title, right of it a price, and another text at a place.
  private func layout(_ x: Double, _ y: Double) -> HandMadeLayout {
    var layout = HandMadeLayout()
    layout.addText("Title", width: 100, at: (10, 10))
    layout.addText("Price", width: 40, at: (200, 10))
    layout.addText("Until May", width: 60, at: (x, y))
    return layout
  }

  @Test func `are not said to be covered by a third`() throws {
    #expect(try findings(.missingSiblingRelation, layout(190, 10)).isEmpty)
  }

  @Test func `are not those that lie apart`() throws {
    let found = try findings(.missingSiblingRelation, layout(190, 60))
    #expect(found.map(\.items) == [[1, 2]])
  }
}

@Suite struct `A text with views in it` {
  /// A button at 20 points, whose label Interface Builder gives no place of its own.
  @Test func `is a content`() throws {
    var layout = HandMadeLayout()
    let button = layout.addText("Continue", width: 200, at: (20, 10))
    let label = layout.addText("Label of the button", width: 180, parent: button)
    layout.tie(label, .centerX, button)
    layout.tie(label, .centerY, button)
    let found = try findings(.unboundedGrowth, layout)
    #expect(found.map(\.items) == [[button, 0]])
  }
}

@Suite struct `A stand-in text` {
  /// A line of 20 points in 10.
  @Test(arguments: [(1, 1), (0, 0)])
  func `is too high where a line is`(_ lines: Int, _ count: Int) throws {
    var layout = HandMadeLayout()
    let title = layout.addText("Label", width: 50, lines: lines, at: (0, 0))
    layout.add(LayoutConstraint(layout.item(title), .height, constant: 10))
    #expect(try findings(.textTruncated, layout).count == count)
  }

  @Test func `is not too wide`() throws {
    var layout = HandMadeLayout()
    let title = layout.addText("Label", width: 50, at: (0, 0))
    layout.add(LayoutConstraint(layout.item(title), .width, constant: 10))
    #expect(try findings(.textTruncated, layout).isEmpty)
  }
}
