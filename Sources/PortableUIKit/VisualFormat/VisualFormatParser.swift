import Foundation

/// Reads a visual format, character after character.
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private let metrics: [String: CGFloat]
  private let viewNames: Set<String>
  private var position = 0

  /// Reads a format.
  ///
  /// - Parameters:
  ///   - format: The text.
  ///   - metrics: The numbers that names stand for, in points.
  ///   - viewNames: The names of views.
  /// - Returns: The line of views.
  /// - Throws: What is wrong with the text, and where.
  static func parse(
    _ format: String,
    metrics: [String: CGFloat],
    viewNames: Set<String>
  ) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format, metrics, viewNames)
    return try parser.line()
  }

  private init(_ format: String, _ metrics: [String: CGFloat], _ viewNames: Set<String>) {
    self.format = format
    characters = Array(format)
    self.metrics = metrics
    self.viewNames = viewNames
  }

  // MARK: - The line

  private mutating func line() throws(VisualFormatError) -> VisualFormat {
    var line = VisualFormat()
    if take("V") {
      line.axis = .vertical
      try expect(":", "Expected a ':' after 'V'")
    } else if take("H") {
      try expect(":", "Expected a ':' after 'H'")
    }
    line.elements.append(try element(isFirst: true))
    while !isAtEnd {
      let gap = try gap()
      let element = try element(isFirst: false)
      line.gaps.append(gap)
      line.elements.append(element)
      if case .superview = element, !isAtEnd {
        throw error("Expected the end of the format after '|'")
      }
    }
    guard line.elements.contains(where: { if case .view = $0 { true } else { false } }) else {
      throw error("Expected a view")
    }
    return line
  }

  private mutating func element(isFirst: Bool) throws(VisualFormatError) -> VisualFormat.Element {
    let start = position
    if take("|") { return .superview(at: start) }
    try expect("[", "Expected a '[' or '|'")
    let nameStart = position
    let name = try name("Expected a view")
    guard viewNames.contains(name) else {
      throw error("\(name) is not a key in the views dictionary.", at: nameStart)
    }
    var view = VisualFormat.View(name: name, position: nameStart)
    if take("(") { view.size = try predicates(allowsViews: true) }
    try expect("]", "Expected a ']'")
    return .view(view)
  }

  /// Reads what lies between two elements.
  ///
  /// A single predicate needs no parentheses, though Apple's grammar has them around a relation and a priority.
  ///
  /// Source: formats such as `|->=8-[title]` and `|-==margin@750-[title]`, which many public apps give UIKit.
  private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard take("-") else { return .none }
    if take("(") {
      let list = try predicates(allowsViews: false)
      try expect("-", "Expected a '-' after the distance")
      return .predicates(list)
    }
    guard let next = peek, next != "[", next != "|" else { return .standard }
    let only = try predicate(allowsViews: false)
    try expect("-", "Expected a '-' after the distance")
    return .predicates([only])
  }

  // MARK: - Predicates

  /// Reads predicates up to the closing parenthesis.
  private mutating func predicates(
    allowsViews: Bool
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var list = [try predicate(allowsViews: allowsViews)]
    while take(",") { list.append(try predicate(allowsViews: allowsViews)) }
    try expect(")", "Expected a ')' or ','")
    return list
  }

  private mutating func predicate(
    allowsViews: Bool
  ) throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if take("=") {
      try expect("=", "Expected '==', '<=' or '>='")
    } else if take("<") {
      try expect("=", "Expected '==', '<=' or '>='")
      relation = .lessThanOrEqual
    } else if take(">") {
      try expect("=", "Expected '==', '<=' or '>='")
      relation = .greaterThanOrEqual
    }
    let operand = try operand(allowsViews: allowsViews)
    var priority = UILayoutPriority.required
    if take("@") {
      let start = position
      let value = try constant()
      guard value > 0, value <= 1000 else {
        throw error("A priority is above 0 and at most 1000", at: start)
      }
      priority = UILayoutPriority(Float(value))
    }
    return .init(relation: relation, operand: operand, priority: priority)
  }

  private mutating func operand(
    allowsViews: Bool
  ) throws(VisualFormatError) -> VisualFormat.Operand {
    guard let next = peek, next.isNameStart else { return .constant(try constant()) }
    let start = position
    let name = try name("Expected a number, metric or view")
    if let value = metrics[name] { return .constant(value) }
    guard allowsViews else {
      throw error("\(name) is not a key in the metrics dictionary.", at: start)
    }
    guard viewNames.contains(name) else {
      throw error("\(name) is not a key in the metrics or views dictionary.", at: start)
    }
    return .view(name: name, position: start)
  }

  /// Reads a number, or a metric.
  private mutating func constant() throws(VisualFormatError) -> CGFloat {
    let start = position
    if let next = peek, next.isNameStart {
      let name = try name("Expected a number or metric")
      guard let value = metrics[name] else {
        throw error("\(name) is not a key in the metrics dictionary.", at: start)
      }
      return value
    }
    var text = take("-") ? "-" : ""
    while let next = peek, next.isASCII, next.isNumber || next == "." {
      text.append(next)
      position += 1
    }
    guard let value = Double(text), value.isFinite else {
      throw error("Expected a number, metric or view", at: start)
    }
    return CGFloat(value)
  }

  /// Reads a name of letters, digits and underscores.
  private mutating func name(_ reason: String) throws(VisualFormatError) -> String {
    guard let first = peek, first.isNameStart else { throw error(reason) }
    var name = ""
    while let next = peek, next.isNameStart || next.isNumber {
      name.append(next)
      position += 1
    }
    return name
  }

  // MARK: - Characters

  private var isAtEnd: Bool { position == characters.count }

  private var peek: Character? { isAtEnd ? nil : characters[position] }

  private mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    position += 1
    return true
  }

  private mutating func expect(
    _ character: Character,
    _ reason: String
  ) throws(VisualFormatError) {
    guard take(character) else { throw error(reason) }
  }

  private func error(_ reason: String, at place: Int? = nil) -> VisualFormatError {
    VisualFormatError(format: format, position: place ?? position, reason: reason)
  }
}

extension Character {
  /// Whether a name can begin with the character.
  fileprivate var isNameStart: Bool { isLetter || self == "_" }
}
