import SwiftSyntax

extension Evaluator {
  /// The value of a name.
  func name(
    _ reference: DeclReferenceExprSyntax,
    _ scope: Scope,
    _ type: TypeReference?
  ) throws -> Value {
    let name = reference.baseName.bareText
    if let argumentNames = reference.argumentNames {
      return try functionReference(name, argumentNames, reference, scope)
    }
    if let found = try lookUp(name, scope, reference) { return found }
    if let function = operatorReference(name, scope, reference) { return function }
    if let view = inheritedView(name, scope, at: scope.frame.file.place(of: reference)) {
      return view
    }
    if let value = inheritedMember(name, scope, type, at: scope.frame.file.place(of: reference)) {
      return value
    }
    return unknownName(name, reference, scope, type)
  }

  /// An operator as a function, as in `reduce(0, +)`.
  private func operatorReference(
    _ symbol: String,
    _ scope: Scope,
    _ node: DeclReferenceExprSyntax
  ) -> Value? {
    guard
      Builtins.operators.contains(symbol) || module.operators[symbol] != nil
        || host.operators[symbol] != nil
    else { return nil }
    return .function(
      FunctionValue(name: symbol) { [weak self] values, _ in
        guard let self else { return .void }
        return try apply(symbol, values.map { Argument(value: $0) }, scope, nil, node)
          ?? unknown(node, scope)
      }
    )
  }

  /// The value of a name, or nil where it is not known.
  func lookUp(_ name: String, _ scope: Scope, _ node: some SyntaxProtocol) throws -> Value? {
    let frame = scope.frame
    if let variable = scope.variable(name) {
      if name != "self", let function = variable.value { return function }
      guard let value = variable.value else {
        throw Interruption.trap(
          "`\(name)` is read before it has a value",
          frame.file.place(of: node)
        )
      }
      return value
    }
    if name == "self" {
      if let value = frame.selfVariable?.value { return value }
      return nil
    }
    if name == "Self" {
      if case .type(let type)? = scope.selfValue { return .type(type) }
      if let value = scope.selfValue, let type = resolvedType(of: value) { return .type(type) }
      return frame.type.map { .type(.declared($0)) }
    }
    if let (around, functions) = scope.functions(name) {
      return .function(localFunction(functions, around, name))
    }
    if let value = scope.selfValue,
      let found = try member(
        name,
        of: value,
        scope,
        node,
        in: visibleLayers(of: value, name, scope)
      )
    {
      return found
    }
    // Static members of the types around, and what they inherit.
    var type = frame.typeContext
    while let each = type {
      if let found = try staticMember(name, of: .declared(each), scope, node) { return found }
      type = each.outer
    }
    if let generic = frame.generics[name], let type = resolve(generic, scope) { return .type(type) }
    if let variable = module.variable(name, near: frame.file) { return try global(variable) }
    if let functions = module.functions[name] {
      return .function(
        FunctionValue(
          name: name,
          parameterCount: functions[0].signature.parameters.count,
          parameterTypes: functions.count == 1 ? functions[0].signature.parameters.map(\.type) : nil
        ) { [weak self] arguments, labels in
          guard let self else { return .void }
          return try invoke(
            functions.map { Callable($0) },
            Argument.all(arguments, labels),
            scope,
            nil,
            node
          ) ?? unknown(node, scope)
        }
      )
    }
    if let type = resolve(name: name, in: frame.typeContext, frame.file) { return .type(type) }
    if let constant = host.constants[name] { return constant() }
    if Builtins.plainFunctions.contains(name) {
      return .function(
        FunctionValue(name: name) { [weak self] values, _ in
          guard let self else { return .void }
          return try Builtins.function(
            name,
            values.map { Argument(value: $0) },
            scope,
            self,
            DeclReferenceExprSyntax(baseName: .identifier(name))
          ) ?? unknown(node, scope)
        }
      )
    }
    if ModuleNames.known.contains(name) { return .unknown(Unknown(name)) }
    return nil
  }

  private func localFunction(
    _ functions: [FunctionDeclaration],
    _ around: Scope,
    _ name: String
  ) -> FunctionValue {
    FunctionValue(
      name: name,
      parameterCount: functions[0].signature.parameters.count,
      parameterTypes: functions.count == 1 ? functions[0].signature.parameters.map(\.type) : nil
    ) { [weak self] arguments, labels in
      guard let self else { return .void }
      return try invoke(
        functions.map { Callable($0, in: around) },
        Argument.all(arguments, labels),
        around,
        nil,
        functions[0].syntax
      ) ?? .void
    }
  }

  /// A function by its name with labels, such as `add(_:to:)`.
  private func functionReference(
    _ name: String,
    _ labels: DeclNameArgumentsSyntax,
    _ node: DeclReferenceExprSyntax,
    _ scope: Scope
  ) throws -> Value {
    let names = labels.arguments.map { $0.name.text == "_" ? nil : $0.name.bareText }
    guard let value = try lookUp(name, scope, node), case .function(let function) = value else {
      return scope.selfValue.flatMap { method(name, names, of: $0, scope) } ?? unknown(node, scope)
    }
    return .function(
      FunctionValue(name: name, parameterCount: names.count) { arguments, _ in
        try function.body(arguments, names.count == arguments.count ? names : [])
      }
    )
  }

