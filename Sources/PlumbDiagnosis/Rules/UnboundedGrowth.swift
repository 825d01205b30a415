import ConstraintSolver
import LayoutEngine

extension Rule {
  /// A text or an image that leaves its superview when it grows.
  public static let unboundedGrowth: Rule = Rule(
    "unbounded-growth",
    "A longer text leaves its superview",
    page: "UnboundedGrowth"
  ) { facts in
    facts.growth.found.compactMap { facts.unboundedGrowth($0) } + facts.growthLeftOut()
  }

  /// Siblings that cover each other when one of them grows.
  public static let missingSiblingRelation: Rule = Rule(
    "missing-sibling-relation",
    "A longer text covers a sibling that it is not tied to",
    page: "MissingSiblingRelation"
  ) { facts in
    facts.growth.found.compactMap { facts.missingRelation($0) }
  }
}

extension LayoutFacts {
  /// A note where not every text was made longer.
  fileprivate func growthLeftOut() -> [Finding] {
    guard growth.leftOut > 0 else { return [] }
    var finding = finding(
      .unboundedGrowth,
      at: 0,
      "the layout is too large to make every text longer and look what happens: "
        + "\(growth.leftOut) were left out",
      suggestion: nil
    )
    finding.severity = .note
    return [finding]
  }

  fileprivate func unboundedGrowth(_ problem: GrowthProblem) -> Finding? {
    guard case .leaves(let item, let superview) = problem.kind else { return nil }
    let name = words.item(item)
    let outer = words.item(superview)
    let pushes =
      item == problem.content ? "" : ": it pushes \(name) out"
    return finding(
      .unboundedGrowth,
      at: problem.content,
      others: item == problem.content ? [superview] : [item, superview],
      item == problem.content
        ? "\(name) leaves \(outer) \(begin(of: problem))"
        : "\(name) leaves \(outer) \(begin(of: problem)) in \(words.item(problem.content))\(pushes)",
      suggestion: bounds(problem, name, outer)
    )
  }

  fileprivate func missingRelation(_ problem: GrowthProblem) -> Finding? {
    guard case .covers(let first, let second) = problem.kind else { return nil }
    let other = first == problem.content ? second : first
    return finding(
      .missingSiblingRelation,
      at: problem.content,
      others: first == problem.content || second == problem.content ? [other] : [first, second],
      "\(words.item(first)) and \(words.item(second)) cover each other \(begin(of: problem)) in "
        + words.item(problem.content),
      suggestion: separation(of: first, second)
    )
  }

  /// When a problem begins, in words.
  private func begin(of problem: GrowthProblem) -> String {
    switch problem.begin {
    case .width(let width):
      let now = items[problem.content].properties.intrinsicWidth ?? 0
      let what = items[problem.content].isText ? "text" : "image"
      return "from \(Wording.number(width)) points of \(what) on (now \(Wording.number(now)))"
    case .line(let line, _):
      return "from the \(Self.ordinal(line)) line on"
    }
  }

  private static func ordinal(_ number: Int) -> String {
    switch number {
    case 2: "second"
    case 3: "third"
    case 4: "fourth"
    case 5: "fifth"
    default: "\(number)th"
    }
  }

  /// The constraints that keep an item inside.
  private func bounds(_ problem: GrowthProblem, _ name: String, _ outer: String) -> String {
    switch problem.begin {
    case .width:
      "keep it inside: \(name) leading ≥ \(outer) leading + 8 and "
        + "\(name) trailing ≤ \(outer) trailing − 8"
    case .line(_, isAtTop: true):
      "let \(outer) grow with it, or scroll: \(name) top ≥ \(outer) top + 8"
    case .line:
      "let \(outer) grow with it, or scroll: \(name) bottom ≤ \(outer) bottom − 8"
    }
  }
}
