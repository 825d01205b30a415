import ConstraintSolver
import LayoutEngine
import PlumbDiagnosis
import Testing

/// All that one autoresizing mask contradicts is one thing to mend.
@Suite struct `Conflicts of a mask` {
  /// A view with a mask of no size, and as many constraints that contradict it as are asked for.
  private func layout(
    _ attributes: [LayoutAttribute],
    className: String = "UILabel"
  ) -> (HandMadeLayout, view: Int) {
    var layout = HandMadeLayout()
    let view = layout.add("caption", className: className)
    layout.snapshot.items[view].usesAutoresizingMask = true
    for attribute in [LayoutAttribute.left, .top, .width, .height] {
      layout.hold(view, attribute, 0, .autoresizingMask)
    }
    for attribute in attributes { layout.hold(view, attribute, 20, .app) }
    return (layout, view)
  }

  @Test func `are told as one, with the view and what to do`() throws {
    let (layout, view) = layout([.left, .top, .width, .height])
    let found = try layout.solved().findings(of: [.conflict, .autoresizingMask])
    let only = try #require(found.first)
    #expect(found.count == 1)
    #expect(only.rule == .conflict)
    #expect(only.items.first == view)
    #expect(only.message.contains("in 4 ways"))
    #expect(only.details.count > 3)
    #expect(only.suggestion?.contains("translatesAutoresizingMaskIntoConstraints") == true)
  }

  @Test func `are told at once with a single one`() throws {
    let found = try layout([.width]).0.solved().findings(of: [.conflict, .autoresizingMask])
    #expect(found.map(\.rule) == [.conflict])
    #expect(found.first?.message.contains("keeps its autoresizing mask") == true)
    #expect(found.first?.message.contains("ways") == false)
  }

  @Test func `leave those alone that the mask has no part in`() throws {
    var (layout, view) = layout([.width, .height])
    let other = layout.add("other")
    layout.add(LayoutConstraint(layout.item(other), .width, constant: 10))
    layout.add(LayoutConstraint(layout.item(other), .width, constant: 30))
    let found = try layout.solved().findings(of: [.conflict])
    #expect(found.count == 2)
    #expect(found.filter { $0.items.first == view }.count == 1)
  }

  @Test func `are not those of a content view, which its cell places`() throws {
    let (layout, _) = layout([.width, .height], className: "UITableViewCellContentView")
    let found = try layout.solved().findings(of: [.conflict])
    #expect(found.count == 2)
    #expect(!found.contains { $0.message.contains("keeps its autoresizing mask") })
  }

  @Test func `are those of a content view of the app's own`() throws {
    let (layout, _) = layout([.width, .height], className: "OrderCellContentView")
    let found = try layout.solved().findings(of: [.conflict])
    #expect(found.map { $0.message.contains("keeps its autoresizing mask") } == [true])
  }

  @Test func `are those of the view that is placed, and not of the one that it is placed beside`()
    throws
  {
    var (layout, picture) = layout([])
    let caption = layout.add("name", className: "UILabel")
    layout.snapshot.items[caption].usesAutoresizingMask = true
    for attribute in [LayoutAttribute.left, .top, .width, .height] {
      layout.hold(caption, attribute, 0, .autoresizingMask)
    }
    layout.add(
      LayoutConstraint(
        layout.item(caption),
        .left,
        .equal,
        layout.item(picture),
        .right,
        constant: 10
      )
    )
    let found = try layout.solved().findings(of: [.conflict])
    #expect(found.map(\.items.first) == [caption])
  }

  @Test func `tell the size of a view that nothing else places`() throws {
    var (layout, view) = layout([])
    for number in 0..<2 {
      let child = layout.add("child\(number)", parent: view)
      for attribute in [LayoutAttribute.left, .right] {
        layout.add(
          LayoutConstraint(
            layout.item(child),
            attribute,
            .equal,
            layout.item(view),
            attribute
          )
        )
      }
      layout.add(LayoutConstraint(layout.item(child), .width, constant: 30))
    }
    let found = try layout.solved().findings(of: [.conflict])
    #expect(found.count == 1)
    #expect(found.first?.message.contains("its size of 0 by 0") == true)
  }
}

extension HandMadeLayout {
  /// Holds a side of an item at a distance from that of the root, or a length in points.
  fileprivate mutating func hold(
    _ place: Int,
    _ attribute: LayoutAttribute,
    _ constant: Double,
    _ source: ConstraintSource
  ) {
    if attribute.isSize {
      add(LayoutConstraint(item(place), attribute, constant: constant, source: source))
    } else {
      add(
        LayoutConstraint(
          item(place),
          attribute,
          .equal,
          item(0),
          attribute,
          constant: constant,
          source: source
        )
      )
    }
  }
}
