// swift-tools-version: 5.9
import PackageDescription

// Views that load their documents in the ways that apps have, and finish them in code.
let package = Package(
  name: "NibViews",
  platforms: [.iOS(.v15)],
  products: [.library(name: "NibViews", targets: ["NibViews"])],
  targets: [
    .target(name: "NibViews", resources: [.process("Documents")]),
    .testTarget(name: "NibViewsTests", dependencies: ["NibViews"], exclude: ["Layouts"]),
  ]
)
