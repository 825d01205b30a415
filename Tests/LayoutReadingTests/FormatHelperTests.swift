import LayoutEngine
import Testing

@testable import LayoutReading

/// Methods of an app that are not there, and that get a visual format with its views.
@MainActor
@Suite(.serialized) struct `A helper that takes a visual format` {
  private func layout(_ lines: String) async throws -> SourceLayout {
    try #require(
      await read(
        """
        import UIKit
        class Row: UIView {
          let title = UILabel(), note = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(title)
            addSubview(note)
            \(lines)
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """
      ).first
    )
  }

  @Test(arguments: [
    "addConstraintsWithFormat(\"H:|-7-[v0]-5-[v1]\", views: title, note)",
    "self.tie(format: \"H:|-7-[v0]-5-[v1]\", [title, note])",
  ])
  func `makes its constraints, at the line of the call`(_ line: String) async throws {
    let layout = try await layout(line)
    #expect(layout.coverage == .whole)
    let constraints = try #require(layout.snapshot).constraints.filter { $0.source == .app }
    #expect(constraints.map { abs($0.constant) } == [7, 5])
    #expect(constraints.map(\.origin?.line) == [8, 8])
    #expect(!title(of: layout, keepsMask: true))
  }

  @Test(arguments: [
    "addConstraintsWithFormat(\"H:|-7-[title]\", views: title)",
    "addConstraintsWithFormat(\"H:|-7-[v1]\", views: title)",
    "addConstraintsWithFormat(\"H:|-7-[v0]\", metrics: Theme.gaps, views: title)",
  ])
  func `is not known where the format may mean other views`(_ line: String) async throws {
    let layout = try await layout(line)
    #expect(layout.coverage == .part)
    #expect(try #require(layout.snapshot).constraints.allSatisfy { $0.source != .app })
  }

  /// Whether a constraint of a mask is about the title.
  private func title(of layout: SourceLayout, keepsMask: Bool) -> Bool {
    layout.snapshot?.constraints.contains {
      $0.source == .autoresizingMask && layout.snapshot?.items[$0.first].label == "title"
    } == keepsMask
  }
}
