import HostCalls
import PortableUIKit

/// A type of UIKit, Foundation or the DSL.
@MainActor
final class HostType {
  let name: String
  let form: HostForm
  let metatype: Any.Type
  /// The class above, and the protocols.
  let parents: [String]
  let matches: (Any) -> Bool
  private var extensions: [@MainActor (HostType) -> Void]
  private var properties: [String: HostProperty] = [:]
  private var functions: [String: [HostFunction]] = [:]
  private var sharedProperties: [String: HostProperty] = [:]
  private var makers: [String: [HostFunction]] = [:]
  private var allInitializers: [HostFunction] = []

  init(
    _ name: String,
    _ form: HostForm,
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

  /// Adds members.
  func extend(_ build: @escaping @MainActor (HostType) -> Void) { extensions.append(build) }

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

  /// A constant of the type, also by the name that it had before Swift 3: `.CenterX` for `.centerX`.
  ///
  /// Source: the proposals SE-0005 and SE-0006, by which cases begin with a small letter.
  func shared(_ name: String) -> HostProperty? {
    fill()
    if let property = sharedProperties[name] { return property }
    guard let first = name.first, first.isUppercase else { return nil }
    return sharedProperties[first.lowercased() + name.dropFirst()]
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

  /// Adds what the generated table has.
  func take(_ build: @MainActor (HostMembers) -> Void) {
    let members = HostMembers()
    build(members)
    for each in members.properties {
      var property = HostProperty(each.type) { object in
        try each.get.map { wrap(any: try $0(object)) } ?? .none
      }
      if let set = each.set {
        property.set = { object, value in try set(&object, HostArguments([value])) }
      }
      if each.isShared {
        sharedProperties[each.name] = property
      } else {
        properties[each.name] = property
      }
    }
    for each in members.functions {
      let function = HostFunction(each)
      switch each.kind {
      case .method, .changer: add(function)
      case .maker: makers[function.name, default: []].append(function)
      case .initializer: allInitializers.append(function)
      }
    }
  }

  private func add(_ function: HostFunction) {
    functions[function.name, default: []].append(function)
  }
}
