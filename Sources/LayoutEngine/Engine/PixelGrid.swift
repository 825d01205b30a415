/// The device's pixels, to which edges snap.
///
/// Edges snap in root coordinates, half up; a size is the difference of two snapped edges, so equal
/// widths can differ by a pixel.
///
/// Source: saved frames of the corpus.
struct PixelGrid {
  /// Pixels for each point.
  var scale: Double

  /// The nearest pixel edge, in whole pixels.
  ///
  /// A solution carries rounding noise of about 1e-9 points, which must not push an edge that lies on
  /// half a pixel down; so the noise counts as nothing.
  @inline(__always)
  func pixel(_ value: Double) -> Double {
    let raised = value * scale + 0.5 + 1e-6
    // Without SSE 4.1 rounding is a call; numbers of this size have no place for a fraction next to 1.5 · 2⁵².
    guard raised.magnitude < 1e15 else { return raised.rounded(.down) }
    let coarse = 1.5 * 4_503_599_627_370_496
    let whole = raised + coarse - coarse
    return whole > raised ? whole - 1 : whole
  }

  /// A length in whole pixels as points.
  @inline(__always)
  func points(_ pixels: Double) -> Double { pixels / scale }
}
