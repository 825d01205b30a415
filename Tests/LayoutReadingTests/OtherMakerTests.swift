import PlumbDiagnosis
import Testing

/// Methods that fill a view, and that other code of the class seems to call.
@MainActor
@Suite(.serialized) struct `A method that fills a view` {
  private func found(_ members: String) async throws -> [String] {
    try await check(
      """
      import UIKit
      final class GuestView: UIView {
        private let name = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          configure()
        }
        required init?(coder: NSCoder) { nil }
        private func configure() {
          name.translatesAutoresizingMaskIntoConstraints = false
          addSubview(name)
          NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            name.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            name.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
          ])
        }
        \(members)
      }
      """
    ).filter { $0.rule == .unboundedGrowth && $0.severity == .warning }.map(\.message)
  }

  @Test func `is another one than that of its name without arguments`() async throws {
    let found = try await found("func configure(with guest: Guest) { name.text = guest.name }")
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("(after `configure(with:)` with a long text)") == true)
  }

  @Test func `is all there is to an initialiser that hands on what it gets`() async throws {
    let found = try await found(
      """
      convenience init(guest: Guest) {
        self.init(frame: .zero)
        update(guest)
      }
      func update(_ guest: Guest) { name.text = guest.name }
      """
    )
    #expect(found.count == 1)
  }

  @Test(arguments: ["show(guest)", "[guest].forEach(show)", "self.show(guest)"])
  func `is a step of another method that calls it`(_ call: String) async throws {
    let found = try await found(
      """
      func configure(with guest: Guest) {
        \(call)
        name.text = "Guest"
      }
      func show() {}
      func show(_ guest: Guest) { name.text = guest.name }
      """
    )
    #expect(found.isEmpty)
  }
}
