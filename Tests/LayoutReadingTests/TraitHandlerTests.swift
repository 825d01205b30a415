import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// What is registered for changes of traits, once the device is turned.
@MainActor
@Suite(.serialized) struct `What is registered for changes of traits` {
  private func found(_ registration: String, _ wide: String) async throws -> [Finding] {
    try await check(
      """
      import UIKit
      final class Page: UIViewController {
        let box = UIView()
        lazy var tall = [
          box.heightAnchor.constraint(equalToConstant: 200),
          box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ]
        lazy var wide = [\(wide)]
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          box.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
          update()
          \(registration)
        }
        @objc private func update() {
          NSLayoutConstraint.deactivate(tall + wide)
          let isLow = traitCollection.verticalSizeClass == .compact
          NSLayoutConstraint.activate(isLow ? wide : tall)
        }
      }
      """
    ).filter { [.conflict, .contradictingStates, .ambiguous].contains($0.rule) }
  }

  private static let bottom = "box.bottomAnchor.constraint(equalTo: view.bottomAnchor)"
  private static let width = "box.widthAnchor.constraint(equalToConstant: 200)"
  nonisolated private static let registrations = [
    """
    registerForTraitChanges([UITraitVerticalSizeClass.self]) { (self: Self, _: UITraitCollection) in
      self.update()
    }
    """,
    """
    let traits: [UITrait] = [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
    registerForTraitChanges(traits, handler: { (page: Page, _) in page.update() })
    """,
    "registerForTraitChanges([UITraitVerticalSizeClass.self], action: #selector(update))",
    "self.registerForTraitChanges([UITraitVerticalSizeClass.self], action: #selector(Page.update))",
  ]

  @Test(arguments: registrations)
  func `is called then, and leaves a view open`(_ registration: String) async throws {
    let found = try await found(registration, Self.bottom)
    #expect(found.map(\.rule) == [.ambiguous])
    #expect(found.first?.message.hasSuffix("(once the device is turned)") == true)
  }

  @Test(arguments: registrations)
  func `is in order where everything has a place`(_ registration: String) async throws {
    #expect(try await found(registration, Self.bottom + ", " + Self.width).isEmpty)
  }

  @Test func `is not called for other traits`() async throws {
    let style = """
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in self.update() }
      """
    #expect(try await found(style, Self.bottom).isEmpty)
  }
}
