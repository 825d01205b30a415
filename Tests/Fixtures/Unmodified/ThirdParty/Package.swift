// swift-tools-version: 5.9
import PackageDescription

// A package for iOS as other people write them: its manifest knows nothing of us. It is tested with
// the library that Scripts/build-uikit makes.
let package = Package(
  name: "ThirdParty",
  platforms: [.iOS(.v15)],
  products: [.library(name: "ThirdParty", targets: ["ThirdParty"])],
  targets: [
    .target(name: "ThirdParty"),
    .testTarget(name: "XCTests", dependencies: ["ThirdParty"]),
    .testTarget(name: "TestingTests", dependencies: ["ThirdParty"]),
  ]
)
