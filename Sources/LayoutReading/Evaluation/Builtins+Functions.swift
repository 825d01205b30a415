import Foundation
import PortableUIKit
import SwiftSyntax

extension Builtins {
  /// Functions of the standard library.
  ///
  /// - Returns: Nil for a name that is none of them.
  static let plainFunctions: Set<String> = ["abs", "max", "min", "ceil", "floor", "round", "sqrt"]

  static func function(
    _ name: String,
    _ arguments: [Argument],
    _ scope: Scope,
    _ evaluator: Evaluator,
    _ node: some SyntaxProtocol
  ) throws -> Value? {
    let place = scope.frame.file.place(of: node)
    func values(_ type: TypeReference? = nil) throws -> [Value] {
      try arguments.map { try evaluator.value(of: $0, scope, type) }
    }
    switch name {
    case "print", "debugPrint", "NSLog", "dump", "os_log", "assert", "precondition":
      return .void
    case "fatalError", "preconditionFailure", "assertionFailure":
      if name == "assertionFailure" { return .void }
      let message = try values().first.map(evaluator.describe) ?? ""
      throw Interruption.ended(
        "the program ends with `\(name)`"
          + (message.isEmpty ? "" : ": \(Evaluator.brief(message))"),
        place
      )
    case "min", "max":
      let expressions = arguments.compactMap(\.expression)
      let all =
        try expressions.count == arguments.count
        ? evaluator.alike(expressions, scope, nil) : values()
      guard !all.contains(where: \.isUnknown) else {
        return .unknown(Unknown(Evaluator.brief(node.trimmedDescription), type: .double, at: place))
      }
      let numbers = all.compactMap(\.number)
      if numbers.count != all.count {
        guard let sorted = try sorted(all, nil, evaluator, scope) else { return nil }
        return name == "min" ? sorted.first : sorted.last
      }
      guard let result = name == "min" ? numbers.min() : numbers.max()
      else { return nil }
      return all.allSatisfy(\.isWhole) ? .int(Int(result)) : .double(result)
    case "abs", "ceil", "floor", "round", "sqrt", "trunc", "sin", "cos", "tan", "exp", "log":
      let all = try values()
      guard all.count == 1, let number = all[0].number else {
        return all.first?.isUnknown == true ? all[0] : nil
      }
      if name == "abs" { return all[0].isWhole ? .int(abs(Int(number))) : .double(abs(number)) }
      return .double(mathematics[name].map { $0(number) } ?? number)
    case "pow", "fmod", "hypot", "atan2":
      let all = try values().compactMap(\.number)
      guard all.count == 2 else { return nil }
      switch name {
      case "pow": return .double(Foundation.pow(all[0], all[1]))
      case "fmod": return .double(Foundation.fmod(all[0], all[1]))
      case "hypot": return .double(Foundation.hypot(all[0], all[1]))
      default: return .double(Foundation.atan2(all[0], all[1]))
      }
    case "zip":
      let all = try values()
      guard all.count == 2, let first = try elements(of: all[0], evaluator),
        let second = try elements(of: all[1], evaluator)
      else { return nil }
      return .array(zip(first, second).map { .tuple([.init(value: $0), .init(value: $1)]) })
    case "stride":
      return try stride(values(), arguments, evaluator)
    case "type":
      guard let value = try values().first, let type = evaluator.resolvedType(of: value) else {
        return nil
      }
      return .type(type)
    case "withUnsafePointer", "autoreleasepool", "withExtendedLifetime":
      guard case .function(let body)? = try values().last else { return nil }
      return try body([])
    case "swap":
      guard arguments.count == 2,
        let first = arguments[0].expression, let second = arguments[1].expression
      else { return nil }
      let (left, right) = (
        try evaluator.reference(first, scope), try evaluator.reference(second, scope)
      )
      let value = try left.get()
      try left.set(right.get())
      try right.set(value)
      return .void
    case "NSLocalizedString":
      let all = try values()
      return localized(all, arguments.map(\.label), evaluator) ?? keyAsText(all.first, evaluator)
    case "CGRectMake", "UIEdgeInsetsMake", "CGSizeMake", "CGPointMake", "CGVectorMake":
      return made(name, try values())
    default: return nil
    }
  }

