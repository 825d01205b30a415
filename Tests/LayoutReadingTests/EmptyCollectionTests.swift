import LayoutEngine
import Testing

@testable import LayoutReading

/// Collections that are made by their types: `[UILabel]()`.
@MainActor
@Suite(.serialized) struct `An empty collection` {
  @Test(arguments: [
    ("var all = [UILabel]()", "all.append(.init(text: \"Name\"))"),
    ("var all = [UILabel]()", "all.insert(.init(text: \"Name\"), at: 0)"),
    ("", "var all = [UILabel](); all.append(.init(text: \"Name\"))"),
  ])
  func `says what its elements are`(_ property: String, _ statement: String) async throws {
    let layouts = await read(
      """
      extension UILabel {
        convenience init(text: String) {
          self.init()
          self.text = text
        }
      }
      final class Page: UIView {
        \(property)
        override init(frame: CGRect) {
          super.init(frame: frame)
          \(statement)
          all.forEach { addSubview($0) }
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    )
    let layout = try #require(layouts.first { $0.className == "Page" })
    #expect(layout.coverage == .whole, "\(layout.reasons)")
    #expect(layout.snapshot?.items.compactMap(\.text) == ["Name"])
  }
}
