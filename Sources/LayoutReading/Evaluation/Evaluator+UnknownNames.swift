import SwiftSyntax

extension Evaluator {
  /// The value of a name that nothing is known of, such as a property that a file declares which is not there.
  ///
  /// Of an object, it is the same value each time, as that of a property is.
  func unknownName(
    _ name: String,
    _ node: some SyntaxProtocol,
    _ scope: Scope,
    _ type: TypeReference? = nil
  ) -> Value {
    guard case .object(let instance)? = scope.selfValue, name.first?.isLowercase == true else {
      return unknown(node, scope, type: type)
    }
    let key = FieldKey.unknown(name)
    if let known = instance.fields[key] {
      guard case .unknown(let unknown) = known else { return known }
      if type == nil || unknown.stand != nil || unknown.type != nil { return known }
    }
    let value = unknown(node, scope, type: type)
    instance.fields[key] = value
    return value
  }

  /// Keeps what code assigns to a name of an object that nothing is known of.
  func keepUnknown(_ name: String, _ value: Value?, _ new: Value) {
    guard case .object(let instance)? = value, !new.isUnknown, name.first?.isLowercase == true,
      !hasUnknownSuperclass(instance.declaration)
    else { return keepInherited(name, value, new) }
    instance.fields[FieldKey.unknown(name)] = new
  }
}
