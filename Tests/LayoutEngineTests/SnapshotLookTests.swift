import Foundation
import LayoutEngine
import Testing

@Suite struct `The look of a snapshot's items` {
  private func read(_ json: String) throws -> LayoutSnapshot {
    try JSONDecoder().decode(LayoutSnapshot.self, from: Data(json.utf8))
  }

  /// What a file without any word of it was written by, before there were looks.
  @Test func `is unknown where a file says nothing of it`() throws {
    let snapshot = try read(
      #"{"items": [{"id": "a", "frame": {"x": 1, "y": 2, "width": 3, "height": 4}}]}"#
    )
    #expect(snapshot.items[0].look == nil)
    #expect(snapshot.items[0].frame.width == 3)
  }

  @Test func `has defaults for what a file leaves out`() throws {
    let snapshot = try read(
      ##"{"items": [{"look": {"lines": [{"text": "Hi"}], "control": {"kind": "toggle"}}}]}"##
    )
    let look = try #require(snapshot.items[0].look)
    #expect(look.opacity == 1)
    #expect(look.lines == [.init(text: "Hi", x: 0, baseline: 0, width: 0, fontSize: 17)])
    #expect(look.control?.kind == .toggle)
    #expect(look.control?.isEnabled == true)
  }

  @Test func `is the same after it was written and read`() throws {
    var look = LayoutSnapshot.Look()
    look.background = .init(1, 2, 3, alpha: 4)
    look.border = .init(width: 2, color: .init(250, 0, 9))
    look.cornerRadius = 7
    look.shadow = .init(color: .black, x: 1, y: -2, radius: 3)
    look.opacity = 0.5
    look.image = .init(name: "Logo", width: 10, height: 20, isSymbol: true, mode: "center")
    var line = LayoutSnapshot.TextLine(text: "שלום", x: 1, baseline: 2, width: 3, fontSize: 4)
    line.isRightToLeft = true
    line.anchor = .middle
    line.weight = 700
    look.lines = [line]
    look.control = .init(.slider)
    look.control?.value = 0.25
    var snapshot = try read(#"{"items": [{}]}"#)
    snapshot.items[0].look = look
    let data = try JSONEncoder().encode(snapshot)
    #expect(try JSONDecoder().decode(LayoutSnapshot.self, from: data) == snapshot)
  }

  @Test(arguments: ["red", "#12345", "#1234567", "#12345g", "#+12345", "#-1234567", "", "112233"])
  func `refuses what is no colour`(_ text: String) {
    #expect(throws: DecodingError.self) {
      try read(#"{"items": [{"look": {"background": "\#(text)"}}]}"#)
    }
  }

  @Test func `reads colours with and without opacity`() throws {
    let snapshot = try read(
      ##"{"items": [{"look": {"background": "#0A84ff", "tint": "#01020380"}}]}"##
    )
    #expect(snapshot.items[0].look?.background == .init(10, 132, 255))
    #expect(snapshot.items[0].look?.tint == .init(1, 2, 3, alpha: 128))
  }
}
