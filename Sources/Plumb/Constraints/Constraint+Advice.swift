#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension Constraint {
  /// Notes what is hardly meant, though it can be made.
  @inline(__always)
  func advise(_ receiver: borrowing Receiver, _ advice: inout [LayoutIssue]) {
    if side == .constant {
      guard multiplier != 1 else { return }
      let receiver = copy receiver
      advice.append(multiplierOnConstant(receiver))
      return
    }
    if !targetAttributes.isEmpty, targetAttributes != attributes {
      advise(copy receiver, pairing: &advice)
    }
    if constantWord == .offset, !attributes.isDisjoint(with: .end) {
      advise(copy receiver, offset: &advice)
    }
  }

  private func multiplierOnConstant(_ receiver: Receiver) -> LayoutIssue {
    issue(
      .multiplierOnConstant,
      """
      the multiplier \(multiplier) of \(itemName(receiver.object)).\(attributes.names) changes \
      nothing: the other side is the plain number \(constant.text)
      """
    )
  }

  private func advise(_ receiver: Receiver, pairing advice: inout [LayoutIssue]) {
    for attribute in attributes.all {
      let other = attributes.partner(of: attribute, in: targetAttributes)
      guard other != attribute else { continue }
      if attribute.axis != other.axis {
        advice.append(axisMismatch(attribute, other, receiver))
      } else if attribute.mixesDirections(with: other) {
        advice.append(mixedPair(attribute, other, receiver))
      } else if constantWord == .inset, attribute.isOpposite(of: other),
        constant.value(for: other) != 0
      {
        advice.append(insetAcross(attribute, other, receiver))
      }
    }
  }

  private func axisMismatch(
    _ attribute: ConstraintAttributes,
    _ other: ConstraintAttributes,
    _ receiver: Receiver
  ) -> LayoutIssue {
    issue(
      .axisMismatch,
      """
      \(itemName(receiver.object)).\(attribute.names) is a \(attribute.axis), and \
      \(itemName(target)).\(other.names) is a \(other.axis)
      """
    )
  }

  private func mixedPair(
    _ attribute: ConstraintAttributes,
    _ other: ConstraintAttributes,
    _ receiver: Receiver
  ) -> LayoutIssue {
    issue(
      .mixedDirections,
      """
      \(itemName(receiver.object)).\(attribute.names) is related to \
      \(itemName(target)).\(other.names): they are different sides when the reading direction \
      is the other one
      """
    )
  }

  private func insetAcross(
    _ attribute: ConstraintAttributes,
    _ other: ConstraintAttributes,
    _ receiver: Receiver
  ) -> LayoutIssue {
    let value = constant.value(for: other)
    let effect = (value > 0) == attribute.isEnd ? "overlap by \(abs(value))" : "lie apart"
    return issue(
      .insetAcrossOppositeEdges,
      """
      the inset between \(itemName(receiver.object)).\(attribute.names) and the opposite edge \
      \(itemName(target)).\(other.names) is the constant \(value), so the items \(effect): use \
      offset(\(-abs(value) * (attribute.isEnd ? 1 : -1))) to keep them apart
      """
    )
  }

  private func advise(_ receiver: Receiver, offset advice: inout [LayoutIssue]) {
    guard case .number(let value) = constant, value > 0, relation != .greaterThanOrEqual,
      let other = side == .superview ? receiver.superview : target, encloses(other, receiver)
    else { return }
    for attribute in attributes.intersection(.end).all {
      let partner = attributes.partner(of: attribute, in: targetAttributes)
      guard partner.isEnd, partner.axis == attribute.axis else { continue }
      advice.append(
        issue(
          .offsetOutwards,
          """
          offset(\(value)) moves \(itemName(receiver.object)).\(attribute.names) \(value) points \
          beyond \(itemName(other)).\(partner.names): inset(\(value)) or offset(\(-value)) keeps \
          it inside
          """
        )
      )
    }
  }

  /// Whether `other` is the item's superview, or a guide in it.
  private func encloses(_ other: AnyObject, _ receiver: Receiver) -> Bool {
    guard let superview = receiver.superview else { return false }
    return other === superview || (other as? ConstraintLayoutGuide)?.owningView === superview
  }
}

extension ConstraintAttributes {
  fileprivate enum Axis: String, CustomStringConvertible {
    case horizontal = "horizontal position"
    case vertical = "vertical position"
    case size = "size"

    var description: String { rawValue }
  }

  fileprivate var axis: Axis {
    if isSubset(of: .horizontal) { return .horizontal }
    return isSubset(of: .vertical) ? .vertical : .size
  }

  fileprivate var isEnd: Bool { isSubset(of: .end) }

  func mixesDirections(with other: Self) -> Bool {
    (isSubset(of: .leftOrRight) && other.isSubset(of: .leadingOrTrailing))
      || (isSubset(of: .leadingOrTrailing) && other.isSubset(of: .leftOrRight))
  }

  fileprivate func isOpposite(of other: Self) -> Bool {
    (isSubset(of: .begin) && other.isSubset(of: .end))
      || (isSubset(of: .end) && other.isSubset(of: .begin))
  }
}

extension ConstraintBatch {
  /// Notes where a view has constraints of its left or right and others of its leading or trailing
  /// side.
  mutating func advise(mixing described: ConstraintAttributes, in maker: ConstraintMaker) {
    var all = described
    for constraint in maker.record.constraints { all.formUnion(constraint.attributes) }
    guard !all.isDisjoint(with: .leftOrRight), !all.isDisjoint(with: .leadingOrTrailing),
      let last = maker.descriptions.last(where: { !$0.attributes.isDisjoint(with: .sided) })
    else { return }
    advice.append(
      last.issue(
        .mixedDirections,
        """
        \(itemName(maker.item)) has constraints of \(all.intersection(.leftOrRight).names) and of \
        \(all.intersection(.leadingOrTrailing).names): they are different sides when the reading \
        direction is the other one
        """
      )
    )
  }
}
