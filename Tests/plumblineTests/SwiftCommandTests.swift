import Foundation
import Testing

@Suite(.needsTool) struct `plumbline swift` {
  @Test func `says what it can do where it is asked for something else`() throws {
    let result = try Tool.run("swift", "package", "resolve")
    #expect(result.status == 2)
    #expect(
      result.errors.contains("swift is asked to build, test or run; 'package' is something else")
    )
  }

  @Test func `says what it needs where nothing is asked`() throws {
    let result = try Tool.run("swift")
    #expect(result.status == 2)
    #expect(result.errors.contains("say what swift is to do: build, test or run"))
  }

  @Test func `names the folder that has no manifest`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let result = try Tool.run("swift", "build", "--package-path", folder.url.path)
    #expect(result.status == 2)
    #expect(result.errors == "Error: \(folder.url.path): there is no Package.swift\n")
  }

  @Test func `names the folder that has no modules`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write("", as: "Package.swift")
    let result = try Tool.run(
      ["swift", "--uikit", "nothing", "build", "--package-path", folder.url.path],
      in: folder.url
    )
    #expect(result.status == 2)
    #expect(
      result.errors
        == "Error: nothing: there is no libUIKitDynamic.so; Scripts/build-uikit makes such a folder\n"
    )
  }

  @Test func `gives its own help`() throws {
    let result = try Tool.run("swift", "--help")
    #expect(result.status == 0)
    #expect(result.output.contains("--uikit <uikit>"))
  }
}
