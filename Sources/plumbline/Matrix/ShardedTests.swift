import ArgumentParser
import Foundation

/// Runs the tests of a package several times at once, each with its part of the matrices.
///
/// The tests are a program, which is run as `swift test` runs it where there is no Objective-C runtime: once for XCTest, with
/// the names of the tests, and once for Swift Testing. Several calls of `swift test` would want one folder of builds.
struct ShardedTests: Sendable {
  let swift: SwiftToolchain
  let selection: TestSelection
  let count: Int
  /// Whether what programs write goes to the standard error.
  let isQuiet: Bool

  /// What Swift Testing ends with where no test was chosen.
  ///
  /// Source: `EX_UNAVAILABLE` of `sysexits.h`, which SwiftPM takes for no failure.
  private static let noTests: Int32 = 69

  /// Builds the tests, and returns how that ended.
  func build() throws -> Int32 {
    let process = process(swift.program, ["build", "--build-tests"] + selection.buildArguments)
    process.standardOutput = isQuiet ? FileHandle.standardError : FileHandle.standardOutput
    try RunningProcesses.all.start(process)
    return try RunningProcesses.all.end(of: process)
  }

  /// Finds the program that holds the tests.
  ///
  /// - Throws: ``Failure`` where nothing is built.
  func program() throws -> URL {
    let call = ["build", "--show-bin-path"] + selection.buildArguments
    let output = try swift.output(call, in: FileManager.default.currentDirectoryPath)
    let folder = String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
    let url = URL(fileURLWithPath: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let programs = names.filter { $0.hasSuffix(".xctest") }.map(url.appendingPathComponent)
    func date(_ file: URL) -> Date {
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      return attributes?[.modificationDate] as? Date ?? .distantPast
    }
    // One of a package that was called otherwise may lie there, too.
    guard let newest = programs.max(by: { date($0) < date($1) }) else {
      throw Failure("\(folder): no tests are built there")
    }
    return newest
  }

  /// Runs all shards to their end, and returns how each ended.
  ///
  /// The folder gets the results, and the output of all shards but the first.
  func run(_ program: URL, resultsIn folder: String) throws -> [Int32] {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let runs = try runs(program)
    let statuses = Statuses(count)
    for place in 0..<count {
      try Data().write(to: URL(fileURLWithPath: Self.log(place, in: folder)))
    }
    let group = DispatchGroup()
    for place in 0..<count {
      DispatchQueue.global().async(group: group) {
        statuses[place] = status(of: place, program, runs, in: folder)
      }
    }
    group.wait()
    return statuses.all
  }

  /// The arguments of the program for each framework that has tests to run.
  private func runs(_ program: URL) throws -> [[String]] {
    var result: [[String]] = []
    if selection.runsXCTest {
      let process = process(program, ["--list-tests"])
      let output = Pipe()
      process.standardOutput = output
      try RunningProcesses.all.start(process)
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      try RunningProcesses.all.end(of: process)
      let names = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
        .filter { $0.contains("/") && !$0.contains(" ") && selection.contains($0) }
      if !names.isEmpty { result.append([names.joined(separator: ",")]) }
    }
    if selection.runsSwiftTesting { result.append(selection.swiftTestingArguments) }
    return result
  }

  /// Runs one shard, one framework after the other.
  private func status(
    of place: Int,
    _ program: URL,
    _ runs: [[String]],
    in folder: String
  ) -> Int32 {
    var result: Int32 = 0
    for arguments in runs {
      let process = process(program, arguments)
      process.environment = ProcessInfo.processInfo.environment.merging([
        "PLUMB_SHARD": "\(place + 1)/\(count)", "PLUMB_RESULTS": folder,
      ]) { $1 }
      do {
        if place == 0 {
          process.standardOutput = isQuiet ? FileHandle.standardError : FileHandle.standardOutput
        } else {
          let log = URL(fileURLWithPath: Self.log(place, in: folder))
          let handle = try FileHandle(forWritingTo: log)
          try handle.seekToEnd()
          process.standardOutput = handle
          process.standardError = handle
        }
        try RunningProcesses.all.start(process)
      } catch {
        Terminal.complain("\(program.path): it cannot be run: \(error.reason)")
        return 2
      }
      let status: Int32
      do {
        status = try RunningProcesses.all.end(of: process)
      } catch {
        // Nobody waits for the next one.
        return (error as? ExitCode)?.rawValue ?? 2
      }
      if status != Self.noTests { result = max(result, status) }
    }
    return result
  }

  private func process(_ program: URL, _ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    return process
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

/// How processes ended, each told by a thread of its own.
private final class Statuses: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Int32]

  init(_ count: Int) { values = Array(repeating: 0, count: count) }

  var all: [Int32] { lock.withLock { values } }

  subscript(place: Int) -> Int32 {
    get { lock.withLock { values[place] } }
    set { lock.withLock { values[place] = newValue } }
  }
}
