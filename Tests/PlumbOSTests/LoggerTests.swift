import Foundation
import PlumbOS
import Testing

@Suite(.serialized) struct `Loggers` {
  /// What is written meanwhile.
  private func written(_ body: () -> Void) -> [String] {
    let lines = OSAllocatedUnfairLock(initialState: [String]())
    LogStream.sink = { line in lines.withLock { $0.append(line) } }
    defer { LogStream.sink = nil }
    body()
    return lines.withLock { $0 }
  }

  @Test func `write who says what, with all values`() {
    let logger = Logger(subsystem: "app", category: "net")
    let name: String? = "Ada"
    let lines = written {
      logger.notice(
        "hello \(name, privacy: .private), \(3) and \(255, format: .hex), \(1.5, format: .fixed(precision: 2))"
      )
      logger.error("bad")
    }
    #expect(lines == ["[app:net] default: hello Ada, 3 and ff, 1.50\n", "[app:net] error: bad\n"])
  }

  @Test func `write what helps only where it is asked for`() {
    let isAsked = ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil
    #expect(written { Logger().debug("detail") }.isEmpty != isAsked)
  }

  @Test func `of the older kind fill in formats`() {
    let log = OSLog(subsystem: "app", category: "old")
    let lines = written {
      os_log("%{public}@ has %d", log: log, type: .fault, "Ada" as NSString, 3)
      os_log("never", log: .disabled)
    }
    #expect(lines == ["[app:old] fault: Ada has 3\n"])
  }

  @Test func `have signposts that do what they stand around`() {
    let signposter = OSSignposter(subsystem: "app", category: "net")
    #expect(signposter.makeSignpostID() != signposter.makeSignpostID())
    #expect(signposter.withIntervalSignpost("load") { 7 } == 7)
  }
}
