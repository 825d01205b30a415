import LayoutEngine
import Testing

@testable import PlumbDiagnosis

@Suite struct `A constant that lays a label over another one` {
  /// A title 20 points inside, and a date at the right edge.
  private func layout(_ constant: Double, isImage: Bool = false) -> HandMadeLayout {
    var layout = HandMadeLayout()
    let date = layout.addText("12 May", width: 60)
    layout.snapshot.items[date].isImage = isImage
    layout.add(LayoutConstraint(layout.item(date), .width, constant: 60))
    layout.tie(date, .trailing, 0, nil, -20)
    layout.tie(date, .top, 0)
    let title = layout.addText("Title", width: 80)
    layout.tie(title, .top, 0)
    layout.tie(title, .leading, 0, nil, 20)
    layout.tie(title, .trailing, date, .leading, constant)
    return layout
  }

  @Test func `is found whatever the gap at its other side is`() throws {
    let found = try findings(.outsetOffset, layout(10))
    #expect(
      found.map(\.message) == [
        "`Title` covers 10 points of `12 May` (right): `Title` trailing = `12 May` leading + 10"
      ]
    )
    #expect(found.first?.suggestion?.hasPrefix("make the constant −10 instead of 10: ") == true)
  }

  @Test(arguments: [-10.0, 0, 2]) func `may draw them close to each other`(_ constant: Double)
    throws
  {
    #expect(try findings(.outsetOffset, layout(constant)).isEmpty)
  }

  @Test func `may lie on a picture`() throws {
    #expect(try findings(.outsetOffset, layout(10, isImage: true)).isEmpty)
  }
}
