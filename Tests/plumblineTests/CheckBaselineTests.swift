import Foundation
import Testing

@Suite(.needsTool) struct `plumbline check with known findings` {
  private func findings(_ result: Tool.Result, _ name: String) throws -> [[String: Any]] {
    try #require(result.json()[name] as? [[String: Any]])
  }

  @Test func `passes known ones, fails for a new one and reports the gone`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(HandMade.ambiguous(), as: "A.storyboard")
    let known = ["--baseline", "known.json"]
    let written = try Tool.run(
      ["check", "A.storyboard", "--write-baseline"] + known,
      in: folder.url
    )
    #expect(written.status == 0)
    #expect(written.output == "1 finding is known from now on\n")
    #expect(try Tool.run(["check", "A.storyboard"] + known, in: folder.url).status == 0)

    // Some lines further down it is the same finding.
    try folder.write(
      HandMade.ambiguous().replacingOccurrences(of: "<scenes>", with: "\n\n<scenes>"),
      as: "A.storyboard"
    )
    #expect(try Tool.run(["check", "A.storyboard"] + known, in: folder.url).status == 0)

    try folder.write(HandMade.ambiguous(), as: "B.storyboard")
    let new = try Tool.run(["check", ".", "--format", "json"] + known, in: folder.url)
    #expect(new.status == 1)
    #expect(
      try findings(new, "findings").compactMap { $0["file"] as? String } == ["B.storyboard"]
    )
    #expect(try findings(new, "gone").isEmpty)

    try folder.write(HandMade.card(), as: "A.storyboard")
    let gone = try Tool.run(["check", "A.storyboard"] + known, in: folder.url)
    #expect(gone.status == 0)
    #expect(gone.output.contains("A.storyboard Offer card: gone: ambiguous is not found any more"))
  }

  /// States are on all results or none (sarif-spec, 284), and alerts keep their fingerprints.
  @Test func `leaves known ones out of SARIF unless it is told to keep them`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    for name in ["A.storyboard", "Gone.storyboard"] {
      try folder.write(HandMade.ambiguous(), as: name)
    }
    let plain = try Tool.run(["check", ".", "--format", "sarif"], in: folder.url)
    let known = ["--baseline", "known.json"]
    _ = try Tool.run(["check", ".", "--write-baseline"] + known, in: folder.url)
    try folder.write(HandMade.card(), as: "Gone.storyboard")
    try folder.write(HandMade.ambiguous(), as: "New.storyboard")
    let call = ["check", ".", "--format", "sarif"] + known
    let left = try results(Tool.run(call, in: folder.url))
    #expect(left.map { $0["baselineState"] as? String } == [nil])
    let kept = try results(Tool.run(call + ["--keep-known"], in: folder.url))
    #expect(kept.map { $0["baselineState"] as? String } == ["new", "unchanged", "absent"])
    #expect(kept.map { $0["suppressions"] != nil } == [false, true, false])
    let prints = try results(plain).map { $0["partialFingerprints"] as? [String: String] }
    #expect(kept.dropFirst().map { $0["partialFingerprints"] as? [String: String] } == prints)
  }

  @Test func `keeps them in SARIF alone`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let result = try Tool.run(["check", ".", "--keep-known"], in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("--keep-known needs --baseline FILE and --format sarif"))
  }

  private func results(_ result: Tool.Result) throws -> [[String: Any]] {
    let runs = try #require(result.json()["runs"] as? [[String: Any]])
    return try #require(runs.first?["results"] as? [[String: Any]])
  }

  /// The same file under another name, from another folder.
  @Test func `knows files from the baseline's folder`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(HandMade.ambiguous(), as: "app/A.storyboard")
    _ = try Tool.run(
      ["check", "app/A.storyboard", "--baseline", "known.json", "--write-baseline"],
      in: folder.url
    )
    let text = String(
      decoding: try Data(contentsOf: folder.url.appendingPathComponent("known.json")),
      as: UTF8.self
    )
    #expect(text.contains("\"file\" : \"app/A.storyboard\""), "\(text)")
    let inside = folder.url.appendingPathComponent("app")
    for path in ["A.storyboard", "./A.storyboard", ".", inside.path] {
      let result = try Tool.run(["check", path, "--baseline", "../known.json"], in: inside)
      #expect(result.status == 0, "\(path): \(result.output)")
      #expect(!result.output.contains("gone"), "\(path): \(result.output)")
    }
  }

  @Test func `does not take what it did not look at for gone`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(HandMade.ambiguous(), as: "A.storyboard")
    try folder.write(HandMade.ambiguous(), as: "B.storyboard")
    let known = ["--baseline", "known.json"]
    _ = try Tool.run(["check", ".", "--write-baseline"] + known, in: folder.url)
    let one = try Tool.run(["check", "A.storyboard"] + known, in: folder.url)
    #expect(!one.output.contains("gone"), "\(one.output)")
    try folder.write("<document>", as: "B.storyboard")
    let broken = try Tool.run(["check", "."] + known, in: folder.url)
    #expect(broken.status == 1)
    #expect(!broken.output.contains("gone"), "\(broken.output)")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("B.storyboard"))
    let removed = try Tool.run(["check", "."] + known, in: folder.url)
    #expect(removed.output.contains("B.storyboard Offer card: gone: "), "\(removed.output)")
  }

  /// A document is cut off by a bad merge when the baseline is written again, and another is not looked at.
  @Test func `keeps what it knows of documents that it cannot read or does not look at`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    for name in ["A", "B", "C"] {
      try folder.write(HandMade.ambiguous(), as: "\(name).storyboard")
    }
    let known = ["--baseline", "known.json"]
    _ = try Tool.run(["check", "--write-baseline"] + known, in: folder.url)
    try folder.write("<document>", as: "B.storyboard")
    try folder.write(HandMade.card(), as: "A.storyboard")
    let again = try Tool.run(
      ["check", "A.storyboard", "B.storyboard", "--write-baseline"] + known,
      in: folder.url
    )
    // The document itself, what was known of it, and what is known of the third.
    #expect(again.output == "3 findings are known from now on\n")
    #expect(try Tool.run(["check"] + known, in: folder.url).status == 0)
    try folder.write(HandMade.ambiguous(), as: "B.storyboard")
    let mended = try Tool.run(["check"] + known, in: folder.url)
    #expect(mended.status == 0, "\(mended.output)")
    #expect(mended.output.contains("gone: unreadable is not found any more"))
  }

  @Test func `is written anew where it was damaged, and says so`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(HandMade.ambiguous(), as: "A.storyboard")
    try folder.write("<<<<<<< HEAD", as: "known.json")
    let result = try Tool.run(
      ["check", "--baseline", "known.json", "--write-baseline"],
      in: folder.url
    )
    #expect(result.status == 0)
    #expect(result.errors.contains("is not a baseline"), "\(result.errors)")
    #expect(result.errors.contains("it is written anew"), "\(result.errors)")
  }

  @Test func `ends with 2 for a baseline that is none`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(HandMade.card(), as: "A.storyboard")
    try folder.write("[1]", as: "list.json")
    try folder.write("{\"version\": 9, \"findings\": []}", as: "new.json")
    for (file, message) in [
      ("none.json", "cannot be read; --write-baseline writes it"),
      ("list.json", "is not a baseline"),
      ("new.json", "has version 9; 1 is the newest one known"),
    ] {
      let result = try Tool.run(["check", "A.storyboard", "--baseline", file], in: folder.url)
      #expect(result.status == 2)
      #expect(result.errors.contains(message), "\(file): \(result.errors)")
      // The call was right: how to call the tool would not help.
      #expect(!result.errors.contains("Usage"), "\(result.errors)")
    }
    #expect(
      try Tool.run(["check", "A.storyboard", "--write-baseline"], in: folder.url).status == 2
    )
  }
}

