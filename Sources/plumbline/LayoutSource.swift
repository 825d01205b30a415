import Foundation

/// A file, or a file of a revision that git keeps.
struct LayoutSource {
  /// What the caller wrote.
  let name: String

  /// Why a source cannot be read.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Takes a name as it was given.
  ///
  /// - Throws: ``Failure`` for a revision that git would take for an option.
  init(_ name: String) throws {
    self.name = name
    guard !FileManager.default.fileExists(atPath: name) else { return }
    if name.hasPrefix("-") {
      throw Failure(
        description: "'\(name)' begins with a dash; neither files nor revisions do here"
      )
    }
    guard name.contains(":") else {
      throw Failure(description: "\(name): there is no such file; a file of git is REVISION:path")
    }
  }

  /// What the file turns out to be.
  func content() throws -> LayoutContent { try LayoutContent(data(), file: name) }

  /// What the file holds.
  private func data() throws -> Data {
    if FileManager.default.fileExists(atPath: name) {
      return try Data(contentsOf: URL(fileURLWithPath: name))
    }
    return try fromGit()
  }

  /// Asks git for the content as it is stored: no shell, no pager, no filter has a part in it.
  private func fromGit() throws -> Data {
    guard let git = PictureFile.find("git") else {
      throw Failure(description: "\(name): this needs the program git")
    }
    let folder = FileManager.default.temporaryDirectory
    let output = folder.appendingPathComponent("plumbline-\(UUID().uuidString)")
    // A file takes any amount of output; a pipe that nobody empties would stop git.
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    let process = Process()
    process.executableURL = git
    process.arguments = ["--no-pager", "cat-file", "blob", name]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(name): git has no such file in that revision")
    }
    return try Data(contentsOf: output)
  }
}
