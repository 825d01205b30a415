import PlumbLog
import Testing

@testable import PlumbDiagnosis

@Suite struct `The trial of an advice` {
  private static func explanation(_ lines: [String]) throws -> ConflictExplanation {
    let text =
      "Unable to simultaneously satisfy constraints.\n(\n"
      + lines.map { "\"\($0)\"" }.joined(separator: ",\n") + "\n)\n"
    return ConflictExplanation(try #require(ConflictLog(text).conflicts.first))
  }

  private static let card = [
    "<NSLayoutConstraint:0x1 UIView:0xb.left == UIView:0xa.left + 20>",
    "<NSLayoutConstraint:0x2 UIView:0xb.width == 300>",
    "<NSLayoutConstraint:0x3 UIView:0xb.right == UIView:0xa.right - 20>",
    "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' UIView:0xa.width == 320   (active)>",
  ]

  @Test func `says that a conflict ends without a constraint of the only set`() throws {
    #expect(AdviceTrial(try Self.explanation(Self.card), without: 1).endsConflict)
  }

  @Test func `says that another set stays`() throws {
    let lines = Self.card + ["<NSLayoutConstraint:0x5 UIView:0xb.width == 100>"]
    #expect(!AdviceTrial(try Self.explanation(lines), without: 1).endsConflict)
  }

  @Test func `finds a view that would be left with no width`() throws {
    let lines = [
      "<NSLayoutConstraint:0x1 UIView:0xb.left == UIView:0xa.left + 160>",
      "<NSLayoutConstraint:0x2 UIView:0xb.right == UIView:0xa.right - 160>",
      "<NSLayoutConstraint:0x3 UIView:0xb.width == 100>",
      "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' UIView:0xa.width == 320   (active)>",
    ]
    // 320 − 160 − 160 leaves nothing.
    #expect(AdviceTrial(try Self.explanation(lines), without: 2).emptiesView)
    #expect(!AdviceTrial(try Self.explanation(lines), without: 1).emptiesView)
  }

  @Test func `finds nothing amiss while a view has no width anyway`() throws {
    let lines = [
      "<NSLayoutConstraint:0x1 UIView:0xb.left == UIView:0xa.left + 20>",
      "<NSLayoutConstraint:0x2 UIView:0xb.right == UIView:0xa.right - 20>",
      "<NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Width' UIView:0xa.width == 0   (active)>",
    ]
    #expect(!AdviceTrial(try Self.explanation(lines), without: 1).emptiesView)
  }

  @Test(arguments: [(280.0, true), (281, false)])
  func `says whether another constant ends a conflict`(_ constant: Double, _ ends: Bool) throws {
    #expect(
      AdviceTrial(try Self.explanation(Self.card), .constant(1, constant)).endsConflict == ends
    )
  }

  @Test(arguments: [(0, 0.0), (1, 280), (2, 0), (3, 340)])
  func `finds the nearest constant that fits`(_ place: Int, _ constant: Double) throws {
    let found = AdviceTrial.fittingConstant(of: place, in: try Self.explanation(Self.card))
    #expect(found == constant)
  }

  @Test func `finds no constant that would leave a view without a width`() throws {
    let lines = [
      "<NSLayoutConstraint:0x1 UILabel:0xb.left == UIView:0xa.left + 20>",
      "<NSLayoutConstraint:0x2 UILabel:0xb.right == UIView:0xa.right - 20>",
      "<NSLayoutConstraint:0x3 UIView:0xa.width == 30>",
    ]
    #expect(AdviceTrial.fittingConstant(of: 0, in: try Self.explanation(lines)) == nil)
  }

  @Test func `finds no constant while another set stays`() throws {
    let lines = Self.card + ["<NSLayoutConstraint:0x5 UIView:0xb.width == 100>"]
    #expect(AdviceTrial.fittingConstant(of: 1, in: try Self.explanation(lines)) == nil)
  }

  @Test func `turns the masks of a view off`() throws {
    let lines = [
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xb.width == 100   (active)>",
      "<NSLayoutConstraint:0x2 UIView:0xb.width == 120   (active)>",
    ]
    #expect(AdviceTrial(try Self.explanation(lines), .masks(["0xb"])).endsConflict)
    #expect(!AdviceTrial(try Self.explanation(lines), .masks(["0xa"])).endsConflict)
  }

  @Test func `keeps the view on the screen that the log would leave without a width`() throws {
    let words = try #require(
      advice(
        [
          "<NSLayoutConstraint:0x1 UIView:0xb.left == UIView:0xa.left + 160>",
          "<NSLayoutConstraint:0x2 UIView:0xb.width == 100>",
          "<NSLayoutConstraint:0x3 UIView:0xb.right == UIView:0xa.right - 160>",
          "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' UIView:0xa.width == 320   (active)>",
        ],
        broken: 1
      )
    )
    #expect(words.fix.hasPrefix("give 3 a priority of 999"))
  }
}

