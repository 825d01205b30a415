import PortableUIKit
import SwiftParser
import SwiftSyntax

/// The types, functions and operators of UIKit and the DSL, as the source may call them.
@MainActor
final class HostModule {
  /// The module with all that there is.
  static let shared = HostModule()

  private var types: [String: HostType] = [:]
  private var aliases: [String: String] = [:]
  /// The registered type of each class that was met, or nil for none.
  private var known: [ObjectIdentifier: HostType?] = [:]
  private var classes: [HostType] = []
  private var protocols: [HostType] = []
  private var byMetatype: [ObjectIdentifier: HostType] = [:]
  private(set) var functions: [String: [HostFunction]] = [:]
  private(set) var operators: [String: [HostFunction]] = [:]
  private(set) var constants: [String: () -> Value] = [:]

  private init() {
    #if !canImport(Darwin)
    registerHostTypes(self)
    registerHostFunctions(self)
    #endif
    registerFoundation()
  }

  /// Adds a type.
  func add(
    _ name: String,
    _ form: HostType.Form,
    _ metatype: Any.Type,
    _ parents: [String],
    _ build: @escaping @MainActor (HostType) -> Void,
    matches: @escaping (Any) -> Bool
  ) {
    let type = HostType(name, form, metatype, parents, build, matches: matches)
    types[name] = type
    byMetatype[ObjectIdentifier(metatype)] = type
    if form == .classType { classes.append(type) }
    if form == .protocolType { protocols.append(type) }
  }

  /// Adds members to a type that is there.
  func extend(_ name: String, _ build: @escaping @MainActor (HostType) -> Void) {
    types[name]?.extensions.append(build)
  }

  func alias(_ name: String, _ target: String) { aliases[name] = target }

  func function(
    _ declaration: String,
    _ body: @escaping @MainActor (HostArguments) throws -> Value
  ) {
    let function = HostFunction(declaration) { _, arguments in try body(arguments) }
    functions[function.name, default: []].append(function)
  }

  func `operator`(
    _ declaration: String,
    _ body: @escaping @MainActor (HostArguments) throws -> Value
  ) {
    let function = HostFunction(declaration) { _, arguments in try body(arguments) }
    operators[function.name, default: []].append(function)
  }

  func constant(_ name: String, _ type: String, _ value: @escaping @MainActor () -> Value) {
    constants[name] = value
  }

  /// The type of a name with those of the types around it, such as `NSLayoutConstraint.Axis`.
  func type(named name: String) -> HostType? {
    if let type = types[name] { return type }
    guard let target = aliases[name], target != name else { return nil }
    return type(named: target)
  }

  /// The type of a metatype.
  func type(_ metatype: Any.Type) -> HostType? { byMetatype[ObjectIdentifier(metatype)] }

  /// The registered type that is nearest to that of a value.
  func type(of value: Any) -> HostType? {
    let key = ObjectIdentifier(Swift.type(of: value))
    if let type = byMetatype[key] { return type }
    if let type = known[key] { return type }
    var result: HostType?
    if Swift.type(of: value) is AnyObject.Type {
      // The one that is farthest down: all others that match are above it.
      for type in classes where type.matches(value) {
        if result.map({ depth(of: type) > depth(of: $0) }) ?? true { result = type }
      }
    }
    result = result ?? protocols.first { $0.matches(value) }
    known[key] = .some(result)
    return result
  }

  private func depth(of type: HostType) -> Int {
    var depth = 0
    var next = type.parents.first.flatMap(type(named:))
    while let each = next, each.isClass {
      depth += 1
      next = each.parents.first.flatMap(self.type(named:))
    }
    return depth
  }
}

/// A type of UIKit, Foundation or the DSL.
@MainActor
final class HostType {
  enum Form {
    case classType, structure, enumeration, protocolType
  }

