#if PLUMB_CAPTURE || !canImport(Darwin)

#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

/// What can be laid out and recorded: a view (a window is one), a controller.
@MainActor
public protocol SnapshotSubject: AnyObject {
  /// The view that is laid out with all of its hierarchy.
  var testedView: TestedView { get }
}

extension TestedView: SnapshotSubject {
  public var testedView: TestedView { self }
}

#if canImport(UIKit)
extension UIViewController: SnapshotSubject {
  public var testedView: TestedView { view }
}
#else
extension NSViewController: SnapshotSubject {
  public var testedView: TestedView { view }
}
#endif

#endif
