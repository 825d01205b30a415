#if !canImport(CoreGraphics)
public import Foundation

/// A picture by its pixels: their number, and where its file is; no pixel is decoded.
public final class CGImage: Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// Its file.
  package let contents: ImageContents?

  /// How its pixels lie in memory.
  struct Layout: Sendable {
    var bitsPerComponent = 8
    var bitsPerPixel = 32
    var bytesPerRow: Int
    var space: CGColorSpace?
    var info: CGBitmapInfo

    /// Four bytes for each pixel, the last for alpha, as files are read.
    static func usual(width: Int) -> Layout {
      Layout(
        bytesPerRow: 4 * width,
        space: CGColorSpace(name: CGColorSpace.sRGB),
        info: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
      )
    }
  }

  private let layout: Layout

  package convenience init(width: Int, height: Int, contents: ImageContents?) {
    self.init(width: width, height: height, contents: contents, layout: .usual(width: width))
  }

  init(width: Int, height: Int, contents: ImageContents?, layout: Layout) {
    (self.width, self.height, self.contents) = (width, height, contents)
    self.layout = layout
  }

  /// The bits of a pixel.
  public var bitsPerPixel: Int { layout.bitsPerPixel }
  /// The bits of each color of a pixel.
  public var bitsPerComponent: Int { layout.bitsPerComponent }
  /// The bytes of a row.
  public var bytesPerRow: Int { layout.bytesPerRow }
  /// What the colors mean; nil for a mask.
  public var colorSpace: CGColorSpace? { layout.space }
  /// Where alpha stands, and the order of bytes.
  public var bitmapInfo: CGBitmapInfo { layout.info }
  /// Where alpha stands.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: layout.info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
  }
  /// The order of a pixel's bytes.
  public var byteOrderInfo: CGImageByteOrderInfo {
    CGImageByteOrderInfo(rawValue: layout.info.rawValue & CGBitmapInfo.byteOrderMask.rawValue)
      ?? .orderDefault
  }
  /// Whether it only says where something is drawn.
  public var isMask: Bool { false }
  /// Whether pixels are mixed where it is sized.
  public var shouldInterpolate: Bool { true }
  /// How colors that cannot be shown are replaced.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  /// Returns the picture where a mask has something: without content here.
  public func masking(_ mask: CGImage) -> CGImage? {
    CGImage(width: width, height: height, contents: nil, layout: layout)
  }

  /// Returns the part of the picture in a rectangle, in pixels; nil where they do not meet.
  ///
  /// - Note: Core Graphics: the part has the pixels. Here it has their number, and no content.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    if part == whole { return self }
    var layout = layout
    layout.bytesPerRow = Int(part.width) * layout.bitsPerPixel / 8
    return CGImage(
      width: Int(part.width),
      height: Int(part.height),
      contents: nil,
      layout: layout
    )
  }

  /// Returns a copy of the picture.
  public func copy() -> CGImage? { self }
}

extension UIImage {
  /// The picture by its pixels; nil for an image without size.
  public var cgImage: CGImage? {
    let width = Int((size.width * scale).rounded()), height = Int((size.height * scale).rounded())
    guard width > 0, height > 0 else { return nil }
    return CGImage(width: width, height: height, contents: contents)
  }

  /// Creates an image of pixels, one for each point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image of pixels.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: Pixels for each point.
  ///   - orientation: How the picture is turned: one that lies on its side changes width and height.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let pixels = scale > 0 ? scale : 1
    let (width, height) = (CGFloat(cgImage.width) / pixels, CGFloat(cgImage.height) / pixels)
    let isOnSide = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    self.init(
      size: isOnSide ? CGSize(width: height, height: width) : CGSize(width: width, height: height),
      scale: pixels,
      contents: cgImage.contents
    )
  }

  /// How the image was turned: not at all here, as its size says so already.
  public var imageOrientation: Orientation { .up }
}

/// Where images are read from.
public final class CGImageSource: Sendable {
  fileprivate let image: UIImage?

  fileprivate init(_ data: Data) { image = UIImage(data: data) }
}

/// Reads images out of bytes.
public func CGImageSourceCreateWithData(
  _ data: CFData,
  _ options: CFDictionary?
) -> CGImageSource? {
  CGImageSource(data)
}

/// Reads images out of a file; nil where it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).map { CGImageSource($0) }
}

/// Returns how many images there are: one, as films of images are read as their first, or none for what is no image.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }

/// Returns an image; nil where there is none of the number.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  index == 0 ? isrc.image?.cgImage : nil
}

/// Returns what is known of an image: its pixels in a row and in a column.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let image = isrc.image?.cgImage else { return nil }
  return ["PixelWidth": image.width, "PixelHeight": image.height]
}

/// The key of the pixels in a row.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The key of the pixels in a column.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
#endif
