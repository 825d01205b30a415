import LayoutEngine
import PlumbDiagnosis
import Testing
import UIKit

@testable import PlumbSnapshots

#if !canImport(Darwin)

/// A title beside a button, whose title does not give way.
private final class Card: UIView {
  let title = UILabel()
  let button = UIButton(configuration: .filled())
  let badge = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Two tickets"
    title.font = .preferredFont(forTextStyle: .body)
    button.configuration?.title = "Show"
    badge.text = "New"
    for view in [title, button, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      title.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -16),
      badge.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      badge.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      badge.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
      title.widthAnchor.constraint(greaterThanOrEqualToConstant: 200),
      button.centerYAnchor.constraint(equalTo: title.centerYAnchor),
      button.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      button.widthAnchor.constraint(equalToConstant: 80),
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// What a matrix lays out, and what it says of what is wrong.
@MainActor
@Suite struct `A matrix of layouts` {
  @Test func `lays out each combination once`() throws {
    var names: [String] = []
    var frames: Set<CGFloat> = []
    try expectLayout(
      Card.init(frame:),
      across: .devices([.usual]),
      .widths([375, 430]),
      .directions,
      .data(\.title.text, ["Short", "Longer"]),
      of: []
    ) { result in
      names.append(result.name)
      frames.insert(result.snapshot.items[0].frame.width)
      let start = result["title"].frame
      result.expect(
        result.circumstances.direction == .leftToRight
          ? start.minX == 16 : start.maxX == result.circumstances.size.width - 16,
        "the title begins 16 points from the edge"
      )
    }
    #expect(names.count == 8)
    #expect(Set(names).count == 8)
    #expect(names.first == "iPhone 16, 375 points, left to right, “Short”")
    #expect(frames == [375, 430])
  }

  @Test func `finds what is said twice in each case, asked once`() throws {
    let structures = KnownStructures()
    for (text, width) in [("Two tickets", 375.0), ("Three tickets", 375), ("Two tickets", 430)] {
      let card = Card(frame: CGRect(x: 0, y: 0, width: width, height: 200))
      card.title.text = text
      card.badge.leadingAnchor.constraint(equalTo: card.title.leadingAnchor).isActive = true
      let snapshot = card.layoutSnapshot(includesLook: false).plainlyNamed
      let found = try structures.findings(of: Rule.ofSamples, in: snapshot)
      #expect(found == (try SolvedLayout(snapshot).findings(of: Rule.ofSamples)))
      #expect(found.contains { $0.rule == .redundantConstraint })
    }
    // Two texts at one width have one structure.
    #expect(structures.count == 2)
    // Another structure has an answer of its own.
    let single = Card(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
    let found = try structures.findings(
      of: [.redundantConstraint],
      in: single.layoutSnapshot(includesLook: false)
    )
    #expect(!found.contains { $0.severity >= .warning })
  }

  @Test func `is in each language, from right to left where one is written so`() throws {
    var seen: [String] = []
    try expectLayout(
      Card.init(frame:),
      across: .locales(["en", "de", "ar"]) { card, locale in card.title.text = locale.identifier },
      of: []
    ) { result in
      let isMirrored = result.circumstances.direction == .rightToLeft
      seen.append("\(result.name) \(result.subject.title.text ?? "") \(isMirrored)")
    }
    #expect(seen == ["en en false", "de de false", "ar ar true"])
  }

  @Test func `says in how many cases something is wrong, in which first and from which width on`()
    throws
  {
    let found = try issues {
      try expectLayout(
        Card.init(frame:),
        across: .widths([280, 375, 430]),
        .directions,
        of: []
      ) { result in
        result.expectNoOverlap("title", "button")
      }
    }
    #expect(
      found == [
        """
        `title` and `button` cover each other
        in 2 of 6 cases; the least unusual: 280 points, left to right
        fits down to 312 points; at 311: `title` and `button` cover each other
        """
      ]
    )
  }

  @Test func `judges by the rules, with the line of the constraint and the edge`() throws {
    let long = LayoutSample<Card>("a long title") { $0.title.text = "Two tickets are waiting" }
    let found = try issues {
      try expectLayout(
        Card.init(frame:),
        across: .widths([240, 375]),
        .data([long]),
        of: [.overlappingContent]
      )
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("overlapping-content: ") == true)
    #expect(
      found.first?.contains("in 1 of 2 cases; the least unusual: 240 points, a long title") == true
    )
    #expect(found.first?.contains("\nfits down to ") == true)
    let excused = try issues {
      try expectLayout(
        Card.init(frame:),
        across: .widths([240]),
        .data([long]),
        of: [.overlappingContent]
      ) {
        $0.excuse(.overlappingContent, between: "title", "button")
      }
    }
    #expect(excused.isEmpty)
  }

