/// What kind of type a type of UIKit is.
package enum HostForm: Sendable {
  case classType, structure, enumeration, protocolType
}

/// Takes down the types, functions and operators of UIKit and the DSL.
@MainActor
package final class HostRegistry {
  /// A type.
  package struct TypeEntry {
    package let name: String
    package let form: HostForm
    package let metatype: Any.Type
    /// The class above, and the protocols.
    package let parents: [String]
    /// Takes down the members.
    package let members: @MainActor (HostMembers) -> Void
    /// Whether a value is one of the type.
    package let matches: (Any) -> Bool
  }

  /// A constant of the module.
  package struct Constant {
    package let name: String
    package let get: @MainActor () -> Any
  }

  package private(set) var types: [TypeEntry] = []
  package private(set) var aliases: [(name: String, target: String)] = []
  package private(set) var functions: [HostMembers.Function] = []
  package private(set) var operators: [HostMembers.Function] = []
  package private(set) var constants: [Constant] = []

  package init() {}

  /// Takes down a type, with the names of its parents in one text, which takes less code than an array.
  package func add<Native>(
    _ name: String,
    _ form: HostForm,
    _ type: Native.Type,
    _ parents: String,
    _ members: @escaping @MainActor (HostMembers) -> Void
  ) {
    types.append(
      TypeEntry(
        name: name,
        form: form,
        metatype: type,
        parents: parents.split(separator: " ").map(String.init),
        members: members
      ) { $0 is Native }
    )
  }

  package func alias(_ name: String, _ target: String) { aliases.append((name, target)) }

  package func function<Result>(
    _ declaration: String,
    _ body: @escaping @MainActor (HostArguments) throws -> Result
  ) {
    functions.append(HostMembers.Function(declaration, .maker) { _, a in try body(a) })
  }

  package func `operator`<Result>(
    _ declaration: String,
    _ body: @escaping @MainActor (HostArguments) throws -> Result
  ) {
    operators.append(HostMembers.Function(declaration, .maker) { _, a in try body(a) })
  }

  package func constant<Member>(_ name: String, _ get: @escaping @MainActor () -> Member) {
    constants.append(Constant(name: name) { get() })
  }
}
