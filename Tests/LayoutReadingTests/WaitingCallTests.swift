import PlumbDiagnosis
import Testing

/// Methods that fill a view, and that a closure calls once something has been loaded.
@MainActor
@Suite(.serialized) struct `A method that a closure calls later` {
  private func isTold(_ call: String, _ body: String = "name.text = user.name") async throws
    -> Bool
  {
    try await check(
      """
      import UIKit
      final class ProfileHeader: UIView {
        private let name = UILabel(), picture = UIImageView()
        init() {
          super.init(frame: .zero)
          for each in [name, picture] {
            each.translatesAutoresizingMaskIntoConstraints = false
            addSubview(each)
          }
          NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 30),
            name.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            name.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            picture.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -30),
            picture.centerYAnchor.constraint(equalTo: centerYAnchor),
            picture.widthAnchor.constraint(equalToConstant: 52),
            picture.heightAnchor.constraint(equalToConstant: 52),
          ])
          \(call)
        }
        required init?(coder: NSCoder) { nil }
        private func show(user: User) { \(body) }
      }
      """
    ).contains {
      [.unboundedGrowth, .missingSiblingRelation].contains($0.rule) && $0.severity == .warning
    }
  }

  @Test(arguments: [
    "API.shared.load { user in self.show(user: user) }",
    "API.shared.load { user in DispatchQueue.main.async { self.show(user: user) } }",
    "Task { let user = await API.shared.user(); show(user: user) }",
  ])
  func `may show a text of any length`(_ call: String) async throws {
    #expect(try await isTold(call))
  }

  @Test func `shows what it is known to show`() async throws {
    let call = "API.shared.load { user in self.show(user: user) }"
    #expect(try await !isTold(call, #"name.text = "Ida""#))
  }
}
