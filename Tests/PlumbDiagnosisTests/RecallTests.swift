import ConstraintSolver
import LayoutEngine
import Testing

@testable import PlumbDiagnosis

/// Forms that rules were silent on, each beside one that is right to pass over.
@Suite struct `A mask left on` {
  /// A view that its mask places, and a sibling with a size.
  private func layout() -> (layout: HandMadeLayout, masked: Int, sibling: Int) {
    var layout = HandMadeLayout()
    let masked = layout.add("masked")
    layout.snapshot.items[masked].usesAutoresizingMask = true
    for (attribute, constant) in [
      (LayoutAttribute.left, 10.0), (.top, 10), (.width, 40), (.height, 40),
    ] {
      layout.add(
        LayoutConstraint(
          layout.item(masked),
          attribute,
          .equal,
          attribute.isSize ? nil : layout.item(0),
          attribute.isSize ? .notAnAttribute : attribute,
          constant: constant,
          source: .autoresizingMask
        )
      )
    }
    let sibling = layout.add("sibling")
    layout.add(LayoutConstraint(layout.item(sibling), .width, constant: 20))
    layout.add(LayoutConstraint(layout.item(sibling), .height, constant: 20))
    layout.tie(sibling, .top, 0)
    return (layout, masked, sibling)
  }

  @Test func `is not found where a sibling hangs on the view`() throws {
    var (layout, masked, sibling) = layout()
    layout.tie(sibling, .leading, masked, .trailing, 8)
    #expect(try findings(.autoresizingMask, layout).isEmpty)
  }

  @Test func `is found where the sibling has a place of its own`() throws {
    var (layout, masked, sibling) = layout()
    layout.tie(sibling, .leading, 0, nil, 10)
    layout.tie(masked, .leading, sibling)
    #expect(try findings(.autoresizingMask, layout).map(\.items) == [[masked]])
  }

  /// The sibling's own width of 20 is gone: a content would give it one, but not a required one.
  @Test func `is not found where a sibling would have another length`() throws {
    var (layout, masked, sibling) = layout()
    layout.snapshot.constraints.removeAll { $0.first == sibling && $0.firstAttribute == .width }
    layout.snapshot.items[sibling].properties.intrinsicWidth = 30
    layout.tie(sibling, .leading, 0)
    layout.tie(sibling, .width, masked)
    #expect(try findings(.autoresizingMask, layout).isEmpty)
  }

  @Test func `is not found where the view holds what lies in it`() throws {
    var (layout, masked, _) = layout()
    let child = layout.add("child", parent: masked)
    layout.tie(masked, .leading, child)
    let guide = layout.add("guide", parent: masked, kind: .guide)
    layout.tie(guide, .leading, masked)
    layout.add(LayoutConstraint(layout.item(guide), .width, constant: 5))
    #expect(try findings(.autoresizingMask, layout).isEmpty)
  }

  /// The superview of the view ends where the view ends.
  @Test func `is not found where the superview hangs on the view`() throws {
    var (layout, masked, sibling) = layout()
    let inner = layout.add("inner", parent: sibling)
    layout.snapshot.items[inner].usesAutoresizingMask = true
    for attribute in [LayoutAttribute.width, .height] {
      let length = LayoutConstraint(
        layout.item(inner),
        attribute,
        constant: 40,
        source: .autoresizingMask
      )
      layout.add(length)
    }
    layout.snapshot.constraints.removeAll { $0.first == sibling && $0.firstAttribute == .width }
    layout.tie(sibling, .leading, 0)
    layout.tie(sibling, .width, inner)
    #expect(try findings(.autoresizingMask, layout).isEmpty)
    layout.tie(masked, .leading, 0, nil, 10)
    #expect(try findings(.autoresizingMask, layout).map(\.items) == [[masked]])
  }

  @Test(arguments: [(Float(999), 0), (1000, 1)])
  func `is found with what is required only`(_ priority: Float, _ count: Int) throws {
    var (layout, masked, _) = layout()
    layout.add(LayoutConstraint(layout.item(masked), .width, constant: 40, priority: priority))
    #expect(try findings(.autoresizingMask, layout).count == count)
  }

