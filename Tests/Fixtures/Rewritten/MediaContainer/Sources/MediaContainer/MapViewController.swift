import CoreLocation
import MapKit
import UIKit

final class MapViewController: UIViewController, MKMapViewDelegate {
  let map = MKMapView()
  private let button = UIButton(type: .system)

  override func loadView() {
    view = UIView()
    title = "Map"
    map.delegate = self
    map.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(map)
    NSLayoutConstraint.activate([
      map.topAnchor.constraint(equalTo: view.topAnchor),
      map.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      map.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      map.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let place = MKPointAnnotation()
    place.coordinate = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
    place.title = "Here"
    map.addAnnotation(place)
    map.setRegion(
      MKCoordinateRegion(center: place.coordinate, latitudinalMeters: 500, longitudinalMeters: 500),
      animated: false
    )
  }
}
