#if !canImport(Darwin)
import Foundation
import Plumb
import PlumbCapture
import UIKit

/// What the app's console says of the six traps, where there is no app: each screen the wrong way, then the right one.
@main
@MainActor
enum Console {
  static func main() {
    // What the DSL itself notices at the line of a trap is not what is shown here.
    onIssue = { _ in }
    LayoutWatch.start()
    for (index, trap) in Trap.all.enumerated() {
      say("\(index + 1). \(trap.title)")
      show(trap, isFixed: false)
      say("fixed: \(trap.fix)")
      show(trap, isFixed: true)
    }
    LayoutWatch.stop()
  }

  /// Shows a screen on the device that it was made on, and on a wider one.
  private static func show(_ trap: Trap, isFixed: Bool) {
    let screen = TrapView(trap, isFixed: isFixed)
    let window = UIWindow(frame: screen.frame)
    window.addSubview(screen)
    window.isHidden = false
    LayoutWatch.check(screen)
    window.frame.size.width = 430
    screen.frame.size.width = 430
    LayoutWatch.check(screen)
    LayoutWatch.flush()
  }

  /// Writes a line at once: both streams end in one console.
  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
#endif
