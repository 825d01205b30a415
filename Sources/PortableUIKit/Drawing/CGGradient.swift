public import Foundation

/// A list as Core Foundation has it.
public typealias CFArray = [Any]

/// Colors that pass into each other.
public final class CGGradient {
  /// The colors.
  let colors: [CGColor]
  /// Where they are, from 0 to 1.
  let locations: [CGFloat]

  /// Creates a passage; nil where something else than colors is given.
  ///
  /// - Parameters:
  ///   - space: What the parts of colors mean.
  ///   - colors: The colors, of class ``CGColor``.
  ///   - locations: As many places from 0 to 1 as there are colors; nil for even ones.
  public init?(
    colorsSpace space: CGColorSpace?,
    colors: CFArray,
    locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.compactMap { $0 as? CGColor }
    guard known.count == colors.count else { return nil }
    self.colors = known
    let last = CGFloat(max(1, known.count - 1))
    self.locations = known.indices.map { locations?[$0] ?? CGFloat($0) / last }
  }
}

/// Where colors that pass into each other go on.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Before the beginning.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// Behind the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// How colors are mixed with those below.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply = 1
  case screen = 2
  case overlay = 3
  case darken = 4
  case lighten = 5
  case colorDodge = 6
  case colorBurn = 7
  case softLight = 8
  case hardLight = 9
  case difference = 10
  case exclusion = 11
  case hue = 12
  case saturation = 13
  case color = 14
  case luminosity = 15
  case clear = 16
  case copy = 17
  case sourceIn = 18
  case sourceOut = 19
  case sourceAtop = 20
  case destinationOver = 21
  case destinationIn = 22
  case destinationOut = 23
  case destinationAtop = 24
  case xor = 25
  case plusDarker = 26
  case plusLighter = 27
}
