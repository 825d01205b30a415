import Foundation
import PlumbInterfaceBuilder

/// A folder with the modules that stand in for Apple's, and their library.
struct UIKitModules {
  /// The folder, absolute.
  let folder: String
  /// What tells this build of them from others.
  let identity: String

  /// - Throws: ``Failure`` where the folder holds no such modules.
  init(folder: String) throws {
    let path =
      folder.hasPrefix("/") ? folder : FileManager.default.currentDirectoryPath + "/" + folder
    self.folder = PathNames.normalized(path)
    let library = self.folder + "/libUIKitDynamic.so"
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: library) else {
      throw Failure(
        "\(folder): there is no libUIKitDynamic.so; Scripts/build-uikit makes such a folder"
      )
    }
    let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    identity = "\(self.folder) \(attributes[.size] as? Int ?? 0) \(date)"
  }

  /// Whether there is a module in place of Combine.
  var hasCombine: Bool {
    FileManager.default.fileExists(atPath: folder + "/libPlumbCombine.so")
  }

  /// What makes any package see them.
  var flags: [String] {
    let libraries = ["-lUIKit"] + (hasCombine ? ["-lPlumbCombine"] : [])
    return ["-Xswiftc", "-I\(folder)"]
      + (["-L\(folder)"] + libraries + ["-rpath", folder]).flatMap { ["-Xlinker", $0] }
  }
}
