#if canImport(UIKit)
public import UIKit

/// A view or layout guide with its layout, as an element of a box.
///
///     boxView.items = [
///       titleLabel.boxed.centerX(padding: 30).bottom(20),
///       nameField.boxed.height(44),
///     ]
///
/// Every method returns a changed copy. Where a length is taken, nil takes the pin away.
@preconcurrency @MainActor
public struct BoxItem {
  /// The view, or nil where the item is a guide.
  public let view: UIView?
  /// The layout guide, or nil where the item is a view.
  public let guide: UILayoutGuide?
  /// The pins and sizes.
  public var layout: BoxLayout

  let object: any BoxAnchorable

  /// Creates an item of a view.
  public init(view: UIView, layout: BoxLayout = .zero) {
    self.view = view
    guide = nil
    object = view
    self.layout = layout
  }

  /// Creates an item of a layout guide.
  public init(guide: UILayoutGuide, layout: BoxLayout = .zero) {
    view = nil
    self.guide = guide
    object = guide
    self.layout = layout
  }

  /// Whether the item's view is hidden.
  var isHidden: Bool { view?.isHidden ?? false }

  func with<Value>(_ property: WritableKeyPath<BoxLayout, Value>, _ value: Value) -> BoxItem {
    var item = self
    item.layout[keyPath: property] = value
    return item
  }
}

/// A change of an item: takes it and returns the changed copy.
public typealias BoxItemUpdate = (BoxItem) -> BoxItem

// MARK: - Edges

extension BoxItem {
  /// Keeps a distance where the horizontal axis begins.
  @discardableResult @_disfavoredOverload
  public func left(_ constant: CGFloat?) -> BoxItem { with(\.left, .equal(constant)) }
  /// Keeps a distance where the horizontal axis begins, or none.
  @discardableResult
  public func left(_ pin: Pin?) -> BoxItem { with(\.left, pin) }
  /// Keeps a distance where the horizontal axis ends.
  @discardableResult @_disfavoredOverload
  public func right(_ constant: CGFloat?) -> BoxItem { with(\.right, .equal(constant)) }
  /// Keeps a distance where the horizontal axis ends, or none.
  @discardableResult
  public func right(_ pin: Pin?) -> BoxItem { with(\.right, pin) }
  /// Keeps a distance at the top.
  @discardableResult @_disfavoredOverload
  public func top(_ constant: CGFloat?) -> BoxItem { with(\.top, .equal(constant)) }
  /// Keeps a distance at the top, or none.
  @discardableResult
  public func top(_ pin: Pin?) -> BoxItem { with(\.top, pin) }
  /// Keeps a distance at the bottom.
  @discardableResult @_disfavoredOverload
  public func bottom(_ constant: CGFloat?) -> BoxItem { with(\.bottom, .equal(constant)) }
  /// Keeps a distance at the bottom, or none.
  @discardableResult
  public func bottom(_ pin: Pin?) -> BoxItem { with(\.bottom, pin) }

  /// Keeps the same distance on all four sides.
  @discardableResult @_disfavoredOverload
  public func all(_ constant: CGFloat?) -> BoxItem { all(Pin.equal(constant)) }
  /// Keeps the same distance on all four sides, or none.
  @discardableResult
  public func all(_ pin: Pin?) -> BoxItem { allX(pin).allY(pin) }
  /// Keeps the same distance on both horizontal sides.
  @discardableResult @_disfavoredOverload
  public func allX(_ constant: CGFloat?) -> BoxItem { allX(Pin.equal(constant)) }
  /// Keeps the same distance on both horizontal sides, or none.
  @discardableResult
  public func allX(_ pin: Pin?) -> BoxItem { left(pin).right(pin) }
  /// Keeps the same distance at the top and the bottom.
  @discardableResult @_disfavoredOverload
  public func allY(_ constant: CGFloat?) -> BoxItem { allY(Pin.equal(constant)) }
  /// Keeps the same distance at the top and the bottom, or none.
  @discardableResult
  public func allY(_ pin: Pin?) -> BoxItem { top(pin).bottom(pin) }

  /// Keeps the distances of `insets` on the four sides.
  @discardableResult
  public func insets(_ insets: UIEdgeInsets) -> BoxItem {
    left(insets.left).right(insets.right).top(insets.top).bottom(insets.bottom)
  }
}

// MARK: - Middles

extension BoxItem {
  /// Puts the item into the horizontal middle.
  ///
  /// - Parameters:
  ///   - offset: How far beyond the middle, in points.
  ///   - padding: The least distance from both sides in points; nil for none.
  /// - Returns: The changed item.
  @discardableResult
  public func centerX(offset: CGFloat = 0, padding: CGFloat? = 0) -> BoxItem {
    var item = self
    item.layout.center(.x, offset: offset, padding: padding)
    return item
  }

