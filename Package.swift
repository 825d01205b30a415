// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// Whether another package depends on this one.
///
/// It is read out of the repository then, or from a checkout, beside which the build folder (Xcode's: SourcePackages) has
/// the repositories. A clone that somebody keeps in a folder called "checkouts" is none.
let isDependency =
  Context.packageDirectory == "/"
  || Context.packageDirectory.contains("/checkouts/")
    && FileManager.default.fileExists(atPath: Context.packageDirectory + "/../../repositories")

/// Whether a warning is an error.
///
/// It is where `PLUMB_STRICT` is set, as the gate does. Not for clients, to whose builds Xcode and Swift Build add
/// `-suppress-warnings`, which the compiler takes for a contradiction.
let isStrict = Context.environment["PLUMB_STRICT"] != nil

/// How debug builds compile a module where the gate builds, which never builds one again.
///
/// Whole, which takes a fifth of the processor's time less than in batches of 25 files, and with the module written by the
/// same compiler, not by a second one beside it that reads everything again: nothing that waits for the module begins
/// before the whole command ends. Each file keeps an object of its own, for SwiftPM asks for them one by one.
func whole(_ more: [String] = []) -> [SwiftSetting] {
  let flags = [
    "-disable-batch-mode", "-whole-module-optimization", "-num-threads", "2",
    "-no-emit-module-separately-wmo",
  ]
  return isStrict ? [.unsafeFlags(flags + more, .when(configuration: .debug))] : []
}

/// What the language is in every target of ours.
let language: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    // An import is part of a module's interface only where it says `public import`.
    .enableUpcomingFeature("InternalImportsByDefault"),
    // A member is visible only where its module is imported, so that no file leans on another's imports.
    .enableUpcomingFeature("MemberImportVisibility"),
    // The cost of dynamic dispatch stays visible.
    .enableUpcomingFeature("ExistentialAny"),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

/// The settings of every target of ours but the solver.
let strict = language + whole()

/// The settings of the solver, in which the tests spend half of their time.
///
/// Where the gate builds, it is optimised in debug builds too: that takes 80 s of processor time more than without, and the
/// tests take 160 s less. Assertions stay.
let solver = language + whole(["-O", "-assert-config", "Debug"])

/// What links quicker where the gate builds, which links thirty programs.
let linking: [LinkerSetting] =
  isStrict ? [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))] : []

/// Where ours stands in for Apple's UIKit and AppKit.
///
/// A condition asks for the platform that is built for, where
/// `#if` in a manifest asks for the one that builds.
let elsewhere: TargetDependencyCondition? = .when(platforms: [
  .linux, .windows, .android, .wasi, .openbsd,
])

/// Whether there are modules of ours that are called UIKit.
///
/// A build of the whole package on a Mac, which takes in
/// every target, would hide Apple's behind them.
#if canImport(Darwin)
let offersUIKit = isDependency || Context.environment["PLUMB_UIKIT"] != nil
#else
let offersUIKit = true
#endif

/// A product of a package that is fetched only with a trait.
func product(_ name: String, _ package: String, trait: String) -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: [trait]))
}

let argumentParser = product("ArgumentParser", "swift-argument-parser", trait: "Tool")
/// What the plugins run.
///
/// Without the trait it would not compile, and they say so in plainer words. Nor do they have it in this package itself,
/// for SwiftPM builds the tool of a plugin a second time, with all that it needs.
let tool: [Target.Dependency] =
  isDependency ? [.target(name: "plumbline", condition: .when(traits: ["Tool"]))] : []
/// The tool logs, too, so that this package has one trait by default: SwiftPM passes several to the compiler in another
/// order each time, and then builds everything again.
let logging: Target.Dependency = .product(
  name: "Logging",
  package: "swift-log",
  condition: .when(traits: ["SwiftLog", "Tool"])
)
/// Says that swift-log is there.
let logs: [SwiftSetting] = [.define("SwiftLog", .when(traits: ["Tool"]))]

