#if canImport(UIKit)
public import UIKit

extension Array where Element: UIView {
  /// Items of the views, with zero pins on all four sides.
  @preconcurrency @MainActor public var boxed: [BoxItem] { map { $0.boxed } }
  /// Items of the views, with zero pins on all four sides.
  @preconcurrency @MainActor public var bi: [BoxItem] { boxed }
  /// Items of the views, all with one layout.
  @preconcurrency @MainActor public func boxed(layout: BoxLayout) -> [BoxItem] {
    map { $0.boxed(layout: layout) }
  }

  /// A box with the views as its items.
  @preconcurrency @MainActor
  public func inBoxView(
    axis: BoxLayout.Axis = .y,
    spacing: CGFloat = 0,
    insets: UIEdgeInsets = .zero
  ) -> BoxView {
    boxed.inBoxView(axis: axis, spacing: spacing, insets: insets)
  }
}

extension Array where Element == BoxItem {
  /// A box with the items.
  @preconcurrency @MainActor
  public func inBoxView(
    axis: BoxLayout.Axis = .y,
    spacing: CGFloat = 0,
    insets: UIEdgeInsets = .zero
  ) -> BoxView {
    BoxView(axis: axis, spacing: spacing, insets: insets).withItems(self)
  }
}
#endif
