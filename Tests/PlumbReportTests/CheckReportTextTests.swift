import PlumbDiagnosis
import PlumbReport
import Testing

@Suite struct `A report for a person` {
  @Test func `begins each line with the place, as compilers print it`() {
    #expect(
      sampleReport().text(level: .warning, isColored: false) == """
        Bad.xib:7: unreadable: not well-formed XML

        Offer
          Main.storyboard:40: conflict: `Card` width = 10: cannot all hold
          Main.storyboard:12: ambiguous: `Card` is not determined: x can be anything

        Offer
          misplaced: `Card` is saved at (0, 0, 1, 1)

        2 documents, 1 unreadable, 3 scenes, 1 view, 1 constraint: 3 findings (1 error, 2 warnings) \
        in 0.00 s
        """
    )
  }

  @Test func `leaves out what is below the level`() {
    let text = sampleReport().text(level: .error, isColored: false)
    #expect(text.contains("conflict:"))
    #expect(!text.contains("ambiguous:"))
    #expect(text.contains("1 finding (1 error, 0 warnings)"))
  }

  @Test func `says when there are no findings`() {
    var report = CheckReport()
    report.documents = 1
    #expect(
      report.text(level: .warning, isColored: false)
        == "1 document, 0 scenes, 0 views, 0 constraints: no findings in 0.00 s"
    )
  }

  @Test func `has escapes only where colours are wanted`() {
    #expect(!sampleReport().text(level: .warning, isColored: false).contains("\u{1B}"))
    #expect(
      sampleReport().text(level: .warning, isColored: true).contains(
        "\u{1B}[31mconflict: \u{1B}[0m"
      )
    )
  }

  /// A name may clear the screen, ring the bell, start a line of its own or reverse its direction.
  @Test(arguments: [
    "\u{1B}[2J", "\u{7}", "a\nMain.xib:1: conflict: forged", "\r", "\u{9B}31m", "\u{202E}",
    "\u{2066}",
    "\u{200F}", "\u{2028}", "\u{85}", "\u{0}", "\u{7F}",
  ])
  func `escapes what could drive a terminal`(_ name: String) {
    for isColored in [false, true] {
      let plain = sampleReport().text(level: .warning, isColored: isColored)
      let texts = [
        sampleReport(name: name), sampleReport(file: name), sampleReport(scene: name),
      ].map { $0.text(level: .warning, isColored: isColored) }
      for text in texts {
        #expect(text.split(separator: "\n").count == plain.split(separator: "\n").count)
        #expect(text.contains("\\u{"))
        let allowed: Set<Unicode.Scalar> = isColored ? ["\n", "\u{1B}"] : ["\n"]
        let odd = text.unicodeScalars.filter {
          [.control, .format, .lineSeparator, .paragraphSeparator]
            .contains($0.properties.generalCategory) && !allowed.contains($0)
        }
        #expect(odd.isEmpty)
        #expect(text.count { $0 == "\u{1B}" } == plain.count { $0 == "\u{1B}" })
      }
    }
  }

  @Test func `keeps letters of every script`() {
    #expect(TerminalText.safe("Größe 長さ المجموع 👋🏽 ≥ ½") == "Größe 長さ المجموع 👋🏽 ≥ ½")
  }
}
