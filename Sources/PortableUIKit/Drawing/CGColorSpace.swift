public import Foundation

/// What kind of parts a color has.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
  case cmyk = 2
  case lab = 3
  case deviceN = 4
  case indexed = 5
  case pattern = 6
  case XYZ = 7
}

/// What the parts of a color mean: their number and their name are known, and colors are not mapped between spaces.
public final class CGColorSpace: Sendable {
  /// What kind of parts a color has.
  public let model: CGColorSpaceModel
  /// The name; nil for that of a device.
  public let name: String?

  init(_ model: CGColorSpaceModel, name: String? = nil) {
    (self.model, self.name) = (model, name)
  }

  /// Creates a space by its name; nil for one that nobody knows.
  public convenience init?(name: String) {
    guard let model = Self.known[name] else { return nil }
    self.init(model, name: name)
  }

  /// How many parts a color has, without alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome, .indexed: 1
    case .cmyk: 4
    case .unknown, .pattern, .deviceN: 0
    case .rgb, .lab, .XYZ: 3
    }
  }

  /// Whether more colors fit than those of sRGB.
  public var isWideGamutRGB: Bool {
    model == .rgb
      && name.map { $0.contains("P3") || $0.contains("2020") || $0.contains("Extended") }
        ?? false
  }

  private static let known: [String: CGColorSpaceModel] = [
    sRGB: .rgb, extendedSRGB: .rgb, linearSRGB: .rgb, extendedLinearSRGB: .rgb,
    displayP3: .rgb, extendedDisplayP3: .rgb, linearDisplayP3: .rgb, adobeRGB1998: .rgb,
    genericRGBLinear: .rgb, itur_709: .rgb, itur_2020: .rgb, dcip3: .rgb,
    genericGrayGamma2_2: .monochrome, linearGray: .monochrome, extendedGray: .monochrome,
    genericCMYK: .cmyk, genericLab: .lab, genericXYZ: .XYZ,
  ]

  /// The colors of most screens.
  public static let sRGB: String = "kCGColorSpaceSRGB"
  /// Those of most screens, and beyond.
  public static let extendedSRGB: String = "kCGColorSpaceExtendedSRGB"
  /// Those of most screens, by light.
  public static let linearSRGB: String = "kCGColorSpaceLinearSRGB"
  /// Those of most screens, by light, and beyond.
  public static let extendedLinearSRGB: String = "kCGColorSpaceExtendedLinearSRGB"
  /// The colors of Apple's screens.
  public static let displayP3: String = "kCGColorSpaceDisplayP3"
  /// Those of Apple's screens, and beyond.
  public static let extendedDisplayP3: String = "kCGColorSpaceExtendedDisplayP3"
  /// Those of Apple's screens, by light.
  public static let linearDisplayP3: String = "kCGColorSpaceLinearDisplayP3"
  /// The colors of cinemas.
  public static let dcip3: String = "kCGColorSpaceDCIP3"
  /// The colors of prints, as of 1998.
  public static let adobeRGB1998: String = "kCGColorSpaceAdobeRGB1998"
  /// Colors by light.
  public static let genericRGBLinear: String = "kCGColorSpaceGenericRGBLinear"
  /// The colors of television.
  public static let itur_709: String = "kCGColorSpaceITUR_709"
  /// The colors of television, as of 2012.
  public static let itur_2020: String = "kCGColorSpaceITUR_2020"
  /// Grays.
  public static let genericGrayGamma2_2: String = "kCGColorSpaceGenericGrayGamma2_2"
  /// Grays by light.
  public static let linearGray: String = "kCGColorSpaceLinearGray"
  /// Grays, and beyond.
  public static let extendedGray: String = "kCGColorSpaceExtendedGray"
  /// Inks.
  public static let genericCMYK: String = "kCGColorSpaceGenericCMYK"
  /// Lightness and two differences.
  public static let genericLab: String = "kCGColorSpaceGenericLab"
  /// What eyes see.
  public static let genericXYZ: String = "kCGColorSpaceGenericXYZ"
}

/// Creates the color space of screens.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }
/// Creates the space of grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }
/// Creates the space of inks.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.cmyk) }

extension CGColor {
  /// Creates a color of red, green and blue in sRGB, from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color of a space's parts and an alpha; nil where there are too few.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch space.model {
    case .monochrome: self.init(gray: components[0], alpha: components[1])
    case .rgb:
      self.init(
        red: components[0],
        green: components[1],
        blue: components[2],
        alpha: components[3]
      )
    case .cmyk:
      let light = 1 - components[3]
      self.init(
        red: (1 - components[0]) * light,
        green: (1 - components[1]) * light,
        blue: (1 - components[2]) * light,
        alpha: components[4]
      )
    default: return nil
    }
  }

  /// What the parts mean: all colors here are kept as red, green and blue.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// Returns the color in another space: the same one, as colors are not mapped.
  public func converted(
    to: CGColorSpace,
    intent: CGColorRenderingIntent,
    options: CFDictionary?
  ) -> CGColor? { self }
}
