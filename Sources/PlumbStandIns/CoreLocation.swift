// What view code names of Core Location.

/// Degrees.
public typealias CLLocationDegrees = Double
/// Meters.
public typealias CLLocationDistance = Double

/// A place on Earth, in degrees.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// Creates a place on the equator, at Greenwich.
  public init() {
    (latitude, longitude) = (0, 0)
  }

  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}
