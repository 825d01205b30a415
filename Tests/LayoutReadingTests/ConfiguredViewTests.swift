import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Views that a closure fills which an initialiser or a function takes.
@MainActor
@Suite(.serialized) struct `A view that a closure fills` {
  private func text(_ made: String, _ declarations: String = "") async throws -> String {
    try await value(of: "label.text!", after: "\(declarations)\nlet label = \(made)")
  }

  @Test(arguments: [
    "extension UIView { convenience init(_ set: (Self) -> Void) { self.init(); set(self) } }",
    "extension UILabel { convenience init(_ set: (UILabel) -> Void) { self.init(frame: .zero); set(self) } }",
    "protocol Built {}\nextension UIView: Built {}\n"
      + "extension Built where Self: UIView { init(_ set: (Self) -> Void) { self.init(); set(self) } }",
  ])
  func `is made by an initialiser of the app's own`(_ declarations: String) async throws {
    #expect(try await text("UILabel { $0.text = \"Total\" }", declarations) == "Total")
    #expect(
      try await value(
        of: "label.textAlignment == .center",
        after: "\(declarations)\nlet label = UILabel { $0.textAlignment = .center }"
      ) == "true"
    )
  }

  @Test(arguments: [
    "UILabel { $0.text = \"Total\" }", "UILabel { label in label.text = \"Total\" }",
    "UILabel.build { $0.text = \"Total\" }", "with(UILabel()) { $0.text = \"Total\" }",
    "UILabel { $0.layer.cornerRadius = 4; $0.text = \"Total\" }",
  ])
  func `is made by what is not among the sources`(_ made: String) async throws {
    #expect(try await text(made) == "Total")
  }

  @Test func `is made by a function of the type that is expected`() async throws {
    #expect(
      try await value(
        of: "label.text!",
        after: "let label: UILabel = .make { $0.text = \"Total\" }"
      ) == "Total"
    )
  }

  /// What a closure does that is handed nothing of the view is for later.
  @Test func `is none where the closure is one for events`() async throws {
    #expect(
      try await value(of: "count", after: "var count = 0\nlet button = UIButton { count += 1 }")
        == "0"
    )
  }

  @Test func `may have lost its mask in an initialiser that is not known`() async throws {
    let source = """
      import UIKit
      final class Card: UIView {
        let title = UILabel { $0.text = "Total" }
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(title)
          title.topAnchor.constraint(equalTo: topAnchor).isActive = true
          title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    #expect(try await check(source).allSatisfy { $0.severity == .note })
  }

  @Test(arguments: ["subviews { title; note }", "sv { title\nnote }", "addSubviews { title }"])
  func `is added where a closure lists it`(_ adding: String) async throws {
    let source = """
      import UIKit
      final class Card: UIView {
        let title = UILabel(), note = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          \(adding)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let layout = try #require(await read(source).first)
    let labels = try #require(layout.snapshot).items.compactMap(\.label)
    #expect(labels.contains("title"))
    #expect(labels.contains("note") == adding.contains("note"))
  }
}
