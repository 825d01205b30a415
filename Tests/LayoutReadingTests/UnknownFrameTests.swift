import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Views whose size comes of a number that the source does not tell.
@MainActor
@Suite(.serialized) struct `A frame that is not known` {
  private func source(_ lines: String) -> String {
    """
    import UIKit
    final class Panel: UIView {
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { nil }
    }
    final class Screen: UIViewController {
      let title1 = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        \(lines)
        view.addSubview(box)
        box.addSubview(title1)
        title1.text = "Hello"
        title1.translatesAutoresizingMaskIntoConstraints = false
        title1.topAnchor.constraint(equalTo: box.topAnchor, constant: 16).isActive = true
        title1.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -16).isActive = true
        title1.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16).isActive = true
        title1.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -16).isActive = true
      }
    }
    """
  }

  @Test(arguments: [
    "let box = UIView(frame: Theme.frame)",
    "let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: Theme.height))",
    "let box = UIView(frame: CGRect(origin: .zero, size: Theme.size))",
    "let size = CGSize(width: Theme.width, height: 60)\nlet box = Panel(frame: CGRect(origin: .zero, size: size))",
    "let box = UIView()\nbox.frame = CGRect(x: 0, y: 0, width: 300, height: Theme.height * 2)",
    "let box = UIView()\nbox.bounds = Theme.bounds",
    "let box = UIView()\nbox.frame.size = Theme.size",
    "let box = UIView()\nbox.frame.size.height = Theme.height",
    "let scroll = UIScrollView()\nscroll.contentSize = Theme.size\n"
      + "let box = UIView(frame: CGRect(origin: .zero, size: scroll.contentSize))",
    "let bar = UIView(frame: Theme.bar)\nlet box = UIView(frame: bar.frame)",
  ])
  func `leaves room for what is in the view`(_ lines: String) async throws {
    #expect(try await check(source(lines)).isEmpty)
  }

  @Test(arguments: [
    "let box = UIView()", "let box = UIView(frame: .zero)",
    "let box = UIView(frame: CGRect(x: Theme.x, y: 0, width: 300, height: 20))",
    "let box = UIView(frame: Theme.frame)\nbox.frame = CGRect(x: 0, y: 0, width: 300, height: 20)",
  ])
  func `is none of a size that the source tells`(_ lines: String) async throws {
    #expect(try await check(source(lines)).map(\.rule) == [.conflict])
  }
}

/// Calls that make constraints and stack views of what is not known.
@MainActor
@Suite(.serialized) struct `What is made of something unknown` {
  private func source(_ lines: String) -> String {
    """
    import UIKit
    final class Card: UIView {
      let title = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        title.translatesAutoresizingMaskIntoConstraints = false
        \(lines)
      }
      required init?(coder: NSCoder) { nil }
    }
    """
  }

  @Test(arguments: [
    "addConstraints(NSLayoutConstraint.constraints(withVisualFormat: Theme.format, options: [], "
      + "metrics: nil, views: [\"title\": title]))",
    "let rows = UIStackView(arrangedSubviews: Theme.rows)\naddSubview(rows)",
  ])
  func `is read in part`(_ lines: String) async throws {
    let layout = try #require(await read(source(lines)).first)
    #expect(layout.coverage == .part)
    #expect(layout.failure == nil)
    #expect(layout.snapshot != nil)
  }
}
