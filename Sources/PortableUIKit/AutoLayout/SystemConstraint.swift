internal import ConstraintSolver
internal import LayoutEngine
internal import PlumbLog

/// A constraint that the system made, as an object for messages: the engine itself needs none.
///
/// It takes part in nothing. Changing it changes no layout.
class SystemConstraint: NSLayoutConstraint {
  /// What the engine's row says.
  @exclusivity(unchecked) final var content: LoggedConstraint?

  override var description: String {
    MainActor.assumeIsolated { content?.printed() ?? text }
  }
}

/// A constraint that stands for an autoresizing mask.
final class NSAutoresizingMaskLayoutConstraint: SystemConstraint {}

/// A constraint that stands for the size of an item's content.
final class NSContentSizeLayoutConstraint: SystemConstraint {}

extension LayoutHost {
  /// The constraint behind a member of a conflict, or nil for a silent rule.
  ///
  /// For constraints of the system's, which no object stands for, one is made at the first question; it is
  /// the same as long as the constraint is there, and so is its address.
  func constraint(for subject: LayoutConflict.Subject) -> NSLayoutConstraint? {
    switch subject {
    case .nonNegative: return nil
    case .constraint(let id):
      if let object = constraintObject(id) { return object }
      let row = engine.constraint(id)
      guard let first = object(row.first) else { return nil }
      let known = standIn(for: subject, first, row.second.flatMap(object)) {
        row.source == .autoresizingMask ? NSAutoresizingMaskLayoutConstraint() : SystemConstraint()
      }
      known.content = logged(row, known)
      known.identifier = known.content?.identifier
      return known
    case .hugging(let item, let axis), .compressionResistance(let item, let axis):
      guard let object = object(item) else { return nil }
      let known = standIn(for: .hugging(item, axis), object, nil) {
        NSContentSizeLayoutConstraint()
      }
      known.content = loggedContent(of: item, axis, known)
      return known
    }
  }

  private func standIn(
    for subject: LayoutConflict.Subject,
    _ first: LayoutItemReference,
    _ second: LayoutItemReference?,
    _ make: () -> SystemConstraint
  ) -> SystemConstraint {
    // The engine gives the numbers of what has left to what comes.
    if let known = standIns[subject], known.first === first, known.second === second {
      return known
    }
    let new = make()
    var attributes = (
      NSLayoutConstraint.Attribute.notAnAttribute, NSLayoutConstraint.Attribute.notAnAttribute
    )
    var form = (NSLayoutConstraint.Relation.equal, 1.0, 0.0)
    switch subject {
    case .constraint(let id):
      let row = engine.constraint(id)
      attributes = (.init(row.firstAttribute), .init(row.secondAttribute))
      form = (.init(row.relation), row.multiplier, row.constant)
      new.source = row.source
    case .hugging(_, let axis), .compressionResistance(_, let axis), .nonNegative(_, let axis):
      attributes.0 = axis == .horizontal ? .width : .height
      new.source = .systemGuide
    }
    new.describe(first, attributes.0, form.0, second, attributes.1, form.1, form.2)
    standIns[subject] = new
    return new
  }

  // MARK: - What rows say

  /// A row of the system's in the form in which UIKit prints such a constraint.
  private func logged(_ row: LayoutConstraint, _ object: NSLayoutConstraint) -> LoggedConstraint? {
    guard let first = self.object(row.first)?.object else { return nil }
    let second = row.second.flatMap { self.object($0)?.object }
    var near = LoggedConstraint.Anchor(.init(first), .layout(row.firstAttribute))
    var far = second.map { LoggedConstraint.Anchor(.init($0), .layout(row.secondAttribute)) }
    var constant = row.constant
    if let other = far, isFarEdge(row) {
      // UIKit has the owner say where its guide ends.
      constant = -constant
      near = .init(other.item, near.attribute)
      far = .init(.init(first), near.attribute)
    }
    if row.source == .marginsGuide, let edge = far, let owner = row.second {
      // And the margin's length instead of its name.
      constant += margin(row.secondAttribute, of: owner)
      far = .init(edge.item, .layout(row.firstAttribute))
    }
    if row.source == .encapsulatedSize, far == nil, !row.firstAttribute.isSize,
      let outer = LoggedConstraint.Containment(of: first)?.outer
    {
      far = .init(outer, .layout(row.firstAttribute))
    }
    var statement = LoggedConstraint.Statement(
      .anchor(near),
      row.relation,
      far.map { .anchor($0) },
      multiplier: row.multiplier,
      constant: constant,
      priority: Double(row.priority)
    )
    if let second {
      statement.containment = .init(first, second)
    } else if !row.firstAttribute.isSize {
      statement.containment = .init(of: first)
    }
    // The superview says where the far edge is.
    let masked = row.firstAttribute.isFarEdge ? second ?? first : first
    let mask = row.source == .autoresizingMask ? (masked as? UIView)?.autoresizingMask.text : nil
    return LoggedConstraint(
      className: mask == nil ? "NSLayoutConstraint" : "NSAutoresizingMaskLayoutConstraint",
      address: addressText(of: object),
      mask: mask,
      identifier: row.systemIdentifier,
      statement: statement
    )
  }

