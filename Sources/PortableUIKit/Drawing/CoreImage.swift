#if !canImport(CoreGraphics)
public import Foundation

/// A picture of pixels that is worked on: its rectangle is known, and no pixel.
public final class CIImage: NSObject, Sendable {
  /// The rectangle, in pixels.
  public let extent: CGRect
  let contents: ImageContents?

  init(extent: CGRect, contents: ImageContents? = nil) {
    (self.extent, self.contents) = (extent, contents)
    super.init()
  }

  /// Creates an empty picture.
  public override convenience init() {
    self.init(extent: .null)
  }

  /// Creates a picture of pixels.
  public convenience init(cgImage: CGImage) {
    self.init(
      extent: CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height),
      contents: cgImage.contents
    )
  }

  /// Creates a picture of an image; nil of one without pixels.
  public convenience init?(image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }

  /// Creates a picture of a file's bytes; nil of other ones.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// Creates a picture of a file; nil of other ones.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Creates a picture of one color, without end.
  public convenience init(color: CIColor) {
    self.init(extent: .infinite)
  }

  /// Returns an empty picture.
  public class func empty() -> CIImage { CIImage() }
  /// Returns the part in a rectangle.
  public func cropped(to rect: CGRect) -> CIImage { CIImage(extent: extent.intersection(rect)) }
  /// Returns the picture, mapped.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(extent: extent.isInfinite || extent.isNull ? extent : extent.applying(matrix))
  }
  /// Returns the picture over another one.
  public func composited(over dest: CIImage) -> CIImage {
    CIImage(extent: extent.union(dest.extent))
  }
  /// Returns the picture with its borders repeated without end.
  public func clampedToExtent() -> CIImage { CIImage(extent: .infinite) }
  /// Returns the picture as a filter changes it.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:])
    -> CIImage
  {
    guard let filter = CIFilter(name: filterName) else { return self }
    for (key, value) in params { filter.setValue(value, forKey: key) }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }
}

/// A color of numbers.
public final class CIColor: NSObject, Sendable {
  /// The red, from 0 to 1.
  public let red: CGFloat
  /// The green, from 0 to 1.
  public let green: CGFloat
  /// The blue, from 0 to 1.
  public let blue: CGFloat
  /// How opaque it is, from 0 to 1.
  public let alpha: CGFloat

  /// Creates a color.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }

  /// Creates a color of another.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 0]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Creates a color of another.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

/// Numbers.
public final class CIVector: NSObject, Sendable {
  private let values: [CGFloat]

  /// Creates it of numbers.
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = (0..<count).map { values[$0] }
    super.init()
  }

  /// Creates it of one number.
  public convenience init(x: CGFloat) { self.init(values: [x], count: 1) }
  /// Creates it of two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init(values: [x, y], count: 2) }
  /// Creates it of three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) {
    self.init(values: [x, y, z], count: 3)
  }
  /// Creates it of four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init(values: [x, y, z, w], count: 4)
  }
  /// Creates it of a rectangle.
  public convenience init(cgRect r: CGRect) {
    self.init(x: r.origin.x, y: r.origin.y, z: r.width, w: r.height)
  }

  /// How many numbers there are.
  public var count: Int { values.count }
  /// Returns a number; 0 beyond the last one.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  /// The first number.
  public var x: CGFloat { value(at: 0) }
  /// The second number.
  public var y: CGFloat { value(at: 1) }
  /// The third number.
  public var z: CGFloat { value(at: 2) }
  /// The fourth number.
  public var w: CGFloat { value(at: 3) }
}

/// Something that changes pictures: it keeps what it is told, and gives what it gets.
///
/// A generator of QR codes gives a picture of the size of its code.
///
/// - Note: Core Image: a filter is an `NSObject` there, whose values are set by their keys.
open class CIFilter: @unchecked Sendable {
  /// Its name.
  public let name: String
  private var values: [String: Any] = [:]

  /// Creates a filter; nil without a name.
  public init?(name: String) {
    guard !name.isEmpty else { return nil }
    self.name = name
  }

  /// Creates a filter, and tells it something.
  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(name: name)
    values = parameters ?? [:]
  }

  /// Tells it something.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Returns what it was told.
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }
  /// Forgets what it was told.
  open func setDefaults() { values = [:] }
  /// What it was told.
  open var inputKeys: [String] { values.keys.sorted() }

  /// What it gives.
  open var outputImage: CIImage? {
    if name == "CIQRCodeGenerator", let message = values["inputMessage"] as? Data {
      let level = values["inputCorrectionLevel"] as? String ?? "M"
      let size = QRCodeSize(bytes: message.count, level: level)
      return size.map { CIImage(extent: CGRect(x: 0, y: 0, width: $0.side, height: $0.side)) }
    }
    return values[kCIInputImageKey] as? CIImage
  }
}

/// What makes pixels of pictures.
open class CIContext: NSObject, @unchecked Sendable {
  /// Creates one.
  public override init() {
    super.init()
  }

  /// Creates one in some way.
  public init(options: [CIContextOption: Any]?) {
    super.init()
  }

  /// Returns the pixels of a rectangle: of its size, and without content where they were changed; nil without any.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    let rect = fromRect.integral
    guard !rect.isNull, !rect.isInfinite, rect.width > 0, rect.height > 0 else { return nil }
    return CGImage(
      width: Int(rect.width),
      height: Int(rect.height),
      contents: fromRect == image.extent ? image.contents : nil
    )
  }
}

/// How pixels are made.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name of it.
  public let rawValue: String

  /// Creates it from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Whether by the processor.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// In which colors.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// Into which colors.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
}

/// The key of what goes in.
public let kCIInputImageKey = "inputImage"
/// The key of what comes out.
public let kCIOutputImageKey = "outputImage"
/// The key of what is behind.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of a mask.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of a radius.
public let kCIInputRadiusKey = "inputRadius"
/// The key of how strong something is.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of an angle.
public let kCIInputAngleKey = "inputAngle"
/// The key of a middle.
public let kCIInputCenterKey = "inputCenter"
/// The key of a factor.
public let kCIInputScaleKey = "inputScale"
/// The key of a color.
public let kCIInputColorKey = "inputColor"
/// The key of how light something is.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of how different lights are.
public let kCIInputContrastKey = "inputContrast"
/// The key of how colorful something is.
public let kCIInputSaturationKey = "inputSaturation"

extension UIImage {
  /// Creates an image of a picture, one point for each pixel.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// Creates an image of a picture.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    let box = ciImage.extent.isNull || ciImage.extent.isInfinite ? .zero : ciImage.extent.integral
    self.init(
      cgImage: CGImage(width: Int(box.width), height: Int(box.height), contents: ciImage.contents),
      scale: scale,
      orientation: orientation
    )
  }

  /// The picture that the image was made of; none is kept.
  public var ciImage: CIImage? { nil }
}

extension UIColor {
  /// The color as numbers.
  public var ciColor: CIColor { CIColor(color: self) }

  /// Creates a color of numbers.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}
#endif
