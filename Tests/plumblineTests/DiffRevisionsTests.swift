import Foundation
import Testing

@Suite(.needsTool, .needsGit) struct `plumbline diff of revisions` {
  /// A repository with two examples.
  private func withRepository(_ body: (Folder) throws -> Void) throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.copy("Login", as: "App/Login.storyboard")
    try folder.copy("Settings", as: "App/Settings.storyboard")
    try folder.makeRepository()
    try body(folder)
  }

  private func edit(_ folder: Folder, _ name: String, _ old: String, _ new: String) throws {
    let file = folder.url.appendingPathComponent(name)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains(old))
    try folder.write(text.replacing(old, with: new), as: name)
  }

  private func scenes(_ folder: Folder, _ arguments: String...) throws -> [[String: Any]] {
    let result = try Tool.run(["diff"] + arguments + ["--format", "json"], in: folder.url)
    #expect(result.status <= 1, "\(result.errors)")
    return try #require(try result.json()["scenes"] as? [[String: Any]])
  }

  @Test func `tells the constraint that changed before what followed`() throws {
    try withRepository { folder in
      try edit(
        folder,
        "App/Login.storyboard",
        #"constant="8" id="Sc1-uV-4wX""#,
        #"constant="20" id="Sc1-uV-4wX""#
      )
      let result = try Tool.run(["diff", "HEAD.."], in: folder.url)
      #expect(result.status == 1)
      // 20 − 8 = 12: all seven views below the title go down by that, and the title stays.
      #expect(
        result.output == """
          HEAD → work tree: 1 scene (1 changed)

          LoginViewController  App/Login.storyboard
            because  `Sign in to see your orders` top = `Welcome back` bottom + 20: constant 8 → 20 (line 83)
            so       `Sign in to see your orders`, `Email`, `name@example.com`, `Password` and 3 more: y +12

          """
      )
    }
  }

  @Test func `ends with 0 where only the text of a file differs`() throws {
    try withRepository { folder in
      try edit(folder, "App/Login.storyboard", "</document>", "<!-- a note --></document>")
      let result = try Tool.run(["diff", "HEAD.."], in: folder.url)
      #expect(result.status == 0)
      #expect(result.output == "HEAD → work tree: no layout differs (1 file changed)\n")
    }
  }

  @Test func `compares two commits, whatever the work tree has`() throws {
    try withRepository { folder in
      try edit(folder, "App/Login.storyboard", "Welcome back", "Welcome home")
      try folder.commit()
      try edit(folder, "App/Login.storyboard", "Welcome home", "Hello")
      let found = try scenes(folder, "HEAD~1..HEAD")
      #expect(found.count == 1)
      let causes = try #require(found[0]["causes"] as? [[String: Any]])
      #expect(
        causes.map { $0["text"] as? String }
          == ["`Welcome home`: text “Welcome back” → “Welcome home”"]
      )
    }
  }

  /// A...B begins where both parted: what others did since is no part of it.
  @Test func `begins at the last commit in common for three dots`() throws {
    try withRepository { folder in
      try folder.git("checkout", "-q", "-b", "mine")
      try edit(folder, "App/Login.storyboard", "Welcome back", "Welcome home")
      try folder.commit()
      try folder.git("checkout", "-q", "main")
      try edit(folder, "App/Settings.storyboard", "Dark Mode", "Night")
      try folder.commit()
      #expect(try scenes(folder, "main..mine").count == 2)
      #expect(try scenes(folder, "main...mine").count == 1)
    }
  }

  @Test func `knows a renamed file by its content, and new and deleted ones`() throws {
    try withRepository { folder in
      try folder.git("mv", "App/Settings.storyboard", "App/Preferences.storyboard")
      try edit(folder, "App/Preferences.storyboard", "Dark Mode", "Night")
      try folder.git("rm", "-q", "App/Login.storyboard")
      try folder.copy("Ambiguous", as: "App/Today.storyboard")
      let result = try Tool.run(["diff", "HEAD..", "--format", "json"], in: folder.url).json()
      let files = try #require(result["files"] as? [[String: String]])
      #expect(
        Set(files) == [
          ["before": "App/Settings.storyboard", "after": "App/Preferences.storyboard"],
          ["before": "App/Login.storyboard"], ["after": "App/Today.storyboard"],
        ]
      )
      let states = try #require(result["scenes"] as? [[String: Any]]).map { $0["state"] as? String }
      #expect(states == ["changed", "added", "removed"])
    }
  }

  /// Without `git mv`, git sees a deleted file and one that it does not follow.
  @Test func `knows a moved file that git does not follow yet`() throws {
    try withRepository { folder in
      try FileManager.default.moveItem(
        at: folder.url.appendingPathComponent("App/Login.storyboard"),
        to: folder.url.appendingPathComponent("Login.storyboard")
      )
      let result = try Tool.run(["diff", "HEAD.."], in: folder.url)
      #expect(result.status == 0)
      #expect(result.output.contains("file App/Login.storyboard → Login.storyboard"))
    }
  }

  @Test func `reads Swift, and what another file changes in it`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write("enum Theme { static let gap: CGFloat = 8 }", as: "Theme.swift")
    try folder.write(
      """
      import UIKit
      final class Badge: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          label.text = "New"
          label.translatesAutoresizingMaskIntoConstraints = false
          addSubview(label)
          NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Theme.gap),
            label.topAnchor.constraint(equalTo: topAnchor),
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """,
      as: "Badge.swift"
    )
    try folder.makeRepository()
    try folder.write("enum Theme { static let gap: CGFloat = 24 }", as: "Theme.swift")
    let found = try scenes(folder, "HEAD..")
    #expect(found.map { $0["name"] as? String } == ["Badge"])
    let causes = try #require(found[0]["causes"] as? [[String: Any]])
    #expect(causes.map { $0["text"] as? String } == ["`New` leading: constant 8 → 24"])
  }

  @Test func `looks below the paths alone`() throws {
    try withRepository { folder in
      try edit(folder, "App/Login.storyboard", "Welcome back", "Welcome home")
      #expect(try scenes(folder, "HEAD..", "App/Settings.storyboard").isEmpty)
      #expect(try scenes(folder, "HEAD..", "App").count == 1)
    }
  }

  @Test func `writes Markdown with pictures by path`() throws {
    try withRepository { folder in
      try edit(folder, "App/Login.storyboard", "Welcome back", "Welcome | &lt;b&gt;")
      let result = try Tool.run(
        ["diff", "HEAD..", "--format", "markdown", "--pictures", "shots"]
          + ["--picture-address", "https://example.org/p"],
        in: folder.url
      )
      #expect(result.status == 1)
      for side in ["before", "after"] {
        let name = "1-LoginViewController-\(side).svg"
        #expect(result.output.contains("<img src=\"https://example.org/p/\(name)\""))
        let file = folder.url.appendingPathComponent("shots/\(name)")
        #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("<svg"))
      }
      // Code is shown as it is; anywhere else nothing is markup.
      #expect(result.output.contains("→ “Welcome \\| &lt;b&gt;”"))
    }
  }

  @Test func `writes one page that holds everything`() throws {
    try withRepository { folder in
      try edit(folder, "App/Login.storyboard", "Welcome back", "&lt;img src=x onerror=a()&gt;")
      let result = try Tool.run(["diff", "HEAD..", "-o", "page.html"], in: folder.url)
      #expect(result.status == 1, "\(result.errors)")
      let page = try String(
        contentsOf: folder.url.appendingPathComponent("page.html"),
        encoding: .utf8
      )
      #expect(page.components(separatedBy: "data:image/svg+xml;base64,").count == 3)
      #expect(page.contains("default-src 'none'"))
      #expect(!page.contains("<img src=x"))
      #expect(page.contains("&lt;img src=x onerror=a()&gt;"))
    }
  }

  @Test func `names what it cannot read, and the rest`() throws {
    try withRepository { folder in
      try edit(folder, "App/Login.storyboard", "Welcome back", "Welcome home")
      try folder.write("<?xml version=\"1.0\"?>\n<document", as: "App/Settings.storyboard")
      let result = try Tool.run(["diff", "HEAD.."], in: folder.url)
      #expect(result.status == 2)
      #expect(result.output.contains("unreadable at work tree: App/Settings.storyboard:2"))
      #expect(result.output.contains("Welcome home"))
    }
  }

  @Test(arguments: [
    (["nope.."], "there is no revision 'nope': fatal: Needed a single revision"),
    (["HEAD..", "/"], "it does not lie in the repository"),
    (["HEAD..", "nothing"], "nothing: it is in neither revision"),
    (["HEAD..", "-o", "a.svg"], "must end with .html"),
    (["App/Login.storyboard"], "is no range of revisions"),
    (["HEAD..", "--picture-address", "x"], "needs --pictures"),
  ])
  func `ends with 2 for a wrong call`(_ arguments: [String], _ words: String) throws {
    try withRepository { folder in
      let result = try Tool.run(["diff"] + arguments, in: folder.url)
      #expect(result.status == 2)
      #expect(result.errors.contains(words), "\(result.errors)")
    }
  }

  @Test func `says so outside of a repository`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let result = try Tool.run(["diff", "HEAD.."], in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("is not in a repository of git: fatal: not a git repository"))
  }
}
