import LayoutEngine
import PlumbDiagnosis
import PlumbInterfaceBuilder
import Testing

@testable import LayoutReading

/// Reads a source with its variants, and checks it as `plumbline check` does.
@MainActor
func check(_ source: String, texts: LocalizedTexts = LocalizedTexts()) async throws -> [Finding] {
  let reader = await SourceReader([("Test.swift", source)], texts: texts)
  let checker = LayoutChecker()
  try checker.check("Test.swift", in: CheckCircumstances(), matching: "Test.swift") { options in
    reader.layoutsWithVariants(in: "Test.swift", options).flatMap { $0.allMade() }
  }
  return checker.finish(adding: []).entries.map(\.finding)
}

@MainActor
@Suite(.serialized) struct `Variants of a class` {
  /// A view with a card that is laid out by a block.
  private func screen(_ members: String, _ around: String = "") -> String {
    """
    import UIKit
    final class Screen: UIView {
      let card = UIView()
      \(members)
      required init?(coder: NSCoder) { nil }
    }
    \(around)
    """
  }

  @Test func `are those that constants of a parameter's type make`() async throws {
    let source = screen(
      """
      init(_ trap: Trap) {
        super.init(frame: .zero)
        addSubview(card)
        trap.fill(self)
      }
      """,
      """
      struct Trap {
        let fill: (Screen) -> Void
        static let right = Trap { screen in
          screen.card.snp.makeConstraints { $0.edges.equalToSuperview() }
        }
        static let wrong = Trap { screen in
          screen.card.snp.makeConstraints { make in
            make.left.top.bottom.equalToSuperview()
            make.trailing.equalToSuperview()
          }
        }
      }
      """
    )
    let found = try await check(source)
    #expect(found.map(\.rule) == [.mixedDirection])
    #expect(found.first?.message.hasSuffix("(with `Trap.wrong`)") == true, "\(found)")
  }

  @Test(arguments: [("Bool", "isWrong: true"), ("Kind", "Kind.wrong")])
  func `are those of an argument that is true or false, or one of several cases`(
    _ type: String,
    _ words: String
  ) async throws {
    let source = screen(
      """
      init(isWrong: \(type)) {
        super.init(frame: .zero)
        addSubview(card)
        card.snp.makeConstraints {
          $0.top.bottom.trailing.equalToSuperview()
          if isWrong\(type == "Bool" ? "" : " == .wrong") {
            $0.left.equalToSuperview()
          } else {
            $0.leading.equalToSuperview()
          }
        }
      }
      """,
      "enum Kind { case right, wrong }"
    )
    let found = try await check(source)
    #expect(found.map(\.rule) == [.mixedDirection])
    #expect(found.first?.message.hasSuffix("(with `\(words)`)") == true, "\(found)")
  }