@Suite struct `An advice that is taken` {
  /// A row of views in a view that a host sizes, some of them with widths.
  private static func row(_ seed: Int) -> [String] {
    var random = seed
    func next(_ count: Int) -> Int {
      random = (random &* 1_103_515_245 &+ 12345) & 0x7FFF_FFFF
      return random >> 8 % count
    }
    let count = 1 + next(3)
    var lines = ["H:|-(\(8 * next(3)))-[UILabel:0xb0]   (active, names: '|':UIView:0xa )"]
    for index in 0..<count {
      if next(3) > 0 {
        let relation = ["==", "==", ">=", "<="][next(4)]
        lines.append("UILabel:0xb\(index).width \(relation) \(20 * (1 + next(8)))   (active)")
      }
      if index > 0 {
        lines.append(
          "H:[UILabel:0xb\(index - 1)]-(\(4 * next(4)))-[UILabel:0xb\(index)]   (active)"
        )
      }
    }
    lines.append(
      "UILabel:0xb\(count - 1).trailing == UIView:0xa.trailing - \(8 * next(3))   (active)"
    )
    let host = ["'UIView-Encapsulated-Layout-Width' ", "", "'_UITemporaryLayoutWidth' "][next(3)]
    lines.append("\(host)UIView:0xa.width == \([0, 10, 100, 320, 375][next(5)])   (active)")
    return lines.enumerated().map { "<NSLayoutConstraint:0x\($0.offset + 1) \($0.element)>" }
  }

  /// The same, with a frame or a part of one that the mask of a view gives it.
  private static func maskedRow(_ seed: Int) -> [String] {
    let index = seed % 3
    let masks = [
      "h=--& v=--& UILabel:0xb\(index).width == \(40 * (seed % 5))   (active)",
      "h=--& v=--& UILabel:0xb\(index).minX == \(8 * (seed % 4))   (active, names: '|':UIView:0xa )",
    ]
    return row(seed)
      + masks.enumerated().map {
        "<NSAutoresizingMaskLayoutConstraint:0x\($0.offset + 41) \($0.element)>"
      }
  }

  /// Calls `body` with each conflict of made-up rows that gets an advice.
  private static func forEachAdvice(
    _ row: (Int) -> [String],
    _ body: (_ conflict: LoggedConflict, _ fix: String, _ place: Comment) -> Void
  ) throws {
    for seed in 1...400 {
      let text =
        "Unable to simultaneously satisfy constraints.\n(\n"
        + row(seed).map { "\"\($0)\"" }.joined(separator: ",\n") + "\n)\n"
      let conflict = try #require(ConflictLog(text).conflicts.first)
      let explanation = ConflictExplanation(conflict)
      guard explanation.isProvable, let fix = ExplanationWording(explanation).cause?.fix else {
        continue
      }
      body(conflict, fix, "seed \(seed): \(fix)\n\(text)")
    }
  }

  @Test func `ends the conflict, whichever of its ways is taken`() throws {
    var told = 0
    for row in [Self.row, Self.maskedRow] {
      try Self.forEachAdvice(row) { conflict, fix, place in
        for places in AdvisedChange.removals(in: fix) {
          told += 1
          #expect(AdvisedChange.ends(conflict, without: places), place)
        }
      }
    }
    #expect(told > 200)
  }

  @Test func `ends the conflict with each of the numbers that it tells`() throws {
    for row in [Self.row, Self.maskedRow] {
      try Self.forEachAdvice(row) { conflict, fix, place in
        for (number, constant) in AdvisedChange.constants(in: fix) {
          #expect(AdvisedChange.ends(conflict, withConstant: constant, of: number), place)
        }
      }
    }
  }

  /// The host's width is the last constraint of a row.
  @Test func `ends the conflict with the length that it tells for a view without one`() throws {
    var told: Set<Substring> = []
    try Self.forEachAdvice(Self.row) { conflict, fix, place in
      guard
        let match = fix.firstMatch(
          of: /a width of (more than |at least |)([0-9.]+) points? before/
        ),
        let points = Double(match.2)
      else { return }
      told.insert(match.1)
      let number = conflict.distinct.count
      let room = points + (match.1 == "more than " ? 1 : 0)
      #expect(AdvisedChange.ends(conflict, withConstant: room, of: number), place)
      #expect(!AdvisedChange.ends(conflict, withConstant: points - 1, of: number), place)
    }
    #expect(told == ["", "more than ", "at least "])
  }

