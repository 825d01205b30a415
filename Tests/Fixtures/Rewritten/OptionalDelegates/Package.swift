// swift-tools-version: 6.0
import PackageDescription

// Delegates whose methods need not be there, in the Swift 6 language mode.
let package = Package(
  name: "OptionalDelegates",
  platforms: [.iOS(.v15)],
  products: [.library(name: "OptionalDelegates", targets: ["OptionalDelegates"])],
  targets: [
    .target(name: "OptionalDelegates"),
    .testTarget(name: "OptionalDelegatesTests", dependencies: ["OptionalDelegates"]),
  ]
)
