import Foundation
import LayoutEngine
import TestSupport
import Testing
import TextMetrics

@testable import PlumbInterfaceBuilder

/// A folder that goes when it is let go.
private final class Folder {
  let path: String

  init(_ files: [String: [UInt8]]) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    path = url.path
    for (name, bytes) in files {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(bytes).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

private func document(_ fonts: String...) -> Data {
  let descriptions = fonts.map {
    "<fontDescription key=\"fontDescription\" name=\"\($0)\" family=\"Any\" pointSize=\"17\"/>"
  }
  let system = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
  return Data("<document>\(descriptions.joined())\(system)</document>".utf8)
}

private func font(_ name: String, wide: Bool = false) -> [UInt8] {
  TestFont(hasPairs: wide, postScriptName: name).bytes
}

private let list = """
  <plist version="1.0"><dict><key>UIAppFonts</key><array><string>Listed.ttf</string></array></dict></plist>
  """

@Suite(.serialized) struct `Fonts of documents` {
  private func isKnown(_ name: String) -> Bool {
    SystemFontMetrics.exactness(of: .named(name, size: 17)) == .file
  }

  @Test func `are found in the document's repository`() throws {
    let folder = try Folder([
      ".git/HEAD": [], "App/Main.xib": [], "Resources/Fonts/Finder.ttf": font("Finder-Regular"),
    ])
    var finder = FontFinder()
    finder.supply(
      folder.path + "/App/Main.xib",
      document("Finder-Regular", "Absent-Bold", "Absent-Bold")
    )
    #expect(isKnown("Finder-Regular"))
    #expect(finder.missing == ["Absent-Bold": 2])
    #expect(finder.failures.isEmpty)
  }

  @Test func `are not looked for where only the system's are named`() throws {
    let folder = try Folder([
      ".git/HEAD": [], "Main.xib": [], "Unasked.ttf": font("Unasked-Regular"),
    ])
    var finder = FontFinder()
    finder.supply(folder.path + "/Main.xib", document())
    #expect(!isKnown("Unasked-Regular"))
    #expect(finder.found.isEmpty)
  }

  @Test func `are first those that the app lists`() throws {
    let folder = try Folder([
      ".git/HEAD": [], "Main.xib": [], "App-Info.plist": Array(list.utf8),
      "A/First.ttf": font("Twice-Regular"), "B/Listed.ttf": font("Twice-Regular", wide: true),
    ])
    var finder = FontFinder()
    finder.supply(folder.path + "/Main.xib", document("Twice-Regular"))
    #expect(FontRegistry.shared.font(named: "Twice-Regular")?.adjustment("A", "B") == -0.05)
  }

  @Test func `of another repository are forgotten`() throws {
    let first = try Folder([".git/HEAD": [], "Main.xib": [], "A.otf": font("Gone-Regular")])
    let second = try Folder([".git/HEAD": [], "Main.xib": []])
    var finder = FontFinder()
    finder.supply(first.path + "/Main.xib", document("Gone-Regular"))
    #expect(isKnown("Gone-Regular"))
    finder.supply(second.path + "/Main.xib", document("Gone-Regular"))
    #expect(!isKnown("Gone-Regular"))
    #expect(finder.missing == ["Gone-Regular": 1])
  }

  @Test func `may come from folders that are given, and from these alone`() throws {
    let given = try Folder(["Given.ttf": font("Given-Regular")])
    let folder = try Folder([".git/HEAD": [], "Main.xib": [], "Own.ttf": font("Own-Regular")])
    var finder = FontFinder(in: [given.path], searchesRepositories: false)
    finder.supply(folder.path + "/Main.xib", document("Given-Regular", "Own-Regular"))
    #expect(isKnown("Given-Regular"))
    #expect(finder.missing == ["Own-Regular": 1])
  }

  @Test func `that are damaged are named with what is wrong`() throws {
    let folder = try Folder([".git/HEAD": [], "Main.xib": [], "Bad.ttf": Array("no font".utf8)])
    var finder = FontFinder()
    finder.supply(folder.path + "/Main.xib", document("Bad-Regular"))
    let failure = try #require(finder.failures.first)
    #expect(failure.description.hasSuffix("/Bad.ttf: this is no TrueType or OpenType font"))
  }

  @Test func `that are damaged are named once, in however many folders that are searched`() throws {
    let folder = try Folder([
      ".git/HEAD": [], "Main.xib": [], "Fonts/Bad.ttf": Array("no font".utf8),
    ])
    var finder = FontFinder(in: [folder.path + "/Fonts"])
    finder.supply(folder.path + "/Main.xib", document("Bad-Regular"))
    #expect(finder.failures.count == 1)
  }

  @Test(arguments: [
    "UIFont(name: Theme.face, size: 17)", "let face: UIFont? = .init(name: face, size: 12)",
    "UIFontDescriptor(fontAttributes: [:])",
  ])
  func `are found around code that makes a font by its name`(_ code: String) throws {
    let folder = try Folder([
      ".git/HEAD": [], "App/Card.swift": [], "Resources/Code.ttf": font("Code-Regular"),
    ])
    defer { FontRegistry.shared.unregister("Code-Regular") }
    var finder = FontFinder()
    finder.supply(code: folder.path + "/App/Card.swift", ["import UIKit", code])
    #expect(isKnown("Code-Regular"))
  }

  @Test func `are not looked for around code that has the system's alone`() throws {
    let folder = try Folder([
      ".git/HEAD": [], "Card.swift": [], "Unasked.ttf": font("Unasked-Light"),
    ])
    var finder = FontFinder()
    finder.supply(code: folder.path + "/Card.swift", ["label.font = .systemFont(ofSize: 17)"])
    #expect(!isKnown("Unasked-Light"))
    #expect(finder.found.isEmpty)
  }

  @Test func `that texts of a layout should have are noted`() {
    var snapshot = LayoutSnapshot(name: "Card", scale: 2)
    for font in ["Absent-Bold", nil, "Absent-Bold"] {
      var item = LayoutSnapshot.Item(
        kind: .view,
        id: "\(snapshot.items.count)",
        className: "UILabel",
        parent: nil,
        frame: LayoutRect(x: 0, y: 0, width: 0, height: 0),
        properties: ItemProperties()
      )
      item.missingFont = font
      snapshot.items.append(item)
    }
    var finder = FontFinder()
    finder.note(snapshot)
    #expect(finder.missing == ["Absent-Bold": 2])
  }
}
