import SwiftSyntax

/// What a leading dot means in a call of a method of the language's collections.
extension Evaluator {
  /// A literal of members without a type before the dot, as in `[.left, .right].contains(edge)`: their type is that of what is
  /// looked for.
  ///
  /// - Returns: The literal's value with the arguments, which are evaluated; nil where the literal says its type itself.
  func searchedLiteral(
    _ base: ExprSyntax,
    _ name: String,
    _ arguments: [Argument],
    _ scope: Scope
  ) throws -> (value: Value, arguments: [Argument])? {
    guard name == "contains" || name == "firstIndex" || name == "lastIndex" || name == "index",
      let array = base.as(ArrayExprSyntax.self), !array.elements.isEmpty, Self.hasImplicit(base),
      let wanted = arguments.first?.expression, !Self.needsType(wanted)
    else { return nil }
    let found = try evaluate(wanted, scope)
    var arguments = arguments
    arguments[0] = Argument(label: arguments[0].label, value: found)
    return (
      try evaluate(base, scope, expecting: typeName(of: found).map { .array($0) }), arguments
    )
  }

  /// The arguments of `map` and its kin, whose closure makes elements of the type that is expected of them.
  func mappingArguments(
    _ name: String,
    _ arguments: [Argument],
    _ scope: Scope,
    _ type: TypeReference?
  ) -> [Argument] {
    guard name == "map" || name == "compactMap" || name == "flatMap", arguments.count == 1,
      let closure = arguments[0].expression?.as(ClosureExprSyntax.self), let type,
      let element = name == "flatMap" ? type.element.map({ .array($0) }) : type.element
    else { return arguments }
    let result = name == "compactMap" ? TypeReference.optional(element) : element
    return [
      Argument(
        label: arguments[0].label,
        value: .function(self.closure(closure, scope, ([.any], result)))
      )
    ]
  }

  /// The choice of a generic function with those arguments evaluated that tell the type of others: in `max(.plain, style)` the
  /// second one says what the first one is.
  func bindingGenerics(_ choice: Choice, _ scope: Scope) throws -> Choice {
    let parameters = choice.callable.signature.parameters
    guard parameters.count > 1 else { return choice }
    var choice = choice
    for (index, parameter) in parameters.enumerated() {
      let type = parameter.type.unwrapped
      guard let place = choice.match.places[index].first, choice.values[place] == nil,
        let expression = choice.arguments[place].expression, Self.isImplicit(expression),
        resolve(type, in: context(of: choice.callable, scope), scope.frame.file) == nil
      else { continue }
      for (other, same) in parameters.enumerated() where other != index {
        if let known = try valueType(of: same, naming: type, choice, other, scope) {
          choice.values[place] = try evaluate(expression, scope, expecting: known)
          break
        }
        guard same.type.unwrapped == type,
          let sibling = choice.match.places[other].first,
          let said = choice.arguments[sibling].expression, !Self.hasImplicit(said)
        else { continue }
        let value = try choice.values[sibling] ?? evaluate(said, scope)
        choice.values[sibling] = value
        choice.values[place] = try evaluate(expression, scope, expecting: typeName(of: value))
        break
      }
    }
    return choice
  }

  /// The type that a generic parameter stands for which a key path ends in: `func with<T>(_: KeyPath<Self, T>, _: T)`.
  private func valueType(
    of parameter: Signature.Parameter,
    naming type: TypeReference,
    _ choice: Choice,
    _ index: Int,
    _ scope: Scope
  ) throws -> TypeReference? {
    guard case .named(let name, let parts) = parameter.type.unwrapped, name.hasSuffix("KeyPath"),
      parts.last == type, let place = choice.match.places[index].first,
      let expression = choice.arguments[place].expression,
      case .declared(_, let owner?, _) = choice.callable.kind,
      case .keyPath(let path) = try evaluate(expression, scope, expecting: parameter.type)
    else { return nil }
    var layers = layers(of: owner)
    var result: TypeReference?
    for component in path.components {
      guard let type = propertyType(component, layers), let next = resolve(type, in: nil, nil)
      else {
        return nil
      }
      result = type
      layers = self.layers(of: next)
    }
    return result
  }
}
