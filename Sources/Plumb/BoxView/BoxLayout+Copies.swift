#if canImport(UIKit)
public import UIKit

extension BoxLayout {
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

  /// The layout with other pins where they are named; nil takes a pin away.
  ///
  ///     row.withPins(top: ==8, bottom: nil)
  public func withPins(
    top: Pin? = .unnamed,
    left: Pin? = .unnamed,
    bottom: Pin? = .unnamed,
    right: Pin? = .unnamed,
    centerX: Pin? = .unnamed,
    centerY: Pin? = .unnamed,
    width: Pin? = .unnamed,
    height: Pin? = .unnamed
  ) -> BoxLayout {
    var layout = self
    for (edge, pin) in [
      (BoxEdge.top, top), (.left, left), (.bottom, bottom), (.right, right), (.centerX, centerX),
      (.centerY, centerY),
    ] where pin?.isUnnamed != true {
      layout.setPin(pin, for: edge)
    }
    if width?.isUnnamed != true { layout.width = width }
    if height?.isUnnamed != true { layout.height = height }
    return layout
  }
}

extension Pin {
  /// Stands for an argument that was not given, where nil says that there is to be no pin.
  @usableFromInline static let unnamed = Pin(.nan)

  fileprivate var isUnnamed: Bool { constant.isNaN }
}
#endif
