import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Helpers of other modules that put views into the tree, or prepare them for that.
@MainActor
@Suite(.serialized) struct `Helpers that add views` {
  private func source(_ properties: String, _ body: String, is base: String = "UIView") -> String {
    """
    import UIKit
    final class Tile: \(base) {
      \(properties)
      override init(frame: CGRect) { super.init(frame: frame); build() }
      required init?(coder: NSCoder) { fatalError() }
      func build() {
        \(body)
      }
    }
    """
  }

  @Test(arguments: ["app_add(subviews: [icon, name])", "add(subviews: icon, name)"])
  func `are known by a prefix of the app and by the label`(_ call: String) async throws {
    let source = source(
      "let icon = UIImageView(), name = UILabel()",
      """
      \(call)
      NSLayoutConstraint.activate([
        icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
        icon.centerYAnchor.constraint(equalTo: centerYAnchor),
        name.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 6),
        name.topAnchor.constraint(equalTo: topAnchor, constant: 3),
        name.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -3),
      ])
      """
    )
    let layout = try #require(await read(source).first)
    #expect(layout.coverage == .whole)
    #expect(layout.snapshot?.items.map(\.parent) == [nil, 0, 0])
    // They may have turned the masks off: that these contradict the constraints is not known.
    #expect(try await check(source).filter { $0.rule == .conflict }.isEmpty)
  }

  @Test(arguments: [
    "{ $0.top.left.equalToSuperview().offset(13) }", "{ make in make.top.left.equalTo(13) }",
  ])
  func `place the one view by a block of the DSL`(_ block: String) async throws {
    let layout = try #require(
      await read(
        source("let name = UILabel()", "name.text = \"A tile\"\naddSubview(name) \(block)")
      ).first
    )
    #expect(layout.coverage == .whole, "\(layout.reasons)")
    #expect(layout.snapshot?.constraints.count { $0.constant == 13 } == 2)
  }

  @Test func `hand back the view whose mask they turn off`() async throws {
    let layout = try #require(
      await read(
        source(
          """
          lazy var name: UILabel = {
            let label = UILabel()
            label.text = "A tile"
            return label
          }().forAutoLayout
          """,
          """
          addSubview(name)
          name.topAnchor.constraint(equalTo: topAnchor).isActive = true
          name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          """
        )
      ).first
    )
    #expect(layout.coverage == .whole)
    #expect(layout.snapshot?.items.last?.text == "A tile")
  }

  @Test(arguments: ["delegate: self", "hint: \"Note\", self"])
  func `do not take the view that hands itself to what it makes`(_ arguments: String) async throws {
    let layout = try #require(
      await read(
        source(
          "lazy var field = GrowingFieldView(\(arguments)), stack = UIStackView()",
          """
          stack.translatesAutoresizingMaskIntoConstraints = false
          stack.addArrangedSubviews([field])
          contentView.addSubview(stack)
          stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11).isActive = true
          """,
          is: "UICollectionViewCell"
        )
      ).first
    )
    let snapshot = try #require(layout.snapshot)
    #expect(snapshot.constraints.contains { $0.constant == 11 })
    #expect(!layout.reasons.contains { $0.message.contains("to itself") })
  }

  @Test func `may have added the views of a visual format`() async throws {
    let layout = try #require(
      await read(
        source(
          "let name = UILabel()",
          """
          arrange(name)
          NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:|-5-[name]", metrics: nil, views: ["name": name]))
          """
        )
      ).first
    )
    #expect(layout.coverage == .part)
    #expect(layout.snapshot?.constraints.contains { abs($0.constant) == 5 } == true)
  }

  @Test func `are missed where a visual format has a bar and nobody adds the view`() async throws {
    let layout = try #require(
      await read(
        source(
          "let name = UILabel()",
          """
          NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:|-5-[name]", metrics: nil, views: ["name": name]))
          """
        )
      ).first
    )
    #expect(layout.failure?.place?.line == 7)
    #expect(layout.failure?.message.contains("addSubview") == true)
  }

  /// Whether they arrange the views or only put them in is not known.
  @Test(arguments: ["addSubviews", "addArrangeSubviews"])
  func `of a stack view arrange them only where their name says it`(_ name: String) async throws {
    let source = source(
      "let stack = UIStackView(), title = UILabel(), line = UIView()",
      """
      stack.axis = .vertical
      addSubview(stack)
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
      stack.\(name)(title)
      stack.addArrangedSubview(line)
      line.heightAnchor.constraint(equalToConstant: 1).isActive = true
      """
    )
    let layout = try #require(await read(source).first)
    let arranges = name.contains("Arrange")
    #expect(layout.coverage == (arranges ? .whole : .part))
    #expect(try await check(source).filter { $0.rule == .conflict }.isEmpty)
    let title = layout.snapshot?.items.first { $0.label == "title" }
    #expect((title != nil) == arranges)
  }
}
