import Foundation
import Testing

@Suite(.needsTool, .needsGit) struct `plumbline check of what changed` {
  private func json(_ folder: Folder, _ arguments: String...) throws -> [String: Any] {
    try Tool.run(["check", "--format", "json"] + arguments, in: folder.url).json()
  }

  private func files(_ report: [String: Any]) throws -> [String] {
    try #require(report["findings"] as? [[String: Any]]).compactMap { $0["file"] as? String }
  }

  /// Main has two documents with a finding each; the branch changes one and adds another.
  private func branch() throws -> Folder {
    let folder = try Folder()
    try folder.write(HandMade.ambiguous(), as: "Old.storyboard")
    try folder.write(HandMade.ambiguous(), as: "Same.storyboard")
    try folder.makeRepository()
    try folder.git("checkout", "-q", "-b", "branch")
    try folder.write(HandMade.ambiguous("Renamed"), as: "Old.storyboard")
    try folder.write(HandMade.ambiguous("New", scene: "Another"), as: "App/New.storyboard")
    try folder.commit()
    return folder
  }

  @Test func `looks at documents that changed, and fails for what is new in them`() throws {
    let folder = try branch()
    defer { folder.remove() }
    let report = try json(folder, "--changed-since", "main")
    #expect(report["documents"] as? Int == 2)
    #expect(try files(report) == ["App/New.storyboard"])
    let changes = try #require(report["changes"] as? [String: Any])
    #expect(changes["new"] as? Int == 1)
    #expect(changes["left"] as? Int == 1)
    #expect((changes["gone"] as? [Any])?.count == 0)
    let text = try Tool.run(["check", "--changed-since", "main"], in: folder.url)
    #expect(text.status == 1)
    #expect(text.output.contains("since main: 1 new, 0 gone, 1 left"), "\(text.output)")
  }

