import Foundation
import Testing

extension Folder {
  /// Calls git in the folder, with a name and without the settings of whoever runs the tests.
  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false"]
      + arguments
    process.currentDirectoryURL = url
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.environment = ProcessInfo.processInfo.environment
      .merging(["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"]) { $1 }
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let words = String(decoding: text, as: UTF8.self)
    #expect(process.terminationStatus == 0, "git \(arguments.joined(separator: " ")): \(words)")
    return words
  }

  /// Makes the folder a repository with a first commit of what is in it.
  func makeRepository() throws {
    try git("init", "-q", "-b", "main")
    try commit()
  }

  /// Commits everything.
  func commit() throws {
    try git("add", "-A")
    try git("commit", "-q", "--allow-empty", "-m", "Change")
  }
}

extension Trait where Self == ConditionTrait {
  /// Leaves tests out where git is not installed.
  static var needsGit: Self {
    .enabled(
      if: (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .contains { FileManager.default.isExecutableFile(atPath: "\($0)/git") },
      "git is not installed"
    )
  }
}