  @Test func `ends the conflict once the spaces that it names leave room`() throws {
    var told = 0
    try Self.forEachAdvice(Self.row) { conflict, fix, place in
      guard let match = fix.firstMatch(of: /make the spaces in ([0-9, and]+) take less than/) else {
        return
      }
      told += 1
      var changed = conflict
      changed.listed = conflict.distinct
      for number in match.1.matches(of: /\d+/).compactMap({ Int($0.0) }) {
        changed.listed[number - 1].statement.constant = 0
      }
      #expect(!ConflictExplanation(changed).isProvable, place)
    }
    #expect(told > 0)
  }

  @Test func `ends the conflict once the masks that it names are off, or says that it does not`()
    throws
  {
    var (told, without) = (0, 0)
    try Self.forEachAdvice(Self.maskedRow) { conflict, fix, place in
      for address in AdvisedChange.masks(in: fix) {
        told += 1
        let goesOn = fix.contains("contradict one another all the same")
        if goesOn { without += 1 }
        #expect(AdvisedChange.ends(conflict, withoutMasksOf: address) != goesOn, place)
      }
    }
    #expect(told - without > 20)
    #expect(without > 20)
  }
}

@Suite struct `A number that an advice tells` {
  /// Lists that lead to an advice with a number.
  private static let lists: [[String]] = [
    [
      "<NSLayoutConstraint:0x1 UILabel:0xa.leading == UIView:0xb.leading + 20   (active)>",
      "<NSLayoutConstraint:0x2 UILabel:0xa.trailing == UIView:0xb.trailing + 20   (active)>",
      "<NSLayoutConstraint:0x3 UILabel:0xa.width <= 335   (active)>",
      "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' UIView:0xb.width == 375   (active)>",
    ],
    [
      "<NSLayoutConstraint:0x1 UIView:0xa.width == 0.98*UIView:0xb.width   (active)>",
      "<NSLayoutConstraint:0x2 H:|-(0)-[UIView:0xa]   (active, names: '|':UIView:0xb )>",
      "<NSLayoutConstraint:0x3 H:[UIView:0xa]-(0)-|   (active, names: '|':UIView:0xb )>",
      "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' UIView:0xb.width == 393   (active)>",
    ],
    [
      "<NSLayoutConstraint:0x1 App.Badge:0xb.width == 28   (active)>",
      "<NSLayoutConstraint:0x2 H:|-(6)-[App.Badge:0xb]   (active, names: '|':UIView:0xa )>",
      "<NSLayoutConstraint:0x3 H:[App.Badge:0xb]-(0)-[UIStackView:0xc]   (active)>",
      "<NSLayoutConstraint:0x4 H:|-(>=36)-[UIStackView:0xc]   (active, names: '|':UIView:0xa )>",
    ],
  ]

  @Test(arguments: lists, [0, 1, 2])
  func `ends the conflict`(_ lines: [String], _ broken: Int) throws {
    let fix = try #require(advice(lines, broken: broken)).fix
    let text =
      "Unable to simultaneously satisfy constraints.\n(\n"
      + lines.map { "\"\($0)\"" }.joined(separator: ",\n") + "\n)\n"
    let conflict = try #require(ConflictLog(text).conflicts.first)
    for (number, constant) in AdvisedChange.constants(in: fix) {
      var changed = conflict
      changed.listed[number - 1].statement.constant = constant
      #expect(!ConflictExplanation(changed).isProvable, "\(fix)")
    }
  }

  /// A label between the edges of its superview, with a mistake: an inset beyond the trailing edge, a part of the width
  /// beside both edges, or a space that is too small for what it holds.
  private static func mistake(_ seed: Int) -> [String] {
    let (inset, width) = (4 * (1 + seed % 9), 300 + 10 * (seed % 13))
    let host =
      "<NSLayoutConstraint:0x9 'UIView-Encapsulated-Layout-Width' UIView:0xb.width == \(width)   (active)>"
    switch seed % 3 {
    case 0:
      return [
        "<NSLayoutConstraint:0x1 UILabel:0xa.leading == UIView:0xb.leading + \(inset)   (active)>",
        "<NSLayoutConstraint:0x2 UILabel:0xa.trailing == UIView:0xb.trailing + \(inset)   (active)>",
        "<NSLayoutConstraint:0x3 UILabel:0xa.width <= \(width - 2 * inset)   (active)>",
        host,
      ]
    case 1:
      return [
        "<NSLayoutConstraint:0x1 UIView:0xa.width == 0.\(90 + seed % 10)*UIView:0xb.width   (active)>",
        "<NSLayoutConstraint:0x2 H:|-(\(inset % 8))-[UIView:0xa]   (active, names: '|':UIView:0xb )>",
        "<NSLayoutConstraint:0x3 H:[UIView:0xa]-(0)-|   (active, names: '|':UIView:0xb )>",
        host,
      ]
    default:
      return [
        "<NSLayoutConstraint:0x1 App.Badge:0xb.width == \(20 + inset)   (active)>",
        "<NSLayoutConstraint:0x2 H:|-(6)-[App.Badge:0xb]   (active, names: '|':UIView:0xa )>",
        "<NSLayoutConstraint:0x3 H:[App.Badge:0xb]-(0)-[UIStackView:0xc]   (active)>",
        "<NSLayoutConstraint:0x4 H:|-(>=\(28 + inset))-[UIStackView:0xc]   (active, names: '|':UIView:0xa )>",
      ]
    }
  }

