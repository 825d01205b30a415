import SwiftSyntax

extension Builtins {
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
    guard case .int(let own)? = options.fields["rawValue"], let first = arguments.first,
      case .structure(let other) = try evaluator.value(
        of: first,
        scope,
        .named(options.declaration.qualifiedName, [])
      ), case .int(let bits)? = other.fields["rawValue"]
    else { return nil }
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
}
