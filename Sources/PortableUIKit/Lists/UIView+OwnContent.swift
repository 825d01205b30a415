import Foundation

extension UIView {
  /// Whether a cell holds constraints of the app's that tie views to its own edges rather than to those of its content view.
  ///
  /// UIKit advises against it, and a cell that was laid out so asks for the room that they want all the same: tutorials by
  /// which many chats are written add bubbles and labels to the cell itself, and have rows as high as their texts. Margins
  /// of the cell do not count: constraints to them give no height (http://openradar.appspot.com/42808310).
  func hasContent(beside contentView: UIView) -> Bool {
    constraints.contains { constraint in
      [constraint.firstItem, constraint.secondItem].contains { item in
        guard let view = item as? UIView else { return false }
        return view !== self && view !== contentView
      }
        && ![constraint.firstItem, constraint.secondItem].contains { item in
          // Asking for the guide would make it, and the cell as high as its margins.
          guard let guide = item as? UILayoutGuide else { return false }
          return guide.role == .layoutMargins && guide.owningView === self
        }
    }
  }

  /// Returns the size of a cell's content, and where there is some beside its content view, of that, too.
  ///
  /// - Parameters:
  ///   - size: What the content view asks for, in points.
  ///   - contentView: The content view.
  ///   - own: What the constraints in the cell itself ask for, in points.
  /// - Returns: The larger of both along each axis, in points.
  func size(
    _ size: CGSize,
    beside contentView: UIView,
    own: () -> CGSize
  ) -> CGSize {
    guard hasContent(beside: contentView) else { return size }
    let own = own()
    // A content view that asks for no height has nothing in it, and takes whatever width it is offered.
    guard size.height > 0 else { return own }
    return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
  }
}
