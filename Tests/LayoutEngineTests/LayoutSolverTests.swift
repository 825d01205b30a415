import ConstraintSolver
import LayoutEngine
import Testing

/// An engine with a root of a given size.
private struct Stage {
  let engine = LayoutSolver(scale: 2)
  let root: ItemID

  init(width: Double = 320, height: Double = 480) {
    root = engine.addItem(parent: nil)
    _ = engine.add(LayoutConstraint(root, .left, source: .encapsulatedSize))
    _ = engine.add(LayoutConstraint(root, .top, source: .encapsulatedSize))
    _ = engine.add(LayoutConstraint(root, .width, constant: width, source: .encapsulatedSize))
    _ = engine.add(LayoutConstraint(root, .height, constant: height, source: .encapsulatedSize))
  }

  func frame(_ id: ItemID) -> LayoutRect { engine.frame(of: id) }
}

@Suite struct `Frames from constraints` {
  @Test func `edges with constants inset an item`() {
    let stage = Stage()
    let item = stage.engine.addItem(parent: stage.root)
    for (attribute, constant) in [
      (LayoutAttribute.leading, 10.0), (.top, 20), (.trailing, -30), (.bottom, -40),
    ] {
      _ = stage.engine.add(
        LayoutConstraint(item, attribute, .equal, stage.root, attribute, constant: constant)
      )
    }
    _ = stage.engine.solve()
    // width = 320 − 10 − 30, height = 480 − 20 − 40
    #expect(stage.frame(item) == LayoutRect(x: 10, y: 20, width: 280, height: 420))
  }

  @Test func `an item without constraints is empty at the origin`() {
    let stage = Stage()
    let item = stage.engine.addItem(parent: stage.root)
    _ = stage.engine.solve()
    #expect(stage.frame(item) == .zero)
    #expect(Set(stage.engine.freedoms().map(\.quantity)) == [.x, .y, .width, .height])
  }

  @Test func `an alignment rectangle is never of negative height`() {
    let stage = Stage(height: 44)
    var text = ItemProperties()
    text.intrinsicHeight = 20
    var slider = ItemProperties()
    slider.intrinsicHeight = 30
    slider.compressionResistance.vertical = 749
    slider.alignmentInsets = LayoutInsets(top: 0, left: 2, bottom: 1, right: 2)
    let label = stage.engine.addItem(parent: stage.root, properties: text)
    let below = stage.engine.addItem(parent: stage.root, properties: slider)
    for constraint in [
      LayoutConstraint(label, .top, .equal, stage.root, .top, constant: 11),
      LayoutConstraint(below, .top, .equal, label, .bottom, constant: 8),
      LayoutConstraint(below, .bottom, .equal, stage.root, .bottom, constant: -11),
    ] { _ = stage.engine.add(constraint) }
    #expect(stage.engine.solve().conflicts.isEmpty)
    // 44 − 11 − 11 − 8 = 14 are left: all for the text, which resists more. The inset remains.
    #expect(stage.frame(label).height == 14)
    #expect(stage.frame(below).y == 33)
    #expect(stage.frame(below).height == 1)
  }

  @Test func `positions are relative to the parent`() {
    let stage = Stage()
    let outer = stage.engine.addItem(parent: stage.root)
    let inner = stage.engine.addItem(parent: outer)
    _ = stage.engine.add(LayoutConstraint(outer, .left, .equal, stage.root, .left, constant: 50))
    _ = stage.engine.add(LayoutConstraint(inner, .left, .equal, stage.root, .left, constant: 80))
    _ = stage.engine.solve()
    #expect(stage.frame(outer).x == 50)
    #expect(stage.frame(inner).x == 30)
  }

  @Test func `leading is right in a right-to-left container`() {
    let stage = Stage()
    var properties = ItemProperties()
    properties.isRightToLeft = true
    stage.engine.setProperties(properties, of: stage.root)
    let item = stage.engine.addItem(parent: stage.root)
    _ = stage.engine.add(
      LayoutConstraint(item, .leading, .equal, stage.root, .leading, constant: 16)
    )
    _ = stage.engine.add(LayoutConstraint(item, .width, constant: 100))
    _ = stage.engine.solve()
    // right = 320 − 16, so left = 304 − 100
    #expect(stage.frame(item).x == 204)
  }

  @Test func `a multiplier on a location counts from the common ancestor`() {
    let stage = Stage()
    let outer = stage.engine.addItem(parent: stage.root)
    _ = stage.engine.add(LayoutConstraint(outer, .left, .equal, stage.root, .left, constant: 100))
    _ = stage.engine.add(LayoutConstraint(outer, .width, constant: 200))
    let inner = stage.engine.addItem(parent: outer)
    _ = stage.engine.add(
      LayoutConstraint(inner, .left, .equal, outer, .right, multiplier: 0.25)
    )
    _ = stage.engine.solve()
    // A quarter of 200, in the coordinates of `outer`: its place in the root plays no part.
    #expect(stage.frame(inner).x == 50)
  }

  @Test func `constraints speak of alignment rectangles`() {
    let stage = Stage()
    var properties = ItemProperties()
    properties.alignmentInsets = LayoutInsets(top: 0, left: 2, bottom: 1, right: 2)
    let slider = stage.engine.addItem(parent: stage.root, properties: properties)
    _ = stage.engine.add(
      LayoutConstraint(slider, .leading, .equal, stage.root, .leading, constant: 16)
    )
    _ = stage.engine.add(LayoutConstraint(slider, .width, constant: 100))
    _ = stage.engine.solve()
    #expect(stage.frame(slider).x == 14)
    #expect(stage.frame(slider).width == 104)
  }

