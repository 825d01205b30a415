import PortableUIKit
import SwiftSyntax

/// Where a value is, so that it can be read and changed, with what leads there evaluated once.
@MainActor
struct Reference {
  let get: () throws -> Value
  let set: (Value) throws -> Void

  init(get: @escaping () throws -> Value, set: @escaping (Value) throws -> Void) {
    self.get = get
    self.set = set
  }

  /// A variable.
  init(_ variable: Variable) {
    get = { variable.value ?? .none }
    set = { variable.value = $0 }
  }

  /// A value that is nowhere.
  init(_ value: Value) {
    get = { value }
    set = { _ in }
  }
}

extension Evaluator {
  /// Where the value of an expression is.
  func reference(_ expression: ExprSyntax, _ scope: Scope) throws -> Reference {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      return try self.reference(named: reference.baseName.bareText, reference, scope)
    case .memberAccessExpr(let access):
      guard let base = access.base else { return Reference(try evaluate(expression, scope)) }
      let name = access.declName.baseName.bareText
      if base.is(SuperExprSyntax.self), let value = scope.selfValue {
        return Reference {
          try self.evaluate(expression, scope)
        } set: {
          try self.setSuper(name, of: value, to: $0, scope)
        }
      }
      let owner = try reference(base, scope)
      let value = try owner.get()
      if case .unknown(let unknown) = value, unknown.stand == nil,
        !Self.viewMembers.contains(name)
      {
        let found = try evaluate(expression, scope)
        return Reference(found)
      }
      return Reference {
        try self.member(name, of: value, scope, access)
          ?? (value.isNone ? .none : self.unknown(access, scope))
      } set: { new in
        if value.isNone { return }
        try self.set(name, of: value, owner, to: new, scope, access)
      }
    case .subscriptCallExpr(let call):
      let owner = try reference(call.calledExpression, scope)
      let arguments = try Argument.all(
        call.arguments,
        call.trailingClosure,
        call.additionalTrailingClosures
      ).map { Argument(label: $0.label, value: try self.value(of: $0, scope, nil)) }
      return Reference {
        try self.subscript(owner.get(), arguments, scope, call)
      } set: {
        try self.setSubscript(owner, arguments, to: $0, scope, call)
      }
    case .optionalChainingExpr(let chain): return try reference(chain.expression, scope)
    case .forceUnwrapExpr(let unwrap):
      let inner = try reference(unwrap.expression, scope)
      return Reference {
        let value = try inner.get()
        return value.isNone ? self.unwrappedNil(unwrap, scope) : value
      } set: {
        try inner.set($0)
      }
    case .inOutExpr(let inOut): return try reference(inOut.expression, scope)
    case .tupleExpr(let tuple) where tuple.elements.count == 1:
      return try reference(tuple.elements.first?.expression ?? expression, scope)
    case .tupleExpr(let tuple):
      let parts = try tuple.elements.map { try reference($0.expression, scope) }
      return Reference {
        .tuple(try parts.map { .init(label: nil, value: try $0.get()) })
      } set: { value in
        guard case .tuple(let elements) = value else { return }
        for (part, element) in zip(parts, elements) { try part.set(element.value) }
      }
    case .discardAssignmentExpr:
      return Reference(get: { .void }, set: { _ in })
    default: return Reference(try evaluate(expression, scope))
    }
  }

  private func reference(
    named name: String,
    _ node: DeclReferenceExprSyntax,
    _ scope: Scope
  ) throws -> Reference {
    if name == "_" { return Reference(get: { .void }, set: { _ in }) }
    if let variable = scope.variable(name) {
      return Reference {
        try self.lookUp(name, scope, node) ?? .none
      } set: {
        variable.value = self.coerce($0, to: variable.type, scope)
      }
    }
    if name == "self", let variable = scope.frame.selfVariable { return Reference(variable) }
    if let variable = scope.variable("self") ?? scope.frame.selfVariable,
      let value = variable.value,
      hasProperty(name, value)
    {
      return Reference {
        try self.lookUp(name, scope, node) ?? .none
      } set: { new in
        try self.set(name, of: variable.value ?? value, Reference(variable), to: new, scope, node)
      }
    }
    var type = scope.frame.type
    while let each = type {
      for layer in layers(of: .declared(each)) {
        if case .declared(let declaration) = layer,
          let property = declaration.statics.properties[name]
        {
          return Reference {
            try self.lookUp(name, scope, node) ?? .none
          } set: {
            try self.setGlobal(property, to: $0)
          }
        }
      }
      type = each.outer
    }
    if let variable = module.variable(name, near: scope.frame.file) {
      return Reference {
        try self.global(variable)
      } set: {
        try self.setGlobal(variable, to: $0)
      }
    }
    // A property of a struct of the source that has no value yet.
    return Reference {
      try self.name(node, scope, nil)
    } set: { _ in
      self.note(.unknown, "`\(name)` is not known", scope.frame.file.place(of: node))
    }
  }

  private func hasProperty(_ name: String, _ value: Value) -> Bool {
    if case .type = value { return false }
    return layers(of: value).contains { layer in
      switch layer {
      case .declared(let declaration): declaration.members.properties[name] != nil
      case .host(let host): host.property(name) != nil
      }
    }
  }

  // MARK: - Setting

  /// Sets a member.
  ///
  /// - Parameters:
  ///   - name: The member.
  ///   - value: What it is a member of.
  ///   - owner: Where that is, for values that are changed as a whole.
  ///   - new: The new value.
  ///   - scope: The variables around.
  ///   - node: The expression on the left.
  /// - Throws: ``Interruption``.
  func set(
    _ name: String,
    of value: Value,
    _ owner: Reference,
    to new: Value,
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) throws {
    switch value {
    case .unknown(let unknown):
      if let stand = memberOfStand(name, unknown) {
        return try set(name, of: stand, owner, to: new, scope, node)
      }
      if isLayoutObject(new) {
        note(.unknown, "`\(unknown.text)` is not known", scope.frame.file.place(of: node))
      }
      return
    case .type(let type): return try setStatic(name, of: type, to: new)
    case .tuple(var elements):
      guard let place = elements.firstIndex(where: { $0.label == name }) ?? Int(name) else {
        return
      }
      elements[place].value = new
      return try owner.set(.tuple(elements))
    default: break
    }
    try set(name, of: value, owner, to: new, layers(of: value), scope, node)
  }

  private func set(
    _ name: String,
    of value: Value,
    _ owner: Reference,
    to new: Value,
    _ layers: [Layer],
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) throws {
    for (index, layer) in layers.enumerated() {
      switch layer {
      case .declared(let declaration):
        guard let property = declaration.members.properties[name] else { continue }
        if property.isOverride, !property.isComputed {
          // Observers around what is above.
          let old = try self.property(name, of: value, Array(layers[(index + 1)...])) ?? .none
          try observe(property.willSet, property, value, new)
          try bypassing(name, of: value) {
            try set(name, of: value, owner, to: new, Array(layers[(index + 1)...]), scope, node)
          }
          try observe(property.didSet, property, value, old)
          return
        }
        return try set(property, of: value, owner, to: new, scope)
      case .host(let type):
        guard let property = type.property(name) else { continue }
        guard let set = property.set else { return }
        return try setHost(property, set, name, of: value, owner, to: new, scope, node)
      }
    }
    if case .structure(var structure) = value {
      structure.fields[name] = new
      return try owner.set(.structure(structure))
    }
    if try Builtins.set(name, of: owner, to: new) { return }
    if host.isOnlyLook(name) { return }
    note(
      .unknown,
      "`\(Self.brief(node.trimmedDescription))` is not known",
      scope.frame.file.place(of: node)
    )
  }

  private func setHost(
    _ property: HostProperty,
    _ set: (inout Any, Value) throws -> Void,
    _ name: String,
    of value: Value,
    _ owner: Reference,
    to new: Value,
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) throws {
    let place = scope.frame.file.place(of: node)
    let outer = site
    site = place
    defer { site = outer }
    let new = coerce(new, to: property.type, scope)
    if name == "dataSource", let list = hostObject(of: value),
      list is UITableView || list is UICollectionView
    {
      setSource(of: list, new.isNone ? nil : new, place)
      return
    }
    do {
      switch value {
      case .object(let instance):
        guard var object = instance.host as Any? else { return }
        if let reason = host.refusal(ofSetting: name, of: object, to: new) {
          throw Interruption.exception(reason, place)
        }
        try guarding { try set(&object, new) }
      case .host(var object):
        if name == "isActive", case .bool(true) = new {
          adoptItems(of: constraints(in: [value]), scope)
        }
        if let reason = host.refusal(ofSetting: name, of: object, to: new) {
          throw Interruption.exception(reason, place)
        }
        let isObject = Swift.type(of: object) is AnyObject.Type
        try guarding { try set(&object, new) }
        if !isObject { try owner.set(.host(object)) }
        if name == "isActive" { keepOrigin(of: .host(object), place) }
      default: break
      }
    } catch let error as UnknownError {
      if host.isContent(name) {
        note(.content, "`\(error.unknown.text)` is not known", place)
      } else if !host.isOnlyLook(name) {
        note(.unknown, "`\(error.unknown.text)` is not known", place)
      }
    } catch let error as ConversionError {
      if !host.isOnlyLook(name) { note(.unsupported, "`\(name)`: \(error.message)", place) }
    }
  }

  /// Sets a property of the source.
  private func set(
    _ property: PropertyDeclaration,
    of value: Value,
    _ owner: Reference,
    to new: Value,
    _ scope: Scope
  ) throws {
    let new = coerce(new, to: property.type, scope)
    if property.isComputed {
      guard let setter = property.setter else { return }
      let variable = Variable(value)
      let frame = Frame(self: variable, in: property.owner, property.file)
      frame.function = property.name
      let inner = Scope(frame)
      inner.declare(setter.name, new, type: property.type)
      _ = try run(setter.body, inner)
      if case .object = value { return }
      return try owner.set(variable.value ?? value)
    }
    // In an initialiser of the type itself, nothing is observed.
    let isQuiet = scope.frame.initializing != nil && scope.frame.initializing === property.owner
    switch value {
    case .object(let instance):
      if property.wrapper != nil, let wrapper = instance.fields["_" + property.name] {
        let reference = Reference {
          wrapper
        } set: {
          instance.fields["_" + property.name] = $0
        }
        return try set("wrappedValue", of: wrapper, reference, to: new, scope, property.syntax)
      }
      let old = instance.fields[property.name] ?? .none
      if !isQuiet { try observe(property.willSet, property, value, new) }
      instance.fields[property.name] = new
      if !isQuiet { try observe(property.didSet, property, value, old) }
    case .structure(var structure):
      if property.wrapper != nil, let wrapper = structure.fields["_" + property.name] {
        let reference = Reference {
          wrapper
        } set: { changed in
          structure.fields["_" + property.name] = changed
          try owner.set(.structure(structure))
        }
        return try set("wrappedValue", of: wrapper, reference, to: new, scope, property.syntax)
      }
      let old = structure.fields[property.name] ?? .none
      structure.fields[property.name] = new
      try owner.set(.structure(structure))
      if !isQuiet, let observer = property.didSet {
        let variable = Variable(.structure(structure))
        let inner = Scope(Frame(self: variable, in: property.owner, property.file))
        inner.declare(observer.name, old)
        _ = try run(observer.body, inner)
        if let changed = variable.value { try owner.set(changed) }
      }
    default: break
    }
  }

  private func observe(
    _ observer: PropertyDeclaration.Observer?,
    _ property: PropertyDeclaration,
    _ value: Value,
    _ other: Value
  ) throws {
    guard let observer else { return }
    let frame = Frame(self: Variable(value), in: property.owner, property.file)
    // Setting the property in its own observer is not observed.
    frame.initializing = property.owner
    frame.function = property.name
    let scope = Scope(frame)
    scope.declare(observer.name, other)
    _ = try run(observer.body, scope)
  }

  /// Sets a property that the source overrides, from inside of UIKit.
  func set(
    _ property: PropertyDeclaration,
    of instance: Instance,
    to new: Value,
    _ change: () -> Void
  ) throws {
    let value = Value.object(instance)
    if property.isComputed {
      guard let setter = property.setter else { return change() }
      let scope = Scope(Frame(self: Variable(value), in: property.owner, property.file))
      scope.declare(setter.name, new)
      _ = try run(setter.body, scope)
      return
    }
    let hosted = instance.host as? any HostedObject
    let old =
      try hosted?.link.bypassing(property.name) {
        try self.property(
          property.name,
          of: value,
          layersAbove(property.owner ?? instance.declaration, of: value)
        )
      } ?? .none
    try observe(property.willSet, property, value, new)
    change()
    try observe(property.didSet, property, value, old)
  }

  private func setSuper(
    _ name: String,
    of value: Value,
    to new: Value,
    _ scope: Scope
  ) throws {
    guard let type = scope.frame.type else { return }
    let above = layersAbove(type, of: value)
    let owner = Reference(value)
    let body = {
      try self.set(name, of: value, owner, to: new, above, scope, type.syntax)
    }
    try bypassing(name, of: value, body)
  }

  /// Runs something in which a member of an object is UIKit's own.
  private func bypassing(_ name: String, of value: Value, _ body: () throws -> Void) throws {
    if case .object(let instance) = value, let hosted = instance.host as? any HostedObject {
      try hosted.link.bypassing(name, body)
    } else {
      try body()
    }
  }

  private func setStatic(_ name: String, of type: ResolvedType, to new: Value) throws {
    for layer in layers(of: type) {
      switch layer {
      case .declared(let declaration):
        if let property = declaration.statics.properties[name] {
          return try setGlobal(property, to: new)
        }
      case .host(let host):
        if let set = host.shared(name)?.set {
          var nothing: Any = ()
          return try set(&nothing, new)
        }
      }
    }
  }

  // MARK: - Subscripts

  /// Evaluates `base[…]`.
  func `subscript`(
    _ call: SubscriptCallExprSyntax,
    _ scope: Scope,
    _ type: TypeReference?
  ) throws -> Value {
    let base = try evaluate(call.calledExpression, scope)
    let arguments = Argument.all(
      call.arguments,
      call.trailingClosure,
      call.additionalTrailingClosures
    )
    return try self.subscript(base, arguments, scope, call)
  }

  private func `subscript`(
    _ base: Value,
    _ arguments: [Argument],
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) throws -> Value {
    switch base {
    case .none: return .none
    case .unknown(let unknown): return .unknown(Unknown(unknown.text + "[…]", at: unknown.place))
    case .type(let type):
      if case .declared(let declaration) = type,
        let result = try invoke(
          declaration.statics.subscripts.map { Callable($0, on: base) },
          arguments,
          scope,
          nil,
          node
        )
      {
        return result
      }
      return unknown(node, scope)
    default: break
    }
    let values = try arguments.map {
      Argument(label: $0.label, value: try value(of: $0, scope, nil))
    }
    let callables = subscripts(of: base)
    if !callables.isEmpty, let result = try invoke(callables, values, scope, nil, node) {
      return result
    }
    guard case .value(let index)? = values.first?.source else { return unknown(node, scope) }
    if case .keyPath(let path) = index {
      var value = base
      for component in path.components {
        value = try member(component, of: value, scope, node) ?? unknown(node, scope)
      }
      return value
    }
    return try Builtins.element(of: base, at: index, values.dropFirst().first, self, node, scope)
  }

  private func subscripts(of value: Value) -> [Callable] {
    layers(of: value).flatMap { layer -> [Callable] in
      guard case .declared(let declaration) = layer else { return [] }
      return declaration.members.subscripts.map { Callable($0, on: value) }
    }
  }

  private func setSubscript(
    _ owner: Reference,
    _ arguments: [Argument],
    to new: Value,
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) throws {
    let base = try owner.get()
    let callables = subscripts(of: base)
    if let choice = try choose(callables, arguments, scope, nil),
      case .declared(let function, _, _) = choice.callable.kind, let setter = function.setter
    {
      let variable = Variable(base)
      let inner = Scope(Frame(self: variable, in: function.owner, function.file))
      for (index, parameter) in function.signature.parameters.enumerated() {
        guard let place = choice.match.places[index].first else { continue }
        inner.declare(parameter.name, try value(of: arguments[place], scope, parameter.type))
      }
      inner.declare(setter.name, new)
      _ = try run(setter.body, inner)
      if case .object = base { return }
      return try owner.set(variable.value ?? base)
    }
    guard case .value(let index)? = arguments.first?.source else { return }
    if case .keyPath(let path) = index, let last = path.components.last {
      var reference = owner
      for component in path.components.dropLast() {
        let outer = reference
        let value = try outer.get()
        reference = Reference {
          try self.member(component, of: value, scope, node) ?? .none
        } set: {
          try self.set(component, of: value, outer, to: $0, scope, node)
        }
      }
      return try set(last, of: reference.get(), reference, to: new, scope, node)
    }
    try owner.set(
      Builtins.setting(element: index, of: base, to: new, scope.frame.file.place(of: node))
    )
  }
}
