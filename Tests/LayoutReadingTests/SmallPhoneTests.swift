import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// What has room on the usual phone, and none on the smallest one.
@MainActor
@Suite(.serialized) struct `A screen on the smallest phone` {
  private func screen(_ lengths: [String], _ view: String = "UIView()") -> String {
    """
    import UIKit
    final class Bill: UIViewController {
      let stack = UIStackView()
      override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
          stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
          stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
          stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
        for height in [\(lengths.joined(separator: ", "))] as [CGFloat] {
          let part = \(view)
          part.heightAnchor.constraint(equalToConstant: height).isActive = true
          stack.addArrangedSubview(part)
        }
        stack.addArrangedSubview(UIView())
      }
    }
    """
  }

  private func conflicts(_ source: String) async throws -> [Finding] {
    try await check(source).filter { $0.rule == .conflict }
  }

  @Test func `is told to lack room`() async throws {
    let found = try await conflicts(screen(["200", "200", "240"]))
    #expect(found.count == 1)
    #expect(found.first?.message.hasSuffix("(on a phone of 375 × 667 points)") == true)
  }

  /// Whatever they are, they have the heights that the screen gives them.
  @Test func `is told to lack room for views that are not known`() async throws {
    #expect(try await conflicts(screen(["200", "200", "240"], "TipView()")).count == 1)
  }

  @Test func `may have room for all`() async throws {
    #expect(try await conflicts(screen(["200", "200", "100"])).isEmpty)
  }

  @Test func `is told once what has no room on any phone`() async throws {
    let found = try await conflicts(screen(["300", "300", "400"]))
    #expect(found.count == 1)
    #expect(found.first?.message.contains("375 × 667") == false)
  }

  /// Its code asks for the size of the screen.
  @Test func `may be made for every height`() async throws {
    let height = "UIScreen.main.bounds.height / 4"
    #expect(try await conflicts(screen([height, height, height])).isEmpty)
  }
}
