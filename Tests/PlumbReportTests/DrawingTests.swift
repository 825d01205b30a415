import Foundation
import ConstraintSolver
import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import PlumbReport

@Suite struct `Drawings of a layout` {
  private var filled: LayoutSnapshot.Look {
    var look = LayoutSnapshot.Look()
    look.background = .white
    return look
  }

  @Test func `are in the root's coordinates, back to front`() {
    var snapshot = pictureSnapshot(filled)
    snapshot.items.append(pictureItem("in", parent: 1, LayoutRect(x: 1, y: 2, width: 3, height: 4)))
    let drawings = snapshot.drawings()
    #expect(drawings.map(\.item) == [0, 1, 2])
    #expect(drawings[2].frame == LayoutRect(x: 11, y: 22, width: 3, height: 4))
  }

  /// A scroll view that is scrolled by 5 and 6 points shows its content by as much further left and up.
  @Test func `count scrolling`() {
    var look = filled
    (look.scrollX, look.scrollY) = (5, 6)
    var snapshot = pictureSnapshot(look)
    snapshot.items.append(pictureItem("in", parent: 1, LayoutRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(snapshot.drawings()[2].frame == LayoutRect(x: 6, y: 16, width: 3, height: 4))
  }

  @Test func `leave out hidden views with all that is in them`() {
    var snapshot = pictureSnapshot(filled)
    snapshot.items.append(pictureItem("in", parent: 1, LayoutRect(x: 1, y: 2, width: 3, height: 4)))
    snapshot.items[1].isHidden = true
    #expect(snapshot.drawings().map(\.item) == [0])
  }

  /// Core Animation draws a view with all that is in it, and fades the whole: what is covered stays covered.
  ///
  /// Source: Apple, `CALayer.allowsGroupOpacity`.
  @Test func `fade a view with all that is in it together`() throws {
    var look = filled
    look.opacity = 0.5
    var snapshot = pictureSnapshot(look)
    snapshot.items.append(pictureItem("in", parent: 1, LayoutRect(x: 1, y: 2, width: 3, height: 4)))
    snapshot.items[2].look = filled
    snapshot.items[2].look?.opacity = 0.25
    #expect(snapshot.drawings().map(\.opacity) == [1, 1, 0.25])
    #expect(snapshot.drawings().map(\.groups) == [[], [1], [1]])
    let svg = try snapshot.picture().svg()
    #expect(svg.components(separatedBy: "<g opacity=\"0.5\">").count == 2)
    #expect(svg.components(separatedBy: " opacity=\"0.25\"").count == 2)
    _ = ParsedPicture(svg)
  }

  @Test func `multiply opacities where groups stand too deeply in each other`() {
    var look = filled
    look.opacity = 0.5
    var snapshot = pictureSnapshot(look)
    let frame = LayoutRect(x: 0, y: 0, width: 3, height: 4)
    let depth = ItemDrawing.groupLimit + 2
    for parent in 1..<depth {
      snapshot.items.append(pictureItem("\(parent)", parent: parent, frame))
      snapshot.items[parent + 1].look = look
    }
    let last = snapshot.drawings().last
    // The innermost view and the one around it are beyond the limit.
    #expect(last?.groups.count == ItemDrawing.groupLimit)
    #expect(last?.opacity == 0.25)
  }

  @Test func `are cut off by views that clip, and by the root`() {
    var snapshot = pictureSnapshot(filled)
    snapshot.items[1].clipsToBounds = true
    snapshot.items.append(
      pictureItem("in", parent: 1, LayoutRect(x: 20, y: 0, width: 50, height: 9))
    )
    let drawings = snapshot.drawings()
    #expect(drawings.map(\.clip) == [nil, 0, 1])
    // From 30 to 80 points, of which the view leaves what is before 40.
    #expect(drawings[2].visible == LayoutRect(x: 30, y: 20, width: 10, height: 9))
  }

  @Test func `show nothing of a view without a look of its own`() {
    #expect(pictureSnapshot().drawings()[1].shapes.isEmpty)
  }

  @Test func `outline a view whose look is not known, with its text`() throws {
    var snapshot = pictureSnapshot(nil)
    snapshot.items[1].text = "Hi"
    let shapes = snapshot.drawings()[1].shapes
    #expect(shapes.count == 2)
    guard case .text(let line) = try #require(shapes.last).figure else {
      Issue.record("the text is missing")
      return
    }
    #expect(line.text == "Hi")
  }

  /// 51 × 31 points: the knob is 27 wide, 2 from the end at which it is.
  @Test(arguments: [(0.0, false, 2.0), (1, false, 22), (0, true, 22), (1, true, 2)])
  func `put a switch's knob where its value is`(
    _ value: Double,
    _ isRightToLeft: Bool,
    _ x: Double
  ) {
    var control = LayoutSnapshot.Control(.toggle)
    control.value = value
    let shapes = shapes(control, width: 51, height: 31, isRightToLeft)
    guard case .rectangle(let knob, _) = shapes[1].figure else { return }
    #expect(knob == LayoutRect(x: x, y: 2, width: 27, height: 27))
  }

  /// The line is as long as the alignment rectangle, 100 − 2 − 2; the knob's middle goes from 27/2 after
  /// its start to 27/2 before its end.
  @Test(arguments: [(0.0, 13.5), (0.5, 48), (1, 82.5)])
  func `fill a slider up to its knob`(_ value: Double, _ filled: Double) {
    var control = LayoutSnapshot.Control(.slider)
    control.value = value
    let insets = LayoutInsets(top: 0, left: 2, bottom: 1, right: 2)
    let shapes = shapes(control, width: 100, height: 31, false, insets)
    guard case .rectangle(let rect, _) = shapes[1].figure else { return }
    #expect(rect == LayoutRect(x: 2, y: 13.5, width: filled, height: 4))
  }

  @Test(arguments: LayoutSnapshot.Control.Kind.allCases)
  func `know every control at every size`(_ kind: LayoutSnapshot.Control.Kind) {
    for (width, height) in [(0.0, 0.0), (1, 1), (320, 44)] {
      var control = LayoutSnapshot.Control(kind)
      control.count = 3
      control.selected = 7
      control.value = .nan
      for shape in shapes(control, width: width, height: height, true) {
        guard case .rectangle(let rect, let radius) = shape.figure else { continue }
        let numbers = [rect.x, rect.y, rect.width, rect.height, radius]
        #expect(numbers.allSatisfy { $0.isFinite })
      }
    }
  }

  private func shapes(
    _ control: LayoutSnapshot.Control,
    width: Double,
    height: Double,
    _ isRightToLeft: Bool,
    _ insets: LayoutInsets = .zero
  ) -> [DrawnShape] {
    ControlDrawing(
      control: control,
      look: LayoutSnapshot.Look(),
      frame: LayoutRect(x: 0, y: 0, width: width, height: height),
      insets: insets,
      isRightToLeft: isRightToLeft
    ).shapes
  }

  /// An image of 20 × 10 points in a view of 30 × 40.
  @Test(arguments: [
    ("scaleToFill", LayoutRect(x: 0, y: 0, width: 30, height: 40)),
    // 30 ÷ 20 is less than 40 ÷ 10: 1.5 times as large, in the middle of the height.
    ("scaleAspectFit", LayoutRect(x: 0, y: 12.5, width: 30, height: 15)),
    // Four times as large, 80 wide: 25 beyond either side.
    ("scaleAspectFill", LayoutRect(x: -25, y: 0, width: 80, height: 40)),
    ("center", LayoutRect(x: 5, y: 15, width: 20, height: 10)),
    ("topLeft", LayoutRect(x: 0, y: 0, width: 20, height: 10)),
    ("bottomRight", LayoutRect(x: 10, y: 30, width: 20, height: 10)),
    ("right", LayoutRect(x: 10, y: 15, width: 20, height: 10)),
  ])
  func `place images as the content mode says`(_ mode: String, _ place: LayoutRect) {
    let drawing = ImageDrawing(
      image: .init(name: "a", width: 20, height: 10, mode: mode),
      look: LayoutSnapshot.Look(),
      frame: LayoutRect(x: 7, y: 7, width: 30, height: 40)
    )
    #expect(drawing.place == place)
  }
}

@Suite struct `Numbers of a picture` {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (0.001, "0"), (-0.004, "0"), (0.05, "0.05"), (-0.5, "-0.5"),
    (1.005, "1"), (12.345, "12.35"), (100, "100"), (33.333333, "33.33"), (-7.1, "-7.1"),
    (1e300, "10000000"), (.nan, "0"), (-.infinity, "-10000000"),
  ])
  func `have two digits after the point at most`(_ value: Double, _ text: String) {
    #expect(SVG.number(value) == text)
  }
}
