import Foundation
import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import PlumbReport

@Suite struct `Pictures of layers and transforms` {
  private var filled: LayoutSnapshot.Look {
    var look = LayoutSnapshot.Look()
    look.background = .white
    return look
  }

  private func layer(
    _ look: LayoutSnapshot.Look,
    _ frame: LayoutRect = LayoutRect(x: 1, y: 2, width: 8, height: 6)
  ) -> LayoutSnapshot.Layer {
    LayoutSnapshot.Layer(frame: frame, look: look)
  }

  private func values(_ svg: String, _ element: String, _ name: String) -> [String] {
    ParsedPicture(svg).attributes.filter { $0.element == element && $0.name == name }.map(\.value)
  }

  // MARK: - Transforms

  /// The view is at (10, 20) with 30 × 40 points: a quarter of a turn about (25, 40) takes (x, y) to
  /// (25 + 40 − y, 40 − 25 + x).
  @Test func `turn a view with all that is in it about its middle`() throws {
    var look = filled
    look.transform = .init(a: 0, b: 1, c: -1, d: 0)
    var snapshot = pictureSnapshot(look)
    snapshot.items.append(pictureItem("in", parent: 1, LayoutRect(x: 1, y: 2, width: 3, height: 4)))
    snapshot.items[2].look = filled
    let drawings = snapshot.drawings()
    #expect(drawings[1].transform?.numbers == [0, 1, -1, 0, 65, 15])
    #expect(drawings[2].transform == drawings[1].transform)
    #expect(drawings[0].transform == nil)
    // Layout has them where they were.
    #expect(drawings[2].frame == LayoutRect(x: 11, y: 22, width: 3, height: 4))
    #expect(
      values(try snapshot.picture().svg(), "g", "transform").suffix(2) == [
        "matrix(0 1 -1 0 65 15) translate(10 20)", "matrix(0 1 -1 0 65 15) translate(11 22)",
      ]
    )
  }

  /// Twice as large about the upper left corner, (10, 20): x goes to 10 + 2 · (x − 10).
  @Test func `keep the anchor where it is`() {
    var look = filled
    look.transform = .init(a: 2, b: 0, c: 0, d: 2)
    look.transform?.anchorX = 0
    look.transform?.anchorY = 0
    let drawing = pictureSnapshot(look).drawings()[1]
    #expect(drawing.transform?.numbers == [2, 0, 0, 2, -10, -20])
  }

  @Test func `apply the inner transform first`() {
    var look = filled
    look.transform = .init(a: 2, b: 0, c: 0, d: 2)
    var snapshot = pictureSnapshot(look)
    snapshot.items.append(
      pictureItem("in", parent: 1, LayoutRect(x: 0, y: 0, width: 30, height: 40))
    )
    snapshot.items[2].look?.transform = .init(a: 1, b: 0, c: 0, d: 1, tx: 5)
    // Five points inside are ten outside.
    let outer = snapshot.drawings()[1].transform?.tx ?? 0
    #expect(snapshot.drawings()[2].transform?.tx == outer + 10)
  }

  @Test func `cut off what is in a transformed view where it is seen`() throws {
    var look = filled
    look.transform = .init(a: 0, b: 1, c: -1, d: 0)
    var snapshot = pictureSnapshot(look)
    snapshot.items[1].clipsToBounds = true
    snapshot.items.append(
      pictureItem("in", parent: 1, LayoutRect(x: 0, y: 0, width: 300, height: 4))
    )
    snapshot.items[2].look = filled
    let svg = try snapshot.picture().svg()
    #expect(
      svg.contains(
        ##"<clipPath id="clip0-1" clip-path="url(#clip0-0)"><rect x="10" y="20" width="30" height="40" transform="matrix(0 1 -1 0 65 15)"/>"##
      )
    )
  }

  @Test func `put what stands further in front later`() {
    var snapshot = pictureSnapshot(filled)
    for name in ["a", "b"] {
      snapshot.items.append(
        pictureItem(name, parent: 0, LayoutRect(x: 0, y: 0, width: 1, height: 1))
      )
    }
    snapshot.items[1].look?.zPosition = 1
    snapshot.items[3].look?.zPosition = -1
    #expect(snapshot.drawings().map(\.item) == [0, 3, 2, 1])
  }

  // MARK: - Layers

  @Test func `draw layers between the subviews that they are between`() {
    var look = filled
    look.layers = [layer(filled), layer(filled), layer(filled)]
    look.layers[1].viewsBehind = 1
    look.layers[2].viewsBehind = 9
    var snapshot = pictureSnapshot(look)
    for name in ["a", "b"] {
      snapshot.items.append(
        pictureItem(name, parent: 1, LayoutRect(x: 0, y: 0, width: 1, height: 1))
      )
    }
    let drawings = snapshot.drawings()
    #expect(drawings.map(\.item) == [0, 1, 1, 2, 1, 3, 1])
    #expect(drawings.map(\.isAddition) == [false, false, true, false, true, false, true])
  }

  @Test func `draw a border over all that is inside`() {
    var look = filled
    look.border = .init(width: 2, color: .black)
    var snapshot = pictureSnapshot(look)
    #expect(snapshot.drawings().map(\.item) == [0, 1])
    snapshot.items.append(pictureItem("in", parent: 1, LayoutRect(x: 0, y: 0, width: 9, height: 9)))
    #expect(snapshot.drawings().map(\.item) == [0, 1, 2, 1])
  }

  /// Scrolled by 5: a layer at 1 in the content is at −4.
  @Test func `scroll layers with the content`() throws {
    var look = filled
    look.scrollX = 5
    look.layers = [layer(filled)]
    let shape = try #require(pictureSnapshot(look).drawings().last?.shapes.first)
    guard case .group(let group) = shape.figure else {
      Issue.record("a layer is not a group")
      return
    }
    #expect(group.transform == DrawnTransform(x: -4, y: 2))
  }

  @Test func `have a gradient stretched over the rectangle`() throws {
    var look = LayoutSnapshot.Look()
    look.gradient = .init(
      stops: [.init(.black, at: 0.25), .init(.init(255, 0, 0, alpha: 0), at: 1)],
      from: .init(0, 0),
      to: .init(1, 1)
    )
    let svg = try pictureSnapshot(look).picture().svg()
    #expect(values(svg, "linearGradient", "gradientTransform") == ["matrix(30 0 0 40 0 0)"])
    #expect(values(svg, "linearGradient", "x2") == ["1"])
    #expect(values(svg, "stop", "offset") == ["0.25", "1"])
    #expect(values(svg, "stop", "stop-opacity") == ["0"])
    let id = try #require(values(svg, "linearGradient", "id").first)
    #expect(values(svg, "rect", "fill").contains("url(#\(id))"))
  }

  @Test func `have radial and conic gradients`() throws {
    var look = LayoutSnapshot.Look()
    look.gradient = .init(
      .radial,
      stops: [.init(.black, at: 0), .init(.white, at: 1)],
      from: .init(0.5, 0.5),
      to: .init(1, 0.75)
    )
    let radial = try pictureSnapshot(look).picture().svg()
    // Half of 30 and a quarter of 40 points, about (15, 20).
    #expect(values(radial, "radialGradient", "gradientTransform") == ["matrix(15 0 0 10 15 20)"])
    look.gradient?.kind = .conic
    let conic = ParsedPicture(try pictureSnapshot(look).picture().svg())
    #expect(conic.elements["pattern"] == 1)
    #expect(conic.elements["path"] == 90)
  }

  @Test func `mix the colors of a gradient between their places`() {
    let gradient = DrawnGradient(
      .init(stops: [.init(.black, at: 0.2), .init(.init(100, 200, 50), at: 0.6)]),
      over: .zero
    )
    #expect(gradient.color(at: 0) == .black)
    #expect(gradient.color(at: 0.4) == .init(50, 100, 25))
    #expect(gradient.color(at: 1) == .init(100, 200, 50))
  }

  @Test func `have shapes with their lines`() throws {
    var look = LayoutSnapshot.Look()
    let path = try #require(LayoutSnapshot.Path(data: "M0 0C1 1 2 2 3 0.125Z"))
    look.shape = .init(path, fill: .white, stroke: .black)
    look.shape?.dash = [4, 2]
    look.shape?.dashPhase = 1
    look.shape?.isEvenOdd = true
    look.shape?.cap = .round
    look.shape?.join = .bevel
    let svg = try pictureSnapshot(look).picture().svg()
    #expect(svg.contains(##"<path d="M0 0C1 1 2 2 3 0.13Z" fill="#ffffff" fill-rule="evenodd"/>"##))
    #expect(!svg.contains("miterlimit"))
    #expect(
      svg.contains(
        ##"stroke-dasharray="4 2" stroke-dashoffset="1" stroke-linecap="round" stroke-linejoin="bevel"/>"##
      )
    )
  }

  /// Apple's default is 10, SVG's is 4.
  @Test func `have corners as pointed as Core Animation's`() throws {
    var look = LayoutSnapshot.Look()
    let path = try #require(LayoutSnapshot.Path(data: "M0 0L20 4L0 8"))
    look.shape = .init(path, stroke: .black)
    #expect(try pictureSnapshot(look).picture().svg().contains("stroke-miterlimit=\"10\""))
    look.shape?.miterLimit = 0
    #expect(try pictureSnapshot(look).picture().svg().contains("stroke-miterlimit=\"1\""))
  }

  @Test func `have only the corners that are round`() throws {
    var look = filled
    look.cornerRadius = 10
    #expect(try pictureSnapshot(look).picture().svg().contains("rx=\"10\""))
    look.corners = [.bottomRight]
    let svg = try pictureSnapshot(look).picture().svg()
    // 30 × 40: square up to the lower right corner, whose handles are 10 · 0.4477 from it.
    #expect(svg.contains("M0 0L30 0L30 30C30 35.52 25.52 40 20 40L0 40Z"))
  }

  /// PixelCut's figures: the corner begins 1.52866 radii before the rectangle's.
  @Test func `have continuous corners where there is room`() throws {
    var look = filled
    look.cornerRadius = 5
    look.hasContinuousCorners = true
    #expect(try pictureSnapshot(look).picture().svg().contains("M0 7.64C0 5.44 0 4.34"))
    // 12 · 1.53 is more than half of 30: parts of circles.
    look.cornerRadius = 12
    #expect(try pictureSnapshot(look).picture().svg().contains("M0 12C0 5.37 5.37 0 12 0"))
  }

  @Test func `cut an image off at round corners`() throws {
    var look = LayoutSnapshot.Look()
    look.image = .init(name: "a", width: 30, height: 40)
    look.cornerRadius = 15
    var snapshot = pictureSnapshot(look)
    #expect(try !snapshot.picture().svg().contains("clip-path=\"url(#shape"))
    snapshot.items[1].clipsToBounds = true
    #expect(try snapshot.picture().svg().contains("clip-path=\"url(#shape1)\""))
  }

  @Test func `throw a shadow of the shape that is given`() throws {
    var look = LayoutSnapshot.Look()
    look.shadow = .init(color: .black, x: 3, y: 4, radius: 1)
    look.shadow?.path = .init([.move(.init(0, 0)), .line(.init(9, 9)), .close])
    let svg = try pictureSnapshot(look).picture().svg()
    #expect(svg.contains("<g transform=\"translate(3 4)\">"))
    #expect(svg.contains("<path d=\"M0 0L9 9Z\" fill=\"#000000\" filter=\"url(#filter1)\"/>"))
  }

  /// 30 × 1 points, blurred by 20: three times that on each side, and not a part of the one point.
  @Test func `leave room for the blur of a thin view`() throws {
    var look = filled
    look.shadow = .init(color: .black, x: 0, y: 5, radius: 20)
    var snapshot = pictureSnapshot(look)
    snapshot.items[1].frame = LayoutRect(x: 10, y: 20, width: 30, height: 1)
    let svg = try snapshot.picture().svg()
    #expect(values(svg, "filter", "filterUnits") == ["userSpaceOnUse"])
    let place = ["x", "y", "width", "height"].map { values(svg, "filter", $0) }
    #expect(place == [["-60"], ["-55"], ["150"], ["121"]])
  }

  /// Core Animation multiplies the shadow's opacity with that of what throws it.
  @Test func `throw a paler shadow of a paler background`() throws {
    var look = LayoutSnapshot.Look()
    look.background = .init(255, 255, 255, alpha: 51)
    look.shadow = .init(color: .init(0, 0, 0, alpha: 200), x: 0, y: 5, radius: 0)
    let shape = try #require(pictureSnapshot(look).drawings()[1].shapes.first)
    // 200 · 51 / 255
    #expect(shape.fill?.alpha == 40)
  }

  /// Core Animation's shadow is that of all that is seen where no path is set.
  @Test func `throw the shadow of texts and subviews together`() throws {
    var look = LayoutSnapshot.Look()
    look.shadow = .init(color: .init(255, 0, 0, alpha: 51), x: 3, y: 4, radius: 2)
    look.lines = [.init(text: "Hello", x: 0, baseline: 12, width: 30, fontSize: 10)]
    var snapshot = pictureSnapshot(look)
    snapshot.items.append(pictureItem("in", parent: 1, LayoutRect(x: 0, y: 0, width: 9, height: 9)))
    snapshot.items[2].look = filled
    #expect(snapshot.drawings().map(\.groups) == [[], [1], [1]])
    let svg = try snapshot.picture().svg()
    // One filter for both, cut off by what is around.
    #expect(
      svg.components(separatedBy: "<g filter=\"url(#filter1)\" clip-path=\"url(#clip0-0)\">").count
        == 2
    )
    #expect(values(svg, "feOffset", "dx") == ["3"])
    #expect(values(svg, "feGaussianBlur", "stdDeviation") == ["2"])
    #expect(values(svg, "feColorMatrix", "values") == ["0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0.2 0"])
    // A view that cuts off throws none.
    snapshot.items[1].clipsToBounds = true
    #expect(try !snapshot.picture().svg().contains("<filter"))
  }

  /// A quarter of a turn takes (3, 4) to (−4, 3).
  @Test func `turn the shadow with the view`() throws {
    var look = LayoutSnapshot.Look()
    look.shadow = .init(color: .black, x: 3, y: 4, radius: 0)
    look.lines = [.init(text: "Hello", x: 0, baseline: 12, width: 30, fontSize: 10)]
    look.transform = .init(a: 0, b: 1, c: -1, d: 0)
    let svg = try pictureSnapshot(look).picture().svg()
    #expect(values(svg, "feOffset", "dx") == ["-4"] && values(svg, "feOffset", "dy") == ["3"])
    // A blur by 0 is an empty picture in SVG 1.1.
    #expect(values(svg, "feGaussianBlur", "stdDeviation").isEmpty)
  }

  @Test func `throw shadows of layers without a background`() throws {
    var own = LayoutSnapshot.Look()
    own.shadow = .init(color: .black, x: 0, y: 4, radius: 1)
    own.layers = [layer(filled)]
    var look = LayoutSnapshot.Look()
    look.layers = [layer(own)]
    let svg = try pictureSnapshot(look).picture().svg()
    #expect(svg.contains("<g transform=\"translate(1 2)\" filter=\"url(#filter1)\">"))
    // What is in it, (1, 2) with 8 × 6, and that four lower with three points around.
    let place = ["x", "y", "width", "height"].map { values(svg, "filter", $0) }
    #expect(place == [["-2"], ["2"], ["14"], ["13"]])
  }

  /// Core Animation cuts the shadow off with everything else.
  @Test func `throw no shadow of what cuts off`() throws {
    var look = filled
    look.shadow = .init(color: .black, x: 3, y: 4, radius: 1)
    var snapshot = pictureSnapshot(look)
    #expect(try snapshot.picture().svg().contains("filter="))
    snapshot.items[1].clipsToBounds = true
    #expect(try !snapshot.picture().svg().contains("filter="))
  }

  /// A text view of 40 points cuts off a line at 45, and no other view does.
  @Test func `cut a text off where the view cuts off`() throws {
    var look = LayoutSnapshot.Look()
    look.lines = [.init(text: "Hello", x: 0, baseline: 45, width: 30, fontSize: 10)]
    var snapshot = pictureSnapshot(look)
    #expect(try !snapshot.picture().svg().contains("clip-path=\"url(#shape"))
    snapshot.items[1].clipsToBounds = true
    #expect(try snapshot.picture().svg().contains("clip-path=\"url(#shape1)\""))
    snapshot.items[1].look?.lines[0].baseline = 30
    #expect(try !snapshot.picture().svg().contains("clip-path=\"url(#shape"))
  }

  // MARK: - Masks

  @Test func `mask a view with all that is in it`() throws {
    var look = filled
    var shape = LayoutSnapshot.Look()
    shape.shape = .init(.init([.move(.init(0, 0)), .line(.init(9, 9)), .close]), fill: .black)
    look.mask = layer(shape)
    var snapshot = pictureSnapshot(look)
    snapshot.items.append(pictureItem("in", parent: 1, LayoutRect(x: 0, y: 0, width: 9, height: 9)))
    snapshot.items.append(pictureItem("by", parent: 0, LayoutRect(x: 0, y: 0, width: 9, height: 9)))
    for place in [2, 3] { snapshot.items[place].look = filled }
    #expect(snapshot.drawings().map(\.groups) == [[], [1], [1], []])
    let svg = try snapshot.picture().svg()
    // One group for both; in masks of SVG, white lets through.
    #expect(svg.components(separatedBy: "<g mask=\"url(#mask0-1)\">").count == 2)
    #expect(svg.contains("<path d=\"M0 0L9 9Z\" fill=\"#ffffff\"/>"))
    #expect(svg.contains("<mask id=\"mask0-1\" maskUnits=\"userSpaceOnUse\""))
    _ = ParsedPicture(svg)
  }

  @Test func `show nothing through an empty mask`() throws {
    var look = filled
    look.mask = layer(LayoutSnapshot.Look())
    let parsed = ParsedPicture(try pictureSnapshot(look).picture().svg())
    #expect(parsed.elements["mask"] == 1)
  }

  // MARK: - Styles

  /// Light text would stand on the light page.
  @Test func `put something dark behind a root in the dark style`() throws {
    var look = LayoutSnapshot.Look()
    var snapshot = pictureSnapshot(look)
    snapshot.items[0].look = look
    #expect(snapshot.drawings()[0].shapes.isEmpty)
    look.isDark = true
    snapshot.items[0].look = look
    #expect(snapshot.drawings()[0].shapes.map(\.fill) == [.init(28, 28, 30)])
    look.background = .black
    snapshot.items[0].look = look
    #expect(snapshot.drawings()[0].shapes.map(\.fill) == [.black])
  }

  @Test func `draw controls in the dark style`() throws {
    var look = LayoutSnapshot.Look()
    look.control = .init(.textField)
    look.control?.style = "roundedRect"
    #expect(
      try pictureSnapshot(look).picture().svg().contains("fill=\"#ffffff\" stroke=\"#cdcdd2\"")
    )
    look.isDark = true
    #expect(
      try pictureSnapshot(look).picture().svg().contains("fill=\"#000000\" stroke=\"#48484a\"")
    )
    // The background is inside the round corners.
    look.background = .init(44, 44, 46)
    let shapes = pictureSnapshot(look).drawings()[1].shapes
    #expect(shapes.compactMap(\.fill) == [.init(44, 44, 46)])
  }
}
