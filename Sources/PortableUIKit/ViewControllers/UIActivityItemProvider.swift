public import Foundation

/// Makes what there is when it is needed.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// Something of the kind that there will be.
  public let placeholderItem: Any?
  /// The activity that is to be done.
  open private(set) var activityType: UIActivity.ActivityType?
  /// What there is: what stands for it, unless a subclass says more.
  open var item: Any { placeholderItem ?? NSNull() }

  /// Creates one with something of the kind that there will be.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// Returns something of the kind that there will be.
  @preconcurrency @MainActor
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? NSNull() }

  /// Returns what there is.
  @preconcurrency @MainActor
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}
