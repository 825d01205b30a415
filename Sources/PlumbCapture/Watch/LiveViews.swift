#if PLUMB_CAPTURE

import Foundation
import PlumbLog

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// The live views that a message names by address.
///
/// Nothing is taken for a view because of its address: the hierarchies of all windows are looked through for it.
@MainActor
struct LiveViews {
  /// Views in the order of the message, each once.
  private(set) var found: [(address: String, view: PlatformView)] = []
  private var names: PropertyNames?

  /// Looks for the views of a conflict.
  ///
  /// - Parameters:
  ///   - conflict: The conflict.
  ///   - roots: Views in whose hierarchies to look beside those of the windows.
  init(of conflict: LoggedConflict, in roots: [PlatformView]) {
    var wanted: [String] = []
    for anchor in conflict.listed.flatMap(\.statement.anchors) where anchor.item.id.hasPrefix("0x")
    {
      if !wanted.contains(anchor.item.id) { wanted.append(anchor.item.id) }
    }
    guard !wanted.isEmpty else { return }
    var known: [String: PlatformView] = [:]
    var all: [AnyObject] = []
    var seen: Set<ObjectIdentifier> = []
    for root in Self.windowRoots + roots.map(\.topmostView) {
      guard seen.insert(ObjectIdentifier(root)).inserted else { continue }
      var open = [root]
      while let view = open.popLast() {
        all.append(view)
        known[addressText(of: view)] = view
        open += view.subviews.reversed()
      }
    }
    found = wanted.compactMap { address in known[address].map { (address, $0) } }
    if !found.isEmpty { names = PropertyNames(of: all) }
  }

  /// The view of a window's hierarchy that is at an address, or nil where none is.
  static func view(at address: UInt) -> PlatformView? {
    var open = windowRoots
    while let view = open.popLast() {
      if UInt(bitPattern: Unmanaged.passUnretained(view).toOpaque()) == address { return view }
      open += view.subviews
    }
    return nil
  }

  private static var windowRoots: [PlatformView] {
    #if canImport(UIKit)
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    #else
    NSApplication.shared.windows.compactMap { $0.contentView?.topmostView }
    #endif
  }

  /// What a view is called: its accessibility identifier, or the property that holds it.
  func name(of view: PlatformView) -> String? {
    #if canImport(UIKit)
    let identifier = view.accessibilityIdentifier
    #else
    let identifier: String? = view.accessibilityIdentifier()
    #endif
    if let identifier, !identifier.isEmpty { return identifier }
    return names?[view]
  }
}

#endif
