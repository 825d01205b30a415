import LayoutEngine

extension Wording {
  // MARK: - Telling constraints apart

  /// The longest message of a finding, in letters; what is beyond is among its details.
  static let longestMessage = 300

  /// A constraint in words, with what tells it from others.
  func named(_ place: Int) -> String {
    let words = constraint(snapshot.constraints[place])
    let mark = self.mark(place)
    return mark.isEmpty ? words : "\(words) (\(mark))"
  }

  /// What tells a constraint from others that say the same: its name, its id, its line, or who made it.
  func mark(_ place: Int) -> String {
    let constraint = snapshot.constraints[place]
    var parts: [String] = []
    if let identifier = constraint.identifier, !identifier.isEmpty {
      parts.append("'\(identifier)'")
    }
    if constraint.source == .app {
      let isAddress = constraint.id.hasPrefix("0x")
      if !constraint.id.isEmpty, !isAddress { parts.append(constraint.id) }
      if let origin = constraint.origin {
        parts.append(self.line(origin))
      } else if isAddress {
        parts.append(constraint.id)
      }
    } else {
      parts.append(constraint.source.maker)
    }
    return parts.joined(separator: ", ")
  }

  /// A place: the line alone in a document, which the finding names, and the file as well for one of source.
  private func line(_ origin: SourceLocation) -> String {
    let name = origin.file.split(separator: "/").last.map(String.init) ?? origin.file
    let isSource = name.hasSuffix(".swift") || name.hasSuffix(".m") || name.hasSuffix(".mm")
    return isSource ? "\(name):\(origin.line)" : "line \(origin.line)"
  }

  // MARK: - Lists

  /// Parts as people list them, `a, b and c`; beyond `limit` of them as a number.
  package static func list(_ parts: [String], limit: Int = .max) -> String {
    let shown =
      parts.count > limit ? parts.prefix(limit) + ["\(parts.count - limit) more"] : parts[...]
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The sentence that `words` makes of as many parts as fit into a message, at least one.
  static func fitting(_ count: Int, _ words: (Int) -> String) -> String {
    var limit = max(1, count)
    var text = words(limit)
    while limit > 1, text.count > longestMessage {
      limit -= 1
      text = words(limit)
    }
    return text
  }
}

extension ConstraintSource {
  /// Who makes constraints of this source, for people.
  var maker: String {
    switch self {
    case .app: "the app"
    case .autoresizingMask: "autoresizing mask"
    case .encapsulatedSize: "size from outside"
    case .marginsGuide: "layout margins"
    case .safeAreaGuide: "safe area"
    case .systemGuide: "guide of the system"
    case .stackView: "stack view"
    case .scrollView: "scroll view's content"
    case .interfaceBuilder: "Interface Builder, for a view without constraints"
    }
  }
}
