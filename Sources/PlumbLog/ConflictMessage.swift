/// The message of a conflict, in the format that UIKit prints.
///
///     ConflictMessage(constraints: ["<NSLayoutConstraint:0x1 …>", …], broken: "<…>").text
///
/// The text is the message alone: what comes before it in a console (a date, a process) is the
/// logger's.
///
/// Source: the wording of iOS 12 and later, as it stands in public logs.
public struct ConflictMessage: Hashable, Sendable {
  /// The constraints, each in UIKit's words.
  public var constraints: [String]
  /// The constraint that was put out of force, or nil where only silent rules disagree.
  public var broken: String?

  /// Creates a message.
  public init(constraints: [String], broken: String?) {
    self.constraints = constraints
    self.broken = broken
  }

  /// The message, with the blanks at the ends of lines that UIKit prints too.
  public var text: String {
    var lines = [
      "Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
      "\tTry this: ",
      "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
    ]
    if constraints.contains(where: { $0.hasPrefix("<NSAutoresizingMaskLayoutConstraint") }) {
      lines.append(
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
          + "refer to the documentation for the UIView property "
          + "translatesAutoresizingMaskIntoConstraints) "
      )
    }
    lines.append("(")
    for (index, constraint) in constraints.enumerated() {
      lines.append("    \"\(constraint)\"" + (index + 1 < constraints.count ? "," : ""))
    }
    lines += [
      ")", "", "Will attempt to recover by breaking constraint ", broken ?? "", "",
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the "
        + "debugger.",
      "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
        + "<UIKitCore/UIView.h> may also be helpful.",
    ]
    return lines.joined(separator: "\n")
  }
}
