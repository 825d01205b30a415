import LayoutEngine
import Testing

@testable import LayoutReading

/// Methods that the app calls with one and the same of true and false.
@MainActor
@Suite(.serialized) struct `A switch that all calls state` {
  private func isWide(_ calls: String, _ more: String = "") async throws -> Bool {
    let layouts = await read(
      """
      import UIKit
      final class RowCell: UITableViewCell {
        let picture = UIImageView()
        func setUp(title: String, picture shows: Bool) {
          addSubview(picture)
          picture.translatesAutoresizingMaskIntoConstraints = false
          picture.topAnchor.constraint(equalTo: topAnchor).isActive = true
          picture.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          if shows { picture.widthAnchor.constraint(equalToConstant: 43).isActive = true }
        }
      }
      final class Rows { func show(_ cell: RowCell, _ isNew: Bool) { \(calls) } }
      \(more)
      """
    )
    let layout = try #require(layouts.first { $0.className == "RowCell" })
    return layout.snapshot?.constraints.contains { $0.constant == 43 } == true
  }

  private let first = "cell.setUp(title: \"A\", picture: true)"

  @Test func `is the sample`() async throws {
    #expect(try await isWide(first))
    #expect(try await isWide("\(first); \(first)"))
  }

  @Test(arguments: [
    "cell.setUp(title: \"A\", picture: false)", "cell.setUp(title: \"A\", picture: isNew)",
  ])
  func `is none where a call says something else`(_ call: String) async throws {
    #expect(try await !isWide("\(call); \(first)"))
  }

  @Test func `is none where another method has the name`() async throws {
    #expect(
      try await !isWide(first, "struct Other { func setUp(title: String, picture: Bool) {} }")
    )
  }
}
