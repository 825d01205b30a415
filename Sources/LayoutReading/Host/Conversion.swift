import HostCalls
import PortableUIKit

/// An unknown value met a place that needs a known one.
///
/// It is thrown and caught on the main actor alone.
struct UnknownError: Error, CustomStringConvertible, @unchecked Sendable {
  var unknown: Unknown

  var description: String {
    guard unknown.text == Unknown.sample else { return "`\(unknown.text)` is not known" }
    return unknown.type?.name.map { "no \($0) could be made to hand over" }
      ?? "what is handed over is not known"
  }
}

// MARK: - To UIKit

/// A value as one of UIKit's types.
///
/// - Throws: ``ConversionError``, or ``UnknownError`` where the value is not known.
@MainActor
func native<Native>(_ value: Value, _ type: Native.Type) throws -> Native {
  if let made = try Conversion.make(value, type) as? Native { return made }
  throw ConversionError(
    message: "\(Conversion.words(for: value)) was found where \(type) is needed"
  )
}

@MainActor
enum Conversion {
  /// What a value is called in messages.
  static func words(for value: Value) -> String {
    switch value {
    case .void: "nothing"
    case .none: "nil"
    case .bool: "a Bool"
    case .int, .double: "a number"
    case .string: "a text"
    case .array: "an array"
    case .set: "a set"
    case .dictionary: "a dictionary"
    case .tuple: "a tuple"
    case .range: "a range"
    case .function: "a function"
    case .type(let type): "the type \(type.name)"
    case .enumeration(let value): "\(value.declaration.name).\(value.name)"
    case .structure(let value): "a \(value.declaration.name)"
    case .object(let instance): "a \(instance.declaration.name)"
    case .host(let value): "a \(Swift.type(of: value))"
    case .keyPath: "a key path"
    case .unknown(let unknown): "`\(unknown.text)`, which is not known,"
    }
  }

  static func make<Native>(_ value: Value, _ type: Native.Type) throws -> Any? {
    if case .unknown(let unknown) = value, type is any NativeContainer.Type,
      !(type is any OptionalContainer.Type)
    {
      throw UnknownError(unknown: unknown)
    }
    if type == HashableValue.self {
      if case .unknown(let unknown) = value { throw UnknownError(unknown: unknown) }
      return HashableValue(value: value)
    }
    if let container = type as? any NativeContainer.Type, !(value.isHostContainer(Native.self)) {
      return try container.make(value)
    }
    switch value {
    case .host(let host):
      if let host = host as? Native { return host }
      if let number = number(host) { return make(number: number, isWhole: false, type) }
      if type == Float.self, let raw = (host as? UILayoutPriority)?.rawValue { return raw }
      return nil
    case .object(let instance):
      if let host = instance.host, let found = host as? Native { return found }
      return instance as? Native ?? SourceContentConfiguration(value) as? Native
    case .bool(let bool): return bool as? Native ?? (NSNumber(value: bool) as? Native)
    case .int(let int): return make(number: Double(int), isWhole: true, type)
    case .double(let double): return make(number: double, isWhole: false, type)
    case .string(let text): return make(text: text, type)
    case .array(let elements), .set(let elements):
      if let set = type as? any OptionSet.Type { return try makeOptions(set, elements) }
      return try elements.map { try native($0, Any.self) } as? Native
    case .dictionary: return try [AnyHashable: Any].make(value) as? Native
    case .enumeration, .structure:
      return HashableValue(value: value) as? Native ?? SourceContentConfiguration(value) as? Native
    case .type(let resolved): return metatype(resolved) as? Native
    case .function(let function): return Functions.make(function, type)
    case .unknown(let unknown): return try stand(for: unknown, type)
    case .void, .none, .tuple, .range, .keyPath: return nil
    }
  }

