#if canImport(UIKit)
public import UIKit

/// How an item stands in its box: the pins of its edges and its sizes.
///
/// A new layout has zero pins on all four sides, so that an item fills the box across its axis and
/// stands right beside its neighbours along it.
public struct BoxLayout: Hashable, Sendable {
  /// The distance where the horizontal axis begins.
  public var left: Pin? = .zero
  /// The distance where the horizontal axis ends.
  public var right: Pin? = .zero
  /// The distance at the top.
  public var top: Pin? = .zero
  /// The distance at the bottom.
  public var bottom: Pin? = .zero
  /// The distance from the horizontal middle of the box.
  public var centerX: Pin?
  /// The distance from the vertical middle of the box.
  public var centerY: Pin?
  /// The width.
  public var width: Pin?
  /// The height.
  public var height: Pin?
  /// The width as a multiple of the whole box's.
  public var relativeWidth: MultiPin?
  /// The height as a multiple of the whole box's.
  public var relativeHeight: MultiPin?
  /// The share of the box's axis, in proportion to the other items that have one.
  public var flex: CGFloat?

  /// Creates a layout with zero pins on all four sides.
  public init() {}

  /// Zero pins on all four sides.
  public static let zero = BoxLayout()

  /// The former, nested name of a pin.
  public typealias Pin = Plumb.Pin
  /// The former, nested name of a multiple.
  public typealias MultiPin = Plumb.MultiPin

  /// One of the two axes.
  public enum Axis: Int, CaseIterable, Sendable {
    /// From left to right, or from right to left.
    case x
    /// From top to bottom.
    case y

    /// The axis across this one.
    public var other: Axis { self == .x ? .y : .x }
  }
}

extension BoxLayout {
  // MARK: - Creating Layouts

  /// A layout with the given pins; the sides not named have zero pins.
  public static func withPins(
    top: Pin? = .zero,
    left: Pin? = .zero,
    bottom: Pin? = .zero,
    right: Pin? = .zero,
    centerX: Pin? = nil,
    centerY: Pin? = nil,
    width: Pin? = nil,
    height: Pin? = nil
  ) -> BoxLayout {
    var layout = BoxLayout()
    layout.top = top
    layout.left = left
    layout.bottom = bottom
    layout.right = right
    layout.centerX = centerX
    layout.centerY = centerY
    layout.width = width
    layout.height = height
    return layout
  }

  /// A layout in the horizontal middle, `offset` points from it, at least `padding` from both sides.
  public static func xCentered(
    offset: CGFloat = 0,
    padding: CGFloat? = 0,
    top: Pin? = .zero,
    bottom: Pin? = .zero
  ) -> BoxLayout {
    var layout = withPins(top: top, bottom: bottom)
    layout.center(.x, offset: offset, padding: padding)
    return layout
  }

  /// A layout in the vertical middle, `offset` points from it, at least `padding` from both sides.
  public static func yCentered(
    offset: CGFloat = 0,
    padding: CGFloat? = 0,
    left: Pin? = .zero,
    right: Pin? = .zero
  ) -> BoxLayout {
    var layout = withPins(left: left, right: right)
    layout.center(.y, offset: offset, padding: padding)
    return layout
  }

  /// Puts the layout into the middle along `axis`.
  mutating func center(_ axis: Axis, offset: CGFloat, padding: CGFloat?) {
    setPin(Pin(offset), for: axis.edge(.center))
    setPin(>=padding, for: axis.edge(.begin))
    setPin(>=padding, for: axis.edge(.end))
  }

  // MARK: - Pins by Edge

  /// The pins of all edges that have one.
  public var boxEdgePins: [BoxEdge: Pin] {
    var pins: [BoxEdge: Pin] = [:]
    for edge in BoxEdge.allCases { pins[edge] = pinForEdge(edge) }
    return pins
  }

  /// The pin of an edge.
  public func pinForEdge(_ edge: BoxEdge) -> Pin? { self[keyPath: Self.path(edge)] }

  /// Sets the pin of an edge.
  public mutating func setPin(_ pin: Pin?, for edge: BoxEdge) {
    self[keyPath: Self.path(edge)] = pin
  }

  private static func path(_ edge: BoxEdge) -> WritableKeyPath<BoxLayout, Pin?> {
    switch edge {
    case .left: \.left
    case .right: \.right
    case .top: \.top
    case .bottom: \.bottom
    case .centerX: \.centerX
    case .centerY: \.centerY
    }
  }

  // MARK: - Changed Copies

  /// The layout with another pin at an edge.
  public func with(_ edge: BoxEdge, _ pin: Pin?) -> BoxLayout {
    var layout = self
    layout.setPin(pin, for: edge)
    return layout
  }

  /// The layout with another value of a property.
  public func with<Value>(_ property: WritableKeyPath<BoxLayout, Value>, _ value: Value)
    -> BoxLayout
  {
    var layout = self
    layout[keyPath: property] = value
    return layout
  }

  /// The layout with another pin where the horizontal axis begins.
  public func withLeft(_ pin: Pin?) -> BoxLayout { with(\.left, pin) }
  /// The layout with another pin where the horizontal axis ends.
  public func withRight(_ pin: Pin?) -> BoxLayout { with(\.right, pin) }
  /// The layout with another pin at the top.
  public func withTop(_ pin: Pin?) -> BoxLayout { with(\.top, pin) }
  /// The layout with another pin at the bottom.
  public func withBottom(_ pin: Pin?) -> BoxLayout { with(\.bottom, pin) }
  /// The layout with another width.
  public func withWidth(_ pin: Pin?) -> BoxLayout { with(\.width, pin) }
  /// The layout with another multiple of the box's width.
  public func withRelativeWidth(_ pin: MultiPin?) -> BoxLayout { with(\.relativeWidth, pin) }
  /// The layout with another height.
  public func withHeight(_ pin: Pin?) -> BoxLayout { with(\.height, pin) }
  /// The layout with another multiple of the box's height.
  public func withRelativeHeight(_ pin: MultiPin?) -> BoxLayout { with(\.relativeHeight, pin) }
  /// The layout with another share of the box's axis.
  public func withFlex(_ flex: CGFloat?) -> BoxLayout { with(\.flex, flex) }
}

extension BoxLayout {
  /// Where among its siblings a view goes, from back to front.
  @preconcurrency @MainActor
  public enum ZPosition {
    /// Behind all others.
    case back
    /// In front of all others.
    case front
    /// Right behind a view; in front of all others where it is nil.
    case below(UIView?)
    /// Right in front of a view; behind all others where it is nil.
    case above(UIView?)
  }
}
#endif
