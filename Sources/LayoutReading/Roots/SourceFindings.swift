package import LayoutEngine
package import PlumbDiagnosis
import PortableUIKit
import SwiftSyntax

/// Something that only the source of a layout tells.
package struct SourceFinding: Sendable {
  package var rule: Rule
  package var place: LayoutEngine.SourceLocation?
  package var message: String
  /// How serious it is; nil for what the rule says.
  package var severity: Finding.Severity?
}

extension LayoutSnapshot.Item {
  /// Whether it is the content view that a table's cell makes.
  var isContentView: Bool { className == "UITableViewCellContentView" }
}

extension UIView {
  /// Whether `layoutSubviews()` of UIKit places something: views in it that have constraints, or the content view of a row.
  ///
  /// Source: Apple, `UIView.layoutSubviews()`: "the default implementation uses any constraints you have set to determine the
  /// size and position of any subviews".
  fileprivate var leavesPlacesToSuper: Bool {
    self is UITableViewCell || self is UITableViewHeaderFooterView
      || subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints && !$0.isPlacedByUIKit }
  }
}

extension Evaluator {
  /// What a class and its layout show at once: calls of `super` that are missing, views beside a content view, and a
  /// content view or a cell that nothing can place.
  func findings(in instance: Instance, _ snapshot: LayoutSnapshot) -> [SourceFinding] {
    missingSuperCalls(in: instance) + viewsBesideContent(of: instance, snapshot)
      + contentWithoutMask(of: instance, snapshot) + cellWithoutMask(of: instance)
      + uncalledSetups(of: instance)
  }

  /// A cell may have a method of the app's own by the name of a controller's, and the other way round.
  private func missingSuperCalls(in instance: Instance) -> [SourceFinding] {
    let type = instance.declaration
    let names =
      switch instance.host {
      case let view as UIView:
        // What a superclass that is not there does in place of UIKit's is not known.
        view.leavesPlacesToSuper && !hasAssumedSuperclass(view)
          ? ["updateConstraints", "layoutSubviews"] : ["updateConstraints"]
      case is UIViewController: ["updateViewConstraints"]
      default: [String]()
      }
    return names.compactMap { name in
      guard let function = type.members.functions[name]?.first(where: { $0.isOverride }),
        function.signature.parameters.isEmpty, let body = function.body,
        !body.description.contains("super.\(name)")
      else { return nil }
      let outcome =
        name == "layoutSubviews"
        ? ", which is what places the views in it by their constraints" : ""
      return SourceFinding(
        rule: .missingSuperCall,
        place: LayoutEngine.SourceLocation(function.file.place(of: function.syntax)),
        message: "\(type.name).\(name)() does not call super.\(name)()\(outcome)"
      )
    }
  }

  private func contentWithoutMask(
    of instance: Instance,
    _ snapshot: LayoutSnapshot
  ) -> [SourceFinding] {
    guard let content = (instance.host as? UITableViewCell)?.contentView,
      !content.translatesAutoresizingMaskIntoConstraints
    else { return [] }
    let item = snapshot.items.first { $0.isContentView && $0.parent == 0 }
    return [
      SourceFinding(
        rule: .contentViewMask,
        place: item?.origin ?? LayoutEngine.SourceLocation(instance.declaration.place),
        message:
          "`contentView` has its autoresizing mask turned off: the cell places it by the mask, "
          + "and UIKit logs that this is not supported"
      )
    ]
  }

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
    let places = placesBesideContent(of: instance.host)
    // Only views that a property holds: what UIKit adds by itself has no name.
    return snapshot.items.indices.compactMap { index in
      let item = snapshot.items[index]
      guard item.parent == 0, let name = item.label, item.origin != nil,
        instance.fields[name] != nil,
        let view = hostObject(of: instance.fields[name] ?? .none) as? UIView, view !== content,
        view.superview === instance.host, !places.contains(where: { $0 === view })
      else { return nil }
      return SourceFinding(
        rule: .besideContentView,
        place: item.origin,
        message: "`\(name)` is added to the cell, and not to its content view"
      )
    }
  }

  /// The views that a cell itself puts beside its content view, or behind it, because they were given to it for that.
  private func placesBesideContent(of cell: AnyObject?) -> [UIView] {
    switch cell {
    case let cell as UITableViewCell:
      [
        cell.accessoryView, cell.editingAccessoryView, cell.backgroundView,
        cell.selectedBackgroundView, cell.multipleSelectionBackgroundView,
      ].compactMap(\.self)
    case let cell as UICollectionViewCell:
      [cell.backgroundView, cell.selectedBackgroundView].compactMap(\.self)
    default: []
    }
  }
}
