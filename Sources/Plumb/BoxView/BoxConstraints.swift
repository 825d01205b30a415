#if canImport(UIKit)
internal import UIKit

/// The constraints that a box keeps, and their way from one set of rules to the next.
@MainActor
struct BoxConstraints {
  /// The constraints in the order of their rules.
  private(set) var all: [NSLayoutConstraint] = []
  private var keys: [BoxRule.Key] = []

  /// Replaces the constraints whose rules are gone by those whose rules are new.
  ///
  /// A constraint that only gets another constant stays installed, and so does one that stays the
  /// same.
  ///
  /// - Parameter rules: What the box wants now.
  /// - Returns: What is wrong with rules that were left out.
  mutating func update(to rules: [BoxRule]) -> [BoxProblem] {
    var problems: [BoxProblem] = []
    var standing: [BoxRule.Key: NSLayoutConstraint] = [:]
    for (key, constraint) in zip(keys, all) { standing[key] = constraint }
    var next: [NSLayoutConstraint] = []
    var nextKeys: [BoxRule.Key] = []
    for rule in rules {
      guard rule.isValid else {
        problems.append(.invalidNumber(rule))
        continue
      }
      let key = rule.key
      if let constraint = standing[key], constraint.stillRelates(rule) {
        standing[key] = nil
        if constraint.constant != rule.constant { constraint.constant = rule.constant }
        next.append(constraint)
      } else {
        next.append(rule.makeConstraint())
      }
      nextKeys.append(key)
    }
    let kept = Set(next.map { ObjectIdentifier($0) })
    NSLayoutConstraint.deactivate(
      all.filter { $0.isActive && !kept.contains(ObjectIdentifier($0)) }
    )
    NSLayoutConstraint.activate(next.filter { !$0.isActive })
    all = next
    keys = nextKeys
    return problems
  }

  /// Deactivates and forgets the constraints that name `object`.
  mutating func remove(naming object: AnyObject) {
    var next: [NSLayoutConstraint] = []
    var nextKeys: [BoxRule.Key] = []
    var gone: [NSLayoutConstraint] = []
    for (key, constraint) in zip(keys, all) {
      if constraint.firstItem === object || constraint.secondItem === object {
        gone.append(constraint)
      } else {
        next.append(constraint)
        nextKeys.append(key)
      }
    }
    NSLayoutConstraint.deactivate(gone.filter { $0.isActive })
    all = next
    keys = nextKeys
  }
}

extension NSLayoutConstraint {
  /// Whether the items are alive and the rule's: an address may belong to another object by now.
  fileprivate func stillRelates(_ rule: BoxRule) -> Bool {
    firstItem === rule.first && secondItem === rule.second
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
