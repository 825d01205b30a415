import LayoutEngine
import PlumbDiagnosis
import Testing

@MainActor
@Suite(.serialized) struct `The end of a scroll view's content` {
  /// A page of a picture and a text below it, whose end is tied to the content's by a line.
  private func page(_ end: String) -> String {
    """
    import UIKit
    final class Page: UIViewController {
      let scroll = UIScrollView(), content = UIView(), logo = UIView(), note = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        note.text = "Forgot your password?"
        view.addSubview(scroll)
        scroll.addSubview(content)
        for each in [logo, note] { content.addSubview(each) }
        for each in [scroll, content, logo, note] {
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
          logo.topAnchor.constraint(equalTo: content.topAnchor, constant: 48),
          logo.centerXAnchor.constraint(equalTo: content.centerXAnchor),
          logo.widthAnchor.constraint(equalToConstant: 120),
          logo.heightAnchor.constraint(equalToConstant: 120),
          logo.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor),
          note.topAnchor.constraint(equalTo: logo.bottomAnchor, constant: 12),
          note.centerXAnchor.constraint(equalTo: content.centerXAnchor),
          \(end)
        ])
      }
    }
    """
  }

  /// The logo is limited as well, and ends before the note does.
  @Test(arguments: [
    (
      "note.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -24)",
      "`note` bottom ≤ `content` bottom − 24"
    ),
    (
      "content.bottomAnchor.constraint(greaterThanOrEqualTo: note.bottomAnchor)",
      "`content` bottom ≥ `note` bottom"
    ),
  ])
  func `is named where the last view only limits it`(_ end: String, _ name: String) async throws {
    let open = try await check(page(end)).filter { $0.rule == .ambiguous }
    #expect(open.map(\.suggestion) == ["make \(name) (Test.swift:30) an equality"])
    #expect(open.map(\.location?.line) == [30])
  }

  @Test func `is found where the last view is tied to it`() async throws {
    let end = "note.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24)"
    #expect(try await !check(page(end)).contains { $0.rule == .ambiguous })
  }

  @Test func `is asked for where nothing is tied to it`() async throws {
    let source = page("").replacing(
      "logo.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor),",
      with: ""
    )
    let open = try await check(source).filter { $0.rule == .ambiguous }
    #expect(
      open.map(\.suggestion) == ["add a constraint from the last view in `scroll` to its bottom"]
    )
  }
}

/// Contents whose width is tied to the frame of a scroll view, and not to its content.
@MainActor
@Suite(.serialized) struct `The open width of a scroll view's content` {
  private func source(_ edge: String) -> String {
    """
    import UIKit
    final class FormVC: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let scroll = UIScrollView()
            let form = UILabel()
            form.numberOfLines = 0
            form.text = "Hello"
            scroll.translatesAutoresizingMaskIntoConstraints = false
            form.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(scroll)
            scroll.addSubview(form)
            NSLayoutConstraint.activate([
                scroll.topAnchor.constraint(equalTo: view.topAnchor),
                scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                form.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 24),
                form.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -24),
                form.leadingAnchor.constraint(equalTo: \(edge).leadingAnchor, constant: 20),
                form.trailingAnchor.constraint(equalTo: \(edge).trailingAnchor, constant: -20)
            ])
        }
    }
    """
  }

  /// It scrolls up and down as it is meant, whatever the width of the content.
  @Test func `is a note where what is in it follows the frame`() async throws {
    let found = try await check(source("scroll.frameLayoutGuide"))
    #expect(found.map(\.rule) == [.ambiguous])
    #expect(found.first?.severity == .note)
    #expect(found.first?.suggestion?.contains("to its `contentLayoutGuide`") == true)
  }
}
