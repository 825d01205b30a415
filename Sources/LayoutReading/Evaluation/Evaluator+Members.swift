import HostCalls
import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// The value of `base.name`, or of `.name` of the type that is expected.
  func member(
    _ access: MemberAccessExprSyntax,
    _ scope: Scope,
    _ type: TypeReference?
  ) throws -> Value {
    let name = access.declName.baseName.bareText
    guard let base = access.base else {
      guard let type else { return unknown(access, scope) }
      return try implicitMember(name, of: type, scope, access) ?? unknown(access, scope, type: type)
    }
    if base.is(SuperExprSyntax.self) { return try superMember(name, scope, access) }
    let value = try evaluate(base, scope, expecting: Self.isImplicit(base) ? type : nil)
    if name == "init", case .type(let resolved) = value {
      return .function(initializerReference(resolved, scope, access))
    }
    if case .unknown(let unknown) = value, unknown.type == nil,
      ModuleNames.known.contains(unknown.text),
      let found = try lookUp(name, Scope(Frame(self: nil, in: nil, scope.frame.file)), access)
    {
      return found
    }
    if let labels = access.declName.argumentNames {
      let names = labels.arguments.map { $0.name.text == "_" ? nil : $0.name.bareText }
      if case .function(let function)? = try self.member(name, of: value, scope, access) {
        return .function(
          FunctionValue(name: name, parameterCount: names.count) { arguments, _ in
            try function.body(arguments, names)
          }
        )
      }
      if let found = method(name, names, of: value, scope) { return found }
    }
    if let found = try self.member(name, of: value, scope, access) { return found }
    if value.isNone {
      guard !Self.isChained(base) else { return .none }
      return try member(name, of: unknownOfNil(base, scope), scope, access)
        ?? unknown(access, scope)
    }
    return freed(value, by: name) ?? unknownColor(of: value, access, scope)
      ?? unknownMember(access, of: value, scope)
  }

  /// A colour that the app calls by a name, `UIColor.brand`: some grey, for no frame hangs on it.
  ///
  /// - Returns: Nil for members of other types.
  private func unknownColor(
    of value: Value,
    _ access: MemberAccessExprSyntax,
    _ scope: Scope
  ) -> Value? {
    guard case .type(.host(let type)) = value, type.metatype is UIColor.Type,
      access.declName.argumentNames == nil
    else { return nil }
    let unknown = Unknown(
      Self.brief(access.trimmedDescription),
      type: .named("UIColor", []),
      at: scope.frame.file.place(of: access)
    )
    unknown.stand = UIColor.gray
    return .unknown(unknown)
  }

  /// Whether an expression begins with a member of the type that is expected: `.white.withAlphaComponent(0.5)`.
  static func isImplicit(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let access): access.base.map(isImplicit) ?? true
    case .functionCallExpr(let call): isImplicit(call.calledExpression)
    case .forceUnwrapExpr(let unwrap): isImplicit(unwrap.expression)
    case .optionalChainingExpr(let chain): isImplicit(chain.expression)
    default: false
    }
  }

  /// Whether an expression ends early where something in it is nil.
  static func isChained(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr: true
    case .memberAccessExpr(let access): access.base.map(isChained) ?? false
    case .functionCallExpr(let call): isChained(call.calledExpression)
    case .subscriptCallExpr(let call): isChained(call.calledExpression)
    case .forceUnwrapExpr(let unwrap): isChained(unwrap.expression)
    default: false
    }
  }

  /// What stands for a variable that is nil and is used as if it had a value: whoever makes the object sets it.
  func unknownOfNil(_ expression: ExprSyntax, _ scope: Scope) -> Value {
    let type = (try? type(of: expression, scope)) ?? nil
    return .unknown(
      Unknown(
        Self.brief(expression.trimmedDescription),
        type: type?.unwrapped,
        at: scope.frame.file.place(of: expression)
      )
    )
  }

  /// Initialisers as a function, as in `map(UILabel.init)`.
  func initializerReference(
    _ type: ResolvedType,
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) -> FunctionValue {
    FunctionValue(name: "init") { [weak self] arguments, labels in
      guard let self else { return .void }
      let known = namedArguments(arguments, labels, ofInitializerOf: type)
      return try make(type, known ?? Argument.all(arguments, labels), scope, node)
    }
  }

  /// The arguments with the labels of the only initialiser that takes as many, where they have none: a function has no labels.
  ///
  /// A tuple is handed on as the arguments that it holds: `[("a", 1)].map(Row.init)`.
  private func namedArguments(
    _ arguments: [Value],
    _ labels: [String?],
    ofInitializerOf type: ResolvedType
  ) -> [Argument]? {
    guard case .declared(let declaration) = type, labels.allSatisfy({ $0 == nil }) else {
      return nil
    }
    let own = initializers(of: declaration).filter {
      $0.signature.description(of: "init") != "init(coder:)"
    }
    func names(of count: Int) -> [String?]? {
      let fitting = own.filter { $0.signature.parameters.count == count }
      return fitting.count == 1 ? fitting[0].signature.parameters.map(\.label) : nil
    }
    if arguments.count == 1, case .tuple(let elements) = arguments[0],
      let names = names(of: elements.count)
    {
      return Argument.all(elements.map(\.value), names)
    }
    return names(of: arguments.count).map { Argument.all(arguments, $0) }
  }

  /// A member of the type that is expected, or nil where it has none of the name.
  func implicitMember(
    _ name: String,
    of type: TypeReference,
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) throws -> Value? {
    guard let resolved = resolve(type, scope) else { return nil }
    if name == "init" { return .function(initializerReference(resolved, scope, node)) }
    if case .builtin = resolved, name == "none", type.isOptional { return Value.none }
    if let found = try staticMember(name, of: resolved, scope, node) { return found }
    // `.some(x)` and `.none` of an optional.
    return type.isOptional && name == "none" ? Value.none : nil
  }

  /// A member of a value, or nil where it has none of the name.
  func member(
    _ name: String,
    of value: Value,
    _ scope: Scope,
    _ node: some SyntaxProtocol,
    in visible: [Layer]? = nil
  ) throws -> Value? {
    switch value {
    case .unknown(let unknown):
      if let stand = memberOfStand(name, unknown),
        let found = try member(name, of: stand, scope, node)
      {
        return found
      }
      if name == "isEmpty", isFilledWithLongText(unknown) { return .bool(false) }
      if let bounds = Self.boundsOfWindow(name, unknown) { return bounds }
      return .unknown(unknown.member(name, at: scope.frame.file.place(of: node)))
    case .type(let type): return try staticMember(name, of: type, scope, node)
    case .tuple(let elements):
      if let place = Int(name), place < elements.count { return elements[place].value }
      return elements.first { $0.label == name }?.value
    case .function where name == "self", .object where name == "self": return value
    default: break
    }
    let layers = visible ?? layers(of: value)
    if let found = try property(name, of: value, layers) { return found }
    if let found = try formerDSLMember(name, of: value, scope, node) { return found }
    if let current = Self.currentMember(name, in: layers),
      let found = try property(current, of: value, layers)
    {
      return found
    }
    if let found = try Builtins.property(name, of: value, self) { return found }
    // Where an optional has a value, it has what the source adds to optionals, too.
    if let property = module.foreign["Optional"]?.members.properties[name] {
      return try get(property, of: value)
    }
    return try methodReference(name, value, layers, scope, node)
  }

  /// A property of a value in some types, or nil where none has it.
  func property(_ name: String, of value: Value, _ layers: [Layer]) throws -> Value? {
    for layer in layers {
      switch layer {
      case .declared(let declaration):
        if let property = declaration.members.properties[name] {
          // Observers of a property of UIKit's: the value is the one there.
          if property.isOverride, !property.isComputed { continue }
          return try get(property, of: value)
        }
        if case .enumeration(let enumeration) = value, name == "rawValue",
          declaration === enumeration.declaration
        {
          return try rawValue(of: enumeration)
        }
      case .host(let type):
        guard let property = type.property(name) else { continue }
        if let frame = frameFromList(name, of: value, property) { return frame }
        if let frame = unknownFrame(name, of: value) { return frame }
        if let given = given(name, of: value, property.type)
          ?? ofRunningApp(name, of: value, property.type)
        {
          return given
        }
        keepMeasured(hostObject(of: value), by: name)
        return try get(property, of: value)
      }
    }
    if name.hasPrefix("$"), let wrapper = wrapper(of: String(name.dropFirst()), value) {
      return try property("projectedValue", of: wrapper, self.layers(of: wrapper))
    }
    if case .structure(let structure) = value {
      if let stored = structure.fields[name] { return stored }
      if name == "isEmpty", case .int(let bits)? = structure.fields["rawValue"],
        structure.declaration.inherited.contains(.named("OptionSet", []))
      {
        return .bool(bits == 0)
      }
    }
    return try dynamicMember(name, of: value, layers)
  }

  /// The wrapper of a property.
  private func wrapper(of name: String, _ value: Value) -> Value? {
    switch value {
    case .structure(let structure): structure.fields["_" + name]
    case .object(let instance): instance.fields["_" + name]
    default: nil
    }
  }

  /// A member that a type finds by itself, by its name or by a key path.
  private func dynamicMember(_ name: String, of value: Value, _ layers: [Layer]) throws -> Value? {
    for layer in layers {
      guard case .declared(let declaration) = layer,
        declaration.attributes.contains("dynamicMemberLookup"),
        let found = declaration.members.subscripts.first(where: {
          $0.signature.parameters.first?.label == "dynamicMember"
        })
      else { continue }
      let isNamed = found.signature.parameters.first?.type == .string
      return try call(
        found,
        on: value,
        [isNamed ? .string(name) : .keyPath(KeyPathValue(components: [name]))]
      )
    }
    return nil
  }

  /// The frame of a cell of a collection, or of its content view, in the cell's initialiser, which only the layout of the list
  /// knows: nothing where the cell has a size, and for what is no frame.
  private func frameFromList(_ name: String, of value: Value, _ property: HostProperty) -> Value? {
    guard name == "frame" || name == "bounds", let view = hostObject(of: value) as? UIView,
      let cell = view as? UICollectionReusableView ?? Self.cell(of: view),
      cell.frame.size == .zero,
      instances.contains(where: { $0.host === cell && $0.isBeingInitialized })
    else { return nil }
    return .unknown(Unknown("the \(name) that a list gives", type: property.type, at: site))
  }

  /// Makes the argument `frame` of the initialiser of a collection's cell unknown, once the cell is there: it is as little known
  /// as the cell's own.
  func forgetFrameFromList(_ instance: Instance, _ scope: Scope) {
    guard let cell = instance.host as? UICollectionReusableView, cell.frame.size == .zero,
      let argument = scope.variable("frame"), case .host(let frame)? = argument.value,
      (frame as? CGRect)?.size == .zero
    else { return }
    argument.value = .unknown(
      Unknown("the frame that a list gives", type: .named("CGRect", []), at: site)
    )
  }

  /// The cell whose content view a view is.
  private static func cell(of view: UIView) -> UICollectionReusableView? {
    guard let cell = view.superview as? UICollectionViewCell, cell.contentView === view else {
      return nil
    }
    return cell
  }

  private func get(_ property: HostProperty, of value: Value) throws -> Value {
    switch value {
    case .host(let object): return try guarding { try property.get(object) }
    case .object(let instance):
      guard let object = instance.host else { return .none }
      return try guarding { try property.get(object) }
    default: return .none
    }
  }

  /// Calls UIKit, and tells of what stopped a call that it made into the source.
  func guarding<Result>(_ body: () throws -> Result) throws -> Result {
    let result = try body()
    if let pending { throw pending }
    return result
  }

  private func rawValue(of value: EnumerationValue) throws -> Value {
    let declaration = value.declaration
    let type = declaration.inherited.first
    var next = 0
    for element in declaration.cases {
      var raw: Value?
      if let expression = element.rawValue {
        raw = try evaluate(
          expression,
          Scope(Frame(self: nil, in: declaration, declaration.file)),
          expecting: type
        )
        if case .int(let number)? = raw { next = number }
      }
      if element.name == value.name {
        if let raw { return raw }
        return type == .string ? .string(element.name) : coerce(.int(next), to: type, nil)
      }
      next += 1
    }
    return .none
  }

  /// The value of a property of the source.
  func get(_ property: PropertyDeclaration, of value: Value?) throws -> Value {
    if let getter = property.getter {
      let frame = Frame(self: value.map { Variable($0) }, in: property.owner, property.file)
      frame.result = property.type
      frame.function = property.name
      let builder = builder(of: property.attributes, frame)
      let result = try runBody(getter, Scope(frame), expecting: property.type, builder: builder)
      return coerce(result, to: property.type, nil)
    }
    switch value {
    case .object(let instance):
      if property.wrapper != nil { return try wrapped(property, instance) }
      if let stored = instance.fields[property.name] { return stored }
      if property.isLazy, let initializer = property.initializer {
        let frame = Frame(self: Variable(.object(instance)), in: property.owner, property.file)
        let made = try initial(property, initializer, Scope(frame))
        instance.fields[property.name] = made
        return made
      }
      if property.type?.isOptional == true { return .none }
      return .unknown(
        Unknown(property.name, type: property.type, at: property.file.place(of: property.syntax))
      )
    case .structure(let structure):
      if property.wrapper != nil, let wrapper = structure.fields["_" + property.name] {
        return try self.property("wrappedValue", of: wrapper, layers(of: wrapper)) ?? .none
      }
      if let stored = structure.fields[property.name] { return stored }
      if property.isLazy, let initializer = property.initializer {
        let frame = Frame(self: value.map { Variable($0) }, in: property.owner, property.file)
        return try initial(property, initializer, Scope(frame))
      }
      return property.type?.isOptional == true ? .none : .unknown(Unknown(property.name))
    default: return .none
    }
  }

  private func wrapped(_ property: PropertyDeclaration, _ instance: Instance) throws -> Value {
    guard let wrapper = instance.fields["_" + property.name] else {
      return instance.fields[property.name] ?? .none
    }
    return try self.property("wrappedValue", of: wrapper, layers(of: wrapper)) ?? .none
  }

  /// A member of `super`.
  private func superMember(
    _ name: String,
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) throws -> Value {
    guard let value = scope.selfValue, let type = scope.frame.type else {
      return unknown(node, scope)
    }
    if case .type(let own) = value {
      return try sharedMember(name, above: type, of: own) ?? unknown(node, scope)
    }
    let above = layersAbove(type, of: value)
    if case .object(let instance) = value, let hosted = instance.host as? any HostedObject {
      let found = try hosted.link.bypassing(name) { try property(name, of: value, above) }
      if let found { return found }
    }
    return try property(name, of: value, above) ?? unknown(node, scope)
  }

  /// A static property of a type above another one, which asks the type that it is asked of.
  private func sharedMember(
    _ name: String,
    above type: TypeDeclaration,
    of own: ResolvedType
  ) throws -> Value? {
    for layer in layersAbove(type, of: own) {
      switch layer {
      case .declared(let declaration):
        guard let property = declaration.statics.properties[name] else { continue }
        return try property.isComputed ? get(property, of: .type(own)) : global(property)
      case .host(let host):
        if let property = host.shared(name) { return try property.get(()) }
      }
    }
    return nil
  }

  /// The types above one, among those of another one that descends from it.
  func layersAbove(_ type: TypeDeclaration, of own: ResolvedType) -> [Layer] {
    let all = layers(of: own)
    return all.firstIndex { $0.is(type) }.map { Array(all[($0 + 1)...]) } ?? all
  }

  /// The types above one, among those of a value.
  func layersAbove(_ type: TypeDeclaration, of value: Value) -> [Layer] {
    let all = layers(of: value)
    let place = all.firstIndex {
      if case .declared(let each) = $0 { return each === type }
      return false
    }
    // An extension of a type of UIKit has the same `super`.
    guard let place else { return all }
    return Array(all[(place + 1)...])
  }

  /// A method of a value as a function.
  private func methodReference(
    _ name: String,
    _ value: Value,
    _ layers: [Layer],
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) throws -> Value? {
    let callables = methods(name, of: value, layers)
    guard !callables.isEmpty else { return nil }
    return .function(
      FunctionValue(
        name: name,
        parameterCount: callables[0].signature.parameters.count,
        parameterTypes: callables.count == 1
          ? callables[0].signature.parameters.map(\.type) : nil
      ) { [weak self] arguments, labels in
        guard let self else { return .void }
        return try invoke(callables, Argument.all(arguments, labels), scope, nil, node)
          ?? unknown(node, scope)
      }
    )
  }

  /// The methods of a name that a value has.
  func methods(_ name: String, of value: Value, _ layers: [Layer]) -> [Callable] {
    var result: [Callable] = []
    var known: Set<String> = []
    for layer in layers {
      switch layer {
      case .declared(let declaration):
        for function in declaration.members.functions[name] ?? []
        where known.insert(function.key).inserted {
          result.append(Callable(function, on: value))
        }
      case .host(let type):
        let object: Any? =
          switch value {
          case .host(let object): object
          case .object(let instance): instance.host
          default: nil
          }
        guard let object else { continue }
        let types = namedTypes(of: object)
        for function in type.functions(name)
        where known.insert(function.key).inserted {
          result.append(Callable(function, on: object, value).replacing(types))
        }
      }
    }
    return result
  }
}

extension Signature {
  /// What tells functions of one name apart: labels and types.
  var key: String {
    description(of: "") + parameters.map { "\($0.type)" }.joined(separator: ",")
  }
}
