/// A type among those whose members a value has.
@MainActor
enum Layer {
  case declared(TypeDeclaration)
  case host(HostType)

  /// Whether it is a type of the source.
  func `is`(_ type: TypeDeclaration) -> Bool {
    if case .declared(let own) = self { return own === type }
    return false
  }

  /// Whether it is a type of UIKit.
  func `is`(_ type: HostType) -> Bool {
    if case .host(let own) = self { return own === type }
    return false
  }
}

extension Evaluator {
  /// The types whose members a value of a type has, those first that come first.
  func layers(of type: ResolvedType) -> [Layer] {
    let key = type.key
    if let known = module.layers[key] { return known }
    var result: [Layer] = []
    var visited: Set<ResolvedType.Key> = []
    addLayers(of: type, to: &result, &visited)
    module.layers[key] = result
    return result
  }

  private func addLayers(
    of type: ResolvedType,
    to result: inout [Layer],
    _ visited: inout Set<ResolvedType.Key>
  ) {
    guard visited.insert(type.key).inserted else { return }
    switch type {
    case .declared(let declaration):
      result.append(.declared(declaration))
      for parent in declaration.inherited {
        guard let parent = resolve(parent, in: declaration, declaration.file) else { continue }
        addLayers(of: parent, to: &result, &visited)
      }
      if let assumed = assumedSuperclass(of: declaration) {
        addLayers(of: .host(assumed), to: &result, &visited)
      }
    case .host(let host):
      addForeign(host.name, to: &result, &visited)
      result.append(.host(host))
      for parent in host.parents {
        if let parent = self.host.type(named: parent) {
          addLayers(of: .host(parent), to: &result, &visited)
        } else {
          addForeign(parent, to: &result, &visited)
        }
      }
    case .builtin(let name):
      addForeign(name, to: &result, &visited)
      for parent in Self.protocols(of: name) { addForeign(parent, to: &result, &visited) }
    }
  }

  private func addForeign(
    _ name: String,
    to result: inout [Layer],
    _ visited: inout Set<ResolvedType.Key>
  ) {
    guard let foreign = module.foreign[name] else { return }
    result.append(.declared(foreign))
    for parent in foreign.inherited {
      guard let parent = resolve(parent, in: nil, foreign.file) else { continue }
      addLayers(of: parent, to: &result, &visited)
    }
  }

  private static func protocols(of builtin: String) -> [String] {
    if ResolvedType.fractions.contains(builtin) {
      return [
        "BinaryFloatingPoint", "FloatingPoint", "Numeric", "Comparable", "Equatable", "Hashable",
      ]
        + (builtin == "TimeInterval" ? ["Double"] : [])
    }
    if ResolvedType.wholes.contains(builtin) {
      return ["BinaryInteger", "Numeric", "Comparable", "Equatable", "Hashable"]
    }
    return switch builtin {
    case "Array", "Set": ["Collection", "Sequence", "RangeReplaceableCollection"]
    case "Dictionary": ["Collection", "Sequence"]
    case "String", "Substring": ["StringProtocol", "Collection", "Sequence", "Comparable"]
    default: []
    }
  }

  /// The types whose members a value has.
  func layers(of value: Value) -> [Layer] {
    var result = resolvedType(of: value).map(layers(of:)) ?? []
    // A class that is not public is known by the protocols that it conforms to.
    if case .host(let object) = value {
      for type in host.hiddenProtocols(of: object) where !result.contains(where: { $0.is(type) }) {
        result.append(.host(type))
      }
    }
    return result
  }

  /// The types whose member of a name code of a class sees in itself: those of classes below it count where they override.
  ///
  /// A class and the one above it may both have a private method of one name, and each calls its own.
  func visibleLayers(of value: Value, _ name: String, _ scope: Scope) -> [Layer] {
    let all = layers(of: value)
    guard case .object = value, let type = scope.frame.type,
      let place = place(of: type, in: all), place > 0
    else { return all }
    return all.enumerated().filter { index, layer in
      guard index < place, case .declared(let below) = layer, below.kind == .classType else {
        return true
      }
      if let functions = below.members.functions[name] {
        return functions.contains(where: \.isOverride)
      }
      return below.members.properties[name]?.isOverride ?? true
    }.map(\.element)
  }

  /// Where code of a type stands among the layers of an object: a class itself, a protocol where a class adopts it.
  ///
  /// What a class below adds under the name of a requirement does not meet it: the class that adopts has settled what does.
  private func place(of type: TypeDeclaration, in layers: [Layer]) -> Int? {
    switch type.kind {
    case .classType: layers.firstIndex { $0.is(type) }
    case .protocolType:
      layers.lastIndex { layer in
        guard case .declared(let declaration) = layer, declaration.kind == .classType else {
          return false
        }
        return declaration.inherited.contains { parent in
          guard
            case .declared(let adopted)? = resolve(parent, in: declaration.outer, declaration.file),
            adopted.kind == .protocolType
          else { return false }
          return isType(.declared(adopted), .declared(type))
        }
      }
    default: nil
    }
  }

