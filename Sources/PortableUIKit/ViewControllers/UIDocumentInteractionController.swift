public import Foundation

/// What shows a file, or hands it over; nothing is shown here.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// The file.
  open var url: URL?
  /// The name of its type.
  open var uti: String?
  /// Its name.
  open var name: String?
  /// What goes with it to another application.
  open var annotation: Any?
  /// What is told.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// Its pictures; none are known.
  open var icons: [UIImage] { [] }

  /// Creates one for a file.
  public init(url: URL) {
    self.url = url
    name = url.lastPathComponent
    super.init()
  }

  /// Creates one without a file.
  public override init() {
    super.init()
  }

  /// Shows the file; yes where it is shown: where the delegate has a controller to show it from.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { url != nil && delegate != nil }
  /// Shows what can be done with the file; nothing is shown here.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Shows what can be done with the file; nothing is shown here.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Shows which applications open the file; nothing is shown here.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Shows which applications open the file; nothing is shown here.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Hides the file.
  open func dismissPreview(animated: Bool) {}
  /// Hides what can be done.
  open func dismissMenu(animated: Bool) {}
}

/// What is told of a file that is shown.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the controller to show it from.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// Returns the view that it comes from.
  func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView?
  /// Tells that it will be shown.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Tells that it is hidden.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  /// A new one.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  /// None.
  public func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView? { nil }
  /// Does nothing.
  public func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
}
