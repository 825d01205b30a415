public import Foundation
public import UIKit

// What view code names of MapKit: the views have frames, and show nothing.

/// How much of a map is shown, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// From north to south.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east.
  public var longitudeDelta: CLLocationDegrees

  /// Creates a span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of a map.
public struct MKCoordinateRegion: Sendable {
  /// The middle.
  public var center: CLLocationCoordinate2D
  /// How much is shown.
  public var span: MKCoordinateSpan

  /// Creates a part around a place.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }

  /// Creates a part around a place, in meters.
  ///
  /// A degree of latitude has 111,320 meters, one of longitude less by the cosine of the latitude.
  public init(
    center: CLLocationCoordinate2D,
    latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = 111_320.0
    let share = max(0.01, cos(center.latitude * .pi / 180))
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree,
        longitudeDelta: longitudinalMeters / (degree * share)
      )
    )
  }
}

/// Something at a place.
public protocol MKAnnotation: NSObjectProtocol {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
}

/// A pin.
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// The place.
  open var coordinate = CLLocationCoordinate2D()
  /// The words above it.
  open var title: String?
  /// More words.
  open var subtitle: String?
}

/// The view of something at a place.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  /// What is there.
  open var annotation: (any MKAnnotation)?
  /// The name under which the view is kept for other places.
  public let reuseIdentifier: String?
  /// Whether words are shown at a tap.
  open var canShowCallout = false
  /// The picture.
  open var image: UIImage? {
    didSet { if let image { bounds.size = image.size } }
  }

  /// Creates a view.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
}

/// Who hears of a map.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// Returns the view of something; nil for a pin.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
}

extension MKMapViewDelegate {
  /// Pins.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation)
    -> MKAnnotationView?
  { nil }
}

/// What a map looks like.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// A map.
@preconcurrency @MainActor
open class MKMapView: UIView {
  /// Who hears of the map.
  open weak var delegate: (any MKMapViewDelegate)?
  /// What the map looks like.
  open var mapType = MKMapType.standard
  /// The part that is shown.
  open var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(),
    span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360)
  )
  /// Whether the user is shown.
  open var showsUserLocation = false
  /// Whether fingers zoom.
  open var isZoomEnabled = true
  /// Whether fingers scroll.
  open var isScrollEnabled = true
  /// Whether fingers turn.
  open var isRotateEnabled = true
  /// Whether fingers tilt.
  open var isPitchEnabled = true
  /// Whether the compass is shown.
  open var showsCompass = true
  /// What stands at places.
  public private(set) var annotations: [any MKAnnotation] = []

  /// The place in the middle.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }

  /// Shows a part.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }

  /// Shows a place.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    region.center = coordinate
  }

  /// Puts something at its place.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }

  /// Puts things at their places.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }

  /// Takes something away.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }

  /// Takes things away.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }
}
