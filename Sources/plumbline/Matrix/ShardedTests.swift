import Foundation

/// Runs `swift test` several times at once, each with its part of the matrices.
struct ShardedTests {
  let swift: URL
  /// What the user gives to `swift test`.
  let arguments: [String]
  let count: Int
  /// Whether what programs write goes to the standard error.
  let isQuiet: Bool

  /// Options of `swift test` that `swift build` does not know, and whether a value follows.
  ///
  /// Source: `swift test --help` of Swift 6.3.
  private static let testOptions: [String: Bool] = [
    "--filter": true, "--skip": true, "--specifier": true, "-s": true, "--num-workers": true,
    "--xunit-output": true, "--attachments-path": true, "--parallel": false,
    "--no-parallel": false, "--skip-build": false, "--enable-code-coverage": false,
    "--disable-code-coverage": false,
  ]

  /// The arguments that the build takes as well.
  static func buildArguments(_ arguments: [String]) -> [String] {
    var result: [String] = []
    var rest = arguments[...]
    while let next = rest.popFirst() {
      let name = next.split(separator: "=", maxSplits: 1).first.map(String.init) ?? next
      guard let takesValue = testOptions[name] else {
        result.append(next)
        continue
      }
      if takesValue, !next.contains("=") { rest = rest.dropFirst() }
    }
    return result
  }

  /// Builds the tests, and returns how that ended.
  func build() throws -> Int32 {
    let process = try process(["build", "--build-tests"] + Self.buildArguments(arguments))
    process.standardOutput = isQuiet ? FileHandle.standardError : FileHandle.standardOutput
    return try Self.finish([process])[0]
  }

  /// Runs all shards to their end, and returns how each ended.
  ///
  /// The folder gets the results, and the output of all shards but the first.
  func run(resultsIn folder: String) throws -> [Int32] {
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var processes: [Process] = []
    for place in 0..<count {
      // SwiftPM lets one process after the other use a folder of a build; nothing is built here.
      let fixed = ["test", "--skip-build", "--ignore-lock"]
      let process = try process(fixed + arguments.filter { $0 != "--skip-build" })
      process.environment = ProcessInfo.processInfo.environment.merging([
        "PLUMB_SHARD": "\(place + 1)/\(count)", "PLUMB_RESULTS": folder,
      ]) { $1 }
      if place == 0 {
        process.standardOutput = isQuiet ? FileHandle.standardError : FileHandle.standardOutput
      } else {
        let log = Self.log(place, in: folder)
        try Data().write(to: URL(fileURLWithPath: log))
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
        process.standardOutput = handle
        process.standardError = handle
      }
      processes.append(process)
    }
    return try Self.finish(processes)
  }

  private func process(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = swift
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    return process
  }

  /// Runs processes beside each other until all have ended; signals that end us end them.
  private static func finish(_ processes: [Process]) throws -> [Int32] {
    for process in processes { try process.run() }
    let signals = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      let identifiers = processes.map(\.processIdentifier)
      source.setEventHandler { for identifier in identifiers { kill(identifier, number) } }
      source.resume()
      return source
    }
    defer { for source in signals { source.cancel() } }
    return processes.map { process in
      process.waitUntilExit()
      return process.terminationReason == .exit
        ? process.terminationStatus : 128 + process.terminationStatus
    }
  }

  // MARK: - Output

  private static func log(_ place: Int, in folder: String) -> String {
    "\(folder)/shard-\(place + 1).log"
  }

  /// The lines of a shard's output that say what failed; its last ones where none does.
  func failures(of place: Int, in folder: String) -> [String] {
    let data = FileManager.default.contents(atPath: Self.log(place, in: folder)) ?? Data()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    let failing = lines.filter { line in
      line.hasPrefix("✘")
        || [": error:", "Fatal error", "fatal error"].contains(where: line.contains)
    }
    return failing.isEmpty ? Array(lines.suffix(20)) : Array(failing.prefix(100))
  }

  /// Copies the output of the shards into another folder.
  func keepLogs(of folder: String, in output: String) throws {
    let manager = FileManager.default
    do {
      try manager.createDirectory(atPath: output, withIntermediateDirectories: true)
    } catch {
      throw Failure("\(output): the folder cannot be made: \(error.reason)")
    }
    for place in 1..<max(count, 1) {
      guard let data = manager.contents(atPath: Self.log(place, in: folder)) else { continue }
      try PictureFile.write(data, to: Self.log(place, in: output))
    }
  }
}
