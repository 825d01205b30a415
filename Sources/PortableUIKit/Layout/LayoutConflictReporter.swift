internal import ConstraintSolver
internal import LayoutEngine
internal import Logging
internal import PlumbLog

/// Tells the developer of constraints that cannot all hold, as UIKit does.
@MainActor
enum LayoutConflictReporter {
  private static let logger = Logger(label: "LayoutConstraints")

  static func report(_ conflicts: [LayoutConflict], in host: LayoutHost) {
    for conflict in conflicts {
      let constraints = conflict.members.compactMap { member -> String? in
        guard case .constraint(let id) = member.subject, !host.isTie(id) else { return nil }
        return host.text(of: id)
      }
      let message = ConflictMessage(
        constraints: constraints,
        broken: conflict.broken.map(host.text(of:))
      )
      logger.warning("\(message.text)")
    }
  }
}

extension LayoutHost {
  /// Whether a constraint only ties a distance between anchors to one of them.
  fileprivate func isTie(_ id: LayoutConstraintID) -> Bool {
    (constraintObject(id) as? OffsetConstraint)?.isTie == true
  }

  /// A constraint of the engine in UIKit's words.
  func text(of id: LayoutConstraintID) -> String {
    if let object = constraintObject(id) {
      let description = object.description
      // A subclass has words of its own, in which it may say the place.
      return description == object.text ? object.locatedText : description
    }
    return systemText(of: engine.constraint(id))
  }

  /// A constraint that the system made, and that no object stands for.
  private func systemText(of constraint: LayoutConstraint) -> String {
    let isMask = constraint.source == .autoresizingMask
    let name = isMask ? "NSAutoresizingMaskLayoutConstraint" : "NSLayoutConstraint"
    let first = constraint.first
    var text = "<\(name):\(addressOfItem(first))"
    if isMask, let view = object(first)?.view { text += " \(view.autoresizingMask.text)" }
    if let identifier = constraint.systemIdentifier { text += " '\(identifier)'" }
    text +=
      " \(itemText(first)).\(constraint.firstAttribute.name) \(NSLayoutConstraint.Relation(constraint.relation).symbol) "
    if let second = constraint.second {
      if constraint.multiplier != 1 { text += numberText(CGFloat(constraint.multiplier)) + "*" }
      text += "\(itemText(second)).\(constraint.secondAttribute.name)"
      if constraint.constant > 0 { text += " + " + numberText(CGFloat(constraint.constant)) }
      if constraint.constant < 0 { text += " - " + numberText(CGFloat(-constraint.constant)) }
    } else {
      text += numberText(CGFloat(constraint.constant))
    }
    return text + "   (active)>"
  }

  private func itemText(_ id: ItemID) -> String {
    guard let item = object(id)?.object else { return "nil" }
    return "\(type(of: item)):\(addressOfItem(id))"
  }

  private func addressOfItem(_ id: ItemID) -> String {
    object(id)?.object.map { addressText(of: $0) } ?? "0x0"
  }
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
  fileprivate var text: String {
    func part(_ mask: UIView.AutoresizingMask) -> String { contains(mask) ? "&" : "-" }
    return "h=\(part(.flexibleLeftMargin))\(part(.flexibleWidth))\(part(.flexibleRightMargin)) "
      + "v=\(part(.flexibleTopMargin))\(part(.flexibleHeight))\(part(.flexibleBottomMargin))"
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate init(_ relation: Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