@Suite(.needsTool) struct `plumbline check with a configuration` {
  @Test func `reads the one of the working folder, or another`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(HandMade.ambiguous(), as: "A.storyboard")
    #expect(try Tool.run(["check", "A.storyboard"], in: folder.url).status == 1)
    try folder.write("rules:\n  ambiguous: off\n", as: ".plumbline.yml")
    #expect(try Tool.run(["check", "A.storyboard"], in: folder.url).status == 0)
    try folder.write("rules:\n  ambiguous: error\n", as: "strict.yml")
    let strict = try Tool.run(
      ["check", "A.storyboard", "--config", "strict.yml", "--level", "error"],
      in: folder.url
    )
    #expect(strict.status == 1)
    #expect(strict.output.contains("1 finding (1 error, 0 warnings)"))
  }

  @Test(arguments: [
    ("rules:\n  no-such-rule: off", "c.yml:2:3: there is no rule 'no-such-rule'"),
    ("rules:\n\n  ambiguous: maybe", "c.yml:3:14: 'maybe' is not a setting"),
    ("rulez: 1", "c.yml:1:1: there is no key 'rulez'; did you mean 'rules'?"),
    ("rules: {\n  a: [", "c.yml:2:1: this is not YAML"),
  ])
  func `ends with 2 and names file and line of a mistake`(
    _ yaml: String,
    _ message: String
  ) throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(HandMade.card(), as: "A.storyboard")
    try folder.write(yaml, as: "c.yml")
    let result = try Tool.run(["check", "A.storyboard", "--config", "c.yml"], in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test func `ends with 2 for one that is not there or no text`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(HandMade.card(), as: "A.storyboard")
    try folder.write(Data([0xFF, 0xFE, 0xFF]), as: "bytes.yml")
    for file in ["none.yml", "bytes.yml"] {
      let result = try Tool.run(["check", "A.storyboard", "--config", file], in: folder.url)
      #expect(result.status == 2)
      #expect(result.errors.contains(file), "\(result.errors)")
    }
  }
}

@Suite(.needsTool) struct `plumbline rules` {
  @Test func `lists each rule with its severity`() throws {
    let result = try Tool.run("rules")
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("conflict ") && $0.contains(" error ") })
    #expect(lines.contains { $0.hasPrefix("outside-superview ") && $0.contains(" off ") })
  }

  @Test func `writes JSON`() throws {
    let result = try Tool.run("rules", "--format", "json")
    let data = Data(result.output.utf8)
    let rules = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    let text = try Tool.run("rules").output.split(separator: "\n")
    #expect(rules.count == text.count)
    #expect(rules.first?["id"] as? String == "conflict")
    #expect(rules.first?["severity"] as? String == "error")
    #expect(rules.first?["isOnByDefault"] as? Bool == true)
  }
}