  /// What a key without a text shows: itself, as text in the language of the developers.
  ///
  /// Where no table of texts is there at all, a key that is a name in code, such as `login.title`, has its text in a file that
  /// is missing.
  static func keyAsText(_ key: Value?, _ evaluator: Evaluator) -> Value? {
    guard evaluator.module.texts.isEmpty, case .string(let text)? = key,
      let first = text.unicodeScalars.first,
      !text.contains(where: \.isWhitespace)
    else { return key }
    let isName =
      text.contains("_") || text.dropFirst().dropLast().contains(".")
      || ("a"..."z").contains(first)
    return isName ? .unknown(Unknown(text, type: .string)) : key
  }

  /// The text of a key, which is the first value; nil where there is none.
  static func localized(
    _ values: [Value],
    _ labels: [String?],
    _ evaluator: Evaluator
  ) -> Value? {
    guard case .string(let key)? = values.first else { return nil }
    var table: String?
    for (label, value) in zip(labels, values) {
      if label == "tableName" || label == "table", case .string(let name) = value { table = name }
      // What stands in the code for keys that have no text.
      if label == "value" || label == "defaultValue", case .string(let text) = value {
        return .string(evaluator.module.texts.text(of: key, in: table) ?? text)
      }
    }
    return evaluator.module.texts.text(of: key, in: table).map { .string($0) }
  }

  /// What the functions of C make of their numbers.
  static func made(_ name: String, _ values: [Value]) -> Value? {
    let all = values.compactMap(\.number).map { CGFloat($0) }
    guard all.count == values.count else { return nil }
    switch (name, all.count) {
    case ("CGRectMake", 4):
      return wrap(CGRect(x: all[0], y: all[1], width: all[2], height: all[3]))
    case ("UIEdgeInsetsMake", 4):
      return wrap(UIEdgeInsets(top: all[0], left: all[1], bottom: all[2], right: all[3]))
    case ("CGSizeMake", 2): return wrap(CGSize(width: all[0], height: all[1]))
    case ("CGPointMake", 2): return wrap(CGPoint(x: all[0], y: all[1]))
    case ("CGVectorMake", 2): return wrap(CGVector(dx: all[0], dy: all[1]))
    default: return nil
    }
  }

  static let mathematics: [String: (Double) -> Double] = [
    "ceil": { $0.rounded(.up) }, "floor": { $0.rounded(.down) },
    "round": { $0.rounded() }, "sqrt": { $0.squareRoot() }, "trunc": { $0.rounded(.towardZero) },
    "sin": Foundation.sin, "cos": Foundation.cos, "tan": Foundation.tan, "exp": Foundation.exp,
    "log": Foundation.log,
  ]

  static func stride(
    _ values: [Value],
    _ arguments: [Argument],
    _ evaluator: Evaluator
  ) throws -> Value? {
    let numbers = values.compactMap(\.number)
    guard numbers.count == 3, numbers[2] != 0 else { return nil }
    let count = (numbers[1] - numbers[0]) / numbers[2]
    guard count.isFinite, count < 1_000_000 else {
      throw Interruption.budget("1000000 elements", evaluator.site)
    }
    try evaluator.charge(Int(max(0, count)))
    let all =
      arguments[1].label == "through"
      ? Array(Swift.stride(from: numbers[0], through: numbers[1], by: numbers[2]))
      : Array(Swift.stride(from: numbers[0], to: numbers[1], by: numbers[2]))
    let isWhole = values.allSatisfy(\.isWhole)
    return .array(all.map { isWhole ? .int(Int($0)) : .double($0) })
  }
}
