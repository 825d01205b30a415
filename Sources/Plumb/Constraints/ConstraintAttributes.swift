#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A set of attributes.
///
/// It forgets the order of writing; constraints are made in the order below.
@usableFromInline
struct ConstraintAttributes: OptionSet, Hashable, Sendable {
  @usableFromInline let rawValue: UInt32

  @inlinable
  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  @inlinable static var left: Self { Self(rawValue: 1 << 0) }
  @inlinable static var top: Self { Self(rawValue: 1 << 1) }
  @inlinable static var right: Self { Self(rawValue: 1 << 2) }
  @inlinable static var bottom: Self { Self(rawValue: 1 << 3) }
  @inlinable static var leading: Self { Self(rawValue: 1 << 4) }
  @inlinable static var trailing: Self { Self(rawValue: 1 << 5) }
  @inlinable static var width: Self { Self(rawValue: 1 << 6) }
  @inlinable static var height: Self { Self(rawValue: 1 << 7) }
  @inlinable static var centerX: Self { Self(rawValue: 1 << 8) }
  @inlinable static var centerY: Self { Self(rawValue: 1 << 9) }
  @inlinable static var lastBaseline: Self { Self(rawValue: 1 << 10) }
  @inlinable static var firstBaseline: Self { Self(rawValue: 1 << 11) }
  @inlinable static var leftMargin: Self { Self(rawValue: 1 << 12) }
  @inlinable static var rightMargin: Self { Self(rawValue: 1 << 13) }
  @inlinable static var topMargin: Self { Self(rawValue: 1 << 14) }
  @inlinable static var bottomMargin: Self { Self(rawValue: 1 << 15) }
  @inlinable static var leadingMargin: Self { Self(rawValue: 1 << 16) }
  @inlinable static var trailingMargin: Self { Self(rawValue: 1 << 17) }
  @inlinable static var centerXWithinMargins: Self { Self(rawValue: 1 << 18) }
  @inlinable static var centerYWithinMargins: Self { Self(rawValue: 1 << 19) }

  // MARK: - Aggregates

  @inlinable static var horizontalEdges: Self { [.left, .right] }
  @inlinable static var verticalEdges: Self { [.top, .bottom] }
  @inlinable static var edges: Self { [.left, .top, .right, .bottom] }
  @inlinable static var directionalHorizontalEdges: Self { [.leading, .trailing] }
  @inlinable static var directionalVerticalEdges: Self { [.top, .bottom] }
  @inlinable static var directionalEdges: Self { [.leading, .trailing, .top, .bottom] }
  @inlinable static var size: Self { [.width, .height] }
  @inlinable static var center: Self { [.centerX, .centerY] }
  @inlinable static var margins: Self {
    [
      .leftMargin, .topMargin, .rightMargin, .bottomMargin,
    ]
  }
  @inlinable static var directionalMargins: Self {
    [
      .leadingMargin, .topMargin, .trailingMargin, .bottomMargin,
    ]
  }
  @inlinable static var centerWithinMargins: Self {
    [
      .centerXWithinMargins, .centerYWithinMargins,
    ]
  }

  // MARK: - Families

  static var horizontal: Self {
    [
      .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins,
    ]
  }
  static var vertical: Self {
    [
      .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins,
    ]
  }
  static var leftOrRight: Self { [.left, .right, .leftMargin, .rightMargin] }
  static var leadingOrTrailing: Self { [.leading, .trailing, .leadingMargin, .trailingMargin] }
  static var sided: Self { leftOrRight.union(leadingOrTrailing) }
  static var begin: Self {
    [
      .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin,
    ]
  }
  static var end: Self {
    [
      .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin,
    ]
  }

  /// Whether exactly one attribute is in the set.
  var isSingle: Bool { rawValue != 0 && rawValue & (rawValue &- 1) == 0 }

  /// Whether only width and height are in the set.
  var isSize: Bool { isSubset(of: .size) }

  /// The attribute that comes first, as a set.
  var first: Self { Self(rawValue: rawValue & (0 &- rawValue)) }
}

extension ConstraintAttributes {
  /// The attributes in the order in which constraints are made.
  var all: [Self] {
    var rest = self
    var result: [Self] = []
    while !rest.isEmpty {
      let next = rest.first
      result.append(next)
      rest.subtract(next)
    }
    return result
  }

  /// The attribute of the platform that a set of one stands for.
  var layoutAttribute: NSLayoutConstraint.Attribute {
    switch rawValue.trailingZeroBitCount {
    case 0: .left
    case 1: .top
    case 2: .right
    case 3: .bottom
    case 4: .leading
    case 5: .trailing
    case 6: .width
    case 7: .height
    case 8: .centerX
    case 9: .centerY
    case 10: .lastBaseline
    case 11: .firstBaseline
    default: marginAttribute
    }
  }

  private var marginAttribute: NSLayoutConstraint.Attribute {
    #if canImport(UIKit)
    switch rawValue.trailingZeroBitCount {
    case 12: .leftMargin
    case 13: .rightMargin
    case 14: .topMargin
    case 15: .bottomMargin
    case 16: .leadingMargin
    case 17: .trailingMargin
    case 18: .centerXWithinMargins
    case 19: .centerYWithinMargins
    default: .notAnAttribute
    }
    #else
    .notAnAttribute
    #endif
  }

  /// The names of the attributes, in the order in which constraints are made.
  var names: String {
    all.map { attributeName($0.layoutAttribute) }.joined(separator: ", ")
  }

  // MARK: - Pairing

  /// Whether every attribute here finds a partner in `other`: none, one, the same ones, or edges
  /// and margins.
  func pairs(with other: Self) -> Bool {
    if other.isEmpty || other == self { return true }
    if other.isSingle { return all.allSatisfy(other.isTaken(with:)) }
    switch (self, other) {
    case (.edges, .margins), (.margins, .edges),
      (.directionalEdges, .directionalMargins), (.directionalMargins, .directionalEdges):
      return true
    default:
      return false
    }
  }

  /// Whether UIKit takes a constraint between the two attributes: it raises an exception for a size with a
  /// position, and for left or right with leading or trailing.
  private func isTaken(with other: Self) -> Bool {
    isSize == other.isSize && !mixesDirections(with: other)
  }

  /// The partner in `other` of `attribute`, which is one of these.
  func partner(of attribute: Self, in other: Self) -> Self {
    if other.isEmpty || other == self { return attribute }
    if other.isSingle { return other }
    return attribute.acrossMargins
  }

  /// The edge of a margin, or the margin of an edge.
  private var acrossMargins: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    default: self
    }
  }

  /// The set of one attribute of the platform.
  init(_ attribute: NSLayoutConstraint.Attribute) {
    self =
      Self(rawValue: (1 << 20) - 1).all.first { $0.layoutAttribute == attribute } ?? []
  }
}

/// The name that the console prints.
func attributeName(_ attribute: NSLayoutConstraint.Attribute) -> String {
  attributeNames.indices.contains(attribute.rawValue) ? attributeNames[attribute.rawValue] : "?"
}

/// The names by raw value, which is the same on every platform.
private let attributeNames = [
  "notAnAttribute", "left", "right", "top", "bottom", "leading", "trailing", "width", "height",
  "centerX", "centerY", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin",
  "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
  "centerYWithinMargins",
]
