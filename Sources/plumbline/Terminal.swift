import Foundation
import PlumbReport

/// What the tool knows of the terminal it runs on.
enum Terminal {
  /// Whether output goes to a terminal that shows colours.
  ///
  /// Source: https://no-color.org for the variable.
  static var showsColors: Bool {
    isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
      && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// The columns of the terminal that output goes to, or 120 where it goes elsewhere.
  static var width: Int {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0,
      size.ws_col > 0
    else { return 120 }
    return Int(size.ws_col)
  }

  /// Writes a line to the standard error; nothing in it drives the terminal or a workflow.
  static func complain(_ text: String) {
    FileHandle.standardError.write(Data((TerminalText.line(text) + "\n").utf8))
  }
}

/// A bar that shows how far a long run is, on a terminal and after its first second.
@MainActor
final class ProgressBar {
  private let total: Int
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var done = 0
  private var drawn = -1

  init(total: Int) {
    self.total = total
    isShown = isatty(STDERR_FILENO) == 1
  }

  /// Counts one more document.
  func advance() {
    done += 1
    guard isShown, total > 0, ContinuousClock.now - start > .seconds(1) else { return }
    let width = done * 40 / total
    guard width != drawn else { return }
    drawn = width
    let bar = String(repeating: "█", count: width) + String(repeating: "░", count: 40 - width)
    write("\r\(bar) \(done) of \(total)")
  }

  /// Takes the bar away.
  func finish() {
    guard drawn >= 0 else { return }
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
