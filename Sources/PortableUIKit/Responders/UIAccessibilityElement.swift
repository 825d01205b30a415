public import Foundation

/// A part of a view that assistive technology sees as an element of its own.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// What the element is a part of.
  open weak var accessibilityContainer: AnyObject?
  /// The rectangle in the coordinates of the container, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// A name for tests.
  open var accessibilityIdentifier: String?

  /// Creates an element of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}

/// What a container of elements is.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none = 0
  case dataTable = 1
  case list = 2
  case landmark = 3
  case semanticGroup = 4
}
