import HostCalls
import SwiftSyntax

extension Evaluator {
  /// Makes a value of a type.
  func make(
    _ type: ResolvedType,
    _ arguments: [Argument],
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) throws -> Value {
    let value = try makeValue(type, arguments, scope, node)
    if let object = hostObject(of: value), host.isLayoutObject(object),
      births[ObjectIdentifier(object)] == nil
    {
      births[ObjectIdentifier(object)] = scope.frame.file.place(of: node)
      keptObjects.append(object)
    }
    return value
  }

  private func makeValue(
    _ type: ResolvedType,
    _ arguments: [Argument],
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) throws -> Value {
    switch type {
    case .host(let host):
      switch try asset(host, arguments, scope) {
      case .found(let object): return .host(object)
      case .missing: return unknown(node, scope, type: .named(host.name, []))
      case .other: break
      }
      let outer = genericTypes
      if let types = genericTypes(of: node, scope) { genericTypes = types }
      genericScope = scope
      defer { genericTypes = outer }
      let callables = host.initializers.map { Callable($0) } + foreignInitializers(of: host)
      if let result = try invoke(callables, arguments, scope, nil, node) { return result }
      // The empty set, which every set of options has by its protocol: `NSLayoutConstraint.FormatOptions()`.
      if host.isOptionSet, arguments.isEmpty, let empty = try options(host, .array([])) {
        return empty
      }
      return try configured(host, arguments, scope, node) ?? made(host, by: arguments, scope, node)
        ?? unknown(node, scope, type: .named(host.name, []))
    case .builtin(let name):
      if let foreign = module.foreign[name],
        let result = try invoke(
          foreign.initializers.map { Callable(.initializer($0, foreign), $0.signature) },
          arguments,
          scope,
          nil,
          node
        )
      {
        return result
      }
      let values = try arguments.map { try value(of: $0, scope, nil) }
      if values.count == 1, arguments[0].label == nil, let made = converted(values[0], to: name) {
        return made
      }
      return try Builtins.make(name, values, arguments.map(\.label), self)
        ?? unknown(node, scope, type: .named(name, []))
    case .declared(let declaration):
      return try make(declaration, arguments, scope, node)
    }
  }

  /// The initialisers that the source adds to a class of UIKit, to one above it or to a protocol of theirs.
  private func foreignInitializers(of type: HostType) -> [Callable] {
    layers(of: .host(type)).flatMap { layer -> [Callable] in
      guard case .declared(let declaration) = layer else { return [] }
      return declaration.initializers.filter { $0.body != nil && !$0.isUnavailable }.map {
        Callable(.initializer($0, declaration), $0.signature, making: type)
      }
    }
  }

  private func make(
    _ type: TypeDeclaration,
    _ arguments: [Argument],
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) throws -> Value {
    switch type.kind {
    case .enumeration:
      if arguments.count == 1, arguments[0].label == "rawValue" {
        let raw = try value(of: arguments[0], scope, type.inherited.first)
        if raw.isUnknown { return unknown(node, scope, type: .named(type.qualifiedName, [])) }
        return try enumeration(type, rawValue: raw)
      }
      let callables = type.initializers.map { Callable(.initializer($0, type), $0.signature) }
      return try invoke(callables, arguments, scope, nil, node) ?? unknown(node, scope)
    case .structure:
      var callables = type.initializers.map { Callable(.initializer($0, type), $0.signature) }
      if !type.initializers.contains(where: { $0.owner === type && isInBody($0, type) }) {
        callables.append(Callable(.memberwise(type), memberwiseSignature(type)))
      }
      if type.inherited.contains(.named("OptionSet", [])) {
        callables.append(Callable(.memberwise(type), memberwiseSignature(type)))
      }
      return try invoke(callables, arguments, scope, nil, node)
        ?? unknown(node, scope, type: .named(type.qualifiedName, []))
    case .classType:
      let callables = initializers(of: type)
      if let result = try invoke(callables, arguments, scope, nil, node) { return result }
      return unknown(node, scope, type: .named(type.qualifiedName, []))
    case .protocolType, .foreign: return unknown(node, scope)
    }
  }

