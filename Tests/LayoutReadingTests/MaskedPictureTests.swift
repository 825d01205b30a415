import PlumbDiagnosis
import Testing

/// Picture views with a picture that is not known, and so with a size that is not.
@MainActor
@Suite(.serialized) struct `A picture view that keeps its mask` {
  private func page(_ making: String, _ constraints: String) -> String {
    """
    import UIKit
    final class Page: UIViewController {
      let logo: UIImageView = {
        let view = UIImageView(image: UIImage(named: "logo"))
        \(making)
        return view
      }()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(logo)
        NSLayoutConstraint.activate([
          \(constraints)
        ])
      }
    }
    """
  }

  private func conflicts(_ making: String, _ constraints: String) async throws -> [String] {
    try await check(page(making, constraints)).filter { $0.rule == .conflict }.map(\.message)
  }

  private let top = "logo.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),"

  @Test(arguments: ["view.frame.origin.y = 40", "view.center = middle", "view.frame = area"])
  func `contradicts nothing for certain where the code places it`(_ making: String) async throws {
    #expect(try await conflicts(making, top).isEmpty)
  }

  @Test func `may be as high as its picture`() async throws {
    #expect(try await conflicts("", "logo.heightAnchor.constraint(equalToConstant: 50),").isEmpty)
  }

  @Test func `hides no conflict of its heights`() async throws {
    let found = try await conflicts(
      "view.heightAnchor.constraint(equalToConstant: 20).isActive = true",
      "logo.heightAnchor.constraint(equalToConstant: 50),"
    )
    #expect(
      found == [
        "`logo` height = 20 and `logo` height = 50 cannot both hold: they miss by 30 points; `logo` height = 50 gives way"
      ]
    )
  }
}
