internal import LayoutEngine

import Foundation
import LayoutEngine

/// Builds the constraints of a stack view.
///
/// Along the axis the visible views are links of one chain from edge to edge. Hidden views have no length
/// and no space, and stay behind the view before them unless something else places them. Across the axis
/// only visible views count.
///
/// Source: the names and shapes of the constraints in public conflict logs of UIKit; the rules in
/// Apple's documentation of `UIStackView`; saved frames of hidden views in Interface Builder documents.
@MainActor
struct StackArrangement {
  /// The stack view that is arranged.
  let stack: UIStackView
  /// All arranged views.
  let views: [UIView]
  /// The arranged views that are not hidden.
  let visible: [UIView]
  /// The attributes along the axis.
  let main: StackAxis
  /// The attributes across the axis.
  let cross: StackAxis

  /// The constraints built so far.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The guides added so far.
  private(set) var guides: [UILayoutGuide] = []

  /// Prepares the arrangement of a stack view.
  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews
    visible = views.filter { !$0.isHidden }
    let usesMargins = stack.isLayoutMarginsRelativeArrangement
    let horizontal = StackAxis.horizontal(usesMargins: usesMargins)
    let vertical = StackAxis.vertical(usesMargins: usesMargins)
    main = stack.axis == .horizontal ? horizontal : vertical
    cross = stack.axis == .horizontal ? vertical : horizontal
  }

  /// Adds a constraint to the arrangement.
  mutating func add(
    _ identifier: String,
    _ first: any LayoutItemObject,
    _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal,
    _ second: (any LayoutItemObject)? = nil,
    _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      first,
      firstAttribute,
      relation,
      second,
      secondAttribute,
      multiplier: multiplier,
      constant: constant,
      priority: priority,
      identifier: identifier,
      source: .stackView
    )
    constraint.isFromDocument = stack.isFromDocument
    constraints.append(constraint)
  }

  /// Adds a guide to the stack view.
  mutating func addGuide(_ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    stack.addLayoutGuide(guide)
    guides.append(guide)
    return guide
  }

  /// The space after a visible view, in points.
  func spacing(after view: UIView) -> CGFloat {
    let spacing = statedSpacing(after: view)
    return spacing == UIStackView.spacingUseSystem ? systemSpacing : spacing
  }

  /// The space after a view as it was asked for: ``UIStackView/spacingUseSystem`` for the system's.
  ///
  /// A stack view whose own spacing is the default has that of one whose spacing nobody set.
  func statedSpacing(after view: UIView) -> CGFloat {
    let spacing = stack.customSpacing(after: view)
    if spacing != UIStackView.spacingUseDefault { return spacing }
    return stack.spacing == UIStackView.spacingUseDefault ? 0 : stack.spacing
  }
}

/// The attributes of one axis.
struct StackAxis {
  var begin: NSLayoutConstraint.Attribute
  var end: NSLayoutConstraint.Attribute
  var center: NSLayoutConstraint.Attribute
  var size: NSLayoutConstraint.Attribute
  /// The edges and the center of the stack view itself: inside its margins or not.
  var canvasBegin: NSLayoutConstraint.Attribute
  var canvasEnd: NSLayoutConstraint.Attribute
  var canvasCenter: NSLayoutConstraint.Attribute

  /// From leading to trailing.
  static func horizontal(usesMargins: Bool) -> StackAxis {
    StackAxis(
      begin: .leading,
      end: .trailing,
      center: .centerX,
      size: .width,
      canvasBegin: usesMargins ? .leadingMargin : .leading,
      canvasEnd: usesMargins ? .trailingMargin : .trailing,
      canvasCenter: usesMargins ? .centerXWithinMargins : .centerX
    )
  }

  /// From top to bottom.
  static func vertical(usesMargins: Bool) -> StackAxis {
    StackAxis(
      begin: .top,
      end: .bottom,
      center: .centerY,
      size: .height,
      canvasBegin: usesMargins ? .topMargin : .top,
      canvasEnd: usesMargins ? .bottomMargin : .bottom,
      canvasCenter: usesMargins ? .centerYWithinMargins : .centerY
    )
  }
}

extension UIStackView {
  /// Takes the present arrangement out of force.
  func removeArrangement() {
    NSLayoutConstraint.deactivate(arrangement)
    arrangement = []
    arrangementGuides.forEach(removeLayoutGuide)
    arrangementGuides = []
  }

  /// Replaces the arrangement.
  func rebuildArrangement() {
    removeArrangement()
    var new = StackArrangement(self)
    new.build()
    arrangement = new.constraints
    arrangementGuides = new.guides
    NSLayoutConstraint.activate(arrangement)
  }
}
