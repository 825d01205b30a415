import PlumbInterfaceBuilder
import PortableUIKit

extension Evaluator {
  /// Does to an instance what a document does that it comes from: its outlets stand for the document's views.
  ///
  /// One that a document made has heard of it, and has what the document connects.
  func awaken(_ instance: Instance) throws {
    guard !decodedInstances.contains(ObjectIdentifier(instance)) else { return }
    // The view of a controller brings what it is connected with.
    if documentScene?.role == .owner {
      (instance.host as? UIViewController)?.loadViewIfNeeded()
    }
    var hasOutlets = false
    for layer in layers(of: .declared(instance.declaration)) {
      guard case .declared(let declaration) = layer else { continue }
      guard
        let outlet = declaration.stored.first(where: {
          $0.attributes.contains("IBOutlet") && !isConnected(instance.fields[$0.name])
        })
      else { continue }
      hasOutlets = true
      note(
        .unknown,
        "`\(outlet.name)` is set by a document, which is not read here",
        outlet.file.place(of: outlet.syntax)
      )
    }
    guard let function = override("awakeFromNib()", of: instance.declaration),
      hasOutlets || isBuiltWhenAwakened(instance, by: function)
    else { return }
    do {
      _ = try call(function, on: .object(instance), [])
    } catch let error as Interruption where error.isRecoverable {
      note(error)
    }
  }

  /// Whether the views of an object come with `awakeFromNib()`: its code adds some there, and has added none before.
  ///
  /// Source: Apple, `awakeFromNib()`: UIKit calls it for what comes from a document, so that a class whose code is there for nothing
  /// else comes from one.
  private func isBuiltWhenAwakened(_ instance: Instance, by function: FunctionDeclaration) -> Bool {
    guard let view = instance.host as? UIView, evaluatedBlocks.isEmpty,
      !keptObjects.contains(where: host.isConstraint)
    else { return false }
    let content: UIView =
      switch view {
      case let cell as UITableViewCell: cell.contentView
      case let cell as UICollectionViewCell: cell.contentView
      default: view
      }
    guard content.subviews.isEmpty, content === view || view.subviews.allSatisfy({ $0 === content })
    else { return false }
    return makesConstraints(function.syntax)
  }

  /// Whether an outlet has what a document connects.
  private func isConnected(_ value: Value?) -> Bool {
    switch value {
    case .host?, .object?: true
    case .array(let elements)?: !elements.isEmpty
    default: false
    }
  }
}