var products: [Product] = [
  .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
  .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
  .library(name: "PlumbDiagnosis", targets: ["PlumbDiagnosis", "PlumbReport"]),
  // Sizes of text, with metrics of one's own.
  .library(name: "TextMetrics", targets: ["TextMetrics"]),
  .library(name: "Plumb", targets: ["Plumb"]),
  .library(name: "PlumbInterfaceBuilder", targets: ["PlumbInterfaceBuilder"]),
  // On Apple's platforms it is empty, so that one manifest serves all hosts.
  .library(name: "UIKit", targets: ["PlumbUIKit"]),
  // Layouts of live views, Apple's or ours, and what is said of them while an app runs.
  .library(name: "PlumbCapture", targets: ["PlumbCapture"]),
  .library(name: "PlumbSnapshots", targets: ["PlumbSnapshots"]),
  .executable(name: "plumbline", targets: ["plumbline"]),
  // Both run the tool, and so they need the trait Tool.
  .plugin(name: "PlumbCommand", targets: ["PlumbCommand"]),
  .plugin(name: "PlumbCheck", targets: ["PlumbCheck"]),
  .plugin(name: "PlumbPreview", targets: ["PlumbPreview"]),
  // For the benchmarks, which are a package of their own; not part of the API.
  .library(name: "_PlumbTestSupport", targets: ["TestSupport"]),
]

var targets: [Target] = [
  // One instruction that Swift cannot say.
  .target(name: "SolverIntrinsics"),
  // How misuse stops the program, in every target.
  .target(name: "Requirements", swiftSettings: strict, linkerSettings: linking),
  .target(
    name: "ConstraintSolver",
    dependencies: ["SolverIntrinsics", "Requirements"],
    swiftSettings: solver
  ),
  .target(
    name: "LayoutEngine",
    dependencies: ["ConstraintSolver", "Requirements"],
    swiftSettings: strict
  ),
  // Debian's libharfbuzz-dev; nothing looks for it without the trait.
  .systemLibrary(name: "CHarfBuzz"),
  .target(
    name: "TextMetrics",
    dependencies: [
      "Requirements", .target(name: "CHarfBuzz", condition: .when(traits: ["HarfBuzz"])),
    ],
    // The figures are compiled in by Scripts/generate-font-metrics: no file is needed at run time.
    exclude: ["Resources"],
    swiftSettings: strict,
    // Foundation's ICU, for the words of scripts without spaces; every program with Foundation has it.
    linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]
  ),
  // Images and colours of asset catalogs, for documents, for pictures and for code that runs.
  .target(name: "AssetReading", swiftSettings: strict),
  .target(
    name: "PlumbLog",
    dependencies: ["ConstraintSolver", "LayoutEngine"],
    swiftSettings: strict
  ),
  .target(
    name: "PlumbDiagnosis",
    dependencies: ["ConstraintSolver", "LayoutEngine", "PlumbLog"],
    swiftSettings: strict
  ),
  .target(
    name: "PortableUIKit",
    dependencies: [
      "Requirements", "ConstraintSolver", "LayoutEngine", "TextMetrics", "AssetReading", "PlumbLog",
      logging,
    ],
    swiftSettings: strict + logs
  ),
  .target(
    name: "PlumbInterfaceBuilder",
    dependencies: [
      "PortableUIKit", "TextMetrics", "AssetReading", "LayoutEngine", "PlumbDiagnosis",
    ],
    swiftSettings: strict
  ),
  .target(
    name: "PlumbReport",
    dependencies: ["Requirements", "LayoutEngine", "PlumbDiagnosis", "PlumbLog", "TextMetrics"],
    // The pages are compiled in by Scripts/embed-pages: no file is needed at run time.
    exclude: ["Inspector/Page", "Differences/Page"],
    swiftSettings: strict
  ),
  .target(
    name: "PlumbConfiguration",
    dependencies: [
      "PlumbDiagnosis", "PlumbInterfaceBuilder", "PortableUIKit",
      product("Yams", "Yams", trait: "Tool"),
    ],
    swiftSettings: strict
  ),
  // What the reader of Swift source and its table of UIKit's members share.
  .target(name: "HostCalls", swiftSettings: strict),
  // The table: generated, empty on Apple's platforms, and compiled apart from the reader that calls it, so that nothing in it is
  // specialised for the reader's values.
  .target(
    name: "HostTable",
    dependencies: ["HostCalls", "PortableUIKit", .target(name: "Plumb", condition: elsewhere)],
    swiftSettings: strict
  ),
  // Evaluates Swift source that builds views. Compiles only with the trait Tool.
  .target(
    name: "LayoutReading",
    dependencies: [
      "AssetReading", "HostCalls", "HostTable", "PortableUIKit", "LayoutEngine", "PlumbDiagnosis",
      "PlumbInterfaceBuilder", "Requirements", "TextMetrics",
      .target(name: "Plumb", condition: elsewhere),
      product("SwiftSyntax", "swift-syntax", trait: "Tool"),
      product("SwiftParser", "swift-syntax", trait: "Tool"),
      product("SwiftOperators", "swift-syntax", trait: "Tool"),
    ],
    swiftSettings: strict
  ),
  // Rewrites sources that were written for Apple's platforms. Compiles only with the trait Tool.
  .target(
    name: "SourceRewriting",
    dependencies: [
      product("SwiftSyntax", "swift-syntax", trait: "Tool"),
      product("SwiftParser", "swift-syntax", trait: "Tool"),
    ],
    swiftSettings: strict
  ),
  // A server for browsers on this machine, and a look at which files changed: for `plumbline serve`, and no product.
  .target(name: "PageServing", swiftSettings: strict),
  .executableTarget(
    name: "plumbline",
    dependencies: [
      "LayoutReading", "SourceRewriting", "PlumbConfiguration", "PlumbInterfaceBuilder",
      "PlumbDiagnosis", "PlumbReport", "PlumbLog", "PageServing",
      "PortableUIKit", "LayoutEngine", "ConstraintSolver", "TextMetrics", argumentParser,
    ],
    swiftSettings: strict
  ),
  .plugin(
    name: "PlumbCommand",
    capability: .command(
      intent: .custom(
        verb: "plumbline",
        description: "Lays out interface files and says what is wrong with them."
      )
    ),
    dependencies: tool
  ),
  .plugin(name: "PlumbCheck", capability: .buildTool(), dependencies: tool),
  .plugin(
    name: "PlumbPreview",
    capability: .command(
      intent: .custom(
        verb: "preview",
        description: "Shows the layouts of targets in a browser, and anew when a file is saved."
      ),
      permissions: [
        .allowNetworkConnections(
          scope: .local(),
          reason: "A browser on this machine gets its pages from a port of this machine."
        )
      ]
    ),
    dependencies: tool
  ),
  .target(
    name: "TestSupport",
    dependencies: ["Requirements", "ConstraintSolver", "LayoutEngine"],
    swiftSettings: strict
  ),
]

