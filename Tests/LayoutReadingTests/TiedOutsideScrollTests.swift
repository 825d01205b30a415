import PlumbDiagnosis
import Testing

/// What is in a scroll view and tied to something around it.
@MainActor
@Suite(.serialized) struct `A view in a scroll view` {
  /// A page of 1,500 points with a title and a note in it.
  private func page(_ constraints: String) -> String {
    """
    import UIKit
    final class Page: UIViewController {
      let scroll = UIScrollView(), content = UIView(), name = UILabel(), note = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        name.text = "Name"
        note.text = "Note"
        view.addSubview(scroll)
        scroll.addSubview(content)
        for each in [name, note] { content.addSubview(each) }
        for each in [scroll, content, name, note] {
          each.translatesAutoresizingMaskIntoConstraints = false
        }
        NSLayoutConstraint.activate([
          scroll.topAnchor.constraint(equalTo: view.topAnchor),
          scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          content.topAnchor.constraint(equalTo: scroll.topAnchor),
          content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
          content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
          content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
          content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
          name.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          note.centerXAnchor.constraint(equalTo: content.centerXAnchor),
          \(constraints)
        ])
      }
    }
    """
  }

  private func told(_ constraints: String) async throws -> [Finding] {
    try await check(page(constraints)).filter { $0.rule == .tiedOutsideScroll }
  }

  private let height = "content.heightAnchor.constraint(equalToConstant: 1500),"
  private let middle = "name.centerYAnchor.constraint(equalTo: view.centerYAnchor)"

  /// Sideways nothing scrolls, so that the centre of the controller's view is as good.
  @Test func `is noted to stay while the rest scrolls`() async throws {
    let found = try await told(
      "\(height) \(middle), note.topAnchor.constraint(equalTo: content.topAnchor, constant: 8)"
    )
    #expect(found.map(\.severity) == [.note])
    #expect(
      found.first?.message
        == "`name` centerY = `view` centerY reaches out of `scroll`: `name` stays where it is while the rest scrolls"
    )
    #expect(
      found.first?.suggestion == "tie it to `content`, which scrolls, unless it is to stay"
    )
  }

  @Test func `is told where everything hangs on it`() async throws {
    let found = try await told(
      "\(height) \(middle), note.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 8)"
    )
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.hasSuffix(": nothing in it moves while it is scrolled") == true)
  }

  @Test func `is told where the content ends with it`() async throws {
    let found = try await told(
      """
      name.topAnchor.constraint(equalTo: view.topAnchor, constant: 900),
      note.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      name.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20)
      """
    )
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.first?.message.hasSuffix(": its content becomes higher or lower as it is scrolled")
        == true
    )
  }

  @Test func `is told where it is tied to the content as well`() async throws {
    let found = try await told(
      """
      \(height) name.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      name.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
      note.topAnchor.constraint(equalTo: content.topAnchor, constant: 80)
      """
    )
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.hasSuffix("cannot all hold once it is scrolled") == true)
  }

  /// A header that sticks is held by an inequality.
  @Test(arguments: [
    "name.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor)",
    "name.topAnchor.constraint(equalTo: content.topAnchor, constant: 20)",
    "name.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor)",
  ])
  func `is fine where that is meant`(_ tie: String) async throws {
    let found = try await told(
      "\(height) \(tie), note.topAnchor.constraint(equalTo: content.topAnchor, constant: 80)"
    )
    #expect(found.isEmpty)
  }
}
