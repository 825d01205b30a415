import Foundation

/// The Swift that is installed.
struct SwiftToolchain {
  /// The program.
  let program: URL
  /// What tells it from others: where it lies, how large it is and when it was installed.
  let identity: String

  /// Finds it.
  ///
  /// - Throws: ``Failure`` where there is none.
  init() throws {
    guard let found = PictureFile.find("swift") else {
      throw Failure(
        "this needs Swift, and there is no program swift in PATH (https://swift.org/install)"
      )
    }
    program = found
    let real = found.resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: real)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    identity = "\(real) \(attributes?[.size] as? Int ?? 0) \(date)"
  }

  /// Runs it in a folder, and returns what it wrote.
  ///
  /// - Throws: ``Failure`` with what it said, where it did not end well.
  func output(_ arguments: [String], in folder: String) throws -> Data {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let output = Pipe()
    process.standardOutput = output
    let errors = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumbline-\(UUID().uuidString)")
    try Data().write(to: errors)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = FileHandle.nullDevice
    try RunningProcesses.all.start(process)
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    let status = try RunningProcesses.all.end(of: process)
    guard status == 0 else {
      let words = String(decoding: (try? Data(contentsOf: errors)) ?? Data(), as: UTF8.self)
      throw Failure(
        "swift \(arguments.joined(separator: " ")) ended with \(status)\n\(words)"
      )
    }
    return data
  }
}
