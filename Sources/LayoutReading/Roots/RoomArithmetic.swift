import Foundation
import SwiftSyntax

/// The phones that run the current systems, held upright, and those with their display zoomed.
///
/// Source: Apple, Human Interface Guidelines, "Layout", the dimensions of device screens in points.
enum UsualPhones {
  /// How wide their screens are, in points.
  static let widths: [Double] = [320, 375, 390, 393, 402, 414, 420, 428, 430, 440]
}

/// An expression for the size of items, with the constants that the code makes for it before.
struct StatedItemSize {
  var expression: ExprSyntax
  /// What the constants before it stand for, by their names.
  var locals: [String: ExprSyntax] = [:]

  init(_ expression: ExprSyntax) { self.expression = expression }

  /// What a body returns that only makes constants before; nil for any other body.
  ///
  /// - Parameter body: The body of a method.
  init?(_ body: CodeBlockItemListSyntax) {
    guard let last = body.last?.item,
      let expression = last.as(ReturnStmtSyntax.self)?.expression ?? last.as(ExprSyntax.self)
    else { return nil }
    self.init(expression)
    for item in body.dropLast() {
      guard let variable = item.item.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.tokenKind == .keyword(.let)
      else { return nil }
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let value = binding.initializer?.value
        else { return nil }
        locals[name] = value
      }
    }
  }
}

/// Arithmetic on the width that the screen has, or a collection view that fills it from side to side.
struct RoomArithmetic {
  /// How wide that is, in points.
  var room: Double
  /// What constants of the code stand for.
  var locals: [String: ExprSyntax]
  /// What literals and constants of types come to.
  var plain: (ExprSyntax) -> Double?

  /// What an expression comes to.
  ///
  /// - Parameter expression: An expression of the four operations, of numbers and of the width of the room.
  /// - Returns: Nil for any other expression.
  func value(of expression: ExprSyntax) -> Double? {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { value(of: $0.expression) }
    }
    if let infix = expression.as(InfixOperatorExprSyntax.self) {
      guard let left = value(of: infix.leftOperand), let right = value(of: infix.rightOperand)
      else { return nil }
      switch infix.operator.trimmedDescription {
      case "+": return left + right
      case "-": return left - right
      case "*": return left * right
      case "/": return right == 0 ? nil : left / right
      default: return nil
      }
    }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let local = locals[name]
    {
      var outer = self
      // A constant cannot mean itself.
      outer.locals[name] = nil
      return outer.value(of: local)
    }
    return isRoom(expression) ? room : plain(expression)
  }

  private func isRoom(_ expression: ExprSyntax) -> Bool {
    let holders = /(self\.)?(view|UIScreen\.main|collectionView)[!?]?/
    let sides = /\.(frame|bounds)(\.size)?\.width/
    let text = expression.trimmedDescription
    guard let end = text.firstMatch(of: sides), end.range.upperBound == text.endIndex else {
      return false
    }
    return String(text[..<end.range.lowerBound]).wholeMatch(of: holders) != nil
  }
}
