import LayoutEngine
import LayoutReading
import PlumbDiagnosis
import Testing

/// Texts in scroll views whose content has no width of its own.
@MainActor
@Suite(.serialized) struct `A text that may wrap in a scroll view` {
  private func screen(_ text: String, _ tie: String, lines: Int = 0) -> String {
    """
    import UIKit
    final class Story: UIViewController {
      private let scroll = UIScrollView(), page = UIView(), story = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        story.numberOfLines = \(lines)
        story.text = "\(text)"
        for piece in [scroll, page, story] {
          piece.translatesAutoresizingMaskIntoConstraints = false
        }
        view.addSubview(scroll)
        scroll.addSubview(page)
        page.addSubview(story)
        fill(scroll, view, 0)
        fill(page, scroll, 0)
        fill(story, page, 20)
        \(tie)
      }
      private func fill(_ inner: UIView, _ outer: UIView, _ inset: CGFloat) {
        NSLayoutConstraint.activate([
          inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
          inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
          inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -inset),
          inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -inset),
        ])
      }
    }
    """
  }

  private let long = String(repeating: "Where the tide goes out. ", count: 8)

  @Test func `makes it scroll sideways where nothing limits the width`() async throws {
    let found = try await check(screen(long, ""))
    #expect(found.map(\.rule) == [.unboundedGrowth])
    let message = try #require(found.first?.message)
    #expect(
      message.hasPrefix(
        "`story` never wraps, because the content of `scroll` is as wide as its text: it is "
      )
    )
    #expect(message.hasSuffix(" points wide, and `scroll` with its 393 scrolls sideways"))
    #expect(
      found.first?.suggestion
        == "give what is in `scroll` the width of `scroll`: `page` width = `scroll` width"
    )
  }

  @Test func `will, where the text comes later`() async throws {
    let found = try await check(screen("", ""))
    #expect(
      found.map(\.message) == [
        "`story` never wraps, because the content of `scroll` is as wide as its text: a longer one makes `scroll` scroll sideways"
      ]
    )
  }

  @Test func `will, where the text is short by now`() async throws {
    let found = try await check(screen("Where the tide goes out and comes in again", ""))
    #expect(
      found.map(\.message) == [
        "`story` never wraps, because the content of `scroll` is as wide as its text: a longer one makes `scroll` scroll sideways"
      ]
    )
  }

  @Test(arguments: [
    "page.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true",
    "page.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true",
    "story.widthAnchor.constraint(lessThanOrEqualToConstant: 300).isActive = true",
    // One that scrolls sideways on purpose.
    "page.heightAnchor.constraint(equalTo: scroll.heightAnchor).isActive = true",
  ])
  func `is fine where the width is known, or the page is not higher`(_ tie: String) async throws {
    #expect(try await !check(screen(long, tie)).contains { $0.message.contains("never wraps") })
  }

  @Test(arguments: [1, 0]) func `is meant to be one line, or broken by hand`(_ lines: Int)
    async throws
  {
    let text = lines == 1 ? long : "One line\\nand another that is as long as it has to be"
    let found = try await check(screen(text, "", lines: lines))
    #expect(!found.contains { $0.message.contains("never wraps") })
  }
}
