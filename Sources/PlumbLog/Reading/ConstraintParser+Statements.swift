import ConstraintSolver
import LayoutEngine

extension ConstraintParser {
  typealias Statement = LoggedConstraint.Statement
  typealias Side = LoggedConstraint.Side

  /// What a constraint says, in either form.
  mutating func statement(_ body: Bytes) -> Statement? {
    if body.starts(with: "H:") || body.starts(with: "V:") {
      return visualFormat(body[(body.startIndex + 2)...], isVertical: body.first == .of("V"))
    }
    if body.first == .of("|") || body.first == .of("[") {
      return visualFormat(body, isVertical: false)
    }
    return equation(body)
  }

  /// How often a sign or bracket is tried that may be part of a text: enough for any text that UIKit
  /// prints, which it cuts after some 24 characters.
  private static let mostTries = 24

  // MARK: - Equations

  private mutating func equation(_ body: Bytes) -> Statement? {
    var place = body.startIndex
    var tries = 0
    while place + 1 < body.endIndex, tries < Self.mostTries {
      guard let (relation, sign) = Self.relation(body, at: place) else {
        place += 1
        continue
      }
      tries += 1
      if let first = side(body[body.startIndex..<place]),
        let statement = right(body[(place + sign)...].trimmed, of: first, relation)
      {
        return statement
      }
      place += sign
    }
    return nil
  }

  static func relation(_ text: Bytes, at place: Int) -> (Relation, Int)? {
    if text.has("==", at: place) { return (.equal, 2) }
    if text.has("<=", at: place) { return (.lessThanOrEqual, 2) }
    if text.has(">=", at: place) { return (.greaterThanOrEqual, 2) }
    return nil
  }

  /// Reads the right side of an equation.
  private mutating func right(
    _ text: Bytes,
    of first: Side,
    _ relation: Relation
  ) -> Statement? {
    if text.isEmpty { return statement(first, relation, constant: 0) }
    if let number = Self.signedNumber(text) ?? Self.standardSpace(text) {
      return statement(first, relation, constant: number)
    }
    var rest = text
    var constant = 0.0
    if let blank = rest.lastIndex(where: \.isBlank) {
      let word = rest[(blank + 1)...]
      let before = rest[rest.startIndex..<blank].trimmed
      if let space = Self.standardSpace(word) {
        constant = space
        rest = before
      } else if let number = word.number, before.last == .of("+") || before.last == .of("-") {
        constant = before.last == .of("-") ? -number : number
        rest = before.dropLast().trimmed
      } else if let number = word.number, word.first == .of("+") || word.first == .of("-") {
        constant = number
        rest = before
      }
    }
    var multiplier = 1.0
    if let blank = rest.lastIndex(where: \.isBlank), let number = rest[(blank + 1)...].number {
      let before = rest[rest.startIndex..<blank].trimmed
      guard before.last == .of("*") || before.last == .of("/") else { return nil }
      multiplier = before.last == .of("*") ? number : 1 / number
      rest = before.dropLast().trimmed
    } else if let star = rest.firstIndex(of: .of("*")),
      let number = rest[rest.startIndex..<star].trimmed.number
    {
      multiplier = number
      rest = rest[(star + 1)...].trimmed
    }
    guard multiplier.isFinite, let second = side(rest) else { return nil }
    return Statement(first, relation, second, multiplier: multiplier, constant: constant)
  }

  /// A statement without a second item: a place counts from the superview.
  private mutating func statement(
    _ first: Side,
    _ relation: Relation,
    constant: Double
  ) -> Statement {
    guard case .anchor(let anchor) = first, case .layout(let attribute) = anchor.attribute,
      !attribute.isSize
    else { return Statement(first, relation, constant: constant) }
    let origin: LayoutAttribute
    switch attribute.axis {
    case .vertical: origin = .top
    case .horizontal, nil: origin = .left
    }
    let outer = LoggedConstraint.Anchor(superview(of: anchor.item), .layout(origin))
    return Statement(first, relation, .anchor(outer), constant: constant)
  }

