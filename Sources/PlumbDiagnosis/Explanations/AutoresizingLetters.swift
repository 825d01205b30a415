/// An autoresizing mask as logs print it, such as `h=--& v=-&-`.
///
/// Three letters stand for each axis: the near margin, the length and the far margin; `-` is fixed, `&` flexible.
///
/// Source: the letters beside the constraints that they come with, in public logs.
struct AutoresizingLetters {
  private var axes: [[Bool]]

  /// Reads the letters; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 2, parts[0].hasPrefix("h="), parts[1].hasPrefix("v=") else { return nil }
    axes = []
    for part in parts {
      let letters = part.dropFirst(2)
      guard letters.count == 3, letters.allSatisfy({ $0 == "-" || $0 == "&" }) else { return nil }
      axes.append(letters.map { $0 == "&" })
    }
  }

  /// What it means: `left margin and width fixed, right margin flexible; top margin and …`.
  var words: String {
    let names = [
      ["left margin", "width", "right margin"], ["top margin", "height", "bottom margin"],
    ]
    return zip(names, axes).map(Self.words).joined(separator: "; ")
  }

  private static func words(_ names: [String], _ isFlexible: [Bool]) -> String {
    let fixed = zip(names, isFlexible).filter { !$0.1 }.map(\.0)
    let flexible = zip(names, isFlexible).filter(\.1).map(\.0)
    let parts = [(fixed, "fixed"), (flexible, "flexible")].filter { !$0.0.isEmpty }
    return parts.map { "\(list($0.0)) \($0.1)" }.joined(separator: ", ")
  }

  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
