import SwiftSyntax

/// Properties that tell of their changes, and who is told by key paths.
extension FileRewriter {
  /// Has a property with `dynamic` tell its observers of changes.
  ///
  /// A stored one gets observers, or more in those that it has, and a computed one tells around its setter.
  func rewriteDynamicProperty(_ node: VariableDeclSyntax) {
    guard node.modifiers.named(.dynamic) != nil, node.modifiers.named(.lazy, .static) == nil,
      node.attributes.named("NSManaged") == nil, node.bindingSpecifier.text == "var",
      node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    let key = name.filter { $0 != "`" }
    let before = "_willChangeValue(of: self, \"\(key)\")"
    let after = "_didChangeValue(of: self, \"\(key)\")"
    switch binding.accessorBlock?.accessors {
    case nil:
      let text = " { willSet { \(before) } didSet { \(after) } }"
      changes.insert(text, at: binding.range.upperBound)
    case .getter?: return
    case .accessors(let accessors)?:
      func body(_ word: String) -> CodeBlockSyntax? {
        accessors.first { $0.accessorSpecifier.text == word }?.body
      }
      func insert(_ text: String, into block: CodeBlockSyntax) {
        changes.insert(" \(text); ", at: block.leftBrace.range.upperBound)
      }
      if let set = body("set") {
        insert("\(before); defer { \(after) }", into: set)
      } else if body("willSet") != nil || body("didSet") != nil {
        let end = binding.accessorBlock?.rightBrace.range.lowerBound ?? binding.range.upperBound
        if let block = body("willSet") {
          insert(before, into: block)
        } else {
          changes.insert(" willSet { \(before) } ", at: end)
        }
        if let block = body("didSet") {
          insert("defer { \(after) }", into: block)
        } else {
          changes.insert(" didSet { \(after) } ", at: end)
        }
      } else {
        return
      }
    }
    needsUIKit = true
  }

  private static let observing = "observeValue(forKeyPath:of:change:context:)"

  /// Makes an observer by key paths of a class that is none of UIKit's: there is nothing to override, and a protocol to conform to.
  func rewriteObserver(_ node: ClassDeclSyntax) {
    let lineage = module.scope.lineage(of: scope.joined(separator: "."))
    guard let own = lineage.first, own.methods.contains(where: { $0.name == Self.observing }),
      !lineage.dropFirst().contains(where: { $0.methods.contains { $0.name == Self.observing } }),
      lineage.last?.inherited.contains("NSObject") == true
    else { return }
    for member in node.memberBlock.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self),
        function.name.text == "observeValue",
        let word = function.modifiers.named(.override)
      else { continue }
      changes.blank(word.range)
      if let clause = node.inheritanceClause?.inheritedTypes.last {
        changes.insert(", KeyValueObserver", at: clause.range.upperBound)
      }
      needsUIKit = true
    }
  }
}
