import Foundation
import Testing

@Suite(.needsTool) struct `plumbline agree` {
  /// The examples' saved frames; the ambiguous card and the conflicting title cannot agree.
  @Test func `ends its output with the share of agreeing views`() throws {
    let result = try Tool.run("agree", Example.folder.path)
    #expect(result.status == 0)
    let last = try #require(result.output.split(separator: "\n").last)
    let form = /agreement: [01]\.\d{4} \(\d+ of \d+ views, 4 documents\)/
    #expect(try form.wholeMatch(in: last) != nil, "\(last)")
  }

  /// Ours are the text sizes with which the examples were made.
  @Test(arguments: ["saved", "metrics"])
  func `finds that clean examples agree throughout`(_ textSizes: String) throws {
    let result = try Tool.run(
      "agree",
      "--text-sizes",
      textSizes,
      Example.url("Login").path,
      Example.url("Settings").path
    )
    let last = try #require(result.output.split(separator: "\n").last)
    #expect(last.hasPrefix("agreement: 1.0000 ("))
    #expect(!result.output.contains("worst views"))
  }

  @Test func `writes a line of JSON for each layout`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let file = folder.url.appendingPathComponent("layouts.jsonl")
    let result = try Tool.run("agree", Example.url("Login").path, "--layouts", file.path)
    #expect(result.status == 0)
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(!lines.isEmpty)
    for line in lines {
      let kept = try #require(
        JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      )
      #expect(kept["file"] as? String == Example.url("Login").lastPathComponent)
      #expect((kept["layout"] as? [String: Any])?["items"] != nil)
    }
  }

  @Test func `writes the documented keys to a JSON file`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let file = folder.url.appendingPathComponent("score.json")
    let result = try Tool.run("agree", Example.folder.path, "--json", file.path)
    #expect(result.status == 0)
    let score = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    )
    #expect(Set(score.keys) == ["documents", "seconds", "groups"])
    #expect(score["documents"] as? Int == 4)
    let groups = try #require(score["groups"] as? [String: [String: Any]])
    #expect(Set(groups.keys) == ["metric-free", "text-dependent"])
    for (name, group) in groups {
      let more: Set = name == "text-dependent" ? ["knowable", "withoutMissingFonts"] : []
      #expect(Set(group.keys).subtracting(more) == ["views", "within0.5", "within1", "oracle"])
      #expect(more.isSubset(of: group.keys))
      #expect(Set((group["oracle"] as? [String: Any] ?? [:]).keys) == ["views", "within0.5"])
    }
  }

  @Test func `compares verdicts with a manifest`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.copy("Conflict", as: "Conflict.storyboard")
    try folder.write(
      """
      [{"file": "Conflict.storyboard", "roots": [{"root": "Cv0-kM-6pQ",
        "safe_tlbr": [20, 0, 0, 0], "margins_tlbr": [0, 16, 0, 16], "conflict": true,
        "views": [{"id": "Cb0-cD-7fG", "tag": "label", "group": "text-dependent",
          "ambiguous_calc": false, "ambiguous_flag": false, "oracle_match": true}]}]}]
      """,
      as: "manifest.json"
    )
    let result = try Tool.run(
      "agree",
      folder.url.path,
      "--manifest",
      folder.url.appendingPathComponent("manifest.json").path,
      "--json",
      folder.url.appendingPathComponent("score.json").path
    )
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.hasSuffix("agreement: 1.0000 (1 of 1 views, 1 documents)\n"))
    let score = try #require(
      JSONSerialization.jsonObject(
        with: Data(contentsOf: folder.url.appendingPathComponent("score.json"))
      )
        as? [String: Any]
    )
    #expect(score["conflict"] as? [String: Int] == ["roots": 1, "agree": 1])
    #expect(score["ambiguous"] as? [String: Int] == ["views": 1, "agree": 1])
  }

  @Test func `names files that cannot be read and goes on`() throws {
    let result = try Tool.run("agree", "/no/such.xib", Example.url("Login").path)
    #expect(result.errors.contains("/no/such.xib: there is no such file"))
    #expect(result.output.contains("1 documents)"))
  }

  @Test func `ends with 2 where no document could be read`() throws {
    let result = try Tool.run("agree", "/no/such.xib")
    #expect(result.status == 2)
    // No score: there is nothing that it would be of.
    #expect(result.output.isEmpty)
  }

  @Test(arguments: [
    ["--worst", "-1", "."], ["--text-sizes", "none", "."],
  ])
  func `ends with 2 for a wrong call`(_ arguments: [String]) throws {
    let result = try Tool.run(["agree"] + arguments)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("Error: "))
  }

  @Test func `ends with 2 for a manifest that is none`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write("[", as: "manifest.json")
    let manifest = folder.url.appendingPathComponent("manifest.json").path
    let result = try Tool.run("agree", Example.folder.path, "--manifest", manifest)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("Error: "))
  }
}
