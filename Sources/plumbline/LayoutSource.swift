import Foundation

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

  /// What the file turns out to be; the fonts that it names become known first.
  func content(_ fonts: FontOptions) throws -> LayoutContent {
    let data = try data()
    fonts.supply(path, data)
    return try LayoutContent(data, file: name)
  }

  /// What the file holds.
  private func data() throws -> Data {
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
