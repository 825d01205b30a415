// swift-tools-version: 5.9
import PackageDescription

// A player whose state views observe by key paths, and records of a store.
let package = Package(
  name: "KeyValueModels",
  platforms: [.iOS(.v15)],
  products: [.library(name: "KeyValueModels", targets: ["KeyValueModels"])],
  targets: [
    .target(name: "KeyValueModels"),
    .testTarget(name: "KeyValueModelsTests", dependencies: ["KeyValueModels"]),
  ]
)
