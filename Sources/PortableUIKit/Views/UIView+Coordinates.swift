public import Foundation

// Conversion follows ``UIView/transform``, which layout does not. A view that is passed is one rather than
// any space, which spares a cast.
//
// A hierarchy without a window has its root stand where the root's frame says, so that views of two
// hierarchies can be compared.
//
// Source: Apple's documentation of `UIView.transform` and `UICoordinateSpace`; for hierarchies without a
// window, tests of public libraries that pass on UIKit.

extension UIView: UICoordinateSpace {
  /// Returns a point of this view's coordinates in those of `view`, or of the window where it is nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if let offset = offset(to: view) {
      return CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    }
    return point.applying(map(to: view))
  }

  /// Returns a point of the coordinates of `view`, or of the window where it is nil, in this view's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let offset = offset(to: view) {
      return CGPoint(x: point.x - offset.x, y: point.y - offset.y)
    }
    return point.applying(map(to: view).inverted())
  }

  /// Returns the smallest upright rectangle around one of this view's coordinates in those of `view`, or of
  /// the window where it is nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    if let offset = offset(to: view) { return rect.offsetBy(dx: offset.x, dy: offset.y) }
    return rect.applying(map(to: view))
  }

  /// Returns the smallest upright rectangle around one of the coordinates of `view`, or of the window where
  /// it is nil, in this view's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    if let offset = offset(to: view) { return rect.offsetBy(dx: -offset.x, dy: -offset.y) }
    return rect.applying(map(to: view).inverted())
  }

  /// Returns a point of this view in another space.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
    return coordinateSpace.convert(point.applying(toScreen), from: screenSpace)
  }

  /// Returns a point of another space in this view.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
    return coordinateSpace.convert(point, to: screenSpace).applying(toScreen.inverted())
  }

  /// Returns the smallest upright rectangle around one of this view in another space.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
    return coordinateSpace.convert(rect.applying(toScreen), from: screenSpace)
  }

  /// Returns the smallest upright rectangle around one of another space in this view.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
    return coordinateSpace.convert(rect, to: screenSpace).applying(toScreen.inverted())
  }

  private var screenSpace: any UICoordinateSpace {
    (window?.screen ?? .main).coordinateSpace
  }

  /// The map from this view to its screen, on which the top of its hierarchy stands: a window, or, without
  /// one, the topmost view.
  var toScreen: CGAffineTransform { toRoot.concatenating(hierarchyRoot.toSuperview) }

  /// The map from this view to its window, or to the screen where it is in none.
  private var toBase: CGAffineTransform { hierarchyRoot is UIWindow ? toRoot : toScreen }

  /// The map from this view to the top of its hierarchy.
  private var toRoot: CGAffineTransform {
    var map = CGAffineTransform.identity
    var view = self
    while let above = view.superview {
      map = map.concatenating(view.toSuperview)
      view = above
    }
    return map
  }

  /// The map from this view to its superview: the transform moves points about the anchor.
  private var toSuperview: CGAffineTransform {
    guard hasTransform else {
      // Through the centre it would not be exact.
      return CGAffineTransform(
        translationX: storedFrame.minX - boundsOrigin.x,
        y: storedFrame.minY - boundsOrigin.y
      )
    }
    let bounds = self.bounds
    let anchor = placedAnchor
    let center = self.center
    return CGAffineTransform(
      translationX: -bounds.minX - bounds.width * anchor.x,
      y: -bounds.minY - bounds.height * anchor.y
    )
    .concatenating(transform.withoutRoundingErrors)
    .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  /// A point of this view in the coordinates of one of its subviews.
  ///
  /// - Complexity: O(1), where conversions in general look at all the views up to the top.
  func point(_ point: CGPoint, inSubview subview: UIView) -> CGPoint {
    guard !subview.hasTransform else { return point.applying(subview.toSuperview.inverted()) }
    return CGPoint(
      x: point.x - (subview.storedFrame.minX - subview.boundsOrigin.x),
      y: point.y - (subview.storedFrame.minY - subview.boundsOrigin.y)
    )
  }

  private func map(to view: UIView?) -> CGAffineTransform {
    guard let view else { return toBase }
    if view.hierarchyRoot === hierarchyRoot {
      return toRoot.concatenating(view.toRoot.inverted())
    }
    return toScreen.concatenating(view.toScreen.inverted())
  }

  /// How far this view's origin is from that of `view`, where nothing between them is transformed.
  private func offset(to view: UIView?) -> CGPoint? {
    guard let own = originInRoot else { return nil }
    guard let view else {
      if own.root is UIWindow { return own.origin }
      return own.root.hasTransform ? nil : own.root.place(of: own.origin)
    }
    guard let other = view.originInRoot else { return nil }
    guard own.root !== other.root else {
      return CGPoint(x: own.origin.x - other.origin.x, y: own.origin.y - other.origin.y)
    }
    // Both have a place on the screen.
    guard !own.root.hasTransform, !other.root.hasTransform else { return nil }
    let (from, to) = (own.root.place(of: own.origin), other.root.place(of: other.origin))
    return CGPoint(x: from.x - to.x, y: from.y - to.y)
  }

  /// A point of this view, which is not transformed, in its superview.
  private func place(of point: CGPoint) -> CGPoint {
    CGPoint(
      x: point.x + storedFrame.minX - boundsOrigin.x,
      y: point.y + storedFrame.minY - boundsOrigin.y
    )
  }

  /// The origin in the coordinates of the top of the hierarchy; nil where a transform is on the way.
  private var originInRoot: (origin: CGPoint, root: UIView)? {
    var (x, y): (CGFloat, CGFloat) = (0, 0)
    var view = self
    while let above = view.superview {
      guard !view.hasTransform else { return nil }
      x += view.storedFrame.minX - view.boundsOrigin.x
      y += view.storedFrame.minY - view.boundsOrigin.y
      view = above
    }
    return (CGPoint(x: x, y: y), view)
  }
}
