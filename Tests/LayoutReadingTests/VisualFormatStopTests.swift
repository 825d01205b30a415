import LayoutEngine
import PlumbDiagnosis
import Testing

/// Visual formats that UIKit cannot read.
@MainActor
@Suite(.serialized) struct `A visual format that names a view which is not in its dictionary` {
  private func stops(_ members: String, _ views: String) async throws -> [Finding] {
    try await check(
      """
      import UIKit
      final class Card: UIView {
        let title = UILabel()
        \(members)
        override init(frame: CGRect) {
          super.init(frame: frame)
          title.translatesAutoresizingMaskIntoConstraints = false
          addSubview(title)
          \(views)
          addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-[titel]-|", options: [], metrics: nil, views: views))
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ).filter { $0.rule == .stopsInCode }
  }

  @Test func `is told at its line`() async throws {
    let found = try await stops("", "let views = [\"title\": title]")
    #expect(found.map(\.location?.line) == [10])
    #expect(found.first?.message.contains("titel is not a key in the views dictionary") == true)
  }

  @Test func `is told where the classes of views are not known`() async throws {
    let found = try await stops(
      "let badge = FancyBadge()",
      "addSubview(badge)\nlet views: [String: UIView] = [\"title\": title, \"badge\": badge]"
    )
    #expect(found.map(\.location?.line) == [11])
  }

  @Test func `is not told where others may be in it`() async throws {
    let found = try await stops(
      "",
      "var views = [\"title\": title]\nfor each in Theme.views { views[each.name] = each }"
    )
    #expect(found.isEmpty)
  }

  /// Which number a name of the metrics stands for does not matter: here a priority, which cannot be 0.
  @Test func `is none that has lengths and priorities by name`() async throws {
    let found = try await check(
      """
      import UIKit
      final class Card: UIView {
        let title = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          title.translatesAutoresizingMaskIntoConstraints = false
          addSubview(title)
          addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-gap-[title(>=high@firm)]-(>=0)-|", options: [],
            metrics: ["gap": 8, "high": 20, "firm": 500], views: ["title": title]))
          addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-gap-[title]-gap-|", options: [], metrics: ["gap": 8],
            views: ["title": title]))
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    )
    #expect(found.isEmpty)
  }
}
