import SwiftSyntax

extension Evaluator {
  /// A function with the arguments that it is called with.
  struct Choice {
    var callable: Callable
    var match: ArgumentMatch
    var arguments: [Argument]
    /// Arguments that were evaluated for the choice, by their places.
    var values: [Int: Value]
    /// The type that is expected of the result, where it is known.
    var expected: TypeReference?
  }

  /// Chooses the function that arguments fit best, and calls it.
  ///
  /// - Returns: Nil where none fits.
  func invoke(
    _ callables: [Callable],
    _ arguments: [Argument],
    _ scope: Scope,
    _ type: TypeReference?,
    _ node: some SyntaxProtocol,
    on reference: Reference? = nil
  ) throws -> Value? {
    guard var choice = try choose(callables, arguments, scope, type) else { return nil }
    choice.expected = type
    return try invoke(choice, scope, node, on: reference)
  }

  /// Chooses the function that arguments fit best.
  func choose(
    _ callables: [Callable],
    _ arguments: [Argument],
    _ scope: Scope,
    _ type: TypeReference?
  ) throws -> Choice? {
    var matched = callables.compactMap { callable in
      ArgumentMatch(arguments, callable.signature).map { (callable, $0) }
    }
    if matched.isEmpty, arguments.allSatisfy({ $0.label == nil && $0.expression == nil }) {
      // A function value is called without labels.
      matched = callables.compactMap { callable in
        ArgumentMatch(arguments, callable.signature, ignoringLabels: true).map { (callable, $0) }
      }
    }
    guard let first = matched.first else { return nil }
    if matched.count == 1 {
      return Choice(callable: first.0, match: first.1, arguments: arguments, values: [:])
    }
    // What needs no type to be understood is evaluated once, for all of them.
    var values: [Int: Value] = [:]
    for (place, argument) in arguments.enumerated() {
      switch argument.source {
      case .value(let value): values[place] = value
      case .expression(let expression):
        if !Self.needsType(expression) { values[place] = try evaluate(expression, scope) }
      }
    }
    var best: (score: Int, callable: Callable, match: ArgumentMatch)?
    for (callable, match) in matched {
      guard var score = score(match, callable, arguments, values, scope) else { continue }
      if let type, case .named = type.unwrapped,
        callable.signature.result.unwrapped == type.unwrapped
      {
        score += 1
      }
      // Of two that fit alike, the one with fewer parameters that are left to their defaults.
      score = score * 16 - match.places.count { $0.isEmpty }
      if best.map({ score > $0.score }) ?? true { best = (score, callable, match) }
    }
    guard let best else { return nil }
    return Choice(callable: best.callable, match: best.match, arguments: arguments, values: values)
  }

  func score(
    _ match: ArgumentMatch,
    _ callable: Callable,
    _ arguments: [Argument],
    _ values: [Int: Value],
    _ scope: Scope
  ) -> Int? {
    var total = 0
    let context: TypeDeclaration? =
      switch callable.kind {
      case .declared(let function, _, _): function.owner
      default: nil
      }
    for (index, places) in match.places.enumerated() {
      let type = callable.signature.parameters[index].type
      for place in places {
        let fit =
          if let value = values[place] {
            self.fit(value, type, context, scope)
          } else {
            fit(arguments[place].expression, type, context, scope)
          }
        guard fit > 0 else { return nil }
        total += fit
      }
    }
    return total
  }
}
