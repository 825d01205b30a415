import Foundation
import Testing

@Suite(.needsTool) struct `plumbline merge` {
  /// A folder with the results of a shard.
  private func write(
    _ folder: Folder,
    shard: Int,
    of shards: Int = 2,
    failures: String = "",
    as name: String? = nil
  ) throws {
    try folder.write(
      """
      {"version": 1, "shard": \(shard), "shards": \(shards), "cases": 2, "excuses": [],
       "matrix": {"name": "a card", "test": "T.card", "file": "T/Card.swift", "line": 7,
                  "axes": ["4 widths"], "cases": 4},
       "failures": [\(failures)]}
      """,
      as: (name ?? "results-\(shard)") + "/card.\(shard)-of-\(shards).matrix.json"
    )
  }

  private let failure = """
    {"key": "k", "message": "`a` covers `b`", "count": 2, "first": 1, "edge": "fits down to 347 points",
     "smallest": {"name": "iPhone SE", "place": 1, "distance": 1}, "files": ["2-of-2/Card/k.svg"]}
    """

  @Test func `ends with 0 where all parts hold`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try write(folder, shard: 1)
    try write(folder, shard: 2)
    let result = try Tool.run(["merge", "results-1", "results-2"], in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output
        == "a card holds: 4 widths = 4 cases  T/Card.swift:7\n1 matrix, 4 cases, no failures\n"
    )
  }

  @Test func `copies what is told into one folder, with summaries`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try write(folder, shard: 1)
    try write(folder, shard: 2, failures: failure)
    try folder.write("<svg/>", as: "results-2/2-of-2/Card/k.svg")
    let result = try Tool.run(["merge", "results-1", "results-2", "-o", "out"], in: folder.url)
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.output.contains("in 2 of 4 cases; the least unusual: iPhone SE"))
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.url.appendingPathComponent("out/" + name), encoding: .utf8)
    }
    #expect(try text("Card/k.svg") == "<svg/>")
    #expect(try text("summary.md").contains("<img src=\"Card/k.svg\">"))
    #expect(try text("summary.txt") == result.output)
    #expect(try text("junit.xml").contains("failures=\"1\""))
    #expect(try text("summary.json").contains("\"holds\" : false"))
  }

  @Test func `ends with 2 for a part that is missing or there twice`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try write(folder, shard: 1)
    try write(folder, shard: 1, as: "again")
    let missing = try Tool.run(["merge", "results-1"], in: folder.url)
    #expect(missing.status == 2)
    #expect(missing.output.contains("part 2 of 2 is missing"))
    let doubled = try Tool.run(["merge", "results-1", "again"], in: folder.url)
    #expect(doubled.status == 2)
    #expect(doubled.output.contains("part 1 of 2 is there twice: again/card.1-of-2.matrix.json"))
  }

  @Test func `names what is none of it`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write("{}", as: "r/x.matrix.json")
    try folder.write("", as: "empty/notes.txt")
    for (path, words) in [
      ("r", "r/x.matrix.json: it is no result of a matrix"), ("nothing", "there is no such file"),
      ("empty", "there is no result of a matrix"),
    ] {
      let result = try Tool.run(["merge", path], in: folder.url)
      #expect(result.status == 2)
      #expect(result.errors.contains(words), "\(result.errors)")
    }
  }

  @Test func `leaves pictures alone that lie elsewhere`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try write(folder, shard: 1, of: 1, failures: failure.replacing("2-of-2/Card", with: "../.."))
    try folder.write("secret", as: "k.svg")
    let result = try Tool.run(["merge", "results-1", "-o", "out/in"], in: folder.url)
    #expect(result.status == 1)
    #expect(!result.output.contains("k.svg"))
  }
}

@Suite(.needsTool) struct `plumbline test` {
  @Test func `says what is wrong with a call`() throws {
    let result = try Tool.run("test", "--shards", "0")
    #expect(result.status == 2)
    #expect(result.errors.contains("--shards must be 1 or more, not 0"))
  }

  @Test(arguments: [
    (["--xunit-output", "a.xml"], "--xunit-output does not go with several processes"),
    (["--filter"], "--filter: a regular expression belongs behind it"),
    (["--filter", "("], "--filter (: it is no regular expression"),
  ])
  func `names an option that it cannot follow`(_ arguments: [String], _ words: String) throws {
    let result = try Tool.run(["test"] + arguments)
    #expect(result.status == 2)
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  @Test func `ends with 1 where nothing can be built`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let result = try Tool.run(["test", "--shards", "2", "--filter", "A"], in: folder.url)
    #expect(result.status == 1)
    #expect(result.errors.contains("Could not find Package.swift"))
  }

  @Test func `gives its own help`() throws {
    let result = try Tool.run("test", "--help")
    #expect(result.status == 0)
    #expect(result.output.contains("--shards <shards>"))
  }
}
