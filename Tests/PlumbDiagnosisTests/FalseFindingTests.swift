import ConstraintSolver
import LayoutEngine
import Testing

@testable import PlumbDiagnosis

/// Forms that were found and said something that is not so, each beside the one that is right to find.
@Suite struct `A growing text is left alone` {
  /// A text at the top of a root of 30 points, whose second line of 20 points ends at 40.
  private func layout(isCanvas: Bool, reachesBottom: Bool) -> HandMadeLayout {
    var layout = HandMadeLayout(height: 30)
    let title = layout.addText("Title", width: 100, lines: 0, at: (10, 0))
    layout.tie(title, .trailing, .lessThanOrEqual, 0)
    layout.snapshot.constraints[3].isPlaceholder = isCanvas
    if reachesBottom {
      layout.add(
        LayoutConstraint(
          layout.item(title),
          .bottom,
          .equal,
          layout.item(0),
          .bottom,
          priority: 500
        )
      )
    }
    return layout
  }

  @Test func `where its host makes room for more lines`() throws {
    #expect(try findings(.unboundedGrowth, layout(isCanvas: true, reachesBottom: true)).isEmpty)
  }

  @Test(arguments: [(true, false), (false, true)])
  func `but not where a host is not asked or makes none`(_ isCanvas: Bool, _ reaches: Bool) throws {
    let found = try findings(
      .unboundedGrowth,
      layout(isCanvas: isCanvas, reachesBottom: reaches)
    )
    #expect(found.map(\.message) == ["`Title` leaves UIView root from its second line on"])
  }

  @Test(arguments: [
    ("1.5x", 0), ("$40.00", 0), ("90 %", 0), ("Total", 1),
    ("4 of 10", 1), ("x", 1),
  ])
  func `where it is a number`(_ text: String, _ count: Int) throws {
    var layout = HandMadeLayout()
    let title = layout.addText("Title", width: 200, at: (20, 10))
    layout.snapshot.items[title].text = text
    #expect(try findings(.unboundedGrowth, layout).count == count)
  }

  /// More lines are centred as the one was: the first baseline stays 15 points below the top.
  @Test func `where it hangs on its first baseline`() throws {
    var layout = HandMadeLayout()
    let title = layout.addText("Title", width: 100, lines: 0)
    layout.snapshot.items[title].properties.baselines = .init(
      firstFromTop: 15,
      lastFromBottom: 5,
      centeredHeight: 20
    )
    layout.tie(title, .leading, 0)
    layout.tie(title, .trailing, .lessThanOrEqual, 0)
    layout.tie(title, .firstBaseline, 0, .top, 15)
    let engine = try layout.solved().engine
    let frame = engine.withContent(of: layout.item(title), height: 60) { _ in
      engine.frame(of: layout.item(title))
    }
    #expect(frame == LayoutRect(x: 0, y: 0, width: 100, height: 60))
    #expect(try findings(.unboundedGrowth, layout).isEmpty)
  }
}

@Suite struct `A constraint along a stack view` {
  /// Three views of a horizontal stack view.
  private func layout() -> (layout: HandMadeLayout, stack: Int, views: [Int]) {
    var layout = HandMadeLayout()
    let stack = layout.add("stack", className: "UIStackView")
    let views = ["a", "b", "c"].map { layout.add($0, parent: stack) }
    layout.snapshot.items[stack].stack = .init(axis: .horizontal, arranged: views)
    return (layout, stack, views)
  }

  /// Which view and attribute is tied to which; the stack view is 3.
  private static let joined: [(Int, LayoutAttribute, Int, LayoutAttribute)] = [
    (0, .leading, 3, .leading), (3, .leadingMargin, 0, .leading), (2, .trailing, 3, .trailing),
    (1, .leading, 0, .trailing), (1, .right, 2, .left),
  ]
  private static let others: [(Int, LayoutAttribute, Int, LayoutAttribute)] = [
    (0, .leading, 1, .leading), (0, .trailing, 3, .trailing), (1, .leading, 3, .leading),
    (2, .leading, 0, .trailing), (0, .leading, 1, .trailing),
  ]

  @Test(arguments: joined)
  func `is found between edges that it joins`(
    _ tie: (Int, LayoutAttribute, Int, LayoutAttribute)
  ) throws {
    var (layout, stack, views) = layout()
    views.append(stack)
    layout.tie(views[tie.0], tie.1, .equal, views[tie.2], tie.3, 0)
    #expect(try findings(.arrangedConstraint, layout).count == 1)
  }

  @Test(arguments: others)
  func `is not found where it says how long views are`(
    _ tie: (Int, LayoutAttribute, Int, LayoutAttribute)
  ) throws {
    var (layout, stack, views) = layout()
    views.append(stack)
    layout.tie(views[tie.0], tie.1, .equal, views[tie.2], tie.3, 0)
    #expect(try findings(.arrangedConstraint, layout).isEmpty)
  }

