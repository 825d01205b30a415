import Foundation
import PortableUIKit
import SwiftSyntax

extension Builtins {
  static func property(_ name: String, of value: Value, _ evaluator: Evaluator) throws -> Value? {
    switch value {
    case .string(let text):
      switch name {
      case "count": return .int(text.count)
      case "isEmpty": return .bool(text.isEmpty)
      case "description": return value
      case "utf8": return .array(text.utf8.map { .int(Int($0)) })
      case "utf16": return .array(text.utf16.map { .int(Int($0)) })
      case "unicodeScalars": return .array(text.unicodeScalars.map { .string(String($0)) })
      case "length": return .int(text.utf16.count)
      case "first", "last":
        let piece = name == "first" ? text.prefix(1) : text.suffix(1)
        return piece.isEmpty ? Value.none : evaluator.cut(piece, at: 1)
      case "capitalized", "localizedCapitalized": return .string(text.capitalized)
      default: return text.count == 1 ? text.first.flatMap { letter(name, $0) } : nil
      }
    case .array(let elements), .set(let elements):
      switch name {
      case "count": return .int(elements.count)
      case "isEmpty": return .bool(elements.isEmpty)
      case "first": return elements.first ?? Value.none
      case "last": return elements.last ?? Value.none
      case "indices", "startIndex", "endIndex":
        let range = RangeValue(
          lower: 0,
          upper: Double(elements.count),
          isClosed: false,
          isWhole: true
        )
        return name == "indices"
          ? .range(range) : .int(name == "startIndex" ? 0 : elements.count)
      case "lazy": return value
      default: break
      }
      #if !canImport(Darwin)
      return try collectionDSL(name, elements)
      #else
      return nil
      #endif
    case .dictionary(let dictionary):
      switch name {
      case "count": return .int(dictionary.pairs.count)
      case "isEmpty": return .bool(dictionary.pairs.isEmpty)
      case "keys": return .array(dictionary.pairs.map(\.key))
      case "values": return .array(dictionary.pairs.map(\.value))
      default: return nil
      }
    case .range(let range):
      switch name {
      case "lowerBound": return range.lower.map { range.isWhole ? .int(Int($0)) : .double($0) }
      case "upperBound": return range.upper.map { range.isWhole ? .int(Int($0)) : .double($0) }
      case "count": return range.elements.map { .int($0.count) }
      case "isEmpty": return range.elements.map { .bool($0.isEmpty) }
      case "first": return range.elements?.first
      case "last": return range.elements?.last
      default: return nil
      }
    case .double(let number):
      switch name {
      case "isNaN": return .bool(number.isNaN)
      case "isZero": return .bool(number == 0)
      case "isFinite": return .bool(number.isFinite)
      case "magnitude": return .double(number.magnitude)
      case "native", "doubleValue": return value
      default: return nil
      }
    case .int(let number):
      switch name {
      case "magnitude": return .int(abs(number))
      case "description": return .string("\(number)")
      default: return nil
      }
    case .function where name == "self": return value
    default: return name == "self" ? value : nil
    }
  }

  /// What a text of one letter is asked as a letter.
  private static func letter(_ name: String, _ letter: Character) -> Value? {
    switch name {
    case "isLetter": .bool(letter.isLetter)
    case "isNumber": .bool(letter.isNumber)
    case "isWholeNumber": .bool(letter.isWholeNumber)
    case "isWhitespace": .bool(letter.isWhitespace)
    case "isNewline": .bool(letter.isNewline)
    case "isUppercase": .bool(letter.isUppercase)
    case "isLowercase": .bool(letter.isLowercase)
    case "isPunctuation": .bool(letter.isPunctuation)
    case "wholeNumberValue": letter.wholeNumberValue.map { .int($0) } ?? Value.none
    default: nil
    }
  }

  /// The type of a property, for what is assigned to it.
  static func propertyType(_ name: String, of value: Value) -> TypeReference? {
    if case .structure(let structure) = value {
      return structure.declaration.members.properties[name]?.type
    }
    return nil
  }

  /// Sets a property of a value of the language.
  static func set(_ name: String, of owner: Reference, to new: Value) throws -> Bool { false }
}
