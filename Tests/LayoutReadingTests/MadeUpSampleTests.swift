import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// What a check tells of classes that are made with numbers and texts that only the running app has.
@MainActor
@Suite(.serialized) struct `Findings of a class that is made with samples` {
  private func badge(_ parameters: String, _ constraints: String) -> String {
    """
    import UIKit
    final class Badge: UIView {
      let figure = UILabel()
      init(\(parameters)) {
        super.init(frame: .zero)
        figure.text = "12"
        figure.translatesAutoresizingMaskIntoConstraints = false
        addSubview(figure)
        NSLayoutConstraint.activate([
          figure.topAnchor.constraint(equalTo: topAnchor),
          figure.bottomAnchor.constraint(equalTo: bottomAnchor),
          figure.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
          figure.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -4),
          \(constraints)
        ])
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """
  }

  /// A diameter of 1 point is narrower than what is inside it.
  @Test(arguments: [
    ("diameter: CGFloat", "widthAnchor.constraint(equalToConstant: diameter)"),
    ("size: CGSize", "widthAnchor.constraint(equalToConstant: size.width)"),
    ("digits: Int", "widthAnchor.constraint(equalToConstant: CGFloat(digits * 7))"),
  ])
  func `are not told where another number has none`(
    _ parameter: String,
    _ constraint: String
  ) async throws {
    #expect(try await !check(badge(parameter, constraint)).contains { $0.rule == .conflict })
  }

  /// Who makes the view hands it two lengths that fit each other.
  @Test(arguments: [
    ("diameter: CGFloat, line: CGFloat", "diameter - 2 * line"),
    ("height: CGFloat, first: CGFloat", "height - 2 * first"),
  ])
  func `are not told of two lengths that are made up`(
    _ parameters: String,
    _ width: String
  ) async throws {
    let source = badge(
      parameters,
      """
      figure.widthAnchor.constraint(equalToConstant: \(width)),
      figure.heightAnchor.constraint(equalToConstant: \(width) + 1),
      """
    )
    #expect(try await !check(source).contains { $0.rule == .conflict })
  }

  @Test func `are told where they are there with any number`() async throws {
    let source = badge(
      "inset: CGFloat",
      "figure.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset + 40)"
    )
    #expect(try await check(source).contains { $0.rule == .conflict })
  }