targets += [
  .testTarget(
    name: "ConstraintSolverTests",
    dependencies: ["ConstraintSolver", "TestSupport"],
    swiftSettings: strict
  ),
  .testTarget(
    name: "LayoutEngineTests",
    dependencies: ["LayoutEngine", "ConstraintSolver", "TestSupport"],
    swiftSettings: strict
  ),
  .testTarget(
    name: "TextMetricsTests",
    dependencies: ["TextMetrics", "TestSupport"],
    swiftSettings: strict
  ),
  .testTarget(
    name: "AssetReadingTests",
    dependencies: ["AssetReading", "TestSupport"],
    swiftSettings: strict
  ),
  .testTarget(
    name: "PlumbLogTests",
    dependencies: [
      "PlumbLog", "PlumbDiagnosis", "PortableUIKit", "LayoutEngine", "ConstraintSolver",
      "TestSupport", logging,
    ],
    swiftSettings: strict
  ),
  // Silences logs of conflicts that tests make on purpose.
  .target(name: "QuietLogs", path: "Tests/QuietLogs"),
  .testTarget(
    name: "PortableUIKitTests",
    dependencies: [
      "PortableUIKit", "TextMetrics", "LayoutEngine", "TestSupport", "QuietLogs",
      logging,
    ],
    swiftSettings: strict
  ),
  .testTarget(
    name: "PlumbInterfaceBuilderTests",
    dependencies: [
      "PlumbInterfaceBuilder", "TextMetrics", "PlumbDiagnosis", "LayoutEngine", "TestSupport",
    ],
    swiftSettings: strict
  ),
  .testTarget(
    name: "PlumbDiagnosisTests",
    dependencies: [
      "PlumbDiagnosis", "PlumbLog", "LayoutEngine", "ConstraintSolver", "TestSupport",
    ],
    swiftSettings: strict
  ),
  .testTarget(
    name: "PlumbReportTests",
    dependencies: [
      "PlumbReport", "PlumbDiagnosis", "PlumbLog", "LayoutEngine", "TextMetrics", "TestSupport",
    ],
    swiftSettings: strict
  ),
  .testTarget(
    name: "PlumbConfigurationTests",
    dependencies: ["PlumbConfiguration", "PlumbDiagnosis", "PlumbInterfaceBuilder"],
    swiftSettings: strict
  ),
  // A program that stops over each misuse of UIKit's API, for .ci/check-misuse.
  .executableTarget(
    name: "misuse-probe",
    dependencies: ["PortableUIKit"],
    path: "Tests/MisuseProbe",
    swiftSettings: strict
  ),
  // Compares what ours does with what live UIKit was recorded to do.
  .executableTarget(
    name: "recordings",
    dependencies: ["PortableUIKit", "PlumbDiagnosis", "PlumbLog"],
    path: "Tests/Recordings",
    swiftSettings: strict
  ),
  // Programs for the sanitizers, see .ci/check-sanitizers.
  .executableTarget(
    name: "lifetime-probe",
    dependencies: ["PortableUIKit"],
    path: "Tests/LifetimeProbe",
    swiftSettings: strict
  ),
  .executableTarget(
    name: "concurrency-probe",
    dependencies: ["ConstraintSolver"],
    path: "Tests/ConcurrencyProbe",
    swiftSettings: strict
  ),
  .testTarget(
    name: "SourceRewritingTests",
    dependencies: [
      "SourceRewriting",
      product("SwiftParser", "swift-syntax", trait: "Tool"),
    ],
    swiftSettings: strict
  ),
  .testTarget(
    name: "PageServingTests",
    dependencies: ["PageServing", "TestSupport"],
    swiftSettings: strict
  ),
  // Runs the tool as a program: the dependency only has it built.
  .testTarget(name: "plumblineTests", dependencies: ["plumbline"], swiftSettings: strict),
]

