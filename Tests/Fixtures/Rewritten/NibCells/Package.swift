// swift-tools-version: 5.9
import PackageDescription

// A list of contacts whose cells, header and empty state come from xib files.
let package = Package(
  name: "NibCells",
  platforms: [.iOS(.v15)],
  products: [.library(name: "NibCells", targets: ["NibCells"])],
  targets: [
    .target(name: "NibCells", resources: [.process("Views")]),
    .testTarget(name: "NibCellsTests", dependencies: ["NibCells"], exclude: ["Layouts"]),
  ]
)
