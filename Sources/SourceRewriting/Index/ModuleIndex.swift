/// What the files of a module declare that matters for rewriting.
package struct ModuleIndex: Sendable {
  /// Classes by their names with those of the types around them, `Outer.Inner`.
  var classes: [String: ClassFacts] = [:]
  /// Protocols by name.
  var protocols: [String: ProtocolFacts] = [:]
  /// Methods that extensions of types of other modules declare, by the type's name.
  var foreignMethods: [String: [MethodFacts]] = [:]

  /// Returns this index with what others declare and it does not.
  func merging(_ others: [ModuleIndex]) -> ModuleIndex {
    var result = self
    for other in others {
      result.classes.merge(other.classes.mapValues(\.ofAnotherModule)) { own, _ in own }
      result.protocols.merge(other.protocols) { own, _ in own }
      result.foreignMethods.merge(other.foreignMethods) { own, others in own + others }
    }
    return result
  }

  /// Returns the full name of a class as a place in the source means it; nil where it is none of the module's.
  ///
  /// - Parameters:
  ///   - name: The name as it is written.
  ///   - scope: The names of the types around the place, the outermost first.
  /// - Returns: The name with those of the types around the class.
  func className(_ name: String, in scope: [String]) -> String? {
    for count in stride(from: scope.count, through: 0, by: -1) {
      let full = (scope.prefix(count) + [name]).joined(separator: ".")
      if classes[full] != nil { return full }
    }
    // A module's name before it, or a local class.
    guard let dot = name.firstIndex(of: ".") else { return nil }
    return className(String(name[name.index(after: dot)...]), in: [])
  }

  /// Returns a class with its superclasses in the index, the class first.
  func lineage(of name: String) -> [ClassFacts] {
    var lineage: [ClassFacts] = []
    var next: String? = name
    while let current = next, let facts = classes[current],
      !lineage.contains(where: { $0.name == current })
    {
      lineage.append(facts)
      next = facts.inherited.lazy.compactMap { className($0, in: facts.scope) }.first
    }
    return lineage
  }

  /// Returns the protocols that names mean, with those that they refine.
  func protocols(named names: [String]) -> [ProtocolFacts] {
    var found: [ProtocolFacts] = []
    var open = names
    while let name = open.popLast() {
      let last = name.split(separator: ".").last.map(String.init) ?? name
      guard let facts = protocols[last], !found.contains(where: { $0.name == last }) else {
        continue
      }
      found.append(facts)
      open += facts.inherited
    }
    return found
  }
}

/// A class.
struct ClassFacts: Sendable {
  /// The name with those of the types around it.
  let name: String
  /// The names of the types around it.
  let scope: [String]
  /// What stands behind the colon of the class, as it is written.
  var inherited: [String]
  /// What stands behind the colons of its extensions.
  var extended: [String] = []
  /// The file that declares it.
  let file: Int
  /// Whether all its members are seen by Objective-C.
  let exposesMembers: Bool
  /// Whether it belongs to a module that is only used.
  var isOfAnotherModule = false
  /// The methods, those of extensions included.
  var methods: [MethodFacts] = []
  /// The files of its properties, those of extensions included, by name.
  var properties: [String: Int] = [:]
  /// The properties that Objective-C sees, those of extensions included.
  var keyed: [KeyedFacts] = []
  /// The members that it overrides: methods with labels, and properties.
  var overridden: Set<String> = []

  /// The class as seen by a module that uses its own.
  var ofAnotherModule: ClassFacts {
    var copy = self
    copy.isOfAnotherModule = true
    copy.methods.removeAll(where: \.isPrivate)
    return copy
  }

  /// Whether a stored property of ours would get into what the compiler writes for coding.
  var isCoded: Bool {
    !(inherited + extended).allSatisfy { !["Codable", "Encodable", "Decodable"].contains($0) }
  }
}

/// A property that is found by its name.
struct KeyedFacts: Sendable {
  let name: String
  /// Whether it can be set.
  let isSettable: Bool
  /// Whether Objective-C sees it by an attribute of its own.
  let isObjective: Bool
  /// Whether only its file sees it.
  let isPrivate: Bool
  /// The file that declares it.
  let file: Int
  /// Where the declaration ends, in bytes.
  let end: Int
  /// Which clause of which `#if` it stands in; 0 for none.
  let region: Int
  /// Whether an extension declares it.
  let isInExtension: Bool
}

/// A method.
struct MethodFacts: Sendable {
  /// A parameter: the label ("_" where there is none) and the type as it is written.
  struct Parameter: Sendable {
    let label: String
    let type: String
  }

  /// The name without labels.
  let base: String
  let parameters: [Parameter]
  /// What Objective-C calls it.
  var selector: String
  /// Whether Objective-C sees it.
  var isObjective: Bool
  /// Whether the table of its class has it.
  var isTabled = false
  /// Whether it belongs to the type and not to its instances.
  let isStatic: Bool
  /// Whether only its file sees it.
  let isPrivate: Bool
  /// Whether it overrides another.
  let isOverride: Bool
  /// Whether it cannot be called by a table: generic, asynchronous, or with a parameter that it changes.
  let isUncallable: Bool
  /// Whether it can fail.
  let canThrow: Bool
  /// The file that declares it.
  let file: Int
  /// Whether an extension declares it.
  let isInExtension: Bool
  /// Whether `#if` stands around it.
  let isConditional: Bool
  /// Where the declaration ends, in bytes.
  let end: Int
  /// Which clause of which `#if` it stands in; 0 for none.
  let region: Int

  /// The name with labels: `save(_:)`.
  var name: String { "\(base)(\(parameters.map { $0.label + ":" }.joined()))" }
}

/// A protocol.
struct ProtocolFacts: Sendable {
  let name: String
  let inherited: [String]
  /// Whether it is declared with `@objc`.
  let isObjective: Bool
  let isPublic: Bool
  let requirements: [RequirementFacts]
}

/// A requirement of a protocol.
struct RequirementFacts: Sendable {
  let isOptional: Bool
  /// Whether it is a property.
  let isProperty: Bool
  /// The name without labels.
  let base: String
  let parameters: [MethodFacts.Parameter]
  let selector: String
  /// What it returns, or the type of the property; nil for nothing.
  let result: String?

  /// The name with labels.
  var name: String {
    isProperty ? base : "\(base)(\(parameters.map { $0.label + ":" }.joined()))"
  }
}
