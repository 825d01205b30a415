import PlumbDiagnosis
import Testing

/// Texts that nothing ends, in classes of which fonts and pictures are not known.
@MainActor
@Suite(.serialized) struct `A text that nothing ends` {
  private func growth(
    _ end: String = "title.font = .fontGuide(.headline)",
    _ fill: String = "func fill(_ text: String) { title.text = text }",
    title: String = "UILabel()",
    more: String = "UIButton()",
    in superclass: String = "UIView"
  ) async throws -> [String] {
    try await check(
      """
      import UIKit
      final class Row: \(superclass) {
        let title = \(title), more = \(more)
        override init(frame: CGRect) {
          super.init(frame: frame)
          more.titleLabel?.font = .fontGuide(.body)
          for each in [title, more] {
            addSubview(each)
            each.translatesAutoresizingMaskIntoConstraints = false
            each.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
          }
          title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4).isActive = true
          more.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
          more.widthAnchor.constraint(equalToConstant: 24).isActive = true
          \(end)
        }
        required init?(coder: NSCoder) { nil }
        \(fill)
      }
      """
    ).filter { $0.severity > .note }.map(\.message)
  }

  /// Which colour it is changes no frame.
  @Test func `is told where colours are chosen by something that is not known`() async throws {
    let found = try await growth(
      "",
      """
      func fill(_ text: String, _ level: Int?) {
        title.text = text
        if let level { more.tintColor = level > 2 ? UIColor(hex: Theme.high) : UIColor(hex: Theme.low) }
      }
      """
    )
    #expect(found.count == 1)
  }

  @Test(arguments: [
    "title.font = .fontGuide(.headline)",
    "more.setImage(UIImage(named: \"more\"), for: .normal)",
    "more.setTitle(Texts.more, for: .normal)",
  ])
  func `leaves its superview whatever is not known`(_ line: String) async throws {
    #expect(
      try await growth(line) == [
        "nothing limits the width of `title`: a text that is long enough leaves Row "
          + "(after `fill(_:)` with a long text)"
      ]
    )
  }

  /// A view beside it is of any class, and so is the superclass.
  @Test(arguments: [("FancyButton()", "UIView"), ("UIButton()", "BaseRow")])
  func `leaves its superview whatever other views are`(_ more: String, _ superclass: String)
    async throws
  {
    let found = try await growth("", more: more, in: superclass)
    #expect(
      found == [
        "nothing limits the width of `title`: a text that is long enough leaves Row "
          + "(after `fill(_:)` with a long text)"
      ]
    )
  }

  /// The class may shrink its font, or end it.
  @Test func `is not told of in a label of a class that is not known`() async throws {
    #expect(try await growth("", title: "FancyLabel()").isEmpty)
  }

  @Test(arguments: [
    (
      "title.trailingAnchor.constraint(lessThanOrEqualTo: more.leadingAnchor).isActive = true",
      "func fill(_ text: String) { title.text = text }"
    ),
    (
      "title.widthAnchor.constraint(lessThanOrEqualToConstant: 900).isActive = true",
      "func fill(_ text: String) { title.text = text }"
    ),
    ("title.text = \"Home\"", ""),
    ("title.text = Texts.title", ""),
    ("title.font = .fontGuide(.body)\ntitle.numberOfLines = 0\ntitle.text = \"A line\"", ""),
  ])
  func `is not told of where something ends it, or it is short`(
    _ end: String,
    _ fill: String
  ) async throws {
    #expect(try await growth(end, fill).isEmpty)
  }
}