  /// Whether the row ties a guide to the far edge of its owner.
  private func isFarEdge(_ row: LayoutConstraint) -> Bool {
    guard row.source == .safeAreaGuide || row.source == .marginsGuide else { return false }
    return row.firstAttribute.isFarEdge
  }

  private func margin(_ attribute: LayoutAttribute, of owner: ItemID) -> Double {
    let margins = engine.properties(of: owner).margins
    return switch attribute {
    case .leftMargin: margins.left
    case .rightMargin: margins.right
    case .topMargin: margins.top
    case .bottomMargin: margins.bottom
    default: 0
    }
  }

  private func loggedContent(
    of item: ItemID,
    _ axis: LayoutAxis,
    _ object: NSLayoutConstraint
  ) -> LoggedConstraint? {
    guard let view = self.object(item)?.object else { return nil }
    let properties = engine.properties(of: item)
    let isWide = axis == .horizontal
    var statement = LoggedConstraint.Statement(
      .anchor(.init(.init(view), .layout(isWide ? .width : .height))),
      .equal,
      constant: (isWide ? properties.intrinsicWidth : properties.intrinsicHeight) ?? 0
    )
    let hugging = isWide ? properties.hugging.horizontal : properties.hugging.vertical
    let resistance =
      isWide
      ? properties.compressionResistance.horizontal : properties.compressionResistance.vertical
    statement.contentPriorities = .init(
      hugging: Double(hugging),
      compressionResistance: Double(resistance)
    )
    return LoggedConstraint(
      className: "NSContentSizeLayoutConstraint",
      address: addressText(of: object),
      statement: statement
    )
  }
}

extension LayoutAttribute {
  fileprivate var isFarEdge: Bool { self == .right || self == .bottom }
}

extension LayoutConstraint {
  /// The identifier by which UIKit tells who made the constraint.
  fileprivate var systemIdentifier: String? {
    switch (source, firstAttribute) {
    case (.encapsulatedSize, .width): "UIView-Encapsulated-Layout-Width"
    case (.encapsulatedSize, .height): "UIView-Encapsulated-Layout-Height"
    case (.encapsulatedSize, .left): "UIView-Encapsulated-Layout-Left"
    case (.encapsulatedSize, .top): "UIView-Encapsulated-Layout-Top"
    case (.marginsGuide, .left): "UIView-leftMargin-guide-constraint"
    case (.marginsGuide, .right): "UIView-rightMargin-guide-constraint"
    case (.marginsGuide, .top): "UIView-topMargin-guide-constraint"
    case (.marginsGuide, .bottom): "UIView-bottomMargin-guide-constraint"
    case (.safeAreaGuide, _): "UIViewSafeAreaLayoutGuide-\(firstAttribute.name)"
    default: nil
    }
  }
}

extension UIView.AutoresizingMask {
  /// The mask as UIKit prints it: `&` for a flexible part and `-` for a fixed one.
  ///
  /// Where nothing is flexible the far margin is, as it has to be.
  fileprivate var text: String {
    func part(_ mask: UIView.AutoresizingMask) -> String { contains(mask) ? "&" : "-" }
    let horizontal =
      part(.flexibleLeftMargin) + part(.flexibleWidth) + part(.flexibleRightMargin)
    let vertical = part(.flexibleTopMargin) + part(.flexibleHeight) + part(.flexibleBottomMargin)
    return "h=\(horizontal == "---" ? "--&" : horizontal) "
      + "v=\(vertical == "---" ? "--&" : vertical)"
  }
}
