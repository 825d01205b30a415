import Foundation
import Testing

/// The built tool, run as a program.
enum Tool {
  /// Where it lies, beside the test bundle; nil where it was not built.
  static let url: URL? = {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let program = URL(fileURLWithPath: CommandLine.arguments[0])
    return (bundles + [program])
      .map { $0.deletingLastPathComponent().appendingPathComponent("plumbline") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// What a run left behind.
  struct Result {
    var status: Int32
    var output: String
    var errors: String

    /// The output as JSON.
    func json() throws -> [String: Any] {
      try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    }
  }

  /// Runs the tool to its end; one that takes longer than 20 seconds is stopped.
  static func run(_ arguments: String...) throws -> Result { try run(arguments) }

  static func run(
    _ arguments: [String],
    in folder: URL? = nil,
    environment: [String: String] = [:]
  ) throws -> Result {
    let tool = try #require(url)
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumbline-\(UUID().uuidString)")
    let errors = output.appendingPathExtension("errors")
    // Files take any amount of output; a pipe that nobody empties would stop the tool.
    for file in [output, errors] { try Data().write(to: file) }
    defer { for file in [output, errors] { try? FileManager.default.removeItem(at: file) } }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let end = ContinuousClock.now + .seconds(20)
    while process.isRunning, ContinuousClock.now < end { usleep(2000) }
    if process.isRunning {
      process.terminate()
      Issue.record("plumbline \(arguments.joined(separator: " ")) did not end")
    }
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    )
  }
}

extension Trait where Self == ConditionTrait {
  /// Leaves tests out where the tool was not built.
  static var needsTool: Self {
    .enabled(
      if: Tool.url != nil,
      "plumbline does not lie beside the tests: run `swift build` first"
    )
  }
}

/// A folder of documents that is there for one test.
struct Folder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumbline-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Takes the folder away.
  func remove() { try? FileManager.default.removeItem(at: url) }

  /// Puts an example of the package into the folder, as `name`.
  func copy(_ example: String, as name: String) throws {
    try write(try Data(contentsOf: Example.url(example)), as: name)
  }

  /// Writes a file, with the folders around it.
  func write(_ data: Data, as name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: file)
  }

  func write(_ text: String, as name: String) throws { try write(Data(text.utf8), as: name) }
}

/// The documents in the package's `Examples` folder.
enum Example {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples")

  static func url(_ name: String) -> URL { folder.appendingPathComponent("\(name).storyboard") }

  static func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url(name)), as: UTF8.self)
  }
}
