import Foundation
import PlumbInterfaceBuilder

/// The files of a target.
///
/// Source: SwiftPM, `PackageBuilder`: where a target's folder is looked for, and what belongs to it.
struct TargetFiles {
  /// The paths of the Swift files, sorted.
  let swiftFiles: [String]
  /// The paths of documents and catalogs that Xcode takes in by itself, and that the manifest does not declare.
  ///
  /// SwiftPM leaves them out on other systems than Apple's.
  let undeclaredResources: [String]
  /// Whether the manifest declares resources, so that SwiftPM writes `Bundle.module`.
  let declaresResources: Bool

  init(_ target: Manifest.Target, of manifest: Manifest, in package: String) {
    guard let folder = Self.folder(of: target, in: manifest, package) else {
      (swiftFiles, undeclaredResources, declaresResources) = ([], [], false)
      return
    }
    let left = (target.exclude ?? []).map { PathNames.normalized(folder + "/" + $0) }
    let taken = target.sources?.map { PathNames.normalized(folder + "/" + $0) }
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let declared = (target.resources ?? []).map { PathNames.normalized(folder + "/" + $0.path) }
    declaresResources = !declared.isEmpty
    // Source: SwiftPM, `FileRuleDescription.xcbuildFileTypes`.
    let endings = [".xib", ".storyboard", ".xcassets"]
    undeclaredResources = names.filter { name in endings.contains { name.hasSuffix($0) } }
      .map { PathNames.normalized(folder + "/" + $0) }
      .filter { file in
        !(left + declared).contains { file == $0 || file.hasPrefix($0 + "/") }
          && !file.contains(".xcassets/")
      }
      .sorted()
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
