import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Code that uses a layout library whose sources are not there.
@MainActor
@Suite(.serialized) struct `A layout library without its sources` {
  private func source(_ first: String, _ lines: String) -> String {
    """
    import UIKit
    \(first)
    final class Card: UIView {
      let title = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        \(lines)
      }
      required init?(coder: NSCoder) { nil }
    }
    """
  }

  private nonisolated static let uses = [
    (
      "import PureLayout",
      "title.autoPinEdge(toSuperviewEdge: .top, withInset: 8)\n"
        + "title.autoPinEdge(toSuperviewEdge: .trailing, withInset: 8)"
    ),
    // Before Swift 3.
    (
      "import PureLayout",
      "title.autoPinEdgeToSuperviewEdge(ALEdge.Top, withInset: 8)\n"
        + "title.autoPinEdge(.Trailing, toEdge: .Trailing, ofView: self, withOffset: -8)"
    ),
    // A header imports it for all files.
    (
      "",
      "title.autoPinEdge(toSuperviewEdge: .top, withInset: 8)\n"
        + "title.autoPinEdge(toSuperviewEdge: .trailing, withInset: 8)"
    ),
    (
      "import TinyConstraints",
      "title.topToSuperview(offset: 8)\ntitle.trailingToSuperview(offset: 8)"
    ),
    ("", "title.topToSuperview(offset: 8)\ntitle.trailingToSuperview(offset: 8)"),
    (
      "import Cartography",
      "constrain(title) { title in title.top == title.superview!.top + 8\n"
        + "title.trailing == title.superview!.trailing - 8 }"
    ),
    (
      "import Anchorage",
      "title.topAnchor == topAnchor + 8\ntitle.trailingAnchor == trailingAnchor - 8"
    ),
    ("import Stevia", "title.Top == Top + 8\n(title-|)"),
  ]

  @Test(arguments: uses)
  func `is read, and its constraints are told where it is called`(_ first: String, _ lines: String)
    async throws
  {
    let layout = try #require(await read(source(first, lines)).first)
    #expect(layout.coverage == .whole)
    #expect(layout.reasons.isEmpty)
    let constraints = try #require(layout.snapshot).constraints.filter { $0.source == .app }
    #expect(constraints.map(\.constant) == [8, -8])
    #expect(constraints.map(\.origin?.line) == [8, 9])
    #expect(constraints.map(\.origin?.file) == ["Test.swift", "Test.swift"])
  }

  /// What is at an unknown distance is tied all the same.
  @Test(arguments: [
    ("import Anchorage", "title.topAnchor == topAnchor + Theme.gap"),
    ("import Anchorage", "title.topAnchor == topAnchor - Theme.gap"),
    ("import Stevia", "title.Top == Top + .gap"),
    (
      "import Cartography",
      "constrain(title) { title in title.top == title.superview!.top + Theme.gap }"
    ),
  ])
  func `has its constraints read whose numbers are not known`(_ first: String, _ line: String)
    async throws
  {
    let layout = try #require(await read(source(first, line)).first)
    #expect(layout.coverage == .part)
    #expect(layout.reasons.map(\.message).allSatisfy { $0.contains("gap` is not known") })
    let constraints = try #require(layout.snapshot).constraints.filter { $0.source == .app }
    #expect(constraints.map(\.firstAttribute) == [.top])
  }

  @Test(arguments: [
    ("import Anchorage", "title.widthAnchor == 40 ~ .low + 1", 251.0),
    ("import Anchorage", "title.leadingAnchor == leadingAnchor + 10 ~ .high", 750),
    ("import Anchorage", "title.widthAnchor == widthAnchor / 2 + 8 ~ 600", 600),
    (
      "import Cartography",
      "constrain(title) { title in title.width == title.superview!.width / 2 - 8 ~ 200 }", 200
    ),
    ("import TinyConstraints", "title.height(40, priority: .high)", 750),
    ("import Stevia", "title.height(40)", 751),
  ])
  func `has its priorities read`(_ first: String, _ line: String, _ priority: Double) async throws {
    let layout = try #require(await read(source(first, line)).first)
    #expect(layout.coverage == .whole)
    let constraints = try #require(layout.snapshot).constraints.filter { $0.source == .app }
    #expect(constraints.map { Double($0.priority) } == [priority])
  }

