import Foundation
import Testing

@Suite(.needsTool) struct `plumbline explain` {
  private let log = """
    2026-11-21 10:00:00 App[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1 UIView:0xa.width == 200   (active)>",
        "<NSLayoutConstraint:0x2 UIView:0xa.width == 84   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x1 UIView:0xa.width == 200   (active)>
    """

  @Test func `ends with 0 when it has explained a conflict`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(log, as: "a.log")
    let result = try Tool.run("explain", folder.url.appendingPathComponent("a.log").path)
    #expect(result.status == 0)
    #expect(result.output.contains("/a.log:1: conflict: 2 constraints that cannot both hold"))
    #expect(result.output.contains("200 needed, 84 there, 116 points missing"))
    #expect(result.errors.isEmpty)
  }

  /// Tests have nothing on their standard input.
  @Test(arguments: [["explain"], ["explain", "-"]])
  func `ends with 1 when nothing is found`(_ arguments: [String]) throws {
    let result = try Tool.run(arguments)
    #expect(result.status == 1)
    #expect(result.output == "no conflicts\n")
  }

  @Test(arguments: [
    "Unable to simultaneously satisfy constraints:\n<private>\n",
    "Unable to simultaneously satisfy constraints.\n(\n    \"<nothing that is known>\"\n)\n",
    "Unable to simultaneously satisfy constraints.\n",
  ])
  func `ends with 1 when it could read none of the conflicts`(_ text: String) throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(text, as: "private.log")
    try folder.write(log, as: "a.log")
    let unreadable = folder.url.appendingPathComponent("private.log").path
    #expect(try Tool.run("explain", unreadable).status == 1)
    let readable = folder.url.appendingPathComponent("a.log").path
    #expect(try Tool.run("explain", unreadable, readable).status == 0)
  }

  @Test(arguments: [
    (
      "<NSLayoutConstraint:0x1 UIView:0xa.width == 1   (active)>\n"
        + "<NSLayoutConstraint:0x2 UIView:0xa.height == 1   (active)>\n",
      1, "no conflict: 2 constraints that can both hold"
    ),
    (
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.width == 0   (active)>", 1,
      "left margin and width fixed, right margin flexible"
    ),
    (
      "|   *UILabel:0xa'Total' - AMBIGUOUS LAYOUT for UILabel:0xa'Total'.minX{id: 4}", 0,
      "1 of 1 view of the trace ambiguous"
    ),
    ("|   *UILabel:0xa'Total'\n|   *UILabel:0xb'Sum'\n", 1, "0 of 2 views of the trace ambiguous"),
    (
      "reason: 'Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x1 "
        + "\"UIButton:0xa.left\"> and <NSLayoutXAxisAnchor:0x2 \"UIView:0xb.left\"> because they "
        + "have no common ancestor.'",
      0, "1 crash explained"
    ),
  ])
  func `tells what is no conflict`(_ text: String, _ status: Int32, _ words: String) throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(text, as: "a.log")
    let result = try Tool.run("explain", folder.url.appendingPathComponent("a.log").path)
    #expect(result.status == status)
    #expect(result.output.contains(words), "\(result.output)")
  }

  @Test func `has the way from the pasteboard in its help`() throws {
    #expect(try Tool.run("explain", "--help").output.contains("pbpaste | plumbline explain"))
  }

  @Test func `ends with 2 for a file that is not there, and goes on`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(log, as: "a.log")
    let result = try Tool.run(
      "explain",
      "/no/such.log",
      folder.url.appendingPathComponent("a.log").path
    )
    #expect(result.status == 2)
    #expect(result.errors.contains("/no/such.log: "))
    #expect(result.output.contains("116 points missing"))
  }

  @Test(arguments: [["--format", "yaml"], ["--no-such-option"]])
  func `ends with 2 for a wrong call`(_ arguments: [String]) throws {
    let result = try Tool.run(["explain"] + arguments)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("Error: "))
  }

  @Test func `writes JSON and a picture`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(log, as: "a.log")
    let svg = folder.url.appendingPathComponent("a.svg")
    let result = try Tool.run(
      "explain",
      "--format",
      "json",
      "--svg",
      svg.path,
      folder.url.appendingPathComponent("a.log").path
    )
    #expect(result.status == 0)
    let items = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
    #expect(items?.count == 1)
    #expect(items?.first?["minimalSets"] as? [[Int]] == [[1, 2]])
    #expect(String(decoding: try Data(contentsOf: svg), as: UTF8.self).hasPrefix("<svg "))
  }

  @Test func `says nothing of conflicts where it could read no file`() throws {
    let result = try Tool.run("explain", "/no/such.log", "/")
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors == "/no/such.log: there is no such file\n/: it is a folder\n")
  }

  @Test func `ends with 2 where the picture cannot be written`() throws {
    let result = try Tool.run("explain", "-", "--svg", "/no/such/folder/a.svg")
    #expect(result.status == 2)
    #expect(
      result.errors
        == "Error: /no/such/folder/a.svg: it cannot be written: No such file or directory\n"
    )
    #expect(try Tool.run("explain", "-", "--svg", "-").status == 2)
  }
}
