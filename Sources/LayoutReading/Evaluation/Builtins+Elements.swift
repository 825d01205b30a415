import SwiftSyntax

extension Builtins {
  /// The elements of what can be gone through, or nil.
  static func elements(of value: Value, _ evaluator: Evaluator) throws -> [Value]? {
    guard let elements = value.elements else {
      if case .structure = value,
        let made = try evaluator.property("elements", of: value, evaluator.layers(of: value))
      {
        return made.elements
      }
      return nil
    }
    try evaluator.charge(elements.count)
    return elements
  }

  /// The element of a collection.
  static func element(
    of base: Value,
    at index: Value,
    _ second: Argument?,
    _ evaluator: Evaluator,
    _ node: some SyntaxProtocol,
    _ scope: Scope
  ) throws -> Value {
    let place = scope.frame.file.place(of: node)
    switch (base, index) {
    case (.array(let elements), .int(let index)):
      guard elements.indices.contains(index) else {
        throw Interruption.trap("there is no element \(index) among \(elements.count)", place)
      }
      return elements[index]
    case (.array(let elements), .range(let range)):
      return .array(
        elements.enumerated().filter { range.contains(Double($0.offset)) }.map(\.element)
      )
    case (_, .unknown(let unknown)):
      // What happens to the element may happen to each.
      switch base {
      case .array(let elements): evaluator.hand(elements, to: unknown)
      case .dictionary(let dictionary): evaluator.hand(dictionary.pairs.map(\.value), to: unknown)
      default: break
      }
      return .unknown(Unknown(unknown.text, at: place))
    case (.dictionary(let dictionary), _):
      if let found = dictionary[index] { return found }
      if case .value(let fallback)? = second?.source { return fallback }
      return .none
    default: return evaluator.unknown(node, scope)
    }
  }

  /// A collection with another element.
  static func setting(
    element index: Value,
    of base: Value,
    to new: Value,
    _ place: SourcePlace
  ) throws -> Value {
    switch (base, index) {
    case (_, .unknown(let unknown)):
      // Which of the elements it is that changes is not known, and so none of them is.
      return .unknown(Unknown(unknown.text, at: place))
    case (.array(var elements), .int(let index)):
      guard elements.indices.contains(index) else {
        throw Interruption.trap("there is no element \(index) among \(elements.count)", place)
      }
      elements[index] = new
      return .array(elements)
    case (.dictionary(var dictionary), _):
      dictionary[index] = new.isNone ? nil : new
      return .dictionary(dictionary)
    default: return base
    }
  }
}
