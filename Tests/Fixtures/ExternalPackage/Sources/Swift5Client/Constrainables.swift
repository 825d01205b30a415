import UIKit

// The shape of a library whose protocol has the anchors of views and guides, and whose functions take
// the protocol as an existential.

public protocol Constrainable {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var leftAnchor: NSLayoutXAxisAnchor { get }
  var rightAnchor: NSLayoutXAxisAnchor { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }

  @discardableResult
  func prepareForLayout() -> Self
}

extension UIView: Constrainable {
  @discardableResult
  public func prepareForLayout() -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }
}

extension UILayoutGuide: Constrainable {
  @discardableResult
  public func prepareForLayout() -> Self { self }
}

public struct Edges: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let top = Edges(rawValue: 1)
  public static let bottom = Edges(rawValue: 2)
  public static let leading = Edges(rawValue: 4)
  public static let trailing = Edges(rawValue: 8)
  public static let all: Edges = [.top, .bottom, .leading, .trailing]
}

extension Constrainable {
  @discardableResult
  public func pin(
    to view: Constrainable,
    excluding excluded: Edges = [],
    insets: UIEdgeInsets = .zero,
    priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> [NSLayoutConstraint] {
    prepareForLayout()
    var made: [NSLayoutConstraint] = []
    if !excluded.contains(.top) {
      made.append(topAnchor.constraint(equalTo: view.topAnchor, constant: insets.top))
    }
    if !excluded.contains(.bottom) {
      made.append(bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -insets.bottom))
    }
    if !excluded.contains(.leading) {
      made.append(leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: insets.left))
    }
    if !excluded.contains(.trailing) {
      made.append(trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -insets.right))
    }
    made.forEach { $0.priority = priority }
    if isActive { NSLayoutConstraint.activate(made) }
    return made
  }

  @discardableResult
  public func size(_ size: CGSize) -> [NSLayoutConstraint] {
    prepareForLayout()
    let made = zip([widthAnchor, heightAnchor], [size.width, size.height]).map {
      $0.constraint(equalToConstant: $1)
    }
    NSLayoutConstraint.activate(made)
    return made
  }

  /// A constraint by attributes, whose items are existentials of a protocol that is no class.
  @discardableResult
  public func align(
    _ attribute: NSLayoutConstraint.Attribute,
    with other: Constrainable?,
    ratio: CGFloat = 1
  ) -> NSLayoutConstraint {
    prepareForLayout()
    let constraint = NSLayoutConstraint(
      item: self,
      attribute: attribute,
      relatedBy: .equal,
      toItem: other,
      attribute: attribute,
      multiplier: ratio,
      constant: 0
    )
    constraint.isActive = true
    return constraint
  }
}

extension UIView {
  public func hug(_ priority: UILayoutPriority, axis: NSLayoutConstraint.Axis) {
    setContentHuggingPriority(priority, for: axis)
    setContentCompressionResistancePriority(priority, for: axis)
  }

  public var readsFromRight: Bool {
    if #available(iOS 10.0, OSX 10.11, *) {
      return effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
    return false
  }
}