  private static func signedNumber(_ text: Bytes) -> Double? {
    if let number = text.number { return number }
    guard let sign = text.first, sign == .of("-") || sign == .of("+") else { return nil }
    guard let number = text.dropFirst().trimmed.number else { return nil }
    return sign == .of("-") ? -number : number
  }

  /// The number in `NSSpace(8)` or `NSLayoutAnchorConstraintSpace(8)`.
  static func standardSpace(_ text: Bytes) -> Double? {
    let names: [StaticString] = ["NSSpace(", "NSLayoutAnchorConstraintSpace("]
    for name in names where text.starts(with: name) && text.last == .of(")") {
      return text[(text.startIndex + name.utf8CodeUnitCount)..<(text.endIndex - 1)].number
    }
    return nil
  }

  private mutating func side(_ text: Bytes) -> Side? {
    let text = text.trimmed
    if text.first == .of("("), text.last == .of(")") {
      let inner = text.dropFirst().dropLast()
      var start = inner.startIndex
      var tries = 0
      while let minus = inner.find(" - ", from: start), tries < Self.mostTries {
        tries += 1
        if let first = anchor(inner[inner.startIndex..<minus]),
          let second = anchor(inner[(minus + 3)...])
        {
          return .distance(first, second)
        }
        start = minus + 1
      }
    }
    return anchor(text).map(Side.anchor)
  }

  /// Reads `UILabel:0xa'Name'.leading`.
  mutating func anchor(_ text: Bytes) -> LoggedConstraint.Anchor? {
    var text = text.trimmed
    var isVariable = false
    if text.last == .of("}"), let brace = text.findLast("{id:") {
      text = text[text.startIndex..<brace]
      isVariable = true
    }
    guard let dot = text.lastIndex(of: .of(".")), dot > text.startIndex,
      let attribute = Self.attribute(text[(dot + 1)...].string, isVariable: isVariable),
      let item = item(text[text.startIndex..<dot])
    else { return nil }
    return LoggedConstraint.Anchor(item, attribute)
  }

  private static func attribute(
    _ name: String,
    isVariable: Bool
  ) -> LoggedConstraint.Attribute? {
    if let attribute = attributes[name] { return attribute }
    return isVariable && !name.isEmpty ? .variable(name) : nil
  }

  private static let attributes: [String: LoggedConstraint.Attribute] = {
    var names: [String: LoggedConstraint.Attribute] = [:]
    for attribute in LayoutAttribute.allCases where attribute != .notAnAttribute {
      names[attribute.name] = .layout(attribute)
    }
    names["baseline"] = .layout(.lastBaseline)
    // Autoresizing masks speak of the near edge, the middle and the far edge.
    names["minX"] = .layout(.left)
    names["midX"] = .layout(.centerX)
    names["maxX"] = .layout(.right)
    names["minY"] = .layout(.top)
    names["midY"] = .layout(.centerY)
    names["maxY"] = .layout(.bottom)
    names["contentWidth"] = .contentWidth
    names["contentHeight"] = .contentHeight
    return names
  }()

  // MARK: - Visual format

  private enum Element {
    case superview
    case item(LoggedConstraint.Item, size: (Relation, Double, Double?)?)
  }

