extension Evaluator {
  /// Does to an instance what a document does that it comes from: its outlets stand for the document's views.
  func awaken(_ instance: Instance) throws {
    var hasOutlets = false
    for layer in layers(of: .declared(instance.declaration)) {
      guard case .declared(let declaration) = layer else { continue }
      guard let outlet = declaration.stored.first(where: { $0.attributes.contains("IBOutlet") })
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
}
