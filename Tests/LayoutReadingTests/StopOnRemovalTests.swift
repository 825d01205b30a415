import PlumbDiagnosis
import Testing

/// Code that needs a superview, and runs again when there is none.
@MainActor
@Suite(.serialized) struct `A view that unwraps its superview` {
  private func found(_ body: String) async throws -> [String] {
    try await check(
      """
      import UIKit
      final class Player: UIView {
        override func didMoveToSuperview() {
          super.didMoveToSuperview()
          \(body)
        }
        private func fill(_ view: UIView) {
          translatesAutoresizingMaskIntoConstraints = false
          topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        }
      }
      """
    ).filter { $0.rule == .stopsInCode }.map(\.message)
  }

  @Test(arguments: ["superview!", "self.superview!"])
  func `stops when it is taken out of it`(_ unwrapped: String) async throws {
    let messages = try await found("fill(\(unwrapped))")
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("Player stops the program when it is taken out of") == true)
  }

  @Test(arguments: [
    "guard let superview else { return }; fill(superview)",
    "if superview != nil { fill(superview!) }", "superview.map(fill)",
  ])
  func `goes on where it asks for it`(_ body: String) async throws {
    #expect(try await found(body).isEmpty)
  }
}
