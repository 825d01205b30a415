/// The device's pixels, to which edges snap.
///
/// Edges snap in root coordinates, half up; a size is the difference of two snapped edges, so equal
/// widths can differ by a pixel.
///
/// Source: saved frames of the corpus.
struct PixelGrid {
  /// Pixels for each point.
  var scale: Double

  /// The nearest pixel edge, in points.
  ///
  /// A solution carries rounding noise of about 1e-9 points, which must not push an edge that lies on
  /// half a pixel down; so the noise counts as nothing.
  func snap(_ value: Double) -> Double {
    ((value * scale + 0.5 + 1e-6).rounded(.down)) / scale
  }
}
