import Foundation
import TestSupport

/// Breaks documents in the ways in which merges, scripts and hands break them: well-formed, and wrong.
struct DocumentMutator {
  private var random: SeededRandom
  private let lines: [String]
  /// The identifiers of all elements.
  private let identifiers: [String]

  /// A mutator of the scenes of several documents, put into one document.
  init(scenes documents: [String], seed: UInt64) {
    random = SeededRandom(seed: seed)
    var merged: [String] = []
    for (index, document) in documents.enumerated() {
      let all = document.components(separatedBy: "\n")
      guard let first = all.firstIndex(where: { $0.contains("<scenes>") }),
        let last = all.firstIndex(where: { $0.contains("</scenes>") })
      else { continue }
      if index == 0 { merged += all[...first] }
      merged += all[(first + 1)..<last]
      if index == documents.count - 1 { merged += ["</scenes>", "</document>"] }
    }
    lines = merged
    identifiers = merged.compactMap { Self.value(of: "id", in: $0) }
  }

  /// The next broken document.
  mutating func next() -> String {
    var copy = lines
    for _ in 0..<Int.random(in: 1...6, using: &random) { mutate(&copy) }
    return copy.joined(separator: "\n")
  }

  private mutating func mutate(_ lines: inout [String]) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: removeElement(&lines)
    case 1: repeatElement(&lines)
    case 2: swapElements(&lines)
    case 3: removeAttribute(&lines)
    case 4: swapAttributes(&lines)
    case 5: turnReference(&lines)
    case 6: turnPriority(&lines)
    case 7: turnFlag(&lines)
    default: turnNumber(&lines)
    }
  }

  // MARK: - Elements

  /// The places of elements on a line of their own.
  private func elements(_ lines: [String]) -> [Int] {
    lines.indices.filter { lines[$0].hasSuffix("/>") && !lines[$0].contains("<device ") }
  }

  private mutating func pick(_ places: [Int]) -> Int? { places.randomElement(using: &random) }

  private mutating func removeElement(_ lines: inout [String]) {
    if let place = pick(elements(lines)) { lines.remove(at: place) }
  }

  private mutating func repeatElement(_ lines: inout [String]) {
    guard let place = pick(elements(lines)) else { return }
    var copy = lines[place]
    let fresh = "new-\(Int.random(in: 0..<1_000_000, using: &random))"
    Self.setValue(of: "id", to: fresh, in: &copy)
    lines.insert(copy, at: place)
  }

  private mutating func swapElements(_ lines: inout [String]) {
    guard let one = pick(elements(lines)), let two = pick(elements(lines)) else { return }
    lines.swapAt(one, two)
  }

  // MARK: - Attributes

  private static let shared = ["firstAttribute", "secondAttribute", "firstItem", "secondItem"]
  private static let numbers = ["constant", "width", "height", "x", "y", "pointSize", "multiplier"]
  private static let optional =
    shared + numbers + [
      "translatesAutoresizingMaskIntoConstraints", "text", "relation",
    ]

  /// A place where an attribute of `names` stands, and its name.
  private mutating func attribute(_ names: [String], _ lines: [String]) -> (Int, String)? {
    guard let name = names.randomElement(using: &random) else { return nil }
    let places = lines.indices.filter { Self.value(of: name, in: lines[$0]) != nil }
    return pick(places).map { ($0, name) }
  }

  private mutating func removeAttribute(_ lines: inout [String]) {
    guard let (place, name) = attribute(Self.optional, lines),
      let value = Self.value(of: name, in: lines[place])
    else { return }
    lines[place] = lines[place].replacingOccurrences(of: " \(name)=\"\(value)\"", with: "")
  }

  private mutating func swapAttributes(_ lines: inout [String]) {
    guard let (one, name) = attribute(Self.shared, lines) else { return }
    let places = lines.indices.filter { Self.value(of: name, in: lines[$0]) != nil }
    guard let two = pick(places), let a = Self.value(of: name, in: lines[one]),
      let b = Self.value(of: name, in: lines[two])
    else { return }
    Self.setValue(of: name, to: b, in: &lines[one])
    Self.setValue(of: name, to: a, in: &lines[two])
  }

  /// Ties a constraint to any element: itself, another scene's, a cycle, one that is no view.
  private mutating func turnReference(_ lines: inout [String]) {
    guard let (place, name) = attribute(["firstItem", "secondItem", "destination"], lines),
      let id = identifiers.randomElement(using: &random)
    else { return }
    Self.setValue(of: name, to: id, in: &lines[place])
  }

  private mutating func turnPriority(_ lines: inout [String]) {
    let places = lines.indices.filter { lines[$0].contains("<constraint ") }
    let values = ["0.0001", "1", "249.5", "750", "999", "999.9999", "1000", "1e-46", "5e-324"]
    guard let place = pick(places), let value = values.randomElement(using: &random) else { return }
    lines[place] = lines[place].replacingOccurrences(
      of: "<constraint ",
      with: "<constraint priority=\"\(value)\" "
    )
  }

  private mutating func turnFlag(_ lines: inout [String]) {
    let places = lines.indices.filter { lines[$0].contains(" contentMode=\"") }
    let flags = [
      "hidden=\"YES\"", "fixedFrame=\"YES\"", "semanticContentAttribute=\"forceRightToLeft\"",
      "preservesSuperviewLayoutMargins=\"YES\"", "insetsLayoutMarginsFromSafeArea=\"NO\"",
      "numberOfLines=\"0\"", "numberOfLines=\"1e30\"", "numberOfPages=\"1e30\"",
      "horizontalHuggingPriority=\"1e-46\"", "numberOfLines=\"-7\"",
      "horizontalHuggingPriority=\"1000\"",
      "horizontalCompressionResistancePriority=\"1000\"", "axis=\"vertical\"",
      "distribution=\"fillProportionally\"", "alignment=\"firstBaseline\"", "spacing=\"1e7\"",
    ]
    guard let place = pick(places), let flag = flags.randomElement(using: &random) else { return }
    // A second attribute of one name is not well-formed.
    guard !lines[place].contains(" " + flag.prefix(while: { $0 != "=" }) + "=") else { return }
    lines[place] = lines[place].replacingOccurrences(
      of: " contentMode=\"",
      with: " \(flag) contentMode=\""
    )
  }

  private mutating func turnNumber(_ lines: inout [String]) {
    let values = [
      "0", "-0.0", "-1", "0.0001", "1e-300", "100000", "1e9", "-1e9", "1e15", "1e300", "-1e308",
      "1e-46", "5e-324", "9999999", "-9999999", "0.000001", "1e30", "1e307", "9223372036854775808",
      "inf", "nan", "1:3000000", "16:0",
    ]
    guard let (place, name) = attribute(Self.numbers, lines),
      let value = values.randomElement(using: &random)
    else { return }
    Self.setValue(of: name, to: value, in: &lines[place])
  }

  // MARK: - Text

  private static func range(of name: String, in line: String) -> Range<String.Index>? {
    guard let start = line.range(of: " \(name)=\""),
      let end = line.range(of: "\"", range: start.upperBound..<line.endIndex)
    else { return nil }
    return start.upperBound..<end.lowerBound
  }

  private static func value(of name: String, in line: String) -> String? {
    range(of: name, in: line).map { String(line[$0]) }
  }

  private static func setValue(of name: String, to value: String, in line: inout String) {
    if let range = range(of: name, in: line) { line.replaceSubrange(range, with: value) }
  }
}
