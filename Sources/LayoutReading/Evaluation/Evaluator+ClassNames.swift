extension Evaluator {
  /// The name of an object's class, with the types that its generic parameters stand for, as the language prints it.
  ///
  /// A parameter is known by a property of its type; without one the name is that of the declaration.
  func fullName(of instance: Instance) -> String {
    let declaration = instance.declaration
    guard !declaration.generics.isEmpty else { return declaration.name }
    let types = declaration.generics.map { generic -> String? in
      declaration.stored.lazy.filter { $0.type == .named(generic, []) }
        .compactMap { instance.fields[$0.name] }
        .compactMap { self.typeName(ofElement: $0) }.first
    }
    guard !types.contains(nil) else { return declaration.name }
    return declaration.name + "<" + types.compactMap { $0 }.joined(separator: ", ") + ">"
  }

  private func typeName(ofElement value: Value) -> String? {
    if case .object(let instance) = value { return fullName(of: instance) }
    return resolvedType(of: value)?.name
  }
}
