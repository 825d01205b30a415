// swift-tools-version: 5.9
import PackageDescription

// Controllers that are spread over extensions and files, two modules of them, with what only iOS compiles.
let package = Package(
  name: "ExtensionOverrides",
  platforms: [.iOS(.v15)],
  products: [.library(name: "App", targets: ["App"])],
  targets: [
    .target(name: "Kit"),
    .target(name: "App", dependencies: ["Kit"]),
    .testTarget(name: "AppTests", dependencies: ["App", "Kit"]),
  ]
)