  /// Each view has a text that hangs on it, and is tied to one that does not.
  @Test func `is found on each of many views`() throws {
    let count = 100
    var layout = HandMadeLayout(height: 100_000)
    var masked: [Int] = []
    for number in 0..<count {
      let view = layout.add("view\(number)")
      layout.snapshot.items[view].usesAutoresizingMask = true
      let y = Double(number) * 100
      for (attribute, constant) in [
        (LayoutAttribute.left, 0.0), (.top, y), (.width, 40), (.height, 40),
      ] {
        let other = attribute.isSize ? nil : layout.item(0)
        layout.add(
          LayoutConstraint(
            layout.item(view),
            attribute,
            .equal,
            other,
            attribute.isSize ? .notAnAttribute : attribute,
            constant: constant,
            source: .autoresizingMask
          )
        )
      }
      let hanging = layout.addText("Text \(number)", width: 50)
      layout.tie(hanging, .leading, view, .trailing)
      layout.tie(hanging, .top, view)
      let fixed = layout.add("fixed\(number)")
      layout.place(fixed, 0, y, 20, 20)
      layout.tie(fixed, .leading, view)
      masked.append(view)
    }
    #expect(try findings(.autoresizingMask, layout).map { $0.items[0] } == masked)
  }

  @Test func `is found on a hidden view`() throws {
    var (layout, masked, _) = layout()
    layout.snapshot.items[masked].isHidden = true
    layout.tie(masked, .leading, 0, nil, 10)
    #expect(try findings(.autoresizingMask, layout).count == 1)
  }
}

@Suite struct `A hidden view` {
  @Test func `has its height fixed nevertheless`() throws {
    var layout = HandMadeLayout()
    let title = layout.addText("Title", width: 50, at: (0, 0))
    layout.snapshot.items[title].isHidden = true
    layout.snapshot.items[title].textFacts?.followsContentSize = true
    layout.add(LayoutConstraint(layout.item(title), .height, constant: 30))
    #expect(try findings(.fixedTextHeight, layout).count == 1)
  }

  @Test func `is pushed out nevertheless`() throws {
    var layout = HandMadeLayout()
    let card = layout.add("card")
    layout.snapshot.items[card].isHidden = true
    layout.tie(card, .leading, 0, nil, 16)
    layout.tie(card, .trailing, 0, nil, 16)
    #expect(try findings(.outsetOffset, layout).count == 1)
  }

  /// A shadow that follows a card, and a pair of bounds, do not hold the card by its trailing edge.
  @Test func `mixes no directions with what only follows it, or bounds it on both sides`() throws {
    var layout = HandMadeLayout()
    let card = layout.add("card")
    let shadow = layout.add("shadow")
    layout.tie(card, .left, 0)
    for edge in [LayoutAttribute.leading, .trailing] { layout.tie(shadow, edge, card) }
    layout.add(
      LayoutConstraint(layout.item(card), .leading, .greaterThanOrEqual, layout.item(0), .leading)
    )
    #expect(try findings(.mixedDirection, layout).isEmpty)
    layout.tie(shadow, .trailing, 0)
    #expect(try findings(.mixedDirection, layout).count == 1)
  }

  @Test func `mixes directions nevertheless`() throws {
    var layout = HandMadeLayout()
    let card = layout.add("card")
    layout.snapshot.items[card].isHidden = true
    layout.tie(card, .left, 0)
    layout.tie(card, .trailing, 0)
    #expect(try findings(.mixedDirection, layout).count == 1)
  }

  @Test func `has its margin tied to another nevertheless`() throws {
    var layout = HandMadeLayout()
    let card = layout.add("card")
    layout.snapshot.items[card].isHidden = true
    layout.snapshot.items[card].properties.margins = .init(top: 8, left: 8, bottom: 8, right: 8)
    layout.tie(card, .leadingMargin, 0, .leadingMargin)
    #expect(try findings(.marginToMargin, layout).count == 1)
  }
}

