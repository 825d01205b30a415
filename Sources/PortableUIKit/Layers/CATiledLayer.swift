public import Foundation

/// A layer that draws itself piece by piece; nothing is drawn.
///
/// Defaults are those of Apple's documentation.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
  /// The size of a piece in pixels.
  open var tileSize = CGSize(width: 256, height: 256)
  /// How many sizes are kept.
  open var levelsOfDetail = 1
  /// How many of them are larger than the layer.
  open var levelsOfDetailBias = 0

  /// How long a new piece takes to appear, in seconds.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