  @Test func `is found across hidden views`() throws {
    var (layout, stack, views) = layout()
    layout.snapshot.items[views[1]].isHidden = true
    layout.tie(views[2], .leading, .equal, views[0], .trailing)
    layout.snapshot.items[views[2]].isHidden = true
    layout.tie(views[0], .trailing, .equal, stack, .trailing)
    #expect(try findings(.arrangedConstraint, layout).count == 2)
  }
}

@Suite struct `What a layout does not tell` {
  /// A view in a stack view that fills in proportion, whose width nothing gives.
  @Test(arguments: [("fill", Double?.none, 1), ("fillProportionally", nil, 0)])
  func `is the share of a view without content`(
    _ distribution: String,
    _ width: Double?,
    _ count: Int
  ) throws {
    var layout = HandMadeLayout()
    let stack = layout.add("stack", className: "UIStackView")
    layout.tie(stack, .leading, 0)
    layout.tie(stack, .top, 0)
    layout.tie(stack, .width, 0)
    layout.tie(stack, .height, 0)
    let view = layout.add("view", parent: stack)
    layout.tie(view, .leading, stack)
    layout.tie(view, .top, stack)
    layout.tie(view, .height, stack)
    layout.snapshot.items[view].properties.intrinsicWidth = width
    layout.snapshot.items[stack].stack = .init(
      axis: .horizontal,
      distribution: distribution,
      arranged: [view]
    )
    #expect(try findings(.ambiguous, layout).count == count)
  }

  /// Across the axis, a stack view that fills in proportion shares nothing out.
  @Test func `is not a length across the axis`() throws {
    var layout = HandMadeLayout()
    let stack = layout.add("stack", className: "UIStackView")
    layout.place(stack, 0, 0, 100, 100)
    let view = layout.add("view", parent: stack)
    layout.tie(view, .leading, stack)
    layout.tie(view, .top, stack)
    layout.tie(view, .width, stack)
    layout.snapshot.items[stack].stack = .init(
      axis: .horizontal,
      distribution: "fillProportionally",
      arranged: [view]
    )
    #expect(try findings(.ambiguous, layout).count == 1)
  }

  @Test(arguments: [("🍇", 0), ("Grapes", 1)])
  func `is how wide an emoji is`(_ text: String, _ count: Int) throws {
    var layout = HandMadeLayout()
    let title = layout.addText("Title", width: 60, at: (0, 0))
    layout.snapshot.items[title].text = text
    layout.add(LayoutConstraint(layout.item(title), .width, constant: 50))
    #expect(try findings(.textTruncated, layout).count == count)
  }

  @Test(arguments: [(true, 0), (false, 1)])
  func `is the alignment rectangle of a symbol`(_ isSymbol: Bool, _ count: Int) throws {
    var layout = HandMadeLayout()
    let image = layout.add("image", saved: LayoutRect(x: 0, y: 3, width: 20, height: 14))
    layout.snapshot.items[image].isImage = true
    layout.snapshot.items[image].hasUnknownContent = isSymbol
    layout.place(image, 0, 0, 20, 20)
    #expect(try findings(.misplaced, layout).count == count)
  }
}

@Suite struct `A conflict of the app` {
  /// 60 + 70 + 10 points in 50: two heights give way, and neither says how they share the 40 that are left.
  @Test func `leaves nothing open that what gave way would have settled`() throws {
    var layout = HandMadeLayout(height: 50)
    var above = 0
    for height in [60.0, 70, 10] {
      let view = layout.add("view\(height)")
      layout.tie(view, .leading, 0)
      layout.tie(view, .trailing, 0)
      layout.tie(view, .top, .equal, above, above == 0 ? .top : .bottom, 0)
      layout.add(LayoutConstraint(layout.item(view), .height, constant: height))
      above = view
    }
    layout.tie(above, .bottom, 0)
    #expect(try layout.solved().conflicts.count > 1)
    #expect(try findings(.ambiguous, layout).isEmpty)
  }

  /// A hidden view that a stack view takes its width, and one that asks for 44 points.
  @Test(arguments: [true, false])
  func `is a warning where it hides a view as was meant`(_ isHidden: Bool) throws {
    var layout = HandMadeLayout()
    let view = layout.add("view")
    layout.place(view, 0, 0, 44, 44)
    layout.add(LayoutConstraint(layout.item(view), .width, constant: 0, source: .stackView))
    layout.snapshot.items[view].isHidden = isHidden
    let found = try findings(.conflict, layout)
    #expect(found.map(\.severity) == [isHidden ? .warning : .error])
    #expect(found.first?.suggestion?.hasSuffix("while the view is hidden") == isHidden)
  }

  /// 400 points there, and a view of 40 that fills them: there is too much room, not too little.
  @Test func `asks for more room only where that would end it`() throws {
    var layout = HandMadeLayout()
    let view = layout.add("view")
    layout.tie(view, .leading, 0)
    layout.tie(view, .trailing, 0)
    layout.add(LayoutConstraint(layout.item(view), .width, constant: 40))
    let message = try #require(try findings(.conflict, layout).first?.message)
    #expect(message.contains("cannot all hold in 400 points: they miss by 360 points"))
  }
}