/// Targets that are called as Apple's modules are.
let uiKit: [Target.Dependency] = offersUIKit ? [.target(name: "UIKit", condition: elsewhere)] : []
let uiKitTesting: [Target.Dependency] =
  offersUIKit ? [.target(name: "_Testing_UIKit", condition: elsewhere)] : []
/// What ours knows beyond the public surface, for tests of views where it is there.
let portableUIKit: [Target.Dependency] = [.target(name: "PortableUIKit", condition: elsewhere)]

/// What is meant for builds that are tried out compiles to nothing in others, unless the trait asks for it.
let capture: [SwiftSetting] = [
  .define("PLUMB_CAPTURE", .when(configuration: .debug)),
  .define("PLUMB_CAPTURE", .when(traits: ["CaptureInRelease"])),
]

targets += [
  .target(name: "PlumbUIKit", dependencies: uiKit + uiKitTesting, swiftSettings: strict),
  // The DSL imports UIKit (AppKit on macOS) by that name: Apple's own where there is one, else ours.
  .target(name: "Plumb", dependencies: uiKit, swiftSettings: strict),
  // Views of tests of the DSL, which are read from their sources as well.
  .target(
    name: "DSLFixtures",
    dependencies: ["Plumb"] + uiKit,
    path: "Tests/DSLFixtures",
    swiftSettings: strict
  ),
  .testTarget(
    name: "PlumbTests",
    dependencies: [
      "Plumb", "DSLFixtures", "PlumbCapture", "PlumbDiagnosis", "TestSupport", "PortableUIKit",
      "LayoutEngine",
    ] + uiKit + uiKitTesting,
    swiftSettings: strict
  ),
  // Knows no more of a UIKit than its public surface, so that the one source captures Apple's and ours.
  .target(
    name: "PlumbCapture",
    dependencies: [
      "Plumb", "PlumbReport", "PlumbDiagnosis", "PlumbLog", "LayoutEngine", "ConstraintSolver",
    ] + uiKit,
    swiftSettings: strict + capture
  ),
  .target(
    name: "PlumbSnapshots",
    dependencies: ["PlumbCapture", "PlumbReport", "PlumbDiagnosis", "LayoutEngine"] + uiKit
      + portableUIKit,
    swiftSettings: strict + capture
  ),
]

