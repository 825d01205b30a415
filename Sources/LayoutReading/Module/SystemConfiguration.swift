import SwiftIfConfig
import SwiftSyntax

/// What `#if` asks for, as an app for iOS is built.
struct SystemConfiguration: BuildConfiguration {
  /// Modules that can be imported beside Apple's.
  var modules: Set<String> = []
  /// Conditions that are set by name.
  ///
  /// Those of the editor's own builds, in which previews are compiled.
  var conditions: Set<String> = ["DEBUG", "SWIFT_PACKAGE"]

  /// Frameworks that layout code asks for.
  private static let frameworks: Set<String> = [
    "UIKit", "Foundation", "SwiftUI", "Combine", "CoreGraphics", "QuartzCore", "SnapKit",
    "BoxView", "Plumb", "Swift", "Darwin", "ObjectiveC", "CoreText", "AVFoundation", "WebKit",
    "MapKit", "os", "Dispatch",
  ]

  func isCustomConditionSet(name: String) -> Bool { conditions.contains(name) }
  func hasFeature(name: String) -> Bool { true }
  func hasAttribute(name: String) -> Bool { true }
  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    guard let name = importPath.first?.1 else { return false }
    return Self.frameworks.contains(name) || modules.contains(name)
  }
  func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
  func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }
  func isActiveTargetEnvironment(name: String) -> Bool { false }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_ObjC" || name == "_Native" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }
  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(6, 0) }
  var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
