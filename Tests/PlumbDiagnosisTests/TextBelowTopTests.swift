import ConstraintSolver
import LayoutEngine
import Testing

@testable import PlumbDiagnosis

@Suite struct `A text that is tied to the top of another one` {
  /// A note `distance` points below the top of a title, and `shift` points beside it.
  private func layout(distance: Double, shift: Double = 0, isField: Bool = false) -> HandMadeLayout
  {
    var layout = HandMadeLayout()
    let title = layout.addText("Title", width: 60)
    layout.tie(title, .top, 0)
    layout.tie(title, .leading, 0)
    let note = layout.addText("Note", width: 50)
    if isField { layout.snapshot.items[note].className = "UITextField" }
    layout.tie(note, .top, title, .top, distance)
    layout.tie(note, .leading, title, .leading, shift)
    return layout
  }

  private func found(_ layout: HandMadeLayout) throws -> [Finding] {
    try findings(.overlappingContent, layout).filter { $0.severity == .warning }
  }

  @Test func `lies on it, and is told in place of the points that they share`() throws {
    let all = try findings(.overlappingContent, layout(distance: 3))
    #expect(
      all.map(\.message) == [
        "the top of `Note` is 3 points below the top of `Title`, so that their texts lie on each other"
      ]
    )
    #expect(all.first?.severity == .warning)
  }

  @Test(arguments: [
    (0.0, 0.0), (1.0, 0.0), (24.0, 0.0), (3.0, 80.0),
  ])
  func `is left alone as a shadow, below it, or beside it`(
    _ distance: Double,
    _ shift: Double
  ) throws {
    #expect(try found(layout(distance: distance, shift: shift)).isEmpty)
  }

  @Test func `is left alone as a field with a floating title`() throws {
    #expect(try found(layout(distance: 3, isField: true)).isEmpty)
  }
}