  /// Whether an initialiser stands in the type itself, and not in an extension of it.
  private func isInBody(_ function: FunctionDeclaration, _ type: TypeDeclaration) -> Bool {
    function.file === type.file && type.syntax.range.contains(function.syntax.position)
  }

  private func enumeration(_ type: TypeDeclaration, rawValue: Value) throws -> Value {
    for element in type.cases {
      let value = EnumerationValue(declaration: type, name: element.name)
      let raw = try member(
        "rawValue",
        of: .enumeration(value),
        Scope(Frame(self: nil, in: type, type.file)),
        type.syntax
      )
      if let raw, Equality.areEqual(raw, rawValue) == true { return .enumeration(value) }
    }
    return .none
  }

  // MARK: - Initialisers

  /// The initialisers that a class has, its own and those that it inherits.
  func initializers(of type: TypeDeclaration) -> [Callable] {
    let own = type.initializers.filter { !$0.isUnavailable }
    var result = own.map { Callable(.initializer($0, type), $0.signature) }
    let designated = own.filter { !$0.isConvenience && $0.fullName != "init(coder:)" }
    let names = Set(own.map(\.fullName))
    /// A class that has designated ones of its own inherits none, and with all of them overridden the convenience ones.
    func inheritsConvenience(_ above: [String]) -> Bool {
      designated.isEmpty || names.isSuperset(of: above)
    }
    switch superclass(of: type) {
    case .declared(let parent)?:
      let above = parent.initializers.filter {
        !$0.isConvenience && !$0.isUnavailable && $0.fullName != "init(coder:)"
      }.map(\.fullName)
      let inherits = inheritsConvenience(above.isEmpty ? designatedNames(above: parent) : above)
      for callable in initializers(of: parent) {
        switch callable.kind {
        case .initializer(let function, _):
          guard !names.contains(function.fullName),
            designated.isEmpty || (function.isConvenience && inherits)
          else { continue }
          result.append(Callable(.initializer(function, type), callable.signature))
        case .hostInitializer(let function, _):
          let name = function.signature.description(of: "init")
          guard !names.contains(name),
            designated.isEmpty || (function.isConvenience && inherits)
          else { continue }
          result.append(Callable(.hostInitializer(function, type), callable.signature))
        case .memberwise where designated.isEmpty:
          result.append(Callable(.memberwise(type), callable.signature))
        default: continue
        }
      }
    case .host(let parent)?:
      let inherits = inheritsConvenience(Self.designatedNames(of: parent))
      for function in parent.initializers where function.hosted != nil {
        let name = function.signature.description(of: "init")
        guard !names.contains(name) else { continue }
        guard designated.isEmpty || (function.isConvenience && inherits) else { continue }
        result.append(Callable(.hostInitializer(function, type), function.signature))
      }
    default:
      if designated.isEmpty {
        result.append(Callable(.memberwise(type), Signature(parameters: [], result: .any)))
      }
    }
    return result
  }

  /// The designated initialisers of a class of UIKit that a class overrides to inherit the others.
  private static func designatedNames(of type: HostType) -> [String] {
    type.initializers.filter { $0.hosted != nil && !$0.isConvenience }
      .map { $0.signature.description(of: "init") }.filter { $0 != "init(coder:)" }
  }

  private func designatedNames(above type: TypeDeclaration) -> [String] {
    hostClass(of: type).map(Self.designatedNames) ?? []
  }

  func superclass(of type: TypeDeclaration) -> ResolvedType? {
    for parent in type.inherited {
      guard let resolved = resolve(parent, in: type.outer, type.file) else { continue }
      switch resolved {
      case .declared(let declared) where declared.kind == .classType: return resolved
      case .host(let host) where host.isClass: return resolved
      default: continue
      }
    }
    return assumedSuperclass(of: type).map { .host($0) }
  }

