// swift-tools-version: 5.9
import PackageDescription

// A sign-in that leads to a list, its details and settings, by the segues of a storyboard.
let package = Package(
  name: "StoryboardFlow",
  defaultLocalization: "en",
  platforms: [.iOS(.v15)],
  products: [.library(name: "StoryboardFlow", targets: ["StoryboardFlow"])],
  targets: [
    .target(name: "StoryboardFlow", resources: [.process("Base.lproj")]),
    .testTarget(
      name: "StoryboardFlowTests",
      dependencies: ["StoryboardFlow"],
      exclude: ["Layouts"]
    ),
  ]
)
