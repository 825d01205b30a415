import SwiftSyntax

/// Where a value is, so that it can be read and changed, with what leads there evaluated once.
@MainActor
struct Reference {
  let get: () throws -> Value
  let set: (Value) throws -> Void
  /// Its declared type, as far as it is known: an empty collection does not tell that of its elements.
  var type: () throws -> TypeReference? = { nil }

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
  /// Where the value of an expression is, and of which type it is declared.
  func reference(_ expression: ExprSyntax, _ scope: Scope) throws -> Reference {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      var found = try self.reference(named: reference.baseName.bareText, reference, scope)
      found.type = { try self.type(of: expression, scope) }
      return found
    case .memberAccessExpr(let access):
      guard let base = access.base else { return Reference(try evaluate(expression, scope)) }
      let name = access.declName.baseName.bareText
      if base.is(SuperExprSyntax.self), let value = scope.selfValue {
        var found = Reference {
          try self.evaluate(expression, scope)
        } set: {
          try self.setSuper(name, of: value, to: $0, scope)
        }
        found.type = { self.propertyType(name, self.layers(of: value)) }
        return found
      }
      let owner = try reference(base, scope)
      let value = try owner.get()
      if case .unknown(let unknown) = value, unknown.stand == nil,
        !Self.viewMembers.contains(name)
      {
        let member =
          try Self.isReachedByCall(base)
          ? member(name, of: value, scope, access) ?? unknownMember(access, of: value, scope)
          : evaluate(expression, scope)
        return Reference {
          member
        } set: { new in
          self.keepChangedByUnknown(name)
          self.keepReached(by: unknown, name, access, scope)
          self.keepReached(new, by: name, of: unknown.text, scope, access)
        }
      }
      var found = Reference {
        try self.member(name, of: value, scope, access)
          ?? (value.isNone
            ? .none
            : self.freed(value, by: name)
              ?? self.unknownMember(access, of: value, scope))
      } set: { new in
        if value.isNone { return }
        try self.set(name, of: value, owner, to: new, scope, access)
      }
      found.type = { try self.memberType(name, of: value, declared: owner.type) }
      return found
    case .subscriptCallExpr(let call):
      let owner = try reference(call.calledExpression, scope)
      let base = try owner.get()
      var arguments = Argument.all(
        call.arguments,
        call.trailingClosure,
        call.additionalTrailingClosures
      )
      if subscripts(of: base, arguments).isEmpty {
        arguments = try indices(arguments, containerType(of: call, base, scope), scope)
      }
      var found = Reference {
        try self.subscript(owner.get(), arguments, scope, call)
      } set: {
        try self.setSubscript(owner, arguments, to: $0, scope, call)
      }
      let index = arguments.first
      found.type = {
        try self.elementType(of: owner.type()) {
          try index.map { try self.value(of: $0, scope, nil) }
        }
      }
      return found
    case .optionalChainingExpr(let chain): return try reference(chain.expression, scope)
    case .forceUnwrapExpr(let unwrap):
      let inner = try reference(unwrap.expression, scope)
      var found = Reference {
        let value = try inner.get()
        return value.isNone ? self.unwrappedNil(unwrap, scope) : value
      } set: {
        try inner.set($0)
      }
      found.type = inner.type
      return found
    case .inOutExpr(let inOut): return try reference(inOut.expression, scope)
    case .tupleExpr(let tuple) where tuple.elements.count == 1:
      return try reference(tuple.elements.first?.expression ?? expression, scope)
    case .tupleExpr(let tuple):
      let parts = try tuple.elements.map { try reference($0.expression, scope) }
      var found = Reference {
        .tuple(try parts.map { .init(label: nil, value: try $0.get()) })
      } set: { value in
        guard case .tuple(let elements) = value else { return }
        for (part, element) in zip(parts, elements) { try part.set(element.value) }
      }
      found.type = { .tuple(try parts.map { try $0.type() ?? .any }) }
      return found
    case .discardAssignmentExpr:
      return Reference(get: { .void }, set: { _ in })
    default: return Reference(try evaluate(expression, scope))
    }
  }

  func reference(
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
    var type = scope.frame.typeContext
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
    } set: { new in
      self.keepUnknown(name, scope.selfValue, new)
      self.note(.unknown, "`\(name)` is not known", scope.frame.file.place(of: node))
    }
  }

  func hasProperty(_ name: String, _ value: Value) -> Bool {
    if case .type = value { return false }
    return layers(of: value).contains { layer in
      switch layer {
      case .declared(let declaration): declaration.members.properties[name] != nil
      case .host(let host): host.property(name) != nil
      }
    }
  }
}
