import Foundation
import PortableUIKit
import SwiftSyntax

/// What numbers, texts and collections can do.
@MainActor
enum Builtins {
  /// Operators between values of the language.
  static let operators: Set<String> = [
    "+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "..<", "...", "&", "|", "^", "<<",
    ">>", "&+", "&-", "&*",
  ]

  // MARK: - Operators

  /// - Returns: Nil where the operands are none of the language's.
  static func operate(
    _ symbol: String,
    _ left: Value,
    _ right: Value,
    _ isFraction: Bool,
    _ node: some SyntaxProtocol,
    _ scope: Scope,
    _ evaluator: Evaluator
  ) throws -> Value? {
    switch (left, right) {
    case (.int(let left), .int(let right)) where !isFraction || symbol == "..." || symbol == "..<":
      return try whole(symbol, left, right, node, scope)
    case (.string(let left), .string(let right)): return text(symbol, left, right)
    case (.bool(let left), .bool(let right)):
      return symbol == "==" ? .bool(left == right) : symbol == "!=" ? .bool(left != right) : nil
    case (.array(let left), .array(let right)) where symbol == "+":
      try evaluator.charge(left.count + right.count)
      return .array(left + right)
    case (.array(let left), .set(let right)) where symbol == "+",
      (.set(let left), .array(let right)) where symbol == "+":
      return .array(left + right)
    default: break
    }
    if let left = left.number, let right = right.number { return fraction(symbol, left, right) }
    if case .host(let left) = left, case .host(let right) = right,
      let left = left as? any Comparable, let result = ordered(symbol, left, right)
    {
      return .bool(result)
    }
    if symbol == "|", case .host(let left) = left, case .host(let right) = right,
      let left = left as? any OptionSet
    {
      return joined(left, right).map { .host($0) }
    }
    guard symbol == "==" || symbol == "!=" else { return nil }
    switch (left, right) {
    case (.structure, _), (.object, _), (_, .structure), (_, .object): return nil
    default:
      return Equality.areEqual(left, right).map { .bool($0 == (symbol == "==")) }
    }
  }

  /// Compares values of UIKit that have an order, such as categories of text sizes.
  private static func ordered<Native: Comparable>(
    _ symbol: String,
    _ left: Native,
    _ right: Any
  ) -> Bool? {
    guard let right = right as? Native else { return nil }
    return switch symbol {
    case "<": left < right
    case ">": left > right
    case "<=": left <= right
    case ">=": left >= right
    default: nil
    }
  }

  static func whole(
    _ symbol: String,
    _ left: Int,
    _ right: Int,
    _ node: some SyntaxProtocol,
    _ scope: Scope
  ) throws -> Value? {
    func trap(_ words: String) -> Interruption {
      .trap(
        "`\(Evaluator.brief(node.trimmedDescription))` \(words)",
        scope.frame.file.place(of: node)
      )
    }
    func checked(_ result: (partialValue: Int, overflow: Bool)) throws -> Value {
      guard !result.overflow else { throw trap("is too large a number") }
      return .int(result.partialValue)
    }
    switch symbol {
    case "+": return try checked(left.addingReportingOverflow(right))
    case "-": return try checked(left.subtractingReportingOverflow(right))
    case "*": return try checked(left.multipliedReportingOverflow(by: right))
    case "/", "%":
      guard right != 0 else { throw trap("divides by zero") }
      return try checked(
        symbol == "/"
          ? left.dividedReportingOverflow(by: right)
          : left.remainderReportingOverflow(dividingBy: right)
      )
    case "&+": return .int(left &+ right)
    case "&-": return .int(left &- right)
    case "&*": return .int(left &* right)
    case "&": return .int(left & right)
    case "|": return .int(left | right)
    case "^": return .int(left ^ right)
    case "<<": return .int(left << right)
    case ">>": return .int(left >> right)
    case "==": return .bool(left == right)
    case "!=": return .bool(left != right)
    case "<": return .bool(left < right)
    case ">": return .bool(left > right)
    case "<=": return .bool(left <= right)
    case ">=": return .bool(left >= right)
    case "..<", "...":
      return .range(
        RangeValue(
          lower: Double(left),
          upper: Double(right),
          isClosed: symbol == "...",
          isWhole: true
        )
      )
    default: return nil
    }
  }

  static func fraction(_ symbol: String, _ left: Double, _ right: Double) -> Value? {
    switch symbol {
    case "+": .double(left + right)
    case "-": .double(left - right)
    case "*": .double(left * right)
    case "/": .double(left / right)
    case "==": .bool(left == right)
    case "!=": .bool(left != right)
    case "<": .bool(left < right)
    case ">": .bool(left > right)
    case "<=": .bool(left <= right)
    case ">=": .bool(left >= right)
    case "..<", "...":
      .range(RangeValue(lower: left, upper: right, isClosed: symbol == "...", isWhole: false))
    default: nil
    }
  }

  static func text(_ symbol: String, _ left: String, _ right: String) -> Value? {
    switch symbol {
    case "+": .string(left + right)
    case "==": .bool(left == right)
    case "!=": .bool(left != right)
    case "<": .bool(left < right)
    case ">": .bool(left > right)
    case "<=": .bool(left <= right)
    case ">=": .bool(left >= right)
    default: nil
    }
  }
}