  /// The type of a value.
  func resolvedType(of value: Value) -> ResolvedType? {
    switch value {
    case .bool: .builtin("Bool")
    case .int: .builtin("Int")
    case .double: .builtin("CGFloat")
    case .string: .builtin("String")
    case .array: .builtin("Array")
    case .set: .builtin("Set")
    case .dictionary: .builtin("Dictionary")
    case .range: .builtin("Range")
    case .enumeration(let value): .declared(value.declaration)
    case .structure(let value): .declared(value.declaration)
    case .object(let instance): .declared(instance.declaration)
    case .host(let value): host.type(of: value).map { .host($0) }
    case .none: .builtin("Optional")
    case .unknown(let unknown): unknown.type.flatMap { resolve($0, in: nil, nil) }
    case .void, .tuple, .function, .type, .keyPath: nil
    }
  }

  /// The class of UIKit that a class of the source descends from.
  func hostClass(of type: TypeDeclaration) -> HostType? {
    guard type.kind == .classType else { return nil }
    for layer in layers(of: .declared(type)) {
      if case .host(let host) = layer, host.isClass { return host }
    }
    return nil
  }

  /// Whether a type is another one, descends from it, or conforms to it.
  func isType(_ type: ResolvedType, _ other: ResolvedType) -> Bool {
    layers(of: type).contains { layer in
      switch (layer, other) {
      case (.declared(let first), .declared(let second)): first === second
      case (.host(let first), .host(let second)): first === second
      default: false
      }
    }
  }

  // MARK: - Names of types

  /// The type that a name stands for, or nil where it is not known.
  ///
  /// - Parameters:
  ///   - reference: The type as the source writes it.
  ///   - type: The type in which it stands there.
  ///   - file: The file.
  /// - Returns: The type.
  func resolve(
    _ reference: TypeReference,
    in type: TypeDeclaration?,
    _ file: SourceFile?
  ) -> ResolvedType? {
    switch reference {
    case .named(let name, _): resolve(name: name, in: type, file)
    case .optional(let wrapped): resolve(wrapped, in: type, file)
    case .array: .builtin("Array")
    case .dictionary: .builtin("Dictionary")
    case .metatype, .tuple, .function, .any: nil
    }
  }

  func resolve(name: String, in type: TypeDeclaration?, _ file: SourceFile?) -> ResolvedType? {
    let parts = name.split(separator: ".").map(String.init)
    guard let first = parts.first else { return nil }
    if first == "Self", let type = type?.aroundBlocks {
      let own = type.kind == .foreign ? resolve(name: type.name, in: nil, file) : nil
      return nested(parts.dropFirst(), in: own ?? .declared(type))
    }
    // Types inside of the types around the name come first, those of superclasses included.
    var around = type
    while let each = around {
      // In an extension of a type of UIKit, its name is that type's.
      if each.name == first, each.kind != .foreign {
        return nested(parts.dropFirst(), in: .declared(each))
      }
      if let found = member(type: first, of: each) {
        return nested(parts.dropFirst(), in: found)
      }
      around = each.outer
    }
    if let found = module.type(first, near: file) {
      return nested(parts.dropFirst(), in: .declared(found))
    }
    if let alias = module.aliases[first], alias != .named(first, []) {
      guard let found = resolve(alias, in: nil, file) else { return nil }
      return nested(parts.dropFirst(), in: found)
    }
    if ResolvedType.builtins.contains(name) { return .builtin(name) }
    if let found = host.type(named: name) { return .host(found) }
    guard parts.count > 1, let found = host.type(named: first) else { return nil }
    return nested(parts.dropFirst(), in: .host(found))
  }

  private func member(type name: String, of type: TypeDeclaration) -> ResolvedType? {
    if let found = type.nested[name] { return .declared(found) }
    if let alias = type.aliases[name], alias.name != name {
      return resolve(alias, in: type, type.file)
    }
    for parent in type.inherited {
      guard let parentName = parent.name, parentName != name,
        let declared = module.type(parentName, near: type.file), declared !== type
      else { continue }
      if let found = member(type: name, of: declared) { return found }
    }
    return hostMember(type: name, of: type)
  }

  /// A type inside of the type of UIKit that a type extends or descends from, as `ViewMode` is in an extension of
  /// `UITextField`.
  private func hostMember(type name: String, of type: TypeDeclaration) -> ResolvedType? {
    var names = [type.name] + type.inherited.compactMap(\.name)
    var index = 0
    while index < names.count {
      guard module.type(names[index], near: type.file).map({ $0 === type }) ?? true,
        let around = host.type(named: names[index])
      else {
        index += 1
        continue
      }
      if let found = host.type(named: around.name + "." + name) { return .host(found) }
      names += around.parents.filter { !names.contains($0) }
      index += 1
    }
    return nil
  }

  private func nested(_ names: ArraySlice<String>, in type: ResolvedType) -> ResolvedType? {
    var type = type
    for name in names {
      switch type {
      case .declared(let declared):
        guard let found = member(type: name, of: declared) else { return nil }
        type = found
      case .host(let found):
        if let inner = module.foreign[found.name]?.nested[name] {
          type = .declared(inner)
        } else if let inner = host.type(named: found.name + "." + name) {
          type = .host(inner)
        } else {
          return nil
        }
      case .builtin(let builtin):
        guard let inner = module.foreign[builtin]?.nested[name] else { return nil }
        type = .declared(inner)
      }
    }
    return type
  }
}
