#if canImport(UIKit)
internal import UIKit

/// What a caller should know about the items of a box.
@MainActor
enum BoxProblem {
  /// The end pin of an item and the begin pin of the next are a minimum and a maximum.
  case contradictoryPins(any BoxAnchorable, Pin, any BoxAnchorable, Pin)
  /// A share that is not above 0.
  case invalidFlex(any BoxAnchorable, CGFloat)
  /// A constant, multiplier or priority that no constraint can have.
  case invalidNumber(BoxRule)
  /// Two items in different hierarchies.
  case noCommonAncestor(any BoxAnchorable, any BoxAnchorable)
  /// A view or guide that is in the items twice.
  case duplicateItem(any BoxAnchorable)
  /// A view that holds the container of the items, or is it.
  case containerAsItem(UIView)
  /// An object that is no item of the box.
  case notAnItem(any BoxAnchorable)
  /// Items added by hand to a view that manages its own.
  case managedByBox(BoxView)
  /// A horizontal edge pinned to a vertical one.
  case axisMismatch(BoxEdge, BoxEdge)

  /// The problem in a sentence.
  var message: String {
    switch self {
    case .contradictoryPins(let first, let end, let second, let begin):
      """
      The end of \(first) asks for \(end.text) and the begin of \(second) behind it for \
      \(begin.text): together they say nothing, so nothing keeps the two apart.
      """
    case .invalidFlex(let item, let flex):
      "The share \(flex) of \(item) is left out: a share is a number above 0."
    case .invalidNumber(let rule):
      """
      \(rule.text) is left out: a constraint needs finite numbers and a priority above 0 and at \
      most 1000.
      """
    case .noCommonAncestor(let first, let second):
      """
      \(first) and \(second) have no common ancestor (\(first.chainText); \(second.chainText)): the \
      constraint between them is not active.
      """
    case .duplicateItem(let item):
      "\(item) is in the items twice: the second item is left out."
    case .containerAsItem(let view):
      "\(view) holds the other items and cannot be one of them."
    case .notAnItem(let object):
      "\(object) is not an item of a box (\(object.chainText)): there is nothing to update."
    case .managedByBox(let box):
      """
      Items were added by hand to \(box), which lays out its own items. Add them to its items, or \
      set allowNotManagedViews.
      """
    case .axisMismatch(let first, let second):
      "\(first) is pinned to \(second): one is horizontal, the other vertical."
    }
  }
}

extension Pin {
  /// The pin in words, for messages.
  fileprivate var text: String {
    switch relation {
    case .lessThanOrEqual: "at most \(constant)"
    case .greaterThanOrEqual: "at least \(constant)"
    default: "exactly \(constant)"
    }
  }
}

extension BoxProblem {
  /// What the problem is among those of the module.
  private var kind: LayoutIssue.Kind {
    switch self {
    case .contradictoryPins: .unpairableAttributes
    case .invalidFlex, .invalidNumber: .invalidNumber
    case .noCommonAncestor: .noCommonAncestor
    case .notAnItem: .missingItem
    case .duplicateItem, .containerAsItem, .managedByBox: .invalidTarget
    case .axisMismatch: .axisMismatch
    }
  }

  /// The problem as a report.
  fileprivate func issue(file: String, line: UInt) -> LayoutIssue {
    LayoutIssue(kind: kind, message: message, file: file, line: line)
  }
}

/// Hands a problem to the app.
///
/// What a box finds while it lays out has no place in the app's source: it names the box's items.
@MainActor
func report(_ problem: BoxProblem, file: String = "BoxView", line: UInt = 0) {
  report(problem.issue(file: file, line: line))
}
#endif
