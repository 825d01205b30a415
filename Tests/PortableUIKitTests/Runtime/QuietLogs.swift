import Foundation
import Logging
import QuietLogs

/// Lets a run of the tests print results alone: thousands of layouts in them conflict on purpose, and what is logged
/// of each reads like a failure.
///
/// Called before the first test, see QuietLogs.c. With `PLUMB_TEST_LOGS=1` the messages are printed.
@_cdecl("plumb_quiet_logs")
public func quietLogs() {
  guard ProcessInfo.processInfo.environment["PLUMB_TEST_LOGS"] == nil else { return }
  LoggingSystem.bootstrap { _ in SwiftLogNoOpLogHandler() }
}
