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

  /// What the file turns out to be.
  func content() throws -> LayoutContent { try LayoutContent(data(), file: name) }

  /// What the file holds.
  private func data() throws -> Data {
    if FileManager.default.fileExists(atPath: name) {
      return try LayoutContent.data(of: name)
    }
    return try fromGit()
  }

  /// Asks git for the content as it is stored: no shell, no pager, no filter has a part in it.
  private func fromGit() throws -> Data {
    guard let git = PictureFile.find("git") else {
      throw Failure("\(name): this needs the program git")
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
    let errors = Pipe()
    process.standardError = errors
    process.environment = ProcessInfo.processInfo.environment
      .merging(["LC_ALL": "C"]) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    try process.run()
    // A sentence or two: no more than a pipe holds.
    let words = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let reason =
        String(decoding: words.prefix(300), as: UTF8.self)
        .split(whereSeparator: \.isNewline).first.map { ": \($0)" } ?? ""
      throw Failure("\(name): git gives no such file\(reason)")
    }
    return try Data(contentsOf: output)
  }
}
