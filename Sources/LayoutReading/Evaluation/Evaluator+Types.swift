import SwiftParser
import SwiftSyntax

extension Evaluator {
  /// Makes a value one of a type, as the language does where it is assigned.
  func coerce(_ value: Value, to type: TypeReference?, _ scope: Scope?) -> Value {
    guard let type else { return value }
    switch (value, type.unwrapped) {
    case (.int(let number), .named(let name, _)):
      return ResolvedType.fractions.contains(name) ? .double(Double(number)) : value
    case (.array(let elements), .array(let element)):
      guard element.changesValues else { return value }
      return .array(elements.map { coerce($0, to: element, scope) })
    case (.dictionary(let dictionary), .dictionary(let key, let element)):
      guard key.changesValues || element.changesValues else { return value }
      return .dictionary(
        DictionaryValue(
          pairs: dictionary.pairs.map {
            (coerce($0.key, to: key, scope), coerce($0.value, to: element, scope))
          }
        )
      )
    case (.tuple(let elements), .tuple(let types, let labels)):
      guard elements.count == types.count, type.changesValues else { return value }
      return .tuple(
        elements.enumerated().map { place, element in
          .init(
            label: place < labels.count ? labels[place] : element.label,
            value: coerce(element.value, to: types[place], scope)
          )
        }
      )
    case (.function(let function), .function(let parameters, _)):
      if function.parameterTypes == nil { function.parameterTypes = parameters }
      return value
    case (.array(let elements), .named(let name, _)):
      if name == "Set" { return .set(unique(elements)) }
      guard let resolved = resolve(type, in: scope?.frame.typeContext, scope?.frame.file) else {
        return value
      }
      switch resolved {
      case .host(let host):
        if host.isOptionSet, let options = try? options(host, value) { return options }
      case .declared(let declared):
        if let options = options(declared, elements) { return options }
      case .builtin: break
      }
      return value
    case (.unknown(let unknown), _):
      // The value stays the same one, so that what stands for it does.
      if unknown.type == nil, type.unwrapped != .any { unknown.type = type }
      return value
    default: return value
    }
  }

  /// The elements without those that are there already.
  func unique(_ elements: [Value]) -> [Value] {
    var result: [Value] = []
    for element in elements
    where !result.contains(where: { Equality.areEqual($0, element) == true }) {
      result.append(element)
    }
    return result
  }

  func options(_ type: HostType, _ value: Value) throws -> Value? {
    func make<Native>(_ type: Native.Type) throws -> Value { wrap(try native(value, type)) }
    return try _openExistential(type.metatype, do: make)
  }

  /// A set of options of the source, out of its single options.
  func options(_ type: TypeDeclaration, _ elements: [Value]) -> Value? {
    guard type.inherited.contains(.named("OptionSet", [])) else { return nil }
    var bits = 0
    for element in elements {
      guard case .structure(let option) = element, case .int(let raw)? = option.fields["rawValue"]
      else { return nil }
      bits |= raw
    }
    return .structure(StructureValue(declaration: type, fields: ["rawValue": .int(bits)]))
  }

  /// Whether a value is of a type; nil where that is not known.
  func `is`(_ value: Value, _ type: TypeReference, _ scope: Scope) -> Bool? {
    if case .unknown = value { return nil }
    if value.isNone { return false }
    switch type.unwrapped {
    case .any: return true
    case .array(let element):
      guard case .array(let elements) = value else { return false }
      return elements.allSatisfy { `is`($0, element, scope) == true }
    case .dictionary:
      if case .dictionary = value { return true }
      return false
    case .named(let name, _):
      if name == "AnyObject" { return true }
      guard let resolved = resolve(type, scope) else { return nil }
      switch (resolved, value) {
      case (.builtin(let name), _): return isBuiltin(value, name)
      case (.host(let host), .host(let object)): return host.matches(object)
      case (.host(let host), .object(let instance)):
        if let object = instance.host, host.matches(object) { return true }
        return resolvedType(of: value).map { isType($0, resolved) }
      default:
        guard let own = resolvedType(of: value) else { return false }
        return isType(own, resolved)
      }
    default: return nil
    }
  }

  func isBuiltin(_ value: Value, _ name: String) -> Bool {
    switch value {
    case .int: ResolvedType.wholes.contains(name) || name == "NSNumber" || name == "Any"
    case .double: ResolvedType.fractions.contains(name) || name == "NSNumber" || name == "Any"
    case .string: ResolvedType.strings.contains(name) || name == "Any"
    case .bool: name == "Bool" || name == "NSNumber" || name == "Any"
    case .array: name == "Array" || name == "Any"
    case .set: name == "Set" || name == "Any"
    case .dictionary: name == "Dictionary" || name == "Any"
    case .range: name == "Range" || name == "ClosedRange"
    default: name == "Any" || name == "AnyObject"
    }
  }

  func cast(_ cast: AsExprSyntax, _ scope: Scope) throws -> Value {
    let type = TypeReference(cast.type)
    let value = try evaluate(cast.expression, scope, expecting: type)
    guard let mark = cast.questionOrExclamationMark?.text else {
      return coerce(value, to: type, scope)
    }
    switch `is`(value, type, scope) {
    case true?: return coerce(value, to: type, scope)
    case false?:
      // Numbers go into each other by way of NSNumber.
      if value.number != nil, let name = type.name,
        ResolvedType.fractions.contains(name) || ResolvedType.wholes.contains(name)
      {
        return coerce(value, to: type, scope)
      }
      if mark == "?" || value.isNone { return .none }
      throw Interruption.trap(
        "`\(Self.brief(cast.expression.trimmedDescription))` is no "
          + cast.type.trimmedDescription,
        scope.frame.file.place(of: cast)
      )
    case nil:
      if case .unknown(let unknown) = value {
        let cast = Unknown(unknown.text, type: type, at: unknown.place)
        // What stands for it goes on to.
        cast.stand = unknown.stand
        cast.isHandedOver = unknown.isHandedOver
        cast.isElement = unknown.isElement
        return .unknown(cast)
      }
      // A type that is not known: the value is what it is.
      return value
    }
  }
}
