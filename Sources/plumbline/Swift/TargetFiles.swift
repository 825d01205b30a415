import Foundation
import PlumbInterfaceBuilder

/// The files of a target.
///
/// Source: SwiftPM, `PackageBuilder`: where a target's folder is looked for, and what belongs to it.
struct TargetFiles {
  /// The paths of the Swift files, sorted.
  let swiftFiles: [String]

  init(_ target: Manifest.Target, of manifest: Manifest, in package: String) {
    guard let folder = Self.folder(of: target, in: manifest, package) else {
      swiftFiles = []
      return
    }
    let left = (target.exclude ?? []).map { PathNames.normalized(folder + "/" + $0) }
    let taken = target.sources?.map { PathNames.normalized(folder + "/" + $0) }
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    swiftFiles = names.filter { $0.hasSuffix(".swift") }
      .map { PathNames.normalized(folder + "/" + $0) }
      .filter { file in
        !left.contains { file == $0 || file.hasPrefix($0 + "/") }
          && taken?.contains { file == $0 || file.hasPrefix($0 + "/") } != false
          && !file.hasSuffix("/Package.swift")
      }
      .sorted()
  }

  private static func folder(
    of target: Manifest.Target,
    in manifest: Manifest,
    _ package: String
  ) -> String? {
    if let path = target.path { return PathNames.normalized(package + "/" + path) }
    let around =
      switch target.type {
      case "test": ["Tests", "Sources", "Source", "src", "srcs"]
      case "plugin": ["Plugins"]
      default: ["Sources", "Source", "src", "srcs"]
      }
    for folder in around {
      let path = "\(package)/\(folder)/\(target.name)"
      if FileManager.default.fileExists(atPath: path) { return path }
    }
    // The only one may lie in the folder itself.
    let alike = manifest.targets.filter {
      ($0.type == "test") == (target.type == "test") && $0.type != "plugin"
    }
    guard alike.count == 1 else { return nil }
    return around.map { "\(package)/\($0)" }
      .first { FileManager.default.fileExists(atPath: $0) }
  }
}