  /// A method with these labels, where a property has its name, too: `rows.map(view(for:))` in a controller.
  func method(
    _ name: String,
    _ labels: [String?],
    of value: Value,
    _ scope: Scope
  ) -> Value? {
    let found = visibleLayers(of: value, name, scope).lazy.compactMap { layer in
      guard case .declared(let type) = layer else { return nil as FunctionDeclaration? }
      return type.members.functions[name]?.first { $0.signature.parameters.map(\.label) == labels }
    }.first
    guard let function = found else { return nil }
    return .function(
      FunctionValue(
        name: name,
        parameterCount: labels.count,
        parameterTypes: function.signature.parameters.map(\.type)
      ) { [weak self] arguments, _ in
        guard let self else { return .void }
        return try call(function, on: value, arguments)
      }
    )
  }

  // MARK: - Global variables

  /// The value of a global variable, which is evaluated when it is asked for first.
  func global(_ property: PropertyDeclaration) throws -> Value {
    if property.isComputed { return try get(property, of: nil) }
    let key = ObjectIdentifier(property)
    if let known = globals[key]?.value { return known }
    guard let initializer = property.initializer else {
      let unknown = Value.unknown(
        Unknown(property.name, type: property.type, at: property.file.place(of: property.syntax))
      )
      return property.type?.isOptional == true ? .none : unknown
    }
    guard busy.insert(key).inserted else {
      throw Interruption.trap(
        "`\(property.name)` asks for itself",
        property.file.place(of: property.syntax)
      )
    }
    defer { busy.remove(key) }
    let frame = Frame(self: nil, in: property.owner, property.file)
    let value = try initial(property, initializer, Scope(frame))
    globals[key] = Variable(value, type: property.type)
    return value
  }

  /// The value that a property begins with.
  func initial(
    _ property: PropertyDeclaration,
    _ initializer: ExprSyntax,
    _ scope: Scope
  ) throws -> Value {
    var value = try evaluate(initializer, scope, expecting: property.type)
    if let place = property.tuplePlace, case .tuple(let elements) = value, place < elements.count {
      value = elements[place].value
    }
    return coerce(value, to: property.type, scope)
  }

  /// Sets a global or static variable.
  func setGlobal(_ property: PropertyDeclaration, to value: Value) throws {
    if let setter = property.setter {
      let frame = Frame(
        self: property.owner.map { Variable(.type(.declared($0))) },
        in: property.owner,
        property.file
      )
      let scope = Scope(frame)
      scope.declare(setter.name, value)
      _ = try run(setter.body, scope)
      return
    }
    globals[ObjectIdentifier(property)] = Variable(
      coerce(value, to: property.type, nil),
      type: property.type
    )
  }

  // MARK: - Static members

  /// A member of a type itself, or nil where there is none.
  func staticMember(
    _ name: String,
    of type: ResolvedType,
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) throws -> Value? {
    if case .declared(let declaration) = type, let found = declaration.nested[name] {
      return .type(.declared(found))
    }
    for layer in layers(of: type) {
      switch layer {
      case .declared(let declaration):
        if let property = declaration.statics.properties[name] {
          if property.isComputed { return try get(property, of: .type(type)) }
          return try global(property)
        }
        if let element = declaration.cases.first(where: { $0.name == name }) {
          guard let signature = element.signature else {
            return .enumeration(EnumerationValue(declaration: declaration, name: name))
          }
          return .function(
            FunctionValue(name: name, parameterCount: signature.parameters.count) { arguments, _ in
              .enumeration(
                EnumerationValue(
                  declaration: declaration,
                  name: name,
                  payload: zip(signature.parameters, arguments).map {
                    .init(label: $0.label, value: $1)
                  }
                )
              )
            }
          )
        }
        if name == "allCases", declaration.kind == .enumeration, !declaration.cases.isEmpty {
          return .array(
            declaration.cases.map {
              .enumeration(EnumerationValue(declaration: declaration, name: $0.name))
            }
          )
        }
        if let functions = declaration.statics.functions[name] {
          return .function(
            FunctionValue(name: name) { [weak self] arguments, labels in
              guard let self else { return .void }
              return try invoke(
                functions.map { Callable($0, on: .type(type)) },
                Argument.all(arguments, labels),
                scope,
                nil,
                node
              ) ?? unknown(node, scope)
            }
          )
        }
        if let nested = resolve(name: name, nestedIn: declaration) { return .type(nested) }
      case .host(let host):
        if let property = host.shared(name) {
          return try property.get(())
        }
        let makers = host.makers(name)
        if !makers.isEmpty {
          return .function(
            FunctionValue(name: name) { [weak self] arguments, labels in
              guard let self else { return .void }
              return try invoke(
                makers.map { Callable($0) },
                Argument.all(arguments, labels),
                scope,
                nil,
                node
              ) ?? unknown(node, scope)
            }
          )
        }
        if let nested = self.host.type(named: host.name + "." + name) {
          return .type(.host(nested))
        }
        if let asset = AppAssets.constant(name, of: host.name) { return .host(asset) }
      }
    }
    if name == "self" { return .type(type) }
    if case .builtin(let builtin) = type { return Builtins.shared(name, of: builtin) }
    return nil
  }

  private func resolve(name: String, nestedIn type: TypeDeclaration) -> ResolvedType? {
    if let nested = type.nested[name] { return .declared(nested) }
    if let alias = type.aliases[name] { return resolve(alias, in: type, type.file) }
    return nil
  }
}
