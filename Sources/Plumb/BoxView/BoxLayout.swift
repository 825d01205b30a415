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

  /// A layout with the given pins; the sides not named have zero pins.
  public static func boxEdgePins(_ pins: BoxEdgePins) -> BoxLayout {
    var layout = BoxLayout()
    for (edge, pin) in pins { layout.setPin(pin, for: edge) }
    return layout
  }

  // MARK: - Pins by Edge

  /// The pins of all edges that have one.
  public var boxEdgePins: BoxEdgePins {
    var pins: BoxEdgePins = [:]
    for edge in BoxEdge.allCases { pins[edge] = pinForEdge(edge) }
    return pins
  }

  /// The pin of an edge.
  public func pinForEdge(_ edge: BoxEdge) -> Pin? {
    // Key paths would say it once for both, at several times the price in every update of a box.
    switch edge {
    case .left: left
    case .right: right
    case .top: top
    case .bottom: bottom
    case .centerX: centerX
    case .centerY: centerY
    }
  }

  /// Sets the pin of an edge.
  public mutating func setPin(_ pin: Pin?, for edge: BoxEdge) {
    switch edge {
    case .left: left = pin
    case .right: right = pin
    case .top: top = pin
    case .bottom: bottom = pin
    case .centerX: centerX = pin
    case .centerY: centerY = pin
    }
  }
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

    /// Right in front of a view, as a sibling that comes after it is.
    public static func after(_ view: UIView?) -> ZPosition { .above(view) }
    /// Right behind a view, as a sibling that comes before it is.
    public static func before(_ view: UIView?) -> ZPosition { .below(view) }
  }
}
#endif