  let name: String
  let form: Form
  let metatype: Any.Type
  /// The class above, and the protocols.
  let parents: [String]
  let matches: (Any) -> Bool
  fileprivate var extensions: [@MainActor (HostType) -> Void]
  private var properties: [String: HostProperty] = [:]
  private var functions: [String: [HostFunction]] = [:]
  private var sharedProperties: [String: HostProperty] = [:]
  private var makers: [String: [HostFunction]] = [:]
  private var allInitializers: [HostFunction] = []

  fileprivate init(
    _ name: String,
    _ form: Form,
    _ metatype: Any.Type,
    _ parents: [String],
    _ build: @escaping @MainActor (HostType) -> Void,
    matches: @escaping (Any) -> Bool
  ) {
    self.name = name
    self.form = form
    self.metatype = metatype
    self.parents = parents
    self.matches = matches
    extensions = [build]
  }

  var isClass: Bool { form == .classType }

  /// Whether its values are made of an array of its own values.
  var isOptionSet: Bool { metatype is any OptionSet.Type }

  /// Fills the tables when they are asked for first: most types are never asked.
  private func fill() {
    guard !extensions.isEmpty else { return }
    let builds = extensions
    extensions = []
    for build in builds { build(self) }
  }

  // MARK: - Members

  func property(_ name: String) -> HostProperty? {
    fill()
    return properties[name]
  }

  func functions(_ name: String) -> [HostFunction] {
    fill()
    return functions[name] ?? []
  }

  func shared(_ name: String) -> HostProperty? {
    fill()
    return sharedProperties[name]
  }

  func makers(_ name: String) -> [HostFunction] {
    fill()
    return makers[name] ?? []
  }

  var initializers: [HostFunction] {
    fill()
    return allInitializers
  }

  // MARK: - Building

  /// A property of a class.
  func property<Root: AnyObject>(
    _ name: String,
    _ type: String,
    _ get: @escaping @MainActor (Root) -> Value,
    _ set: @escaping @MainActor (Root, Value) throws -> Void
  ) {
    self.get(name, type, get)
    properties[name]?.set = { object, value in
      guard let root = object as? Root else { throw ConversionError(object, Root.self) }
      try set(root, value)
    }
  }

  /// A property of a struct.
  func field<Root>(
    _ name: String,
    _ type: String,
    _ get: @escaping @MainActor (Root) -> Value,
    _ set: @escaping @MainActor (inout Root, Value) throws -> Void
  ) {
    self.get(name, type, get)
    properties[name]?.set = { object, value in
      guard var root = object as? Root else { throw ConversionError(object, Root.self) }
      try set(&root, value)
      object = root
    }
  }

  /// A property that cannot be set.
  func get<Root>(_ name: String, _ type: String, _ get: @escaping @MainActor (Root) -> Value) {
    properties[name] = HostProperty(type) { object in
      guard let object = object as? Root else { throw ConversionError(object, Root.self) }
      return get(object)
    }
  }

  /// A property that holds a function.
  func handler<Root>(
    _ name: String,
    _ type: String,
    _ set: @escaping @MainActor (Root, HostArguments) throws -> Void
  ) {
    var property = HostProperty(type) { _ in .none }
    property.set = { object, value in
      guard let root = object as? Root else { throw ConversionError(object, Root.self) }
      try set(root, HostArguments([value]))
    }
    properties[name] = property
  }

  /// A property of the type itself.
  func shared(
    _ name: String,
    _ type: String,
    set: (@MainActor (Value) throws -> Void)? = nil,
    _ get: @escaping @MainActor () -> Value
  ) {
    var property = HostProperty(type) { _ in get() }
    if let set { property.set = { _, value in try set(value) } }
    sharedProperties[name] = property
  }

  func method<Root>(
    _ declaration: String,
    _ body: @escaping @MainActor (Root, HostArguments) throws -> Value
  ) {
    add(
      HostFunction(declaration) { object, arguments in
        guard let object = object as? Root else { throw ConversionError(object, Root.self) }
        return try body(object, arguments)
      }
    )
  }

