import PlumbLog
import Testing

@Suite struct `A conflict message` {
  @Test func `is UIKit's text to the letter`() {
    let message = ConflictMessage(
      constraints: ["<NSLayoutConstraint:0x1 A>", "<NSLayoutConstraint:0x2 B>"],
      broken: "<NSLayoutConstraint:0x2 B>"
    )
    // A list with a type: the compiler takes seconds for one that it has to find a type for.
    let lines: [String] = [
      "Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
      "\tTry this: ",
      "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
      "(",
      "    \"<NSLayoutConstraint:0x1 A>\",",
      "    \"<NSLayoutConstraint:0x2 B>\"",
      ")",
      "",
      "Will attempt to recover by breaking constraint ",
      "<NSLayoutConstraint:0x2 B>",
      "",
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in "
        + "the debugger.",
      "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
        + "<UIKitCore/UIView.h> may also be helpful.",
    ]
    #expect(message.text == lines.joined(separator: "\n"))
  }

  @Test func `notes autoresizing masks where one takes part`() {
    let message = ConflictMessage(
      constraints: ["<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& A>"],
      broken: nil
    )
    #expect(message.text.contains("\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
  }
}

/// What is said of sets of constraints.
@Suite struct `The sum of a conflict` {
  private func sum(_ shares: [Double], in places: [Int]? = nil) -> String {
    ConflictWording.sum(
      ConflictSum(
        members: places ?? Array(shares.indices),
        shares: shares,
        silentRules: [],
        excess: -shares.reduce(0, +)
      )
    )
  }

  @Test func `names and adds up a few one by one`() {
    #expect(
      sum([-16, -344, 320])
        == "1, 2 and 3 cannot all hold: 16 + 344 = 360 needed, 320 there, 40 points missing"
    )
  }

  @Test func `says many in a row, and many that are equal, in short`() {
    let rows: [Double] = (0..<1000).map { $0.isMultiple(of: 2) ? -44 : -8 }
    #expect(
      sum(rows + [25_990])
        == "1 to 1001 cannot all hold: 500 × 44 + 500 × 8 = 26000 needed, 25990 there, "
        + "10 points missing"
    )
  }

  @Test func `leaves out those in the middle of many that differ`() {
    let lengths = (10..<30).map { -Double($0) }
    let places = Array(0..<15) + [16] + Array(18..<22) + [40]
    #expect(
      sum(lengths + [380], in: places)
        == "1 to 15, 17, 19 to 22 and 41 cannot all hold: 10 + 11 + 12 + 13 + 14 + 15 + … + 29 = 390 "
        + "needed, 380 there, 10 points missing"
    )
  }
}
