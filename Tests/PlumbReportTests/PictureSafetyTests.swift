import ConstraintSolver
import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import PlumbReport

@Suite struct `Pictures of hostile layouts` {
  static let hostile = [
    "</text><script>alert(1)</script>", "\" onload=\"alert(1)", "' onclick='x",
    "&lt;b&gt; &amp;#60;",
    "]]><!--", "\u{0}\u{1}\u{1B}[31m\u{FFFE}\u{FFFF}", "\u{202E}gnp.exe\u{2066}", "a\nb\tc",
    "url(javascript:alert(1))", "<image href=\"http://example.com/a.png\"/>", "%s%n{}\\",
    "\"), url(x); } svg { display: none", "e\u{301}\u{200D}👨‍👩‍👧",
  ]

  /// Puts a text wherever a file can put one.
  private func snapshot(_ text: String) -> LayoutSnapshot {
    var look = LayoutSnapshot.Look()
    look.image = .init(name: text, width: 60, height: 60, mode: text)
    var line = LayoutSnapshot.TextLine(text: text, x: 1, baseline: 9, width: 20, fontSize: 8)
    line.family = text
    look.lines = [line]
    look.control = .init(.button)
    look.control?.style = text
    // A layer, a mask and a gradient of their own definitions, with the text in each.
    var inner = look
    inner.gradient = .init(stops: [.init(.black, at: 0), .init(.white, at: 1)])
    var turned = LayoutSnapshot.Layer(
      frame: LayoutRect(x: 0, y: 0, width: 20, height: 9),
      look: inner
    )
    turned.clipsToBounds = true
    turned.look.layers = [turned]
    turned.look.cornerRadius = 3
    look.layers = [turned]
    look.mask = turned
    look.transform = .init(a: 0, b: 1, c: -1, d: 0)
    var snapshot = pictureSnapshot(look)
    snapshot.name = text
    for index in snapshot.items.indices {
      snapshot.items[index].id = text
      snapshot.items[index].className = text
      snapshot.items[index].label = text
      snapshot.items[index].text = text
      snapshot.items[index].clipsToBounds = true
    }
    // One whose look is not known, and one that is too large.
    var bare = pictureItem(text, parent: 0, LayoutRect(x: 1, y: 1, width: 90, height: 30))
    (bare.look, bare.text, bare.label, bare.className) = (nil, text, text, text)
    snapshot.items.append(bare)
    for (place, width) in [20.0, 30].enumerated() {
      var constraint = LayoutSnapshot.Constraint(
        id: text,
        LayoutConstraint(ItemID(index: 1), .width, constant: width),
        first: 1,
        second: nil
      )
      constraint.identifier = text
      constraint.priority = place == 0 ? 1000 : 999.5
      snapshot.constraints.append(constraint)
    }
    var equal = snapshot.constraints[0]
    (equal.second, equal.secondAttribute) = (2, .width)
    snapshot.constraints.append(equal)
    return snapshot
  }

  private var everything: PictureOptions {
    var options = PictureOptions()
    options.constraints = true
    options.alignmentRects = true
    options.margins = true
    options.baselines = true
    options.findings = true
    options.clipped = true
    return options
  }

  @Test(arguments: hostile)
  func `are text and nothing else`(_ text: String) throws {
    let snapshot = snapshot(text)
    let finding = Finding(
      .conflict,
      in: text,
      at: SourceLocation(file: text, line: 1),
      items: [1],
      message: text,
      suggestion: text
    )
    let picture = try snapshot.picture(findings: [finding])
    let parsed = ParsedPicture(LayoutPicture.svg([picture, picture], everything))
    let known: Set = [
      "svg", "defs", "clipPath", "filter", "feGaussianBlur", "g", "rect", "path", "text", "mask",
      "linearGradient", "stop",
    ]
    #expect(Set(parsed.elements.keys).subtracting(known) == [])
    for (element, name, value) in parsed.attributes {
      #expect(!name.lowercased().hasPrefix("on") && name != "href" && name != "style", "\(element)")
      if name != "font-family" {
        #expect(!value.contains("javascript") && !value.contains("alert"), "\(name)")
      }
      if ["clip-path", "filter", "mask"].contains(name) { #expect(value.hasPrefix("url(#")) }
    }
    #expect(parsed.texts.allSatisfy { !$0.unicodeScalars.contains { $0.value < 0x20 } })
    #expect(!parsed.texts.contains { $0.contains("\u{202E}") })
  }

  @Test func `show markup as it was written`() throws {
    var look = LayoutSnapshot.Look()
    look.lines = [.init(text: "a < b && \"c\"", x: 0, baseline: 9, width: 50, fontSize: 8)]
    let parsed = ParsedPicture(try pictureSnapshot(look).picture().svg())
    #expect(parsed.texts == ["a < b && \"c\""])
  }

  /// A family's name stays one quoted name.
  @Test func `do not let a font's name end its quotes`() throws {
    var look = LayoutSnapshot.Look()
    var line = LayoutSnapshot.TextLine(text: "a", x: 0, baseline: 9, width: 50, fontSize: 8)
    line.family = "\"; fill: red; x: \""
    look.lines = [line]
    let parsed = ParsedPicture(try pictureSnapshot(look).picture().svg())
    let family = try #require(
      parsed.attributes.first { $0.element == "text" && $0.name == "font-family" }
    )
    #expect(family.value.hasPrefix("\"; fill: red; x: \", -apple-system"))
  }

