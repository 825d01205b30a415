#if canImport(UIKit)
public import UIKit

/// What can be an item or a container of items: a view or a layout guide.
@preconcurrency @MainActor
public protocol BoxAnchorable: AnyObject {
  /// Where the horizontal axis of the reading direction begins.
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  /// Where the horizontal axis of the reading direction ends.
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  /// The left side.
  var leftAnchor: NSLayoutXAxisAnchor { get }
  /// The right side.
  var rightAnchor: NSLayoutXAxisAnchor { get }
  /// The top.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The width.
  var widthAnchor: NSLayoutDimension { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
  /// The horizontal middle.
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  /// The vertical middle.
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  /// Whether the content flips under right-to-left; for a guide that of its view.
  var semanticContentAttribute: UISemanticContentAttribute { get }
}

extension UIView: BoxAnchorable {}

extension UILayoutGuide: BoxAnchorable {
  /// Whether the content of the guide's view flips under right-to-left.
  public var semanticContentAttribute: UISemanticContentAttribute {
    owningView?.semanticContentAttribute ?? .unspecified
  }
}

extension BoxAnchorable {
  /// The view that stands for the item in the hierarchy: a view itself, or a guide's owner.
  var hierarchyView: UIView? { self as? UIView ?? (self as? UILayoutGuide)?.owningView }

  /// The semantic attribute of what the item stands in, by which its edges are read.
  var containerSemantic: UISemanticContentAttribute {
    if let view = self as? UIView {
      return view.superview?.semanticContentAttribute ?? .unspecified
    }
    return semanticContentAttribute
  }

  /// Whether constraints between the two items can be activated.
  func sharesHierarchy(with other: any BoxAnchorable) -> Bool {
    guard let view = hierarchyView, let otherView = other.hierarchyView else { return false }
    return view === otherView || view.superview === otherView || otherView.superview === view
      || view.superview === otherView.superview && view.superview != nil
      || view.boxRoot === otherView.boxRoot
  }

  /// The item and what it stands in, nearest first, for messages.
  var chainText: String {
    var names: [String] = []
    if self is UILayoutGuide { names.append("\(type(of: self))") }
    var view = hierarchyView
    while let current = view {
      names.append("\(type(of: current))")
      view = current.superview
    }
    return names.joined(separator: " in ")
  }
}

extension UIView {
  /// The topmost view above this one.
  fileprivate var boxRoot: UIView {
    var view = self
    while let above = view.superview { view = above }
    return view
  }
}
#endif
