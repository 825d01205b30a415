/// Where lines of a text may end, by Unicode Standard Annex 14.
///
///     let opportunities = LineBreakOpportunities(of: "well-known fact")
///     opportunities.offsets  // [5, 11]
///
/// The rules are those of revision 55 (Unicode 17.0.0) without tailoring. Words of Thai, Lao, Khmer and
/// Burmese are told apart by ``DictionaryBreaks``.
struct LineBreakOpportunities {
  /// Characters that no line break separates.
  struct Unit {
    var kind: LineBreakClass
    var isWide: Bool
    /// Whether the last scalar joins what follows.
    var endsInJoiner: Bool
    /// Where the unit begins, in UTF-8 bytes.
    var offset: Int
  }

  var units: [Unit] = []
  /// The last unit before the one in question that is no space, or -1.
  var lastSolid = -1
  /// How much of a number ends right before the unit in question.
  var number = NumberPart.none
  /// The number of regional indicators right before the unit in question.
  var indicators = 0

  /// A part of a number, after rule LB25.
  enum NumberPart {
    case none
    /// Digits with separators.
    case digits
    /// Digits and what closes a bracket.
    case closed
  }

  /// Where a line may begin, in UTF-8 bytes from the start; neither 0 nor the end of the text.
  private(set) var offsets: [Int] = []

  /// Finds the places in `text`.
  ///
  /// - Complexity: O(*scalars*).
  init(of text: String) {
    gatherUnits(of: text)
    for index in units.indices {
      if index > 0, allowsBreak(before: index) { offsets.append(units[index].offset) }
      pass(index)
    }
    for stretch in dictionaryStretches {
      let start = stretch.offset
      offsets += DictionaryBreaks.offsets(in: stretch.text).map { start + $0 }
    }
    if !dictionaryStretches.isEmpty { offsets = Set(offsets).sorted() }
  }

  /// The stretches of scripts whose words a dictionary tells apart, with their offsets in UTF-8 bytes.
  private var dictionaryStretches: [(offset: Int, text: String)] = []

  /// Notes a scalar that belongs to such a stretch.
  private mutating func extendStretch(by scalar: Unicode.Scalar, at offset: Int) {
    if let last = dictionaryStretches.last, last.offset + last.text.utf8.count == offset {
      dictionaryStretches[dictionaryStretches.count - 1].text.unicodeScalars.append(scalar)
    } else {
      dictionaryStretches.append((offset, String(scalar)))
    }
  }

  /// Makes units of the text.
  ///
  /// Combining marks belong to their base (LB9) or, without one, are letters (LB10).
  private mutating func gatherUnits(of text: String) {
    let classes = LineBreakClasses.shared
    units.reserveCapacity(text.utf8.count)
    var offset = 0
    for scalar in text.unicodeScalars {
      if DictionaryBreaks.cover(scalar) { extendStretch(by: scalar, at: offset) }
      let entry = classes[scalar]
      var kind = entry.kind
      if kind == .CM || kind == .ZWJ {
        if let last = units.indices.last, !units[last].kind.isSpaceOrBreak {
          units[last].endsInJoiner = kind == .ZWJ
          offset += UTF8.width(scalar)
          continue
        }
        kind = .AL
      }
      units.append(
        Unit(
          kind: kind,
          isWide: entry.isWide,
          endsInJoiner: entry.kind == .ZWJ,
          offset: offset
        )
      )
      offset += UTF8.width(scalar)
    }
  }

  /// Notes what the rules have to know of the units before the next one.
  private mutating func pass(_ index: Int) {
    let kind = units[index].kind
    if kind != .SP { lastSolid = index }
    indicators = kind == .RI ? indicators + 1 : 0
    switch kind {
    case .NU: number = .digits
    case .SY, .IS: number = number == .digits ? .digits : .none
    case .CL, .CP: number = number == .digits ? .closed : .none
    default: number = .none
    }
  }
}
