#if PLUMB_CAPTURE

#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

// The platform's types under names that are the same on every platform.

#if canImport(UIKit)

/// A view of the platform.
public typealias PlatformView = UIView
typealias PlatformGuide = UILayoutGuide

#else

/// A view of the platform.
public typealias PlatformView = NSView
typealias PlatformGuide = NSLayoutGuide

#endif

extension PlatformView {
  /// The topmost view above this one.
  var topmostView: PlatformView {
    var view = self
    while let above = view.superview { view = above }
    return view
  }

  /// Lays the whole hierarchy out.
  func layOutHierarchy() {
    #if canImport(UIKit)
    topmostView.layoutIfNeeded()
    #else
    topmostView.layoutSubtreeIfNeeded()
    #endif
  }
}

/// An object's address, as messages of the platform print it.
func addressText(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}

#endif