  /// Runs an initialiser of the source.
  func make(
    _ type: TypeDeclaration,
    _ function: FunctionDeclaration,
    _ values: [Value?],
    _ scope: Scope,
    _ node: some SyntaxProtocol,
    as made: HostType? = nil
  ) throws -> Value {
    switch type.kind {
    case .classType:
      let instance = Instance(type)
      bindGenerics(of: instance, genericTypes(of: node, scope))
      instances.append(instance)
      try setDefaults(of: instance)
      let variable = Variable(.object(instance))
      let result = try initialize(variable, function, values)
      instance.isBeingInitialized = false
      return result
    case .structure:
      let variable = Variable(
        .structure(
          StructureValue(declaration: type, fields: try defaultFields(of: type, nil))
        )
      )
      return try initialize(variable, function, values)
    default:
      // An initialiser that an extension adds makes its value by another one.
      let variable = Variable(nil)
      return try initialize(variable, function, values, as: made)
    }
  }

  private func initialize(
    _ variable: Variable,
    _ function: FunctionDeclaration,
    _ values: [Value?],
    as made: HostType? = nil
  ) throws -> Value {
    let frame = Frame(self: variable, in: function.owner, function.file)
    frame.initializing = function.owner
    frame.made = made
    let result = try run(function, frame, values).result
    // A failable initialiser answers nil.
    if function.isFailable, result.isNone { return .none }
    return variable.value ?? .void
  }

  /// Sets the properties of an instance to what they begin with, those of the class farthest down first.
  func setDefaults(of instance: Instance) throws {
    defer { clearOutlets(of: instance) }
    var type: TypeDeclaration? = instance.declaration
    var names: [String: TypeDeclaration] = [:]
    while let each = type {
      for property in each.stored where !property.isOverride {
        // Both are private, and have values of their own, of which there is only room for one.
        if let below = names.updateValue(each, forKey: property.name), below !== each {
          note(
            .unsupported,
            "`\(property.name)` is a property of \(each.name) and of \(below.name)",
            property.file.place(of: property.syntax)
          )
        }
      }
      let generics = instance.generics[ObjectIdentifier(each)] ?? [:]
      for (name, value) in try defaultFields(of: each, nil, generics)
      where instance.fields[name] == nil {
        instance.fields[name] = value
      }
      guard case .declared(let parent)? = superclass(of: each) else { return }
      type = parent
    }
  }

  /// Makes an instance by an initialiser of UIKit.
  func make(
    _ type: TypeDeclaration,
    _ function: HostFunction,
    _ values: [Value?],
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) throws -> Value {
    // A convenience initialiser ends in the designated one, which the class may override.
    if function.isConvenience,
      let designated = override(designatedBehind: function, values, of: type)
    {
      return try make(type, designated.0, designated.1, scope, node)
    }
    let instance = Instance(type)
    bindGenerics(of: instance, genericTypes(of: node, scope))
    instances.append(instance)
    try setDefaults(of: instance)
    try makeHost(of: instance, function, values, scope.frame.file.place(of: node))
    instance.isBeingInitialized = false
    return .object(instance)
  }

  /// The initialiser of a class that one of UIKit's ends in, with its arguments.
  private func override(
    designatedBehind function: HostFunction,
    _ values: [Value?],
    of type: TypeDeclaration
  ) -> (FunctionDeclaration, [Value?])? {
    let name = function.signature.description(of: "init")
    let ends = name == "init()" ? host.zeroArguments : host.furtherArguments(behind: name, values)
    var each: TypeDeclaration? = type
    while let current = each {
      for initializer in current.initializers where !initializer.isUnavailable {
        if let arguments = ends[initializer.fullName] { return (initializer, arguments) }
      }
      guard case .declared(let parent)? = superclass(of: current) else { return nil }
      each = parent
    }
    return nil
  }

