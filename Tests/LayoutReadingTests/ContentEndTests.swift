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

  /// The content is one view, which is tied to the scroll view's end: it is the end of that view that is missing.
  @Test func `is asked for where nothing is tied to it`() async throws {
    let source = page("").replacing(
      "logo.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor),",
      with: ""
    )
    let open = try await check(source).filter { $0.rule == .ambiguous }
    #expect(
      open.map(\.suggestion) == ["add a constraint from the last view in `content` to its bottom"]
    )
  }
}

/// Contents that end with what is in them, where a view in the middle may have any length.
@MainActor
@Suite(.serialized) struct `A plain view between others in a scroll view` {
  private func source(_ more: String) -> String {
    """
    import UIKit
    final class Form: UIViewController {
      let scroll = UIScrollView()
      let stack = UIStackView()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scroll)
        scroll.addSubview(stack)
        stack.axis = .vertical
        for view in [scroll, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
        let content = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
          scroll.topAnchor.constraint(equalTo: view.topAnchor),
          scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          stack.topAnchor.constraint(equalTo: content.topAnchor),
          stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
          stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
          stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
          stack.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        ])
        let title = UILabel()
        title.text = "Hello"
        let spacer = UIView()
        let send = UIButton(type: .system)
        send.setTitle("Send", for: .normal)
        for view in [title, spacer, send] { stack.addArrangedSubview(view) }
        \(more)
      }
    }
    """
  }

  @Test func `is named where it leaves the height of the content open`() async throws {
    let open = try await check(source("")).filter { $0.rule == .ambiguous }
    #expect(open.map(\.suggestion) == ["add a height constraint for `spacer`"])
  }

  /// The place of what is above it is open as well, but not its height.
  @Test func `is told apart from one whose height follows from its width`() async throws {
    let banner = """
      let banner = UIView()
      stack.addArrangedSubview(banner)
      banner.heightAnchor.constraint(equalTo: banner.widthAnchor, multiplier: 0.5).isActive = true
      stack.insertArrangedSubview(UIView(), at: 0)
      stack.arrangedSubviews[0].heightAnchor.constraint(equalTo: stack.widthAnchor).isActive = true
      """
    let open = try await check(source(banner)).filter { $0.rule == .ambiguous }
    #expect(open.map(\.suggestion) == ["add a height constraint for `spacer`"])
  }

  @Test func `leaves nothing open once it has a height`() async throws {
    let height = "spacer.heightAnchor.constraint(equalToConstant: 12).isActive = true"
    #expect(try await check(source(height)).isEmpty)
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

  /// What lies beside the scroll view stays where it is, too.
  @Test func `is a note where what is in it follows the view around`() async throws {
    let found = try await check(source("view"))
    #expect(found.map(\.rule) == [.ambiguous])
    #expect(found.first?.severity == .note)
  }
}

/// Contents that are to be at least as high as the screen, so that their last view is at its bottom.
@MainActor
@Suite(.serialized) struct `The least height of a scroll view's content` {
  private func open(_ content: String, _ views: String) async throws -> [Finding] {
    try await check(
      """
      import UIKit
      final class Page: UIViewController {
        let scroll = UIScrollView(), content = \(content)(), title = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          title.text = "Pay"
          view.addSubview(scroll)
          scroll.addSubview(content)
          \(views)
          for each in [scroll, content] { each.translatesAutoresizingMaskIntoConstraints = false }
          for each in [content, scroll] {
            each.topAnchor.constraint(equalTo: each.superview!.topAnchor).isActive = true
            each.bottomAnchor.constraint(equalTo: each.superview!.bottomAnchor).isActive = true
            each.leadingAnchor.constraint(equalTo: each.superview!.leadingAnchor).isActive = true
            each.trailingAnchor.constraint(equalTo: each.superview!.trailingAnchor).isActive = true
          }
          content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
          content.heightAnchor.constraint(greaterThanOrEqualTo: scroll.heightAnchor).isActive = true
        }
      }
      """
    ).filter { $0.rule == .ambiguous }
  }

  @Test func `is a note where an empty view takes what is left over`() async throws {
    let found = try await open(
      "UIStackView",
      "content.axis = .vertical; [title, UIView()].forEach(content.addArrangedSubview)"
    )
    #expect(found.map(\.severity) == [.note])
    #expect(
      found.first?.suggestion?.hasPrefix(
        "add an equality beside `content` height ≥ `scroll` height"
      ) == true
    )
  }

  /// A longer text does not make the content longer.
  @Test func `is a warning where nothing is tied to its end`() async throws {
    let found = try await open(
      "UIView",
      """
      content.addSubview(title)
      title.translatesAutoresizingMaskIntoConstraints = false
      title.topAnchor.constraint(equalTo: content.topAnchor).isActive = true
      title.leadingAnchor.constraint(equalTo: content.leadingAnchor).isActive = true
      """
    )
    #expect(found.map(\.severity) == [.warning])
  }

  /// A view as wide as the page, of which nothing says where it is.
  @Test func `wants both edges of the only view in it`() async throws {
    let found = try await check(
      """
      import UIKit
      final class Page: UIViewController {
        let scroll = UIScrollView(), content = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(scroll)
          scroll.addSubview(content)
          for each in [scroll, content] { each.translatesAutoresizingMaskIntoConstraints = false }
          NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.topAnchor.constraint(equalTo: scroll.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            content.heightAnchor.constraint(equalToConstant: 900),
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
          ])
        }
      }
      """
    ).filter { $0.rule == .ambiguous }
    #expect(
      found.map(\.suggestion) == ["add leading and trailing constraints from `content` to `scroll`"]
    )
  }
}
