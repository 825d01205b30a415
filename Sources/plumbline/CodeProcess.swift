import Foundation
import PlumbInterfaceBuilder

/// Reads Swift files in a process of its own.
@MainActor
struct CodeProcess {
  private let arguments: [String]

  /// Prepares to read files in the circumstances of a call of `serve`.
  init(_ serve: Serve, _ files: [String]) {
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
    arguments = ["read-code"] + options + ["--"] + files
  }

  /// What the process wrote.
  func result() async throws -> [ServedFile] {
    let arguments = arguments
    return try await Task.detached { try Self.run(arguments) }.value
  }

  nonisolated private static func run(_ arguments: [String]) throws -> [ServedFile] {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        "Swift files could not be read: the process ended with \(process.terminationStatus)"
      )
    }
    return try JSONDecoder().decode([ServedFile].self, from: data)
  }
}
