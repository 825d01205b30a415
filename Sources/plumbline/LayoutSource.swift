import Foundation
import PlumbInterfaceBuilder

/// A file, or a file of a revision that git keeps.
struct LayoutSource {
  /// What the caller wrote.
  let name: String

  /// Takes a name as it was given.
  ///
  /// - Throws: ``Failure`` for a revision that git would take for an option.
  init(_ name: String) throws {
    self.name = name
    guard !FileManager.default.fileExists(atPath: name) else { return }
    if name.hasPrefix("-") {
      throw Failure(
        "there is no file '\(name)', and a revision of git cannot begin with a dash"
      )
    }
    guard name.contains(":") else {
      throw Failure("\(name): there is no such file; a file of git is REVISION:path")
    }
  }

  /// The file's path, without a revision.
  var path: String {
    if FileManager.default.fileExists(atPath: name) { return name }
    return name.firstIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }

  /// What lies beside a file of a revision, and the file's path from the root; nil for a file that is no revision's.
  @MainActor
  func surroundings(_ assets: AssetOptions) throws -> (RevisionSurroundings, path: String)? {
    guard !FileManager.default.fileExists(atPath: name), let colon = name.firstIndex(of: ":"),
      colon != name.startIndex
    else { return nil }
    let git = try Git(in: FileManager.default.currentDirectoryPath, for: name)
    guard
      let commit = try git.line(["rev-parse", "--verify", "--quiet", name[..<colon] + "^{commit}"]),
      let top = try git.line(["rev-parse", "--show-toplevel"]),
      let prefix = try git.line(["rev-parse", "--show-prefix"])
    else { return nil }
    let root = Repository(workingFolder: top).workingFolder
    // From the root, but from the working folder behind a dot.
    let place = PathNames.normalized("/" + (path.hasPrefix(".") ? prefix : "") + path)
    let tree = RevisionTree(root: root, revision: commit, git: try Git(in: root, for: name))
    return (try RevisionSurroundings(tree, assets), String(place.dropFirst()))
  }

  /// What the file holds.
  func data() throws -> Data {
    if FileManager.default.fileExists(atPath: name) {
      return try LayoutContent.data(of: name)
    }
    return try fromGit()
  }

  /// Asks git for the content as it is stored.
  private func fromGit() throws -> Data {
    let git = try Git(in: FileManager.default.currentDirectoryPath, for: name)
    switch try git.ask(["cat-file", "blob", name]) {
    case .output(let data): return data
    case .refused(let reason):
      throw Failure("\(name): git gives no such file" + (reason.isEmpty ? "" : ": \(reason)"))
    }
  }
}
