import Foundation

/// A small program that drives a library to compare with.
struct PeerProgram {
  private let path: String

  private init(path: String) { self.path = path }

  /// Builds the program by a script of this repository that prints its path.
  ///
  /// It is nil where the library cannot be had.
  ///
  /// - Parameter script: The script's path in the repository.
  init?(builtBy script: String) {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let script = PeerProgram(path: root.appendingPathComponent(script).path)
    guard FileManager.default.isExecutableFile(atPath: script.path), let path = script.run([])
    else { return nil }
    self.init(path: path)
  }

  /// What the program prints, without the white space around it.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments.
  ///   - input: What it reads on its standard input.
  /// - Returns: The text; nil where the program cannot be run or fails.
  func run(_ arguments: [String], input: Data = Data()) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let stdin = Pipe()
    let stdout = Pipe()
    process.standardInput = stdin
    process.standardOutput = stdout
    do {
      try process.run()
      DispatchQueue.global().async {
        stdin.fileHandleForWriting.write(input)
        try? stdin.fileHandleForWriting.close()
      }
      let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { return nil }
      return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    } catch {
      return nil
    }
  }
}
