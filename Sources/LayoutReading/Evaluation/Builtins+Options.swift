import SwiftSyntax

extension Builtins {
  private static let mutatingNames: Set<String> = [
    "insert", "remove", "formUnion", "formIntersection", "subtract",
  ]

  /// Calls a method of a set of options of the source.
  ///
  /// - Returns: Nil where it has none of the name, or where an option is not known.
  static func options(
    _ name: String,
    _ options: StructureValue,
    _ reference: Reference,
    _ arguments: [Argument],
    _ scope: Scope,
    _ evaluator: Evaluator
  ) throws -> Value? {
    func made(_ bits: Int) -> Value {
      var changed = options
      changed.fields["rawValue"] = .int(bits)
      return .structure(changed)
    }
    let type = TypeReference.named(options.declaration.qualifiedName, [])
    guard case .int(let own)? = options.fields["rawValue"], let first = arguments.first else {
      return nil
    }
    let handed = try evaluator.value(of: first, scope, type)
    if handed.isUnknown, mutatingNames.contains(name) {
      try reference.set(handed)
      return .void
    }
    guard case .structure(let other) = handed, case .int(let bits)? = other.fields["rawValue"]
    else {
      return nil
    }
    switch name {
    case "contains", "isSuperset": return .bool(own & bits == bits)
    case "isSubset": return .bool(own & bits == own)
    case "isDisjoint": return .bool(own & bits == 0)
    case "union": return made(own | bits)
    case "intersection": return made(own & bits)
    case "subtracting": return made(own & ~bits)
    case "symmetricDifference": return made(own ^ bits)
    case "insert", "formUnion":
      try reference.set(made(own | bits))
      return .void
    case "remove", "subtract":
      try reference.set(made(own & ~bits))
      return .void
    case "formIntersection":
      try reference.set(made(own & bits))
      return .void
    default: return nil
    }
  }

  /// Calls a method of a set of options of UIKit.
  ///
  /// - Returns: Nil where it has none of the name, or where an option is not known.
  static func options<Options: OptionSet>(
    _ name: String,
    _ options: Options,
    _ reference: Reference,
    _ arguments: [Argument],
    _ scope: Scope,
    _ evaluator: Evaluator
  ) throws -> Value? {
    guard let first = arguments.first else { return nil }
    let type = evaluator.typeName(of: .host(options))
    let value = evaluator.coerce(try evaluator.value(of: first, scope, type), to: type, scope)
    guard case .host(let object) = value, let other = object as? Options else { return nil }
    switch name {
    case "contains", "isSuperset": return .bool(options.isSuperset(of: other))
    case "isSubset": return .bool(options.isSubset(of: other))
    case "isDisjoint": return .bool(options.isDisjoint(with: other))
    case "union": return .host(options.union(other))
    case "intersection": return .host(options.intersection(other))
    case "subtracting": return .host(options.subtracting(other))
    case "symmetricDifference": return .host(options.symmetricDifference(other))
    case "insert", "formUnion":
      try reference.set(.host(options.union(other)))
      return .void
    case "remove", "subtract":
      try reference.set(.host(options.subtracting(other)))
      return .void
    case "formIntersection":
      try reference.set(.host(options.intersection(other)))
      return .void
    default: return nil
    }
  }
}
