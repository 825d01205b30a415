import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// What becomes of a class that asks which screen it is on, where the width is regular.
@MainActor
@Suite(.serialized) struct `A screen whose width is regular` {
  private func found(_ compact: String, _ regular: String) async throws -> [Finding] {
    try await check(
      """
      import UIKit
      final class Map: UIViewController {
        let box = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          place()
        }
        private func place() {
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: view.topAnchor),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            box.heightAnchor.constraint(equalToConstant: 200),
          ])
          if \(compact) {
            box.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
          } \(regular)
        }
      }
      """
    ).filter { [.conflict, .ambiguous].contains($0.rule) }
  }

  nonisolated private static let isCompact = "traitCollection.horizontalSizeClass == .compact"

  @Test(arguments: [isCompact, "UIDevice.current.userInterfaceIdiom == .phone"])
  func `shows what is open there alone`(_ condition: String) async throws {
    let found = try await found(condition, "")
    #expect(found.map(\.rule) == [.ambiguous], "\(found)")
    #expect(
      found.first?.message.hasSuffix("(on an iPad of 1180 × 820 points)") == true,
      "\(found)"
    )
  }

  @Test func `shows what contradicts there alone`() async throws {
    let found = try await found(
      Self.isCompact,
      """
      else {
        box.widthAnchor.constraint(equalToConstant: 320).isActive = true
        box.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
      }
      """
    )
    #expect(found.map(\.rule) == [.conflict], "\(found)")
    #expect(found.first?.message.contains("iPad") == true, "\(found)")
  }

  @Test func `leaves nothing to tell where all is placed`() async throws {
    let found = try await found(
      Self.isCompact,
      "else { box.widthAnchor.constraint(equalToConstant: 320).isActive = true }"
    )
    #expect(found.isEmpty, "\(found)")
  }

  /// It may be made for phones alone.
  @Test func `is no matter of a class that does not ask for it`() async throws {
    let found = try await found("view.bounds.width < 500", "")
    #expect(found.isEmpty, "\(found)")
  }

  /// Without a constraint nothing gives them a frame.
  @Test func `shows views that nothing places there`() async throws {
    let source = """
      import UIKit
      final class Pair: UIViewController {
        let red = UIView()
        let blue = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          for part in [red, blue] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
          }
          let narrow = [red, blue].flatMap { part in
            [
              part.topAnchor.constraint(equalTo: view.topAnchor),
              part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
              part.widthAnchor.constraint(equalToConstant: 80),
              part.heightAnchor.constraint(equalToConstant: 80),
            ]
          }
          if traitCollection.horizontalSizeClass == .compact {
            NSLayoutConstraint.activate(narrow)
          }
        }
      }
      """
    let found = try await check(source).filter { $0.rule == .ambiguous }
    #expect(found.count == 2, "\(found)")
    #expect(found.allSatisfy { $0.message.contains("iPad") }, "\(found)")
  }
}
