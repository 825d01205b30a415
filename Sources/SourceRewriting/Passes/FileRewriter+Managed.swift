import SwiftSyntax

/// Properties of Core Data's objects.
extension FileRewriter {
  /// Gives a property that Core Data would store accessors that store it with the object.
  func rewriteManagedProperty(_ node: VariableDeclSyntax) {
    guard let attribute = node.attributes.named("NSManaged") else { return }
    changes.blank(attribute.range)
    for binding in node.bindings {
      guard binding.accessorBlock == nil,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { continue }
      changes.insert(
        " { get { _managedValue(\"\(name)\") } set { _setManagedValue(newValue, \"\(name)\") } }",
        at: binding.range.upperBound
      )
    }
    needsUIKit = true
  }
}
