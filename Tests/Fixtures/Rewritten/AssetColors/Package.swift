// swift-tools-version: 5.9
import PackageDescription

// A theme whose colours, images, data and words come from an asset catalog and tables of strings.
let package = Package(
  name: "AssetColors",
  defaultLocalization: "en",
  platforms: [.iOS(.v15)],
  products: [.library(name: "AssetColors", targets: ["AssetColors"])],
  targets: [
    .target(name: "AssetColors", resources: [.process("Resources")]),
    .testTarget(name: "AssetColorsTests", dependencies: ["AssetColors"]),
  ]
)
