// swift-tools-version: 6.2
import PackageDescription

// A strategy for swift-snapshot-testing, to copy into a package of yours: it is apart from the package plumb, so that
// nobody fetches a library that he does not use.
let package = Package(
  name: "layout-strategy",
  platforms: [.macOS(.v14), .iOS(.v16)],
  products: [.library(name: "LayoutStrategy", targets: ["LayoutStrategy"])],
  dependencies: [
    .package(name: "plumb", path: "../.."),
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.18.0"),
  ],
  targets: [
    .target(
      name: "LayoutStrategy",
      dependencies: [
        .product(name: "PlumbSnapshots", package: "plumb"),
        .product(name: "UIKit", package: "plumb"),
        .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
      ]
    )
  ]
)
