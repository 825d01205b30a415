import PlumbDiagnosis
import PlumbLog
import Testing

@testable import PortableUIKit

/// A log as our own UIKit writes it, through swift-log.
@MainActor @Suite struct `A printed log` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let title = UILabel()

  init() {
    title.text = "Überschrift"
    title.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(title)
  }

  /// 16 + 344 points in 320: 40 too many.
  private func crowd() -> (width: NSLayoutConstraint, line: Int) {
    let line = #line + 1
    let width = title.widthAnchor.constraint(equalToConstant: 344)
    width.identifier = "Title Width"
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      root.trailingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor),
      width,
    ])
    return (width, line)
  }

  @Test func `is UIKit's to the letter, with an addendum behind it`() {
    let (width, line) = crowd()
    let lines = capturedLog { root.layoutIfNeeded() }.split(
      separator: "\n",
      omittingEmptySubsequences: false
    ).map(String.init)
    let view = "UIView:\(addressText(of: root))"
    let label = "UILabel:\(addressText(of: title))"
    let constraints = root.constraints
    let leading = addressText(of: constraints[0])
    let trailing = addressText(of: constraints[1])
    let wide = "<NSLayoutConstraint:\(addressText(of: width)) 'Title Width' \(label)"
    let host = lines[6].split(separator: " ")[0]
    #expect(
      lines == [
        "2026-02-03T04:05:06+0000 warning LayoutConstraints: [PortableUIKit] "
          + "Unable to simultaneously satisfy constraints.",
        "\tProbably at least one of the constraints in the following list is one you don't want. ",
        "\tTry this: ",
        "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
        "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
        "(",
        "    \(host) 'UIView-Encapsulated-Layout-Width' \(view).width == 320   (active)>\",",
        "    \"\(wide)'\\U00dcberschrift'.width == 344   (active)>\",",
        "    \"<NSLayoutConstraint:\(leading) H:|-(16)-[\(label)'\\U00dcberschrift']"
          + "   (active, names: '|':\(view) )>\",",
        "    \"<NSLayoutConstraint:\(trailing) H:[\(label)'\\U00dcberschrift']-(>=0)-|"
          + "   (active, names: '|':\(view) )>\"",
        ")",
        "",
        "Will attempt to recover by breaking constraint ",
        "\(wide)'Überschrift'.width == 344   (active)>",
        "",
        "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the "
          + "debugger.",
        "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
          + "<UIKitCore/UIView.h> may also be helpful.",
        "\tPlumb: 1, 2, 3 and 4 cannot all hold: 344 + 16 = 360 needed, 320 there, 40 points missing",
        "\t  1  what the host gives",
        "\t  2  PlumbLogTests/PrintedLogTests.swift:\(line)",
        "\t  3  PlumbLogTests/PrintedLogTests.swift:\(line + 3)",
        "\t  4  PlumbLogTests/PrintedLogTests.swift:\(line + 4)",
        "\t  breaking 2 ends it",
        "\t  to end it, remove either of 2 'Title Width', 3 or 4, or lower it to a priority of 999",
        "\t  or give 2 'Title Width' the constant 304, 3 the constant -24 or 4 a constant ≤ -40",
        "",
      ]
    )
  }
}
