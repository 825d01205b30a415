#if canImport(UIKit)
import UIKit
#endif

// The shape of a library that keeps a dictionary of Swift values with each item, and asks the device
// and its traits which of them hold.

/// What an item wants of one attribute, and when.
public final class Node {
  public let attribute: NSLayoutConstraint.Attribute
  let constant: CGFloat
  let condition: ((Context) -> Bool)?
  fileprivate(set) public var constraint: NSLayoutConstraint?

  init(
    _ attribute: NSLayoutConstraint.Attribute,
    _ constant: CGFloat,
    _ condition: ((Context) -> Bool)?
  ) {
    self.attribute = attribute
    self.constant = constant
    self.condition = condition
  }
}

/// What is known of the surroundings.
public struct Context {
  public let isPad: Bool
  public let isPhone: Bool
  public let isHorizontalCompact: Bool
  public let isVerticalRegular: Bool

  public init(_ traits: UITraitCollection) {
    isPad = UIDevice.current.userInterfaceIdiom == .pad
    isPhone = UIDevice.current.userInterfaceIdiom == .phone || UI_USER_INTERFACE_IDIOM() == .phone
    isHorizontalCompact = traits.horizontalSizeClass == .compact
    isVerticalRegular = traits.verticalSizeClass == .regular
  }
}

public struct Wish {
  let attribute: NSLayoutConstraint.Attribute
  let constant: CGFloat
  let condition: ((Context) -> Bool)?

  public static func width(_ constant: CGFloat) -> Wish {
    Wish(attribute: .width, constant: constant, condition: nil)
  }

  public static func height(_ constant: CGFloat) -> Wish {
    Wish(attribute: .height, constant: constant, condition: nil)
  }

  public static func inset(_ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat) -> Wish {
    Wish(attribute: attribute, constant: constant, condition: nil)
  }

  public func when(_ condition: @escaping (Context) -> Bool) -> Wish {
    Wish(attribute: attribute, constant: constant, condition: condition)
  }
}

private var nodesKey: UInt8 = 0

public protocol NodeItem: AnyObject {
  var owningView: UIView? { get }
}

extension UIView: NodeItem {
  public var owningView: UIView? { superview }
}

extension UILayoutGuide: NodeItem {}

extension NodeItem {
  /// The nodes by the name of their attribute.
  public var nodes: [String: Node] {
    get { objc_getAssociatedObject(target as Any, &nodesKey) as? [String: Node] ?? [:] }
    set {
      objc_setAssociatedObject(
        target as Any,
        &nodesKey,
        newValue,
        .OBJC_ASSOCIATION_RETAIN_NONATOMIC
      )
    }
  }

  private var target: AnyObject? { self }

  public func wish(_ wishes: Wish..., in traits: UITraitCollection) {
    (self as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    let context = Context(traits)
    for wish in wishes where wish.condition?(context) != false {
      let name = "\(wish.attribute)"
      nodes[name]?.constraint?.isActive = false
      let node = Node(wish.attribute, wish.constant, wish.condition)
      let isSize = wish.attribute == .width || wish.attribute == .height
      let constraint = NSLayoutConstraint(
        item: self,
        attribute: wish.attribute,
        relatedBy: .equal,
        toItem: isSize ? nil : owningView,
        attribute: isSize ? .notAnAttribute : wish.attribute,
        multiplier: 1,
        constant: wish.constant
      )
      constraint.isActive = true
      node.constraint = constraint
      nodes[name] = node
    }
  }
}
