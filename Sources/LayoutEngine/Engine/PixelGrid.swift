/// The device's pixels, to which edges snap.
///
/// Edges snap in root coordinates, half up; a size is the difference of two snapped edges, so equal
/// widths can differ by a pixel.
///
/// Source: saved frames of the corpus.
struct PixelGrid {
  /// Pixels for each point.
  var scale: Double

  /// What counts as nothing, in pixels.
  private static let noise = 1e-6

  /// The nearest pixel edge, in whole pixels.
  ///
  /// A solution carries rounding noise of about 1e-9 points, which must not push an edge that lies on
  /// half a pixel down; so the noise counts as nothing.
  @inline(__always)
  func pixel(_ value: Double) -> Double {
    let raised = value * scale + Self.noise
    // Beyond some million points the noise is lost in the last bits.
    guard raised.magnitude < 0x1p24 else { return (raised + 0.5).rounded(.down) }
    // Without SSE 4.1 rounding is a call; numbers of this size have no place for a fraction next to 1.5 · 2⁵², and are
    // rounded to the nearest. What lies halfway between two pixels lies above it here.
    let coarse = 1.5 * 4_503_599_627_370_496
    return raised + coarse - coarse
  }

  /// A length in whole pixels as points.
  @inline(__always)
  func points(_ pixels: Double) -> Double { pixels / scale }

  /// Whether edges that are as far from one place as others are from another snap to pixels as far from there.
  func snapsAlike(_ place: LayoutPlace, _ other: LayoutPlace) -> Bool {
    (place.x == other.x || isEdge(place.x) && isEdge(other.x))
      && (place.y == other.y || isEdge(place.y) && isEdge(other.y))
  }

  /// Whether a pixel begins just there.
  private func isEdge(_ value: Double) -> Bool {
    let pixels = value * scale
    return pixels.magnitude < 0x1p24 && pixels == pixels.rounded()
  }
}

/// A place in root coordinates, in points.
struct LayoutPlace {
  var x: Double
  var y: Double
}
