#if canImport(UIKit)
import Plumb
import Testing
import UIKit

/// A root of 300 × 200 points with two subviews, all with labels.
@MainActor
struct Scene {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let a = UIView()
  let b = UIView()
  let guide = UILayoutGuide()

  init() {
    root.addSubview(a)
    root.addSubview(b)
    root.addLayoutGuide(guide)
    root.snp.setLabel("root")
    a.snp.setLabel("a")
    b.snp.setLabel("b")
    guide.snp.setLabel("guide")
  }

  /// The active constraints of an item, in the order of their installation.
  func made(for item: AnyObject) -> [String] {
    lines(active.filter { $0.firstItem === item })
  }

  /// All active constraints.
  var active: [NSLayoutConstraint] {
    root.constraints + a.constraints + b.constraints
  }

  func layOut() {
    root.layoutIfNeeded()
    expectCaptureAgrees(of: root)
  }
}

/// Constraints by both ends, relation, multiplier, constant and priority: `a.top == b.top * 2 + 8 @750`.
@MainActor
func lines(_ constraints: [NSLayoutConstraint]) -> [String] {
  constraints.map { constraint in
    let sign =
      switch constraint.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      @unknown default: "?"
      }
    var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(sign)"
    if constraint.secondAttribute == .notAnAttribute {
      #expect(constraint.secondItem == nil)
      text += " \(number(constraint.constant))"
    } else {
      text += " \(name(constraint.secondItem)).\(constraint.secondAttribute)"
      if constraint.multiplier != 1 { text += " * \(number(constraint.multiplier))" }
      if constraint.constant > 0 { text += " + \(number(constraint.constant))" }
      if constraint.constant < 0 { text += " - \(number(-constraint.constant))" }
    }
    if constraint.priority != .required {
      text += " @\(number(CGFloat(constraint.priority.rawValue)))"
    }
    return text
  }
}

private func number(_ value: CGFloat) -> String {
  value == value.rounded() ? "\(Int(value))" : "\(value)"
}

@MainActor
private func name(_ item: AnyObject?) -> String {
  if let view = item as? UIView { return view.snp.label() ?? "?" }
  return (item as? UILayoutGuide)?.snp.label() ?? "nil"
}

/// The issues that `body` causes.
@MainActor
func issues(_ body: () -> Void) -> [LayoutIssue] {
  var issues: [LayoutIssue] = []
  let previous = onIssue
  onIssue = { issues.append($0) }
  defer { onIssue = previous }
  body()
  return issues
}

/// Runs `body`, in which no issue is expected.
@MainActor
func withoutIssues(_ body: () -> Void, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(issues(body).isEmpty, sourceLocation: sourceLocation)
}

/// A rectangle from its four numbers, in points.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
#endif
