public import Foundation

extension UIView {
  /// The view in front at a point, in this view's coordinates.
  ///
  /// Hidden views, nearly transparent ones and those that let touches pass are passed by, with all below
  /// them.
  ///
  /// Source: Apple, `UIView.hitTest(_:with:)`; it names 0.01 as the least alpha.
  func frontmostView(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      let place = self.point(point, inSubview: subview)
      if let hit = subview.hitTest(place, with: event) { return hit }
    }
    return self
  }

  func endEditingBelow(_ force: Bool) -> Bool {
    guard let responder = UIResponder.current, let view = responder as? UIView,
      view.isDescendant(of: self)
    else { return true }
    if view.resignFirstResponder() { return true }
    if force {
      responder.loseFirstResponder()
      InputViews.update()
    }
    return force
  }

  /// Returns a view of the same size that looks the same; here, one that shows nothing.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: bounds)
  }

  /// Returns a view of the size of a part that looks like it; here, one that shows nothing.
  public func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    UIView(frame: CGRect(origin: .zero, size: rect.size))
  }

  /// Draws the view and all below; nothing is drawn here.
  ///
  /// - Returns: Whether everything was drawn: no.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    false
  }
}
