import Foundation
import Testing

@Suite(.needsTool) struct `plumbline check` {
  // MARK: - Exit status

  @Test func `ends with 0 when nothing is found`() throws {
    let result = try Tool.run("check", Example.url("Login").path, Example.url("Settings").path)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("2 documents, 2 scenes, "))
    #expect(result.output.contains(": no findings in "))
    #expect(result.errors.isEmpty)
  }

  @Test func `ends with 1 when something is found`() throws {
    let result = try Tool.run("check", "--no-code", Example.folder.path)
    #expect(result.status == 1)
    #expect(result.output.contains("Ambiguous.storyboard:26: ambiguous: `Card`"))
    #expect(result.output.contains("Conflict.storyboard:23: conflict: "))
    #expect(result.output.contains("3 findings (1 error, 2 warnings)"))
  }

  @Test(arguments: [
    ["--format", "yaml", "."], ["--level", "hint", "."], ["--no-such-option", "."],
    ["--only", "ambigous", "."], ["--fail-on", "fatal"], ["--summary-file", "s.md"],
    ["--write-baseline", "--baseline", "b.json", "--changed-since", "main"],
  ])
  func `ends with 2 for a wrong call`(_ arguments: [String]) throws {
    let result = try Tool.run(["check"] + arguments)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("Error: "))
    #expect(result.output.isEmpty)
  }

  @Test func `ends with 2 for a path that is not there, and checks the others`() throws {
    let result = try Tool.run("check", "/no/such/file.xib", Example.url("Conflict").path)
    #expect(result.status == 2)
    #expect(result.output.contains("/no/such/file.xib: unreadable: there is no such file"))
    #expect(result.output.contains("Conflict.storyboard:23: conflict: "))
    #expect(result.output.contains("1 document, 1 unreadable, "))
  }

  @Test func `takes a damaged file for a finding, and checks the others`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.copy("Conflict", as: "b.storyboard")
    try folder.write(String(try Example.text("Login").prefix(3000)), as: "a.storyboard")
    let result = try Tool.run("check", folder.url.path)
    #expect(result.status == 1)
    #expect(result.output.contains("/a.storyboard:"))
    #expect(result.output.contains("unreadable: the document ends inside <"))
    #expect(result.output.contains("1 document, 1 unreadable, "))
    #expect(result.output.contains("(2 errors, 1 warning)"))
    #expect(result.output.contains("b.storyboard:23: conflict: "))
  }

  // MARK: - Options

  @Test func `reports errors alone at the level of errors`() throws {
    let ambiguous = Example.url("Ambiguous").path
    let result = try Tool.run("check", "--level", "error", ambiguous)
    #expect(result.status == 0)
    #expect(result.output.contains("no findings"))
    #expect(try Tool.run("check", "--level", "warning", ambiguous).status == 1)
    #expect(
      try Tool.run("check", "--level", "error", Example.url("Conflict").path).status == 1
    )
  }

  @Test func `writes JSON and nothing else to the standard output`() throws {
    let result = try Tool.run("check", "--no-code", "--format", "json", Example.folder.path)
    #expect(result.status == 1)
    let report = try result.json()
    #expect(report["documents"] as? Int == 4)
    #expect(report["scenes"] as? Int == 4)
    let findings = try #require(report["findings"] as? [[String: Any]])
    let rules = findings.compactMap { $0["rule"] as? String }
    #expect(rules == ["ambiguous", "conflict", "unbounded-growth"])
    #expect((report["unreadable"] as? [Any])?.isEmpty == true)
  }

  @Test func `finds unreadable files in JSON too, and lists paths that are not there`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write("<document>", as: "a.xib")
    let result = try Tool.run("check", "--format", "json", folder.url.path)
    #expect(result.status == 1)
    let findings = try #require(try result.json()["findings"] as? [[String: Any]])
    #expect(findings.map { $0["rule"] as? String } == ["unreadable"])
    #expect(findings.first?["line"] as? Int == 1)
    let missing = try Tool.run("check", "--format", "json", "/no/such/file.xib")
    #expect(missing.status == 2)
    #expect((try missing.json()["unreadable"] as? [Any])?.count == 1)
  }

  @Test func `does not fail for an unreadable file where the rule is off`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write("<document>", as: "a.xib")
    try folder.write("rules: {unreadable: off}", as: ".plumbline.yml")
    #expect(try Tool.run(["check"], in: folder.url).status == 0)
  }

  @Test func `looks at the working folder where no path is given`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(HandMade.ambiguous(), as: "App/A.storyboard")
    let result = try Tool.run(["check"], in: folder.url)
    #expect(result.status == 1)
    #expect(result.output.contains("  App/A.storyboard:9: ambiguous: "), "\(result.output)")
  }

  @Test(arguments: [
    (["--fail-on", "error"], 0), (["--fail-on", "warning"], 1), (["--fail-on", "never"], 0),
    (["--fail-on", "note", "--level", "error"], 0), (["--fail-on", "note"], 1),
  ])
  func `fails for what it is told to`(_ arguments: [String], _ status: Int) throws {
    let result = try Tool.run(["check", Example.url("Ambiguous").path] + arguments)
    #expect(Int(result.status) == status, "\(result.output)")
    let isShown = !arguments.contains("--level")
    #expect(result.output.contains("ambiguous: ") == isShown)
  }

  @Test func `looks for one rule alone`() throws {
    let result = try Tool.run("check", "--no-code", "--only", "conflict", Example.folder.path)
    #expect(result.output.contains("1 finding (1 error, 0 warnings)"), "\(result.output)")
  }

  /// 60 documents with a finding each: one screen, with the count, and all of them on demand.
  @Test func `groups what does not fit a screen by rule`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    for number in 10..<70 { try folder.write(HandMade.ambiguous(), as: "A\(number).storyboard") }
    try folder.copy("Conflict", as: "Z.storyboard")
    let result = try Tool.run(["check"], in: folder.url)
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 31, "\(result.output)")
    #expect(lines[0].hasPrefix("error   conflict "), "\(result.output)")
    #expect(result.output.contains(" 60 in 60 documents: "), "\(result.output)")
    #expect(result.output.contains("--all"))
    #expect(result.output.contains("62 findings (1 error, 61 warnings)"))
    let all = try Tool.run(["check", "--all"], in: folder.url).output
    #expect(all.components(separatedBy: ": ambiguous: ").count == 61)
  }

  // MARK: - What is left out

  @Test(arguments: ["Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", ".build"])
  func `leaves out what package managers put there`(_ name: String) throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(HandMade.ambiguous(), as: "\(name)/Kit/A.storyboard")
    try folder.write(HandMade.card(), as: "App/B.storyboard")
    #expect(try Tool.run(["check"], in: folder.url).status == 0)
    // Whoever names it wants it.
    #expect(try Tool.run(["check", name], in: folder.url).status == 1)
  }

  // MARK: - Folders

  @Test func `searches folders to the bottom, for xib and storyboard files`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.copy("Login", as: "One.storyboard")
    try folder.copy("Login", as: "deep/er/Two.xib")
    try folder.write("no document", as: "deep/notes.txt")
    try folder.write("hidden", as: ".build/Three.xib")
    let report = try Tool.run("check", "--format", "json", folder.url.path).json()
    #expect(report["documents"] as? Int == 2)
    #expect((report["unreadable"] as? [Any])?.isEmpty == true)
  }

  @Test func `ends where links lead in a circle`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.copy("Login", as: "deep/One.storyboard")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("deep/up"),
      withDestinationURL: folder.url
    )
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("deep/self"),
      withDestinationURL: folder.url.appendingPathComponent("deep/self")
    )
    let result = try Tool.run("check", "--format", "json", folder.url.path)
    #expect(result.status == 0)
    #expect(try result.json()["documents"] as? Int == 1)
  }

  @Test func `finds nothing wrong in an empty folder, and says that it is empty`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let result = try Tool.run("check", folder.url.path)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("0 documents, "))
    let path = folder.url.path
    #expect(result.errors == "\(path): no .xib, .storyboard or .swift file is in this folder\n")
  }

  @Test func `says what to call the standard input`() throws {
    let result = try Tool.run("check", "-")
    #expect(result.status == 2)
    #expect(result.errors.contains("/dev/stdin names a document"), "\(result.errors)")
  }

  @Test func `says of a log that it is no XML`() throws {
    let log = Example.folder.appendingPathComponent("Conflict.log").path
    let result = try Tool.run("check", log)
    #expect(result.status == 1)
    #expect(result.output.contains("the text does not begin with <"), "\(result.output)")
  }

  // MARK: - Files that are no iOS documents

  @Test(arguments: [
    "com.apple.InterfaceBuilder3.Cocoa.XIB", "com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB",
    "com.apple.InterfaceBuilder.WatchKit.Storyboard",
    "com.apple.InterfaceBuilder.AppleTV.Storyboard",
  ])
  func `names the line of a document for another platform`(_ type: String) throws {
    let folder = try Folder()
    defer { folder.remove() }
    let text = try Example.text("Login").replacingOccurrences(
      of: "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
      with: type
    )
    try folder.write(text, as: "Mac.xib")
    #expect(try Tool.run("check", folder.url.path).status == 0)
    let result = try Tool.run("check", "--level", "note", folder.url.path)
    #expect(result.status == 1)
    #expect(
      result.output.contains("/Mac.xib:2: unreadable: not an iOS document: its type is \"\(type)\"")
    )
  }

  @Test func `names the line of bytes that are not UTF-8`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    var data = Data(try Example.text("Login").utf8)
    let place = try #require(data.range(of: Data("Welcome back".utf8))?.lowerBound)
    data[place] = 0xFF
    let line = data[..<place].count { $0 == UInt8(ascii: "\n") } + 1
    try folder.write(data, as: "a.storyboard")
    let result = try Tool.run("check", folder.url.path)
    #expect(result.status == 1)
    #expect(result.output.contains("/a.storyboard:\(line): unreadable: "), "\(result.output)")
  }

  @Test func `refuses an empty file`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write("", as: "a.xib")
    let result = try Tool.run("check", folder.url.path)
    #expect(result.status == 1)
    #expect(result.output.contains("/a.xib:1: unreadable: the document is empty"))
  }

  // MARK: - Terminals

  @Test func `writes no escapes where no terminal shows them`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let name = "&#x9B;31m\u{202E}\u{2028}"
    let text = try Example.text("Ambiguous")
      .replacingOccurrences(of: "userLabel=\"Card\"", with: "userLabel=\"\(name)\"")
    try folder.write(text, as: "a\u{1B}[2J.storyboard")
    let result = try Tool.run("check", folder.url.path)
    #expect(result.status == 1)
    #expect(result.output.contains("\\u{9b}31m\\u{202e}\\u{2028}"), "\(result.output)")
    #expect(result.output.contains("a\\u{1b}[2J.storyboard:26"))
    let odd = result.output.unicodeScalars.filter {
      $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
    }
    #expect(odd.isEmpty)
  }
}
