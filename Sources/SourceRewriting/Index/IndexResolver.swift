import SwiftSyntax

/// Puts together what the files of a module declare.
struct IndexResolver {
  private(set) var own = ModuleIndex()
  private(set) var scope = ModuleIndex()

  init(files: [ParsedFile], dependencies: [ModuleIndex]) {
    var extensions: [Indexer.ExtensionFacts] = []
    for (number, file) in files.enumerated() {
      let indexer = Indexer(file: number)
      indexer.walk(file.tree)
      own.classes.merge(indexer.index.classes) { first, _ in first }
      own.protocols.merge(indexer.index.protocols) { first, _ in first }
      extensions += indexer.extensions
    }
    for extended in extensions {
      if let name = own.className(extended.name, in: extended.scope) {
        own.classes[name]?.methods += extended.methods
        own.classes[name]?.extended += extended.inherited
        own.classes[name]?.keyed += extended.keyed
        own.classes[name]?.properties.merge(extended.properties) { first, _ in first }
      } else {
        own.foreignMethods[extended.name, default: []] += extended.methods
      }
    }
    scope = own.merging(dependencies)
    expose()
    scope = own.merging(dependencies)
  }

  /// Marks the methods that Objective-C sees without an attribute of their own.
  private mutating func expose() {
    for (name, facts) in own.classes {
      let lineage = scope.lineage(of: name)
      let exposesAll = lineage.contains(where: \.exposesMembers)
      let requirements = scope.protocols(named: lineage.flatMap { $0.inherited + $0.extended })
        .filter(\.isObjective).flatMap(\.requirements)
      let selectors = Dictionary(
        requirements.map { ($0.name, $0.selector) },
        uniquingKeysWith: { first, _ in first }
      )
      own.classes[name]?.methods = facts.methods.map { method in
        var method = method
        if exposesAll, !method.isPrivate { method.isObjective = true }
        if let selector = selectors[method.name] {
          method.isObjective = true
          method.selector = selector
        }
        if method.isOverride, Self.editActions.contains(method.name) { method.isObjective = true }
        method.isTabled =
          method.isObjective && !method.isStatic && !method.isUncallable
          && !(method.isInExtension && method.isConditional)
          && !(method.isPrivate && method.file != facts.file) && !facts.isCoded
        return method
      }
    }
  }

  /// Methods of responders that are asked for by their selectors; those who override them have them.
  private static let editActions: Set<String> = [
    "cut(_:)", "copy(_:)", "paste(_:)", "select(_:)", "selectAll(_:)", "delete(_:)",
  ]
}
