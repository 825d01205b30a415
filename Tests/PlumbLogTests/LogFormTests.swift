import ConstraintSolver
import LayoutEngine
import PlumbLog
import Testing

@Suite struct `A logged constraint` {
  /// The text between the address and the end, and the meaning: Apple's visual format and UIKit's
  /// descriptions, as they stand in public logs.
  private static let forms: [(String, String)] = [
    ("V:[UIView:0xa(200)]", "0xa.height == 200"),
    ("H:[UILabel:0xa'Name'(>=400)]", "0xa.width >= 400"),
    ("H:[UILabel:0xa'Inbox (3)']-(NSSpace(8))-[UIView:0xb]", "0xb.leading == 1*0xa.trailing + 8"),
    ("V:[UIView:0xa]-(-7)-[UIView:0xb]", "0xb.top == 1*0xa.bottom + -7"),
    ("V:[UIView:0xa]-(>=11)-[UIView:0xb]", "0xb.top >= 1*0xa.bottom + 11"),
    ("H:|-(0)-[UIView:0xa](LTR)   (Names: '|':UIView:0xd )", "0xa.left == 1*0xd.left + 0"),
    (
      "H:[UIView:0xa]-(15)-|(RTL)   (active, names: '|':UIView:0xd )", "0xa.left == 1*0xd.left + 15"
    ),
    (
      "V:|-(>=NSLayoutAnchorConstraintSpace(8))-[UILabel:0xa]   (active, names: '|':App.V:0xd )",
      "0xa.top >= 1*0xd.top + 8"
    ),
    ("H:[UIView:0xa(258@251)] priority:251", "0xa.width == 258 @251"),
    ("V:|-(137@251)-[UIView:0xa]   (Names: '|':UIView:0xd )", "0xa.top == 1*0xd.top + 137 @251"),
    ("UIView:0xa.width == - 16   (active)", "0xa.width == -16"),
    ("UIView:0xa.height == 2.22507e-308   (active)", "0xa.height == 2.22507e-308"),
    ("UIView:0xa.width == 0.4*UIView:0xb.width   (active)", "0xa.width == 0.4*0xb.width + 0"),
    ("UIView:0xa.width == UIView:0xb.height * 0.25 - 3", "0xa.width == 0.25*0xb.height + -3"),
    ("UIView:0xa.left == UIView:0xb.left + 50.0 ^750.0", "0xa.left == 1*0xb.left + 50 @750"),
    ("UIView:0xa.left == UIView:0xb.left ^high", "0xa.left == 1*0xb.left + 0 @750"),
    ("UIView:0xa.left == UIView:0xb.left ^fitting size", "0xa.left == 1*0xb.left + 0 @50"),
    (
      "UIView:0xa.top <= UIView:0xb.topMargin @ 750   (active)",
      "0xa.top <= 1*0xb.topMargin + 0 @750"
    ),
    (
      "UIView:0xa.bottom == UIView:0xb.bottom NSSpace(0)   (active)",
      "0xa.bottom == 1*0xb.bottom + 0"
    ),
    (
      "UIView:0xa.bottom <= UIView:0xb.bottom NSLayoutAnchorConstraintSpace(8)   (active)",
      "0xa.bottom <= 1*0xb.bottom + 8"
    ),
    ("UITableView:0xa.contentHeight{id: 28} == -32.000000", "0xa.contentHeight == -32"),
    ("UILabel:0xa.midX ==", "0xa.centerX == 1*superview of 0xa.left + 0"),
    ("UIView:0xa.midY == + 480", "0xa.centerY == 1*superview of 0xa.top + 480"),
    ("UIView:0xa.minX == 204   (active, names: '|':S:0xd )", "0xa.left == 1*0xd.left + 204"),
    (
      "UILabel:0xa'YOU'RE == OK'.firstBaseline == UIView:0xb.lastBaseline + 18",
      "0xa.firstBaseline == 1*0xb.lastBaseline + 18"
    ),
    (
      "(UIView:0xa.leading - UIView:0xb.leading) == 0.5*(UIView:0xb.leading - UIView:0xc.trailing)   (active)",
      "(0xa.leading - 0xb.leading) == 0.5*(0xb.leading - 0xc.trailing) + 0"
    ),
    (
      "progress background.height == 5   (active, names: progress background:0xa )",
      "0xa.height == 5"
    ),
    (
      "H:|-(0)-[name_label]   (active, names: name_label:0xa, '|':V:0xd )",
      "0xa.leading == 1*0xd.leading + 0"
    ),
    (
      "V:[Long na...]-(0)-|   (active, names: Long name:0xa, '|':V:0xd )",
      "0xd.bottom == 1*0xa.bottom + 0"
    ),
    ("UILabel:blueView.left == Super:superview.left + 1", "blueView.left == 1*superview.left + 1"),
    ("UI<A.B<C>>:0xa.top == UIView:0xb.top", "0xa.top == 1*0xb.top + 0"),
  ]

