public import Foundation
import Requirements

/// A document of scenes.
///
/// - Note: UIKit: loads documents. Here nothing is loaded: code that names documents compiles, and traps where
///   it would load one. The product `PlumbInterfaceBuilder` makes the views of documents
///   (`InterfaceDocument.hierarchy(of:)`), and `plumbline` checks and draws them without running code.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  /// Names a document; it is not looked for.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  private static func refusal(of name: String) -> String {
    "\(name).storyboard is not loaded on this platform: make the controller in code, or the views of the "
      + "document with InterfaceDocument.hierarchy(of:) of PlumbInterfaceBuilder"
  }

  /// Traps: documents are not loaded here.
  open func instantiateInitialViewController() -> UIViewController? {
    requirementFailure(Self.refusal(of: name))
  }

  /// Traps: documents are not loaded here.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    requirementFailure(Self.refusal(of: name))
  }
}

/// A change between scenes of a document; nothing makes one here.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name of the change.
  public let identifier: String?
  /// The controller before.
  public let source: UIViewController
  /// The controller afterwards.
  public let destination: UIViewController

  /// Creates a change.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Shows the controller afterwards.
  open func perform() {
    source.show(destination, sender: nil)
  }
}

extension Bundle {
  /// Returns nil: documents are not loaded here.
  public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [String: Any]? = nil
  ) -> [Any]? {
    nil
  }
}
