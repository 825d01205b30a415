import Foundation
import Testing

/// What a program writes while its standard error stream is watched, read by its parent.
@Suite(.needsProbes) struct `A watched standard error stream` {
  private static let flood = (0..<20_000).map {
    "line \($0) " + String(repeating: "x", count: 120) + "\n"
  }

  @Test func `passes on what no watch would change`() throws {
    let watched = try Probe("watch-probe", "flood")
    #expect(watched.errors == Data(Self.flood.joined().utf8))
    #expect(watched.status == 0)
  }

  /// 2.6 million bytes, more than both pipes hold.
  @Test func `waits for a reader that is late, and loses nothing`() throws {
    let watched = try Probe("watch-probe", "flood", delay: 0.5)
    #expect(watched.errors == Data(Self.flood.joined().utf8))
  }

  @Test func `passes on single bytes, and bytes that are no text, without a line end`() throws {
    var bytes: [UInt8] = []
    for byte in "no line end, \u{1F600} and bytes".utf8 { bytes += [byte, 0xFF] }
    #expect(try Probe("watch-probe", "pieces").errors == Data(bytes))
  }

  @Test func `passes on all lines of all threads, each whole`() throws {
    let lines = try Probe("watch-probe", "threads").errorText.split(separator: "\n")
    #expect(Set(lines).count == 16_000)
    #expect(lines.count == 16_000)
  }

  @Test func `is given back as it was`() throws {
    let probe = try Probe("watch-probe", "stop")
    #expect(probe.errorText == "one\ntwo\n")
    #expect(probe.outputText == "true\n")
  }

  @Test func `outlives the program's children`() throws {
    let probe = try Probe("watch-probe", "child")
    #expect(probe.errorText == "from the child\nlater\n")
  }

  @Test func `does not wait for itself where a handler writes more than it holds`() throws {
    let probe = try Probe("watch-probe", "print")
    #expect(probe.errorText.contains("line 4999 "))
    #expect(probe.status == 0)
  }
}

@Suite(.needsProbes) struct `The end of a program that is watched` {
  private static let flood = (0..<2000).map {
    "line \($0) " + String(repeating: "x", count: 120) + "\n"
  }.joined()

  @Test func `by exit loses nothing, and explains what came last`() throws {
    let probe = try Probe("watch-probe", "exit")
    #expect(probe.status == 3)
    #expect(probe.errorText.contains(Self.flood))
    #expect(probe.errorText.contains("Plumb: conflict: "))
  }

  @Test func `by exit on another thread loses nothing`() throws {
    let probe = try Probe("watch-probe", "exit-elsewhere")
    #expect(probe.status == 4)
    #expect(probe.errorText == Self.flood)
  }

  @Test func `by a trap keeps the last words`() throws {
    let probe = try Probe("watch-probe", "trap")
    #expect(probe.wasKilled)
    #expect(probe.errorText.hasPrefix(Self.flood))
    #expect(probe.errorText.contains("the last words"))
  }

  @Test(arguments: ["abort", "terminate"])
  func `by a signal keeps the last words, and is one by that signal`(_ name: String) throws {
    let probe = try Probe("watch-probe", name)
    #expect(probe.wasKilled)
    #expect(probe.status == (name == "abort" ? SIGABRT : SIGTERM))
    #expect(probe.errorText == Self.flood + "the last words\n")
  }
}

@Suite(.needsProbes) struct `A watch over a program's layouts` {
  @Test func `explains a conflict behind the platform's message`() throws {
    let text = try Probe("watch-probe", "explain").errorText
    let message = try #require(text.range(of: "Unable to simultaneously satisfy constraints"))
    let explanation = try #require(text.range(of: "Plumb: conflict: "))
    #expect(message.lowerBound < explanation.lowerBound)
    // 400 points wanted, 375 − 16 − 16 there.
    #expect(text.contains("57 points"))
    #expect(text.contains("main.swift#"))
    #expect(text.contains(" is title\n"))
    #expect(text.contains("after it\n"))
  }

  @Test func `explains each cause once`() throws {
    let text = try Probe("watch-probe", "repeat").errorText
    #expect(text.components(separatedBy: "Unable to simultaneously").count == 5)
    #expect(text.components(separatedBy: "Plumb: conflict: ").count == 3)
  }

  @Test func `hands values over, with the live views and how often it was told before`() throws {
    let text = try Probe("watch-probe", "values").outputText
    #expect(
      text == """
        heard 0 ["UILabel", "Card"] ["title"]
        heard 1 ["UILabel", "Card"] ["title"]

        """
    )
  }

  @Test func `is one, however often it is started and stopped`() throws {
    let text = try Probe("watch-probe", "twice").errorText
    #expect(text.components(separatedBy: "Plumb: conflict: ").count == 2)
    #expect(text.hasSuffix("last\n"))
  }

  @Test func `gives a test the conflicts of its body`() throws {
    let probe = try Probe("watch-probe", "during")
    // The new width contradicts the old one, and then what is left of the screen.
    #expect(probe.outputText == "found 2 [\"title\"] false\n")
    #expect(!probe.errorText.contains("Plumb: conflict"))
  }
}

@Suite(.needsProbes) struct `The sample app's console` {
  /// The text between a trap's number and its repair, and behind the repair.
  private func parts(_ number: Int, _ text: String) throws -> (wrong: String, fixed: String) {
    let start = try #require(text.range(of: "\(number). "))
    let end = text.range(of: "\(number + 1). ")?.lowerBound ?? text.endIndex
    let part = text[start.upperBound..<end]
    let fix = try #require(part.range(of: "\nfixed: "))
    return (String(part[..<fix.lowerBound]), String(part[fix.upperBound...]))
  }

  @Test func `tells each of the six traps, and nothing of their repairs`() throws {
    let text = try Self.console()
    let told = [
      "unbounded-growth", "outset-by-offset", "redundant-constraint", "mixed-direction",
      "missing-sibling-relation", "margin-to-margin",
    ]
    for (index, rule) in told.enumerated() {
      let (wrong, fixed) = try parts(index + 1, text)
      #expect(wrong.contains(": \(rule): "), "\(wrong)")
      #expect(!fixed.contains("Plumb: "), "\(fixed)")
    }
  }

  @Test func `explains the contradiction that a wider screen makes of the third`() throws {
    let (wrong, _) = try parts(3, try Self.console())
    #expect(wrong.contains("Plumb: conflict: "), "\(wrong)")
    #expect(wrong.contains("Traps.swift#"))
  }

  /// What the sample writes to both streams, in the order in which a terminal shows it.
  private static func console() throws -> String {
    let process = Process()
    process.executableURL = try Probe.required("six-traps")
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }
}
