import ConstraintSolver
import LayoutEngine
import PlumbDiagnosis
import Testing

@Suite struct `A solved layout` {
  @Test func `looks at constraints and never at frames`() throws {
    var layout = HandMadeLayout()
    let card = layout.add("card")
    layout.place(card, 16, 20, 100, 44)
    let frames = try layout.solved().frames
    for index in layout.snapshot.items.indices {
      layout.snapshot.items[index].frame = LayoutRect(x: 9, y: 9, width: 9, height: 9)
      layout.snapshot.items[index].savedFrame = LayoutRect(x: -9, y: 8, width: 7, height: 6)
    }
    #expect(try layout.solved().frames == frames)
    #expect(frames[card] == LayoutRect(x: 16, y: 20, width: 100, height: 44))
  }

  @Test func `refuses a snapshot that describes none`() {
    var layout = HandMadeLayout()
    layout.snapshot.scale = 0
    #expect(throws: SnapshotError.invalidScale(0)) { try layout.solved() }
  }

  @Test func `tells findings in the order of the rules`() throws {
    var layout = HandMadeLayout()
    let moved = layout.add("moved", saved: LayoutRect(x: 90, y: 0, width: 10, height: 10))
    layout.place(moved, 0, 0, 10, 10)
    let open = layout.add("open")
    layout.add(LayoutConstraint(layout.item(open), .left, .equal, layout.item(0), .left))
    let torn = layout.add("torn")
    layout.place(torn, 0, 0, 10, 10)
    layout.add(LayoutConstraint(layout.item(torn), .width, constant: 12))
    let findings = try layout.solved().findings()
    #expect(findings.map(\.rule) == [.conflict, .ambiguous, .misplaced])
    #expect(findings.map(\.items) == [[torn], [open], [moved]])
    #expect(findings.map(\.location?.line) == [4, 3, 2])
    #expect(findings.allSatisfy { $0.scene == "Scene" })
  }

  /// Apple's engine lets a required constraint beat a required hold on content without a word.
  @Test func `finds no conflict where content may neither shrink nor fit`() throws {
    var layout = HandMadeLayout(width: 100)
    let label = layout.add("label", className: "UILabel")
    layout.snapshot.items[label].properties.intrinsicWidth = 120
    layout.snapshot.items[label].properties.compressionResistance.horizontal = 1000
    for attribute in [LayoutAttribute.left, .right, .top, .bottom] {
      layout.add(
        LayoutConstraint(layout.item(label), attribute, .equal, layout.item(0), attribute)
      )
    }
    let solved = try layout.solved()
    #expect(solved.conflictFindings().isEmpty)
    #expect(solved.frames[label].width == 100)
  }

  @Test func `takes a misplacement tolerance`() throws {
    var layout = HandMadeLayout()
    let card = layout.add("card", saved: LayoutRect(x: 3, y: 0, width: 10, height: 10))
    layout.place(card, 0, 0, 10, 10)
    #expect(try layout.solved().findings().count == 1)
    #expect(try layout.solved().misplacementFindings(tolerance: 3).isEmpty)
    #expect(try layout.solved().misplacementFindings(tolerance: 2.9).count == 1)
  }

  @Test func `leaves roots out of its misplacements`() throws {
    var layout = HandMadeLayout()
    layout.snapshot.items[0].savedFrame = LayoutRect(x: 0, y: 0, width: 100, height: 100)
    #expect(try layout.solved().findings().isEmpty)
  }

  @Test func `leaves guides out of its ambiguities`() throws {
    var layout = HandMadeLayout()
    layout.add("guide", kind: .guide)
    #expect(try layout.solved().ambiguityFindings().isEmpty)
  }
}
