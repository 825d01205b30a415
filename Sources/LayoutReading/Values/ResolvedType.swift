/// A type that a name stands for.
@MainActor
enum ResolvedType {
  /// One of the source.
  case declared(TypeDeclaration)
  /// One of UIKit, Foundation or the DSL.
  case host(HostType)
  /// One that values have cases of their own for, such as `Int` or `Array`.
  case builtin(String)

  var name: String {
    switch self {
    case .declared(let type): type.qualifiedName
    case .host(let type): type.name
    case .builtin(let name): name
    }
  }

  /// What tells types apart.
  enum Key: Hashable {
    case declared(ObjectIdentifier)
    case named(String)
  }

  /// What tells the type apart from others.
  var key: Key {
    switch self {
    case .declared(let type): .declared(ObjectIdentifier(type))
    case .host(let type): .named(type.name)
    case .builtin(let name): .named(name)
    }
  }

  /// The names of types that values have cases of their own for.
  static let builtins: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "TimeInterval", "Float32", "Float64", "String", "Substring",
    "Character", "Bool", "Array", "Dictionary", "Set", "Optional", "Range", "ClosedRange",
    "NSNumber",
    "Any", "AnyObject", "Void", "Never", "NSString",
  ]
  nonisolated static let fractions: Set<String> = [
    "Double", "Float", "CGFloat", "TimeInterval", "Float32", "Float64", "CFTimeInterval",
  ]
  static let wholes: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
  static let strings: Set<String> = ["String", "Substring", "Character", "NSString"]
}
