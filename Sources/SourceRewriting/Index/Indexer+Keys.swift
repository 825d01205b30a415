import SwiftSyntax

/// Properties that are found by their names.
extension Indexer {
  /// What is known of the properties of a declaration, as far as instances have them.
  func keyedFacts(_ node: VariableDeclSyntax) -> [KeyedFacts] {
    guard node.modifiers.named(.static, .class) == nil, node.modifiers.named(.lazy) == nil,
      !node.attributes.contains(where: { $0.trimmedDescription.contains("unavailable") })
    else { return [] }
    var parent = node.parent
    var extended: ExtensionDeclSyntax?
    while let current = parent {
      if let found = current.as(ExtensionDeclSyntax.self) { extended = found }
      if current.is(ClassDeclSyntax.self) || extended != nil { break }
      parent = current.parent
    }
    let attribute = node.attributes.named(
      "objc",
      "IBOutlet",
      "IBInspectable",
      "GKInspectable",
      "NSManaged"
    )
    let isObjective =
      attribute != nil || node.modifiers.named(.dynamic) != nil
      || extended?.attributes.named("objc") != nil && node.attributes.named("nonobjc") == nil
    let isPrivate =
      node.modifiers.contains { modifier in
        modifier.detail == nil && ["private", "fileprivate"].contains(modifier.name.text)
      }
      || extended?.modifiers.named(.private, .fileprivate) != nil
    return node.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return nil
      }
      return KeyedFacts(
        name: name,
        isSettable: node.bindingSpecifier.text == "var" && Self.isSettable(binding),
        isObjective: isObjective,
        isPrivate: isPrivate,
        file: file,
        end: node.range.upperBound,
        region: Self.region(Syntax(node)),
        isInExtension: extended != nil
      )
    }
  }

  /// Whether a variable is stored, or has accessors to set it.
  private static func isSettable(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case nil: true
    case .getter?: false
    case .accessors(let accessors)?:
      accessors.contains { accessor in
        ["set", "_modify", "willSet", "didSet"].contains(accessor.accessorSpecifier.text)
      }
    }
  }
}
