import UIKit

// The shape of a library that subclasses views and overrides what it observes.

/// What has anchors.
public protocol Anchored {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
}

extension UIView: Anchored {}
extension UILayoutGuide: Anchored {}

extension NSLayoutConstraint.Relation {
  // Written as libraries write it: the raw values have to be −1, 0 and 1.
  /// The relation seen from the other side.
  // swift-format-ignore: NeverForceUnwrap
  var flipped: NSLayoutConstraint.Relation { NSLayoutConstraint.Relation(rawValue: -rawValue)! }
}

@IBDesignable
open class PileView: UIView {
  @IBInspectable public var spacing: CGFloat = 0 { didSet { rebuild() } }
  public private(set) var items: [UIView] = []
  private var own: [NSLayoutConstraint] = []
  private var observations: [UIView: NSKeyValueObservation] = [:]

  public convenience init(spacing: CGFloat = 0, insets: UIEdgeInsets = .zero) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    self.spacing = spacing
    layoutMargins = insets
  }

  open override var layoutMargins: UIEdgeInsets { didSet { rebuild() } }
  open override var semanticContentAttribute: UISemanticContentAttribute { didSet { rebuild() } }
  open override var debugDescription: String { "pile of \(items.count)" }

  public func pile(_ views: [UIView]) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      items.append(view)
      observations[view] = view.observe(\.isHidden) { [unowned self] _, _ in self.rebuild() }
    }
    rebuild()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    if let index = items.firstIndex(of: subview) {
      items.remove(at: index)
      observations[subview] = nil
      // The superview is still set: this comes back here once.
      subview.removeFromSuperview()
      rebuild()
    }
    super.willRemoveSubview(subview)
  }

  private func rebuild() {
    NSLayoutConstraint.deactivate(own)
    own = []
    var above: NSLayoutYAxisAnchor = layoutMarginsGuide.topAnchor
    let shown = items.filter { !$0.isHidden }
    for (index, view) in shown.enumerated() {
      own.append(view.topAnchor.constraint(equalTo: above, constant: index == 0 ? 0 : spacing))
      own.append(view.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor))
      own.append(view.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor))
      above = view.bottomAnchor
    }
    if let last = shown.last {
      own.append(last.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor))
    }
    let least = min(UILayoutPriority.required, .defaultHigh)
    own.forEach { $0.priority = max(least, .required) }
    NSLayoutConstraint.activate(own)
  }
}
