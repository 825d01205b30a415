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

  package init(width: Int, height: Int, contents: ImageContents?) {
    (self.width, self.height, self.contents) = (width, height, contents)
  }

  /// The bits of a pixel: four bytes.
  public var bitsPerPixel: Int { 32 }
  /// The bits of each color of a pixel.
  public var bitsPerComponent: Int { 8 }
  /// The bytes of a row.
  public var bytesPerRow: Int { 4 * width }

  /// Returns the part of the picture in a rectangle, in pixels; nil where they do not meet.
  ///
  /// - Note: Core Graphics: the part has the pixels. Here it has their number, and no content.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    if part == whole { return self }
    return CGImage(width: Int(part.width), height: Int(part.height), contents: nil)
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
