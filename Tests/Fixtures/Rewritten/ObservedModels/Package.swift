// swift-tools-version: 5.9
import PackageDescription

// A model that is observed through Combine, logs through os, and loads through Foundation's network.
let package = Package(
  name: "ObservedModels",
  platforms: [.iOS(.v15)],
  products: [.library(name: "ObservedModels", targets: ["ObservedModels"])],
  targets: [
    .target(name: "ObservedModels"),
    .testTarget(name: "ObservedModelsTests", dependencies: ["ObservedModels"]),
  ]
)
