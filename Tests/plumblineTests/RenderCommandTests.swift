import Foundation
import Testing

@Suite(.needsTool) struct `plumbline render` {
  private let package = Example.folder.deletingLastPathComponent()

  /// Whether PNGs can be made without a program.
  private static let hasLibrary = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL) != nil

  /// A picture of an example on the standard output.
  private func picture(_ example: String, _ arguments: String...) throws -> String {
    let result = try Tool.run(
      ["render", "Examples/\(example).storyboard", "-o", "-"] + arguments,
      in: package
    )
    #expect(result.status == 0, "\(result.errors)")
    return result.output
  }

  /// What the documentation shows is what the tool draws, byte by byte.
  @Test(arguments: [
    ("login", ["Login"]), ("settings", ["Settings"]),
    ("conflict", ["Conflict", "--constraints", "--findings"]),
    ("right-to-left", ["Login", "--direction", "rtl"]),
  ])
  func `draws the pictures of the documentation`(_ name: String, _ call: [String]) throws {
    let result = try Tool.run(
      ["render", "Examples/\(call[0]).storyboard", "-o", "-"] + call.dropFirst(),
      in: package
    )
    let shown = package.appendingPathComponent("Documentation/Pictures/\(name).svg")
    #expect(Data(result.output.utf8) == (try Data(contentsOf: shown)))
    let page = try String(
      contentsOf: package.appendingPathComponent("Documentation/Pictures.md"),
      encoding: .utf8
    )
    #expect(page.contains("Pictures/\(name).svg"))
  }

  @Test func `shows cells where their table has them`() throws {
    let svg = try picture("Settings")
    for text in ["Notifications", "Dark Mode", "Volume", "Version", "2.4.1"] {
      #expect(svg.contains(">\(text)</text>"))
    }
  }

  /// The system's background is white in the light style and black in the dark one; the title is its reverse.
  @Test func `draws the dark style`() throws {
    let light = try picture("Login")
    let dark = try picture("Login", "--style", "dark")
    let root = ##"<rect x="0" y="0" width="393" height="852" fill="##
    #expect(light.contains(root + "\"#ffffff\""))
    #expect(dark.contains(root + "\"#000000\""))
    #expect(dark.contains("fill=\"#ffffff\">Welcome back</text>"))
    #expect(try picture("Login", "--style", "light") == light)
  }

  @Test func `says what a broken constraint misses`() throws {
    #expect(try picture("Conflict", "--constraints").contains(">≥ 400, 49 missing</text>"))
    #expect(try !picture("Conflict").contains("missing"))
  }

  @Test func `says what is open`() throws {
    #expect(try picture("Ambiguous", "--constraints").contains(">y: anything</text>"))
  }

  @Test(arguments: ["LoginViewController", "Ls0-aH-5tD", "Lv0-cN-3gJ", "Vw0-aQ-6sT"])
  func `finds a scene by its name and by its ids`(_ scene: String) throws {
    #expect(try picture("Login", "--scene", scene).contains(">Welcome back</text>"))
  }

  @Test func `refuses a scene that is not there`() throws {
    let result = try Tool.run("render", Example.url("Login").path, "-o", "-", "--scene", "Nope")
    #expect(result.status == 2)
    #expect(result.errors.contains("there are LoginViewController"))
  }

  @Test func `draws a storyboard of several scenes as a canvas, and one of them alone`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let scenes = [("One", "a", 0), ("Two", "b", 5000)].map { name, id, x in
      """
      <scene sceneID="s\(id)"><objects><viewController title="\(name)" id="\(id)" sceneMemberID="viewController">
      <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      <connections><segue destination="b" kind="show" identifier="onward" id="g\(id)"/></connections>
      </viewController></objects><point key="canvasLocation" x="\(x)" y="0"/></scene>
      """
    }
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a"><device id="retina4_7" orientation="portrait"/>
      <scenes>\(scenes.joined())</scenes></document>
      """,
      as: "Main.storyboard"
    )
    let canvas = try Tool.run(["render", "Main.storyboard", "-o", "-"], in: folder.url).output
    for words in ["One", "Two", "show", "onward"] { #expect(canvas.contains(">\(words)</text>")) }
    let alone = try Tool.run(
      ["render", "Main.storyboard", "-o", "-", "--scene", "Two"],
      in: folder.url
    )
    #expect(!alone.output.contains(">onward</text>"))
    // 60 + 375 + 110 + 375 and a margin of 24: the scenes are drawn together.
    #expect(canvas.contains("<svg") && canvas.contains(" width=\"944\""))
  }

  @Test func `draws the images of the catalogs that the configuration names`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let files = FileManager.default
    for place in ["Documents", "Kept/Brand.xcassets/Logo.imageset"] {
      try files.createDirectory(
        at: folder.url.appendingPathComponent(place),
        withIntermediateDirectories: true
      )
    }
    try folder.copy("Login", as: "Documents/Login.storyboard")
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "logo.svg"}], "info": {"author": "xcode", "version": 1}}"#,
      as: "Kept/Brand.xcassets/Logo.imageset/Contents.json"
    )
    try folder.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>"#,
      as: "Kept/Brand.xcassets/Logo.imageset/logo.svg"
    )
    let call = ["render", "Login.storyboard", "-o", "-"]
    let documents = folder.url.appendingPathComponent("Documents")
    #expect(try !Tool.run(call, in: documents).output.contains("<image"))
    try folder.write("assets: [../Kept]", as: "Documents/.plumbline.yml")
    #expect(try Tool.run(call, in: documents).output.contains("data:image/svg+xml;base64,"))
    try folder.write("asset: [../Kept]", as: "Documents/.plumbline.yml")
    #expect(try Tool.run(call, in: documents).status == 2)
  }

  @Test(arguments: ["a.pdf", "svg", ""])
  func `refuses a picture of another kind`(_ output: String) throws {
    #expect(try Tool.run("render", Example.url("Login").path, "-o", output).status == 2)
  }

  @Test func `draws a snapshot`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(
      #"{"name": "A", "items": [{"frame": {"x": 0, "y": 0, "width": 80, "height": 20}, "text": "<b>"}]}"#,
      as: "a.json"
    )
    let result = try Tool.run(["render", "a.json", "-o", "a.svg"], in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    let svg = try String(contentsOf: folder.url.appendingPathComponent("a.svg"), encoding: .utf8)
    #expect(svg.contains(">&lt;b&gt;</text>"))
  }

  /// Draws the form into `a.png` where no program can be found.
  private func renderWithoutPrograms(
    _ folder: Folder,
    _ file: String = Example.url("Login").path
  ) throws -> (status: Int32, message: String) {
    let tool = try #require(Tool.url)
    let process = Process()
    process.executableURL = tool
    process.arguments = ["render", file, "-o", "a.png"]
    process.currentDirectoryURL = folder.url
    process.environment = ["PATH": folder.url.path]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let message = String(
      decoding: try errors.fileHandleForReading.readToEnd() ?? Data(),
      as: UTF8.self
    )
    process.waitUntilExit()
    return (process.terminationStatus, message)
  }

  @Test(.enabled(if: !Self.hasLibrary))
  func `names the package that PNG needs`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let result = try renderWithoutPrograms(folder)
    #expect(result.status == 2)
    #expect(result.message.contains("librsvg2-2"))
  }

  @Test(.enabled(if: Self.hasLibrary))
  func `makes a PNG without a program where librsvg is installed`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let result = try renderWithoutPrograms(folder)
    #expect(result.status == 0, "\(result.message)")
    let png = [UInt8](try Data(contentsOf: folder.url.appendingPathComponent("a.png")))
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // Width and height, in 4 bytes each behind 16: two pixels for each of 441 × 900 points, the phone and its page.
    func number(_ place: Int) -> Int { png[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } }
    let size = [number(16), number(20)]
    #expect(size == [882, 1800])
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(files == ["a.png"])
  }

  @Test(.enabled(if: Self.hasLibrary)) func `says what a PNG has no room for`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(
      #"{"name": "A", "items": [{"frame": {"x": 0, "y": 0, "width": 20000, "height": 20}}]}"#,
      as: "a.json"
    )
    let result = try renderWithoutPrograms(folder, "a.json")
    #expect(result.status == 2)
    #expect(result.message.contains("at most 32767 pixels"))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(files == ["a.json"])
  }
}

@Suite(.needsTool) struct `plumbline diff` {
  /// A folder with a git repository in which `Main.storyboard` is the example.
  private func repository() throws -> Folder {
    let folder = try Folder()
    try folder.copy("Login", as: "Main.storyboard")
    for arguments in [
      ["init", "--quiet"], ["add", "Main.storyboard"],
      ["-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "--quiet", "-m", "One"],
    ] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git"] + arguments
      process.currentDirectoryURL = folder.url
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
    }
    return folder
  }

  @Test func `finds nothing between a document and itself`() throws {
    let login = Example.url("Login").path
    let result = try Tool.run("diff", login, login)
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
  }

  /// The button is 12 points below the one above; 20 move it, and nothing else, by 8.
  @Test func `compares with a revision and draws what moved`() throws {
    let folder = try repository()
    defer { folder.remove() }
    let text = try Example.text("Login")
      .replacing("constant=\"12\" id=\"Fc1-tV-3pR\"", with: "constant=\"20\" id=\"Fc1-tV-3pR\"")
    try folder.write(text, as: "Main.storyboard")
    let result = try Tool.run(
      ["diff", "HEAD:Main.storyboard", "Main.storyboard", "-o", "moved.svg"],
      in: folder.url
    )
    #expect(result.status == 1, "\(result.errors)")
    #expect(
      result.output == "LoginViewController\n  `Forgot password?`: y 472.67 → 480.67 (+8)\n"
    )
    let svg = try String(
      contentsOf: folder.url.appendingPathComponent("moved.svg"),
      encoding: .utf8
    )
    #expect(svg.contains("stroke-dasharray=\"4 3\""))
  }

  @Test func `names views that only look otherwise, and finds no difference`() throws {
    let folder = try repository()
    defer { folder.remove() }
    let text = try Example.text("Login").replacing(
      "appearance=\"light\"",
      with: "appearance=\"dark\""
    )
    try folder.write(text, as: "Main.storyboard")
    let result = try Tool.run(["diff", "HEAD:Main.storyboard", "Main.storyboard"], in: folder.url)
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("LoginViewController: the same frames, but another look: "))
  }

  /// `git cat-file` would read each as an option, or a shell as a command.
  @Test(arguments: [
    "--batch:Main.storyboard", "-t:Main.storyboard", "-:x", "HEAD;touch hacked:Main.storyboard",
    "$(touch hacked):Main.storyboard", "HEAD:../Main.storyboard", "HEAD:Nope.storyboard", "nope:x",
    "nope", "HEAD:", ":",
  ])
  func `takes no revision for an option or a command`(_ source: String) throws {
    let folder = try repository()
    defer { folder.remove() }
    let result = try Tool.run(["diff", "--", source, "Main.storyboard"], in: folder.url)
    #expect(result.status == 2)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(!files.contains("hacked"))
  }

  @Test func `says which scenes came and went`() throws {
    let result = try Tool.run("diff", Example.url("Login").path, Example.url("Conflict").path)
    #expect(result.status == 1)
    #expect(
      result.output == "OfferViewController\n  added\nLoginViewController\n  removed\n"
    )
  }

  /// What is wrong with an input, the file that is named, and a part of the reason.
  static let failures: [(name: String, text: String, reason: String)] = [
    ("cut.storyboard", "<?xml version=\"1.0\"?><document>", "ends inside <document>"),
    ("cut.json", "{\"items\": [", "not the JSON of a snapshot"),
    ("wrong.json", "{\"items\": 3}", "items has a value that is not understood"),
    ("empty.xib", " \n", "it is empty"),
    (
      "notes.txt", "hello",
      "this is no document (XML), no snapshot (a JSON object or a tree of views)"
    ),
  ]

  @Test(arguments: failures.indices)
  func `names the file that does not parse, and why`(_ index: Int) throws {
    let (name, text, reason) = Self.failures[index]
    let folder = try Folder()
    defer { folder.remove() }
    try folder.copy("Login", as: "Main.storyboard")
    try folder.write(text, as: name)
    for arguments in [[name, "Main.storyboard"], ["Main.storyboard", name]] {
      let result = try Tool.run(["diff"] + arguments, in: folder.url)
      #expect(result.status == 2)
      #expect(result.errors.contains("\(name):"))
      #expect(result.errors.contains(reason), "\(result.errors)")
    }
  }

  @Test func `takes any name of a file`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    for name in ["-o.xib", ":colon.xib", "odd näme; $(touch hacked).xib"] {
      try folder.copy("Login", as: name)
      let result = try Tool.run(["diff", "--", name, name], in: folder.url)
      #expect(result.status == 0, "\(result.errors)")
    }
  }

  @Test func `says that a folder is one, and what git says`() throws {
    let folder = try repository()
    defer { folder.remove() }
    let inner = try Tool.run(["diff", ".", "Main.storyboard"], in: folder.url)
    #expect(inner.status == 2)
    #expect(inner.errors.contains(".: it is a folder"))
    let unknown = try Tool.run(["diff", "v9:Main.storyboard", "Main.storyboard"], in: folder.url)
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("v9:Main.storyboard: git gives no such file: fatal:"))
  }

  @Test func `says where a picture cannot be written`() throws {
    let login = Example.url("Login").path
    let result = try Tool.run("diff", login, login, "-o", "/no/such/folder/a.svg")
    #expect(result.status == 2)
    #expect(result.errors.contains("/no/such/folder/a.svg: it cannot be written"))
    #expect(!result.errors.contains("NSCocoa"))
  }
}
