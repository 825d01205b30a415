extension NSLayoutConstraint {
  /// The first item's attribute as an anchor.
  ///
  /// It equals the anchor that the constraint was made from, whatever that anchor's type is.
  ///
  /// - Note: UIKit: the anchor can be cast to the anchor of an axis; here it is of the general type alone.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(holding: Uncounted(holding: first), firstAttribute)
  }

  /// The second item's attribute as an anchor; nil where there is no second item.
  ///
  /// - Note: UIKit: the anchor can be cast to the anchor of an axis; here it is of the general type alone.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    guard let second else { return nil }
    return NSLayoutAnchor(holding: Uncounted(holding: second), secondAttribute)
  }
}
