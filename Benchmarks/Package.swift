// swift-tools-version: 6.2
import PackageDescription

// A package of its own: whoever uses the library does not build its benchmarks.
let package = Package(
  name: "plumb-benchmarks",
  platforms: [.macOS(.v14)],
  traits: [.trait(name: "HarfBuzz", description: "Measures texts as HarfBuzz shapes them.")],
  dependencies: [
    .package(
      name: "plumb",
      path: "..",
      traits: [.trait(name: "HarfBuzz", condition: .when(traits: ["HarfBuzz"]))]
    ),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(name: "AllocatedBytes"),
    .executableTarget(
      name: "layout-benchmarks",
      dependencies: [
        "AllocatedBytes",
        .product(name: "ConstraintSolver", package: "plumb"),
        .product(name: "_PlumbTestSupport", package: "plumb"),
        .product(name: "UIKit", package: "plumb"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .executableTarget(
      name: "cliffs",
      dependencies: [.product(name: "UIKit", package: "plumb")]
    ),
    .executableTarget(
      name: "dsl-benchmarks",
      dependencies: [
        .product(name: "Plumb", package: "plumb"),
        .product(name: "UIKit", package: "plumb"),
      ]
    ),
    .executableTarget(
      name: "diagnosis-benchmarks",
      dependencies: [
        .product(name: "ConstraintSolver", package: "plumb"),
        .product(name: "LayoutEngine", package: "plumb"),
        .product(name: "PlumbDiagnosis", package: "plumb"),
      ]
    ),
    .executableTarget(
      name: "text-benchmarks",
      dependencies: [.product(name: "TextMetrics", package: "plumb")]
    ),
    // Fails to build where type-checking one of its functions takes 100 ms or more.
    .target(
      name: "TwentyLines",
      dependencies: [
        .product(name: "Plumb", package: "plumb"),
        .product(name: "UIKit", package: "plumb"),
      ],
      swiftSettings: [
        .swiftLanguageMode(.v5),
        .treatAllWarnings(as: .error),
        .unsafeFlags(["-Xfrontend", "-warn-long-function-bodies=100"]),
      ]
    ),
  ]
)
