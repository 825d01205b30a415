import PlumbDiagnosis
import Testing

/// Pictures that the sign of a constant pushes out of a screen.
@MainActor
@Suite(.serialized) struct `A picture that comes later` {
  private func outsets(_ far: String) async throws -> [String] {
    try await check(
      """
      import UIKit
      final class Sky: UIViewController {
        let cloud = UIImageView()
        override func viewDidLoad() {
          super.viewDidLoad()
          cloud.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(cloud)
          let area = view.layoutMarginsGuide
          NSLayoutConstraint.activate([
            cloud.topAnchor.constraint(equalTo: area.topAnchor, constant: 50),
            cloud.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 24),
            cloud.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: \(far)),
            cloud.heightAnchor.constraint(equalToConstant: 300),
          ])
        }
        func show(_ image: UIImage) { cloud.image = image }
      }
      """
    ).filter { $0.rule == .outsetOffset }.map(\.message)
  }

  @Test func `is told to stick out by the inset of the other side`() async throws {
    #expect(
      try await outsets("24") == [
        "`cloud` is 24 points inside margins of `view` at one side and 24 points outside at the other (right): `cloud` trailing"
      ]
    )
  }

  /// It may stick out for looks.
  @Test(arguments: ["-24", "40"]) func `may end elsewhere`(_ far: String) async throws {
    #expect(try await outsets(far).isEmpty)
  }
}
