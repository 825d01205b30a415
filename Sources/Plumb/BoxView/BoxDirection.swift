#if canImport(UIKit)
internal import UIKit

/// How the edges of a box are read: which attribute an edge is, and which way its lengths count.
struct BoxDirection: Equatable {
  /// The semantic attribute of the box.
  var semantic: UISemanticContentAttribute
  /// Whether the horizontal axis runs from right to left.
  var isRightToLeft: Bool

  /// The attribute of an edge: leading and trailing unless the semantic attribute forces a side.
  func attribute(_ edge: BoxEdge) -> NSLayoutConstraint.Attribute {
    switch edge {
    case .top: .top
    case .bottom: .bottom
    case .centerX: .centerX
    case .centerY: .centerY
    case .left: begin
    case .right: end
    }
  }

  private var begin: NSLayoutConstraint.Attribute {
    switch semantic {
    case .unspecified: .leading
    case .forceRightToLeft: .right
    default: .left
    }
  }

  private var end: NSLayoutConstraint.Attribute {
    switch semantic {
    case .unspecified: .trailing
    case .forceRightToLeft: .left
    default: .right
    }
  }

  /// −1 where a length along the edge's axis counts towards the left, else 1.
  ///
  /// Leading and trailing turn by themselves; left, right and the middle do not.
  func sign(_ edge: BoxEdge) -> CGFloat {
    switch edge {
    case .top, .bottom, .centerY: 1
    case .left, .right: semantic == .forceRightToLeft ? -1 : 1
    case .centerX: isRightToLeft ? -1 : 1
    }
  }
}

extension BoxDirection {
  /// How edges within `container` are read.
  @MainActor
  init(of container: any BoxAnchorable) {
    self.init(
      semantic: container.semanticContentAttribute,
      isRightToLeft: container.hierarchyView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
  }

  /// How edges are read under `semantic`.
  @MainActor
  init(semantic: UISemanticContentAttribute) {
    self.init(
      semantic: semantic,
      isRightToLeft: UIView.userInterfaceLayoutDirection(for: semantic) == .rightToLeft
    )
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation after both sides changed their sign.
  var flipped: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    default: self
    }
  }
}
#endif
