import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import PlumbReport

/// A storyboard's scenes at their places.
@Suite struct `A storyboard's canvas` {
  private func scene(_ id: String, _ place: LayoutSnapshot.Point?) -> StoryboardCanvas.Scene {
    StoryboardCanvas.Scene(id: id, name: id, kind: "View Controller", place: place)
  }

  private func canvas(
    _ scenes: [StoryboardCanvas.Scene],
    _ segues: [StoryboardCanvas.Segue] = []
  ) -> StoryboardCanvas {
    StoryboardCanvas(scenes: scenes, segues: segues, screen: (375, 667))
  }

  @Test func `keeps how scenes stand to each other`() {
    let frames = canvas([
      scene("a", .init(0, 0)), scene("b", .init(800, 0)), scene("c", .init(800, 1400)),
    ])
    .placed(PictureOptions())
    #expect(frames[0].y == frames[1].y)
    #expect(frames[1].x == frames[2].x)
    #expect(frames[0].maxX < frames[1].x)
    #expect(frames[1].maxY < frames[2].y)
  }

  /// 375 + 110 points from one to the next, whatever the document's own distance of 1,600.
  @Test func `draws distant scenes together`() {
    let frames = canvas([scene("a", .init(0, 0)), scene("b", .init(1600, 0))])
      .placed(PictureOptions())
    #expect(abs(frames[1].x - frames[0].x - 485) < 1e-6)
  }

  @Test func `covers no scene with another`() {
    let scenes = (0..<12).map { number in
      let left = Double(number % 4) * 300
      return scene("\(number)", number % 3 == 0 ? nil : .init(left, 0))
    }
    let frames = canvas(scenes).placed(PictureOptions())
    for (place, frame) in frames.enumerated() {
      #expect(frames.dropFirst(place + 1).allSatisfy { !$0.overlaps(frame) })
    }
  }

  @Test func `is never wider than can be looked at`() throws {
    let scenes = (0..<40).map { scene("\($0)", .init(Double($0) * 500, 0)) }
    let svg = canvas(scenes).svg()
    let width = try #require(
      svg.split(separator: "width=\"").dropFirst().first?.split(separator: "\"").first
    )
    #expect(Double(width) == 4000)
  }

  @Test func `names scenes and what leads from one to the other`() {
    var first = scene("a", .init(0, 0))
    first.isInitial = true
    let svg = canvas(
      [first, scene("Second <scene>", .init(800, 0))],
      [.init(from: "a", to: "Second <scene>", words: "show\ndetails")]
    ).svg()
    #expect(svg.contains(">Second &lt;scene&gt;</text>"))
    #expect(svg.contains(">show</text>"))
    #expect(svg.contains(">details</text>"))
    #expect(svg.contains(">View Controller</text>"))
  }

  @Test(arguments: [StoryboardCanvas.Bar.top, .bottom])
  func `shows a container as a card with its bar, in the style of the document`(
    bar: StoryboardCanvas.Bar
  ) {
    func fills(isDark: Bool) -> [LayoutSnapshot.Color?] {
      var container = scene("a", .init(0, 0))
      (container.bar, container.isDark) = (bar, isDark)
      return SceneCard(container, LayoutRect(x: 0, y: 0, width: 375, height: 667)).shapes
        .filter { $0.fill != nil }.map(\.fill)
    }
    #expect(fills(isDark: false) == [.init(228, 229, 235), .init(249, 249, 249)])
    #expect(fills(isDark: true) == [.init(44, 44, 46), .init(29, 29, 29)])
  }

  /// Sixty pictures of 100 points would take more than 7,000 points in a row.
  @Test func `is not needed for a page of many pictures to have rows`() throws {
    let picture = try pictureSnapshot().picture()
    let svg = LayoutPicture.svg(Array(repeating: picture, count: 60))
    let width = try #require(
      svg.split(separator: "width=\"").dropFirst().first?.split(separator: "\"").first
    )
    #expect(try #require(Double(width)) <= 2400 + 48)
  }
}

