import AssetReading
public import Foundation

extension UIImage {
  /// The image's PNG file; nil for an image that did not come from one, since pixels are not encoded here.
  public func pngData() -> Data? { contents?.bytes(of: .png) }

  /// Returns the image's JPEG file as it was, whatever the quality; nil for an image that did not come from one, since
  /// pixels are not encoded here.
  public func jpegData(compressionQuality: CGFloat) -> Data? { contents?.bytes(of: .jpeg) }
}
