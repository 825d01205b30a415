import SourceRewriting
import Testing

@Suite struct `Initialisers of layers` {
  @Test func `are required where they have no parameters`() {
    let text = rewritten("class A: CALayer { override init() { super.init() } }\n")
    #expect(text == "class A: CALayer { required init() { super.init() } }\n")
  }

  @Test func `stop the program where a layer has others alone`() {
    let text = rewritten("class A: CAShapeLayer { init(a: Int) { super.init() } }\n")
    #expect(text.contains("public required init() { fatalError("))
  }

  @Test func `stay in a layer that has none, and in other classes`() {
    for text in ["class A: CALayer {}\n", "class A: UIView { init(a: Int) {} }\n"] {
      #expect(rewritten(text) == text)
    }
  }

  @Test func `are found of a subclass of a subclass`() {
    let text = rewritten("class A: CALayer {}\nclass B: A { init(a: Int) { super.init() } }\n")
    #expect(text.contains("class B: A { init(a: Int) { super.init() } ; public required init()"))
  }
}

@Suite struct `Initialisers that Foundation lacks` {
  @Test func `get others`() {
    let text = rewritten("let a = NSAttributedString(), b = ProcessInfo().processName\n")
    #expect(
      text
        == "let a = NSAttributedString(string: \"\"), b = ProcessInfo.processInfo.processName\n"
    )
  }

  @Test func `stay where they have arguments`() {
    let text = "let a = NSAttributedString(string: \"a\")\n"
    #expect(rewritten(text) == text)
  }
}
