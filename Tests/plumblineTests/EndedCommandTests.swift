#if os(Linux)

import Foundation
import Testing

@Suite(.needsTool) struct `A command that is ended` {
  /// The programs that a process has started, as Linux lists them.
  private func children(of process: Int32) -> [Int32] {
    let list = "/proc/\(process)/task/\(process)/children"
    return ((try? String(contentsOfFile: list, encoding: .utf8)) ?? "")
      .split(separator: " ").compactMap { Int32($0) }
  }

  private func wait(until condition: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < end {
      if condition() { return true }
      usleep(2000)
    }
    return false
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `ends what it has started`(_ number: Int32) throws {
    let folder = try Folder()
    defer { folder.remove() }
    let code = folder.url.appendingPathComponent("Many.swift")
    let labels = String(repeating: "addSubview(UILabel())\n", count: 20_000)
    try """
    import UIKit
    final class Many: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        \(labels)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """.write(to: code, atomically: true, encoding: .utf8)
    let tool = try #require(Tool.url)
    let process = Process()
    process.executableURL = tool
    process.arguments = ["check", code.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let identifier = process.processIdentifier
    #expect(wait { !children(of: identifier).isEmpty })
    let others = children(of: identifier)
    kill(identifier, number)
    #expect(wait { !process.isRunning })
    #expect(
      process.terminationReason == .uncaughtSignal
        || process.terminationStatus == 128 + number
    )
    #expect(wait { others.allSatisfy { kill($0, 0) != 0 } })
  }
}

#endif
