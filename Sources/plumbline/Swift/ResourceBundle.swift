import Foundation
import PlumbInterfaceBuilder
import SourceRewriting

/// The resources of a target that SwiftPM leaves out, in a folder in the build, as links.
struct ResourceBundle {
  /// The folder.
  let path: String

  /// Makes the folder anew; nil for a target without such resources.
  ///
  /// - Parameters:
  ///   - module: The target.
  ///   - folder: Where such folders are.
  /// - Throws: An error where the folder cannot be written to.
  init?(of module: PackageGraph.Module, in folder: String) throws {
    guard let bundle = module.bundle else { return nil }
    path = folder + "/" + bundle
    let manager = FileManager.default
    if manager.fileExists(atPath: path) { try manager.removeItem(atPath: path) }
    for file in module.undeclaredResources {
      // Those of a language stay in its folder.
      let holder = PathNames.last(PathNames.normalized(file + "/.."))
      let target = holder.hasSuffix(".lproj") ? "\(path)/\(holder)" : path
      try manager.createDirectory(atPath: target, withIntermediateDirectories: true)
      let link = target + "/" + PathNames.last(file)
      if !manager.fileExists(atPath: link) {
        try manager.createSymbolicLink(atPath: link, withDestinationPath: file)
      }
    }
  }
}
