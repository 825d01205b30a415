import Foundation
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
    let host = lines[9].split(separator: " ")[0]
    #expect(
      lines == [
        "2026-02-03T04:05:06+0000 warning LayoutConstraints: [PortableUIKit] "
          + "Unable to simultaneously satisfy constraints.",
        "\tProbably at least one of the constraints in the following list is one you don't want. ",
        "\tTry this: ",
        "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
        "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
        "(",
        "    \"<NSLayoutConstraint:\(leading) H:|-(16)-[\(label)'\\U00dcberschrift']"
          + "   (active, names: '|':\(view) )>\",",
        "    \"<NSLayoutConstraint:\(trailing) H:[\(label)'\\U00dcberschrift']-(>=0)-|"
          + "   (active, names: '|':\(view) )>\",",
        "    \"\(wide)'\\U00dcberschrift'.width == 344   (active)>\",",
        "    \(host) 'UIView-Encapsulated-Layout-Width' \(view).width == 320   (active)>\"",
        ")",
        "",
        "Will attempt to recover by breaking constraint ",
        "\(wide)'Überschrift'.width == 344   (active)>",
        "",
        "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the "
          + "debugger.",
        "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
          + "<UIKitCore/UIView.h> may also be helpful.",
        "\tPlumb: 1, 2, 3 and 4 cannot all hold: 16 + 344 = 360 needed, 320 there, 40 points missing",
        "\t  1  PlumbLogTests/PrintedLogTests.swift:\(line + 3)",
        "\t  2  PlumbLogTests/PrintedLogTests.swift:\(line + 4)",
        "\t  3  PlumbLogTests/PrintedLogTests.swift:\(line)",
        "\t  4  what the host gives",
        "\t  breaking 3 ends it",
        "\t  to end it, remove 1, 2 or 3 'Title Width', or lower its priority to 999",
        "\t  or give 1 the constant -24, 2 a constant ≤ -40 or 3 'Title Width' the constant 304",
        "",
      ]
    )
  }

  @Test func `is explained as the conflict that it was printed for, with the places of its lines`()
    throws
  {
    let (_, line) = crowd()
    let log = capturedLog { root.layoutIfNeeded() }
    let explained = ExplainedLog(ConflictLog(log), file: "app.log")
    try #require(explained.entries.count == 1)
    let explanation = explained.entries[0].explanation
    #expect(explanation.conflict.problems.isEmpty)
    #expect(explanation.minimalSets.map(\.members) == [[0, 1, 2, 3]])
    #expect(explanation.minimalSets.map(\.excess) == [40])
    #expect(explanation.conflict.brokenIndex == 2)
    #expect(explanation.breakingResolves == true)
    #expect(
      explanation.constraints.map(\.place) == [
        "PrintedLogTests.swift#\(line + 3)", "PrintedLogTests.swift#\(line + 4)",
        "PrintedLogTests.swift#\(line)", nil,
      ]
    )
    // What we print of the sum is what the reader finds.
    let sum = explained.entries[0].notes[0]
    #expect(log.contains("\tPlumb: \(sum)\n"))
  }

  @Test func `says what no list says: a height cannot be negative`() throws {
    title.heightAnchor.constraint(equalToConstant: -10).isActive = true
    let log = capturedLog { root.layoutIfNeeded() }
    let note = try #require(log.split(separator: "\n").first { $0.hasPrefix("\tPlumb: ") })
    #expect(note.hasSuffix("; the height of `Überschrift` cannot be negative"))
    let explanation = try #require(
      ExplainedLog(ConflictLog(log), file: "app.log").entries.first
    ).explanation
    #expect(explanation.needsNonNegativeSize)
    #expect(note == "\tPlumb: " + ExplanationWording(explanation).arithmetic[0])
  }

  @Test func `gives constraints of masks addresses of their own that stay`() throws {
    let box = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    root.addSubview(box)
    title.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    let width = box.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([width, box.heightAnchor.constraint(equalToConstant: 20)])
    let first = ConflictLog(capturedLog { root.layoutIfNeeded() })
    let masks = first.conflicts.flatMap(\.listed).filter { $0.kind == .autoresizingMask }
    #expect(masks.map(\.mask) == ["h=--& v=--&", "h=--& v=--&"])
    #expect(Set(masks.map(\.address)).count == 2)
    #expect(masks.allSatisfy { $0.address != addressText(of: box) })
    width.constant = 30
    let second = ConflictLog(capturedLog { root.layoutIfNeeded() })
    let again = second.conflicts.flatMap(\.listed).filter { $0.kind == .autoresizingMask }
    #expect(!again.isEmpty)
    #expect(Set(again.map(\.address)).isSubset(of: Set(masks.map(\.address))))
  }

  /// The width gives way: of the three the greatest sum of depths, with the trailing edge, and of both the
  /// higher attribute.
  @Test func `is said once, until what gave way is changed or added again`() {
    let (width, _) = crowd()
    let logs = [
      { self.root.layoutIfNeeded() },
      {
        self.title.text = "Another text"
        self.root.bounds.size.width -= 1
        self.root.layoutIfNeeded()
      },
      {
        width.constant = 345
        self.root.layoutIfNeeded()
      },
      {
        width.isActive = false
        self.root.layoutIfNeeded()
        width.isActive = true
        self.root.layoutIfNeeded()
      },
    ].map { change in capturedLog { change() } }
    #expect(logs.map { ConflictLog($0).conflicts.count } == [1, 0, 1, 1])
    #expect(logs[0].contains("16 + 344 = 360 needed"))
    #expect(logs[2].contains("16 + 345 = 361 needed"))
  }

  @Test func `is passed over from the addendum on, whatever texts stand in it`() {
    title.text = "<NSLayoutConstraint:0x1 A>\nUnable to simultaneously satisfy constraints."
    title.accessibilityIdentifier = "\"(\" <NSLayoutConstraint:0x1 UIView:0x2.width == 1>"
    title.heightAnchor.constraint(equalToConstant: -10).isActive = true
    let log = capturedLog { root.layoutIfNeeded() }
    #expect(log.contains("\tPlumb: "))
    #expect(ConflictLog(log).conflicts.count == 1)
  }

  @Test func `says nothing of content that holds too firmly, and lets it give way`() {
    title.setContentHuggingPriority(.required, for: .vertical)
    title.heightAnchor.constraint(greaterThanOrEqualToConstant: 100).isActive = true
    let log = capturedLog { root.layoutIfNeeded() }
    #expect(ConflictLog(log).conflicts.isEmpty)
    #expect(title.frame.height == 100)
  }

  @Test func `looks into all ten conflicts of a solve`() {
    for _ in 0..<10 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 30).isActive = true
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    }
    let log = capturedLog { root.layoutIfNeeded() }
    #expect(ConflictLog(log).conflicts.count == 10)
    #expect(log.components(separatedBy: "50 needed, 30 there").count - 1 == 10)
    #expect(log.components(separatedBy: "breaking 2 ends it").count - 1 == 10)
  }
}
