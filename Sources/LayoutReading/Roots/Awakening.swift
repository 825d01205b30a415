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
    guard hasOutlets, let function = override("awakeFromNib()", of: instance.declaration) else {
      return
    }
    do {
      _ = try call(function, on: .object(instance), [])
    } catch let error as Interruption where error.isRecoverable {
      note(error)
    }
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
