/// The names that Objective-C has for what Swift declares.
///
/// Source: `AbstractFunctionDecl::getObjCSelector` in swiftlang/swift, and the word list in `PartsOfSpeech.def` there.
enum ObjectiveCNames {
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  /// Returns the selector of a method.
  ///
  /// - Parameters:
  ///   - base: The name without labels.
  ///   - labels: A label for each parameter, "_" where there is none.
  ///   - canThrow: Whether the method can fail: then there is a parameter for the error.
  /// - Returns: The name, with a colon for each parameter.
  static func selector(_ base: String, _ labels: [String], canThrow: Bool = false) -> String {
    var labels = labels
    if canThrow {
      if labels.isEmpty { return base + "AndReturnError:" }
      labels.append("error")
    }
    guard let first = labels.first else { return base }
    var name = base
    if first != "_", !first.isEmpty {
      if !prepositions.contains(firstWord(first)), !prepositions.contains(lastWord(base)) {
        name += "With"
      }
      name += first.prefix(1).uppercased() + first.dropFirst()
    }
    name += ":"
    for label in labels.dropFirst() { name += (label == "_" ? "" : label) + ":" }
    return name
  }

  /// Returns the selector that sets a property.
  static func setter(_ name: String) -> String {
    "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
  }

  private static func firstWord(_ name: String) -> String {
    String(name.prefix { !$0.isUppercase })
  }

  private static func lastWord(_ name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return name[start...].lowercased()
  }
}
