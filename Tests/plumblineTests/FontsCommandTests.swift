import Foundation
import Testing

@Suite(.needsTool) struct `plumbline fonts` {
  /// A folder with a file of figures in which every letter is as wide as given, in 1/2048 em.
  private func folder(advance: Double, leavesOut key: String = "") throws -> URL {
    let letters = (0x20...0x7E).map { Character(Unicode.Scalar($0)) }
    let weights = [
      "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
    let row = letters.map { _ in advance }
    let table = Dictionary(uniqueKeysWithValues: weights.map { ($0, row) })
    var file: [String: Any] = [
      "system": "Test", "order": String(letters), "text": table, "display": table,
      "optical_q": ["breakpoints": [[17, 0], [28, 1]]], "tracking": ["17": 0],
      "kerning_units": ["growth": 0, "pairs": [String: Double]()] as [String: Any],
    ]
    file[key] = nil
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try JSONSerialization.data(withJSONObject: file)
      .write(to: folder.appendingPathComponent("SystemFont.json"))
    return folder
  }

  /// The widths that a document's texts get by the figures in a folder.
  private func widths(_ places: [String]) throws -> [Double] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    let fonts = places.flatMap { ["--fonts", $0] }
    let result = try Tool.run(
      ["agree", Example.url("Login").path, "--layouts", file.path] + fonts
    )
    try #require(result.status == 0, "\(result.errors)")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return try lines.flatMap { line -> [Double] in
      let kept = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let items = (kept?["layout"] as? [String: Any])?["items"] as? [[String: Any]] ?? []
      return items.compactMap { item in
        guard item["className"] as? String == "UILabel" else { return nil }
        return (item["properties"] as? [String: Any])?["intrinsicWidth"] as? Double
      }
    }
  }

  @Test func `measures texts by figures that were written elsewhere`() throws {
    let wide = try folder(advance: 2048)
    defer { try? FileManager.default.removeItem(at: wide) }
    let usual = try widths([])
    let file = wide.appendingPathComponent("SystemFont.json").path
    try #require(!usual.isEmpty)
    for measured in [try widths([wide.path]), try widths([file])] {
      #expect(measured.count == usual.count)
      // An em for each letter is more than any text's own letters take.
      #expect(zip(measured, usual).allSatisfy { $0 > 1.3 * $1 })
    }
  }

  @Test func `says what is wrong with a file of figures`() throws {
    let damaged = try folder(advance: 1000, leavesOut: "tracking")
    defer { try? FileManager.default.removeItem(at: damaged) }
    let result = try Tool.run("check", Example.url("Login").path, "--fonts", damaged.path)
    #expect(result.errors.contains("SystemFont.json: the system font lacks 'tracking'"))
  }

  #if !os(macOS)
  @Test func `export needs a Mac, and says so`() throws {
    let result = try Tool.run("fonts", "export", "/tmp/never-written.json")
    #expect(result.status == 2)
    #expect(result.errors.contains("can be measured on a Mac only"))
    #expect(!FileManager.default.fileExists(atPath: "/tmp/never-written.json"))
  }
  #endif
}
