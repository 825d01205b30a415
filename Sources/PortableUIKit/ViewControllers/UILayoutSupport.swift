public import Foundation
import LayoutEngine

/// What stands for the bars at the top or bottom of a controller's view in constraints.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How much of the view the bars cover, in points.
  var length: CGFloat { get }
  /// The top.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide along the top or bottom of a controller's view, as high as the safe area there.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool

  /// Creates a guide in a view and adds two constraints to the view: from the guide to the edge of
  /// the view and to that of the safe area.
  init(atTop isTop: Bool, of view: UIView) {
    self.isTop = isTop
    super.init()
    identifier = isTop ? "UIViewControllerTopGuide" : "UIViewControllerBottomGuide"
    role = .system
    owningView = view
    view.systemGuides.append(self)
    view.layoutHost?.guideInserted(self)
    let safeArea = view.safeAreaLayoutGuide
    let constraints = [
      _UILayoutSupportConstraint(
        self,
        .top,
        .equal,
        isTop ? view : safeArea,
        isTop ? .top : .bottom
      ),
      _UILayoutSupportConstraint(
        self,
        .bottom,
        .equal,
        isTop ? safeArea : view,
        isTop ? .top : .bottom
      ),
    ]
    for constraint in constraints {
      constraint.source = .safeAreaGuide
      constraint.isActive = true
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var frameBeforeLayout: CGRect {
    let end = owningView?.storedFrame.height ?? 0
    return CGRect(x: 0, y: isTop ? 0 : end - length, width: 0, height: length)
  }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isTop ? insets.top : insets.bottom
  }
}

/// What ties a guide of a controller's to its view, under the name that UIKit prints.
final class _UILayoutSupportConstraint: NSLayoutConstraint {}