  private func makeHost(
    of instance: Instance,
    _ function: HostFunction,
    _ values: [Value?],
    _ place: SourcePlace
  ) throws {
    guard let hosted = function.hosted else { return }
    let outer = site
    site = place
    defer { site = outer }
    func make(_ values: [Value?]) throws {
      instance.host = try guarding {
        try HostLink.make(for: instance) { try hosted(HostArguments(values, at: place)) }
      }
    }
    do {
      try make(values)
    } catch let error as UnknownError {
      // A view whose frame is not known is a view all the same: its size comes from outside, or from constraints.
      guard case .values(let stands) = substitution(for: function, on: instance, values) else {
        throw error
      }
      if !host.isOnlyLook(error.unknown.text) {
        note(.content, "`\(error.unknown.text)` is not known", place)
      }
      try make(stands)
      keepHandled(.object(instance))
      keepUnknownFrame("frame", of: .object(instance), error.unknown)
    }
  }

  /// `super.init(…)`.
  func initializeSuper(
    _ instance: Instance,
    above type: TypeDeclaration,
    _ arguments: [Argument],
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) throws -> Value {
    switch superclass(of: type) {
    case .declared(let parent)?:
      guard let choice = try choose(initializers(of: parent), arguments, scope, nil) else {
        return unknown(node, scope)
      }
      return try runInitializer(choice, on: instance, scope, node)
    case .host(let parent)?:
      let callables = parent.initializers.map { Callable(.hostInitializer($0, type), $0.signature) }
      guard let choice = try choose(callables, arguments, scope, nil) else {
        // A superclass that is not known may have any initialiser, and ends in one of UIKit's.
        if assumedSuperclass(of: type) != nil, let plain = try choose(callables, [], scope, nil) {
          return try runInitializer(plain, on: instance, scope, node)
        }
        note(
          .unsupported,
          "`\(parent.name)` has no such initialiser here",
          scope.frame.file.place(of: node)
        )
        return .void
      }
      return try runInitializer(choice, on: instance, scope, node)
    default: return .void
    }
  }

  /// `self.init(…)`.
  func delegate(
    _ value: Value?,
    _ arguments: [Argument],
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) throws -> Value {
    guard case .object(let instance)? = value else {
      // A struct, or an object of UIKit by an initialiser that the source adds, is made anew.
      let own = scope.frame.type.flatMap { resolve(name: $0.name, in: nil, $0.file) }
      guard
        let type = value.flatMap(resolvedType(of:)) ?? scope.frame.made.map({ .host($0) }) ?? own
      else { return .void }
      let made = try make(type, arguments, scope, node)
      (scope.variable("self") ?? scope.frame.selfVariable)?.value = made
      return .void
    }
    guard let choice = try choose(initializers(of: instance.declaration), arguments, scope, nil)
    else { return unknown(node, scope) }
    return try runInitializer(choice, on: instance, scope, node)
  }

  private func runInitializer(
    _ choice: Choice,
    on instance: Instance,
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) throws -> Value {
    let values = try choice.callable.signature.parameters.enumerated().map {
      index,
      parameter -> Value? in
      guard let place = choice.match.places[index].first else { return nil }
      return try choice.values[place].map { coerce($0, to: parameter.type, scope) }
        ?? value(of: choice.arguments[place], scope, parameter.type)
    }
    switch choice.callable.kind {
    case .initializer(let function, _):
      let frame = Frame(self: Variable(.object(instance)), in: function.owner, function.file)
      frame.initializing = function.owner
      _ = try run(function, frame, values)
    case .hostInitializer(let function, _):
      if function.isConvenience, function.signature.parameters.isEmpty,
        let zero = host.zeroArguments["init(frame:)"],
        let designated = hostClass(of: instance.declaration)?.initializers.first(where: {
          $0.signature.description(of: "init") == "init(frame:)"
        })
      {
        try makeHost(of: instance, designated, zero, scope.frame.file.place(of: node))
      } else {
        try makeHost(of: instance, function, values, scope.frame.file.place(of: node))
      }
    default: break
    }
    return .void
  }
}
