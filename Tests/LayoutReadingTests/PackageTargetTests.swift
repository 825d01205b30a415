#if PLUMB_TOOL || !canImport(Darwin)

import LayoutReading
import Testing

@Suite struct `Targets of a manifest` {
  private let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription
    let name = "Computed"
    let package = Package(
      name: "App",
      targets: [
        .target(name: "App"),
        .target(name: "Kit", dependencies: [.target(name: "App")], path: "./Modules/Kit/"),
        .target(name: "KitUI", path: "Modules/Kit/UI"),
        .target(name: name, path: name),
        .testTarget(name: "AppTests", dependencies: ["App"]),
      ]
    )
    """

  @Test(
    arguments: [
      ("Sources/App", "Sources/App"), ("Sources/App/Views/Cells", "Sources/App"),
      ("src/App", "src/App"), ("Modules/Kit", "Modules/Kit"),
      ("Modules/Kit/UI/A", "Modules/Kit/UI"),
      ("Tests/AppTests", "Tests/AppTests"), ("Sources/Other", nil), ("Tests/Fixtures/Screen", nil),
      ("Sources/Application", nil), ("Modules", nil), ("", nil),
    ] as [(String, String?)]
  ) func `have the files in their folders`(_ folder: String, _ target: String?) {
    #expect(PackageTargets(manifest: manifest).folder(of: folder) == target)
  }

  @Test func `without literals are told by their folders`() {
    let targets = PackageTargets(
      manifest: "let package = Package(name: n, targets: names.map(make))"
    )
    #expect(targets.folder(of: "Sources/App/Views") == "Sources/App")
    #expect(targets.folder(of: "Examples/App") == nil)
  }

  @Test func `may be a single one in the folder of all`() {
    let targets = PackageTargets(
      manifest: #"let p = Package(name: "A", targets: [.target(name: "A")])"#
    )
    #expect(targets.folder(of: "Sources") == "Sources")
    #expect(targets.folder(of: "Tests") == nil)
  }

  @Test func `may be the package itself`() {
    let targets = PackageTargets(
      manifest: #"let p = Package(name: "A", targets: [.target(name: "A", path: ".")])"#
    )
    #expect(targets.folder(of: "") == "")
    #expect(targets.folder(of: "Views") == "")
  }
}

#endif
