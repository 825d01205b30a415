import LayoutEngine

/// A line of a layout that was recorded as a text: a view with its class, name, texts, state and frame.
struct TreeLine {
  /// How many views it stands in.
  let depth: Int
  /// The view.
  private(set) var item: LayoutSnapshot.Item
  /// What a snapshot without looks has no place for.
  private(set) var facts = RecordedTree.Facts()

  /// Why a line is no view's.
  struct Malformed: Error {
    var reason: String
  }

  /// Reads a line.
  ///
  /// The frame is at the end, and so it is read first; texts may hold anything but line breaks, and end with the last quotation
  /// mark.
  init(_ line: some StringProtocol) throws(Malformed) {
    let indent = line.prefix { $0 == " " }.count
    guard indent % 2 == 0 else {
      throw Malformed(reason: "it is indented by \(indent) spaces, which is no multiple of two")
    }
    depth = indent / 2
    var rest = Substring(line.dropFirst(indent))
    let frame = try Self.frame(&rest)
    let className = Self.className(&rest)
    guard let first = className.first, first.isLetter || first == "_" || first == "(" else {
      throw Malformed(reason: "it does not begin with the class of a view")
    }
    item = LayoutSnapshot.Item(
      kind: .view,
      id: "",
      className: className,
      parent: nil,
      frame: frame,
      properties: ItemProperties()
    )
    item.label = Self.label(&rest)
    if let texts = Self.texts(&rest) {
      item.text = Self.joined(texts)
      if texts.count > 1 {
        facts.values["line breaks"] = "“\(texts.joined(separator: " | "))”"
      }
    }
    try readWords(&rest)
  }

  // MARK: - Parts

  /// Takes `(x, y, width, height)` off the end.
  private static func frame(_ rest: inout Substring) throws(Malformed) -> LayoutRect {
    guard rest.last == ")", let start = rest.lastIndex(of: "(") else {
      throw Malformed(reason: "it does not end with a frame (x, y, width, height)")
    }
    let sides = rest[rest.index(after: start)...].dropLast().split(separator: ",").map {
      Double($0.drop { $0 == " " })
    }
    let numbers = sides.compactMap(\.self).filter(\.isFinite)
    guard sides.count == 4, numbers.count == 4, start > rest.startIndex else {
      throw Malformed(reason: "\(rest[start...]) is no frame (x, y, width, height)")
    }
    rest = rest[..<start]
    while rest.last == " " { rest.removeLast() }
    return LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Takes a class off the beginning; one with arguments, such as `Box<Int, String>`, has spaces in it.
  private static func className(_ rest: inout Substring) -> String {
    var open = 0
    let end =
      rest.firstIndex { character in
        if character == "<" || character == "(" { open += 1 }
        if character == ">" || character == ")" { open -= 1 }
        return character == " " && open <= 0
      } ?? rest.endIndex
    defer { rest = rest[end...].drop { $0 == " " } }
    return String(rest[..<end])
  }

  private static func label(_ rest: inout Substring) -> String? {
    guard rest.first == "`" else { return nil }
    let inner = rest.dropFirst()
    guard let end = inner.firstRange(of: "` ")?.lowerBound ?? inner.lastIndex(of: "`") else {
      return nil
    }
    defer { rest = inner[end...].dropFirst().drop { $0 == " " } }
    return String(inner[..<end])
  }

  private static func texts(_ rest: inout Substring) -> [String]? {
    guard rest.first == "\"", let end = rest.lastIndex(of: "\""), end > rest.startIndex else {
      return nil
    }
    let inner = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[end...].dropFirst().drop { $0 == " " }
    return inner.split(separator: "\" | \"", omittingEmptySubsequences: false).map(String.init)
  }

  private mutating func readWords(_ rest: inout Substring) throws(Malformed) {
    while let word = Self.word(&rest) {
      switch word {
      case "hidden": item.isHidden = true
      case "clips": item.clipsToBounds = true
      case "gradient": facts.values["gradient"] = "yes"
      case "shape": facts.values["shape"] = "yes"
      case "masked": facts.values["mask"] = "yes"
      case "alpha": facts.values["opacity"] = try Self.value(&rest, of: word)
      case "z": facts.values["z"] = try Self.value(&rest, of: word)
      case "transform":
        guard rest.first == "[", let end = rest.firstIndex(of: "]") else {
          throw Malformed(reason: "the transform has no numbers in brackets")
        }
        facts.values["transform"] = String(rest[...end])
        rest = rest[end...].dropFirst().drop { $0 == " " }
      default:
        guard let count = Int(word), ["layer", "layers"].contains(Self.word(&rest)) else {
          throw Malformed(reason: "“\(word)” says nothing of a view")
        }
        let isLeftOut = rest.hasPrefix("left out")
        if isLeftOut { rest = rest.dropFirst("left out".count).drop { $0 == " " } }
        facts.values[isLeftOut ? "layers left out" : "layers"] = "\(count)"
      }
    }
  }

  private static func word(_ rest: inout Substring) -> String? {
    guard !rest.isEmpty else { return nil }
    let word = rest.prefix { $0 != " " }
    rest = rest[word.endIndex...].drop { $0 == " " }
    return String(word)
  }

  private static func value(_ rest: inout Substring, of what: String) throws(Malformed) -> String {
    guard let word = word(&rest), Double(word) != nil else {
      throw Malformed(reason: "there is no number behind “\(what)”")
    }
    return word
  }

  // MARK: - Texts

  /// The lines of a text as one: a space where one was broken, but not between letters of scripts without spaces.
  private static func joined(_ lines: [String]) -> String {
    lines.dropFirst().reduce(into: lines.first ?? "") { text, line in
      let isTight =
        text.unicodeScalars.last.map(isUnspaced) ?? true
        || line.unicodeScalars.first.map(isUnspaced) ?? true
      text += (isTight || text.hasSuffix(" ") ? "" : " ") + line
    }
  }

  /// Whether a letter is of a script that is written without spaces: Chinese, Japanese, Thai, Lao, Burmese, Khmer.
  private static func isUnspaced(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3000...0x30FF: true
    default: letter.properties.isIdeographic
    }
  }
}
