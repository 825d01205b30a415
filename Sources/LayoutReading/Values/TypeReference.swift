import SwiftSyntax

/// A type as the source writes it.
indirect enum TypeReference: Hashable, Sendable {
  /// A name, such as `UIView` or `NSLayoutConstraint.Axis`, with its arguments.
  case named(String, [TypeReference])
  case optional(TypeReference)
  case array(TypeReference)
  case dictionary(TypeReference, TypeReference)
  case tuple([TypeReference], labels: [String?] = [])
  case function([TypeReference], TypeReference)
  case metatype(TypeReference)
  /// One that is not understood, or that can be anything.
  case any

  /// Reads a type.
  init(_ syntax: TypeSyntax) {
    if let type = syntax.as(IdentifierTypeSyntax.self) {
      self = Self.simple(type.name.bareText, type.genericArgumentClause)
    } else if let type = syntax.as(MemberTypeSyntax.self) {
      if case .named(let base, _) = TypeReference(type.baseType) {
        let name = ModuleNames.known.contains(base) ? "" : base + "."
        self = Self.simple(name + type.name.bareText, type.genericArgumentClause)
      } else {
        self = .any
      }
    } else if let type = syntax.as(OptionalTypeSyntax.self) {
      self = .optional(TypeReference(type.wrappedType))
    } else if let type = syntax.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      self = .optional(TypeReference(type.wrappedType))
    } else if let type = syntax.as(ArrayTypeSyntax.self) {
      self = .array(TypeReference(type.element))
    } else if let type = syntax.as(DictionaryTypeSyntax.self) {
      self = .dictionary(TypeReference(type.key), TypeReference(type.value))
    } else if let type = syntax.as(TupleTypeSyntax.self) {
      let elements = type.elements.map { TypeReference($0.type) }
      let labels = type.elements.map { $0.firstName?.bareText }
      self =
        elements.count == 1
        ? elements[0] : .tuple(elements, labels: labels.contains { $0 != nil } ? labels : [])
    } else if let type = syntax.as(FunctionTypeSyntax.self) {
      self = .function(
        type.parameters.map { TypeReference($0.type) },
        TypeReference(type.returnClause.type)
      )
    } else if let type = syntax.as(AttributedTypeSyntax.self) {
      self = TypeReference(type.baseType)
    } else if let type = syntax.as(SomeOrAnyTypeSyntax.self) {
      self = TypeReference(type.constraint)
    } else if let type = syntax.as(CompositionTypeSyntax.self) {
      // The first part says most often what it is: a class, or the leading protocol.
      self = type.elements.first.map { TypeReference($0.type) } ?? .any
    } else if let type = syntax.as(MetatypeTypeSyntax.self) {
      self = .metatype(TypeReference(type.baseType))
    } else {
      self = .any
    }
  }

  private static func simple(
    _ name: String,
    _ clause: GenericArgumentClauseSyntax?
  ) -> TypeReference {
    let arguments: [TypeReference] =
      clause?.arguments.map {
        if case .type(let type) = $0.argument { TypeReference(type) } else { .any }
      } ?? []
    switch (name, arguments.count) {
    case ("Optional", 1): return .optional(arguments[0])
    case ("Array", 1), ("ArraySlice", 1), ("ContiguousArray", 1): return .array(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    case ("Void", 0): return .tuple([])
    case ("Any", 0), ("AnyObject", 0): return .any
    default: return .named(name, arguments)
    }
  }

  /// The type without the optionals around it.
  var unwrapped: TypeReference {
    if case .optional(let type) = self { return type.unwrapped }
    return self
  }

  /// Its name, for what has one.
  var name: String? {
    if case .named(let name, _) = unwrapped { return name }
    return nil
  }

  /// The types between its angle brackets.
  var arguments: [TypeReference] {
    if case .named(_, let arguments) = unwrapped { return arguments }
    return []
  }

  /// The type of the elements of an array or a set.
  var element: TypeReference? {
    switch unwrapped {
    case .array(let element): element
    case .named("Set", let arguments): arguments.first
    default: nil
    }
  }

  var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  /// Whether a value changes where it becomes one of the type: whole numbers become fractions, parts of tuples get names, and
  /// functions the types of their parameters.
  var changesValues: Bool {
    switch unwrapped {
    case .named(let name, let arguments):
      ResolvedType.fractions.contains(name) || arguments.contains(where: \.changesValues)
    case .array(let element): element.changesValues
    case .dictionary(let key, let value): key.changesValues || value.changesValues
    case .tuple(let types, let labels): !labels.isEmpty || types.contains(where: \.changesValues)
    case .function: true
    case .optional, .metatype, .any: false
    }
  }

  /// The parameters and the result of a function.
  var functionParts: (parameters: [TypeReference], result: TypeReference)? {
    if case .function(let parameters, let result) = unwrapped { return (parameters, result) }
    return nil
  }

  /// The type with names replaced, such as those of generic parameters.
  func replacing(_ names: [String: TypeReference]) -> TypeReference {
    guard !names.isEmpty else { return self }
    return switch self {
    case .named(let name, let arguments):
      names[name] ?? .named(name, arguments.map { $0.replacing(names) })
    case .optional(let type): .optional(type.replacing(names))
    case .array(let type): .array(type.replacing(names))
    case .dictionary(let key, let value):
      .dictionary(key.replacing(names), value.replacing(names))
    case .tuple(let types, let labels):
      .tuple(types.map { $0.replacing(names) }, labels: labels)
    case .function(let types, let result):
      .function(types.map { $0.replacing(names) }, result.replacing(names))
    case .metatype(let type): .metatype(type.replacing(names))
    case .any: .any
    }
  }

  static let double = TypeReference.named("Double", [])
  static let int = TypeReference.named("Int", [])
  static let string = TypeReference.named("String", [])
  static let bool = TypeReference.named("Bool", [])
}

/// Modules whose name may stand before that of a type.
enum ModuleNames {
  static let known: Set<String> = [
    "Swift", "Foundation", "UIKit", "SnapKit", "BoxView", "Plumb", "CoreGraphics", "QuartzCore",
  ]
}

extension TokenSyntax {
  /// The text of a name, without the backticks around a keyword.
  var bareText: String {
    let text = self.text
    return text.count > 2 && text.first == "`" && text.last == "`"
      ? String(text.dropFirst().dropLast()) : text
  }
}
