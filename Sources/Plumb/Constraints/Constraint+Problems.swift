#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension Constraint {
  /// What keeps the layout constraints from being made, if anything does.
  @inline(__always)
  func problem(with item: AnyObject?, for receiver: Receiver) -> LayoutIssue? {
    if let item {
      guard targetAttributes.isEmpty || attributes.pairs(with: targetAttributes) else {
        return unpairable(item)
      }
      guard receiver.sharesHierarchy(with: item) else { return noCommonAncestor(item, receiver) }
    } else if let problem = problemWithoutItem(for: receiver) {
      return problem
    }
    guard multiplier.isFinite, constant.isFinite, priority > 0, priority <= 1000 else {
      return invalidNumber
    }
    return nil
  }

  private func problemWithoutItem(for receiver: Receiver) -> LayoutIssue? {
    switch side {
    case .constant:
      if ConstraintAttributes.size.isSuperset(of: attributes) {
        return receiver.place == nil ? unownedGuide(receiver.object) : nil
      }
      return receiver.superview == nil ? noSuperview(receiver, "a constant") : nil
    case .superview:
      return noSuperview(receiver, "`\(relation.superviewMethod)`")
    case .item, .deadItem:
      return issue(
        .missingItem,
        "the target of \(itemName(receiver.object)).\(attributes.names) is no longer alive"
      )
    case .unknown, .nothing:
      return issue(
        .invalidTarget,
        """
        Invalid constraint: \(itemName(receiver.object)).\(attributes.names) was related to \
        a value that is no item and no constant
        """
      )
    }
  }

  func issue(_ kind: LayoutIssue.Kind, _ message: String) -> LayoutIssue {
    LayoutIssue(kind: kind, message: message, file: file, line: line)
  }

  // MARK: - Wording

  private func noSuperview(_ receiver: Receiver, _ method: String) -> LayoutIssue {
    issue(
      .noSuperview,
      """
      Expected superview but found nil when attempting make constraint \(method) for \
      \(attributes.names) of \(ancestorChain(of: receiver.object)); nothing of the block was \
      installed
      """
    )
  }

  private func unownedGuide(_ guide: AnyObject) -> LayoutIssue {
    issue(
      .missingItem,
      "\(itemName(guide)) is in no view; nothing of the block was installed"
    )
  }

  private func unpairable(_ item: AnyObject) -> LayoutIssue {
    issue(
      .unpairableAttributes,
      """
      Cannot constraint to multiple non identical attributes: \(itemName(receiver.object)) has \
      \(attributes.names), \(itemName(item)) has \(targetAttributes.names); nothing of the block \
      was installed
      """
    )
  }

  private func noCommonAncestor(_ item: AnyObject, _ receiver: Receiver) -> LayoutIssue {
    Plumb.noCommonAncestor(receiver.object, attributes.names, item, file: file, line: line)
  }

  private var invalidNumber: LayoutIssue {
    issue(
      .invalidNumber,
      """
      \(itemName(receiver.object)).\(attributes.names) has the multiplier \(multiplier), the \
      constant \(constant.text) and the priority \(priority); the numbers of a constraint are \
      finite and its priority is above 0 and at most 1000. Nothing of the block was installed
      """
    )
  }
}

/// Says that two items stand in different hierarchies.
@MainActor
func noCommonAncestor(
  _ first: AnyObject?,
  _ attributes: String,
  _ second: AnyObject?,
  file: String,
  line: UInt
) -> LayoutIssue {
  LayoutIssue(
    kind: .noCommonAncestor,
    message: """
      \(itemName(first)).\(attributes) and \(itemName(second)) have no common ancestor: \
      \(ancestorChain(of: first)) | \(ancestorChain(of: second)); nothing of the block was installed
      """,
    file: file,
    line: line
  )
}

extension NSLayoutConstraint.Relation {
  /// The method that relates to a superview.
  fileprivate var superviewMethod: String {
    switch self {
    case .equal: "equalToSuperview"
    case .lessThanOrEqual: "lessThanOrEqualToSuperview"
    case .greaterThanOrEqual: "greaterThanOrEqualToSuperview"
    @unknown default: "equalToSuperview"
    }
  }
}

extension ConstraintConstant {
  /// Whether all numbers are finite.
  var isFinite: Bool {
    switch self {
    case .number(let value): value.isFinite
    case .size(let size): size.width.isFinite && size.height.isFinite
    case .point(let point): point.x.isFinite && point.y.isFinite
    case .insets(let insets):
      (insets.left + insets.right).isFinite && (insets.top + insets.bottom).isFinite
    case .directionalInsets(let insets):
      (insets.leading + insets.trailing).isFinite && (insets.top + insets.bottom).isFinite
    }
  }

  /// The numbers as text.
  var text: String {
    switch self {
    case .number(let value): "\(value)"
    case .size(let size): "\(size)"
    case .point(let point): "\(point)"
    case .insets(let insets): "\(insets)"
    case .directionalInsets(let insets): "\(insets)"
    }
  }
}
