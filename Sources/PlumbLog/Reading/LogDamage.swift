/// What web pages do to the lines of a log, as far as it can be undone with certainty.
enum LogDamage {
  /// A line in which a page took `[…](…)` of a constraint for a link, whose parentheses it wrote in the code of addresses.
  ///
  /// Source: public threads, `H:[UIView:0x15eebf10(375)](%28null%29, %28null%29)`.
  static func unlinked(_ line: Bytes) -> Bytes {
    guard line.find("](%28") != nil, line.find("Constraint:") != nil else { return line }
    var result: [UInt8] = []
    var place = line.startIndex
    while place < line.endIndex {
      if line.has("](%28", at: place) {
        result += [.of("]"), 0x20, .of("("), .of("(")]
        place += 5
      } else if line.has("%28", at: place) || line.has("%29", at: place) {
        result.append(line[place + 2] == .of("8") ? .of("(") : .of(")"))
        place += 3
      } else {
        result.append(line[place])
        place += 1
      }
    }
    return result[...]
  }

  /// A line in which no address in the brackets of the visual format is broken by a blank, as slides and their texts do it.
  ///
  /// Source: a public text of slides, `H:[UIImageView:0x7f e709434820(320)]`.
  static func unbroken(_ line: Bytes) -> Bytes {
    guard line.find("Constraint:0x") != nil else { return line }
    var result: [UInt8] = []
    var place = line.startIndex
    while place < line.endIndex {
      if line[place] == .of("["), let blank = blankInAddress(line, place + 1) {
        result += line[place..<blank]
        place = blank + 1
      } else {
        result.append(line[place])
        place += 1
      }
    }
    return result[...]
  }

  /// Where the blank is in `UIView:0x7f e70]`, `UIView:0x7f e70(` or `UIView:0x7f e70'` that begins at a place; nil where
  /// nothing else does.
  private static func blankInAddress(_ line: Bytes, _ start: Int) -> Int? {
    var blank = start
    while blank < line.endIndex, line[blank].isNamePart { blank += 1 }
    guard blank > start, line.has(":0x", at: blank) else { return nil }
    blank += 3
    while blank < line.endIndex, line[blank].isHexDigit { blank += 1 }
    guard blank + 1 < line.endIndex, line[blank] == 0x20, line[blank + 1].isHexDigit else {
      return nil
    }
    var end = blank + 1
    while end < line.endIndex, line[end].isHexDigit { end += 1 }
    guard end < line.endIndex else { return nil }
    return [.of("]"), .of("("), .of("'")].contains(line[end]) ? blank : nil
  }

  /// A line without the brackets that old versions of SnapKit print around each class and address.
  ///
  /// Source: public threads, `<<App.LayoutConstraint:0x1> <UIView:0xa>.top == <UIView:0xb>.bottom + 8.0>`.
  static func unnested(_ line: Bytes) -> Bytes {
    guard let nest = line.find("<<"), line[nest...].find("LayoutConstraint:0x") != nil,
      boxEnd(line, nest + 1) != nil
    else { return line }
    var result = Array(line[...nest])
    var place = nest + 1
    while place < line.endIndex {
      if let end = boxEnd(line, place) {
        result += line[(place + 1)..<end]
        place = end + 1
      } else {
        result.append(line[place])
        place += 1
      }
    }
    return result[...]
  }

  /// Where `<UIView:0xa>` ends that begins at a place; nil where none begins.
  private static func boxEnd(_ line: Bytes, _ start: Int) -> Int? {
    guard start < line.endIndex, line[start] == .of("<") else { return nil }
    var end = start + 1
    while end < line.endIndex, line[end].isNamePart { end += 1 }
    guard end > start + 1, line.has(":0x", at: end) else { return nil }
    end += 3
    while end < line.endIndex, line[end].isHexDigit { end += 1 }
    return end < line.endIndex && line[end] == .of(">") ? end : nil
  }

