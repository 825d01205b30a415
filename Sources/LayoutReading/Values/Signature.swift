import SwiftSyntax

/// The parameters of a function, initialiser or subscript.
struct Signature {
  /// One parameter.
  struct Parameter {
    /// The label of the argument, or nil for none.
    var label: String?
    /// The name in the body.
    var name: String
    /// With what generic parameters of the function have to be in their places.
    var type: TypeReference
    /// As it is written, where it names generic parameters of the function.
    var genericType: TypeReference?
    /// What the parameter is without an argument.
    var defaultValue: ExprSyntax?
    var hasDefault: Bool
    var isVariadic = false
    var isInout = false
    var isAutoclosure = false

    /// What the argument is called outside and in the body.
    var names: [String] { [label, name].compactMap(\.self) }
    /// The name of the attribute that says which builder makes the result, where there is one.
    var builder: String?
  }

  var parameters: [Parameter] = []
  var result: TypeReference = .tuple([])
  /// The result as it is written, where it names generic parameters of the function.
  var genericResult: TypeReference?
  /// What generic parameters have to be, by their names.
  var generics: [String: TypeReference] = [:]

  init(parameters: [Parameter], result: TypeReference) {
    self.parameters = parameters
    self.result = result
  }

  init(
    _ clause: FunctionParameterClauseSyntax,
    result: TypeSyntax?,
    generics clauses: GenericParameterClauseSyntax? = nil,
    where conditions: GenericWhereClauseSyntax? = nil,
    isSubscript: Bool = false
  ) {
    for parameter in clauses?.parameters ?? [] {
      generics[parameter.name.bareText] = parameter.inheritedType.map(TypeReference.init) ?? .any
    }
    for requirement in conditions?.requirements ?? [] {
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        let name = TypeReference(conformance.leftType).name, generics[name] != nil
      else { continue }
      generics[name] = TypeReference(conformance.rightType)
    }
    parameters = clause.parameters.map { Parameter($0, generics, isSubscript) }
    let written = result.map(TypeReference.init) ?? .tuple([])
    self.result = written.replacing(generics)
    genericResult = self.result == written ? nil : written
  }

  /// The name with its labels, as in `move(to:)`.
  func description(of name: String) -> String {
    name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}

extension Signature.Parameter {
  fileprivate init(
    _ syntax: FunctionParameterSyntax,
    _ generics: [String: TypeReference],
    _ isSubscript: Bool
  ) {
    let first = syntax.firstName.bareText
    name = syntax.secondName?.bareText ?? first
    label = first == "_" || (isSubscript && syntax.secondName == nil) ? nil : first
    let written = TypeReference(syntax.type)
    type = written.replacing(generics)
    genericType = type == written ? nil : written
    defaultValue = syntax.defaultValue?.value
    hasDefault = defaultValue != nil
    isVariadic = syntax.ellipsis != nil
    if let attributed = syntax.type.as(AttributedTypeSyntax.self) {
      isInout = attributed.specifiers.contains { $0.trimmedDescription == "inout" }
      isAutoclosure = attributed.attributes.contains {
        $0.trimmedDescription.hasPrefix("@autoclosure")
      }
      if isAutoclosure, let parts = type.functionParts { type = parts.result }
    }
    builder =
      syntax.attributes.lazy.compactMap { element -> String? in
        guard case .attribute(let attribute) = element else { return nil }
        return TypeReference(attribute.attributeName).name
      }.first
  }
}