  /// A method that changes the value.
  func changer<Root>(
    _ declaration: String,
    _ body: @escaping @MainActor (inout Root, HostArguments) throws -> Value
  ) {
    let function = HostFunction(declaration) { object, arguments in
      guard var root = object as? Root else { throw ConversionError(object, Root.self) }
      let result = try body(&root, arguments)
      object = root
      return result
    }
    function.isMutating = true
    add(function)
  }

  /// A function of the type itself.
  func maker(
    _ declaration: String,
    _ body: @escaping @MainActor (HostArguments) throws -> Value
  ) {
    let function = HostFunction(declaration) { _, arguments in try body(arguments) }
    makers[function.name, default: []].append(function)
  }

  /// An initialiser, and one of the subclass that calls back into the source.
  func initializer(
    _ declaration: String,
    hosted: (@MainActor (HostArguments) throws -> AnyObject?)? = nil,
    _ body: @escaping @MainActor (HostArguments) throws -> Value
  ) {
    let function = HostFunction(declaration) { _, arguments in try body(arguments) }
    function.hosted = hosted
    allInitializers.append(function)
  }

  private func add(_ function: HostFunction) {
    functions[function.name, default: []].append(function)
  }
}

/// A property of a type of UIKit.
@MainActor
struct HostProperty {
  /// Its type, as Swift.
  let typeText: String
  let get: (Any) throws -> Value
  var set: ((inout Any, Value) throws -> Void)?

  init(_ type: String, _ get: @escaping (Any) throws -> Value) {
    typeText = type
    self.get = get
  }

  /// Its type.
  var type: TypeReference { TypeTexts.type(typeText) }
}

/// Types as texts, each of which is parsed once.
@MainActor
enum TypeTexts {
  private static var known: [String: TypeReference] = [:]

  static func type(_ text: String) -> TypeReference {
    if let type = known[text] { return type }
    var parser = Parser(text)
    let type = TypeReference(TypeSyntax.parse(from: &parser))
    known[text] = type
    return type
  }
}

/// A function, method or initialiser of UIKit.
@MainActor
final class HostFunction {
  let name: String
  /// The declaration as Swift.
  let declaration: String
  let body: (inout Any, HostArguments) throws -> Value
  var isMutating = false
  /// Makes an object that calls back into the source, for an initialiser.
  var hosted: (@MainActor (HostArguments) throws -> AnyObject?)?
  /// The declaration, parsed when it is asked for first.
  private(set) lazy var signature = Self.signature(declaration)

  init(_ declaration: String, _ body: @escaping (inout Any, HostArguments) throws -> Value) {
    self.declaration = declaration
    self.body = body
    name = Self.name(declaration)
  }

  /// Whether it calls another initialiser of its class.
  var isConvenience: Bool { declaration.contains("convenience ") }
  var isFailable: Bool { declaration.contains("init?") }

  private static func name(_ declaration: String) -> String {
    guard let range = declaration.range(of: "func ") else { return "init" }
    let rest = declaration[range.upperBound...]
    let isWord = rest.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false
    let end =
      rest.firstIndex { $0 == "(" || (isWord && $0 == "<") || $0 == " " } ?? rest.endIndex
    return rest[..<end].filter { $0 != "`" }
  }

  private static func signature(_ declaration: String) -> Signature {
    let source = Parser.parse(source: declaration)
    guard case .decl(let parsed) = source.statements.first?.item else {
      return Signature(parameters: [], result: .any)
    }
    if let function = parsed.as(FunctionDeclSyntax.self) {
      return Signature(
        function.signature.parameterClause,
        result: function.signature.returnClause?.type,
        generics: function.genericParameterClause,
        where: function.genericWhereClause
      )
    }
    if let initializer = parsed.as(InitializerDeclSyntax.self) {
      return Signature(
        initializer.signature.parameterClause,
        result: nil,
        generics: initializer.genericParameterClause,
        where: initializer.genericWhereClause
      )
    }
    return Signature(parameters: [], result: .any)
  }
}
