// swift-tools-version: 5.9
import PackageDescription

// A container of controllers that show a map, a page and a film.
let package = Package(
  name: "MediaContainer",
  platforms: [.iOS(.v15)],
  products: [.library(name: "MediaContainer", targets: ["MediaContainer"])],
  targets: [
    .target(name: "MediaContainer"),
    .testTarget(name: "MediaContainerTests", dependencies: ["MediaContainer"]),
  ]
)
