import AssetReading
import Foundation
import LayoutEngine
import PortableUIKit
import TestSupport
import Testing

@testable import PlumbInterfaceBuilder

@Suite struct `A finder of assets` {
  private func folder(_ files: [String]) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      .resolvingSymlinksInPath()
    for file in files {
      let path = url.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data("{}".utf8).write(to: path)
    }
    return url
  }

  private func found(_ finder: AssetFinder, _ document: URL, in root: URL) -> [String] {
    var finder = finder
    let library = AssetLibrary()
    finder.supply(document.path, to: library)
    return library.folders.map { String($0.path.dropFirst(root.path.count + 1)) }
  }

  @Test func `takes the repository's catalogs and folders of images, the nearest ones first`()
    throws
  {
    let root = try folder([
      ".git/HEAD", "Other/A.xcassets/Contents.json", "App/B.xcassets/Contents.json",
      "App/Screens/Login.xib", "App/Icons/back@2x.png", "DerivedData/C.xcassets/Contents.json",
      "node_modules/D.xcassets/Contents.json",
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    let document = root.appendingPathComponent("App/Screens/Login.xib")
    let places = found(AssetFinder(), document, in: root)
    #expect(places == ["App/B.xcassets", "App/Icons", "Other/A.xcassets"])
  }

  @Test func `takes what belongs to tests for a document of the same tests alone`() throws {
    let root = try folder([
      ".git/HEAD", "App/A.xcassets/Contents.json", "App/Login.xib",
      "Tests/Fixtures/One/B.xcassets/Contents.json", "Tests/Fixtures/One/Screen.xib",
      "AppUITests/C.xcassets/Contents.json",
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    let app = root.appendingPathComponent("App/Login.xib")
    #expect(found(AssetFinder(), app, in: root) == ["App/A.xcassets"])
    let fixture = root.appendingPathComponent("Tests/Fixtures/One/Screen.xib")
    #expect(
      found(AssetFinder(), fixture, in: root)
        == ["Tests/Fixtures/One/B.xcassets", "App/A.xcassets"]
    )
  }

  @Test func `takes given folders first, and them alone where repositories are left out`() throws {
    let root = try folder([
      ".git/HEAD", "Given/A.xcassets/Contents.json", "App/B.xcassets/Contents.json",
      "App/Login.xib",
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    let document = root.appendingPathComponent("App/Login.xib")
    let given = root.appendingPathComponent("Given").path
    #expect(
      found(AssetFinder(in: [given]), document, in: root) == ["Given/A.xcassets", "App/B.xcassets"]
    )
    #expect(
      found(AssetFinder(in: [given], searchesRepositories: false), document, in: root)
        == ["Given/A.xcassets"]
    )
  }
}
