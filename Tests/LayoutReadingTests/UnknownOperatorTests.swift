import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Operators of modules whose sources are not there, between views.
@MainActor
@Suite(.serialized) struct `Operators between views that are not known` {
  private func source(_ line: String) -> String {
    """
    import UIKit
    final class Hero: UIView {
      let title = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "Stalker"
        \(line)
        title.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        title.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    """
  }

  @Test(arguments: ["self => title", "title --> self", "self <<< [title]", "self += title"])
  func `add the views, and turn their masks off`(_ line: String) async throws {
    let layout = try #require(await read(source(line)).first)
    #expect(layout.failure == nil)
    #expect(layout.coverage == .part)
    let items = try #require(layout.snapshot).items
    #expect(items.contains { $0.label == "title" && $0.parent == 0 })
    #expect(try await check(source(line)).isEmpty)
  }

  @Test func `are none where nothing adds a view`() async throws {
    #expect(try await check(source("")).map(\.rule) == [.stopsInCode])
  }

  @Test func `may lay out the views that they hand to a function`() async throws {
    let source = """
      import UIKit
      func pinned() -> ((UIView, UIView) -> (UIView, UIView)) {
        { subview, parent in
          parent.addSubview(subview)
          return (subview, parent)
        }
      }
      final class Hero: UIView {
        let title = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          _ = (self.title, self) |> pinned()
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let layout = try #require(await read(source).first)
    #expect(layout.coverage == .part)
    #expect(layout.reasons.contains { $0.message.contains("`|>` is not known") })
  }
}
