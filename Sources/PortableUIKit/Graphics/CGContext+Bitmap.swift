#if !canImport(CoreGraphics)
public import Foundation
#endif

/// The bytes of a context for a bitmap.
final class BitmapBytes {
  let width: Int
  let height: Int
  let bitsPerComponent: Int
  let bitsPerPixel: Int
  let bytesPerRow: Int
  let space: CGColorSpace?
  let info: UInt32
  /// The bytes: those that were given, or ours.
  let bytes: UnsafeMutableRawPointer
  private let isOurs: Bool

  /// Prepares bytes; nil for what Core Graphics does not make contexts of.
  ///
  /// Source: Apple, "Quartz 2D Programming Guide", Supported Pixel Formats: colors with 8 or 16 bits or as floating
  /// point numbers, multiplied with their alpha or without one; grays without alpha; alpha alone.
  init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace?,
    info: UInt32
  ) {
    guard width > 0, height > 0, [8, 16, 32].contains(bitsPerComponent),
      let alpha = CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue)
    else { return nil }
    let parts: Int
    switch (space?.model, alpha) {
    case (_, .alphaOnly): parts = 1
    case (.monochrome?, .none): parts = 1
    case (.monochrome?, .premultipliedLast), (.monochrome?, .noneSkipLast): parts = 2
    case (.rgb?, .premultipliedLast), (.rgb?, .premultipliedFirst): parts = 4
    case (.rgb?, .noneSkipLast), (.rgb?, .noneSkipFirst): parts = 4
    case (.cmyk?, .none): parts = 4
    default: return nil
    }
    let bits = parts * bitsPerComponent
    let least = (width * bits + 7) / 8
    guard bytesPerRow == 0 || bytesPerRow >= least else { return nil }
    (self.width, self.height) = (width, height)
    (self.bitsPerComponent, bitsPerPixel) = (bitsPerComponent, bits)
    self.bytesPerRow = bytesPerRow == 0 ? least : bytesPerRow
    (self.space, self.info) = (alpha == .alphaOnly ? nil : space, info)
    isOurs = data == nil
    if let data {
      bytes = data
    } else {
      let count = self.bytesPerRow * height
      bytes = .allocate(byteCount: count, alignment: 16)
      bytes.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    }
  }

  deinit { if isOurs { bytes.deallocate() } }
}

#if !canImport(CoreGraphics)
extension CGContext {
  /// Creates a context for a bitmap.
  ///
  /// - Parameters:
  ///   - data: The bytes; nil for new ones, which the context keeps.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - bitsPerComponent: The bits of each color of a pixel.
  ///   - bytesPerRow: The bytes of a row; 0 for what is needed.
  ///   - space: What the colors mean.
  ///   - bitmapInfo: Where alpha stands, and the order of bytes.
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace?,
    bitmapInfo: UInt32
  ) {
    guard
      let bitmap = BitmapBytes(
        data: data,
        width: width,
        height: height,
        bitsPerComponent: bitsPerComponent,
        bytesPerRow: bytesPerRow,
        space: space,
        info: bitmapInfo
      )
    else { return nil }
    self.init(bitmap: bitmap)
  }

  /// The bytes; nil where there is no bitmap.
  public var data: UnsafeMutableRawPointer? { bitmap?.bytes }
  /// The number of pixels in a row; 0 where there is no bitmap.
  public var width: Int { bitmap?.width ?? 0 }
  /// The number of rows; 0 where there is no bitmap.
  public var height: Int { bitmap?.height ?? 0 }
  /// The bits of each color of a pixel.
  public var bitsPerComponent: Int { bitmap?.bitsPerComponent ?? 0 }
  /// The bits of a pixel.
  public var bitsPerPixel: Int { bitmap?.bitsPerPixel ?? 0 }
  /// The bytes of a row.
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }
  /// What the colors mean.
  public var colorSpace: CGColorSpace? { bitmap?.space }
  /// Where alpha stands, and the order of bytes.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: bitmap?.info ?? 0) }
  /// Where alpha stands.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
  }

  /// Returns the bitmap as an image of its size, without content; nil where there is no bitmap.
  public func makeImage() -> CGImage? {
    guard let bitmap else { return nil }
    return CGImage(
      width: bitmap.width,
      height: bitmap.height,
      contents: nil,
      layout: CGImage.Layout(
        bitsPerComponent: bitmap.bitsPerComponent,
        bitsPerPixel: bitmap.bitsPerPixel,
        bytesPerRow: bitmap.bytesPerRow,
        space: bitmap.space,
        info: CGBitmapInfo(rawValue: bitmap.info)
      )
    )
  }

  /// Draws an image into a rectangle; nothing is drawn here.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
  /// Draws nothing where a mask has nothing, from then on.
  public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }
}
#endif
