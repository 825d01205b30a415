package import LayoutEngine
package import PlumbDiagnosis
import PortableUIKit
import SwiftSyntax

/// Something that only the source of a layout tells.
package struct SourceFinding: Sendable {
  package var rule: Rule
  package var place: LayoutEngine.SourceLocation?
  package var message: String
}

extension Evaluator {
  /// What a class and its layout show at once: calls of `super` that are missing, views beside a content view.
  func findings(in instance: Instance, _ snapshot: LayoutSnapshot) -> [SourceFinding] {
    missingSuperCalls(in: instance.declaration) + viewsBesideContent(of: instance, snapshot)
  }

  private func missingSuperCalls(in type: TypeDeclaration) -> [SourceFinding] {
    Self.callingSuper.compactMap { name in
      guard let function = type.members.functions[name]?.first(where: { $0.isOverride }),
        function.signature.parameters.isEmpty, let body = function.body,
        !body.description.contains("super.\(name)")
      else { return nil }
      return SourceFinding(
        rule: .missingSuperCall,
        place: LayoutEngine.SourceLocation(function.file.place(of: function.syntax)),
        message: "\(type.name).\(name)() does not call super.\(name)()"
      )
    }
  }

  private static let callingSuper = ["updateConstraints", "updateViewConstraints"]

  private func viewsBesideContent(
    of instance: Instance,
    _ snapshot: LayoutSnapshot
  ) -> [SourceFinding] {
    let content: UIView? =
      switch instance.host {
      case let cell as UITableViewCell: cell.contentView
      case let cell as UICollectionViewCell: cell.contentView
      default: nil
      }
    guard content != nil else { return [] }
    // Only views that a property holds: what UIKit adds by itself has no name.
    return snapshot.items.indices.compactMap { index in
      let item = snapshot.items[index]
      guard item.parent == 0, let name = item.label, item.origin != nil,
        instance.fields[name] != nil,
        hostObject(of: instance.fields[name] ?? .none) !== content
      else { return nil }
      return SourceFinding(
        rule: .besideContentView,
        place: item.origin,
        message: "`\(name)` is added to the cell, and not to its content view"
      )
    }
  }

  // MARK: - Counting

  /// Lines that make one more constraint each time that the layout is brought up to date.
  ///
  /// - Parameters:
  ///   - instance: The view or controller.
  ///   - view: Its view.
  ///   - first: The layout as it is.
  ///   - capture: Captures it anew.
  /// - Returns: The findings; none where no method that UIKit calls again makes constraints.
  /// - Throws: ``Interruption``.
  func pileUps(
    of instance: Instance,
    _ view: UIView,
    _ first: LayoutSnapshot,
    _ capture: () -> LayoutSnapshot
  ) throws -> [SourceFinding] {
    let repeating = Self.repeatedMethods.compactMap { override($0, of: instance.declaration) }
    let makers: Set<String> = [
      "makeConstraints", "activate", "constraint", "NSLayoutConstraint", "isActive", "constraints",
    ]
    guard repeating.contains(where: { mayLayOut($0.syntax, among: makers) }) else { return [] }
    var counts = [Self.counts(first)]
    for _ in 0..<2 {
      view.setNeedsUpdateConstraints()
      view.updateConstraintsIfNeeded()
      view.setNeedsLayout()
      view.layoutIfNeeded()
      counts.append(Self.counts(capture()))
    }
    let growing = counts[2].filter { place, count in
      let before = counts[1][place] ?? 0
      return count > before && before > counts[0][place] ?? 0
    }
    return growing.keys.sorted { ($0.file, $0.line) < ($1.file, $1.line) }.prefix(1).map { place in
      SourceFinding(
        rule: .constraintsPileUp,
        place: place,
        message: "\(instance.declaration.name) makes the constraints of \(growing.count) line"
          + "\(growing.count == 1 ? "" : "s") anew each time that it is laid out: "
          + "\(counts[0][place] ?? 0), \(counts[1][place] ?? 0), \(counts[2][place] ?? 0) of this one"
      )
    }
  }

  private static let repeatedMethods = [
    "layoutSubviews()", "updateConstraints()", "viewWillLayoutSubviews()",
    "viewDidLayoutSubviews()", "updateViewConstraints()",
  ]

  private static func counts(_ snapshot: LayoutSnapshot) -> [LayoutEngine.SourceLocation: Int] {
    var result: [LayoutEngine.SourceLocation: Int] = [:]
    for constraint in snapshot.constraints where constraint.source == .app {
      if let place = constraint.origin { result[place, default: 0] += 1 }
    }
    return result
  }
}
