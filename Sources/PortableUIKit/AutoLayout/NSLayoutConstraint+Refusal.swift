import Requirements

extension NSLayoutConstraint {
  /// Stops the program over a constraint that cannot be, and names the line that made it.
  ///
  /// Where UIKit raises an exception, code that works here and not on a device would be worth nothing.
  nonisolated func refuse(
    _ reason: String,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Never {
    let place = MainActor.assumeIsolated { sourcePlace }
    let made = place.map { " (made at \($0.file):\($0.line))" } ?? ""
    requirementFailure(reason + made, file: file, line: line)
  }

  /// Stops the program if one of the numbers of a constraint is none.
  @inline(__always)
  func requireNumbers(
    _ multiplier: CGFloat,
    _ constant: CGFloat,
    _ item: @autoclosure () -> Any?,
    _ attribute: Attribute
  ) {
    guard multiplier.isNaN || constant.isNaN else { return }
    let name = Self.words(for: item())
    refuse(
      "A constraint of \(name).\(attribute.name) has the multiplier \(multiplier) and the constant "
        + "\(constant); it needs numbers"
    )
  }

  /// Stops the program over a pair of attributes that UIKit does not take.
  ///
  /// A class of its own below this one answers for its pairs itself.
  @inline(__always)
  func requirePair(
    _ first: @autoclosure () -> Any,
    _ firstAttribute: Attribute,
    _ second: @autoclosure () -> Any?,
    _ secondAttribute: Attribute,
    _ multiplier: CGFloat
  ) {
    guard firstAttribute != secondAttribute || multiplier == 0,
      !Self.isTaken(firstAttribute, secondAttribute, multiplier: multiplier),
      type(of: self) == NSLayoutConstraint.self,
      let reason = Self.refusal(of: firstAttribute, secondAttribute, multiplier: multiplier)
    else { return }
    let other =
      secondAttribute == .notAnAttribute
      ? "a constant" : "\(Self.words(for: second())).\(secondAttribute.name)"
    refuse(
      "Unable to constrain \(Self.words(for: first())).\(firstAttribute.name) to \(other): \(reason)"
    )
  }

  /// Whether a pair is one of those that most constraints have: two edges of one axis that
  /// are both absolute or both directional, or a size and a constant.
  @inline(__always)
  private static func isTaken(
    _ first: Attribute,
    _ second: Attribute,
    multiplier: CGFloat
  ) -> Bool {
    guard multiplier != 0 else { return false }
    switch first {
    case .left, .right: return second == .left || second == .right
    case .top, .bottom: return second == .top || second == .bottom
    case .leading, .trailing: return second == .leading || second == .trailing
    case .width, .height: return second == .notAnAttribute
    default: return false
    }
  }

  /// Why UIKit does not take a constraint between two attributes, or nil where it does.
  ///
  /// Source: the exceptions of `constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:`
  /// for locations that equal a constant and for left or right with leading or trailing, and
  /// `NSInvalidLayoutConstraintException` for centers of different axes, as public reports of crashes
  /// show them. The latter comes with the activation there. Anchors raise the same over left or right
  /// with leading or trailing ("because their units are not compatible", as reports and the
  /// documentation of `NSLayoutAnchor` have it).
  static func refusal(of first: Attribute, _ second: Attribute, multiplier: CGFloat) -> String? {
    let (kind, other) = (first.pairing, second.pairing)
    if kind.isSize, other == .none { return nil }
    if other == .none || (multiplier == 0 && !kind.isSize && !other.isSize) {
      return "a location cannot be equal to a constant. Give a second item with a location, and a "
        + "multiplier other than 0"
    }
    if kind.isSize != other.isSize { return "one is a size and the other a location" }
    if kind.isSize { return nil }
    if (kind == .vertical) != (other == .vertical) {
      return "one is a horizontal location and the other a vertical one"
    }
    if (kind == .absolute && other == .directional) || (kind == .directional && other == .absolute)
    {
      return "use leading and trailing for both, or left and right for both"
    }
    return nil
  }

  /// An item as messages name it: its class, its address and its text.
  static func words(for item: Any?) -> String {
    guard let item = item as? any LayoutItemObject else {
      return item.map { "\(type(of: $0))" } ?? "nil"
    }
    if let text = (item as? UIView)?.shownText {
      return "\(classText(of: item)):\(addressText(of: item))'\(text.prefix(25))'"
    }
    if let view = item as? UIView, let name = view.accessibilityIdentifier, !name.isEmpty {
      return "\(classText(of: item)):\(addressText(of: item))'\(name)'"
    }
    return "\(classText(of: item)):\(addressText(of: item))"
  }
}

/// What decides whether two attributes can be related.
private enum Pairing {
  case none
  case size
  /// A vertical location.
  case vertical
  /// A horizontal location that is the same in either reading direction.
  case absolute
  /// A horizontal location that follows the reading direction.
  case directional
  /// The middle, which is in the same place in either.
  case center

  var isSize: Bool { self == .size }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var pairing: Pairing {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .size
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .left, .right, .leftMargin, .rightMargin: .absolute
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directional
    case .centerX, .centerXWithinMargins: .center
    }
  }
}
