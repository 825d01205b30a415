import SwiftSyntax

/// A function, method, initialiser or subscript of the source.
@MainActor
final class FunctionDeclaration {
  let name: String
  let signature: Signature
  /// What tells it apart from others of its name, put together when it is asked for first.
  private(set) lazy var key = signature.key
  /// What it does; nil for a requirement of a protocol.
  let body: CodeBlockItemListSyntax?
  /// What assigning to a subscript does, with the name of the new value.
  var setter: (body: CodeBlockItemListSyntax, name: String)?
  let file: SourceFile
  /// The type that it is a member of.
  let owner: TypeDeclaration?
  let syntax: Syntax
  var isMutating = false
  /// Whether it is an operator behind its operand.
  var isPostfix = false
  var isStatic = false
  var isFailable = false
  var isConvenience = false
  var isOverride = false
  var isUnavailable = false
  /// The names of the attributes, such as that of a result builder.
  var attributes: [String] = []

  init(
    name: String,
    _ signature: Signature,
    body: CodeBlockItemListSyntax?,
    syntax: Syntax,
    file: SourceFile,
    owner: TypeDeclaration?
  ) {
    self.name = name
    self.signature = signature
    self.body = body
    self.syntax = syntax
    self.file = file
    self.owner = owner
  }

  /// What it is called with its labels.
  var fullName: String { signature.description(of: name) }
}

/// A variable or property of the source.
@MainActor
final class PropertyDeclaration {
  /// Code that runs around a change, with the name of the other value.
  typealias Observer = (body: CodeBlockItemListSyntax, name: String)

  let name: String
  let type: TypeReference?
  let initializer: ExprSyntax?
  let file: SourceFile
  let owner: TypeDeclaration?
  let syntax: Syntax
  var getter: CodeBlockItemListSyntax?
  var setter: Observer?
  var willSet: Observer?
  var didSet: Observer?
  var isLazy = false
  var isStatic = false
  var isLet = false
  var isOverride = false
  var isWeak = false
  /// Whether only the file or type that declares it can ask for it.
  var isPrivate = false
  /// Whether only the file or type that declares it can set it.
  var isSetPrivately = false
  /// The property wrapper around it.
  var wrapper: AttributeSyntax?
  /// The place of the value in a tuple, where several are declared as one: `let (a, b) = f()`.
  var tuplePlace: Int?
  /// The names of the attributes, such as that of a result builder.
  var attributes: [String] = []

  init(
    name: String,
    type: TypeReference?,
    initializer: ExprSyntax?,
    syntax: Syntax,
    file: SourceFile,
    owner: TypeDeclaration?
  ) {
    self.name = name
    self.type = type
    self.initializer = initializer
    self.syntax = syntax
    self.file = file
    self.owner = owner
  }

  /// Whether it has no storage.
  var isComputed: Bool { getter != nil }
}

/// A case of an enumeration of the source.
@MainActor
struct EnumerationCase {
  let name: String
  let rawValue: ExprSyntax?
  /// The payload, or nil for none.
  let signature: Signature?
}

/// Members by their names.
@MainActor
struct MemberTable {
  var properties: [String: PropertyDeclaration] = [:]
  var functions: [String: [FunctionDeclaration]] = [:]
  var subscripts: [FunctionDeclaration] = []
}

/// A type of the source, with all of its extensions; or the extensions of a type from elsewhere.
@MainActor
final class TypeDeclaration {
  enum Kind {
    case structure, classType, enumeration, protocolType
    /// A type of another module, which the source extends.
    case foreign
  }

  let name: String
  let kind: Kind
  let file: SourceFile
  let syntax: Syntax
  /// The type around it.
  let outer: TypeDeclaration?
  var inherited: [TypeReference] = []
  var nested: [String: TypeDeclaration] = [:]
  var aliases: [String: TypeReference] = [:]
  var members = MemberTable()
  var statics = MemberTable()
  var initializers: [FunctionDeclaration] = []
  var cases: [EnumerationCase] = []
  /// The properties with storage, in the order of the source.
  var stored: [PropertyDeclaration] = []
  var generics: [String] = []
  var attributes: [String] = []
  /// Values of static properties, as soon as they were asked for.
  var staticValues: [String: Value] = [:]
  /// Which overrides the class or one above it has, by name: asked for at each call from UIKit.
  var knownOverrides: [String: FunctionDeclaration?] = [:]
  /// Whether it is no type, but a block of code that has types of its own.
  var isBlock = false
  /// The class of UIKit that stands for a superclass that is not among the sources, once it was asked for.
  var assumedSuperclass: HostType??

  init(
    name: String,
    _ kind: Kind,
    syntax: Syntax,
    file: SourceFile,
    outer: TypeDeclaration?
  ) {
    self.name = name
    self.kind = kind
    self.syntax = syntax
    self.file = file
    self.outer = outer
  }

  /// The name with those of the types around it.
  ///
  /// Types of a block have their own name alone.
  var qualifiedName: String {
    outer.map { $0.isBlock ? name : $0.qualifiedName + "." + name } ?? name
  }

  /// The line of the declaration.
  var place: SourcePlace { file.place(of: syntax) }
}
