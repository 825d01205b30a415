#if canImport(UIKit)
public import UIKit

prefix operator >=
prefix operator <=
prefix operator ==
prefix operator *

// MARK: - Relations

/// At least `constant`.
public prefix func >= (constant: CGFloat) -> Pin { .greaterThanOrEqual(constant) }
/// At least `constant`.
public prefix func >= (constant: Double) -> Pin { .greaterThanOrEqual(CGFloat(constant)) }
/// At least `constant`.
public prefix func >= (constant: Int) -> Pin { .greaterThanOrEqual(CGFloat(constant)) }
/// At least `constant`, or no pin.
public prefix func >= (constant: CGFloat?) -> Pin? { .greaterThanOrEqual(constant) }
/// At least `constant`, or no pin.
public prefix func >= (constant: Double?) -> Pin? { constant.map { >=$0 } }
/// At least `constant`, or no pin.
public prefix func >= (constant: Int?) -> Pin? { constant.map { >=$0 } }

/// At most `constant`.
public prefix func <= (constant: CGFloat) -> Pin { .lessThanOrEqual(constant) }
/// At most `constant`.
public prefix func <= (constant: Double) -> Pin { .lessThanOrEqual(CGFloat(constant)) }
/// At most `constant`.
public prefix func <= (constant: Int) -> Pin { .lessThanOrEqual(CGFloat(constant)) }
/// At most `constant`, or no pin.
public prefix func <= (constant: CGFloat?) -> Pin? { .lessThanOrEqual(constant) }
/// At most `constant`, or no pin.
public prefix func <= (constant: Double?) -> Pin? { constant.map { <=$0 } }
/// At most `constant`, or no pin.
public prefix func <= (constant: Int?) -> Pin? { constant.map { <=$0 } }

/// Exactly `constant`.
public prefix func == (constant: CGFloat) -> Pin { .equal(constant) }
/// Exactly `constant`.
public prefix func == (constant: Double) -> Pin { .equal(CGFloat(constant)) }
/// Exactly `constant`.
public prefix func == (constant: Int) -> Pin { .equal(CGFloat(constant)) }
/// Exactly `constant`, or no pin.
public prefix func == (constant: CGFloat?) -> Pin? { .equal(constant) }
/// Exactly `constant`, or no pin.
public prefix func == (constant: Double?) -> Pin? { constant.map { ==$0 } }
/// Exactly `constant`, or no pin.
public prefix func == (constant: Int?) -> Pin? { constant.map { ==$0 } }

// MARK: - Multiples

/// `multiplier` times the other size.
public prefix func * (multiplier: CGFloat) -> MultiPin { MultiPin(multiplier: multiplier) }
/// `multiplier` times the other size.
public prefix func * (multiplier: Double) -> MultiPin { MultiPin(multiplier: CGFloat(multiplier)) }

extension Pin {
  /// The pin's length and `multiplier` times the other size, with the pin's relation.
  ///
  ///     view.boxed.relativeWidth(>=20.0 * 0.3)      // 20 points and 30 %, or more
  public static func * (pin: Pin, multiplier: CGFloat) -> MultiPin {
    MultiPin(multiplier: multiplier, pin: pin)
  }

  /// The pin with a length in points added.
  public static func + (pin: Pin, constant: CGFloat) -> Pin {
    Pin(pin.constant + constant, relation: pin.relation, priority: pin.priority)
  }

  /// Two lengths as one, or nil where one is a minimum and the other a maximum.
  ///
  /// An exact length and a bound make a bound. The lower of the two priorities holds.
  public static func + (first: Pin, second: Pin) -> Pin? {
    let relation: NSLayoutConstraint.Relation
    switch (first.relation, second.relation) {
    case (.equal, let other): relation = other
    case (let one, .equal): relation = one
    case (let one, let other):
      guard one == other else { return nil }
      relation = one
    }
    return Pin(
      first.constant + second.constant,
      relation: relation,
      priority: min(first.priority, second.priority)
    )
  }

  /// The pin at `priority`.
  public static func & (pin: Pin, priority: UILayoutPriority) -> Pin { pin.withPriority(priority) }
}

extension MultiPin {
  /// The multiple with a length in points added.
  public static func + (pin: MultiPin, constant: CGFloat) -> MultiPin {
    MultiPin(multiplier: pin.multiplier, pin: pin.pin + constant)
  }

  /// The multiple at `priority`.
  public static func & (pin: MultiPin, priority: UILayoutPriority) -> MultiPin {
    pin.withPriority(priority)
  }
}

extension Optional where Wrapped: BoxPrioritized {
  /// The pin at `priority`, or no pin.
  public static func & (pin: Wrapped?, priority: UILayoutPriority) -> Wrapped? {
    pin?.withPriority(priority)
  }
}
#endif
