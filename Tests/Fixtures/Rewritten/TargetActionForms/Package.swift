// swift-tools-version: 5.9
import PackageDescription

// Forms as applications write them for Apple's platforms, with targets, actions and notifications.
let package = Package(
  name: "TargetActionForms",
  platforms: [.iOS(.v15)],
  products: [.library(name: "TargetActionForms", targets: ["TargetActionForms"])],
  targets: [
    .target(name: "TargetActionForms"),
    .testTarget(name: "TargetActionFormsTests", dependencies: ["TargetActionForms"]),
  ]
)