@Suite struct `Texts that share room` {
  /// Two texts that fill a root, with as much content as is given.
  private func layout(content: Double) -> (layout: HandMadeLayout, first: Int, second: Int) {
    var layout = HandMadeLayout()
    let first = layout.addText("Name", width: content, at: (0, 0))
    let second = layout.addText("Value", width: content)
    layout.tie(second, .leading, first, .trailing)
    layout.tie(second, .trailing, 0)
    layout.tie(second, .top, first)
    return (layout, first, second)
  }

  /// A banner that is at most 500 points wide gets the width of its texts: the 400 are those of the canvas.
  @Test func `are passed over where only the canvas has room`() throws {
    var (layout, _, _) = layout(content: 100)
    let width = try #require(
      layout.snapshot.constraints.firstIndex {
        $0.source == .encapsulatedSize && $0.firstAttribute == .width
      }
    )
    layout.snapshot.constraints[width].isPlaceholder = true
    #expect(try findings(.equalPriorities, layout).count == 1)
    layout.add(LayoutConstraint(layout.item(0), .width, .lessThanOrEqual, constant: 500))
    #expect(try findings(.equalPriorities, layout).isEmpty)
  }

  /// 600 points in 400: the hugging, which differs, has no say.
  @Test func `are found with the same resistance alone where there is too little`() throws {
    var (layout, _, second) = layout(content: 300)
    layout.snapshot.items[second].properties.hugging.horizontal = 1000
    let found = try findings(.equalPriorities, layout)
    #expect(found.count == 1)
    #expect(found.first?.message.contains(", and 200 points are missing:") == true)
    #expect(try findings(.ambiguous, layout).isEmpty)
  }

  /// A text of several lines stays whole where it gets too little width.
  @Test func `are told to let the one give way that wraps`() throws {
    var (layout, first, second) = layout(content: 300)
    layout.snapshot.items[second].textFacts?.lineLimit = 0
    let found = try findings(.equalPriorities, layout)
    #expect(
      found.first?.message.hasSuffix(": nothing says whether `Name` is cut off or `Value` wraps")
        == true
    )
    #expect(
      found.first?.suggestion == "raise the horizontal compression resistance of `Name` to 751"
    )
    layout.snapshot.items[first].textFacts?.lineLimit = 0
    let both = try findings(.equalPriorities, layout)
    #expect(both.first?.message.hasSuffix(": nothing says which one wraps") == true)
  }

  /// 100 points in 400: the resistance, which differs, has no say.
  @Test func `are found with the same hugging alone where there is too much`() throws {
    var (layout, _, second) = layout(content: 50)
    layout.snapshot.items[second].properties.compressionResistance.horizontal = 1000
    let found = try findings(.equalPriorities, layout)
    #expect(found.count == 1)
    #expect(found.first?.message.contains(", and 300 points are left over:") == true)
  }
}

@Suite struct `A view that is open along one axis` {
  /// The title's height is open; at 20 from the left it leaves the root sideways at 400 − 20 + 1 = 381.
  @Test func `still grows along the other`() throws {
    var layout = HandMadeLayout()
    let title = layout.addText("Title", width: 200)
    layout.tie(title, .leading, 0, nil, 20)
    let found = try findings(.unboundedGrowth, layout)
    #expect(
      found.map(\.message) == [
        "`Title` leaves UIView root once its text is 381 points wide (now 200)"
      ]
    )
  }

  @Test func `does not grow along the open one`() throws {
    var layout = HandMadeLayout(height: 30)
    let title = layout.addText("Title", width: 100, lines: 0)
    layout.tie(title, .leading, 0)
    layout.tie(title, .trailing, .lessThanOrEqual, 0)
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

@Suite struct `Relatives` {
  /// Views in boxes: how deep each of two views lies below what both lie in.
  @Test(arguments: [(1, 1, 0), (1, 2, 0), (1, 3, 1), (3, 1, 1), (2, 2, 1), (0, 4, 0)])
  func `are far from four steps on`(_ first: Int, _ second: Int, _ count: Int) throws {
    var layout = HandMadeLayout()
    func add(_ depth: Int) -> Int {
      (0..<depth).reduce(0) { above, _ in layout.add("", parent: above) }
    }
    let a = add(first)
    let b = add(second)
    layout.tie(b, .leading, a)
    #expect(try findings(.farRelatives, layout).count == count)
  }
}
