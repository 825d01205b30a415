public import Foundation

/// How the paragraphs of a list are marked.
///
///     NSTextList(markerFormat: .decimal, startingItemNumber: 3).marker(forItemNumber: 4)  // "4"
///
/// Source: Apple's documentation of `NSTextList`.
open class NSTextList: NSObject, @unchecked Sendable {
  /// A mark, with what stands around it.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a format from text around one of the kinds in braces, as in `({decimal})`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a format from text around one of the kinds in braces.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// A box.
    public static let box = MarkerFormat("{box}")
    /// A check mark.
    public static let check = MarkerFormat("{check}")
    /// A circle.
    public static let circle = MarkerFormat("{circle}")
    /// A diamond.
    public static let diamond = MarkerFormat("{diamond}")
    /// A filled circle.
    public static let disc = MarkerFormat("{disc}")
    /// A hyphen.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// A filled square.
    public static let square = MarkerFormat("{square}")
    /// Hexadecimal numbers with small letters.
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    /// Hexadecimal numbers with capitals.
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    /// Octal numbers.
    public static let octal = MarkerFormat("{octal}")
    /// Small letters.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// Capitals.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// Small letters of the Latin alphabet.
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    /// Capitals of the Latin alphabet.
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    /// Small Roman numbers.
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// Roman numbers in capitals.
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    /// Numbers.
    public static let decimal = MarkerFormat("{decimal}")
  }

  /// What else holds for the marks.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Creates options from their bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The marks of lists around the list come first.
    public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
  }

  /// The mark.
  public let markerFormat: MarkerFormat
  /// What else holds for the marks.
  public let listOptions: Options
  /// The number of the first paragraph.
  open var startingItemNumber = 1

  /// Creates a list.
  public init(markerFormat: MarkerFormat, options: Options = []) {
    self.markerFormat = markerFormat
    listOptions = options
    super.init()
  }

  /// Creates a list whose first paragraph has a number.
  public convenience init(
    markerFormat: MarkerFormat,
    options: Options = [],
    startingItemNumber: Int
  ) {
    self.init(markerFormat: markerFormat, options: options)
    self.startingItemNumber = startingItemNumber
  }

  /// Whether the paragraphs have numbers.
  open var isOrdered: Bool { Self.signs[kind ?? ""] == nil && kind != nil }

  /// The kind in the braces.
  private var kind: String? {
    let format = markerFormat.rawValue
    guard let start = format.firstIndex(of: "{"), let end = format.firstIndex(of: "}"), start < end
    else { return nil }
    return String(format[format.index(after: start)..<end])
  }

  private static let signs = [
    "box": "☐", "check": "✓", "circle": "◦", "diamond": "◆", "disc": "•", "hyphen": "⁃",
    "square": "▪",
  ]

  /// Returns the mark of a paragraph.
  open func marker(forItemNumber itemNum: Int) -> String {
    guard let kind else { return markerFormat.rawValue }
    let mark =
      switch kind {
      case "lower-hexadecimal": String(itemNum, radix: 16)
      case "upper-hexadecimal": String(itemNum, radix: 16, uppercase: true)
      case "octal": String(itemNum, radix: 8)
      case "lower-alpha", "lower-latin": Self.letters(itemNum)
      case "upper-alpha", "upper-latin": Self.letters(itemNum).uppercased()
      case "lower-roman": Self.roman(itemNum)
      case "upper-roman": Self.roman(itemNum).uppercased()
      case "decimal": String(itemNum)
      default: Self.signs[kind] ?? ""
      }
    return markerFormat.rawValue.replacingOccurrences(of: "{\(kind)}", with: mark)
  }

  /// The number as letters: a to z, then aa.
  private static func letters(_ number: Int) -> String {
    var rest = number
    var result = ""
    while rest > 0 {
      rest -= 1
      result = String(UnicodeScalar(UInt8(97 + rest % 26))) + result
      rest /= 26
    }
    return result
  }

  private static func roman(_ number: Int) -> String {
    let steps = [
      (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"),
      (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var rest = max(0, number)
    var result = ""
    for (value, letters) in steps {
      while rest >= value {
        result += letters
        rest -= value
      }
    }
    return result
  }
}
