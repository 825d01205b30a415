#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

/// The constant of a description, before it is known for which attribute.
@usableFromInline
enum ConstraintConstant {
  case number(CGFloat)
  case size(CGSize)
  case point(CGPoint)
  case insets(ConstraintInsets)
  case directionalInsets(ConstraintDirectionalInsets)

  /// The constant for one attribute, in points.
  ///
  /// Insets lead inwards: they are added at a left or top edge and subtracted at a right or bottom
  /// one, from both sides of a size, and halved at a centre.
  @MainActor
  func value(for attribute: ConstraintAttributes) -> CGFloat {
    switch self {
    case .number(let value): value
    case .size(let size): size.value(for: attribute)
    case .point(let point): point.value(for: attribute)
    case .insets(let insets): insets.value(for: attribute)
    case .directionalInsets(let insets): insets.value(for: attribute)
    }
  }
}

extension ConstraintAttributes {
  fileprivate enum Role {
    case left
    case right
    case top
    case bottom
    case leading
    case trailing
    case centerX
    case centerY
    case width
    case height
  }

  fileprivate var role: Role {
    switch self {
    case .left, .leftMargin: .left
    case .right, .rightMargin: .right
    case .top, .topMargin, .firstBaseline: .top
    case .bottom, .bottomMargin, .lastBaseline: .bottom
    case .leading, .leadingMargin: .leading
    case .trailing, .trailingMargin: .trailing
    case .centerX, .centerXWithinMargins: .centerX
    case .centerY, .centerYWithinMargins: .centerY
    case .width: .width
    default: .height
    }
  }
}

extension CGSize {
  fileprivate func value(for attribute: ConstraintAttributes) -> CGFloat {
    switch attribute {
    case .width: width
    case .height: height
    default: 0
    }
  }
}

extension CGPoint {
  fileprivate func value(for attribute: ConstraintAttributes) -> CGFloat {
    switch attribute.role {
    case .left, .right, .leading, .trailing, .centerX: x
    case .top, .bottom, .centerY: y
    case .width, .height: 0
    }
  }
}

@MainActor private var isRightToLeft: Bool {
  ConstraintConfig.interfaceLayoutDirection == .rightToLeft
}

extension ConstraintInsets {
  @MainActor
  fileprivate func value(for attribute: ConstraintAttributes) -> CGFloat {
    switch attribute.role {
    case .left: left
    case .right: -right
    case .top: top
    case .bottom: -bottom
    case .leading: isRightToLeft ? right : left
    case .trailing: isRightToLeft ? -left : -right
    case .centerX: (left - right) / 2
    case .centerY: (top - bottom) / 2
    case .width: -(left + right)
    case .height: -(top + bottom)
    }
  }
}

extension ConstraintDirectionalInsets {
  @MainActor
  fileprivate func value(for attribute: ConstraintAttributes) -> CGFloat {
    switch attribute.role {
    case .left: isRightToLeft ? trailing : leading
    case .right: isRightToLeft ? -leading : -trailing
    case .top: top
    case .bottom: -bottom
    case .leading: leading
    case .trailing: -trailing
    case .centerX: (leading - trailing) / 2
    case .centerY: (top - bottom) / 2
    case .width: -(leading + trailing)
    case .height: -(top + bottom)
    }
  }
}
