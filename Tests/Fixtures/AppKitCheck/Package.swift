// swift-tools-version: 6.2
import PackageDescription

// Type-checks the DSL's AppKit branch where there is no AppKit.
//
// The module AppKit here holds the few declarations that the branch needs, written by hand. It lives in
// a package of its own: in the graph of the library it would leak into `canImport`.
let package = Package(
  name: "AppKitCheck",
  platforms: [.macOS(.v14)],
  targets: [
    .target(name: "AppKit"),
    .target(
      name: "Plumb",
      dependencies: ["AppKit"],
      // A link to the library's sources.
      path: "Sources/Plumb",
      exclude: ["Plumb.docc"],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("ExistentialAny"),
      ]
    ),
    .target(name: "Client", dependencies: ["Plumb", "AppKit"]),
    .testTarget(name: "ClientTests", dependencies: ["Client", "Plumb", "AppKit"]),
  ]
)
