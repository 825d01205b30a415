/// The kinds of samples that a class was made with and that stand for what only the running app has.
struct MadeUpSamples: OptionSet {
  let rawValue: Int

  /// Lengths, counts, sizes, points and insets.
  static let numbers = MadeUpSamples(rawValue: 1)
  static let texts = MadeUpSamples(rawValue: 2)
  /// Nothing for properties that other code sets.
  static let nothing = MadeUpSamples(rawValue: 4)
}
