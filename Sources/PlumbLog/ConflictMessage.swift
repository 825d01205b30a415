/// The message of a conflict, in the format that UIKit prints.
///
///     ConflictMessage(constraints: ["<NSLayoutConstraint:0x1 …>", …], broken: "<…>").text
///
/// The text is the message alone: what comes before it in a console (a date, a process) is the
/// logger's. Behind UIKit's own lines may stand an addendum, whose lines are indented; readers of logs have
/// the whole conflict by then and pass them over.
///
/// Source: the wording of iOS 12 and later, as it stands in public logs.
public struct ConflictMessage: Hashable, Sendable {
  /// The constraints, each in UIKit's words.
  public var constraints: [String]
  /// The constraint that was put out of force, or nil where only silent rules disagree.
  public var broken: String?
  /// What is to be said behind UIKit's message, a line each.
  public var addendum: [String]

  /// Creates a message.
  public init(constraints: [String], broken: String?, addendum: [String] = []) {
    self.constraints = constraints
    self.broken = broken
    self.addendum = addendum
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
      let comma = index + 1 < constraints.count ? "," : ""
      lines.append("    \"\(Self.listed(constraint))\"\(comma)")
    }
    lines += [
      ")", "", "Will attempt to recover by breaking constraint ", broken ?? "", "",
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the "
        + "debugger.",
      "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
        + "<UIKitCore/UIView.h> may also be helpful.",
    ]
    lines += addendum.map { "\t" + Self.addendumLine($0) }
    return lines.joined(separator: "\n")
  }

  /// A constraint as it stands in a list: quotes are escaped, and so is what is not ASCII, in units of
  /// UTF-16.
  ///
  /// Source: public logs, whose lists have `\U00fc` where the recovery line has `ü`; lists are property
  /// lists in the old ASCII format.
  static func listed(_ constraint: String) -> String {
    guard !constraint.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x22 }) else { return constraint }
    var result = ""
    for unit in constraint.utf16 {
      if unit == 0x22 {
        result += "\\\""
      } else if let scalar = Unicode.Scalar(unit), scalar.isASCII {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(unit, radix: 16)
        result += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result
  }

  /// A line that no reader takes for a constraint or a header.
  private static func addendumLine(_ line: String) -> String {
    // A conflict may have thousands of lines, and replacing in a text takes long. None of the bytes looked for is part of
    // another character.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(line.utf8.count + 16)
    for byte in line.utf8 {
      switch byte {
      case UInt8(ascii: "<"): bytes += "‹".utf8
      case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
    let isHead = bytes.indices.contains { place in
      bytes[place] == UInt8(ascii: "n") && bytes[place...].starts(with: Self.header.utf8)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return isHead ? text.replacing(Self.header, with: "nable to satisfy") : text
  }

  /// What readers know the head of a message by.
  private static let header = "nable to simultaneously satisfy"
}
