import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// An edge that is tied to a view and to the safe area of that view.
@MainActor
@Suite(.serialized) struct `An edge that is tied twice` {
  /// The two are 34 points apart on this device, and none on one with a button.
  @Test func `is told with what it is tied to, and with the advice to delete one tie`() async throws
  {
    let found = try await check(
      """
      import UIKit
      final class SignUpVC: UIViewController {
          let button = UIButton(type: .system)
          var bottom: NSLayoutConstraint!
          override func viewDidLoad() {
              super.viewDidLoad()
              button.setTitle("Create account", for: .normal)
              button.translatesAutoresizingMaskIntoConstraints = false
              view.addSubview(button)
              bottom = button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16)
              bottom.isActive = true
              NSLayoutConstraint.activate([
                  button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
                  button.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
                  button.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16)
              ])
          }
      }
      """
    )
    let first = "`button` bottom = safe area of `view` bottom − 16 (Test.swift:10)"
    let second = "`button` bottom = `view` bottom − 16 (Test.swift:15)"
    #expect(found.map(\.rule) == [.conflict])
    #expect(found.first?.message.hasPrefix("\(first), \(second) and ") == true)
    #expect(found.first?.suggestion == "delete one of the two: \(second) or \(first)")
  }
}
