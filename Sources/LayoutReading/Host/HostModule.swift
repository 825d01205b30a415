import HostCalls
import PortableUIKit

#if !canImport(Darwin)
import HostTable
#endif

/// The types, functions and operators of UIKit and the DSL, as the source may call them.
@MainActor
final class HostModule {
  /// The module with all that there is.
  static let shared = HostModule()

  private var types: [String: HostType] = [:]
  private var aliases: [String: String] = [:]
  /// The registered type of each class that was met, or nil for none.
  private var known: [ObjectIdentifier: HostType?] = [:]
  private var knownProtocols: [ObjectIdentifier: [HostType]] = [:]
  private var classes: [HostType] = []
  private var protocols: [HostType] = []
  private var byMetatype: [ObjectIdentifier: HostType] = [:]
  private(set) var functions: [String: [HostFunction]] = [:]
  private(set) var operators: [String: [HostFunction]] = [:]
  private(set) var constants: [String: () -> Value] = [:]

  private init() {
    HostLink.receiver = OverrideReceiver.shared
    #if !canImport(Darwin)
    let registry = HostRegistry()
    registerHostTypes(registry)
    registerHostFunctions(registry)
    take(registry)
    #endif
    registerFoundation()
    registerDiffable()
    registerBundles()
    registerFormerNames()
    registerFormerFunctions()
  }

  /// Adds what the generated table has.
  private func take(_ registry: HostRegistry) {
    for each in registry.types {
      add(each.name, each.form, each.metatype, each.parents, { $0.take(each.members) }) {
        each.matches($0)
      }
    }
    for each in registry.aliases { alias(each.name, each.target) }
    for each in registry.functions {
      let function = HostFunction(each)
      functions[function.name, default: []].append(function)
    }
    for each in registry.operators {
      let function = HostFunction(each)
      operators[function.name, default: []].append(function)
    }
    for each in registry.constants { constants[each.name] = { wrap(any: each.get()) } }
  }

  /// Adds a type.
  func add(
    _ name: String,
    _ form: HostForm,
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
    types[name]?.extend(build)
  }

  func alias(_ name: String, _ target: String) { aliases[name] = target }

  /// Adds a constant of the module.
  func constant(_ name: String, _ get: @escaping () -> Value) { constants[name] = get }

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

  /// The protocols that a value conforms to whose own type has no public name.
  func hiddenProtocols(of value: Any) -> [HostType] {
    let key = ObjectIdentifier(Swift.type(of: value))
    guard byMetatype[key] == nil, !(value is any HostedObject) else { return [] }
    if let known = knownProtocols[key] { return known }
    let found = protocols.filter { $0.matches(value) }
    knownProtocols[key] = found
    return found
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
