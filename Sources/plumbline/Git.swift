import Foundation

/// Asks git what it keeps: no shell, no pager and no filter has a part in it.
struct Git {
  /// The folder that git works in.
  let folder: String
  private let program: URL

  /// - Throws: ``Failure`` where git is not installed.
  init(in folder: String, for purpose: String) throws {
    guard let program = PictureFile.find("git") else {
      throw Failure("\(purpose): this needs the program git")
    }
    self.folder = folder
    self.program = program
  }

  /// What a call of git that ended well wrote, or git's own words on why it did not.
  enum Answer {
    case output(Data)
    case refused(String)
  }

  /// Calls git, which reads `input` from its standard input.
  func ask(_ arguments: [String], input: Data? = nil) throws -> Answer {
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumbline-\(UUID().uuidString)")
    // A file takes any amount of output; a pipe that nobody empties would stop git.
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    let source = output.appendingPathExtension("input")
    if let input { try input.write(to: source) }
    defer { if input != nil { try? FileManager.default.removeItem(at: source) } }
    let process = Process()
    process.executableURL = program
    process.arguments = ["--no-pager"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardOutput = try FileHandle(forWritingTo: output)
    let errors = Pipe()
    process.standardError = errors
    process.environment = ProcessInfo.processInfo.environment
      .merging(["LC_ALL": "C"]) { _, new in new }
    process.standardInput =
      input == nil ? FileHandle.nullDevice : try FileHandle(forReadingFrom: source)
    try RunningProcesses.all.start(process)
    // A sentence or two: no more than a pipe holds.
    let words = try errors.fileHandleForReading.readToEnd() ?? Data()
    guard try RunningProcesses.all.end(of: process) == 0 else {
      let reason = String(decoding: words.prefix(300), as: UTF8.self)
        .split(whereSeparator: \.isNewline).first.map(String.init)
      return .refused(reason ?? "")
    }
    return .output(try Data(contentsOf: output))
  }

  /// What git wrote, or nil where it refused.
  func output(_ arguments: [String], input: Data? = nil) throws -> Data? {
    guard case .output(let data) = try ask(arguments, input: input) else { return nil }
    return data
  }

  /// The first line that git wrote, or nil where it refused.
  func line(_ arguments: [String]) throws -> String? {
    try output(arguments).map {
      String(decoding: $0, as: UTF8.self).split(whereSeparator: \.isNewline).first.map(String.init)
        ?? ""
    }
  }

  /// The texts between zero bytes.
  func texts(_ arguments: [String]) throws -> [String]? {
    try output(arguments).map {
      $0.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
