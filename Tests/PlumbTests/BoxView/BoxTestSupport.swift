#if canImport(UIKit)
import Testing
import UIKit

@testable import Plumb

/// Names for the items of a test, to write constraints as lines.
@MainActor
struct Names {
  private var names: [ObjectIdentifier: String]

  init(_ objects: KeyValuePairs<String, AnyObject>) {
    names = [:]
    for (name, object) in objects { names[ObjectIdentifier(object)] = name }
  }

  /// The constraint as `a.leading >= box.leading * 2.0 + 12.0 @750.0`, without what says nothing.
  func text(_ constraint: NSLayoutConstraint) -> String {
    let sign =
      switch constraint.relation {
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      default: "=="
      }
    var text = "\(side(constraint.firstItem, constraint.firstAttribute)) \(sign)"
    if constraint.secondItem == nil {
      text += " \(constraint.constant)"
    } else {
      text += " \(side(constraint.secondItem, constraint.secondAttribute))"
      if constraint.multiplier != 1 { text += " * \(constraint.multiplier)" }
      if constraint.constant > 0 { text += " + \(constraint.constant)" }
      if constraint.constant < 0 { text += " - \(-constraint.constant)" }
    }
    if constraint.priority != .required { text += " @\(constraint.priority.rawValue)" }
    return text
  }

  func texts(_ constraints: [NSLayoutConstraint]) -> [String] { constraints.map { text($0) } }

  private func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    let name = item.map { names[ObjectIdentifier($0)] ?? "\(type(of: $0))" } ?? "nil"
    return "\(name).\(attribute)"
  }
}

/// Creates a root view of a size in points.
@MainActor
func root(_ width: CGFloat, _ height: CGFloat) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

/// Creates a view that asks for nothing.
@MainActor
func view() -> UIView { UIView() }

/// Holds the roots of the boxes of a test.
@MainActor
final class Stage {
  private var roots: [UIView] = []

  /// Puts a box into the left top of a new root of its size and lays it out.
  func layOut(_ box: UIView, _ width: CGFloat, _ height: CGFloat) {
    let root = root(width, height)
    roots.append(root)
    root.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.widthAnchor.constraint(equalToConstant: width),
      box.heightAnchor.constraint(equalToConstant: height),
    ])
    root.layoutIfNeeded()
    expectCaptureAgrees(of: root)
  }
}

/// Runs `body` and returns the messages of what was reported meanwhile.
@MainActor
func problems(_ body: () -> Void) -> [String] { issues(body).map { $0.message } }
#endif
