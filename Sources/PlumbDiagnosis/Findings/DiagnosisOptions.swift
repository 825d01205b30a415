/// The limits within which a layout is judged.
public struct DiagnosisOptions: Hashable, Sendable {
  /// By how many points a saved frame may be off before it counts as misplaced.
  public var misplacementTolerance = 1.0

  /// The factor by which texts and images are expected to grow, from 1; nil is what translations come
  /// to, by the length of the text.
  ///
  /// Source: "Text size in translation", World Wide Web Consortium, 2007, which cites IBM: up to 10
  /// letters 3 times as long, up to 20 twice, up to 30 1.8 times, up to 50 1.6, up to 70 1.7, and
  /// beyond 1.3.
  public var growth: Double?

  /// Whether conflicts come with the changes that end them, each of which costs about a check of the layout to find.
  package var triesFixes = true

  /// Creates the default options.
  public init() {}

  /// How many times as long a text of `count` letters may become.
  func growth(ofText count: Int) -> Double {
    if let growth { return max(1, growth) }
    switch count {
    case ...10: return 3
    case ...20: return 2
    case ...30: return 1.8
    case ...50: return 1.6
    case ...70: return 1.7
    default: return 1.3
    }
  }
}