if offersUIKit {
  // For packages whose manifest does not name us: Scripts/build-uikit makes libUIKit.so of it.
  products += [
    .library(
      name: "UIKitDynamic",
      type: .dynamic,
      targets: ["UIKit", "_Testing_UIKit", "PlumbOS", "PlumbStandIns", "PlumbInterfaceBuilder"]
    )
  ]
  targets += [
    // The names of Apple's os, for sources that `plumbline swift` rewrites.
    .target(name: "PlumbOS", swiftSettings: strict),
    .testTarget(name: "PlumbOSTests", dependencies: ["PlumbOS"], swiftSettings: strict),
    // `#Preview`, without swift-syntax.
    .macro(name: "PreviewMacros", swiftSettings: strict),
    .target(
      name: "UIKit",
      dependencies: ["PortableUIKit", "PreviewMacros"],
      swiftSettings: strict
    ),
    // What such sources name of other frameworks of Apple's, as far as a layout needs it.
    .target(name: "PlumbStandIns", dependencies: ["UIKit"], swiftSettings: strict),
    // Swift Testing looks for this module as soon as a test file imports UIKit.
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"], swiftSettings: strict),
    // Applications of tests that are compiled, and read from their sources as well.
    .target(
      name: "EverydayApp",
      dependencies: uiKit,
      path: "Tests/Fixtures/ExternalPackage/Sources/EverydayApp",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .target(
      name: "GalleryApp",
      dependencies: uiKit,
      path: "Tests/Fixtures/ExternalPackage/Sources/GalleryApp",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .target(
      name: "StudioApp",
      dependencies: uiKit,
      path: "Tests/Fixtures/ExternalPackage/Sources/StudioApp",
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .target(
      name: "Swift5Client",
      dependencies: uiKit,
      path: "Tests/Fixtures/ExternalPackage/Sources/Swift5Client",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    // What Scripts/reading-oracle makes of the snippets, which are programs that no other target can import.
    .target(
      name: "SnippetViews",
      dependencies: ["Plumb"] + uiKit,
      path: "Tests/SnippetViews",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    // What code that imports a layout library is read with, and views that use it.
    .target(
      name: "LayoutLibraries",
      dependencies: uiKit,
      path: "Tests/LayoutLibraries",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .target(
      name: "LibraryUsers",
      dependencies: ["LayoutLibraries"] + uiKit,
      path: "Tests/LibraryUsers",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    // Its methods have names that others have: a module of its own.
    .target(
      name: "SteviaLibrary",
      dependencies: uiKit,
      path: "Tests/SteviaLibrary",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .target(
      name: "SteviaUsers",
      dependencies: ["SteviaLibrary"] + uiKit,
      path: "Tests/SteviaUsers",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .target(
      name: "ReadingFixtures",
      dependencies: ["Plumb"] + uiKit,
      path: "Tests/ReadingFixtures",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "LayoutReadingTests",
      dependencies: [
        "LayoutReading", "PortableUIKit", "LayoutEngine", "PlumbDiagnosis",
        "PlumbInterfaceBuilder", "QuietLogs", "ReadingFixtures", "LibraryUsers", "SteviaUsers",
        "EverydayApp", "GalleryApp", "StudioApp", "Swift5Client", "DSLFixtures", "SnippetViews",
        "six-traps", "Plumb",
        "UIKit",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PlumbCaptureTests",
      dependencies: [
        "PlumbCapture", "PlumbSnapshots", "Plumb", "PlumbInterfaceBuilder", "PlumbReport",
        "PlumbDiagnosis", "PlumbLog", "LayoutEngine", "PortableUIKit", "UIKit", "_Testing_UIKit",
        "TestSupport", "QuietLogs",
        // Run as programs, whose console is read.
        "watch-probe", "six-traps",
      ],
      swiftSettings: strict
    ),
    // A program whose standard error stream is watched, in every way in which a stream can end.
    .executableTarget(
      name: "watch-probe",
      dependencies: ["PlumbCapture", "Plumb", "UIKit"],
      path: "Tests/WatchProbe",
      swiftSettings: strict
    ),
    // The sources of the sample app, which tells on Linux what the app tells in its console.
    .executableTarget(
      name: "six-traps",
      dependencies: ["PlumbCapture", "Plumb", "UIKit"],
      path: "Examples/SixTraps/SixTraps",
      swiftSettings: strict
    ),
    .testTarget(
      name: "PlumbSnapshotsTests",
      dependencies: [
        "PlumbSnapshots", "PlumbDiagnosis", "Plumb", "TestSupport", "UIKit", "_Testing_UIKit",
        // The traps' screens, from the sample app itself.
        "six-traps",
      ],
      // Read by the tests where they lie.
      exclude: ["__Snapshots__"],
      swiftSettings: strict
    ),
  ]
}

let package = Package(
  name: "plumb",
  // Scripts/apple/platforms.py has the same versions, for the check that compiles for them.
  platforms: [.macOS(.v14), .iOS(.v16), .macCatalyst(.v16), .tvOS(.v16), .visionOS(.v1)],
  products: products,
  traits: [
    .trait(name: "Tool", description: "The tool plumbline, which fetches packages for it alone."),
    .trait(
      name: "SwiftLog",
      description: "UIKit's messages go through swift-log instead of to the standard error stream."
    ),
    .trait(
      name: "CaptureInRelease",
      description: "Keeps PlumbCapture in release builds, where it is nothing but empty functions."
    ),
    .trait(
      name: "HarfBuzz",
      description:
        "Shapes text in fonts of files by HarfBuzz, which must be installed (libharfbuzz-dev)."
    ),
    .default(enabledTraits: isDependency ? [] : ["Tool"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ]
    + (isDependency
      ? []
      : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")]),
  targets: targets
)
