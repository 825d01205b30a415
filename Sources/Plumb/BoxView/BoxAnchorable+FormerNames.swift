#if canImport(UIKit)
public import UIKit

// Names of earlier versions, each with its present one.
extension BoxAnchorable {
  /// The former name of `pin(_:to:of:pin:sca:activate:)`.
  @available(*, deprecated, message: "Use pin(_:to:of:pin:)")
  @discardableResult
  public func bxPin(
    _ edge: BoxEdge,
    to otherEdge: BoxEdge,
    of other: any BoxAnchorable,
    pin: Pin = .zero,
    activate: Bool = true
  ) -> NSLayoutConstraint {
    self.pin(edge, to: otherEdge, of: other, pin: pin, activate: activate)
  }

  /// The former name of `pin(_:to:of:offset:sca:activate:)`.
  @available(*, deprecated, message: "Use pin(_:to:of:offset:)")
  @discardableResult
  public func bxPin(
    _ edge: BoxEdge,
    to otherEdge: BoxEdge,
    of other: any BoxAnchorable,
    offset: CGFloat,
    activate: Bool = true
  ) -> NSLayoutConstraint {
    pin(edge, to: otherEdge, of: other, offset: offset, activate: activate)
  }

  /// The former name of `pinWidth(_:activate:)`.
  @available(*, deprecated, message: "Use pinWidth(_:)")
  @discardableResult
  public func bxPinWidth(_ pin: Pin) -> NSLayoutConstraint { pinWidth(pin) }

  /// The former name of `pinWidth(_:activate:)`.
  @available(*, deprecated, message: "Use pinWidth(_:)")
  @discardableResult
  public func bxPinWidth(_ width: CGFloat) -> NSLayoutConstraint { pinWidth(width) }

  /// The former name of `pinWidth(to:offset:activate:)`.
  @available(*, deprecated, message: "Use pinWidth(to:offset:)")
  @discardableResult
  public func bxPinWidth(_ offset: CGFloat, to other: any BoxAnchorable) -> NSLayoutConstraint {
    pinWidth(to: other, offset: offset)
  }

  /// The former name of `pinWidth(to:pin:activate:)`.
  @available(*, deprecated, message: "Use pinWidth(to:pin:)")
  @discardableResult
  public func bxPinWidth(_ pin: Pin, to other: any BoxAnchorable) -> NSLayoutConstraint {
    pinWidth(to: other, pin: pin)
  }

  /// The former name of `pinHeight(_:activate:)`.
  @available(*, deprecated, message: "Use pinHeight(_:)")
  @discardableResult
  public func bxPinHeight(_ pin: Pin) -> NSLayoutConstraint { pinHeight(pin) }

  /// The former name of `pinHeight(_:activate:)`.
  @available(*, deprecated, message: "Use pinHeight(_:)")
  @discardableResult
  public func bxPinHeight(_ height: CGFloat) -> NSLayoutConstraint { pinHeight(height) }

  /// The former name of `pinHeight(to:offset:activate:)`.
  @available(*, deprecated, message: "Use pinHeight(to:offset:)")
  @discardableResult
  public func bxPinHeight(_ offset: CGFloat, to other: any BoxAnchorable) -> NSLayoutConstraint {
    pinHeight(to: other, offset: offset)
  }

  /// The former name of `pinHeight(to:pin:activate:)`.
  @available(*, deprecated, message: "Use pinHeight(to:pin:)")
  @discardableResult
  public func bxPinHeight(_ pin: Pin, to other: any BoxAnchorable) -> NSLayoutConstraint {
    pinHeight(to: other, pin: pin)
  }

  /// The former name of `pinWidth(_:activate:)`.
  @available(*, deprecated, message: "Use pinWidth(_:)")
  @discardableResult
  public func bxSetWidth(_ width: CGFloat) -> NSLayoutConstraint { pinWidth(width) }

  /// The former name of `pinHeight(_:activate:)`.
  @available(*, deprecated, message: "Use pinHeight(_:)")
  @discardableResult
  public func bxSetHeight(_ height: CGFloat) -> NSLayoutConstraint { pinHeight(height) }

  /// The former name of `pinSize(_:activate:)`.
  @available(*, deprecated, message: "Use pinSize(_:)")
  @discardableResult
  public func bxSetSize(_ size: CGSize) -> [NSLayoutConstraint] { pinSize(size) }

  /// The former name of `pinAspect(_:activate:)`.
  @available(*, deprecated, message: "Use pinAspect(_:)")
  @discardableResult
  public func bxSetAspect(_ aspect: CGFloat = 1) -> NSLayoutConstraint { pinAspect(aspect) }

  /// The former name of `pinAspectFromSize(_:activate:)`.
  @available(*, deprecated, message: "Use pinAspectFromSize(_:)")
  @discardableResult
  public func bxSetAspectFromSize(_ size: CGSize) -> NSLayoutConstraint { pinAspectFromSize(size) }

  /// The former name of `pinSameEdge(_:of:pin:sca:activate:)`.
  @available(*, deprecated, message: "Use pinSameEdge(_:of:)")
  @discardableResult
  public func bxSameEdge(_ edge: BoxEdge, of other: any BoxAnchorable) -> NSLayoutConstraint {
    pinSameEdge(edge, of: other)
  }
}

extension Array where Element: BoxAnchorable {
  /// The former name of `pinSameWidth(activate:)`.
  @available(*, deprecated, message: "Use pinSameWidth()")
  @discardableResult @preconcurrency @MainActor
  public func bxSameWidth() -> [NSLayoutConstraint] { pinSameWidth() }

  /// The former name of `pinSameHeight(activate:)`.
  @available(*, deprecated, message: "Use pinSameHeight()")
  @discardableResult @preconcurrency @MainActor
  public func bxSameHeight() -> [NSLayoutConstraint] { pinSameHeight() }
}
#endif
