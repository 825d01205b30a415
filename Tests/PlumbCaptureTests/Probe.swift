import Foundation
import Testing

/// A program of the package that is run, and whose streams are read.
struct Probe {
  /// What the program wrote to its output and to its error stream.
  var output: Data
  var errors: Data
  /// How it ended: by a status, or by a signal.
  var status: Int32
  var wasKilled: Bool

  var outputText: String { String(decoding: output, as: UTF8.self) }
  var errorText: String { String(decoding: errors, as: UTF8.self) }

  /// Where a program of the build lies: beside the tests.
  static func url(_ name: String) -> URL? {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let program = URL(fileURLWithPath: CommandLine.arguments[0])
    return (bundles + [program])
      .map { $0.deletingLastPathComponent().appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Where a program of the build lies.
  ///
  /// - Throws: Where it is not built.
  static func required(_ name: String) throws -> URL {
    let url: URL? = url(name)
    return try #require(url, "\(name) is not built")
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - arguments: What it is told.
  ///   - delay: How long nobody reads what it writes, in seconds, so that its pipes fill up.
  /// - Throws: Where it cannot be run.
  init(_ name: String, _ arguments: String..., delay: Double = 0) throws {
    let process = Process()
    process.executableURL = try Self.required(name)
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    let (out, errors) = (Pipe(), Pipe())
    process.standardOutput = out
    process.standardError = errors
    try process.run()
    if delay > 0 { Thread.sleep(forTimeInterval: delay) }
    let reader = Reader(out.fileHandleForReading)
    self.errors = errors.fileHandleForReading.readDataToEndOfFile()
    output = reader.wait()
    process.waitUntilExit()
    status = process.terminationStatus
    wasKilled = process.terminationReason == .uncaughtSignal
  }

  /// Reads a stream beside another one.
  private final class Reader: @unchecked Sendable {
    private let group = DispatchGroup()
    private var data = Data()

    init(_ file: FileHandle) {
      group.enter()
      DispatchQueue.global().async { [self] in
        data = file.readDataToEndOfFile()
        group.leave()
      }
    }

    func wait() -> Data {
      group.wait()
      return data
    }
  }
}

extension Trait where Self == ConditionTrait {
  static var needsProbes: Self {
    .enabled(if: Probe.url("watch-probe") != nil, "watch-probe is not built")
  }
}
