import SourceRewriting
import Testing

@Suite struct `Words that only Objective-C has` {
  @Test func `go, and leave their room`() {
    let text = rewritten("  @IBOutlet private weak var label: UILabel!\n")
    #expect(text == "            private weak var label: UILabel!\n")
  }

  @Test func `go with their arguments, over lines`() {
    let text = rewritten("@objc(\n  Name\n) class A {}\n")
    #expect(text == "      \n      \n  class A {}\n")
  }

  @Test(arguments: [
    "let a = \"@objc #selector(b) dynamic\"\n", "// @objc #selector(b)\nlet a = 1\n",
    "let a = \"\"\"\n  @objc \\(1) #keyPath(a.b)\n  \"\"\"\n",
    "/* @IBAction /* @objc */ */ let a = 1\n",
  ])
  func `stay in strings and comments`(_ text: String) {
    #expect(rewritten(text) == text)
  }

  @Test func `go as modifiers, and stay as names`() {
    #expect(
      rewritten("class A { dynamic func a() {}; let dynamic = 2 }")
        == "class A {         func a() {}; let dynamic = 2 }"
    )
  }

  @Test func `go from types of closures`() {
    #expect(
      rewritten("let a: @convention(block) () -> Void = {}")
        == "let a:                    () -> Void = {}"
    )
  }

  @Test func `are key paths, which become strings without the type`() {
    #expect(rewritten("let a = #keyPath(Form.field.text)").hasPrefix("let a = \"field.text\"  "))
    #expect(rewritten("let a = #keyPath(text)").hasPrefix("let a = \"text\""))
  }

  @Test func `are literals of colors and images`() {
    #expect(
      rewritten("let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)")
        == "let a = UIColorLiteral(red: 1, green: 0, blue: 0, alpha: 1)"
    )
  }
}

@Suite struct `Imports` {
  @Test func `of parts of UIKit are of the whole`() {
    #expect(rewritten("import UIKit.UIGestureRecognizerSubclass\n").hasPrefix("import UIKit    "))
    #expect(rewritten("import class UIKit.UIView\n").hasPrefix("import       UIKit"))
  }

  @Test func `of modules with UIKit's names are of UIKit`() {
    #expect(
      rewritten("import CoreGraphics\nimport QuartzCore\n")
        == "import UIKit       \nimport UIKit     \n"
    )
  }

  @Test func `bring the network where it is named`() {
    #expect(
      rewritten("import Foundation\nlet a = URLSession.shared\n")
        == "import Foundation; import FoundationNetworking\nlet a = URLSession.shared\n"
    )
    #expect(rewritten("import Foundation\n// URLSession\n") == "import Foundation\n// URLSession\n")
  }
}

@Suite struct `Conditions` {
  @Test func `take the host for an iOS simulator`() {
    #expect(rewritten("#if os(iOS) || os(tvOS)\n#endif\n") == "#if true    || os(tvOS)\n#endif\n")
    #expect(rewritten("#if !targetEnvironment(simulator)\n#endif\n").hasPrefix("#if !true  "))
    #expect(
      rewritten("#if canImport(QuartzCore)\n#elseif os(macOS)\n#endif\n").hasPrefix("#if true ")
    )
  }

  @Test func `are asked of nothing but what stands behind #if`() {
    #expect(rewritten("let a = os(iOS)\n") == "let a = os(iOS)\n")
  }

  @Test func `that Foundation does not know everywhere get ours`() {
    let text = rewritten(
      "let a = NSLocalizedString(\"a\", comment: \"\")\nlet b = String.localizedStringWithFormat(a, 1)\n"
    )
    #expect(line(1, of: text).contains("= _NSLocalizedString(\"a\", comment: \"\")"))
    #expect(line(2, of: text).contains("= String._localizedStringWithFormat(a, 1)"))
  }
}