  @Test(arguments: [1e300, -1e300, 1e7, .greatestFiniteMagnitude, -.leastNonzeroMagnitude])
  func `keep numbers readable`(_ number: Double) throws {
    var look = LayoutSnapshot.Look()
    look.cornerRadius = number
    look.background = .white
    look.border = .init(width: number, color: .black)
    look.shadow = .init(color: .black, x: number, y: number, radius: number)
    look.scrollX = number
    look.control = .init(.pages)
    look.control?.count = .max
    look.control?.value = number
    look.image = .init(name: "a", width: number, height: number, mode: "scaleAspectFit")
    look.lines = [.init(text: "ab", x: number, baseline: number, width: number, fontSize: number)]
    look.transform = .init(a: number, b: number, c: number, d: 1, tx: number, ty: number)
    look.transform?.anchorX = number
    look.zPosition = number
    look.gradient = .init(
      .conic,
      stops: [.init(.black, at: number), .init(.white, at: 0)],
      from: .init(number, number)
    )
    look.shape = .init(
      .init([
        .move(.init(number, 0)),
        .cubic(.init(0, 0), control1: .init(number, 0), control2: .init(1, 1)),
      ]),
      fill: .black,
      stroke: .black
    )
    look.shape?.start = 0.5
    look.shape?.lineWidth = number
    look.shape?.dash = [number]
    var layer = LayoutSnapshot.Layer(frame: .zero, look: look)
    layer.frame.width = number
    layer.viewsBehind = .max
    look.layers = [layer]
    look.gradient?.kind = .radial
    look.mask = layer
    var snapshot = pictureSnapshot(look)
    // A layout with a larger frame is refused.
    let length = min(max(number, -LayoutLimits.length), LayoutLimits.length)
    snapshot.items[1].frame = LayoutRect(x: length, y: length, width: length, height: length)
    snapshot.items.append(pictureItem("in", parent: 1, snapshot.items[1].frame))
    snapshot.items.append(pictureItem("bare", parent: 0, snapshot.items[0].frame))
    snapshot.items[3].look = nil
    snapshot.items[3].text = "bare"
    snapshot.items[3].textFacts = .init(naturalWidth: 1, lineHeight: 1, fontSize: length)
    let svg = try snapshot.picture().svg(everything)
    _ = ParsedPicture(svg)
    #expect(!svg.contains("inf") && !svg.contains("nan") && !svg.contains("e+"))
  }

  @Test func `may nest three thousand masks and transforms`() throws {
    var snapshot = pictureSnapshot()
    for index in 2..<3000 {
      snapshot.items.append(
        pictureItem("\(index)", parent: index - 1, LayoutRect(x: 0, y: 0, width: 9, height: 9))
      )
    }
    var look = LayoutSnapshot.Look()
    look.background = .white
    look.transform = .init(a: 2, b: 1, c: 3, d: 1)
    look.mask = .init(frame: .zero, look: look)
    for index in snapshot.items.indices { snapshot.items[index].look = look }
    let svg = try snapshot.picture().svg()
    _ = ParsedPicture(svg)
    #expect(snapshot.drawings().allSatisfy { $0.groups.count <= ItemDrawing.groupLimit })
    #expect(!svg.contains("inf") && !svg.contains("nan"))
  }

  @Test func `may nest three thousand views`() throws {
    var snapshot = pictureSnapshot()
    for index in 2..<3000 {
      snapshot.items.append(
        pictureItem("\(index)", parent: index - 1, LayoutRect(x: 0, y: 0, width: 9, height: 9))
      )
    }
    for index in snapshot.items.indices { snapshot.items[index].clipsToBounds = true }
    #expect(snapshot.drawings().count == 3000)
    // Elements do not nest as the views do: a parser has a limit.
    var options = PictureOptions()
    options.clipped = true
    let svg = try snapshot.picture().svg(options)
    #expect(ParsedPicture(svg).elements["clipPath"] ?? 0 > 0)
  }
}
