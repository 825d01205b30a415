import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Code of which it is not known whether, or how often, it runs.
@MainActor
@Suite(.serialized) struct `Code that may not run` {
  private func page(_ line: String, _ constraint: String = "") -> String {
    """
    import UIKit
    final class Page: UIView {
      let title = UILabel(), card = UIView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "Title"
        addSubview(card)
        card.addSubview(title)
        \(constraint)
        \(line)
        NSLayoutConstraint.activate([
          card.topAnchor.constraint(equalTo: topAnchor),
          card.leadingAnchor.constraint(equalTo: leadingAnchor),
          card.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
          title.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
          title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
          title.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    """
  }

  private nonisolated static let mask = "translatesAutoresizingMaskIntoConstraints = false"

  @Test(
    arguments: [
      "for view in Theme.views { view.\(Self.mask) }",
      "for (_, view) in Theme.named { (view as? UIView)?.\(Self.mask) }",
      "for _ in Theme.rounds { title.\(Self.mask); card.\(Self.mask) }",
      "while let view = Theme.next() { view.\(Self.mask) }",
      "Theme.views.forEach { $0.\(Self.mask) }",
      "descendants.forEach { view in view.\(Self.mask) }",
      "Theme.run { self.title.\(Self.mask); self.card.\(Self.mask) }",
      "[title, card].forEach(Theme.prepare)",
      "[title, card][Theme.index].\(Self.mask)",
    ]
  )
  func `may turn off masks`(_ line: String) async throws {
    let layout = try #require(await read(page(line)).first)
    #expect(layout.coverage == .part)
    #expect(try await !check(page(line)).contains { $0.rule == .conflict })
  }

  @Test(
    arguments: [
      "", "for name in Theme.names { let view = UIView(); view.\(Self.mask) }",
      "for name in Theme.names { title.text = name }", "Theme.icon.\(Self.mask)",
      "Theme.onChange { self.title.\(Self.mask); self.card.\(Self.mask) }",
    ]
  )
  func `leaves other masks on`(_ line: String) async throws {
    #expect(try await check(page(line)).contains { $0.rule == .conflict })
  }

  private nonisolated static let heights = """
    title.\(Self.mask); card.\(Self.mask)
    let low = card.heightAnchor.constraint(equalToConstant: 40)
    let high = card.heightAnchor.constraint(equalToConstant: 60)
    NSLayoutConstraint.activate([low, high])
    """

  @Test(
    arguments: [
      "for _ in Theme.rounds { low.isActive = false }",
      "for one in constraints(of: card) { one.isActive = false }",
      "while Theme.isOpen { high.priority = .defaultLow }",
      "for one in [low, high] where Theme.needs(one) { one.isActive = false }",
      "[low, high].forEach(Theme.loosen)",
      "[low, high][Theme.index].isActive = false",
      "[1: low, 2: high][Theme.index]?.isActive = false",
    ]
  )
  func `may change constraints`(_ line: String) async throws {
    #expect(try await !check(page(line, Self.heights)).contains { $0.rule == .conflict })
  }

  @Test(
    arguments: [
      "",
      "for name in Theme.names { card.widthAnchor.constraint(equalToConstant: 4).isActive = true }",
      "for _ in Theme.rounds { card.backgroundColor = .red }",
    ]
  )
  func `leaves other constraints as they are`(_ line: String) async throws {
    #expect(try await check(page(line, Self.heights)).contains { $0.rule == .conflict })
  }
}
