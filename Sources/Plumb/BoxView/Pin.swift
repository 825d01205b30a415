#if canImport(UIKit)
public import UIKit

/// A length with a relation and a priority: a distance between edges, or a size.
///
///     Pin(20)                             // exactly 20
///     >=20.0                              // at least 20
///     .greaterThanOrEqual(20).high()      // at least 20, at priority 750
///
/// Lengths are in points. `>=` always means at least that much room, on both sides of an item and in
/// both reading directions.
public struct Pin: Hashable, Sendable {
  /// The length in points.
  public var constant: CGFloat
  /// Whether the length is exact, a minimum or a maximum.
  public var relation: NSLayoutConstraint.Relation
  /// How firmly the length is held.
  public var priority: UILayoutPriority

  /// Creates a pin of a length in points.
  public init(
    _ constant: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal,
    priority: UILayoutPriority = .required
  ) {
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }

  /// Creates a pin of a length in points.
  public init(
    constant: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal,
    priority: UILayoutPriority = .required
  ) {
    self.init(constant, relation: relation, priority: priority)
  }

  /// Exactly 0, required.
  public static let zero = Pin(0)

  /// Exactly `constant`.
  public static func equal(_ constant: CGFloat) -> Pin { Pin(constant) }

  /// Exactly `constant`, or no pin.
  public static func equal(_ constant: CGFloat?) -> Pin? { constant.map { Pin($0) } }

  /// At least `constant`.
  public static func greaterThanOrEqual(_ constant: CGFloat = 0) -> Pin {
    Pin(constant, relation: .greaterThanOrEqual)
  }

  /// At least `constant`, or no pin.
  public static func greaterThanOrEqual(_ constant: CGFloat?) -> Pin? {
    constant.map { Pin($0, relation: .greaterThanOrEqual) }
  }

  /// At most `constant`.
  public static func lessThanOrEqual(_ constant: CGFloat) -> Pin {
    Pin(constant, relation: .lessThanOrEqual)
  }

  /// At most `constant`, or no pin.
  public static func lessThanOrEqual(_ constant: CGFloat?) -> Pin? {
    constant.map { Pin($0, relation: .lessThanOrEqual) }
  }
}

extension Pin: BoxPrioritized {}

/// A value with a priority that can be exchanged.
public protocol BoxPrioritized {
  /// How firmly the value is held.
  var priority: UILayoutPriority { get set }
}

extension BoxPrioritized {
  /// The same at `priority`.
  public func withPriority(_ priority: UILayoutPriority) -> Self {
    var copy = self
    copy.priority = priority
    return copy
  }

  /// The same at 999, just below required.
  public var almostRequired: Self { exact(999) }

  /// The same at 1000 and `difference`.
  public func required(_ difference: Float = 0) -> Self {
    exact(UILayoutPriority.required.rawValue + difference)
  }

  /// The same at 750 and `difference`.
  public func high(_ difference: Float = 0) -> Self {
    exact(UILayoutPriority.defaultHigh.rawValue + difference)
  }

  /// The same at 250 and `difference`.
  public func low(_ difference: Float = 0) -> Self {
    exact(UILayoutPriority.defaultLow.rawValue + difference)
  }

  /// The same at the priority `value`.
  public func exact(_ value: Float) -> Self { withPriority(UILayoutPriority(value)) }
}

/// A multiple of another item's size, and a length added to it.
///
///     *0.5                // half of it
///     >=20.0 * 0.3        // 20 points and 30 % of it, or more
public struct MultiPin: Hashable, Sendable {
  /// The factor of the other size.
  public var multiplier: CGFloat
  /// What is added to the multiple, with relation and priority.
  public var pin: Pin

  /// Creates a multiple and what is added to it.
  public init(multiplier: CGFloat, pin: Pin = .zero) {
    self.multiplier = multiplier
    self.pin = pin
  }

  /// Creates a multiple and what is added to it.
  public init(_ multiplier: CGFloat, _ pin: Pin = .zero) {
    self.init(multiplier: multiplier, pin: pin)
  }

  /// Creates a multiple and a length in points that is added to it.
  public init(
    multiplier: CGFloat,
    constant: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal,
    priority: UILayoutPriority = .required
  ) {
    self.init(
      multiplier: multiplier,
      pin: Pin(constant, relation: relation, priority: priority)
    )
  }

  /// What is added to the multiple, in points.
  public var constant: CGFloat {
    get { pin.constant }
    set { pin.constant = newValue }
  }

  /// Whether the size is exact, a minimum or a maximum.
  public var relation: NSLayoutConstraint.Relation {
    get { pin.relation }
    set { pin.relation = newValue }
  }

  /// How firmly the size is held.
  public var priority: UILayoutPriority {
    get { pin.priority }
    set { pin.priority = newValue }
  }
}

extension MultiPin: BoxPrioritized {}
#endif
