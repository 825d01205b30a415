import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite(.needsTool) struct `plumbline serve` {
  /// A server of a folder with an example and what is put beside it, which is stopped at the end.
  private func withServer(
    preparing prepare: (Folder) throws -> Void = { _ in },
    _ body: (URL, Folder) async throws -> Void
  ) async throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.copy("Login", as: "Login.storyboard")
    try prepare(folder)
    let process = Process()
    let tool = try #require(Tool.url)
    process.executableURL = tool
    process.arguments = ["serve", "."]
    process.currentDirectoryURL = folder.url
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    var line = Data()
    while !line.contains(0x0A) {
      let more = output.fileHandleForReading.availableData
      try #require(!more.isEmpty, "serve ended")
      line += more
    }
    let address = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
    try await body(try #require(URL(string: address)), folder)
  }

  private func get(_ path: String, _ address: URL) async throws -> (status: Int, data: Data) {
    let url = try #require(URL(string: path, relativeTo: address))
    let (data, response) = try await URLSession.shared.data(from: url)
    return ((response as? HTTPURLResponse)?.statusCode ?? 0, data)
  }

  /// The list of scenes, as soon as there is one for which `holds`.
  ///
  /// With all tests of the package beside it, this one may not run for longer than any time that one would wait: what
  /// counts is that it was asked often enough, too.
  private func list(
    _ address: URL,
    where holds: ([String: Any]) -> Bool
  ) async throws -> [String: Any] {
    let end = ContinuousClock.now + .seconds(60)
    var (last, times) = ([String: Any](), 0)
    while ContinuousClock.now < end || times < 200 {
      let (_, data) = try await get("index.json", address)
      let list = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
      if holds(list) { return list }
      (last, times) = (list, times + 1)
      try await Task.sleep(for: .milliseconds(20))
    }
    Issue.record("the list never became what was waited for: \(last)")
    return [:]
  }

  private func entries(_ list: [String: Any]) -> [[String: Any]] {
    list["entries"] as? [[String: Any]] ?? []
  }

  @Test func `serves the scenes, and what a file becomes`() async throws {
    try await withServer { address, folder in
      #expect(address.host == "127.0.0.1")
      let first = try await list(address) { !entries($0).isEmpty }
      #expect(entries(first).map { $0["name"] as? String } == ["LoginViewController"])
      let picture = try #require(entries(first).first?["picture"] as? String)
      #expect(try await get(picture, address).data.starts(with: Data("<svg".utf8)))
      let page = try await get("file?file=0", address)
      #expect(String(decoding: page.data, as: UTF8.self).hasPrefix("<!doctype html>"))
      let text = try Example.text("Login").replacing("Welcome back", with: "Welcome home")
      try folder.write(text, as: "Login.storyboard")
      _ = try await list(address) { entries($0).first?["picture"] as? String != picture }
      let data = try await get("data?file=0", address).data
      #expect(String(decoding: data, as: UTF8.self).contains("Welcome home"))
    }
  }

  /// Where the picture of a scene is, which is another address for another picture.
  private func picture(_ name: String, _ list: [String: Any]) -> String? {
    entries(list).first { $0["name"] as? String == name }?["picture"] as? String
  }

  @Test func `shows code anew when a file changes that it names, and a catalog`() async throws {
    func color(_ red: Int) -> String {
      """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb",
      "components":{"red":"\(red)","green":"0","blue":"0","alpha":"1.0"}}}]}
      """
    }
    func theme(_ height: Int) -> String { "enum Theme { static let height = \(height).0 }" }
    let catalog = "Assets.xcassets/Brand.colorset/Contents.json"
    try await withServer { folder in
      try folder.write(color(255), as: catalog)
      try folder.write(theme(40), as: "Theme.swift")
      try folder.write(
        """
        import UIKit
        final class Banner: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = UIColor(named: "Brand")
            heightAnchor.constraint(equalToConstant: Theme.height).isActive = true
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """,
        as: "Banner.swift"
      )
    } _: { address, folder in
      let first = try await list(address) { picture("Banner", $0) != nil }
      let old = picture("Banner", first)
      try folder.write(theme(90), as: "Theme.swift")
      let second = try await list(address) { picture("Banner", $0) != old }
      let taller = picture("Banner", second)
      #expect(taller != nil)
      try folder.write(color(0), as: catalog)
      let third = try await list(address) { picture("Banner", $0) != taller }
      #expect(picture("Banner", third) != nil)
    }
  }

  @Test func `shows a document's scene once, with the class that it names`() async throws {
    let fixture = Example.folder.deletingLastPathComponent()
      .appendingPathComponent("Tests/Fixtures/Rewritten/NibViews/Sources/NibViews")
    try await withServer { folder in
      try FileManager.default.copyItem(
        at: fixture,
        to: folder.url.appendingPathComponent("NibViews")
      )
    } _: { address, folder in
      func shown(_ list: [String: Any]) -> [[String: Any]] {
        entries(list).filter { $0["name"] as? String == "OffersViewController" }
      }
      // Code is read behind the documents, which stand alone until then.
      let code = "NibViews/Cells.swift"
      let list = try await list(address) { shown($0).contains { $0["file"] as? String == code } }
      #expect(shown(list).count == 1)
      let picture = try #require(shown(list).first?["picture"] as? String)
      let svg = String(decoding: try await get(picture, address).data, as: UTF8.self)
      #expect(svg.contains(">Tea</text>"))
    }
  }

  @Test func `tells what cannot be read, and keeps the last picture`() async throws {
    try await withServer { address, folder in
      _ = try await list(address) { !entries($0).isEmpty }
      try folder.write("<?xml version=\"1.0\"?>\n<document", as: "Login.storyboard")
      let list = try await list(address) { !($0["failures"] as? [String] ?? []).isEmpty }
      #expect(entries(list).count == 1)
      let failures = try #require(list["failures"] as? [String])
      #expect(failures[0].contains("Login.storyboard:2: "))
    }
  }

  @Test func `solves a layout with another value, and keeps it as it was`() async throws {
    try await withServer { address, _ in
      _ = try await list(address) { !entries($0).isEmpty }
      let data = try await get("data?file=0", address).data
      let page = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
      let layouts = try #require((page["page"] as? [String: Any])?["layouts"] as? [[String: Any]])
      let constraints = try #require(layouts[0]["constraints"] as? [[String: Any]])
      let place = try #require(constraints.firstIndex { $0["id"] as? String == "Sc1-uV-4wX" })
      let answer = try await get("try?file=0&scene=0&constraint=\(place)&constant=20", address)
      #expect(answer.status == 200)
      let outcome = try #require(JSONSerialization.jsonObject(with: answer.data) as? [String: Any])
      let moves = try #require(outcome["moves"] as? [[Double]])
      // 20 − 8 = 12 down, and nothing else.
      #expect(moves.count >= 6)
      #expect(moves.allSatisfy { $0[1] == 0 && abs($0[2] - 12) < 0.01 })
      #expect(try await get("data?file=0", address).data == data)
    }
  }

  @Test func `answers no other request`() async throws {
    let refused = [
      ("try?file=0&scene=0&constraint=99999&constant=1", 400),
      ("try?file=0&scene=0&constraint=0&constant=1e99", 400),
      ("try?file=0&scene=0&constraint=0&constant=nan", 400),
      ("try?file=0&scene=0&constraint=0&priority=0", 400),
      ("try?file=0&scene=0&item=-1&width=3", 400),
      ("try?file=0&scene=0&item=1&width=-3", 400),
      ("try?file=0&scene=9&item=1&width=3", 404), ("file?file=9", 404), ("file?file=-1", 404),
      ("file", 404), ("picture?file=0&scene=-1", 404), ("elsewhere", 404),
      ("/etc/passwd", 403), ("../", 403),
    ]
    try await withServer { address, _ in
      _ = try await list(address) { !entries($0).isEmpty }
      for (path, status) in refused {
        #expect(try await get(path, address).status == status, "\(path)")
      }
    }
  }

  @Test func `ends with 2 for a path that is not there`() throws {
    let result = try Tool.run("serve", "/no/such/folder")
    #expect(result.status == 2)
    #expect(result.errors == "Error: /no/such/folder: there is no such file\n")
  }
}
