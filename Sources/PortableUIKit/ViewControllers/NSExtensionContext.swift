#if !canImport(ObjectiveC)
public import Foundation

/// Something that another application hands over.
open class NSExtensionItem: NSObject {
  /// What it is called.
  open var attributedTitle: NSAttributedString?
  /// Words.
  open var attributedContentText: NSAttributedString?
  /// What comes with it.
  open var attachments: [NSItemProvider]?
  /// Data of the application's choice.
  open var userInfo: [AnyHashable: Any]?
}

/// What an extension is asked; there is no application here that asks.
open class NSExtensionContext: NSObject {
  /// What was handed over, of class `NSExtensionItem`.
  open var inputItems: [Any] { [] }

  /// Says that what was asked is done.
  open func completeRequest(
    returningItems items: [Any]?,
    completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }

  /// Says that what was asked cannot be done.
  open func cancelRequest(withError error: any Error) {}

  /// Opens an address; none can be opened here.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

extension UIViewController {
  /// What the controller is asked where it belongs to an extension; nil, as it does not here.
  public var extensionContext: NSExtensionContext? { nil }
}
#endif