  @Test(arguments: forms.indices)
  func `means what its form says`(_ index: Int) throws {
    let (text, meaning) = Self.forms[index]
    let log = "\"<NSLayoutConstraint:0x1 \(text)>\""
    let conflict = try #require(ConflictLog(log).conflicts.first)
    #expect(conflict.problems.isEmpty)
    let constraint = try #require(conflict.listed.first)
    #expect(Self.words(constraint.statement) == meaning)
  }

  private static func words(_ statement: LoggedConstraint.Statement) -> String {
    let sign =
      switch statement.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    func number(_ value: Double) -> String {
      value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
    func anchor(_ anchor: LoggedConstraint.Anchor) -> String {
      let name =
        switch anchor.attribute {
        case .layout(let attribute): attribute.name
        default: "\(anchor.attribute)"
        }
      return "\(anchor.item.id).\(name)"
    }
    func side(_ side: LoggedConstraint.Side) -> String {
      switch side {
      case .anchor(let one): anchor(one)
      case .distance(let a, let b): "(\(anchor(a)) - \(anchor(b)))"
      }
    }
    var text = "\(side(statement.first)) \(sign) "
    if let second = statement.second {
      text += "\(number(statement.multiplier))*\(side(second)) + "
    }
    text += number(statement.constant)
    if statement.priority != 1000 { text += " @\(number(statement.priority))" }
    return text
  }

  @Test func `keeps its head`() throws {
    let log =
      "<SnapKit.LayoutConstraint:0x6@/Users/me/My App/Card.swift#98 UIView:0xa.width == 1.0>\n"
      + "<NSAutoresizingMaskLayoutConstraint:0x7 h=-&- v=&-- 'Box's id' UIView:0xa.width == 1>\n"
      + "<MASLayoutConstraint:Width[0] UIView:0xa.width == 1>\n"
    let listed = try #require(ConflictLog(log).conflicts.first).listed
    #expect(listed.map(\.place) == ["/Users/me/My App/Card.swift#98", nil, nil])
    #expect(listed.map(\.mask) == [nil, "h=-&- v=&--", nil])
    #expect(listed.map(\.identifier) == [nil, "Box's id", nil])
    #expect(listed.map(\.address) == ["0x6", "0x7", "Width[0]"])
    #expect(listed.map(\.kind) == [.user, .autoresizingMask, .user])
  }

  @Test func `keeps the priorities of a content size`() throws {
    let log =
      "<NSContentSizeLayoutConstraint:0x1 H:[UILabel:0xa(42)] Hug:250 CompressionResistance:1000>"
    let constraint = try #require(ConflictLog(log).conflicts.first?.listed.first)
    #expect(
      constraint.statement.contentPriorities == .init(hugging: 250, compressionResistance: 1000)
    )
    #expect(constraint.kind == .contentSize)
  }

  @Test func `shows characters that are escaped in lists`() throws {
    let log = "<NSLayoutConstraint:0x1 H:[UILabel:0xa'\\U00fcber \\Ud83d\\Ude00'(42)]>"
    let constraint = try #require(ConflictLog(log).conflicts.first?.listed.first)
    #expect(constraint.statement.anchors[0].item.text == "über 😀")
  }
}