  /// What its operators do not take is told in the app's line, and no view is called ambiguous for it.
  @Test(arguments: [
    ("import Anchorage", "title.edgeAnchors <= edgeAnchors"),
    ("import Anchorage", "title.trailingAnchor == 2 * trailingAnchor / 3"),
    (
      "import Cartography",
      "constrain(title) { title in title.edges >= title.superview!.edges\ntitle.edges <= title.superview!.edges }"
    ),
    ("", "title.topAnchor ==+ topAnchor\ntitle.leadingAnchor == leadingAnchor"),
  ])
  func `has what is not known of it named`(_ first: String, _ line: String) async throws {
    let source = source(first, "title.translatesAutoresizingMaskIntoConstraints = false\n" + line)
    let layout = try #require(await read(source).first)
    #expect(layout.coverage == .part)
    #expect(layout.reasons.allSatisfy { $0.place?.file == "Test.swift" })
    #expect(try await check(source).isEmpty)
  }

  /// A method that the app calls later may end what is open until then, whatever it makes its constraints by.
  @Test func `may have its operators in a method that is called later`() async throws {
    let open = source("import Anchorage", "title.topAnchor == topAnchor")
    let method = "func place() { title.leadingAnchor == leadingAnchor }\n  required init?"
    #expect(try await check(open).map(\.rule) == [.ambiguous])
    #expect(try await check(open.replacing("required init?", with: method)).isEmpty)
  }

  /// What is placed by a distance that is not known is not said to be open.
  @Test func `is read in part where a line of it is not known`() async throws {
    let source = source(
      "import Stevia",
      "subviews(title)\nlayout(Theme.gap, |-title-|, 8)"
    )
    let layout = try #require(await read(source).first)
    #expect(layout.coverage == .part)
    #expect(layout.snapshot?.constraints.count { $0.source == .app } == 3)
    #expect(try await check(source).allSatisfy { $0.severity == .note })
  }

  @Test func `is not read where its own sources are`() async throws {
    let own = """
      extension UIView {
        func topToSuperview(offset: CGFloat) {
          translatesAutoresizingMaskIntoConstraints = false
          topAnchor.constraint(equalTo: superview!.topAnchor, constant: 3 * offset).isActive = true
        }
        func edgesToSuperview() {}
      }
      """
    let source = source("import TinyConstraints", "title.topToSuperview(offset: 8)")
    let layout = try #require(await read(source + "\n" + own).first)
    #expect(layout.snapshot?.constraints.contains { $0.constant == 24 } == true)
  }

  @Test(arguments: [
    "UILabel.newAutoLayout()", "UILabel.autoLayoutView()", "UILabel(forAutoLayout: ())",
  ])
  func `may make a view without a mask`(_ call: String) async throws {
    let source = source("", "let note = \(call); note.text = \"A\"; addSubview(note)")
    let layout = try #require(await read(source).first)
    #expect(layout.coverage == .whole)
    #expect(try await check(source).map(\.rule) == [.ambiguous])
  }

  @Test func `has its contradictions told in the app's lines`() async throws {
    let found = try await check(
      source(
        "import PureLayout",
        "title.autoPinEdgesToSuperviewEdges()\ntitle.autoSetDimension(.width, toSize: 100)\n"
          + "autoSetDimension(.width, toSize: 200)"
      )
    )
    #expect(found.map(\.rule) == [.conflict])
    #expect(found.first?.location?.line == 9)
  }

  /// What a closure of one statement gives back has no declared type.
  @Test func `may choose by a switch in a closure`() async throws {
    let lengths = try await value(
      of: "[1, 2, 3].filter { n in switch n { case 2: false; default: n != 3 } }.count"
    )
    #expect(lengths == "1")
  }
}
