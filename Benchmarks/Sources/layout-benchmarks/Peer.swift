import Foundation
import TestSupport

/// kiwi, driven through a small program of its own.
struct Peer {
  let program: String

  /// What is timed.
  enum Mode: String {
    case build
    case resize
    case constant
    case churn
  }

  /// Builds the program, or answers nil where kiwi cannot be had.
  static func build() -> Peer? {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let script = root.appendingPathComponent("Scripts/build-kiwi").path
    guard FileManager.default.isExecutableFile(atPath: script),
      let output = run(script, [], input: Data())
    else { return nil }
    return Peer(program: output)
  }

  /// The median time of some runs.
  ///
  /// - Parameters:
  ///   - mode: What is timed.
  ///   - workload: The system.
  ///   - runs: How often it is done.
  ///   - constants: The values that the changed constant takes by turns.
  /// - Returns: The time in microseconds; nil where the program failed.
  func median(
    _ mode: Mode,
    _ workload: Workload,
    runs: Int,
    constants: [Double] = []
  ) -> Double? {
    let arguments = [mode.rawValue, "\(runs)"] + constants.map { "\($0)" }
    return Peer.run(program, arguments, input: workload.text)
      .flatMap(Double.init).map { $0 / 1000 }
  }

  private static func run(_ program: String, _ arguments: [String], input: Data) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
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
