import Requirements

/// A class of characters in the eyes of line breaking, by the name that the standard gives it.
///
/// Resolved as rule LB1 says: what is ambiguous, unassigned or needs a dictionary (Thai, Lao, Khmer,
/// Burmese) counts as ``AL``, so that words of those scripts are not told apart; small kana count as
/// ``NS``. Four classes are finer than the standard's: quotation marks that begin (``QI``) and end
/// (``QF``) a quotation, pictographs that are not assigned yet (``XP``), the dotted circle (``DC``).
///
/// Source: Unicode Standard Annex 14, revision 55 (Unicode 17.0.0).
enum LineBreakClass: UInt8, CaseIterable {
  case AL, HL, NU, ID, CM, SP, ZW, BK, CR, LF, NL, WJ, ZWJ, GL, CL, CP, EX, SY, IS, OP
  case QU, QI, QF, NS, B2, CB, BA, HH, HY, BB, IN, PR, PO, JL, JV, JT, H2, H3, RI, EB, EM
  case XP, AP, AK, AS, VF, VI, DC

  /// The class of each name.
  fileprivate static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
}

/// The classes of all scalars.
struct LineBreakClasses: Sendable {
  /// What line breaking knows of a scalar.
  struct Entry: Equatable {
    /// The class.
    var kind: LineBreakClass
    /// Whether the scalar's East Asian width is full, wide or half.
    var isWide: Bool

    static let letter = Entry(kind: .AL, isWide: false)
  }

  /// The classes of the Unicode Character Database.
  static let shared = LineBreakClasses()

  /// The first scalars of the ranges, in ascending order.
  private var starts: [UInt32] = []
  private var ends: [UInt32] = []
  private var entries: [Entry] = []
  /// The entries of the first scalars, which most texts consist of.
  private var basic: [Entry] = []

  private init() {
    var ranges: [(first: UInt32, last: UInt32, entry: Entry)] = []
    let rows = Self.data.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    for row in rows.split(separator: "\n") {
      let words = row.split(separator: " ")
      let isWide = words[0].last == "*"
      guard let kind = LineBreakClass.byName[String(isWide ? words[0].dropLast() : words[0])]
      else { requirementFailure("there is no line breaking class \(words[0])") }
      for word in words.dropFirst() {
        let bounds = word.split(separator: "-").compactMap { UInt32($0, radix: 16) }
        guard let first = bounds.first, let last = bounds.last else {
          requirementFailure("\(word) is no range of scalars")
        }
        ranges.append((first, last, Entry(kind: kind, isWide: isWide)))
      }
    }
    ranges.sort { $0.first < $1.first }
    starts = ranges.map(\.first)
    ends = ranges.map(\.last)
    entries = ranges.map(\.entry)
    basic = (0..<0x250).map { search(UInt32($0)) }
  }

  /// What is known of `scalar`.
  ///
  /// - Complexity: O(log *ranges*), O(1) for the letters of Western Europe.
  subscript(scalar: Unicode.Scalar) -> Entry {
    let value = scalar.value
    if value < basic.count { return basic[Int(value)] }
    // A syllable without a final consonant begins each group of 28.
    if (0xAC00...0xD7A3).contains(value) {
      return Entry(kind: (value - 0xAC00) % 28 == 0 ? .H2 : .H3, isWide: true)
    }
    return search(value)
  }

  private func search(_ value: UInt32) -> Entry {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= value { low = middle + 1 } else { high = middle }
    }
    guard low > 0, value <= ends[low - 1] else { return .letter }
    return entries[low - 1]
  }
}
