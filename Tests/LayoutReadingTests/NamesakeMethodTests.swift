import PlumbDiagnosis
import Testing

/// Methods that have the base name of one of UIKit's.
@MainActor
@Suite(.serialized) struct `A method with a name that UIKit uses as well` {
  @Test(arguments: ["display(place: Place)", "show(_ place: Place)", "present(_ place: Place)"])
  func `fills the view it is a method of`(_ method: String) async throws {
    let found = try await check(
      """
      import UIKit
      final class PlaceController: UIViewController {
        let name = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          name.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(name)
          NSLayoutConstraint.activate([
            name.topAnchor.constraint(equalTo: view.topAnchor, constant: 80),
            name.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
          ])
        }
        func \(method) { name.text = place.name }
      }
      """
    ).filter { $0.rule == .unboundedGrowth && $0.severity == .warning }
    #expect(found.count == 1)
  }
}
