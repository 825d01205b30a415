/// Logs with conflicts in UIKit's format.
enum Logs {
  /// Cells that are too low for the labels in them, each conflict with other numbers.
  static func of(conflicts: Int) -> [UInt8] {
    var text = ""
    for number in 0..<conflicts { text += conflict(number) }
    return Array(text.utf8)
  }

  private static let labelCount = 16

  /// A chain of labels from the top of a cell to its bottom, with heights of which one is broken.
  private static func conflict(_ number: Int) -> String {
    func address(_ place: Int) -> String {
      "0x" + String(0x6000_0000_0000 + number << 16 + place << 4, radix: 16)
    }
    let cell = "UITableViewCellContentView:\(address(0))"
    var lines: [String] = []
    func add(_ body: String) {
      lines.append("<NSLayoutConstraint:\(address(0x800 + lines.count)) \(body)>")
    }
    var previous: String?
    for place in 1...labelCount {
      let label = "UILabel:\(address(place))'A text of label \(place)'"
      add("\(label).height == \(20 + (number * 7 + place * 13) % 97)   (active)")
      if let previous {
        add("V:[\(previous)]-(8)-[\(label)]   (active)")
      } else {
        add("V:|-(\(number + 1))-[\(label)]   (active, names: '|':\(cell) )")
      }
      previous = label
    }
    add("V:[\(previous ?? "")]-(11)-|   (active, names: '|':\(cell) )")
    add("'UIView-Encapsulated-Layout-Height' \(cell).height == 44   (active)")
    let broken = lines[0]
    return """
      2026-01-01 12:00:00.000000+0000 App[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
      (
      \(lines.map { "    \"\($0)\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint\u{20}
      \(broken)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.

      """
  }
}
