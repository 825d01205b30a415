import Foundation
import PlumbInterfaceBuilder

/// Reads Swift files for `serve` in a process of its own, which stays: it parses anew only what changed.
///
/// Code that UIKit stops over stops that process. What it was asked is then read by another one, which is watched and
/// leaves out what stopped it.
@MainActor
final class CodeProcess {
  private let options: [String]
  private var staying: StayingProcess?
  /// How often it was stopped; beyond ``limit`` there is none any more.
  private var stops = 0
  private static let limit = 3

  /// Prepares to read files in the circumstances of a call of `serve`.
  init(_ serve: Serve) {
    // What was asked of this process is asked of that one, but for the paths.
    var options: [String] = []
    for device in serve.variants.device { options += ["--device", device] }
    if let orientation = serve.variants.orientation {
      options += ["--orientation", orientation.rawValue]
    }
    if let system = serve.variants.ios?.text { options += ["--ios", system] }
    options += ["--direction", serve.variants.direction.rawValue]
    for size in serve.variants.textSize { options += ["--text-size", size.rawValue] }
    if let style = serve.style { options += ["--style", style.rawValue] }
    for place in serve.assets.places { options += ["--assets", place] }
    if serve.assets.isOff { options.append("--no-assets") }
    for place in serve.fonts.places { options += ["--fonts", place] }
    if serve.fonts.ignoresRepositories { options.append("--no-repository-fonts") }
    self.options = options
  }

  /// Ends the process that stays: it knows assets that have changed.
  func forget() { staying = nil }

  /// What is served of files.
  ///
  /// - Throws: ``Failure`` where they cannot be read.
  func result(_ files: [String]) async throws -> [ServedFile] {
    if stops < Self.limit {
      if staying == nil { staying = try StayingProcess(["read-code", "--stays"] + options) }
      if let staying {
        if let answer = await Task.detached(operation: { staying.answer(files) }).value {
          return try JSONDecoder().decode([ServedFile].self, from: answer)
        }
        stops += 1
        self.staying = nil
      }
    }
    let arguments = ["read-code"] + options + ["--"] + files
    return try await Task.detached { try Self.run(arguments) }.value
  }

  nonisolated private static func run(_ arguments: [String]) throws -> [ServedFile] {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try RunningProcesses.all.start(process)
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    let status = try RunningProcesses.all.end(of: process)
    guard status == 0 else {
      throw Failure("Swift files could not be read: the process ended with \(status)")
    }
    return try JSONDecoder().decode([ServedFile].self, from: data)
  }
}

/// A process that answers one question after the other: a line of JSON with the files, and back the number of bytes in a
/// line and the bytes.
private final class StayingProcess: @unchecked Sendable {
  private let process = Process()
  // Who asks waits for the answer before it asks again.
  private let input = Pipe()
  private let output = Pipe()

  init(_ arguments: [String]) throws {
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    // What stops it is told by the process that reads the same again.
    process.standardError = FileHandle.nullDevice
    try RunningProcesses.all.start(process, isAwaited: false)
  }

  deinit {
    // It ends with its input.
    RunningProcesses.all.forget(process)
    try? input.fileHandleForWriting.close()
  }

  /// The answer; nil where the process was stopped.
  func answer(_ files: [String]) -> Data? {
    guard process.isRunning, let question = try? JSONEncoder().encode(files),
      (try? input.fileHandleForWriting.write(contentsOf: question + Data("\n".utf8))) != nil
    else { return nil }
    let handle = output.fileHandleForReading
    var size = 0
    while let byte = try? handle.read(upToCount: 1)?.first, byte != 0x0A {
      guard (0x30...0x39).contains(byte), size < 1 << 40 else { return nil }
      size = size * 10 + Int(byte - 0x30)
    }
    guard size > 0 else { return nil }
    var data = Data()
    while data.count < size {
      guard let part = try? handle.read(upToCount: size - data.count), !part.isEmpty else {
        return nil
      }
      data += part
    }
    return data
  }
}
