import SourceRewriting
import Testing

@Suite struct `Properties that are found by names` {
  /// What comes into a class of a view controller.
  private func table(_ declarations: String, class attributes: String = "") -> String {
    let text = rewritten("\(attributes)class Form: UIViewController {\n\(declarations)\n}\n")
    return text.split(separator: "\n").last.map(String.init) ?? ""
  }

  @Test(arguments: [
    "@IBOutlet weak var name: UILabel!", "@IBOutlet private var name: UILabel!",
    "@IBOutlet private(set) weak var name: UILabel?", "@IBInspectable var name: CGFloat = 0",
    "@objc var name = 1", "@objc dynamic var name = \"\"",
    "@IBInspectable var name: Int { get { 1 } set {} }",
    "@IBInspectable var name: Int = 0 { didSet {} }",
  ])
  func `are in the table of their class with what reads and sets them`(_ declaration: String) {
    let entry =
      "k.append(.init(\"name\", get: { (o: Form) in o.name }, set: { (o: Form, v) in o.name = v }))"
    #expect(table(declaration).contains(entry))
  }

  @Test(arguments: [
    "@objc let name = 1", "@objc var name: Int { 1 }", "@objc var name: Int { get { 1 } }",
  ])
  func `are only read where they cannot be set`(_ declaration: String) {
    #expect(table(declaration).contains("k.append(.init(\"name\", get: { (o: Form) in o.name }))"))
  }

  @Test(arguments: ["var name = 1", "@objc static var name = 1", "@objc lazy var name = 1"])
  func `are not in a table where Objective-C does not see them`(_ declaration: String) {
    #expect(!table(declaration).contains("KeyTable"))
  }

  @Test func `are those of all members where the class says so`() {
    let text = table("var name = 1\nprivate var own = 2", class: "@objcMembers ")
    #expect(text.contains("\"name\""))
    #expect(!text.contains("\"own\""))
  }

  @Test func `are found in an actor's class`() {
    let text = rewritten("actor Store {\nclass Row: UIView {\n@IBOutlet var name: UILabel!\n}\n}\n")
    #expect(text.contains("struct _KeyTable"))
  }
}

@Suite struct `Properties that tell of changes` {
  private func property(_ declaration: String) -> String {
    line(2, of: rewritten("class Player: NSObject {\n\(declaration)\n}\n")).trimmed
  }

  @Test func `get observers`() {
    #expect(
      property("@objc dynamic var volume: Float = 0.5").hasSuffix(
        "var volume: Float = 0.5 { willSet { _willChangeValue(of: self, \"volume\") } "
          + "didSet { _didChangeValue(of: self, \"volume\") } }"
      )
    )
  }

  @Test func `tell after the observers that they have`() {
    let text = property("@objc dynamic var volume = 1 { didSet { log() } }")
    #expect(text.contains("didSet { defer { _didChangeValue(of: self, \"volume\") };  log() }"))
    #expect(text.contains("willSet { _willChangeValue(of: self, \"volume\") }"))
  }

  @Test func `tell around a setter`() {
    let text = property("@objc dynamic var volume: Int { get { 1 } set { keep(newValue) } }")
    #expect(
      text.contains(
        "set { _willChangeValue(of: self, \"volume\"); defer { _didChangeValue(of: self, \"volume\") };  keep"
      )
    )
  }

  @Test func `stay as they are without the word`() {
    #expect(!property("@objc var volume = 1").contains("_didChangeValue"))
  }

  @Test func `are observed by what overrides nothing of UIKit's`() {
    let text = rewritten(
      """
      class Log: NSObject {
      override func observeValue(forKeyPath k: String?, of o: Any?, change c: [NSKeyValueChangeKey: Any]?, context x: UnsafeMutableRawPointer?) {}
      }
      """
    )
    #expect(line(1, of: text).contains("class Log: NSObject, KeyValueObserver {"))
    #expect(!line(2, of: text).contains("override"))
  }
}
