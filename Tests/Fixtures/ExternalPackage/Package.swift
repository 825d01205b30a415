// swift-tools-version: 6.0
import PackageDescription

// A package as other people write them: it knows the module `UIKit` and nothing else of ours.
// Two libraries have the shapes of public layout libraries, three are code as applications have it; the
// four test targets are the four ways in which a test can be written.
//
// With PLUMB_UIKIT_BUILT in the environment it does not even name our package: whoever builds it says where the dynamic
// library is, as .ci/check-unmodified does.

let isBuilt = Context.environment["PLUMB_UIKIT_BUILT"] != nil
let uikit: [Target.Dependency] = isBuilt ? [] : [.product(name: "UIKit", package: "plumb")]
let clients: [Target.Dependency] =
  ["Swift5Client", "Swift6Client", "EverydayApp", "GalleryApp", "StudioApp"] + uikit
/// What compares captures of the apps' screens.
let captures: [Target.Dependency] =
  isBuilt
  ? []
  : ["PlumbCapture", "_PlumbTestSupport", "LayoutEngine", "PlumbDiagnosis"]
    .map { .product(name: $0, package: "plumb") }
/// What records layouts in tests that know XCTest alone.
let snapshots: [Target.Dependency] =
  isBuilt ? [] : [.product(name: "PlumbSnapshots", package: "plumb")]
let recording: [SwiftSetting] = isBuilt ? [] : [.define("SNAPSHOTS")]
let swift5: [SwiftSetting] = [.swiftLanguageMode(.v5)]
let swift6: [SwiftSetting] = [.swiftLanguageMode(.v6)]

let package = Package(
  name: "ExternalPackage",
  platforms: [.macOS(.v14), .iOS(.v16)],
  dependencies: isBuilt ? [] : [.package(name: "plumb", path: "../../..")],
  targets: [
    .target(name: "Swift5Client", dependencies: uikit, swiftSettings: swift5),
    .target(name: "Swift6Client", dependencies: uikit, swiftSettings: swift6),
    .target(name: "EverydayApp", dependencies: uikit, swiftSettings: swift5),
    .target(name: "GalleryApp", dependencies: uikit, swiftSettings: swift5),
    .target(name: "StudioApp", dependencies: uikit, swiftSettings: swift6),
    .testTarget(
      name: "XCTestSwift5Tests",
      dependencies: clients + snapshots,
      swiftSettings: swift5 + recording
    ),
    .testTarget(
      name: "XCTestSwift6Tests",
      dependencies: clients + snapshots,
      swiftSettings: swift6 + recording
    ),
    .testTarget(
      name: "TestingSwift5Tests",
      dependencies: clients + captures,
      swiftSettings: swift5 + (isBuilt ? [] : [.define("CAPTURES")])
    ),
    .testTarget(name: "TestingSwift6Tests", dependencies: clients, swiftSettings: swift6),
  ]
)
