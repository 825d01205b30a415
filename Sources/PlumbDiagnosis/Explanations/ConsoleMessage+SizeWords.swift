import PlumbLog

extension ConsoleMessage {
  /// What layouts of collection views and headers log.
  ///
  /// Source: Apple's documentation of the members that are named, and what public threads about the message come to.
  func layoutWords(about subject: String?) -> Words {
    switch self {
    case .outsideContentView:
      let name = subject ?? "a header or footer"
      return (
        "views are added to \(name) itself and not to its content view",
        "a header or footer of a table lays out its contentView alone, and may put it over what is beside it",
        "add the views to contentView, and tie them to its anchors"
      )
    case .uncopiedAttributes:
      return (
        "a flow layout's own attributes were changed",
        "layoutAttributesForElements(in:) or layoutAttributesForItem(at:) changes what super returns, which the layout keeps",
        "copy each of the attributes before it is changed: attributes.copy() as? UICollectionViewLayoutAttributes"
      )
    case .itemWithoutSize:
      return (
        "the constraints of \(subject ?? "an item") do not say how large it is, and it gets the standard size",
        "they do not lead from one edge of the content view to the opposite one, or a view on the way has no size",
        "tie the first view to the content view's near edges, the last to its far ones and each to the next, and give a size "
          + "to what has none of its own"
      )
    case .negativeItemSize:
      return (
        "a flow layout is given a width or a height below 0",
        "the size of an item is computed from bounds that are still 0, less insets and spaces",
        "keep the computed size at 0 or more, such as max(0, …), and call invalidateLayout() when the bounds change"
      )
    default:
      return (
        "a layout places an item that the data source does not have",
        "the layout keeps attributes from before the data changed, or the data changed without the collection view being told",
        "make the attributes anew in prepare() and drop the old ones in invalidateLayout(); change the data and tell the "
          + "collection view in one step on the main thread"
      )
    }
  }

  /// What is said of sizes that are missing, too large or below 0.
  ///
  /// Source: as for ``layoutWords(about:)``.
  func sizeWords(about subject: String?) -> Words {
    switch self {
    case .missingConstraints:
      let name = subject ?? "a view"
      let isOwn = subject.map { UIKitClassName.isPrivate($0) || $0.hasPrefix("QL") } ?? false
      return (
        "the constraints of \(name) do not say where it is and how large",
        isOwn
          ? "it is a view of the system's own, which is hidden or collapsed while it has no place"
          : "its translatesAutoresizingMaskIntoConstraints is false, and a position or a size is missing along an axis",
        isOwn
          ? "nothing in the app's constraints to fix, if it looks right"
          : "add a position and a size along both axes, or set that property to true and give the view a frame"
      )
    case .immenseConstant:
      return (
        "the constant of a constraint is larger than layouts can be",
        "it is greatestFiniteMagnitude or was computed, often to say that there is no limit",
        "leave the constraint out where there is no limit, or take a length that no screen has, such as 10000; a "
          + "breakpoint on _NSLayoutConstraintNumberExceedsLimit names the line"
      )
    case .emptyContentSize:
      let name = subject ?? "a view"
      let isOwn = subject.map(UIKitClassName.isPrivate) ?? false
      return (
        "\(name) has no content size yet",
        isOwn
          ? "it is the keyboard's or another view of UIKit's own, which is asked for its size before it has one"
          : "intrinsicContentSize returns 0 in one direction",
        isOwn
          ? "nothing to fix"
          : "return UIView.noIntrinsicMetric in that direction, or the length that the content has"
      )
    default:
      return (
        "a SwiftUI view is given a width or a height below 0, or one that is not a number",
        "the length is computed: from a GeometryReader whose size is 0 at first, less paddings, or by a division by 0",
        "keep the computed length at 0 or more, such as max(0, …), and guard the division"
      )
    }
  }
}
