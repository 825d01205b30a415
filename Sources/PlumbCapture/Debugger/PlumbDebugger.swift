#if PLUMB_CAPTURE

import Foundation
import LayoutEngine
import PlumbDiagnosis
import PlumbLog
import PlumbReport

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// What `plumb.py` asks a stopped app, from the debugger.
///
/// Every answer is a text in memory that is kept for good, so that the debugger can read it at leisure. Views are given
/// by their address, which has to be that of a view of a window: nothing else is taken for one.
@preconcurrency @MainActor
public enum PlumbDebugger {
  /// A text in the app's memory, in UTF-8.
  public struct Answer {
    /// Where it begins.
    public let address: UInt
    /// How many bytes it has.
    public let count: UInt
  }

  /// What the rules find in the hierarchy of a view.
  public static func findings(_ address: UInt) -> Answer {
    answer(address) { view in
      let findings = try view.plumbFindings()
      guard !findings.isEmpty else { return "nothing is wrong with it" }
      return findings.map { "\($0)" }.joined(separator: "\n")
    }
  }

  /// The views of the hierarchy as a tree of lines, with their frames.
  public static func tree(_ address: UInt) -> Answer {
    answer(address) { LayoutSnapshot(of: $0, includesLook: false).treeText }
  }

  /// The layout of the hierarchy as JSON.
  public static func json(_ address: UInt) -> Answer {
    answer(address) { try LayoutSnapshot(of: $0).json }
  }

  /// A page with the tree, the values, the constraints and the findings of the hierarchy.
  public static func page(_ address: UInt) -> Answer {
    answer(address) { view in
      let solved = try SolvedLayout(LayoutSnapshot(of: view))
      var page = InspectorPage(title: solved.snapshot.name)
      try page.add(solved, findings: solved.findings(), name: solved.snapshot.name)
      return try page.html
    }
  }

  /// The last conflict that ``LayoutWatch`` heard of.
  public static func lastConflict() -> Answer {
    LayoutWatch.flush()
    guard let last = LayoutWatch.conflicts.last else {
      return keep(
        LayoutWatch.isRunning
          ? "no conflict was told since LayoutWatch was started"
          : "LayoutWatch is not running: call LayoutWatch.start() when the app starts"
      )
    }
    return keep("\(last)")
  }

  /// The conflicts in a text of the console.
  public static func explain(_ text: String) -> Answer {
    let log = ExplainedLog(ConflictLog(text), file: "Plumb")
    guard log.explainsSomething else { return keep("there is no conflict in the text") }
    return keep(log.blocks.joined(separator: "\n\n"))
  }

  private static func answer(
    _ address: UInt,
    _ body: (PlatformView) throws -> String
  ) -> Answer {
    guard let view = LiveViews.view(at: address) else {
      return keep("there is no view of a window at 0x" + String(address, radix: 16))
    }
    do { return keep(try body(view)) } catch { return keep("the layout cannot be read: \(error)") }
  }

  private static func keep(_ text: String) -> Answer {
    let bytes = Array(text.utf8)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, bytes.count))
    memory.initialize(from: bytes, count: bytes.count)
    return Answer(address: UInt(bitPattern: memory), count: UInt(bytes.count))
  }
}

#endif
