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

  /// The rectangle of a view of its own size in the middle of the height, no higher than the field.
  func overlayRect(_ view: UIView?, in bounds: CGRect, _ left: (CGSize) -> CGFloat) -> CGRect {
    guard let size = view?.bounds.size else { return .zero }
    let height = min(size.height, bounds.height)
    return CGRect(
      x: left(size),
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
