import Foundation
import Testing

@Suite(.needsTool) struct `One document with the classes that it names` {
  private let documents = Example.folder.deletingLastPathComponent()
    .appendingPathComponent("Tests/Fixtures/Rewritten/NibViews/Sources/NibViews/Documents")

  private func drawn(_ file: String, _ arguments: String...) throws -> String {
    let result = try Tool.run(
      ["render", documents.appendingPathComponent(file).path, "-o", "-"] + arguments
    )
    #expect(result.status == 0, "\(result.errors)")
    return result.output
  }

  @Test func `is drawn with the rows and texts that code gives it`() throws {
    let svg = try drawn("Offers.xib")
    for text in ["Tea", "Coffee", "Ada Lovelace"] { #expect(svg.contains(">\(text)</text>")) }
  }

  @Test func `is drawn alone without code`() throws {
    let svg = try drawn("Offers.xib", "--no-code")
    #expect(svg.contains("<svg"))
    #expect(!svg.contains(">Tea</text>"))
  }

  @Test func `is found by the names of its scenes`() throws {
    let whole = try drawn("Offers.xib")
    let result = try Tool.run(
      "render",
      documents.appendingPathComponent("Offers.xib").path,
      "-o",
      "-",
      "--scene",
      "OffersViewController"
    )
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output == whole)
  }

  @Test func `is inspected with the rows that code gives it`() throws {
    let file = documents.appendingPathComponent("Offers.xib").path
    let (with, without) = (
      try Tool.run("inspect", file, "-o", "-"),
      try Tool.run("inspect", file, "-o", "-", "--no-code")
    )
    #expect(with.output.contains("Coffee"))
    #expect(!without.output.contains("Coffee"))
  }

  @Test func `is left to itself in a folder without Swift files`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let copy = folder.appendingPathComponent("Offers.xib")
    try FileManager.default.copyItem(at: documents.appendingPathComponent("Offers.xib"), to: copy)
    let result = try Tool.run("render", copy.path, "-o", "-")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output == (try drawn("Offers.xib", "--no-code")))
  }
}
