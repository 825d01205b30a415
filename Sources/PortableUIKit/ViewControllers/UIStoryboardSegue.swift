public import Foundation

/// A change between scenes of a document.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name of the change.
  public let identifier: String?
  /// The controller before.
  public let source: UIViewController
  /// The controller afterwards.
  public let destination: UIViewController
  /// What the change does, where its class does not say so.
  private var performHandler: (() -> Void)?

  /// Creates a change.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a change that a closure makes.
  public convenience init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Creates a change of a class that is known only at run time; see `ReusableView.swift`.
  @_silgen_name("plumb_UIStoryboardSegue_init_connecting")
  convenience init(
    connecting identifier: String?,
    from source: UIViewController,
    to destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  /// Makes the change: what the document says, or else shows the controller afterwards.
  open func perform() {
    if let performHandler { performHandler() } else { source.show(destination, sender: nil) }
  }
}

// Apart from the class, so that subclasses in other modules have no place for it in their tables: a symbol of an optimised
// library that only its own code names is not there for them.
extension UIStoryboardSegue {
  @_silgen_name("plumb_UIStoryboardSegue_init_connecting")
  private class func allocate(
    _ identifier: consuming String?,
    _ source: consuming UIViewController,
    _ destination: consuming UIViewController
  ) -> UIStoryboardSegue

  /// Makes a change of a class that is known only at run time.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - identifier: The name of the change.
  ///   - source: The controller before.
  ///   - destination: The controller afterwards.
  ///   - handler: What it does, where its class does not say so.
  /// - Returns: The change.
  package static func make(
    _ type: UIStoryboardSegue.Type,
    _ identifier: String?,
    from source: UIViewController,
    to destination: UIViewController,
    _ handler: @escaping @MainActor (UIViewController, UIViewController) -> Void
  ) -> UIStoryboardSegue {
    let segue = type.allocate(identifier, source, destination)
    segue.performHandler = { [unowned segue] in handler(segue.source, segue.destination) }
    return segue
  }
}

/// What a control of a document follows a segue by.
package final class SegueTrigger: NSObject {
  private let run: @MainActor (Any?) -> Void

  /// Creates a trigger; whoever is to follow the segue keeps it alive.
  package init(_ run: @escaping @MainActor (Any?) -> Void) {
    self.run = run
    super.init()
  }

  /// What stands for the method that follows the segue: no class has to know it, since triggers are asked themselves.
  package static var action: Selector { Selector(("followSegue:")) }

  /// Follows the segue.
  func follow(_ sender: Any?) {
    let run = run
    nonisolated(unsafe) let sender = sender
    MainActor.assumeIsolated { run(sender) }
  }
}
