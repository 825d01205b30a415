import Foundation

/// Reading attributes as values. A missing attribute is `nil`; one that cannot be understood throws.
extension InterfaceElement {
  /// The greatest magnitude of coordinates, sizes and constants, in points.
  public static let greatestMagnitude = 1e7

  /// A finite number of at most ``greatestMagnitude``.
  ///
  /// - Throws: ``DocumentError/Problem/invalidValue(element:attribute:value:expected:)``.
  public func double(_ attribute: String) throws(DocumentError) -> Double? {
    guard let value = self[attribute] else { return nil }
    guard let number = Self.number(value[...]) else {
      throw invalid(attribute, expected: "a number between -10000000 and 10000000")
    }
    return number
  }

  /// A priority.
  ///
  /// Priorities have the digits of a `Float`, in which the smallest numbers are 0.
  public func priority(_ attribute: String) throws(DocumentError) -> Double? {
    guard let number = try double(attribute) else { return nil }
    guard Float(number) > 0, number <= 1000 else {
      throw invalid(attribute, expected: "a number above 0 and at most 1000")
    }
    return number
  }

  /// A whole number.
  public func integer(_ attribute: String) throws(DocumentError) -> Int? {
    guard let value = self[attribute] else { return nil }
    guard let number = Int(value) else { throw invalid(attribute, expected: "a whole number") }
    return number
  }

  /// A flag written as `YES` or `NO`.
  public func bool(_ attribute: String) throws(DocumentError) -> Bool? {
    switch self[attribute] {
    case nil: return nil
    case "YES": return true
    case "NO": return false
    default: throw invalid(attribute, expected: "YES or NO")
    }
  }

  /// The value of an attribute that is one of a list.
  public func choice<Value: RawRepresentable & CaseIterable>(
    _ attribute: String,
    as type: Value.Type = Value.self
  ) throws(DocumentError) -> Value? where Value.RawValue == String {
    guard let value = self[attribute] else { return nil }
    guard let choice = Value(rawValue: value) else {
      let names = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw invalid(attribute, expected: "one of \(names)")
    }
    return choice
  }

  /// The value of an attribute that must be there.
  public func required<Value>(
    _ attribute: String,
    _ read: (String) throws(DocumentError) -> Value?
  ) throws(DocumentError) -> Value {
    guard let value = try read(attribute) else {
      throw error(.missingAttribute(element: name, attribute: attribute))
    }
    return value
  }

  /// The text that an attribute or, where it has line breaks, a `string` child holds.
  ///
  /// - Throws: An error if the child says that it is Base64 text and is not.
  public func string(_ key: String) throws(DocumentError) -> String? {
    if let value = self[key] { return value }
    let names = ["string", "mutableString"]
    guard let child = children.first(where: { $0.key == key && names.contains($0.name) }) else {
      return nil
    }
    guard try child.bool("base64-UTF8") == true else { return child.text }
    // Interface Builder leaves out the padding.
    var code = child.text.filter { !$0.isWhitespace }
    while !code.utf8.count.isMultiple(of: 4) { code += "=" }
    guard let data = Data(base64Encoded: code),
      let text = String(data: data, encoding: .utf8)
    else { throw child.error(.malformed(reason: "<\(child.name)> is not Base64 text")) }
    return text
  }

  /// An error about the value of an attribute of this element.
  func invalid(_ attribute: String, expected: String) -> DocumentError {
    error(
      .invalidValue(
        element: name,
        attribute: attribute,
        value: self[attribute] ?? "",
        expected: expected
      )
    )
  }

  /// A finite decimal number within the permitted magnitude; no hexadecimal, no infinity.
  static func number(_ text: Substring) -> Double? {
    let isDecimal = text.utf8.allSatisfy {
      (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0)
    }
    guard isDecimal, let number = Double(text), abs(number) <= greatestMagnitude else {
      return nil
    }
    return number
  }
}
