import ConstraintSolver
import LayoutEngine
import PlumbDiagnosis
import Testing

@Suite struct `A constraint that is there twice` {
  private func twice(_ second: (inout HandMadeLayout) -> Void) throws -> [Finding] {
    var layout = HandMadeLayout()
    layout.add("a")
    layout.place(1, 8, 0, 10, 10)
    second(&layout)
    return try findings(.redundantConstraint, layout)
  }

  @Test func `is a warning that tells the two apart`() throws {
    var layout = HandMadeLayout()
    layout.add("a")
    layout.tie(1, .left, 0, nil, 8)
    layout.snapshot.constraints[4].id = "first"
    layout.snapshot.constraints[4].origin = SourceLocation(file: "Scene.xib", line: 12)
    layout.tie(1, .left, 0, nil, 8)
    layout.snapshot.constraints[5].identifier = "Inset"
    layout.snapshot.constraints[5].origin = SourceLocation(file: "App/Card.swift", line: 15)
    let found = try findings(.redundantConstraint, layout)
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.first?.message
        == "UIView a left is there twice: first, line 12 and 'Inset', Card.swift:15"
    )
    #expect(found.first?.fixes == [.delete(constraint: 5)])
  }

  @Test func `may begin with its other end`() throws {
    let found = try twice { $0.tie(0, .left, 1, nil, -8) }
    #expect(found.map(\.severity) == [.warning])
  }

  @Test func `is told beside a conflict, too`() throws {
    let found = try twice { layout in
      layout.add(LayoutConstraint(layout.item(1), .height, constant: 10))
      layout.add(LayoutConstraint(layout.item(1), .width, constant: 20))
    }
    #expect(found.map { $0.message.contains("is there twice") } == [true])
  }

  @Test func `is something else than one that others imply, which is a note`() throws {
    let found = try twice { $0.tie(1, .right, 0, .left, 18) }
    #expect(found.map(\.severity) == [.note])
    #expect(found.first?.message.contains(" adds nothing: ") == true)
  }
}

@Suite struct `A view that is centred and tied to all edges` {
  private func held(_ axes: [[LayoutAttribute]], inset: Double) throws -> [Finding] {
    var layout = HandMadeLayout()
    layout.add("a")
    for axis in axes {
      layout.tie(1, axis[0], 0, nil, inset)
      layout.tie(1, axis[1], 0, nil, -inset)
      layout.tie(1, axis[2], 0)
    }
    return try findings(.redundantConstraint, layout)
  }

  private let across: [LayoutAttribute] = [.leading, .trailing, .centerX]
  private let down: [LayoutAttribute] = [.top, .bottom, .centerY]

  @Test func `is a warning along both axes with insets`() throws {
    #expect(try held([across, down], inset: 50).map(\.severity) == [.warning, .warning])
  }

  @Test func `is a note along one axis, or without insets`() throws {
    #expect(try held([across], inset: 50).map(\.severity) == [.note])
    #expect(try held([across, down], inset: 0).map(\.severity) == [.note, .note])
  }
}

@Suite struct `One cause` {
  private func layout() -> HandMadeLayout {
    var layout = HandMadeLayout()
    let stack = layout.add("stack", className: "UIStackView")
    layout.place(stack, 0, 0, 100, 100)
    let view = layout.add("row", parent: stack)
    layout.snapshot.items[stack].stack = .init(axis: .vertical, arranged: [view])
    for attribute in [LayoutAttribute.leading, .trailing, .top, .bottom] {
      layout.add(
        LayoutConstraint(
          layout.item(view),
          attribute,
          .equal,
          layout.item(stack),
          attribute,
          source: .stackView
        )
      )
    }
    layout.tie(view, .leading, stack)
    return layout
  }

  @Test func `is told once: by the rule that knows it best`() throws {
    let found = try layout().solved().findings()
      .filter { [.arrangedConstraint, .redundantConstraint].contains($0.rule) }
    #expect(found.map(\.rule) == [.arrangedConstraint])
  }

