import LayoutEngine
import PlumbDiagnosis
import PlumbLog
import Testing

@Suite struct `An explained conflict` {
  private func entry(_ constraints: String..., broken: Int? = nil) throws -> ExplainedLog.Entry {
    let message = ConflictMessage(
      constraints: constraints,
      broken: broken.map { constraints[$0 - 1] }
    )
    return try #require(ExplainedLog(ConflictLog(message.text), file: "a.log").entries.first)
  }

  /// 5 + w + 7 = 10 leaves w = −2.
  @Test func `names the sizes that cannot be negative`() throws {
    let entry = try entry(
      "<NSLayoutConstraint:0x1 H:|-(5)-[UILabel:0xa'Name']   (active, names: '|':UIView:0xb )>",
      "<NSLayoutConstraint:0x2 H:[UILabel:0xa'Name']-(7)-|   (active, names: '|':UIView:0xb )>",
      "<NSLayoutConstraint:0x3 UIView:0xb.width == 10   (active)>",
      "<NSLayoutConstraint:0x4 UIView:0xb.height == 10   (active)>",
      broken: 1
    )
    #expect(entry.explanation.minimalSets.map(\.members) == [[0, 1, 2]])
    #expect(entry.explanation.needsNonNegativeSize)
    #expect(entry.explanation.breakingResolves == true)
    #expect(
      entry.notes.first
        == "1, 2 and 3 cannot all hold: 5 + 7 = 12 needed, 10 there, 2 points missing; "
        + "the width of `Name` cannot be negative"
    )
    #expect(entry.notes.contains("breaking 1 ends it"))
  }

  /// Two widths contradict a third: two smallest sets, and breaking one width leaves the other.
  @Test func `finds every smallest set, and says what will be logged again`() throws {
    let entry = try entry(
      "<NSLayoutConstraint:0x1 UIView:0xa.width == 10   (active)>",
      "<NSLayoutConstraint:0x2 UIView:0xa.width >= 20   (active)>",
      "<NSLayoutConstraint:0x3 UIView:0xa.width >= 30   (active)>",
      broken: 2
    )
    #expect(entry.explanation.minimalSets.map(\.members) == [[0, 1], [0, 2]])
    #expect(entry.explanation.breakingResolves == false)
    #expect(!entry.explanation.needsNonNegativeSize)
    #expect(entry.explanation.remainingSets.map(\.members) == [[0, 2]])
    #expect(
      entry.notes.contains(
        "breaking 2 does not end it: 1 and 3 still contradict each other and will be logged again"
      )
    )
  }

  /// top = super.top + margin, and top = super.top + 20.
  @Test func `says which margin would make the printed lines hold`() throws {
    let entry = try entry(
      "<NSLayoutConstraint:0x1 UIView:0xa.top == UIView:0xb.topMargin   (active)>",
      "<NSLayoutConstraint:0x2 UIView:0xa.top == UIView:0xb.top + 20   (active)>"
    )
    #expect(!entry.explanation.isProvable)
    #expect(entry.explanation.breakingResolves == nil)
    let condition = try #require(entry.explanation.conditions.first)
    #expect(entry.explanation.conditions.count == 1)
    #expect(condition.quantity == "top margin")
    #expect(abs(condition.least - 20) < 1e-6 && abs(condition.greatest - 20) < 1e-6)
  }

  /// The guide says that the margin is 8; 8 is not 20.
  @Test func `takes margins from their guide`() throws {
    let entry = try entry(
      "<NSLayoutConstraint:0x1 UIView:0xa.top == UIView:0xb.topMargin   (active)>",
      "<NSLayoutConstraint:0x2 UIView:0xa.top == UIView:0xb.top + 20   (active)>",
      "<NSLayoutConstraint:0x3 'UIView-topMargin-guide-constraint' V:|-(8)-[UILayoutGuide:0xc'UIViewLayoutMarginsGuide']   (active, names: '|':UIView:0xb )>"
    )
    #expect(entry.explanation.minimalSets.map(\.members) == [[0, 1, 2]])
    #expect(!entry.explanation.needsNonNegativeSize)
  }

  /// Six digits are printed: 94.3333 and 94.33333 may be the same number.
  @Test func `does not take rounding for a contradiction`() throws {
    let entry = try entry(
      "<NSLayoutConstraint:0x1 UIView:0xa.width == 94.3333   (active)>",
      "<SnapKit.LayoutConstraint:0x2@A.swift#1 UIView:0xa.width == 94.33333333333333>"
    )
    #expect(!entry.explanation.isProvable)
    #expect(entry.explanation.isBelowPrecision)
  }

  @Test func `does not count what is not required`() throws {
    let entry = try entry(
      "<NSLayoutConstraint:0x1 UIView:0xa.width == 10   (active)>",
      "<NSLayoutConstraint:0x2 UIView:0xa.width == 20 @750   (active)>",
      "<NSContentSizeLayoutConstraint:0x3 H:[UIView:0xa(30)] Hug:1000 CompressionResistance:750>"
    )
    // At most 30 is no contradiction to 10.
    #expect(!entry.explanation.isProvable)
    #expect(entry.explanation.leftOut == [1])
  }

  /// Twelve gaps of 10 in a height of 44: the fixed heights between them are not needed.
  @Test func `stays small where fixed sizes could stand for sizes that cannot be negative`() throws
  {
    var texts = [
      "<NSLayoutConstraint:0x1 UIView:0xff.height == 44   (active)>",
      "<NSLayoutConstraint:0x2 V:|-(10)-[UIView:0xa0]   (active, names: '|':UIView:0xff )>",
      "<NSLayoutConstraint:0x3 V:[UIView:0xac]-(10)-|   (active, names: '|':UIView:0xff )>",
    ]
    for index in 0..<12 {
      let (first, second) = (String(0xA0 + index, radix: 16), String(0xA1 + index, radix: 16))
      texts.append(
        "<NSLayoutConstraint:0x1\(index) V:[UIView:0x\(first)]-(10)-[UIView:0x\(second)]   (active)>"
      )
    }
    for index in 0..<13 {
      let item = String(0xA0 + index, radix: 16)
      texts.append("<NSLayoutConstraint:0x2\(index) UIView:0x\(item).height == 5   (active)>")
    }
    let log = ConflictLog(ConflictMessage(constraints: texts, broken: nil).text)
    let explanation = ConflictExplanation(try #require(log.conflicts.first))
    #expect(explanation.isComplete)
    #expect(explanation.minimalSets.map(\.members) == [Array(0..<15)])
    #expect(explanation.needsNonNegativeSize)
  }

  @Test func `contradicts itself alone`() throws {
    let entry = try entry(
      "<NSLayoutConstraint:0x1 UIView:0xa.left == UIView:0xa.left + 5   (active)>"
    )
    #expect(entry.explanation.minimalSets.map(\.members) == [[0]])
    #expect(!entry.explanation.needsNonNegativeSize)
  }

  @Test func `is folded with others that differ in addresses alone`() {
    func log(_ address: Int, _ width: Int) -> String {
      ConflictMessage(
        constraints: [
          "<NSLayoutConstraint:0x1\(address) UIView:0xa\(address).width == 10   (active)>",
          "<NSLayoutConstraint:0x2\(address) UIView:0xa\(address).width == \(width)   (active)>",
        ],
        broken:
          "<NSLayoutConstraint:0x2\(address) UIView:0xa\(address).width == \(width)   (active)>"
      ).text
    }
    let text = [log(1, 20), log(2, 20), log(3, 30), log(4, 20)].joined(separator: "\n")
    let entries = ExplainedLog(ConflictLog(text), file: "a.log").entries
    #expect(entries.map(\.lines.count) == [3, 1])
    // Five lines of header and advice, four of list, a blank one, and five about what is broken.
    #expect(entries.map(\.lines) == [[1, 16, 46], [31]])
  }

  @Test(arguments: [
    (
      "'UIView-Encapsulated-Layout-Height' UIView:0xa.height == 0",
      "a first layout pass with size 0"
    ),
    (
      "'UIView-Encapsulated-Layout-Height' UIView:0xa.height == 44",
      "UIKit makes UIView 0xa 44 points high"
    ),
    ("'UISV-hiding' UIView:0xa.height == 0", "is hidden in a stack view"),
    ("'UISV-fill-equally' UIView:0xa.height == 50", "contradict what the stack view says"),
    ("UIView:0xa.height == 50", "the same thing is constrained twice"),
  ])
  func `names the usual cause`(_ second: String, _ cause: String) throws {
    let entry = try entry(
      "<NSLayoutConstraint:0x1 UIView:0xa.height == 100   (active)>",
      "<NSLayoutConstraint:0x2 \(second)   (active)>"
    )
    #expect(entry.notes.contains { $0.contains(cause) }, "\(entry.notes)")
  }

  @Test func `tells two margins together that have room together only`() throws {
    let entry = try entry(
      "<NSLayoutConstraint:0x1 UILabel:0xb.top == UIView:0xa.topMargin + 5   (active)>",
      "<NSLayoutConstraint:0x2 UIView:0xa.bottomMargin == UILabel:0xb.bottom + 7   (active)>",
      "<NSLayoutConstraint:0x3 UIView:0xa.height == 44   (active)>"
    )
    // 44 − 5 − 7 = 32.
    let told = entry.notes.filter { $0.hasPrefix("the printed constraints hold only") }
    #expect(
      told == [
        "the printed constraints hold only where the top and bottom margins of UIView 0xa are 32 or less together, which the "
          + "log does not print"
      ]
    )
  }

  @Test func `names two constraints that want different parts of one length`() throws {
    let entry = try entry(
      "<NSLayoutConstraint:0x1 UIView:0xa.width == 0.7*UIView:0xb.width   (active)>",
      "<NSLayoutConstraint:0x2 UIView:0xa.width >= 5   (active)>",
      "<NSLayoutConstraint:0x3 UIView:0xa.width == 0.8*UIView:0xb.width   (active)>"
    )
    #expect(entry.notes.contains { $0.contains("1 and 3 want 0.7 and 0.8 times the same length") })
    #expect(entry.explanation.minimalSets.first?.excess == 5)
  }

  /// 393 − 0.98 · 393 = 7.86, whether the log says what gives way or not.
  @Test(arguments: [1, nil])
  func `counts the points of a fraction of a host's width`(_ broken: Int?) throws {
    let entry = try entry(
      "<NSLayoutConstraint:0x1 UIView:0xa.width == 0.98*UIView:0xb.width   (active)>",
      "<NSLayoutConstraint:0x2 H:|-(0)-[UIView:0xa]   (active, names: '|':UIView:0xb )>",
      "<NSLayoutConstraint:0x3 H:[UIView:0xa]-(0)-|   (active, names: '|':UIView:0xb )>",
      "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' UIView:0xb.width == 393   (active)>",
      broken: broken
    )
    #expect(entry.notes.first?.contains("7.86 needed, 0 there, 7.86 points missing") == true)
    #expect(
      broken == nil
        || entry.notes.contains("give 1 a priority of 999, or make its constant 7.86")
    )
  }

  @Test func `names a mask that was left on`() throws {
    let entry = try entry(
      "<NSLayoutConstraint:0x1 UIView:0xa.height == 100   (active)>",
      "<NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& UIView:0xa.height == 0   (active)>"
    )
    #expect(
      entry.notes.contains {
        $0.contains("translatesAutoresizingMaskIntoConstraints of UIView 0xa")
      }
    )
  }

  @Test func `tells the system's own noise apart`() throws {
    let entry = try entry("<NSLayoutConstraint:0x1 UIView:0xa.width == - 16   (active)>", broken: 1)
    #expect(entry.notes.contains { $0.contains("nothing to fix") })
  }
}