  /// Reads `[A(200)]`, `[A]-(8)-[B]`, `|-(8)-[A]` or `[A]-(8)-|`.
  private mutating func visualFormat(_ text: Bytes, isVertical: Bool) -> Statement? {
    var rest = text.trimmed
    guard let first = element(&rest) else { return nil }
    if rest.isEmpty {
      guard case .item(let item, let size?) = first else { return nil }
      let attribute: LayoutAttribute = isVertical ? .height : .width
      if let own = size.2 { priority = own }
      let anchor = LoggedConstraint.Anchor(item, .layout(attribute))
      return Statement(.anchor(anchor), size.0, constant: size.1)
    }
    guard let (relation, constant) = space(&rest), let second = element(&rest), rest.isEmpty else {
      return nil
    }
    let near: LoggedConstraint.Item
    let far: LoggedConstraint.Item
    switch (first, second) {
    case (.item(let a, nil), .item(let b, nil)): (near, far) = (a, b)
    case (.superview, .item(let b, nil)): (near, far) = (superview(of: b), b)
    case (.item(let a, nil), .superview): (near, far) = (a, superview(of: a))
    default: return nil
    }
    let isLeading: Bool = if case .superview = first { true } else { false }
    let isTrailing: Bool = if case .superview = second { true } else { false }
    let start = edge(isVertical: isVertical, isFar: !isLeading)
    let end = edge(isVertical: isVertical, isFar: isTrailing)
    let nearAnchor = LoggedConstraint.Anchor(near, .layout(start))
    let farAnchor = LoggedConstraint.Anchor(far, .layout(end))
    if !isVertical, direction == .rightToLeft {
      // The first one is on the right: near - far = space.
      return Statement(.anchor(nearAnchor), relation, .anchor(farAnchor), constant: constant)
    }
    return Statement(.anchor(farAnchor), relation, .anchor(nearAnchor), constant: constant)
  }

  private func edge(isVertical: Bool, isFar: Bool) -> LayoutAttribute {
    if isVertical { return isFar ? .bottom : .top }
    return switch direction {
    case .natural: isFar ? .trailing : .leading
    case .leftToRight: isFar ? .right : .left
    case .rightToLeft: isFar ? .left : .right
    }
  }

  private mutating func element(_ rest: inout Bytes) -> Element? {
    if rest.first == .of("|") {
      rest = rest.dropFirst()
      return .superview
    }
    guard rest.first == .of("[") else { return nil }
    let start = rest.startIndex + 1
    var place = start
    var tries = 0
    while let end = rest[place...].firstIndex(of: .of("]")), tries < Self.mostTries {
      tries += 1
      place = end + 1
      let after = rest[place...]
      guard after.isEmpty || after.first == .of("-") || after.first == .of("[") else { continue }
      guard let element = boxed(rest[start..<end]) else { continue }
      rest = after
      return element
    }
    return nil
  }

  /// Reads what stands between the brackets.
  private mutating func boxed(_ text: Bytes) -> Element? {
    if text.last == .of(")"), let open = text.findLast("("), open > text.startIndex,
      let size = Self.predicate(text[(open + 1)..<(text.endIndex - 1)])
    {
      return item(text[text.startIndex..<open]).map { .item($0, size: size) }
    }
    return item(text).map { .item($0, size: nil) }
  }

  /// Reads `>=44@750`.
  static func predicate(_ text: Bytes) -> (Relation, Double, Double?)? {
    var text = text.trimmed
    var relation = Relation.equal
    if let (found, sign) = Self.relation(text, at: text.startIndex) {
      relation = found
      text = text.dropFirst(sign).trimmed
    }
    var priority: Double?
    if let at = text.lastIndex(of: .of("@")) {
      guard let number = text[(at + 1)...].number else { return nil }
      priority = number
      text = text[text.startIndex..<at]
    }
    guard let number = text.number ?? standardSpace(text) else { return nil }
    return (relation, number, priority)
  }

  /// Reads `-(8)-`, `-8-`, or nothing between brackets.
  private mutating func space(_ rest: inout Bytes) -> (Relation, Double)? {
    if rest.first == .of("[") { return (.equal, 0) }
    guard rest.first == .of("-") else { return nil }
    guard let end = rest.find(")-") ?? rest.dropFirst().find("-").map({ $0 - 1 }),
      end > rest.startIndex
    else { return nil }
    var inner = rest[(rest.startIndex + 1)...end]
    if inner.first == .of("("), inner.last == .of(")") { inner = inner.dropFirst().dropLast() }
    guard let (relation, number, own) = Self.predicate(inner) else { return nil }
    if let own { priority = own }
    rest = rest[(end + 2)...]
    return (relation, number)
  }
}
