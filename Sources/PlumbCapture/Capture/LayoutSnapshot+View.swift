#if PLUMB_CAPTURE

import Foundation
public import LayoutEngine

#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

extension LayoutSnapshot {
  /// The layout of a live view's hierarchy as a value, after a layout pass.
  ///
  ///     let snapshot = LayoutSnapshot(of: view)
  ///     for finding in try SolvedLayout(snapshot).findings() { print(finding) }
  ///
  /// It is read through the public surface of UIKit (AppKit on macOS) alone, Apple's or ours, and nothing of the views
  /// is changed. A view is called by its accessibility identifier, else by the property of your own class in which a
  /// view of the hierarchy, or its controller, holds it. Constraints of the DSL carry their lines.
  ///
  /// What no public member tells is left out, see <doc:WhatACaptureKnows>.
  ///
  /// - Parameters:
  ///   - view: A view. All of the hierarchy that it is in is taken over; the topmost view is the first item.
  ///   - name: What reports call the layout; the class of the view's controller, or of the view, unless told otherwise.
  ///   - includesLook: Whether to keep what the views look like, for pictures.
  @preconcurrency @MainActor
  public init(of view: PlatformView, named name: String? = nil, includesLook: Bool = true) {
    var capture = TreeCapture(of: view, named: name)
    if includesLook { capture.addLooks() }
    self = capture.snapshot
  }

  /// The layout as JSON, for `plumbline inspect` and `plumbline check` to open.
  ///
  /// - Throws: Where a number of the layout is none that JSON knows.
  public var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}

#endif
