import LayoutEngine
import LayoutReading
import PlumbDiagnosis
import Testing

/// Views whose mask is off, and whose frames are set by code, or by what shows a controller.
@MainActor
@Suite(.serialized) struct `A view without a mask that gets a frame` {
  private func screen(_ view: String, _ loading: String, _ loadView: String = "") -> String {
    """
    import UIKit
    final class Screen: UIViewController {
      private let piece = \(view)
      \(loadView)
      override func viewDidLoad() {
        super.viewDidLoad()
        piece.translatesAutoresizingMaskIntoConstraints = false
        \(loading)
      }
    }
    """
  }

  @Test(arguments: ["view.bounds", "CGRect(x: 0, y: 0, width: 200, height: 100)"])
  func `is left alone where no constraint is about it`(_ frame: String) async throws {
    let source = screen("UITableView()", "view.addSubview(piece)\npiece.frame = \(frame)")
    #expect(try await check(source).isEmpty)
  }

  @Test(arguments: ["", "piece.frame = .zero", "if piece.frame == .zero { print(1) }"])
  func `is open where the frame is none`(_ line: String) async throws {
    let found = try await check(screen("UITableView()", "view.addSubview(piece)\n\(line)"))
    #expect(found.map(\.rule) == [.ambiguous])
    #expect(found.first?.suggestion?.hasPrefix("add leading and trailing constraints") == true)
  }

  @Test(arguments: ["piece.frame = view.bounds", "piece.frame.origin.y = 20"])
  func `loses that to the size of its content`(_ line: String) async throws {
    let found = try await check(
      screen("UILabel()", "piece.text = \"Tide\"\nview.addSubview(piece)\n\(line)")
    )
    #expect(found.map(\.rule) == [.ambiguous])
    #expect(
      found.first?.suggestion
        == "leave `translatesAutoresizingMaskIntoConstraints` on, or give it constraints: without either, the frame "
        + "that the code sets is lost"
    )
  }

  @Test func `is fine as a controller's own view with nothing tied to it`() async throws {
    let source = screen("UITableView()", "", "override func loadView() { view = piece }")
    #expect(try await check(source).isEmpty)
  }

  @Test func `is to keep its mask as a controller's own view that something is tied to`()
    async throws
  {
    let found = try await check(
      screen(
        "UIView()",
        """
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        piece.addSubview(bar)
        NSLayoutConstraint.activate([
          bar.topAnchor.constraint(equalTo: piece.topAnchor),
          bar.leadingAnchor.constraint(equalTo: piece.leadingAnchor),
          bar.trailingAnchor.constraint(equalTo: piece.trailingAnchor),
          bar.heightAnchor.constraint(equalToConstant: 44),
        ])
        """,
        "override func loadView() { view = piece }"
      )
    )
    #expect(found.map(\.rule) == [.ambiguous])
    #expect(
      found.first?.suggestion?.hasPrefix(
        "leave `translatesAutoresizingMaskIntoConstraints` of `piece` on"
      ) == true
    )
  }
}
