import Testing

@testable import PortableUIKit

/// Conflicts as values, beside the message.
@MainActor @Suite struct `An observer of conflicts` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  /// Two widths, 20 points apart.
  private func disagree(line: inout Int) -> [NSLayoutConstraint] {
    line = #line + 2
    let constraints = [
      view.widthAnchor.constraint(equalToConstant: 30),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  private func disagree() -> [NSLayoutConstraint] {
    var line = 0
    return disagree(line: &line)
  }

  @Test func `gets the constraints, what they miss and what would help`() throws {
    var line = 0
    let constraints = disagree(line: &line)
    let conflicts = root.unsatisfiableConstraints()
    try #require(conflicts.count == 1)
    let conflict = conflicts[0]
    #expect(conflict.hostView === root)
    #expect(conflict.members.map(\.constraint) == constraints)
    #expect(conflict.members.map(\.text) == constraints.map(\.description))
    #expect(conflict.members.map { $0.sourcePlace?.line } == [line, line + 1])
    // At most 30, at least 50.
    #expect(conflict.members.map(\.share) == [30, -50])
    #expect(conflict.excess == 20)
    #expect(conflict.members.map(\.endsConflict) == [true, true])
    #expect(conflict.members.map(\.fittingConstant) == [50, 30])
    #expect(conflict.minimalSets == [constraints])
    #expect(conflict.brokenConstraint === constraints[1])
    #expect(!conflict.isRepeated)
    #expect(conflict.message.hasPrefix("Unable to simultaneously satisfy constraints.\n"))
    #expect(conflict.message.hasSuffix(conflict.addendum.map { "\n\t" + $0 }.joined()))
    #expect("\(conflict)" == conflict.message)
  }

  /// Pairs of widths, each pair 20 points apart; far more than one layout looks into, where there are many.
  @Test(arguments: [(9, 9), (40, 40), (3000, nil)] as [(Int, Int?)])
  func `gets what would help for as many conflicts as the steps reach for`(
    _ count: Int,
    _ expected: Int?
  ) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for _ in 0..<count {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 30).isActive = true
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    }
    let conflicts = root.unsatisfiableConstraints()
    #expect(conflicts.count == count)
    let helped = conflicts.prefix { conflict in
      conflict.members.allSatisfy { $0.endsConflict == true }
        && conflict.addendum.contains { $0.contains("to end it, remove ") }
    }
    let others = conflicts.dropFirst(helped.count)
    #expect(helped.count >= min(count, 100))
    #expect(expected.map { helped.count == $0 } ?? !others.isEmpty)
    #expect(others.allSatisfy { $0.members.allSatisfy { $0.endsConflict == nil } })
    #expect(others.allSatisfy { $0.addendum.contains { $0.contains("was not looked for") } })
  }

  @Test func `says where breaking one does not end it, and which change ends all`() throws {
    let widths = [30, 50, 70].map { view.widthAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate(widths)
    let conflicts = root.unsatisfiableConstraints()
    let first = try #require(conflicts.first)
    // Each two of the three disagree, so that no one of them is to blame.
    #expect(first.minimalSets.count == 3)
    #expect(first.members.allSatisfy { $0.endsConflict == false })
    #expect(first.addendum.contains { $0.contains("does not end it") })
    #expect(conflicts.count == 2)
  }

  @Test func `hears of each conflict once in a pass, with others and in their order`() {
    var heard: [Int] = []
    let first = UIView.observeUnsatisfiableConstraints(in: view) { _ in heard.append(1) }
    let everywhere = UIView.observeUnsatisfiableConstraints { conflict in
      if conflict.hostView === root { heard.append(2) }
    }
    let elsewhere = UIView.observeUnsatisfiableConstraints(in: UIView()) { _ in heard.append(3) }
    let constraints = disagree()
    root.layoutIfNeeded()
    #expect(heard == [1, 2])
    first.cancel()
    constraints[0].constant = 31
    root.layoutIfNeeded()
    #expect(heard == [1, 2, 2])
    everywhere.cancel()
    elsewhere.cancel()
    constraints[0].constant = 30
    root.layoutIfNeeded()
    #expect(heard == [1, 2, 2])
  }

  @Test func `hears nothing once nothing refers to it`() {
    var count = 0
    do {
      let observation = UIView.observeUnsatisfiableConstraints(in: root) { _ in count += 1 }
      _ = observation
    }
    _ = disagree()
    root.layoutIfNeeded()
    #expect(count == 0)
  }

  @Test func `hears of a conflict in each pass that meets it, and whether it was said before`() {
    let constraints = disagree()
    let first = root.unsatisfiableConstraints()
    let broken = first.first?.brokenConstraint
    let other = constraints.first { $0 !== broken }
    let second = root.unsatisfiableConstraints {
      other?.constant += 1
      root.layoutIfNeeded()
      broken?.constant += 1
    }
    #expect(first.map(\.isRepeated) == [false])
    #expect(second.map(\.isRepeated) == [true, false])
    #expect(second.first?.addendum == ["Plumb: as before (2 times)"])
  }

  @Test func `is told after the function to stop a debugger at`() {
    let before = unsatisfiableConstraintsCount
    var seen = before
    let observation = UIView.observeUnsatisfiableConstraints(in: root) { _ in
      seen = unsatisfiableConstraintsCount
    }
    _ = disagree()
    root.layoutIfNeeded()
    observation.cancel()
    #expect(seen == before + 1)
  }

  @Test func `hears nothing of a layout that measures, or without conflicts`() {
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(root.unsatisfiableConstraints().isEmpty)
    let conflicts = root.unsatisfiableConstraints {
      let other = UIView()
      NSLayoutConstraint.activate([
        other.widthAnchor.constraint(equalToConstant: 1),
        other.widthAnchor.constraint(equalToConstant: 2),
      ])
      _ = other.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    #expect(conflicts.isEmpty)
  }
}
