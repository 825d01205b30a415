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