  @Test func `makes texts larger, and longer in other languages`() throws {
    var heights: [CGFloat] = []
    var texts: [String] = []
    try expectLayout(
      Card.init(frame:),
      across: .textSizes([.large, .accessibilityLarge]),
      .languages([.doubleLength]),
      of: []
    ) { result in
      heights.append(result["title"].frame.height)
      texts.append(result.subject.title.text ?? "")
    }
    #expect(heights[2] > heights[0])
    #expect(
      texts == ["Two tickets", "Two tickets Two tickets", "Two tickets", "Two tickets Two tickets"]
    )
  }

  @Test func `holds controllers in the safe area of each device`() throws {
    final class Screen: UIViewController {
      let bar = UIView()

      override func viewDidLoad() {
        super.viewDidLoad()
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
          bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          bar.heightAnchor.constraint(equalToConstant: 44),
        ])
      }
    }
    var tops: [CGFloat] = []
    try expectLayout(
      { Screen() },
      across: .devices([.usual, .named("iPhone SE (3rd generation)")].compactMap(\.self)),
      .orientations
    ) { tops.append($0["bar"].frame.minY) }
    #expect(tops == [59, 0, 20, 0])
  }

  @Test func `finds small touch targets, hidden views and wrong order`() throws {
    let found = try issues {
      try expectLayout(Card.init(frame:), across: .directions, of: []) { result in
        result.subject.button.isEnabled = true
        result.expectTouchTargets(atLeast: 48)
        result.expectOrder(.horizontal, "button", "title")
        result.expectOrder(.vertical, "title", "badge")
        result.expectVisible("title")
        result.expectSpacing(.vertical, from: "title", to: "badge", in: 8...8)
        result.expectSpacing(.vertical, from: "title", to: "badge", in: 9...12)
        result.expectAligned(.leading, "title", "badge")
        result.expectAligned(.top, "title", "badge")
        _ = result["nobody"]
      }
    }
    #expect(found.count == 5)
    #expect(
      found.contains { $0.hasPrefix("the room between `title` and `badge` is not 9 to 12 points") }
    )
    #expect(found.contains { $0.hasPrefix("`badge` is not aligned with `title` at top") })
    #expect(found.contains { $0.hasPrefix("a UIButton is smaller than 48 × 48 points\nin all 2") })
    #expect(found.contains { $0.hasPrefix("`button` does not come before `title`") })
    #expect(
      found.contains {
        $0.hasPrefix("no view is called `nobody`; there are `badge`, `button`, `title`")
      }
    )
  }

  @Test func `says when there is nothing to lay out`() throws {
    let found = try issues { try expectLayout(Card.init(frame:), across: .devices([])) }
    #expect(found == ["there is nothing to lay out: no devices"])
  }
}

/// Which cases a matrix has.
@Suite struct `The plan of a matrix` {
  @Test func `combines everything with everything, the last axis fastest`() throws {
    let plan = MatrixPlan(counts: [2, 3], isData: [false, true], combination: .all)
    #expect(plan.cases == [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]])
  }

  @Test func `changes one content at a time`() throws {
    let plan = MatrixPlan(
      counts: [2, 3, 2],
      isData: [true, true, false],
      combination: .oneAtATime
    )
    #expect(plan.cases.count == 2 * (1 + 1 + 2))
    #expect(plan.cases.allSatisfy { $0[0] == 0 || $0[1] == 0 })
  }

  @Test func `lets each two contents meet, in far fewer cases`() throws {
    let counts = [4, 3, 5, 2]
    let plan = MatrixPlan(counts: counts, isData: [true, true, true, true], combination: .pairwise)
    for first in counts.indices {
      for second in counts.indices where second > first {
        for a in 0..<counts[first] {
          for b in 0..<counts[second] {
            #expect(plan.cases.contains { $0[first] == a && $0[second] == b })
          }
        }
      }
    }
    #expect(plan.cases.count <= 30)
  }

  @Test func `is dealt out to shards without loss`() throws {
    let shards = try (1...3).map { try MatrixShard.stated("\($0)/3") }
    for place in 0..<20 { #expect(shards.filter { $0.contains(place) }.count == 1) }
    #expect(try MatrixShard.stated(nil) == .whole)
    for wrong in ["0/3", "4/3", "3", "a/b", "1/0", "1/2/3"] {
      #expect(throws: UnknownShard(value: wrong)) { try MatrixShard.stated(wrong) }
    }
  }
}

#endif