  /// A price is shorter than the text that stands for it.
  @Test func `are told with a long text where a shorter one has room`() async throws {
    let source = """
      import UIKit
      final class PriceTag: UIView {
        let figure = UILabel()
        let other = UILabel()
        init(worth: String) {
          super.init(frame: .zero)
          figure.text = worth
          other.text = "Price per unit"
          figure.translatesAutoresizingMaskIntoConstraints = false
          other.translatesAutoresizingMaskIntoConstraints = false
          addSubview(figure)
          addSubview(other)
          NSLayoutConstraint.activate([
            figure.topAnchor.constraint(equalTo: topAnchor),
            figure.bottomAnchor.constraint(equalTo: bottomAnchor),
            figure.leadingAnchor.constraint(equalTo: leadingAnchor),
            other.topAnchor.constraint(equalTo: topAnchor),
            other.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 40),
            trailingAnchor.constraint(equalTo: other.trailingAnchor),
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    let overlaps = try await check(source).filter { $0.rule == .overlappingContent }
    #expect(overlaps.allSatisfy { $0.message.hasSuffix("(with a long text from outside)") })
    #expect(
      overlaps.compactMap(\.suggestion) == [
        "tie them to each other: `other` leading ≥ `figure` trailing + 8"
      ]
    )
  }

  /// Underlines the title that is chosen, as many bars do.
  private let bar = """
    import UIKit
    final class Bar: UIView {
      private let titles: [String], line = UIView()
      private var chosen = 0
      private lazy var start = line.leadingAnchor.constraint(equalTo: leadingAnchor)
      init(titles: [String], alignment: UIStackView.Alignment) {
        self.titles = titles
        super.init(frame: .zero)
        let stack = UIStackView(arrangedSubviews: titles.map { title in
          let label = UILabel()
          label.text = title
          return label
        })
        stack.alignment = alignment
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        addSubview(stack)
        line.translatesAutoresizingMaskIntoConstraints = false
        addSubview(line)
        NSLayoutConstraint.activate([
          start,
          line.widthAnchor.constraint(equalToConstant: 40),
          line.heightAnchor.constraint(equalToConstant: 2),
          line.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
      }
      required init?(coder: NSCoder) { fatalError() }
      override func layoutSubviews() {
        super.layoutSubviews()
        start.constant = bounds.width / CGFloat(titles.count) * CGFloat(chosen)
      }
    }
    """

  @Test func `are not told of a list that is empty for want of a sample`() async throws {
    #expect(try await check(bar).isEmpty)
  }

  @Test func `are those of what the source makes it with`() async throws {
    let screen = """
      final class Screen: UIViewController {
        private let bar = Bar(titles: ["Day", "Week"], alignment: .center)
      }
      """
    let layouts = await read(bar + "\n" + screen)
    let layout = try #require(layouts.first { $0.className == "Bar" })
    #expect(layout.coverage == .whole, "\(layout.reasons)")
    #expect(layout.snapshot?.items.compactMap(\.text) == ["Day", "Week"])
  }

  private func row(_ text: String, _ constraint: String = "") -> String {
    """
    import UIKit
    final class Row: UIView {
      let title = UILabel()
      let value = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        \(text)
        for view in [title, value] {
          view.translatesAutoresizingMaskIntoConstraints = false
          addSubview(view)
        }
        NSLayoutConstraint.activate([
          heightAnchor.constraint(equalToConstant: 44),
          title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
          title.centerYAnchor.constraint(equalTo: centerYAnchor),
          value.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
          value.centerYAnchor.constraint(equalTo: centerYAnchor),
          \(constraint)
        ])
      }
      required init?(coder: NSCoder) { fatalError() }
      func configure(_ text: String) { title.text = text }
    }
    """
  }

  /// An empty title lies at the left, one that is too long reaches beyond the value at the right.
  @Test(arguments: ["value.text = \"12:30\"", "title.text = \"Name\"; value.text = \"12:30\""])
  func `tie views in the order in which they lie with words in them`(_ text: String) async throws {
    let inside = "title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -8)"
    let found = try await check(row(text, inside)).filter { $0.rule == .missingSiblingRelation }
    #expect(!found.isEmpty)
    #expect(
      found.allSatisfy {
        $0.suggestion == "tie them to each other: `value` leading ≥ `title` trailing + 8"
      }
    )
  }

  @Test func `keep a long text clear of what it runs under before it leaves`() async throws {
    let found = try await check(row("value.text = \"12:30\"")).filter {
      $0.rule == .unboundedGrowth
    }
    #expect(!found.isEmpty)
    #expect(
      found.allSatisfy {
        $0.suggestion
          == "keep it inside, and clear of `value`: `title` trailing ≤ `value` leading − 8; "
          + "raise the horizontal compression resistance of `value` to 751"
      }
    )
  }

  /// What asks for the navigation controller of a controller that it is given would not be made for one without.
  @Test func `are told of what is only made below a navigation controller`() async throws {
    let found = try await check(
      """
      import UIKit
      final class Bar: UIView {
        let title = UILabel()
        init(target: UIViewController) {
          super.init(frame: .zero)
          guard let navigation = target.navigationController else { return }
          title.text = "Friends"
          title.translatesAutoresizingMaskIntoConstraints = false
          addSubview(title)
          title.widthAnchor.constraint(equalToConstant: 60).isActive = true
          title.widthAnchor.constraint(equalToConstant: 80).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    )
    #expect(found.contains { $0.rule == .conflict })
  }
}
