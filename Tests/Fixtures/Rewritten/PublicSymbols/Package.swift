// swift-tools-version: 5.9
import PackageDescription

// What public applications use of Apple's names, in the shape in which they use it.
let package = Package(
  name: "PublicSymbols",
  platforms: [.iOS(.v15)],
  products: [.library(name: "PublicSymbols", targets: ["PublicSymbols"])],
  targets: [
    .target(name: "PublicSymbols"),
    .testTarget(name: "PublicSymbolsTests", dependencies: ["PublicSymbols"]),
  ]
)