  private static func number(_ host: Any) -> Double? {
    switch host {
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  private static func make<Native>(number: Double, isWhole: Bool, _ type: Native.Type) -> Any? {
    // Those that layout code takes, in the order of how often.
    if type == CGFloat.self { return CGFloat(number) }
    if type == Double.self { return number }
    if type == Int.self { return Int(exactly: number.rounded(.towardZero)) }
    if type == Float.self { return Float(number) }
    if type == UILayoutPriority.self { return UILayoutPriority(rawValue: Float(number)) }
    if type == UInt.self { return UInt(exactly: number.rounded(.towardZero)) }
    if type == NSNumber.self { return NSNumber(value: number) }
    if isWhole, let int = Int(exactly: number) {
      if let found = int as? Native { return found }
      // Integers of other sizes.
      if let kind = type as? any FixedWidthInteger.Type { return make(int, kind) }
    }
    if let found = CGFloat(number) as? Native ?? number as? Native { return found }
    // Types of UIKit and the DSL that a literal makes, such as priorities.
    if let kind = type as? any ExpressibleByFloatLiteral.Type { return literal(number, kind) }
    if isWhole, let kind = type as? any ExpressibleByIntegerLiteral.Type {
      return Int(exactly: number).flatMap { literal($0, kind) }
    }
    return nil
  }

  private static func literal<Made: ExpressibleByFloatLiteral>(
    _ number: Double,
    _: Made.Type
  ) -> Any? {
    if let number = number as? Made.FloatLiteralType { return Made(floatLiteral: number) }
    return (Float(number) as? Made.FloatLiteralType).map { Made(floatLiteral: $0) }
  }

  private static func literal<Made: ExpressibleByIntegerLiteral>(
    _ number: Int,
    _: Made.Type
  ) -> Any? {
    (number as? Made.IntegerLiteralType).map { Made(integerLiteral: $0) }
  }

  private static func make<Whole: FixedWidthInteger>(_ number: Int, _: Whole.Type) -> Any? {
    Whole(exactly: number)
  }

  private static func make<Native>(text: String, _ type: Native.Type) -> Any? {
    if let text = text as? Native { return text }
    if type == Character.self { return text.count == 1 ? text.first : nil }
    if type == NSString.self { return NSString(string: text) }
    if let kind = type as? any ExpressibleByStringLiteral.Type { return make(text, kind) }
    return nil
  }

  private static func make<Literal: ExpressibleByStringLiteral>(
    _ text: String,
    _: Literal.Type
  ) -> Any? {
    (text as? Literal.StringLiteralType).map { Literal(stringLiteral: $0) }
  }

  private static func makeOptions<Options: OptionSet>(
    _ type: Options.Type,
    _ elements: [Value]
  ) throws -> Any? {
    var result = Options()
    for element in elements { result.formUnion(try native(element, Options.self)) }
    return result
  }

  /// The class that UIKit gets for one: that of the source's class above in UIKit.
  private static func metatype(_ type: ResolvedType) -> Any? {
    switch type {
    case .host(let host): host.metatype
    case .declared(let declaration):
      Callbacks.evaluator?.hostClass(of: declaration)?.metatype
    case .builtin: nil
    }
  }

  /// What stands in the place of an unknown object: a plain one of its kind.
  ///
  /// - Throws: ``UnknownError`` for a value that nothing can stand for.
  private static func stand<Native>(for unknown: Unknown, _ type: Native.Type) throws -> Any? {
    if let object = unknown.stand, let stand = object as? Native { return stand }
    guard let evaluator = Callbacks.evaluator else { throw UnknownError(unknown: unknown) }
    let fallback: String? =
      if type is UIView.Type {
        HostModule.shared.type(type)?.name ?? "UIView"
      } else if "\(type)".contains("Constraint") {
        // What the DSL relates to: a view, or a number.
        evaluator.viewClass(of: unknown)
      } else {
        nil
      }
    if let fallback, let stand = evaluator.stand(for: unknown, or: fallback) as? Native {
      return stand
    }
    throw UnknownError(unknown: unknown)
  }
}

extension Value {
  /// Whether UIKit has the value as it is, so that nothing in it is converted.
  fileprivate func isHostContainer<Native>(_ type: Native.Type) -> Bool {
    if case .host(let host) = self { return Swift.type(of: host) == type }
    return false
  }
}

/// Functions of the source as those of UIKit that have no thunk.
@MainActor
private enum Functions {
  static func make<Native>(_ function: FunctionValue, _ type: Native.Type) -> Any? {
    if type == (() -> Void).self {
      let made: () -> Void = { MainActor.assumeIsolated { function.call([]) } }
      return made
    }
    return nil
  }
}
