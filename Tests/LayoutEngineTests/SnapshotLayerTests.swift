import Foundation
import LayoutEngine
import Testing

@Suite struct `The layers of a snapshot's looks` {
  typealias Look = LayoutSnapshot.Look

  private func written(_ look: Look) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(look), as: UTF8.self)
  }

  private func read(_ json: String) throws -> Look {
    try JSONDecoder().decode(Look.self, from: Data(json.utf8))
  }

  private var full: Look {
    var inner = Look()
    inner.background = .white
    var gradient = LayoutSnapshot.Gradient(
      .radial,
      stops: [.init(.black, at: 0), .init(.white, at: 1)]
    )
    gradient.endX = 0.25
    inner.gradient = gradient
    var shape = LayoutSnapshot.Shape(
      LayoutSnapshot.Path([.move(.init(0, 0.5)), .line(.init(-3, 4)), .close]),
      fill: .black
    )
    shape.dash = [2, 1.5]
    shape.cap = .round
    shape.miterLimit = 3
    shape.end = 0.5
    inner.shape = shape
    var layer = LayoutSnapshot.Layer(
      frame: LayoutRect(x: 1, y: 2, width: 3, height: 4),
      look: inner
    )
    layer.viewsBehind = 2
    layer.clipsToBounds = true
    var look = Look()
    look.transform = .init(a: 0, b: 1, c: -1, d: 0, tx: 5)
    look.transform?.anchorX = 0
    look.zPosition = 3
    look.corners = [.topLeft, .bottomRight]
    look.hasContinuousCorners = true
    look.layers = [layer]
    look.mask = layer
    look.isDark = true
    look.shadow = .init(color: .black, x: 0, y: 1, radius: 2)
    look.shadow?.path = LayoutSnapshot.Path([.move(.init(0, 0)), .line(.init(1, 1))])
    return look
  }

  @Test func `are read as they were written`() throws {
    #expect(try read(try written(full)) == full)
  }

  /// The keys that a look had before there were layers.
  @Test func `are not written where there are none`() throws {
    let json = #"{"cornerRadius":0,"lines":[],"opacity":1,"scrollX":0,"scrollY":0}"#
    #expect(try written(Look()) == json)
  }

  @Test func `have defaults for what a file leaves out`() throws {
    let look = try read(
      ##"{"layers": [{}], "transform": {"b": 2}, "shape": {"path": "M0 0"}}"##
    )
    #expect(look.layers == [.init(frame: .zero, look: Look())])
    #expect(look.transform == .init(a: 1, b: 2, c: 0, d: 1))
    #expect(look.shape == .init(.init([.move(.init(0, 0))])))
    #expect(look.corners == .all)
    #expect(look.mask == nil)
  }

  @Test func `write an anchor only where it is not the middle`() throws {
    var look = Look()
    look.transform = .init(a: 2, b: 0, c: 0, d: 2)
    #expect(try !written(look).contains("anchor"))
    look.transform?.anchorY = 1
    #expect(try written(look).contains(#""anchorY":1"#))
    #expect(try !written(look).contains("anchorX"))
  }

  /// A file can nest without end, and a decoder's stack cannot.
  @Test func `may not stand in each other without end`() {
    func nested(_ depth: Int) -> String {
      (0..<depth).reduce("{}") { inner, _ in #"{"look": {"mask": \#(inner)}}"# }
    }
    #expect(throws: Never.self) { try read(#"{"mask": \#(nested(20))}"#) }
    #expect(throws: DecodingError.self) { try read(#"{"mask": \#(nested(30))}"#) }
  }
}

@Suite struct `A path in a file` {
  typealias Path = LayoutSnapshot.Path

  @Test func `has the commands of SVG`() throws {
    let path = try #require(Path(data: "M0 0L10,0 Q15 5 10 10C1 2 3 4 -5 6.5e1Z"))
    #expect(
      path.commands == [
        .move(.init(0, 0)), .line(.init(10, 0)),
        .quadratic(.init(10, 10), control: .init(15, 5)),
        .cubic(.init(-5, 65), control1: .init(1, 2), control2: .init(3, 4)), .close,
      ]
    )
  }

  @Test(arguments: [
    "M0", "L1 2 3", "10 10", "M0 0l1 1", "M0 0A1 1", "M1e999 0", "MnanL", "Z1",
    "M0 0\"/><script>", "M0 0&quot;",
  ])
  func `is refused where it is none`(_ data: String) {
    #expect(Path(data: data) == nil)
  }

  /// Two sides of a square, 20 points: from a quarter to three quarters is from 5 to 15.
  @Test func `is cut at parts of its length`() {
    let path = Path([.move(.init(0, 0)), .line(.init(10, 0)), .line(.init(10, 10))])
    #expect(
      path.trimmed(from: 0.25, to: 0.75).commands == [
        .move(.init(5, 0)), .line(.init(10, 0)), .line(.init(10, 5)),
      ]
    )
    #expect(path.trimmed(from: 0, to: 1) == path)
    #expect(path.trimmed(from: 0.5, to: 0.5).commands.isEmpty)
  }
}
