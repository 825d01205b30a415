import Foundation

/// A request that a browser sends, as far as pages on loopback need it.
///
/// Only `GET` and `HEAD` are known, and nothing but the head of a request: what changes something cannot be asked for.
///
/// Source: RFC 9112 for the syntax, RFC 3986 for targets. What both permit and browsers do not send is refused: bare line
/// feeds, folded lines, absolute targets and bodies.
package struct HTTPRequest: Hashable, Sendable {
  /// What is wanted.
  package enum Method: String, Hashable, Sendable {
    case get = "GET"
    case head = "HEAD"
  }

  /// What is wanted.
  package var method: Method
  /// The path, decoded, as names between slashes.
  package var path: [String]
  /// The parts of the query, decoded; the last one of a name counts.
  package var query: [String: String]
  /// The host that the browser believes to talk to, with the port.
  package var host: String

  /// How many bytes a head has at most.
  package static let longestHead = 8192
  /// How many fields a head has at most.
  static let mostFields = 64

  /// Why a request is not answered.
  package enum Refusal: Int, Error, Hashable, Sendable {
    case malformed = 400
    case unknownMethod = 405
    case hasBody = 413
    case tooLong = 431
    case unknownVersion = 505
  }

  /// Reads the head of a request, which ends with an empty line.
  ///
  /// - Throws: ``Refusal`` with the status to answer.
  package init(head bytes: [UInt8]) throws(Refusal) {
    guard bytes.count <= Self.longestHead else { throw .tooLong }
    // Beyond ASCII and among control characters there is nothing that a browser sends in a head.
    guard bytes.allSatisfy({ (0x20...0x7E).contains($0) || [0x0D, 0x0A, 0x09].contains($0) }) else {
      throw .malformed
    }
    var lines = try Self.lines(bytes)[...]
    guard let first = lines.popFirst() else { throw .malformed }
    let words = first.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3 else { throw .malformed }
    guard words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else {
      throw words[2].hasPrefix("HTTP/") ? .unknownVersion : .malformed
    }
    guard let method = Method(rawValue: String(words[0])) else { throw .unknownMethod }
    self.method = method
    (path, query) = try Self.target(words[1])
    host = try Self.host(of: lines)
  }

  /// The lines of a head without its empty last one.
  private static func lines(_ bytes: [UInt8]) throws(Refusal) -> [String] {
    let text = String(decoding: bytes, as: UTF8.self)
    let parts = text.unicodeScalars.split(
      separator: "\r\n".unicodeScalars.first ?? "\r",
      omittingEmptySubsequences: false
    )
    var lines: [String] = []
    for (place, part) in parts.enumerated() {
      if place == 0 {
        guard !part.contains("\n") else { throw .malformed }
        lines.append(String(String.UnicodeScalarView(part)))
        continue
      }
      guard part.first == "\n", !part.dropFirst().contains("\n") else { throw .malformed }
      lines.append(String(String.UnicodeScalarView(part.dropFirst())))
    }
    // The empty line, and nothing behind it.
    guard lines.count >= 3, lines.suffix(2).allSatisfy(\.isEmpty) else { throw .malformed }
    lines.removeLast(2)
    guard lines.count <= mostFields + 1 else { throw .tooLong }
    return lines
  }

  /// The names and the query of a target such as `/a/b?c=d`.
  private static func target(
    _ target: Substring
  ) throws(Refusal) -> (path: [String], query: [String: String]) {
    guard target.first == "/", !target.contains("#"), !target.contains("\t") else {
      throw .malformed
    }
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var path: [String] = []
    for name in parts[0].split(separator: "/") {
      let decoded = try decoded(name)
      // Nothing here is a file; such a name comes from somebody who hopes for one.
      guard decoded != ".", decoded != "..", !decoded.contains("\0") else { throw .malformed }
      path.append(decoded)
    }
    var query: [String: String] = [:]
    for pair in (parts.count > 1 ? parts[1] : "").split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      query[try decoded(sides[0])] = sides.count > 1 ? try decoded(sides[1], isQuery: true) : ""
    }
    return (path, query)
  }

  /// A text without its percent signs.
  private static func decoded(
    _ text: Substring,
    isQuery: Bool = false
  ) throws(Refusal) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst(), let low = rest.popFirst(), let value = hex(high, low)
        else { throw .malformed }
        bytes.append(value)
      case UInt8(ascii: "+") where isQuery: bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
    guard let result = String(bytes: bytes, encoding: .utf8) else { throw .malformed }
    return result
  }

  private static func hex(_ high: UInt8, _ low: UInt8) -> UInt8? {
    func digit(_ byte: UInt8) -> UInt8? {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
      default: nil
      }
    }
    guard let high = digit(high), let low = digit(low) else { return nil }
    return high * 16 + low
  }

  /// The field `Host`, which must be there once; fields that announce a body are refused.
  private static func host(of lines: ArraySlice<String>) throws(Refusal) -> String {
    var host: String?
    for line in lines {
      let sides = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, !sides[0].isEmpty, sides[0].allSatisfy(isToken) else {
        throw .malformed
      }
      let value = sides[1].trimmingSpaces
      switch sides[0].lowercased() {
      case "host":
        guard host == nil, !value.isEmpty else { throw .malformed }
        host = value
      case "transfer-encoding": throw .hasBody
      case "content-length":
        guard value.allSatisfy({ $0 == "0" }), !value.isEmpty else { throw .hasBody }
      default: break
      }
    }
    guard let host else { throw .malformed }
    return host
  }

  /// Whether a character may be in a field's name.
  private static func isToken(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "!#$%&'*+-.^_`|~".contains(character)
  }
}

extension Substring {
  /// The text without spaces and tabs around it.
  fileprivate var trimmingSpaces: String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    var text = drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    return String(text)
  }
}
