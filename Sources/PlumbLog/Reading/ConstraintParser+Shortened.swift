/// What people leave of constraints when they shorten a list by hand.
extension ConstraintParser {
  /// A line of a list in which somebody has left out the class and the address: `"UIView.width >= 360   (active)>"`.
  ///
  /// Only what ends like a constraint counts, as tools print lines of their own that read like one.
  ///
  /// - Parameters:
  ///   - text: The line without blanks at its ends, with its quotes.
  ///   - line: The number of the line, which stands for the address.
  /// - Returns: Nil for anything else.
  static func statementAlone(_ text: Bytes, line: Int) -> LoggedConstraint? {
    var body = text
    while let last = body.last, last == .of(",") || last == .of("\"") || last == .of(">") {
      body = body.dropLast()
    }
    while let first = body.first, first == .of("\"") || first == .of("<") {
      body = body.dropFirst()
    }
    guard body.ends(with: "(active)"), body.count < 8192 else { return nil }
    let whole = Array("NSLayoutConstraint:line\(line) ".utf8) + Array(body)
    var parser = ConstraintParser(whole[...])
    return parser.parse(line: line)
  }

  /// Where an address ends that begins at a place with `0x`: behind its digits, or behind what stands for them, such as
  /// `0x7f...` or `0x<A>`.
  static func endOfAddress(_ text: Bytes, _ start: Int) -> Int {
    var end = start + 2
    while end < text.endIndex, text[end].isHexDigit { end += 1 }
    if end < text.endIndex, text[end] == .of("<"),
      let close = text[end...].firstIndex(of: .of(">")),
      text[(end + 1)..<close].allSatisfy(\.isNamePart)
    {
      return close + 1
    }
    while text.has("...", at: end) { end += 3 }
    if text.has("\u{2026}", at: end) { end += 3 }
    return end
  }

  /// What tells an item from others: its address, or where dots stand for that, its class as well.
  static func identity(_ address: String, _ className: String) -> String {
    address.isElidedAddress ? "\(className) \(address)" : address
  }
}

extension LoggedConstraint {
  /// The constraint with an address of its own, where somebody replaced it by dots.
  var withAddress: LoggedConstraint {
    guard address.isElidedAddress else { return self }
    var result = self
    result.address += " of line \(line)"
    return result
  }
}

extension String {
  /// Whether it is an address without a digit.
  fileprivate var isElidedAddress: Bool {
    hasPrefix("0x") && utf8.dropFirst(2).allSatisfy { $0 == .of(".") || $0 >= 0x80 }
  }
}
