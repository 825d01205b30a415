import LayoutEngine
import PlumbDiagnosis
import Testing

/// Optional constraints of one priority that contradict each other.
@MainActor
@Suite(.serialized) struct `Optional constraints of one priority` {
  /// A controller with a box of 50 points at the top whose place and width some constraints say.
  private func page(_ view: String, _ constraints: String, _ priorities: String) -> String {
    """
    import UIKit
    final class Page: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let box = \(view)
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        \(constraints)
        \(priorities)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
          box.heightAnchor.constraint(equalToConstant: 50)
        ])
      }
    }
    """
  }

  private let widths = """
    box.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    let narrow = box.widthAnchor.constraint(equalToConstant: 100)
    let wide = box.widthAnchor.constraint(equalToConstant: 200)
    """

  private func priorities(_ narrow: Int, _ wide: Int) -> String {
    """
    narrow.priority = UILayoutPriority(\(narrow))
    wide.priority = UILayoutPriority(\(wide))
    NSLayoutConstraint.activate([narrow, wide])
    """
  }

  /// Whatever is between 100 and 200 misses both together by 100.
  @Test(arguments: [751, 999])
  func `are named where they leave a width open`(_ priority: Int) async throws {
    let found = try await check(page("UIView()", widths, priorities(priority, priority)))
    #expect(found.map(\.rule) == [.ambiguous])
    #expect(
      found.first?.message
        == "`box` is not determined: width can be anything from 100 to 200, as `box` width = 100 and "
        + "`box` width = 200 cannot both hold at the same priority of \(priority)"
    )
    #expect(
      found.first?.suggestion
        == "UIKit logs nothing and picks: give the one that may give way a lower priority, such as "
        + "`box` width = 200 (Test.swift:10), or delete it"
    )
    #expect(found.first?.location?.line == 10)
  }

  /// The screen is 393 points wide: from edge to edge it is 353.
  @Test func `are named where edges contradict a width`() async throws {
    let constraints = """
      let left = box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20)
      let right = box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20)
      let width = box.widthAnchor.constraint(equalToConstant: 200)
      """
    let priorities = """
      for each in [left, right, width] {
        each.priority = UILayoutPriority(999)
        each.isActive = true
      }
      """
    let found = try await check(page("UIView()", constraints, priorities))
    #expect(found.map(\.rule) == [.ambiguous])
    let message = found.first?.message ?? ""
    #expect(message.hasSuffix("cannot all hold at the same priority of 999"))
    for name in ["`box` leading", "`box` trailing", "`box` width = 200"] {
      #expect(message.contains(name), "\(message)")
    }
  }

  /// A label holds on to its content less firmly, so that it is 100 points wide.
  @Test func `are told where something weaker decides`() async throws {
    let label = "{ let box = UILabel(); box.text = \"Hello\"; return box }()"
    let found = try await check(page(label, widths, priorities(740, 740)))
      .filter { $0.rule == .equalPriorities }
    #expect(found.count == 1)
    #expect(
      found.first?.message
        == "`box` width = 100 (Test.swift:9) and `box` width = 200 (Test.swift:10) have the same priority of 740 "
        + "and cannot both hold: UIKit logs nothing, and what is weaker says which one does"
    )
  }

  @Test func `are fine with two priorities`() async throws {
    #expect(try await check(page("UIView()", widths, priorities(751, 750))).isEmpty)
  }

  /// Nothing says how wide the box is, whatever becomes of its height.
  @Test func `are not blamed for what is missing`() async throws {
    let heights = """
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      let narrow = box.heightAnchor.constraint(equalToConstant: 40)
      let wide = box.heightAnchor.constraint(equalToConstant: 60)
      """
    let found = try await check(page("UIView()", heights, priorities(751, 751)))
    #expect(
      found.first { $0.rule == .ambiguous }?.suggestion
        == "add a trailing or width constraint for `box`"
    )
  }
}
