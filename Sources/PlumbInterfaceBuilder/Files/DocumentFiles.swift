import Foundation

/// A file that could not be read, or in which something could not be read.
public struct FileFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as it was named.
  public var file: String
  /// The line, from 1, where it is known.
  public var line: Int?
  /// What is wrong.
  public var message: String

  /// Creates a failure.
  public init(file: String, line: Int?, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  public var description: String {
    (line.map { "\(file):\($0)" } ?? file) + ": " + message
  }
}

/// The xib and storyboard files that paths name.
public struct DocumentFiles: Sendable {
  /// The files, in the order of the paths, those of a folder sorted by name.
  public private(set) var files: [String] = []
  /// The paths that could not be read.
  public private(set) var failures: [FileFailure] = []

  /// The folders among the paths in which no file was found.
  public private(set) var emptyFolders: [String] = []

  /// Whether a folder is left out of a search by its name: what package managers and builds put there is not the
  /// app's own.
  ///
  /// Hidden folders, such as `.build`, are left out as well.
  public static func isLeftOut(_ folder: String) -> Bool {
    leftOut.contains(PathNames.last(folder))
  }

  private static let leftOut: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules",
  ]

  /// How the names of files end that a search takes.
  private let endings: [String]

  /// Finds the files; folders are left out by their name: ``isLeftOut(_:)``.
  public init(_ paths: [String]) { self.init(paths, leavingOut: { Self.isLeftOut($0) }) }

  /// Finds the files.
  ///
  /// Folders are searched to the bottom. Each folder is entered once, however many symbolic links
  /// lead to it, so that a link to a folder above ends.
  ///
  /// - Parameters:
  ///   - paths: Files, which are taken whatever they are called, and folders.
  ///   - endings: How the names of files end that a search takes.
  ///   - isLeftOut: Whether a folder, which a search has met, is not entered; it gets the path.
  /// - Throws: What `isLeftOut` throws.
  public init(
    _ paths: [String],
    endingIn endings: [String] = [".xib", ".storyboard"],
    leavingOut isLeftOut: (String) throws -> Bool
  ) rethrows {
    self.endings = endings
    var visited: Set<String> = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        failures.append(FileFailure(file: path, line: nil, message: "there is no such file"))
        continue
      }
      if isFolder.boolValue {
        let (found, failed) = (files.count, failures.count)
        let isNew = !visited.contains(Self.identity(path))
        try search(path, &visited, isLeftOut)
        if isNew, files.count == found, failures.count == failed { emptyFolders.append(path) }
      } else {
        files.append(path)
      }
    }
  }

  /// A folder without the links that lead to it.
  private static func identity(_ folder: String) -> String {
    URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
  }

  private mutating func search(
    _ folder: String,
    _ visited: inout Set<String>,
    _ isLeftOut: (String) throws -> Bool
  ) rethrows {
    guard visited.insert(Self.identity(folder)).inserted else { return }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      failures.append(
        FileFailure(
          file: folder,
          line: nil,
          message: "the folder cannot be read: \(error.localizedDescription)"
        )
      )
      return
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        if try !isLeftOut(path) { try search(path, &visited, isLeftOut) }
      } else if endings.contains(where: name.hasSuffix) {
        files.append(path)
      }
    }
  }
}
