package import AssetReading
public import Foundation

/// A color, as red, green, blue and opacity in the extended sRGB space.
open class UIColor: NSObject, @unchecked Sendable {
  // First of all: see there.
  private let header = CoreFoundationHeader()

  /// The parts of a color, from 0 to 1.
  package struct Components: Hashable, Sendable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat
  }

  /// The parts of the color, in the light style where it has two; they never change.
  package let components: Components
  /// The parts of the color in the dark style, where they are others.
  package let darkComponents: Components?
  /// What gives the color for traits.
  private let provider: ((UITraitCollection) -> UIColor)?

  // MARK: - Creating a Color

  /// Creates a color from its parts, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = Components(red: red, green: green, blue: blue, alpha: alpha)
    darkComponents = nil
    provider = nil
    super.init()
  }

  /// Creates a color with other parts in the dark style.
  package init(light: Components, dark: Components) {
    components = light
    darkComponents = dark
    provider = nil
    super.init()
  }

  /// Creates a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates black without opacity, as a color that nobody gave parts.
  public override convenience init() {
    self.init(white: 0, alpha: 0)
  }

  /// Creates a color from its parts in Display P3, from 0 to 1, which are in 0...1 only for colors that sRGB has.
  ///
  /// Source: the matrices from Display P3 to linear sRGB and the transfer function of both, IEC 61966-2-1 and SMPTE
  /// EG 432-1.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let parts = [displayP3Red, green, blue].map(Self.linear)
    let matrix: [[CGFloat]] = [
      [1.2249401763, -0.2249401763, 0], [-0.0420569547, 1.0420569547, 0],
      [-0.0196375546, -0.0786360456, 1.0982736002],
    ]
    let converted = matrix.map { row in
      Self.encoded(row[0] * parts[0] + row[1] * parts[1] + row[2] * parts[2])
    }
    self.init(red: converted[0], green: converted[1], blue: converted[2], alpha: alpha)
  }

  private static func linear(_ part: CGFloat) -> CGFloat {
    let size = abs(part)
    let value = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return part < 0 ? -value : value
  }

  private static func encoded(_ part: CGFloat) -> CGFloat {
    let size = abs(part)
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return part < 0 ? -value : value
  }

  /// Creates a color that repeats an image; pictures show gray in its place, for images are not read here.
  public convenience init(patternImage image: UIImage) {
    self.init(white: 0.5, alpha: 1)
  }

  /// Creates a color from hue, saturation and brightness, from 0 to 1.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    let sector = (hue - hue.rounded(.down)) * 6
    let chroma = brightness * saturation
    let second = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
    let low = brightness - chroma
    let (red, green, blue): (CGFloat, CGFloat, CGFloat) =
      switch sector.isFinite ? Int(sector) : 0 {
      case 0: (chroma, second, 0)
      case 1: (second, chroma, 0)
      case 2: (0, chroma, second)
      case 3: (0, second, chroma)
      case 4: (second, 0, chroma)
      default: (chroma, 0, second)
      }
    self.init(red: red + low, green: green + low, blue: blue + low, alpha: alpha)
  }

  /// Creates a color that the block gives, for the traits wherever it is used.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    components = dynamicProvider(.current).resolvedColor(with: .current).components
    darkComponents = nil
    provider = dynamicProvider
    super.init()
  }

  /// Looks for a color in the asset catalogs of the main bundle; nil where there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Looks for a color in the asset catalogs of a bundle; nil where there is none.
  ///
  /// It follows the traits wherever it is used, unless traits are given.
  ///
  /// - Parameters:
  ///   - name: The name, in a group with a namespace behind the group's (`Brand/Accent`).
  ///   - bundle: The bundle; nil for the main one.
  ///   - traitCollection: The traits; nil for those wherever it is used.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = AssetTraits(traitCollection ?? .current)
    let found = AssetLibrary.libraries(of: bundle).first { $0.color(name, for: traits) != nil }
    guard let found else { return nil }
    let color = { @Sendable (traits: UITraitCollection) in
      found.color(name, for: AssetTraits(traits)).flatMap(UIColor.init) ?? .clear
    }
    self.init { traits in color(traitCollection ?? traits) }
  }

  /// Takes over a color of a catalog; nil for the name of one that is not known.
  package convenience init?(_ color: AssetColor) {
    switch color {
    case .components(let red, let green, let blue, let alpha):
      self.init(
        red: CGFloat(red),
        green: CGFloat(green),
        blue: CGFloat(blue),
        alpha: CGFloat(alpha)
      )
    case .platform(let name):
      guard let color = UIColor.systemColor(named: name) else { return nil }
      self.init { traits in color.resolvedColor(with: traits) }
    }
  }

  // MARK: - Retrieving Color Information

  /// Stores the parts of the color where the pointers lead.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Stores hue, saturation, brightness and opacity of the color, from 0 to 1, where the pointers lead.
  ///
  /// Source: A. R. Smith, "Color Gamut Transform Pairs", SIGGRAPH 1978.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue) = (components.red, components.green, components.blue)
    let greatest = max(red, green, blue)
    let range = greatest - min(red, green, blue)
    var sixth: CGFloat = 0
    if range > 0 {
      if greatest == red {
        sixth = (green - blue) / range
      } else if greatest == green {
        sixth = (blue - red) / range + 2
      } else {
        sixth = (red - green) / range + 4
      }
    }
    hue?.pointee = (sixth < 0 ? sixth + 6 : sixth) / 6
    saturation?.pointee = greatest > 0 ? range / greatest : 0
    brightness?.pointee = greatest
    alpha?.pointee = components.alpha
    return true
  }

  /// Stores brightness and opacity of the color, from 0 to 1, where the pointers lead.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard components.red == components.green, components.green == components.blue else {
      return false
    }
    white?.pointee = components.red
    alpha?.pointee = components.alpha
    return true
  }

  /// Returns the same color with another opacity; one that follows the traits still does.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let provider {
      return UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
    var light = components
    light.alpha = alpha
    guard var dark = darkComponents else {
      return UIColor(red: light.red, green: light.green, blue: light.blue, alpha: alpha)
    }
    dark.alpha = alpha
    return UIColor(light: light, dark: dark)
  }

  /// Returns the color for the traits given: the color itself, unless it follows the traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if let provider { return provider(traitCollection).resolvedColor(with: traitCollection) }
    guard let darkComponents else { return self }
    let parts = traitCollection.userInterfaceStyle == .dark ? darkComponents : components
    return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    return provider == nil && other.provider == nil && other.components == components
      && other.darkComponents == darkComponents
  }

  open override var hash: Int { components.hashValue }
}
