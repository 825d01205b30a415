import LayoutEngine
import TestSupport
import Testing
import TextMetrics

@testable import LayoutReading

/// Texts in fonts that the app has, and that are known here or not.
@MainActor
@Suite(.serialized) struct `Fonts that code names` {
  private func title(_ font: String) async throws -> (SourceLayout, LayoutSnapshot.Item) {
    let layouts = await read(
      """
      import UIKit
      final class Card: UIView {
        let title = UILabel()
        init() {
          super.init(frame: .zero)
          title.font = \(font)
          title.text = "AB"
          title.translatesAutoresizingMaskIntoConstraints = false
          addSubview(title)
          title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          title.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    )
    let layout = try #require(layouts.first)
    let items = try #require(layout.snapshot).items
    return (layout, try #require(items.first { $0.className == "UILabel" }))
  }

  @Test func `are those of files, where these are known`() async throws {
    let font = try FontFile(TestFont(postScriptName: "Named-Regular").bytes)
    FontRegistry.shared.register(font)
    defer { FontRegistry.shared.unregister("Named-Regular") }
    let (layout, label) = try await title("UIFont(name: \"Named-Regular\", size: 20)")
    // A and B are 600 and 700 units wide, and 50 nearer to each other, of 1000 in the size.
    #expect(label.frame.width == 25)
    #expect(label.textExactness == .exact)
    #expect(layout.contents.isEmpty)
  }

  @Test(arguments: [
    "UIFont(name: \"Nobodys-Regular\", size: 34)",
    "UIFont(name: \"Nobodys-Regular\", size: 34) ?? .systemFont(ofSize: 8)",
    "{ if let font = UIFont(name: \"Nobodys-Regular\", size: 34) { return font }; return .boldSystemFont(ofSize: 9) }()",
  ])
  func `are measured with the system font in their size, where they are not`(
    _ font: String
  ) async throws {
    let (layout, label) = try await title(font)
    let (_, system) = try await title("UIFont.systemFont(ofSize: 34)")
    #expect(label.frame.width == system.frame.width)
    #expect(label.textExactness == .substitute)
    #expect(label.missingFont == "Nobodys-Regular")
    #expect(layout.coverage == .whole)
    #expect(layout.contents.map(\.message) == ["there is no file of the font 'Nobodys-Regular'"])
  }
}
