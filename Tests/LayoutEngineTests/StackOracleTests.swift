import ConstraintSolver
import LayoutEngine
import TestSupport
import Testing

/// The lengths that flexible items get, by the steps of CSS.
///
/// Source: CSS Flexible Box Layout Module Level 1, section 9.7, for sums of factors from 1 on, and bases
/// between their limits.
private func flexibleLengths(_ members: [StackMember], in length: Double) -> [Double] {
  let bases = members.map { $0.basis ?? 0 }
  let grows = bases.reduce(0, +) < length
  let factors = zip(members, bases).map { grows ? $0.grow : $0.shrink * $1 }
  var lengths = bases
  var isFrozen = factors.map { $0 == 0 }
  while isFrozen.contains(false) {
    let free =
      length - members.indices.reduce(0) { $0 + (isFrozen[$1] ? lengths[$1] : bases[$1]) }
    let sum = members.indices.reduce(0) { $0 + (isFrozen[$1] ? 0 : factors[$1]) }
    var violations = members.map { _ in 0.0 }
    for place in members.indices where !isFrozen[place] {
      let target = bases[place] + free * factors[place] / sum
      let lower = max(target, members[place].minimum ?? 0)
      lengths[place] = min(lower, members[place].maximum ?? .infinity)
      violations[place] = lengths[place] - target
    }
    let total = violations.reduce(0, +)
    for place in members.indices where !isFrozen[place] {
      // Those at their lower limits are frozen where these have the upper hand, and the other way round.
      isFrozen[place] =
        abs(total) < 1e-9 || (total > 0 ? violations[place] > 0 : violations[place] < 0)
    }
  }
  return lengths
}

@Suite struct `Flexible lengths` {
  /// The solver's figure for how far required rows may be missed, over a handful of members.
  private static let tolerance = 1e-5

  private func member(
    _ item: ItemID,
    using random: inout SeededRandom
  ) -> StackMember {
    let basis = Double(Int.random(in: 0...100, using: &random))
    var member = StackMember(
      item,
      grow: [0, 0, 1, 1, 2, 3.5].randomElement(using: &random) ?? 0,
      shrink: [0, 1, 1, 1, 2.5].randomElement(using: &random) ?? 0,
      basis: basis
    )
    if Bool.random(using: &random) {
      member.minimum = (basis * Double.random(in: 0...1, using: &random)).rounded()
    }
    if Bool.random(using: &random) {
      member.maximum = (basis * Double.random(in: 1...2, using: &random)).rounded()
    }
    return member
  }

  @Test(arguments: 0..<300)
  func `are those of CSS, where they fit`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let layout = LayoutSolver(scale: 1)
    let box = layout.addItem(parent: nil)
    let members = (0..<Int.random(in: 1...7, using: &random)).map { _ in
      member(layout.addItem(parent: box), using: &random)
    }
    let length = Double(Int.random(in: 0...600, using: &random))
    let expected = flexibleLengths(members, in: length)
    // CSS runs over the edge where members shrink no further.
    guard expected.reduce(0, +) <= length + 1e-6 else { return }
    for axis in LayoutAxis.allCases {
      let attribute = axis == .horizontal ? LayoutAttribute.width : .height
      let size = layout.add(LayoutConstraint(box, attribute, constant: length))
      let stack = layout.addStack(axis, of: members, in: box)
      #expect(layout.solve().conflicts.isEmpty)
      for (member, expected) in zip(members, expected) {
        let frame = layout.exactFrame(of: member.item)
        let length = axis == .horizontal ? frame.width : frame.height
        #expect(abs(length - expected) < Self.tolerance, "seed \(seed), \(axis)")
      }
      layout.removeStack(stack)
      layout.remove(size)
    }
  }

  @Test func `are compared in most of the seeds`() {
    // A test that compares nothing would pass: some 8 of 10 random rows fit.
    let fitting = (0..<300).filter { seed in
      var random = SeededRandom(seed: UInt64(seed))
      let layout = LayoutSolver(scale: 1)
      let members = (0..<Int.random(in: 1...7, using: &random)).map { _ in
        member(layout.addItem(parent: nil), using: &random)
      }
      let length = Double(Int.random(in: 0...600, using: &random))
      return flexibleLengths(members, in: length).reduce(0, +) <= length + 1e-6
    }
    #expect(fitting.count > 200)
  }
}
