import LayoutEngine
import PlumbDiagnosis
import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// Methods that add views and lay them out, and that nothing calls: those views are never there.
  ///
  /// Only its own file can call a private method. One that is left over beside another that does the same work is no fault of
  /// the layout, so that none of the views that it mentions may be in a superview.
  ///
  /// Source: The Swift Programming Language, "Access Control"; observation: the view stays as empty as it is made.
  ///
  /// - Parameter instance: The view or controller.
  /// - Returns: The findings, at most one for each class.
  func uncalledSetups(of instance: Instance) -> [SourceFinding] {
    let declaration = instance.declaration
    let stored = Set(declaration.stored.lazy.filter { !$0.isStatic }.map(\.name))
    let functions = declaration.members.functions.values.joined().sorted {
      ($0.file.path, $0.syntax.position) < ($1.file.path, $1.syntax.position)
    }
    for function in functions
    where function.signature.parameters.isEmpty && !function.isStatic
      && !function.attributes.contains("objc") && isNeverCalled(function)
    {
      guard let body = function.body else { continue }
      let names = NameCollector.names(in: Syntax(body))
      guard !names.isDisjoint(with: Self.addingNames), mayLayOut(function.syntax),
        areNowhere(names.intersection(stored), in: instance)
      else { continue }
      return [
        SourceFinding(
          rule: .unusedConstraint,
          place: LayoutEngine.SourceLocation(function.file.place(of: function.syntax)),
          message:
            "nothing calls `\(function.fullName)`, so that the views and constraints that it adds are never there"
        )
      ]
    }
    return []
  }

  /// Whether properties hold views, and none of those has been put anywhere: one that is made when it is read first was not made.
  private func areNowhere(_ names: Set<String>, in instance: Instance) -> Bool {
    let values = names.map { instance.fields[$0] }
    let views = values.compactMap { $0.flatMap(hostObject(of:)) as? UIView }
    return (!views.isEmpty || values.contains { $0 == nil })
      && views.allSatisfy { $0.superview == nil }
  }

  private static let addingNames: Set<String> = [
    "addSubview", "addSubviews", "addArrangedSubview", "addArrangedSubviews", "insertSubview",
  ]
}
