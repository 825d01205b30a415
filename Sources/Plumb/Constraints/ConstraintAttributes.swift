#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A set of attributes. It forgets the order of writing; constraints are made in the order below.
@usableFromInline
struct ConstraintAttributes: OptionSet, Hashable, Sendable {
  @usableFromInline let rawValue: UInt32

  @usableFromInline
  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  @usableFromInline static let left = Self(rawValue: 1 << 0)
  @usableFromInline static let top = Self(rawValue: 1 << 1)
  @usableFromInline static let right = Self(rawValue: 1 << 2)
  @usableFromInline static let bottom = Self(rawValue: 1 << 3)
  @usableFromInline static let leading = Self(rawValue: 1 << 4)
  @usableFromInline static let trailing = Self(rawValue: 1 << 5)
  @usableFromInline static let width = Self(rawValue: 1 << 6)
  @usableFromInline static let height = Self(rawValue: 1 << 7)
  @usableFromInline static let centerX = Self(rawValue: 1 << 8)
  @usableFromInline static let centerY = Self(rawValue: 1 << 9)
  @usableFromInline static let lastBaseline = Self(rawValue: 1 << 10)
  @usableFromInline static let firstBaseline = Self(rawValue: 1 << 11)
  @usableFromInline static let leftMargin = Self(rawValue: 1 << 12)
  @usableFromInline static let rightMargin = Self(rawValue: 1 << 13)
  @usableFromInline static let topMargin = Self(rawValue: 1 << 14)
  @usableFromInline static let bottomMargin = Self(rawValue: 1 << 15)
  @usableFromInline static let leadingMargin = Self(rawValue: 1 << 16)
  @usableFromInline static let trailingMargin = Self(rawValue: 1 << 17)
  @usableFromInline static let centerXWithinMargins = Self(rawValue: 1 << 18)
  @usableFromInline static let centerYWithinMargins = Self(rawValue: 1 << 19)

  // MARK: - Aggregates

  @usableFromInline static let horizontalEdges: Self = [.left, .right]
  @usableFromInline static let verticalEdges: Self = [.top, .bottom]
  @usableFromInline static let edges: Self = [.left, .top, .right, .bottom]
  @usableFromInline static let directionalHorizontalEdges: Self = [.leading, .trailing]
  @usableFromInline static let directionalVerticalEdges: Self = [.top, .bottom]
  @usableFromInline static let directionalEdges: Self = [.leading, .trailing, .top, .bottom]
  @usableFromInline static let size: Self = [.width, .height]
  @usableFromInline static let center: Self = [.centerX, .centerY]
  @usableFromInline static let margins: Self = [
    .leftMargin, .topMargin, .rightMargin, .bottomMargin,
  ]
  @usableFromInline static let directionalMargins: Self = [
    .leadingMargin, .topMargin, .trailingMargin, .bottomMargin,
  ]
  @usableFromInline static let centerWithinMargins: Self = [
    .centerXWithinMargins, .centerYWithinMargins,
  ]

  // MARK: - Families

  static let horizontal: Self = [
    .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
    .trailingMargin, .centerXWithinMargins,
  ]
  static let vertical: Self = [
    .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
    .centerYWithinMargins,
  ]
  static let leftOrRight: Self = [.left, .right, .leftMargin, .rightMargin]
  static let leadingOrTrailing: Self = [.leading, .trailing, .leadingMargin, .trailingMargin]
  static let sided = leftOrRight.union(leadingOrTrailing)
  static let begin: Self = [
    .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin,
  ]
  static let end: Self = [
    .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin,
  ]

  /// Whether exactly one attribute is in the set.
  var isSingle: Bool { rawValue != 0 && rawValue & (rawValue &- 1) == 0 }

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
    if other.isEmpty || other == self || other.isSingle { return true }
    switch (self, other) {
    case (.edges, .margins), (.margins, .edges),
      (.directionalEdges, .directionalMargins), (.directionalMargins, .directionalEdges):
      return true
    default:
      return false
    }
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