  @Test func `are the other branches of conditions that are not known`() async throws {
    let source = screen(
      """
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(card)
        card.snp.makeConstraints { $0.leading.top.bottom.trailing.equalToSuperview() }
        if Settings.shared.isWide {
          card.backgroundColor = .red
        } else {
          card.heightAnchor.constraint(equalToConstant: 10).isActive = true
          card.heightAnchor.constraint(equalToConstant: 20).isActive = true
        }
      }
      """
    )
    let found = try await check(source)
    #expect(found.map(\.rule) == [.conflict])
    #expect(
      found.first?.message.hasSuffix("(if `Settings.shared.isWide` does not hold)") == true,
      "\(found)"
    )
  }

  @Test(
    arguments: [
      (
        "switch Settings.shared.style { case .wide: card.backgroundColor = .red\ncase .tall: twice()\ndefault: break }",
        "if `Settings.shared.style` is `.tall`"
      ),
      (
        "switch Settings.shared.style { case .wide: card.backgroundColor = .red\ndefault: twice() }",
        "if `Settings.shared.style` is none of the other cases"
      ),
      (
        "NSLayoutConstraint.activate(Settings.shared.isWide ? [] : heights)",
        "if `Settings.shared.isWide` does not hold"
      ),
      (
        "heights[0].isActive = true; heights[0].constant = Settings.shared.isWide ? 20 : 10; heights[1].isActive = true",
        "if `Settings.shared.isWide` does not hold"
      ),
    ]
  )
  func `are the other cases of choices that are not known`(_ line: String, _ words: String)
    async throws
  {
    let source = screen(
      """
      var heights: [NSLayoutConstraint] = []
      func twice() { NSLayoutConstraint.activate(heights) }
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(card)
        card.snp.makeConstraints { $0.leading.top.bottom.trailing.equalToSuperview() }
        heights = [10, 20].map { card.heightAnchor.constraint(equalToConstant: $0) }
        \(line)
      }
      """
    )
    let found = try await check(source)
    #expect(found.map(\.rule) == [.conflict])
    #expect(found.first?.message.hasSuffix("(\(words))") == true, "\(found)")
  }

  @Test func `say which of two branches was taken`() async throws {
    let source = screen(
      """
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(card)
        card.translatesAutoresizingMaskIntoConstraints = false
        if Settings.shared.isPlain { return }
        card.heightAnchor.constraint(equalToConstant: 10).isActive = true
        card.heightAnchor.constraint(equalToConstant: 20).isActive = true
      }
      """
    )
    let found = try await check(source)
    #expect(
      found.first { $0.rule == .conflict }?.message
        .hasSuffix("(if `Settings.shared.isPlain` does not hold)") == true,
      "\(found)"
    )
  }

  @Test(arguments: ["", "closedHeight.isActive = false"])
  func `have states that contradict each other`(_ line: String) async throws {
    let source = screen(
      """
      lazy var closedHeight = card.heightAnchor.constraint(equalToConstant: 40)
      lazy var openHeight = card.heightAnchor.constraint(equalToConstant: 200)
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(card)
        card.snp.makeConstraints { $0.leading.top.trailing.equalToSuperview() }
        closedHeight.isActive = true
      }
      @objc func open() {
        \(line)
        openHeight.isActive = true
      }
      """
    )
    let found = try await check(source)
    #expect(found.map(\.rule) == (line.isEmpty ? [.contradictingStates] : []), "\(found)")
    if line.isEmpty { #expect(found[0].message.hasSuffix("(after `open()`)"), "\(found)") }
  }

  @Test(arguments: ["", "make.height.equalTo(200)"])
  func `have a remake that drops a constraint which is needed`(_ line: String) async throws {
    let source = screen(
      """
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(card)
        card.snp.makeConstraints { make in
          make.leading.top.trailing.equalToSuperview()
          make.height.equalTo(40)
        }
      }
      func open() {
        card.snp.remakeConstraints { make in
          make.leading.top.trailing.equalToSuperview()
          \(line)
        }
      }
      """
    )
    let found = try await check(source)
    #expect(found.map(\.rule) == (line.isEmpty ? [.remakeDropsConstraint] : []), "\(found)")
  }

  @Test(arguments: ["", "make.height.equalTo(40)"])
  func `have an update of what was never made`(_ line: String) async throws {
    let source = screen(
      """
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(card)
        card.snp.makeConstraints { make in
          make.leading.top.trailing.equalToSuperview()
          \(line)
        }
      }
      @objc func open() {
        card.snp.updateConstraints { $0.height.equalTo(200) }
      }
      """
    )
    let found = try await check(source).filter { $0.rule == .updateOfUnmade }
    #expect(found.map(\.location?.line) == (line.isEmpty ? [13] : []), "\(found)")
  }

  @Test(arguments: ["label.bottomAnchor", "topAnchor"])
  func `are those of longer texts that a method is given`(_ anchor: String) async throws {
    let source = screen(
      """
      let label = UILabel()
      let note = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        note.text = "A note"
        for view in [label, note] {
          view.translatesAutoresizingMaskIntoConstraints = false
          addSubview(view)
          view.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          view.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        }
        label.topAnchor.constraint(equalTo: topAnchor).isActive = true
        note.topAnchor.constraint(equalTo: \(anchor), constant: 24).isActive = true
        note.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
      }
      func configure(title: String) { label.text = title }
      """
    )
    let found = try await check(source).filter { $0.rule == .missingSiblingRelation }
    #expect(found.count == (anchor == "topAnchor" ? 1 : 0), "\(found)")
    let words = "(after `configure(title:)` with a long text)"
    #expect(found.allSatisfy { $0.message.hasSuffix(words) })
  }

  @Test(arguments: [
    ("label.text = title", "leading", Finding.Severity.warning), ("", "leading", .note),
    ("label.text = title", "centerX", .note),
  ])
  func `warn of a text from outside that nothing limits, and not of a literal`(
    _ line: String,
    _ edge: String,
    _ severity: Finding.Severity
  ) async throws {
    let source = screen(
      """
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "Offer"
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        label.topAnchor.constraint(equalTo: topAnchor).isActive = true
        label.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
        label.\(edge)Anchor.constraint(equalTo: \(edge)Anchor).isActive = true
      }
      func configure(title: String) { \(line) }
      """
    )
    let found = try await check(source).filter { $0.rule == .unboundedGrowth }
    #expect(found.map(\.severity) == [severity], "\(found)")
  }
}