  /// Puts the item into the vertical middle.
  ///
  /// - Parameters:
  ///   - offset: How far below the middle, in points.
  ///   - padding: The least distance from top and bottom in points; nil for none.
  /// - Returns: The changed item.
  @discardableResult
  public func centerY(offset: CGFloat = 0, padding: CGFloat? = 0) -> BoxItem {
    var item = self
    item.layout.center(.y, offset: offset, padding: padding)
    return item
  }
}

// MARK: - Sizes

extension BoxItem {
  /// Gives the item a width in points.
  @discardableResult @_disfavoredOverload
  public func width(_ constant: CGFloat?) -> BoxItem { with(\.width, .equal(constant)) }
  /// Gives the item a width, or none of its own.
  @discardableResult
  public func width(_ pin: Pin?) -> BoxItem { with(\.width, pin) }
  /// Gives the item a height in points.
  @discardableResult @_disfavoredOverload
  public func height(_ constant: CGFloat?) -> BoxItem { with(\.height, .equal(constant)) }
  /// Gives the item a height, or none of its own.
  @discardableResult
  public func height(_ pin: Pin?) -> BoxItem { with(\.height, pin) }

  /// Gives the item a multiple of the whole box's width, insets included.
  @discardableResult
  public func relativeWidth(_ multiplier: CGFloat) -> BoxItem {
    relativeWidth(MultiPin(multiplier: multiplier))
  }
  /// Gives the item a multiple of the whole box's width, insets included, or none.
  @discardableResult
  public func relativeWidth(_ pin: MultiPin?) -> BoxItem { with(\.relativeWidth, pin) }
  /// Gives the item a multiple of the whole box's height, insets included.
  @discardableResult
  public func relativeHeight(_ multiplier: CGFloat) -> BoxItem {
    relativeHeight(MultiPin(multiplier: multiplier))
  }
  /// Gives the item a multiple of the whole box's height, insets included, or none.
  @discardableResult
  public func relativeHeight(_ pin: MultiPin?) -> BoxItem { with(\.relativeHeight, pin) }

  /// Gives the item a size in points.
  @discardableResult
  public func size(_ size: CGSize) -> BoxItem { width(size.width).height(size.height) }
  /// Puts the item's top left at a point of the box.
  @discardableResult
  public func point(_ point: CGPoint) -> BoxItem { left(point.x).top(point.y) }
  /// Puts the item's top left at a point of the box, with a size; right and bottom let go.
  @discardableResult
  public func rect(_ rect: CGRect) -> BoxItem {
    point(rect.origin).size(rect.size).right(nil).bottom(nil)
  }

  /// Gives the item a share of the box's axis, in proportion to the other items that have one.
  @discardableResult
  public func flex(_ flex: CGFloat? = 1) -> BoxItem { with(\.flex, flex) }
}

// MARK: - Conditions

extension BoxItem {
  /// The item where `condition` holds, else nil, for ``BoxView/optItems``.
  public func useIf(_ condition: Bool) -> BoxItem? { condition ? self : nil }

  /// The item where its view is not hidden, else nil, for ``BoxView/optItems``.
  public var useIfVisible: BoxItem? { useIf(!isHidden) }
}

// MARK: - Guides

extension BoxItem {
  /// An item of a new layout guide: empty space.
  public static var guide: BoxItem { BoxItem(guide: UILayoutGuide()) }
  /// An item of a new layout guide: empty space.
  public static func guide(layout: BoxLayout = .zero) -> BoxItem {
    BoxItem(guide: UILayoutGuide(), layout: layout)
  }

  /// Empty space with a width in points.
  public static func width(_ constant: CGFloat) -> BoxItem { guide.width(constant) }
  /// Empty space with a width.
  public static func width(_ pin: Pin?) -> BoxItem { guide.width(pin) }
  /// Empty space with a height in points.
  public static func height(_ constant: CGFloat) -> BoxItem { guide.height(constant) }
  /// Empty space with a height.
  public static func height(_ pin: Pin?) -> BoxItem { guide.height(pin) }
  /// Empty space with a multiple of the box's width.
  public static func relativeWidth(_ multiplier: CGFloat) -> BoxItem {
    guide.relativeWidth(multiplier)
  }
  /// Empty space with a multiple of the box's width.
  public static func relativeWidth(_ pin: MultiPin?) -> BoxItem { guide.relativeWidth(pin) }
  /// Empty space with a multiple of the box's height.
  public static func relativeHeight(_ multiplier: CGFloat) -> BoxItem {
    guide.relativeHeight(multiplier)
  }
  /// Empty space with a multiple of the box's height.
  public static func relativeHeight(_ pin: MultiPin?) -> BoxItem { guide.relativeHeight(pin) }
  /// Empty space with a share of the box's axis.
  public static func flex(_ flex: CGFloat = 1) -> BoxItem { guide.flex(flex) }
}
#endif
