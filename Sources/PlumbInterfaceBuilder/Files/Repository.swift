import Foundation

/// Where files lie in their repositories.
package struct Repository {
  private var roots: [String: String?] = [:]
  /// The working folder, without links.
  package let workingFolder: String

  package init(workingFolder: String = FileManager.default.currentDirectoryPath) {
    self.workingFolder = Self.resolved(workingFolder)
  }

  /// A file's absolute path without links.
  package func path(_ file: String) -> String {
    Self.resolved(file.hasPrefix("/") ? file : workingFolder + "/" + file)
  }

  private static func resolved(_ path: String) -> String {
    PathNames.normalized(
      URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    )
  }

  /// The root of the repository around a folder, which is an absolute path; nil outside of one.
  package mutating func root(around folder: String) -> String? {
    if let known = roots[folder] { return known }
    let root = PathNames.ancestors(folder).first {
      // A folder, or in worktrees and submodules a file.
      FileManager.default.fileExists(atPath: ($0 == "/" ? "" : $0) + "/.git")
    }
    roots[folder] = .some(root)
    return root
  }

  /// The folders that settings for a file are looked for in: its own, and those around it up to the repository's
  /// root, or without a repository up to the working folder where the file lies in that.
  package mutating func foldersAround(_ file: String) -> [String] {
    let folder = PathNames.normalized(path(file) + "/..")
    let ancestors = PathNames.ancestors(folder)
    let end = root(around: folder) ?? (ancestors.contains(workingFolder) ? workingFolder : folder)
    return Array(ancestors.prefix { $0 != end }) + [end]
  }

  /// A file from its repository's root, whatever the working folder.
  ///
  /// Outside of a repository from the working folder, and where the file does not lie in that, as an absolute
  /// path.
  package mutating func name(_ file: String) -> String {
    let path = path(file)
    let folder = PathNames.normalized(path + "/..")
    return PathNames.relative(path, to: root(around: folder) ?? workingFolder) ?? path
  }
}
