import Requirements

/// The thickness of a font's strokes.
///
/// The raw values are those of `UIFont.Weight`: −1 is thinnest, 0 regular, 1 thickest.
public struct FontWeight: RawRepresentable, Hashable, Comparable, Sendable {
  /// The position on UIKit's scale from −1 to 1; it has no unit.
  public let rawValue: Double

  /// Creates a weight from a position on UIKit's scale.
  ///
  /// - Precondition: `rawValue` is finite.
  public init(rawValue: Double) {
    requirement(rawValue.isFinite, "font weight is \(rawValue); weights are finite numbers")
    self.rawValue = rawValue
  }

  /// The thinnest named weight.
  public static let ultraLight = FontWeight(rawValue: -0.8)
  /// One step thicker than ``ultraLight``.
  public static let thin = FontWeight(rawValue: -0.6)
  /// One step thinner than ``regular``.
  public static let light = FontWeight(rawValue: -0.4)
  /// The weight of ordinary text.
  public static let regular = FontWeight(rawValue: 0)
  /// One step thicker than ``regular``.
  public static let medium = FontWeight(rawValue: 0.23)
  /// The weight of headlines.
  public static let semibold = FontWeight(rawValue: 0.3)
  /// The weight of the bold system font.
  public static let bold = FontWeight(rawValue: 0.4)
  /// One step thicker than ``bold``.
  public static let heavy = FontWeight(rawValue: 0.56)
  /// The thickest named weight.
  public static let black = FontWeight(rawValue: 0.62)

  /// The nine named weights with Apple's names, thinnest first.
  public static let named: [(name: String, weight: FontWeight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]

  /// The named weight that Apple calls `name`, as in an Interface Builder document.
  public init?(name: String) {
    guard let match = Self.named.first(where: { $0.name == name }) else { return nil }
    self = match.weight
  }

  /// The weight of OpenType's scale from 1 to 1000, on which 400 is regular and 700 bold.
  ///
  /// Source: the OpenType specification 1.9, `usWeightClass`, which names the hundreds as Apple names weights.
  init(class value: Double) {
    let place = min(max(1, value / 100), 9) - 1
    let low = min(Int(place), 7)
    let share = place - Double(low)
    let (from, to) = (Self.named[low].weight.rawValue, Self.named[low + 1].weight.rawValue)
    self.init(rawValue: from + share * (to - from))
  }

  /// The weight on OpenType's scale, from 100 to 900: what ``init(class:)`` is for.
  var classValue: Double {
    guard let above = Self.named.firstIndex(where: { $0.weight >= self }) else { return 900 }
    guard above > 0 else { return 100 }
    let (from, to) = (Self.named[above - 1].weight.rawValue, Self.named[above].weight.rawValue)
    return 100 * (Double(above) + (rawValue - from) / (to - from))
  }

  public static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The place of the nearest named weight in ``named``; the thinner one of two equally near.
  var nearestNamedIndex: Int {
    var best = 0
    for (index, entry) in Self.named.enumerated() {
      let distance = abs(entry.weight.rawValue - rawValue)
      if distance < abs(Self.named[best].weight.rawValue - rawValue) { best = index }
    }
    return best
  }
}
