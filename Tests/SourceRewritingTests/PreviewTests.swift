import SourceRewriting
import Testing

@Suite struct `Previews` {
  @Test(arguments: [
    "#Preview { Card() }", "#Preview(\"Card\") { Card() }", "#Preview(\"Card\", body: { Card() })",
    "#Preview(\"Wide\", traits: .fixedLayout(width: 320, height: 80), .landscapeLeft) { Card() }",
    "#Preview {\n  let card = Card()\n  card.addTarget(card, action: #selector(Card.go), for: .tap)\n  return card\n}",
    "@available(iOS 17, *)\n#Preview { Card() }",
  ])
  func `are taken out, and their lines stay`(_ preview: String) {
    let text = rewritten("import UIKit\n\(preview)\nlet last = 1\n")
    let lines = preview.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(text.contains("import UIKit"))
    #expect(!text.contains("Preview"))
    #expect(!text.contains("Card"))
    #expect(!text.contains("@available"))
    let place = text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("let last") }
    // Behind the import and the preview.
    #expect(place == 1 + lines)
  }

  @Test func `are taken out in conditions and in types`() {
    let text = rewritten(
      "#if DEBUG\n#Preview { Card() }\n#endif\nenum Cards {\n  #Preview { Card() }\n}\n"
    )
    #expect(!text.contains("Preview"))
    #expect(text.contains("#if DEBUG"))
    #expect(text.contains("enum Cards {"))
  }

  @Test func `are not other macros, nor names`() {
    let text = rewritten(
      "struct Preview {}\nlet one = Preview()\nlet name = \"#Preview { }\"\n#Other { }\n"
    )
    #expect(text.contains("struct Preview {}"))
    #expect(text.contains("\"#Preview { }\""))
    #expect(text.contains("#Other { }"))
  }
}
