// swift-tools-version: 5.9
import PackageDescription

// Forms of code that the other packages do not have, written after the rewriter was.
let package = Package(
  name: "MixedForms",
  platforms: [.iOS(.v15)],
  targets: [
    .target(name: "MixedForms"), .testTarget(name: "MixedFormsTests", dependencies: ["MixedForms"]),
  ]
)
