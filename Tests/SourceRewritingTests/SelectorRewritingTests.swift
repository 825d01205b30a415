import SourceRewriting
import Testing

@Suite struct `Selectors in sources` {
  private func selector(
    _ expression: String,
    in declarations: String = "@objc func save(_ sender: Int) {}"
  ) -> String {
    let text = rewritten(
      "class Form: UIViewController {\n\(declarations)\nfunc f() { let s = \(expression) }\n}\n"
    )
    let found = line(3, of: text)
    return String(found.dropFirst("func f() { let s = ".count).dropLast(2)).trimmed
  }

  @Test(arguments: [
    "#selector(save)", "#selector(save(_:))", "#selector(self.save)", "#selector(Form.save(_:))",
    "#selector(Self.save(_:))", "#selector((save))", "#selector(save as (Int) -> Void)",
  ])
  func `are the name of a method of the class in all forms`(_ expression: String) {
    #expect(selector(expression) == "Selector(\"save:\")")
  }

  @Test func `follow Objective-C's names`() {
    #expect(
      selector("#selector(save(row:))", in: "@objc func save(row: Int) {}")
        == "Selector(\"saveWithRow:\")"
    )
    #expect(
      selector("#selector(save(for:in:))", in: "@objc func save(for a: Int, in b: Int) {}")
        == "Selector(\"saveFor:in:\")"
    )
    #expect(
      selector("#selector(save)", in: "@objc(keep:) func save(_ a: Int) {}")
        == "Selector(\"keep:\")"
    )
    #expect(
      selector("#selector(getter: count)", in: "@objc var count = 1") == "Selector(\"count\")"
    )
    #expect(
      selector("#selector(setter: Form.count)", in: "@objc var count = 1")
        == "Selector(\"setCount:\")"
    )
  }

  @Test func `carry the method of a class of another module`() {
    #expect(
      selector("#selector(UIView.endEditing(_:))")
        == "Selector(\"endEditing:\", UIView.endEditing(_:))"
    )
    #expect(selector("#selector(setEditing)") == "Selector(\"setEditing\", Form.setEditing)")
    #expect(
      selector("#selector(UIView.endEditing as (UIView) -> (Bool) -> Bool)")
        == "Selector(\"endEditing\", UIView.endEditing as (UIView) -> (Bool) -> Bool)"
    )
  }

  @Test func `carry the method of an extension of another module's class`() {
    let text = rewritten(
      "extension UIViewController {\n@objc func hide() {}\nfunc f() { g(#selector(hide)) }\n}\n"
    )
    #expect(
      line(3, of: text)
        == "func f() { g(Selector(\"hide\", calling: { (o: UIViewController) in o.hide() })) }"
    )
  }

  @Test func `of several lines keep them`() {
    let text = rewritten(
      "class Form {\n@objc func a() {}\nlet s = #selector(\n  a\n)\nlet t = 1\n}\n"
    )
    #expect(line(3, of: text).trimmed == "let s = Selector(\"a\")")
    #expect(line(6, of: text) == "let t = 1")
  }

  @Test func `of nested classes are found from inside`() {
    let text = rewritten(
      "class Outer {\nclass Inner {\n@objc func a(_ b: Int) {}\nlet s = #selector(a)\n}\nlet t = #selector(Inner.a)\n}\n"
    )
    #expect(line(4, of: text).trimmed == "let s = Selector(\"a:\")")
    #expect(line(6, of: text).trimmed == "let t = Selector(\"a:\")")
  }
}

@Suite struct `Tables` {
  @Test func `list what Objective-C sees, in front of the closing brace`() {
    let text = rewritten(
      "class Form: NSObject {\n  @objc func a() {}\n  @IBAction func b(_ c: UIButton!) throws {}\n  func d() {}\n  @objc static func e() {}\n}\n"
    )
    let table = line(6, of: text)
    #expect(table.contains("s.append(.init(\"a\", calling: { (o: Form) in o.a() }))"))
    #expect(
      table.contains(
        "s.append(.init(\"b:error:\", calling: { (o: Form, a0: UIButton!) in try? o.b(a0) }))"
      )
    )
    #expect(!table.contains("o.d"))
    #expect(!table.contains("o.e"))
    #expect(table.hasSuffix("}"))
    #expect(line(7, of: text) == "")
  }

  @Test func `stand in the line of the brace`() {
    let text = rewritten("import UIKit\nclass A { @objc func a() {} }")
    #expect(line(2, of: text).hasPrefix("class A {       func a() {} ; nonisolated private"))
  }

  @Test func `take in extensions of other files, but for their private methods`() {
    let files = rewritten([
      "/A.swift": "class A {\n}\n",
      "/B.swift":
        "extension A {\n  @objc func b() {}\n  @objc private func c() { f(#selector(c)) }\n}\n",
    ])
    #expect(files["/A.swift"]?.contains("\"b\"") == true)
    #expect(files["/A.swift"]?.contains("\"c\"") == false)
    #expect(files["/B.swift"]?.contains("Selector(\"c\", calling: { (o: A) in o.c() })") == true)
  }

  @Test func `of methods under a condition stand under it`() {
    let text = rewritten(
      "class A {\n#if DEBUG\n@objc func a() {}\n#else\n@objc func b() {}\n#endif\n}\n"
    )
    #expect(line(3, of: text).contains("\"a\""))
    #expect(line(5, of: text).contains("\"b\""))
    #expect(
      !line(3, of: text).contains("_SelectorTable1")
        || !line(5, of: text).contains("_SelectorTable1")
    )
  }

  @Test func `have the members of a class that exposes all`() {
    let text = rewritten(
      "@objcMembers class A {\n  func a() {}\n  private func b() {}\n}\nclass B: A {\n  func c() {}\n}\n"
    )
    #expect(line(4, of: text).contains("\"a\"") && !line(4, of: text).contains("\"b\""))
    #expect(line(7, of: text).contains("\"c\""))
  }

  @Test func `bring the import that they need`() {
    let text = rewritten("import Foundation\nclass A: NSObject {\n  @objc func a() {}\n}\n")
    #expect(line(1, of: text) == "import Foundation; import UIKit")
  }
}

extension String {
  var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
