import PlumbDiagnosis
import Testing
import UIKit

@testable import PlumbSnapshots

#if !canImport(Darwin)

/// A title and a badge in one line.
private class Line: UIView {
  let title = UILabel()
  let badge = UILabel()

  init(isApart: Bool, lines: Int = 1) {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    title.text = "A title that is long"
    title.numberOfLines = lines
    badge.text = "New"
    badge.setContentCompressionResistancePriority(.required, for: .horizontal)
    for label in [title, badge] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      badge.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      badge.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
    if isApart {
      title.trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor, constant: -8)
        .isActive = true
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// A line whose code puts the badge elsewhere on narrow screens.
private final class CodedLine: Line {
  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.width < 250 { badge.frame.origin.x = 0 }
  }
}

/// A line whose code does nothing to the layout.
private final class RoundLine: Line {
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = 4
  }
}

private final class LineController: UIViewController {
  let line = Line(isApart: true)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(line)
    line.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      line.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
    ])
  }
}

/// What is proven of live views.
@MainActor
@Suite struct `Proofs of live layouts` {
  private func reason(_ proof: LayoutProof) -> String {
    if case .unproven(let reason) = proof { reason } else { "\(proof)" }
  }

  @Test func `say yes for texts of all widths`() {
    let line = Line(isApart: true)
    let proof = line.prove(.noOverlap, for: .widths(320...1366), textUpTo: 280)
    #expect(proof.holds, "\(proof)")
    #expect(line.prove(.insideParent, for: .widths(320...1366), textUpTo: 280).holds)
    #expect(
      line.prove(.holds { $0["title"].maxX <= $0["badge"].minX - 8 }, for: .widths(320...1366))
        .holds
    )
  }

  @Test func `leave the view as it was`() {
    let line = Line(isApart: true)
    line.layoutIfNeeded()
    let frames = [line.frame, line.title.frame, line.badge.frame]
    _ = line.prove(.noOverlap, for: .widths(200...400))
    #expect([line.frame, line.title.frame, line.badge.frame] == frames)
  }

  @Test func `name the widths at which something is wrong`() throws {
    let line = Line(isApart: false)
    guard case .fails(let example, _) = line.prove(.noOverlap, for: .widths(100...400)) else {
      Issue.record("\(line.prove(.noOverlap, for: .widths(100...400)))")
      return
    }
    let room = line.title.intrinsicContentSize.width + line.badge.intrinsicContentSize.width + 32
    #expect(abs(example.widths.upperBound - room) < 1e-6)
    #expect(
      example.message.hasPrefix("`title` covers ") || example.message.hasPrefix("`badge` covers ")
    )
  }

  @Test func `say nothing where a text wraps`() {
    let line = Line(isApart: true, lines: 0)
    let wrapping = line.prove(.noOverlap, for: .widths(100...400))
    #expect(reason(wrapping).hasPrefix("`title` wraps between 100 and "), "\(wrapping)")
    #expect(line.prove(.noOverlap, for: .widths(320...400)).holds)
  }

  @Test func `say nothing where code may depend on the width`() {
    let proof = CodedLine(isApart: true).prove(.noOverlap, for: .widths(200...400))
    #expect(
      reason(proof)
        == "CodedLine overrides `layoutSubviews()`, whose code may depend on the width; `trusting: [CodedLine.self]` says that it does not"
    )
  }

  @Test func `find out where trusted code depends on the width`() {
    let proof = CodedLine(isApart: true)
      .prove(.noOverlap, for: .widths(200...400), trusting: [CodedLine.self])
    #expect(reason(proof) == "`badge` is not where its constraints put it at 249 points")
  }

  @Test func `trust code that does nothing to the layout`() {
    let line = RoundLine(isApart: true)
    #expect(!line.prove(.noOverlap, for: .widths(320...400)).holds)
    #expect(line.prove(.noOverlap, for: .widths(320...400), trusting: [RoundLine.self]).holds)
  }

  @Test func `say nothing of what a mask places`() {
    let line = Line(isApart: true)
    let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 10))
    box.accessibilityIdentifier = "box"
    box.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    line.addSubview(box)
    let proof = line.prove(.insideParent, for: .widths(320...400))
    #expect(!proof.holds)
    #expect(reason(proof).hasPrefix("`box` is placed otherwise by its frame or mask"), "\(proof)")
  }

  @Test func `are about controllers and windows as well`() {
    let controller = LineController()
    let proof = controller.prove(.insideSafeArea, for: .widths(320...1366))
    #expect(proof.holds, "\(proof)")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    let shown = controller.prove(.noOverlap, for: .widths(320...1366))
    #expect(shown.holds, "\(shown)")
  }

  @Test func `are of no use where the code of a class is overridden that nobody knows`() {
    #expect(OverriddenMembers.shared.words(for: CodedLine.self) == "`layoutSubviews()`")
    #expect(OverriddenMembers.shared.words(for: Line.self) == nil)
    #expect(OverriddenMembers.shared.words(for: LineController.self) == nil)
    #expect(OverriddenMembers.shared.words(for: UILabel.self) == nil)
  }

  @Test func `fail tests`() {
    let found = issues {
      expectProof(.noOverlap, of: Line(isApart: false), for: .widths(100...400))
      expectProof(.noOverlap, of: Line(isApart: true), for: .widths(320...400))
    }
    #expect(found.count == 1)
    #expect(found.first?.contains(" covers ") == true)
  }

  @Test func `are about the card of the documentation`() throws {
    let card = ProfileCard(frame: .zero)
    let proof = card.prove(.noOverlap, for: .widths(320...1366), textUpTo: 400)
    guard case .fails(let example, _) = proof else {
      Issue.record("\(proof)")
      return
    }
    // 16 + 40 + 12 + 400, and 400 + 16 at the other side
    #expect(abs(example.widths.upperBound - 884) < 1e-6)
    #expect(example.widths.lowerBound == 320)
  }

  @Test func `can be expectations of a matrix`() throws {
    let found = try issues {
      try expectLayout({ _ in Line(isApart: false) }, across: .devices([.usual]), of: []) {
        result in
        result.expectProof(.noOverlap, for: .widths(100...400))
        result.expectProof(.noOverlap, for: .widths(300...400))
      }
    }
    #expect(found.count == 1)
  }
}

#endif