  @Test func `a margin attribute moves in by the margin`() {
    let stage = Stage()
    var properties = ItemProperties()
    properties.margins = LayoutInsets(top: 8, left: 16, bottom: 8, right: 16)
    stage.engine.setProperties(properties, of: stage.root)
    let item = stage.engine.addItem(parent: stage.root)
    _ = stage.engine.add(
      LayoutConstraint(item, .leading, .equal, stage.root, .leadingMargin)
    )
    _ = stage.engine.add(
      LayoutConstraint(item, .trailing, .equal, stage.root, .trailingMargin)
    )
    _ = stage.engine.solve()
    #expect(stage.frame(item).x == 16)
    #expect(stage.frame(item).width == 288)
    properties.margins.left = 20
    stage.engine.setProperties(properties, of: stage.root)
    #expect(stage.engine.solve().items == [item])
    #expect(stage.frame(item) == LayoutRect(x: 20, y: 0, width: 284, height: 0))
  }

  @Test func `compression gives way before the firmer one`() {
    let stage = Stage(width: 100)
    func text(_ width: Double, resistance: Float) -> ItemID {
      var properties = ItemProperties()
      properties.intrinsicWidth = width
      properties.compressionResistance.horizontal = resistance
      return stage.engine.addItem(parent: stage.root, properties: properties)
    }
    let weak = text(80, resistance: 749)
    let firm = text(60, resistance: 750)
    _ = stage.engine.add(LayoutConstraint(weak, .left, .equal, stage.root, .left))
    _ = stage.engine.add(LayoutConstraint(firm, .left, .equal, weak, .right))
    _ = stage.engine.add(LayoutConstraint(firm, .right, .equal, stage.root, .right))
    _ = stage.engine.solve()
    #expect(stage.frame(weak).width == 40)
    #expect(stage.frame(firm).width == 60)
  }

  @Test func `edges snap to pixels in root coordinates`() {
    let stage = Stage(width: 100)
    // Three equal columns of 33.333 points at two pixels a point: edges at 33.5 and 66.5.
    var previous: ItemID?
    var columns: [ItemID] = []
    for _ in 0..<3 {
      let column = stage.engine.addItem(parent: stage.root)
      _ = stage.engine.add(
        LayoutConstraint(
          column,
          .left,
          .equal,
          previous ?? stage.root,
          previous == nil ? .left : .right
        )
      )
      if let previous {
        _ = stage.engine.add(LayoutConstraint(column, .width, .equal, previous, .width))
      }
      columns.append(column)
      previous = column
    }
    _ = stage.engine.add(LayoutConstraint(columns[2], .right, .equal, stage.root, .right))
    _ = stage.engine.solve()
    #expect(columns.map { stage.frame($0).x } == [0, 33.5, 66.5])
    #expect(columns.map { stage.frame($0).width } == [33.5, 33, 33.5])
  }

  @Test func `a change lists the items that moved and no others`() {
    let stage = Stage()
    let first = stage.engine.addItem(parent: stage.root)
    let second = stage.engine.addItem(parent: stage.root)
    let inset = stage.engine.add(
      LayoutConstraint(first, .left, .equal, stage.root, .left, constant: 10)
    )
    _ = stage.engine.add(LayoutConstraint(second, .top, .equal, stage.root, .top, constant: 5))
    _ = stage.engine.solve()
    stage.engine.setConstant(12, of: inset)
    #expect(stage.engine.solve().items == [first])
    #expect(stage.engine.solve().items.isEmpty)
  }
}

@Suite struct `Conflicts of a layout` {
  @Test func `the app's constraint gives way before the host's`() throws {
    let stage = Stage(width: 320)
    let title = stage.engine.addItem(parent: stage.root)
    let leading = stage.engine.add(
      LayoutConstraint(title, .leading, .equal, stage.root, .leading, constant: 8)
    )
    let width = stage.engine.add(
      LayoutConstraint(title, .width, .greaterThanOrEqual, constant: 400)
    )
    let trailing = stage.engine.add(
      LayoutConstraint(title, .trailing, .equal, stage.root, .trailing, constant: -16)
    )
    let conflict = try #require(stage.engine.solve().conflicts.first)
    // 8 + 400 + 16 − 320
    #expect(abs(conflict.excess - 104) < 1e-6)
    #expect(
      Set(conflict.members.map(\.subject)).isSuperset(of: [
        .constraint(leading), .constraint(width), .constraint(trailing),
      ])
    )
    #expect([leading, width, trailing].contains(conflict.broken))
  }

  @Test func `a size of so many points gives way before a relation`() throws {
    let stage = Stage(width: 320)
    let title = stage.engine.addItem(parent: stage.root)
    let width = stage.engine.add(LayoutConstraint(title, .width, .equal, constant: 400))
    _ = stage.engine.add(LayoutConstraint(title, .leading, .equal, stage.root, .leading))
    _ = stage.engine.add(LayoutConstraint(title, .trailing, .equal, stage.root, .trailing))
    let conflict = try #require(stage.engine.solve().conflicts.first)
    #expect(conflict.broken == width)
    #expect(stage.engine.frame(of: title).width == 320)
  }

  @Test func `a size that cannot be negative is named`() throws {
    let stage = Stage(width: 20)
    let item = stage.engine.addItem(parent: stage.root)
    _ = stage.engine.add(LayoutConstraint(item, .left, .equal, stage.root, .left, constant: 16))
    _ = stage.engine.add(LayoutConstraint(item, .right, .equal, stage.root, .right, constant: -16))
    let conflict = try #require(stage.engine.solve().conflicts.first)
    #expect(conflict.members.map(\.subject).contains(.nonNegative(item, .horizontal)))
    #expect(abs(conflict.excess - 12) < 1e-6)
  }
}
