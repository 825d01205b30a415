#if PLUMB_CAPTURE

import ConstraintSolver
import Foundation
import LayoutEngine

/// A constraint of the system's that no public object stands for.
struct SystemRow {
  let constraint: LayoutSnapshot.Constraint

  /// Creates a row of the item at `first`, tied to the one at `second`, or to nothing.
  ///
  /// Constants are in points.
  init(
    _ first: Int,
    _ attribute: LayoutAttribute,
    _ relation: Relation = .equal,
    _ second: Int? = nil,
    _ other: LayoutAttribute = .notAnAttribute,
    multiplier: Double = 1,
    constant: Double = 0,
    priority: Float = 1000,
    source: ConstraintSource
  ) {
    constraint = LayoutSnapshot.Constraint(
      id: "",
      LayoutConstraint(
        ItemID(index: first),
        attribute,
        relation,
        second.map(ItemID.init),
        other,
        multiplier: multiplier,
        constant: constant,
        priority: priority,
        source: source
      ),
      first: first,
      second: second
    )
  }
}

/// Numbers of the platform as a snapshot takes them.
enum CapturedNumber {
  /// The largest size of a length, in points, as in the portable UIKit: code gives more for "as much as there is".
  private static let largest = 33_554_432.0

  /// A length within the limits; 0 for what is no number.
  static func length(_ value: CGFloat) -> Double {
    let value = Double(value)
    return value.isNaN ? 0 : min(max(value, -largest), largest)
  }
}

extension LayoutAttribute {
  /// Whether the attribute counts from a margin.
  var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}

extension LayoutRect {
  init(_ rect: CGRect) {
    self.init(
      x: CapturedNumber.length(rect.origin.x),
      y: CapturedNumber.length(rect.origin.y),
      width: CapturedNumber.length(rect.size.width),
      height: CapturedNumber.length(rect.size.height)
    )
  }
}

#endif