  /// One edge is harmless; pinned all around, the view is fought over.
  @Test func `is a warning where three constraints of a view do the stack view's work`() throws {
    var layout = layout()
    #expect(try findings(.arrangedConstraint, layout).map(\.severity) == [.note])
    layout.tie(2, .trailing, 1)
    layout.tie(2, .top, 1)
    #expect(
      try findings(.arrangedConstraint, layout).map(\.severity) == [.warning, .warning, .warning]
    )
  }

  @Test func `begins with what comes of it`() throws {
    let found = try findings(.arrangedConstraint, layout())
    #expect(
      found.first?.message.contains(
        " repeats what UIStackView stack does: the stack view aligns its views (fill) itself"
      )
        == true,
      "\(found)"
    )
  }
}

@Suite struct `Findings of one line of source` {
  @Test func `are one group with their number and where the first one is`() throws {
    var layout = HandMadeLayout()
    for row in 0..<3 {
      let cell = layout.add("cell \(row)")
      layout.snapshot.items[cell].label = "Row \(row)"
      layout.place(cell, 0, Double(row) * 50, 100, 40)
      let view = layout.add("icon \(row)", parent: cell)
      layout.tie(view, .top, cell)
      layout.add(LayoutConstraint(layout.item(view), .height, constant: 20))
      layout.add(LayoutConstraint(layout.item(view), .width, constant: 20))
      layout.add(LayoutConstraint(layout.item(view), .width, constant: 30))
      for place in layout.snapshot.constraints.indices.suffix(2) {
        layout.snapshot.constraints[place].origin = SourceLocation(file: "Row.swift", line: 7)
      }
    }
    let found = try findings(.conflict, layout)
    #expect(found.count == 3)
    let groups = found.groupedBySource(in: layout.snapshot)
    #expect(groups.map(\.findings.count) == [3])
    #expect(
      groups.first?.description.contains(" gives way (3 times, first in `Row 0`)\n  → ") == true,
      "\(groups)"
    )
  }

  @Test func `without a line stay apart`() throws {
    var finding = Finding(.conflict, in: "", at: nil, items: [], message: "first")
    let first = finding
    finding.message = "second"
    let groups = [first, finding].groupedBySource(in: LayoutSnapshot(name: "", scale: 1))
    #expect(groups.map(\.description) == [first.description, finding.description])
  }

  @Test func `is met by another number where few points are missing`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 App.Badge:0xb.width == 28   (active)>",
          "<NSLayoutConstraint:0x2 H:|-(6)-[App.Badge:0xb]   (active, names: '|':UIView:0xa )>",
          "<NSLayoutConstraint:0x3 H:[App.Badge:0xb]-(0)-[UIStackView:0xc]   (active)>",
          "<NSLayoutConstraint:0x4 H:|-(>=36)-[UIStackView:0xc]   (active, names: '|':UIView:0xa )>",
        ],
        broken: 0
      )
    )
    #expect(
      words.fix.hasSuffix(", or change a number: 30 for 28 in 1, 8 for 6 in 2 or 34 for 36 in 4")
    )
  }

  @Test func `may be a view with both ends at one place`() throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 App.Sheet:0xb.bottom == App.Area:0xa.bottom   (active)>",
        "<NSLayoutConstraint:0x2 V:[App.Area:0xa]-(0)-[App.Sheet:0xb]   (active)>",
        "<NSLayoutConstraint:0x3 UIView:0xc.height == App.Sheet:0xb.height - 35   (active)>",
      ])
    )
    #expect(
      words.cause
        == "likely cause: 1 and 2 put both ends of App.Sheet 0xb at one place, the bottom of App.Area 0xa, which makes it "
        + "0 points high, and it holds something"
    )
    #expect(
      words.fix
        == "if it is hidden like that for a while, give 3 a priority of 999; if not, remove 1 or 2"
    )
  }
}
