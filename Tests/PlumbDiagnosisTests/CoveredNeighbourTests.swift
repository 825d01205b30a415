import ConstraintSolver
import LayoutEngine
import Testing

@testable import PlumbDiagnosis

@Suite struct `A constant that lays a view over its neighbour` {
  /// A title between an icon and an amount, `gap` points behind the icon and `constant` points beyond the amount's near edge.
  private func layout(
    gap: Double,
    constant: Double,
    isExchanged: Bool = false,
    isImage: Bool = false
  ) -> HandMadeLayout {
    var layout = HandMadeLayout()
    let icon = layout.add("icon")
    layout.place(icon, 0, 0, 30, 30)
    let amount = layout.addText("−999.00", width: 60)
    layout.snapshot.items[amount].isImage = isImage
    layout.add(LayoutConstraint(layout.item(amount), .width, constant: 60))
    layout.tie(amount, .trailing, 0, nil, -10)
    layout.tie(amount, .top, 0)
    let title = layout.addText("Description", width: 80)
    layout.tie(title, .top, 0)
    layout.tie(title, .leading, icon, .trailing, gap)
    if isExchanged {
      layout.tie(amount, .leading, title, .trailing, -constant)
    } else {
      layout.tie(title, .trailing, amount, .leading, constant)
    }
    return layout
  }

  @Test func `is found where the same constant is a gap at the other edge`() throws {
    let found = try findings(.outsetOffset, layout(gap: 10, constant: 10))
    #expect(found.count == 1)
    #expect(found.first?.items == [3, 2])
    #expect(
      found.first?.message
        == "`Description` keeps a distance of 10 points at one side and covers 10 points of "
        + "`−999.00` at the other (right): `Description` trailing = `−999.00` leading + 10"
    )
    #expect(found.first?.suggestion?.hasPrefix("make the constant −10 instead of 10: ") == true)
  }

  @Test func `is found where the gap is that to the superview`() throws {
    var layout = HandMadeLayout()
    let button = layout.addText("Buy", width: 60)
    layout.tie(button, .bottom, 0, nil, -20)
    layout.tie(button, .leading, 0)
    let text = layout.addText("Summer offer", width: 90)
    layout.tie(text, .leading, 0)
    layout.tie(text, .top, 0, nil, 20)
    layout.tie(text, .bottom, button, .top, 20)
    #expect(try findings(.outsetOffset, layout).map(\.items) == [[2, 1]])
  }

  @Test func `is fine with the other sign, with another gap, and for pictures`() throws {
    #expect(try findings(.outsetOffset, layout(gap: 10, constant: -10)).isEmpty)
    #expect(try findings(.outsetOffset, layout(gap: 4, constant: 3)).isEmpty)
    #expect(try findings(.outsetOffset, layout(gap: 10, constant: 10, isImage: true)).isEmpty)
  }

  @Test func `is taken as meant where it is negative at the near edge`() throws {
    #expect(
      try findings(.outsetOffset, layout(gap: 10, constant: 10, isExchanged: true)).isEmpty
    )
  }

  @Test func `is not told a second time as content that is covered`() throws {
    let layout = layout(gap: 10, constant: 10)
    #expect(try findings(.overlappingContent, layout).map(\.items) == [[3, 2]])
    let found = try layout.solved().findings(of: [.outsetOffset, .overlappingContent])
    #expect(found.map(\.rule) == [.outsetOffset])
  }
}

@Suite struct `Content that overlaps on purpose` {
  /// Two texts of 32 points, the second of which begins 10 points before the first one ends.
  @Test func `is not told where a constraint says by how much`() throws {
    var layout = HandMadeLayout()
    let first = layout.addText("AL", width: 32, at: (0, 0))
    let second = layout.addText("GH", width: 32)
    layout.tie(second, .top, 0)
    layout.tie(second, .leading, first, .trailing, -10)
    #expect(try findings(.overlappingContent, layout).isEmpty)
  }

  @Test func `is told where the two are tied at the same edge`() throws {
    var layout = HandMadeLayout()
    let first = layout.addText("AL", width: 32, at: (20, 0))
    let second = layout.addText("GH", width: 32)
    layout.tie(second, .top, 0)
    layout.tie(second, .leading, first, .leading, -10)
    #expect(try findings(.overlappingContent, layout).map(\.items) == [[second, first]])
  }
}
