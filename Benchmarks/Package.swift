// swift-tools-version: 6.2
import PackageDescription

// A package of its own: whoever uses the library does not build its benchmarks.
let package = Package(
  name: "plumb-benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "plumb", path: "..")],
  targets: [
    .executableTarget(
      name: "dsl-benchmarks",
      dependencies: [
        .product(name: "Plumb", package: "plumb"),
        .product(name: "UIKit", package: "plumb"),
      ])
  ]
)
