#if canImport(UIKit)
internal import UIKit

/// The constraints that a box keeps, and their way from one set of rules to the next.
@MainActor
struct BoxConstraints {
  /// The constraints in the order of their rules.
  private(set) var all: [NSLayoutConstraint] = []

  /// Replaces the constraints whose rules are gone by those whose rules are new.
  ///
  /// A constraint that only gets another constant stays installed, and so does one that stays the
  /// same.
  ///
  /// - Parameter arrangement: What the box wants now.
  /// - Returns: What is wrong with the items, and with rules that were left out.
  mutating func update(to arrangement: BoxArrangement) -> [BoxProblem] {
    guard !all.isEmpty else { return install(arrangement) }
    let (rules, mistakes) = arrangement.rules()
    var problems = mistakes
    var standing: [BoxRule.Key: NSLayoutConstraint] = [:]
    for constraint in all {
      if let key = constraint.ruleKey { standing[key] = constraint }
    }
    var next: [NSLayoutConstraint] = []
    for rule in rules {
      guard rule.isValid else {
        problems.append(.invalidNumber(rule))
        continue
      }
      let key = rule.key
      if let constraint = standing[key] {
        standing[key] = nil
        if constraint.constant != rule.constant { constraint.constant = rule.constant }
        next.append(constraint)
      } else {
        next.append(rule.makeConstraint())
      }
    }
    let kept = Set(next.map { ObjectIdentifier($0) })
    NSLayoutConstraint.deactivate(
      all.filter { $0.isActive && !kept.contains(ObjectIdentifier($0)) }
    )
    NSLayoutConstraint.activate(next.filter { !$0.isActive })
    all = next
    return problems
  }

  /// Makes the constraints of all rules where none stand.
  private mutating func install(_ arrangement: BoxArrangement) -> [BoxProblem] {
    var invalid: [BoxProblem] = []
    all.reserveCapacity(4 * arrangement.items.count + 1)
    let problems = arrangement.forEachRule { rule in
      guard rule.isValid else {
        invalid.append(.invalidNumber(rule))
        return
      }
      all.append(rule.makeConstraint())
    }
    NSLayoutConstraint.activate(all)
    return problems + invalid
  }

  /// Deactivates and forgets the constraints that name `object`.
  mutating func remove(naming object: AnyObject) {
    let gone = all.filter { $0.firstItem === object || $0.secondItem === object }
    guard !gone.isEmpty else { return }
    NSLayoutConstraint.deactivate(gone.filter { $0.isActive })
    all.removeAll { $0.firstItem === object || $0.secondItem === object }
  }
}

extension NSLayoutConstraint {
  /// The key of the rule that the constraint was made of; nil where one of its items is gone.
  fileprivate var ruleKey: BoxRule.Key? {
    guard let firstItem, secondItem != nil || secondAttribute == .notAnAttribute else { return nil }
    return BoxRule.Key(
      first: ObjectIdentifier(firstItem),
      firstAttribute: firstAttribute,
      relation: relation,
      second: secondItem.map { ObjectIdentifier($0) },
      secondAttribute: secondAttribute,
      multiplier: multiplier,
      priority: priority
    )
  }
}

extension Array where Element == BoxRule {
  /// Makes the constraints and activates those that can be, reporting the others.
  @MainActor
  func install(activate: Bool = true, file: String, line: UInt) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    var ready: [NSLayoutConstraint] = []
    for rule in self {
      guard rule.isValid else {
        report(.invalidNumber(rule), file: file, line: line)
        continue
      }
      let constraint = rule.makeConstraint()
      constraint.note(file: file, line: line)
      constraints.append(constraint)
      guard activate else { continue }
      if rule.first.sharesHierarchy(with: rule.second ?? rule.first) {
        ready.append(constraint)
      } else {
        report(.noCommonAncestor(rule.first, rule.second ?? rule.first), file: file, line: line)
      }
    }
    NSLayoutConstraint.activate(ready)
    return constraints
  }
}

extension NSLayoutConstraint {
  /// Makes a constraint that does not take this library's line for the one that made it.
  static let unplaced = NSLayoutConstraint.init(
    item:
    attribute:
    relatedBy:
    toItem:
    attribute:
    multiplier:
    constant:
  )

  /// Notes the line that asked for the constraint, for logs, where the platform keeps it.
  fileprivate func note(file: String, line: UInt) {
    #if canImport(UIKit) && !canImport(Darwin)
    noteSourcePlace(file: file, line: line)
    #endif
  }
}
#endif