  @Test func `ends the conflict of made-up mistakes`() throws {
    var told = 0
    for seed in 0..<120 {
      let lines = Self.mistake(seed)
      guard let fix = advice(lines, broken: seed / 3 % lines.count)?.fix else { continue }
      let text =
        "Unable to simultaneously satisfy constraints.\n(\n"
        + lines.map { "\"\($0)\"" }.joined(separator: ",\n") + "\n)\n"
      let conflict = try #require(ConflictLog(text).conflicts.first)
      for (number, constant) in AdvisedChange.constants(in: fix) {
        told += 1
        #expect(
          AdvisedChange.ends(conflict, withConstant: constant, of: number),
          "seed \(seed): \(fix)\n\(text)"
        )
      }
    }
    #expect(told > 60)
  }

  @Test func `is told for each of the lists`() throws {
    let told = try Self.lists.flatMap { lines in
      try [0, 1, 2].flatMap {
        AdvisedChange.constants(in: try #require(advice(lines, broken: $0)).fix)
      }
    }
    #expect(told.count >= 10)
  }
}

/// What an advice says in words, as changes of a list of constraints.
enum AdvisedChange {
  /// The ways of an advice that take constraints out or let them give way.
  ///
  /// - Parameter fix: The advice in words.
  /// - Returns: The numbers of each way, from 1.
  static func removals(in fix: String) -> [Set<Int>] {
    var result: [Set<Int>] = []
    for match in fix.matches(of: /give (\d+) a priority of 999/) {
      if let number = Int(match.1) { result.append([number]) }
    }
    for match in fix.matches(of: /remove ((?:one of )?\d+(?:(?:, | or | and )\d+)*)/) {
      result += match.1.matches(of: /\d+/).compactMap { Int($0.0) }.map { [$0] }
    }
    for match in fix.matches(of: /keep one of (\d+) and (\d+)/) {
      result += [match.1, match.2].compactMap { Int($0) }.map { [$0] }
    }
    return result
  }

  /// The constants that an advice gives to constraints, with their numbers, from 1.
  static func constants(in fix: String) -> [(number: Int, constant: Double)] {
    var result: [(number: Int, constant: Double)] = []
    func add(_ number: Substring, _ constant: Substring) {
      guard let number = Int(number), let constant = Double(constant) else { return }
      result.append((number, constant))
    }
    for match in fix.matches(of: /make the constant of (\d+) (-?[0-9.]*\d)/) {
      add(match.1, match.2)
    }
    for match in fix.matches(of: /give (\d+) a priority of 999, or make its constant (-?[0-9.]*\d)/)
    {
      add(match.1, match.2)
    }
    for match in fix.matches(of: /(-?[0-9.]*\d) for -?[0-9.]+ in (\d+)/) {
      add(match.2, match.1)
    }
    return result
  }

  /// The addresses of the views whose masks an advice turns off without a condition.
  static func masks(in fix: String) -> [String] {
    fix.matches(
      of: /^set translatesAutoresizingMaskIntoConstraints of [^;]*?(0x[0-9a-f]+) to false/
    )
    .map { String($0.1) }
  }

  /// Whether a conflict ends once a constraint has another constant.
  static func ends(_ conflict: LoggedConflict, withConstant constant: Double, of number: Int)
    -> Bool
  {
    var changed = conflict
    changed.listed = conflict.distinct
    changed.listed[number - 1].statement.constant = constant
    return !ConflictExplanation(changed).isProvable
  }

  /// Whether a conflict ends without what the mask of a view, by its address, makes.
  static func ends(_ conflict: LoggedConflict, withoutMasksOf address: String) -> Bool {
    var rest = conflict
    rest.listed.removeAll {
      $0.text.contains("NSAutoresizingMaskLayoutConstraint") && $0.text.contains(":\(address)")
    }
    return !ConflictExplanation(rest).isProvable
  }

  /// Whether a conflict ends without some of its constraints.
  ///
  /// - Parameters:
  ///   - conflict: The conflict.
  ///   - numbers: Their numbers in the list of different ones, from 1.
  /// - Returns: Whether what is left can hold.
  static func ends(_ conflict: LoggedConflict, without numbers: Set<Int>) -> Bool {
    var rest = conflict
    rest.listed = conflict.distinct.enumerated().filter { !numbers.contains($0.offset + 1) }
      .map(\.element)
    return !ConflictExplanation(rest).isProvable
  }
}
