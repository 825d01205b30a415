import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// What becomes of a class that switches constraints when the device is turned.
@MainActor
@Suite(.serialized) struct `A device that is turned` {
  private func found(_ wide: String, _ members: String) async throws -> [Finding] {
    try await check(
      """
      import UIKit
      final class Page: UIViewController {
        let box = UIView()
        lazy var tall = [
          box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          box.heightAnchor.constraint(equalToConstant: 200),
        ]
        lazy var wide = [
          box.bottomAnchor.constraint(equalTo: view.bottomAnchor), \(wide)
        ]
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          box.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
          update(view.bounds.size)
        }
        \(members)
      }
      """
    ).filter { [.conflict, .contradictingStates, .ambiguous].contains($0.rule) }
  }

  private static let width = "box.widthAnchor.constraint(equalToConstant: 200),"

  private static let inTime = """
    private func update(_ size: CGSize) {
      let isWide = size.width > size.height
      NSLayoutConstraint.deactivate(isWide ? tall : wide)
      NSLayoutConstraint.activate(isWide ? wide : tall)
    }
    """
  private static let late = """
    private func update(_ size: CGSize) {
      let isWide = size.width > size.height
      NSLayoutConstraint.activate(isWide ? wide : tall)
      NSLayoutConstraint.deactivate(isWide ? tall : wide)
    }
    """
  private static let never = """
    private func update(_ size: CGSize) {
      NSLayoutConstraint.activate(size.width > size.height ? wide : tall)
    }
    """
  nonisolated private static let hooks = [
    """
    override func viewWillTransition(
      to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate(alongsideTransition: { _ in self.update(size) }, completion: nil)
    }
    """,
    """
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      update(UIScreen.main.bounds.size)
    }
    """,
  ]

  @Test(arguments: hooks) func `leaves nothing to tell where all is switched in time`(
    _ hook: String
  ) async throws {
    let found = try await found(Self.width, hook + "\n" + Self.inTime)
    #expect(found.isEmpty, "\(found)")
  }

  @Test(arguments: hooks) func `shows constraints of both states that are active at once`(
    _ hook: String
  ) async throws {
    for update in [Self.late, Self.never] {
      let found = try await found(Self.width, hook + "\n" + update)
      #expect(found.count == 1, "\(found)")
      let words = update == Self.late ? "(while the device is turned)" : "the device is turned)"
      #expect(found.first?.message.contains(words) == true, "\(found)")
      #expect(found.first?.suggestion?.hasPrefix("deactivate the constraint") == true, "\(found)")
    }
  }

  @Test(arguments: hooks) func `shows what is open then`(_ hook: String) async throws {
    let found = try await found("", hook + "\n" + Self.inTime)
    #expect(found.map(\.rule) == [.ambiguous], "\(found)")
    #expect(
      found.first?.message.contains("`box` is not determined: width") == true
        && found.first?.message.hasSuffix("(once the device is turned)") == true,
      "\(found)"
    )
  }

  @Test func `is no matter of a class that switches nothing then`() async throws {
    let found = try await found("", Self.inTime)
    #expect(found.isEmpty, "\(found)")
  }
}