/// Our own outlines of symbols.
@Suite struct `Outlines of symbols` {
  @Test func `are paths, all of them`() {
    for (name, text) in SymbolFigure.outlines {
      let parts = SymbolFigure.parts(of: name) ?? []
      #expect(parts.count == text.split(separator: "\n").count, "\(name)")
      #expect(parts.allSatisfy { $0.path != nil }, "\(name)")
    }
  }

  @Test(arguments: [
    "plus", "plus.circle", "plus.circle.fill", "chevron.backward", "house.fill", "gearshape",
    "person.crop.circle.fill", "arrow.uturn.forward", "star.square",
  ])
  func `are found by the parts of a name`(_ name: String) {
    #expect(SymbolFigure(named: name) != nil)
  }

  @Test func `are not made up for other names`() {
    #expect(SymbolFigure(named: "figure.fencing") == nil)
    #expect(SymbolFigure(named: "circle.nowhere") == nil)
    #expect(SymbolFigure(named: "") == nil)
  }

  @Test func `are heavier with a heavier weight, and as large as there is room`() throws {
    let figure = try #require(SymbolFigure(named: "plus"))
    let place = LayoutRect(x: 10, y: 10, width: 20, height: 20)
    let shapes = [400, 900].map {
      figure.shapes(in: place, weight: $0, tint: .black, ground: .white)[0]
    }
    #expect(shapes[0].strokeWidth < shapes[1].strokeWidth)
    for shape in shapes {
      let bounds = try #require(DrawnShape(shape.figure).bounds)
      #expect(abs(bounds.width + shape.strokeWidth - 20) < 1e-6)
    }
  }

  /// A white symbol in an orange view, and in a filled button that is orange.
  @Test(arguments: [false, true]) func `let through what is behind them`(isButton: Bool) throws {
    let orange = LayoutSnapshot.Color(240, 90, 40)
    var snapshot = pictureSnapshot()
    if isButton {
      snapshot.items[1].look?.tint = orange
      snapshot.items[1].look?.control = .init(.button)
      snapshot.items[1].look?.control?.style = "filled"
    } else {
      snapshot.items[1].look?.background = orange
    }
    var symbol = pictureItem("symbol", parent: 1, LayoutRect(x: 0, y: 0, width: 20, height: 20))
    symbol.look?.image = .init(name: "plus.circle.fill", width: 20, height: 20, isSymbol: true)
    symbol.look?.tint = .white
    snapshot.items.append(symbol)
    let drawn = try #require(snapshot.drawings().first { $0.item == 2 })
    #expect(drawn.shapes.compactMap(\.stroke).contains(orange))
    #expect(drawn.shapes.first?.fill == .white)
  }

  @Test func `leave out of a filled circle what is in it`() throws {
    let figure = try #require(SymbolFigure(named: "plus.circle.fill"))
    let place = LayoutRect(x: 0, y: 0, width: 24, height: 24)
    let shapes = figure.shapes(in: place, weight: 400, tint: .black, ground: .white)
    #expect(shapes.map(\.fill) == [.black, nil])
    #expect(shapes.map(\.stroke) == [.black, .white])
  }
}

/// The lines between rows.
@Suite struct `Lines below cells` {
  private func lines(_ change: (inout LayoutSnapshot.Control) -> Void) -> [DrawnShape] {
    var look = LayoutSnapshot.Look()
    var control = LayoutSnapshot.Control(.cell)
    change(&control)
    look.control = control
    let frame = LayoutRect(x: 0, y: 0, width: 200, height: 44)
    return LookDrawing(look, frame, clips: false).content
  }

  @Test func `begin 16 points within where nobody says`() {
    #expect(
      lines { _ in }.map(\.figure) == [
        .line([.init(16, 43.75), .init(200, 43.75)], isClosed: false)
      ]
    )
  }

  @Test func `stand in as far as they are said to`() {
    let shown = lines { $0.lineInsets = LayoutInsets(top: 0, left: 60, bottom: 0, right: 20) }
    #expect(shown.map(\.figure) == [.line([.init(60, 43.75), .init(180, 43.75)], isClosed: false)])
  }

  @Test func `are left out below the last row`() {
    #expect(lines { ($0.count, $0.selected) = (3, 2) }.isEmpty)
    #expect(lines { ($0.count, $0.selected) = (3, 1) }.count == 1)
  }
}
