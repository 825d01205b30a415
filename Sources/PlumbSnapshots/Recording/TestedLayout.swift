#if PLUMB_CAPTURE || !canImport(Darwin)

import LayoutEngine

#if PLUMB_CAPTURE
import PlumbCapture
#endif
#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif
#if !canImport(Darwin)
import PortableUIKit
#endif

#if canImport(UIKit)
/// A view of the platform that runs the tests.
public typealias TestedView = UIView
#else
/// A view of the platform that runs the tests.
public typealias TestedView = NSView
#endif

/// The layouts that are compared and judged: our own UIKit says more of them than a public surface does, such as the
/// lines that made constraints by anchors; Apple's is captured.
@MainActor
enum TestedLayout {
  /// A layout for a recording.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - name: What the layout is called.
  ///   - isNamed: Whether views have the names of the properties that hold them; on Apple's platforms they always do.
  /// - Returns: The layout with what the views look like.
  static func recorded(
    _ view: TestedView,
    named name: String,
    isNamed: Bool
  ) -> LayoutSnapshot {
    #if !canImport(Darwin)
    isNamed
      ? view.layoutSnapshot(named: name)
      : view.captureLayout(name: name, includesLook: true).snapshot
    #else
    LayoutSnapshot(of: view, named: name)
    #endif
  }

  /// A layout for rules.
  static func judged(_ view: TestedView) -> LayoutSnapshot {
    #if !canImport(Darwin)
    view.layoutSnapshot(includesLook: false)
    #else
    LayoutSnapshot(of: view, includesLook: false)
    #endif
  }
}

#endif