  /// A line with the brackets around its constraint where they belong: a page has left them out, or they hold no more than
  /// the class and the address.
  ///
  /// Source: public threads, `"NSLayoutConstraint:0x9162d50 H:[UIView:0x9161180(70)]"` and
  /// `"<NSLayoutConstraint: 0x15ee9630> H:[UIView:0x15d5bff0]-(0)-| ((null), (null))"`, as a category for debugging prints it,
  /// with names of the two views at the end.
  static func bracketed(_ line: Bytes) -> Bytes {
    guard let quote = line.firstIndex(of: .of("\"")),
      let end = line.lastIndex(of: .of("\"")), end > quote + 1,
      line[line.startIndex..<quote].allSatisfy({ $0.isBlank || $0 == .of(">") || $0 == .of("*") })
    else { return line }
    var text = line[(quote + 1)..<end]
    let hasBrackets = text.first == .of("<")
    if hasBrackets { text = text.dropFirst() }
    guard let (start, rest) = head(text) else { return line }
    var body = rest
    if hasBrackets {
      guard body.first == .of(">"), body.count > 1 else { return line }
      body = body.dropFirst()
    } else if body.last == .of(">") {
      return line
    }
    guard body.first?.isBlank == true else { return line }
    if hasBrackets { body = withoutNames(body) }
    var result = Array(line[...quote])
    result.append(.of("<"))
    result += start
    result += body
    result.append(.of(">"))
    result += line[end...]
    return result[...]
  }

  /// A constraint without the names of two views that stand behind it in parentheses, `(title, (null))`.
  private static func withoutNames(_ body: Bytes) -> Bytes {
    guard body.last == .of(")"), body.find(", ") != nil else { return body }
    var depth = 0
    var place = body.endIndex
    repeat {
      place -= 1
      if body[place] == .of(")") { depth += 1 }
      if body[place] == .of("(") { depth -= 1 }
    } while depth > 0 && place > body.startIndex
    guard depth == 0, place > body.startIndex, body[place - 1].isBlank,
      body[place...].find(", ") != nil
    else { return body }
    return body[..<(place - 1)]
  }

  /// A line that is a constraint without brackets and quotes, with its brackets.
  ///
  /// Source: public threads and pages on which the brackets were taken for those of HTML.
  static func bare(_ line: Bytes) -> Bytes {
    var text = line.trimmed
    while let last = text.last,
      last == .of(",") || last == .of(";") || last == .of("\"") || last.isBlank
    {
      text = text.dropLast()
    }
    // The mark of a quoted text, which is none of a constraint.
    while let first = text.first, first == .of(">") || first.isBlank { text = text.dropFirst() }
    guard let (start, body) = head(text), body.first?.isBlank == true,
      body.find(" == ") != nil || body.find(" >= ") != nil || body.find(" <= ") != nil
        || body.find("[") != nil
    else { return line }
    return ([.of("<")] + start + body + [.of(">")])[...]
  }

  /// The class and the address of a constraint, and what stands behind them; nil for a text that begins otherwise.
  private static func head(_ text: Bytes) -> ([UInt8], Bytes)? {
    guard let colon = text.firstIndex(where: { !$0.isNamePart }), text[colon] == .of(":"),
      text[text.startIndex..<colon].ends(with: "Constraint")
    else { return nil }
    let address = text[(colon + 1)...].trimmed
    guard address.starts(with: "0x"),
      var end = address.dropFirst(2).firstIndex(where: { !$0.isHexDigit })
    else { return nil }
    // The place in the source that SnapKit prints behind the address.
    if address[end] == .of("@"), let mark = address[end...].firstIndex(of: .of("#")) {
      let behind = address[(mark + 1)...]
      end = behind.firstIndex { !$0.isDigit } ?? behind.endIndex
    }
    return (Array(text[...colon]) + Array(address[..<end]), address[end...])
  }
}
