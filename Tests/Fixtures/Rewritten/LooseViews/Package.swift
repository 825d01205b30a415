// swift-tools-version: 5.9
import PackageDescription

// A view whose document the manifest does not declare, as Xcode does not ask for it.
let package = Package(
  name: "LooseViews",
  platforms: [.iOS(.v15)],
  products: [.library(name: "LooseViews", targets: ["LooseViews"])],
  targets: [
    .target(name: "LooseViews"),
    .testTarget(name: "LooseViewsTests", dependencies: ["LooseViews"]),
  ]
)
