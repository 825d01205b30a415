import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// Does what a method that is not there does to the constraints that it is called on, by its name: `[top, bottom].activate()`.
  ///
  /// Nothing is done where a view still has its mask, which such a method may turn off as well.
  ///
  /// - Parameters:
  ///   - name: The method.
  ///   - value: What it is called on.
  ///   - arguments: What it is called with.
  ///   - scope: The variables around.
  ///   - node: The call.
  /// - Returns: What it was called on; nil where the method is no such one.
  /// - Throws: ``Interruption``.
  func switchedByHelper(
    _ name: String,
    _ value: Value,
    _ arguments: [Argument],
    _ scope: Scope,
    _ node: FunctionCallExprSyntax
  ) throws -> Value? {
    guard arguments.isEmpty, let function = Self.switchingHelpers[name],
      let type = host.type(named: "NSLayoutConstraint")
    else { return nil }
    let all = constraints(in: [value])
    guard !all.isEmpty, !all.contains(where: mayLackMask) else { return nil }
    let list = Value.array(all.map { .host($0) })
    _ = try callStatic(function, of: .host(type), [Argument(value: list)], scope, nil, node)
    return value
  }

  /// What methods do that apps add to constraints and to lists of them, by their names.
  private static let switchingHelpers = [
    "activate": "activate", "active": "activate", "activateAll": "activate",
    "activateConstraints": "activate", "deactivate": "deactivate", "deactivateAll": "deactivate",
  ]

  /// Whether a constraint is about a view in another one that still has its mask.
  private func mayLackMask(_ constraint: NSLayoutConstraint) -> Bool {
    [constraint.firstItem, constraint.secondItem].contains { item in
      guard let view = item as? UIView, let outer = view.superview else { return false }
      let isContent =
        (outer as? UITableViewCell)?.contentView === view
        || (outer as? UICollectionViewCell)?.contentView === view
      return view.translatesAutoresizingMaskIntoConstraints && !isContent
    }
  }
}