  @Test func `passes where nothing is new, and says what is gone`() throws {
    let folder = try branch()
    defer { folder.remove() }
    try folder.git("rm", "-q", "App/New.storyboard", "Same.storyboard")
    try folder.write(HandMade.card(), as: "Old.storyboard")
    let result = try Tool.run(["check", "--changed-since", "main"], in: folder.url)
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("since main: 0 new, 2 gone, 0 left"), "\(result.output)")
  }

  /// What others put into main since is no change of the branch.
  @Test func `compares with where the branch began`() throws {
    let folder = try branch()
    defer { folder.remove() }
    try folder.git("checkout", "-q", "main")
    try folder.write(HandMade.card(), as: "Same.storyboard")
    try folder.commit()
    try folder.git("checkout", "-q", "branch")
    let report = try json(folder, "--changed-since", "main")
    #expect(report["documents"] as? Int == 2)
    #expect(try files(report) == ["App/New.storyboard"])
  }

  @Test func `looks at what is not committed, and not yet followed by git`() throws {
    let folder = try branch()
    defer { folder.remove() }
    try folder.write(HandMade.ambiguous(), as: "Loose.storyboard")
    #expect(
      try files(json(folder, "--changed-since", "HEAD")) == ["Loose.storyboard"]
    )
  }

  @Test func `takes what a renamed document had before for left`() throws {
    let folder = try branch()
    defer { folder.remove() }
    try folder.git("mv", "Same.storyboard", "Moved.storyboard")
    try folder.commit()
    let report = try json(folder, "--changed-since", "main")
    #expect(try files(report) == ["App/New.storyboard"])
    #expect((report["changes"] as? [String: Any])?["left"] as? Int == 2)
  }

  @Test func `passes what a baseline knows, too`() throws {
    let folder = try branch()
    defer { folder.remove() }
    let known = ["--baseline", "known.json"]
    _ = try Tool.run(["check", "--write-baseline"] + known, in: folder.url)
    let result = try Tool.run(["check", "--changed-since", "main"] + known, in: folder.url)
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("baseline: 1 known"), "\(result.output)")
  }

  @Test func `works from every folder of the repository`() throws {
    let folder = try branch()
    defer { folder.remove() }
    let inside = folder.url.appendingPathComponent("App")
    for paths in [[], ["."], [inside.path], ["New.storyboard"]] {
      let result = try Tool.run(
        ["check", "--changed-since", "main", "--format", "json"] + paths,
        in: inside
      )
      #expect(try result.json()["documents"] as? Int == 1, "\(paths): \(result.output)")
    }
  }

  @Test func `ends with 2 for a revision that is not there`() throws {
    let folder = try branch()
    defer { folder.remove() }
    for (revision, words) in [
      ("nowhere", "there is no such revision"), ("--all", "no revision of git"),
    ] {
      let result = try Tool.run(["check", "--changed-since=\(revision)"], in: folder.url)
      #expect(result.status == 2)
      #expect(result.errors.contains(words), "\(result.errors)")
    }
    let outside = try Folder()
    defer { outside.remove() }
    let result = try Tool.run(["check", "--changed-since", "main"], in: outside.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("is not in a repository of git"), "\(result.errors)")
  }

  @Test func `says how a clone without history gets it`() throws {
    let folder = try branch()
    defer { folder.remove() }
    let clone = try Folder()
    defer { clone.remove() }
    try clone.git("clone", "-q", "--depth", "1", "file://\(folder.url.path)", "c")
    let result = try Tool.run(
      ["check", "--changed-since", "main"],
      in: clone.url.appendingPathComponent("c")
    )
    #expect(result.status == 2)
    #expect(result.errors.contains("fetch-depth: 0"), "\(result.errors)")
  }

  // MARK: - Places

  @Test func `annotates files from the repository's root, whatever the working folder`() throws {
    let folder = try branch()
    defer { folder.remove() }
    let inside = folder.url.appendingPathComponent("App")
    let calls: [(paths: [String], folder: URL)] = [
      ([], inside), (["."], inside), (["../App"], inside), ([inside.path], inside),
      (["./App"], folder.url), ([inside.path], FileManager.default.temporaryDirectory),
    ]
    for (paths, place) in calls {
      let gitHub = try Tool.run(["check", "--format", "github"] + paths, in: place).output
      #expect(gitHub.hasPrefix("::warning file=App/New.storyboard,line=9,"), "\(gitHub)")
      let sarif = try Tool.run(["check", "--format", "sarif"] + paths, in: place).output
      #expect(sarif.contains("\"uri\" : \"App/New.storyboard\""), "\(paths): \(sarif)")
      let xcode = try Tool.run(["check", "--format", "xcode"] + paths, in: place).output
      #expect(xcode.hasPrefix("/"), "\(xcode)")
      #expect(xcode.contains("/App/New.storyboard:9:1: warning: `New` is not determined"))
      #expect(xcode.contains("[ambiguous]"))
      #expect(!xcode.contains("/../") && !xcode.contains("/./"), "\(xcode)")
    }
  }

  // MARK: - Configurations

  @Test func `takes the nearest configuration up to the repository's root`() throws {
    let folder = try branch()
    defer { folder.remove() }
    let outer = folder.url.deletingLastPathComponent()
    let inside = folder.url.appendingPathComponent("App")
    try folder.write("rules: {ambiguous: off}", as: ".plumbline.yml")
    let quiet = try Tool.run(["check", "--verbose"], in: inside)
    #expect(quiet.status == 0)
    #expect(quiet.errors.contains(".plumbline.yml (1 document)"), "\(quiet.errors)")
    try folder.write("rules: {ambiguous: error}", as: "App/.plumbline.yml")
    for place in [inside, folder.url, outer] {
      let result = try Tool.run(["check", inside.path], in: place)
      #expect(result.output.contains("(1 error, 0 warnings)"), "\(result.output)")
    }
    // A repository in the repository has a root of its own.
    try folder.write(HandMade.ambiguous(), as: "Module/A.storyboard")
    try folder.write("", as: "Module/.git")
    #expect(try Tool.run(["check", "Module"], in: folder.url).status == 1)
  }

  @Test func `leaves out what the configuration excludes, and fails for what it says`() throws {
    let folder = try branch()
    defer { folder.remove() }
    try folder.write("exclude: [App, Same.storyboard]\nfail_on: error", as: ".plumbline.yml")
    let result = try Tool.run(["check", "--verbose"], in: folder.url)
    #expect(result.status == 0)
    #expect(result.output.contains("1 finding (0 errors, 1 warning)"), "\(result.output)")
    #expect(result.errors.contains("left out by .plumbline.yml (2 documents)"), "\(result.errors)")
    #expect(try Tool.run(["check", "--fail-on", "warning"], in: folder.url).status == 1)
    // Files that a hook names are left out as well.
    let named = try Tool.run(["check", "App/New.storyboard"], in: folder.url)
    #expect(named.status == 0)
    #expect(named.errors.contains("every document is left out"), "\(named.errors)")
  }

  @Test func `checks folders of package managers that the configuration includes`() throws {
    let folder = try branch()
    defer { folder.remove() }
    try folder.write(HandMade.ambiguous(), as: "Pods/Ours/A.storyboard")
    try folder.write(HandMade.ambiguous(), as: "Pods/Theirs/A.storyboard")
    try folder.write("include: [App, Pods/Ours]", as: ".plumbline.yml")
    #expect(try files(json(folder)) == ["App/New.storyboard", "Pods/Ours/A.storyboard"])
  }

  @Test func `lays out for what the configuration says, unless the call says otherwise`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(HandMade.card(width: 358), as: "A.storyboard")
    try folder.write(
      "devices: [retina4_0, retina6_1]\ndirections: [ltr, rtl]\nrules: {redundant-constraint: off}",
      as: ".plumbline.yml"
    )
    let result = try Tool.run(["check"], in: folder.url)
    #expect(
      result.output.contains("in 2 of 4 combinations: retina4_0, ltr; retina4_0, rtl"),
      "\(result.output)"
    )
    #expect(
      try Tool.run(["check", "--device", "retina6_1", "--direction", "ltr"], in: folder.url).status
        == 0
    )
  }
}
