import SourceRewriting
import Testing

@Suite struct `Optional requirements` {
  private let source = """
    @objc protocol PickerDelegate {
      func finish()
      @objc optional func open()
      @objc optional func picker(_ p: Int, didSelect row: Int) -> Bool
    }
    class Owner: PickerDelegate {
      func finish() {}
      func open() {}
      weak var delegate: PickerDelegate?
      func f() { delegate?.open?(); _ = delegate?.picker?(1, didSelect: 2); other?.scrollViewDidScroll?(s) }
    }

    """

  @Test func `leave the protocol, and their lines`() {
    let text = rewritten(source)
    #expect(line(2, of: text) == "  func finish()")
    #expect(line(3, of: text).trimmed == "")
    #expect(line(4, of: text).trimmed == "")
    #expect(text.contains("protocol _PickerDelegate_open: PickerDelegate { func open() -> Void }"))
  }

  @Test func `are conformed to by those who fulfil them`() {
    let text = rewritten(source)
    #expect(line(6, of: text) == "class Owner: PickerDelegate, _PickerDelegate_open {")
  }

  @Test func `are called through closures, with labels in the name`() {
    let call = line(10, of: rewritten(source))
    #expect(call.contains("delegate?.open?();"))
    #expect(call.contains("delegate?.picker_didSelect?(1,            2)"))
  }

  @Test func `of UIKit are called without a question mark`() {
    #expect(line(10, of: rewritten(source)).contains("other?.scrollViewDidScroll (s)"))
  }
}

@Suite struct `Members of extensions` {
  @Test func `that override go into the class, under their own lines`() {
    let text = rewritten(
      "class A: B {\n}\nextension A {\n  override func f() { g() }\n  func g() {}\n}\n"
    )
    #expect(
      text == """
        class A: B {

        #sourceLocation(file: "/A.swift", line: 4)
          override func f() { g() }
        #sourceLocation(file: "/A.swift", line: 2)
        }
        extension A {
        \("  " + String(repeating: " ", count: 25))
          func g() {}
        }

        """
    )
  }

  @Test func `that subclasses override go into the class`() {
    let text = rewritten(
      "class A {\n}\nextension A {\n  @objc func f() {}\n  func g() {}\n}\nclass B: A {\n  override func f() {}\n}\n"
    )
    #expect(text.contains("line: 4)\n        func f() {}\n"))
  }

  @Test func `that override in classes of other modules are left out, and said to be`() {
    let file = ParsedFile(
      path: "/A.swift",
      text: "extension UIView {\n  override open func f() {}\n  func g() {}\n}\n"
    )
    let (files, notices) = ModuleRewriter(files: [file]).rewritten()
    #expect(
      files.map { String(decoding: $0.text, as: UTF8.self) } == [
        "extension UIView {\n" + String(repeating: " ", count: 27) + "\n  func g() {}\n}\n"
      ]
    )
    #expect(notices.map { "\($0.line):\($0.column)" } == ["2:3"])
  }
}

@Suite struct `Columns` {
  @Test func `behind text that became longer are those of the file`() throws {
    let file = ParsedFile(
      path: "/A.swift",
      text: "class A {\n@objc func go() {}; func f() { g(#selector(go)); h() }\n}\n"
    )
    let result = try #require(ModuleRewriter(files: [file]).rewritten().files.first)
    let lines = String(decoding: result.text, as: UTF8.self).split(separator: "\n")
    let before = Array("@objc func go() {}; func f() { g(#selector(go)); h() }")
    let after = Array(String(lines[1]))
    let old = try #require(before.lastIndex(of: "h"))
    let new = try #require(after.lastIndex(of: "h"))
    #expect(new == old + 1)
    #expect(result.shifts.original(line: 2, column: new + 1).column == old + 1)
    #expect(!result.shifts.original(line: 2, column: new + 1).isAdded)
  }

  @Test func `in what was added are those of the place`() throws {
    let file = ParsedFile(path: "/A.swift", text: "class A { @objc func go() {}\n}\n")
    let result = try #require(ModuleRewriter(files: [file]).rewritten().files.first)
    let place = result.shifts.original(line: 2, column: 30)
    #expect(place.column == 1)
    #expect(place.isAdded)
  }
}
