import LayoutEngine
import PlumbDiagnosis
import Testing

/// Views and constraints that code which is not known gets hold of, in whatever way: it may place them.
@MainActor
@Suite(.serialized) struct `What code that is not known has` {
  /// Two labels of which nothing that is known says how high they lie.
  private func page(_ line: String) -> String {
    """
    import UIKit
    struct Pair { let first: UIView, second: UIView }
    final class Page: UIView {
      let title = UILabel(), note = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        for label in [title, note] {
          addSubview(label)
          label.translatesAutoresizingMaskIntoConstraints = false
          label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).isActive = true
        }
        title.text = "Hello"
        let tops = [
          title.topAnchor.constraint(equalTo: topAnchor),
          note.topAnchor.constraint(equalTo: title.bottomAnchor),
        ]
        \(line)
      }
      required init?(coder: NSCoder) { nil }
    }
    """
  }

  @Test(
    arguments: [
      "Theme.tops = tops", "Theme.shared.rows = [title, note]",
      "Theme.title = title; Theme.note = note", "let helper = Rows(); helper.views = (title, note)",
      "title.flex.top(4); note.flex.top(4)", "title.rows.top = 8; note.rows.top = 4",
      "title.auto.top(8).activate(); note.auto.top(8).activate()",
      #"Theme.place(["title": title, "note": note])"#, "Theme.place((title, note))",
      "Theme.place(Pair(first: title, second: note))", "Theme.place { title; note }",
      "Theme.place { [self.title, self.note] }", "Theme.place { rows in rows.add(title, note) }",
      "(title, note) |> Theme.place", "title ~> Theme.place; note ~> Theme.place",
    ]
  )
  func `may be placed by it`(_ line: String) async throws {
    #expect(try await !check(page(line)).contains { $0.rule == .ambiguous })
  }

  @Test(
    arguments: [
      "", "Theme.delegate = self", "title.textColor = Theme.color",
      "title.rx.text.bind(to: Theme.text)", "Theme.name = title.text",
      "Theme.load { self.title.text = $0 }", "title.shadow.radius = 4",
    ]
  )
  func `is only what it is given to lay out`(_ line: String) async throws {
    #expect(try await check(page(line)).contains { $0.rule == .ambiguous })
  }

  /// A text from outside whose end nothing that is known limits.
  private func row(_ line: String) -> String {
    """
    import UIKit
    final class Row: UIView {
      private let title = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        title.translatesAutoresizingMaskIntoConstraints = false
        addSubview(title)
        NSLayoutConstraint.activate([
          title.leadingAnchor.constraint(equalTo: leadingAnchor),
          title.topAnchor.constraint(equalTo: topAnchor),
          title.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        \(line)
      }
      required init?(coder: NSCoder) { nil }
      func configure(name: String) { title.text = name }
    }
    """
  }

  @Test(arguments: ["title.limit()", "title.flex.maxWidth(80)", "Theme.title = title"])
  func `may be limited by it`(_ line: String) async throws {
    #expect(try await check(row("")).contains { $0.rule == .unboundedGrowth })
    #expect(try await !check(row(line)).contains { $0.rule == .unboundedGrowth })
  }
}
