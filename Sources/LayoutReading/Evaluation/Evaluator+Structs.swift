import HostCalls
import PortableUIKit
import SwiftSyntax

extension Evaluator {
  func memberwiseSignature(_ type: TypeDeclaration) -> Signature {
    let properties = type.stored.filter { !($0.isLet && $0.initializer != nil) && !$0.isLazy }
    return Signature(
      parameters: properties.map { property in
        Signature.Parameter(
          label: property.name,
          name: property.name,
          type: property.type ?? .any,
          defaultValue: property.initializer,
          hasDefault: property.initializer != nil
            || (property.type?.isOptional == true && !property.isLet)
        )
      },
      result: .named(type.qualifiedName, [])
    )
  }

  func makeMemberwise(
    _ type: TypeDeclaration,
    _ signature: Signature,
    _ values: [Value?]
  ) throws -> Value {
    if type.kind == .classType {
      // One without initialisers, which only has what its properties begin with.
      let instance = Instance(type)
      bindGenerics(of: instance)
      instances.append(instance)
      try setDefaults(of: instance)
      instance.isBeingInitialized = false
      return .object(instance)
    }
    var fields = try defaultFields(of: type, nil)
    for (parameter, value) in zip(signature.parameters, values) {
      if let value { fields[parameter.name] = value }
    }
    return .structure(StructureValue(declaration: type, fields: fields))
  }

  /// The values that stored properties begin with.
  func defaultFields(
    of type: TypeDeclaration,
    _ value: Value?,
    _ generics: [String: TypeReference] = [:]
  ) throws -> [String: Value] {
    var fields: [String: Value] = [:]
    for property in type.stored where !property.isLazy {
      let frame = Frame(self: value.map { Variable($0) }, in: type, property.file)
      frame.generics.merge(generics) { $1 }
      let scope = Scope(frame)
      if let wrapper = property.wrapper,
        let made = try makeWrapper(wrapper, property, scope)
      {
        fields["_" + property.name] = made
      } else if let initializer = property.initializer {
        if property.isOverride { continue }
        let value = try initial(property, initializer, scope)
        fields[property.name] = property.wrapper.map { seen(value, through: $0, property) } ?? value
      } else if property.attributes.contains("IBOutlet"), let outlet = property.type {
        fields[property.name] = .unknown(
          Unknown(
            property.name,
            type: outlet.unwrapped,
            at: property.file.place(of: property.syntax)
          )
        )
      } else if property.type?.isOptional == true {
        fields[property.name] = Value.none
      }
    }
    return fields
  }

  /// The wrapper around a property, where the source declares what it is.
  func makeWrapper(
    _ wrapper: AttributeSyntax,
    _ property: PropertyDeclaration,
    _ scope: Scope
  ) throws -> Value? {
    let type = TypeReference(wrapper.attributeName)
    guard case .declared(let declaration)? = resolve(type, scope) else { return nil }
    var arguments: [Argument] = []
    if let initializer = property.initializer {
      arguments.append(
        Argument(
          label: "wrappedValue",
          value: try initial(property, initializer, scope)
        )
      )
    }
    if case .argumentList(let list)? = wrapper.arguments {
      arguments += list.map { Argument(label: $0.label?.bareText, expression: $0.expression) }
    }
    return try make(.declared(declaration), arguments, scope, wrapper)
  }

  /// What a property begins with whose wrapper the source does not declare.
  ///
  /// A view stays the view that it is, but the wrapper has had it and may have turned its mask off: `@UsesAutoLayout`. A
  /// number may be another: `@Scaled`.
  private func seen(
    _ value: Value,
    through wrapper: AttributeSyntax,
    _ property: PropertyDeclaration
  ) -> Value {
    let name = TypeReference(wrapper.attributeName).name ?? ""
    guard !Self.transparentWrappers.contains(name) else { return value }
    let place = property.file.place(of: wrapper)
    switch value {
    case .host, .object:
      keepHandled(value)
      if hostObject(of: value) is UIView {
        note(.unknown, "what the wrapper `@\(name)` does to `\(property.name)` is not known", place)
      }
      return value
    case .int, .double:
      return .unknown(Unknown("@\(name) \(property.name)", type: property.type, at: place))
    default: return value
    }
  }

  /// Wrappers of Apple's whose value is the one that is put in.
  private static let transparentWrappers: Set<String> = [
    "Published", "ObservedObject", "StateObject", "State", "Invalidating",
  ]
}
