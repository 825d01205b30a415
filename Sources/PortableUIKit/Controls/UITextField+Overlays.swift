import Foundation

extension UITextField {
  /// A side at which a field can have a view.
  enum OverlaySide {
    case left
    case right
  }

  /// The view at a side that is shown at present, or nil.
  func shownOverlay(_ side: OverlaySide) -> UIView? {
    let (view, mode) = side == .left ? (leftView, leftViewMode) : (rightView, rightViewMode)
    switch mode {
    case .never: return nil
    case .whileEditing: return isEditing ? view : nil
    case .unlessEditing: return isEditing ? nil : view
    case .always: return view
    }
  }

  /// The side at which the view of a side stands: the other one where text runs from right to left.
  ///
  /// Source: Apple's documentation of `leftView` and `rightView`, which stand at the leading and the trailing side.
  func place(of side: OverlaySide) -> OverlaySide {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return side }
    return side == .left ? .right : .left
  }

  /// The size of a view at a side in points: its own, or what its content asks for where it has none.
  ///
  /// Source: Apple's release notes of iOS 13: fields measure these views with `systemLayoutSizeFitting(_:)`.
  func overlaySize(_ view: UIView) -> CGSize {
    let own = view.bounds.size
    guard own == .zero || measuredOverlays.contains(ObjectIdentifier(view)) else { return own }
    measuredOverlays.insert(ObjectIdentifier(view))
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// The rectangle of a view in the middle of the height at a side, no higher than the field.
  func overlayRect(_ view: UIView?, in bounds: CGRect, _ side: OverlaySide) -> CGRect {
    guard let view else { return .zero }
    let size = overlaySize(view)
    let height = min(size.height, bounds.height)
    return CGRect(
      x: place(of: side) == .left ? bounds.minX : bounds.maxX - size.width,
      y: bounds.midY - height / 2,
      width: size.width,
      height: height
    )
  }

  /// Gives the views at the sides the rectangles that the field has for them; one that is not shown takes no part.
  func placeOverlays() {
    for side in [OverlaySide.left, .right] {
      guard let view = side == .left ? leftView : rightView else { continue }
      guard shownOverlay(side) != nil else {
        view.removeFromSuperview()
        continue
      }
      if view.superview !== self { addSubview(view) }
      guard view.translatesAutoresizingMaskIntoConstraints else { continue }
      view.frame =
        side == .left ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
    }
  }
}
