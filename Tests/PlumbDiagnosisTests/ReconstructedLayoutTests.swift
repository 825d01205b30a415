import ConstraintSolver
import Foundation
import LayoutEngine
import PlumbDiagnosis
import PlumbLog
import Testing

@Suite struct `A layout reconstructed from a log` {
  /// A log with the constraints, each between its brackets, and what gives way.
  static func layout(_ constraints: [String], broken: Int? = nil) throws -> ReconstructedLayout {
    let printed = constraints.enumerated().map { "<NSLayoutConstraint:0x\($0 + 1) \($1)>" }
    let message = ConflictMessage(constraints: printed, broken: broken.map { printed[$0] })
    let log = ExplainedLog(ConflictLog(message.text), file: "app.log")
    return ReconstructedLayout(try #require(log.entries.first), file: log.file)
  }

  private func item(_ id: String, _ layout: ReconstructedLayout) throws -> Int {
    try #require(layout.snapshot.items.firstIndex { $0.id == id })
  }

  private func open(_ index: Int, _ layout: ReconstructedLayout) -> Set<LayoutFreedom.Quantity> {
    Set(layout.freedoms.filter { $0.item.index == index }.map(\.quantity))
  }

  /// 44 there; 12 + 20 leave 12 for the label, once its height of 30 gives way.
  private static let cell = [
    "UILabel:0xa'Sum'.height == 30   (active)",
    "V:|-(12)-[UILabel:0xa'Sum']   (active, names: '|':UITableViewCellContentView:0xb )",
    "V:[UILabel:0xa'Sum']-(20)-|   (active, names: '|':UITableViewCellContentView:0xb )",
    "'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xb.height == 44   (active)",
  ]

  @Test func `has frames without what gives way`() throws {
    let layout = try Self.layout(Self.cell, broken: 0)
    let label = try item("0xa", layout)
    let root = try item("0xb", layout)
    #expect(layout.snapshot.items[label].parent == root)
    #expect(layout.snapshot.items[label].frame.y == 12)
    #expect(layout.snapshot.items[label].frame.height == 12)
    #expect(layout.snapshot.items[root].frame.height == 44)
    #expect(layout.broken == 0)
    #expect(layout.leftOut.isEmpty)
    #expect(layout.snapshot.items[label].text == "Sum")
    #expect(layout.snapshot.items[label].className == "UILabel")
  }

  /// Nothing in the log is horizontal.
  @Test func `names what the log does not give`() throws {
    let layout = try Self.layout(Self.cell, broken: 0)
    let label = try item("0xa", layout)
    #expect(open(label, layout) == [.x, .width])
    #expect(layout.guesses == [label, try item("0xb", layout)])
    #expect(layout.snapshot.items[label].frame.width > 0)
  }

  @Test func `guesses nothing where the log gives all`() throws {
    let layout = try Self.layout([
      "H:|-(8)-[UIView:0xa]   (active, names: '|':UIView:0xb )",
      "H:[UIView:0xa(20)]   (active)", "V:|-(8)-[UIView:0xa(30)]   (active)",
      "V:|-(8)-[UIView:0xa]   (active, names: '|':UIView:0xb )", "V:[UIView:0xa(30)]   (active)",
      "UIView:0xa.height == 10   (active)", "H:[UIView:0xb(100)]   (active)",
      "V:[UIView:0xb(100)]   (active)",
    ])
    let inner = try item("0xa", layout)
    #expect(open(inner, layout).isEmpty)
    #expect(layout.guesses.isEmpty)
    #expect(layout.snapshot.items[inner].frame == LayoutRect(x: 8, y: 8, width: 20, height: 30))
    // The log names nothing that gives way: the last of both heights does.
    #expect(layout.leftOut.map { layout.explanation.constraints[$0].address } == ["0x6"])
  }

  @Test func `takes optional constraints as far as they hold`() throws {
    let layout = try Self.layout([
      "UIView:0xa.width == 30   (active)", "UIView:0xa.width == 40   (active)",
      "UIView:0xa.height == 50 @750   (active)",
    ])
    #expect(layout.snapshot.items[try item("0xa", layout)].frame.height == 50)
  }

  @Test func `puts guides into their owner, and arranged views into their stack`() throws {
    let layout = try Self.layout([
      "'UIView-leftMargin-guide-constraint' H:|-(16)-[UILayoutGuide:0xc'UIViewLayoutMarginsGuide'](LTR)"
        + "   (active, names: '|':UIView:0xb )",
      "'UISV-canvas-connection' UIStackView:0xd.leading == UILabel:0xe.leading   (active)",
      "'UISV-spacing' H:[UILabel:0xe]-(4)-[UILabel:0xf]   (active)",
      "'UISV-alignment' UILabel:0xf.top == UILabel:0x10.top   (active)",
      "UIStackView:0xd.width == UIView:0xb.width   (active)",
      "UILabel:0xe.width == 10   (active)", "UILabel:0xe.width == 20   (active)",
    ])
    let guide = layout.snapshot.items[try item("0xc", layout)]
    #expect(guide.kind == .guide)
    #expect(guide.parent == (try item("0xb", layout)))
    for label in ["0xe", "0xf", "0x10"] {
      #expect(layout.snapshot.items[try item(label, layout)].parent == (try item("0xd", layout)))
    }
    // Nobody tells who is around both the stack and the view.
    #expect(layout.surroundings == 0)
    #expect(layout.snapshot.items[try item("0xd", layout)].parent == 0)
  }

  /// 20 points at the top and at the bottom: 0xa is inside of 0xb, and nothing tells more of 0xc.
  @Test func `puts a view into one that reaches beyond it at both ends`() throws {
    let layout = try Self.layout([
      "UIView:0xa.top == UIView:0xb.top + 20   (active)",
      "UIView:0xa.bottom == UIView:0xb.bottom - 20   (active)",
      "UIView:0xa.bottom == UIView:0xc.bottom - 20   (active)",
      "UIView:0xb.height == 100   (active)", "UIView:0xa.height == 90   (active)",
    ])
    #expect(layout.snapshot.items[try item("0xa", layout)].parent == (try item("0xb", layout)))
    #expect(layout.snapshot.items[try item("0xc", layout)].parent == layout.surroundings)
  }

  /// Four labels of which the log tells the widths alone, so that nothing keeps them apart.
  @Test func `lays views beside each other that nothing places`() throws {
    let names = ["0xa", "0xb", "0xc", "0xd"]
    let layout = try Self.layout(
      names.map { "H:[UILabel:\($0)(60)]   (active)" } + ["UILabel:0xa.width == 70   (active)"],
      broken: 4
    )
    let frames = try names.map { layout.snapshot.items[try item($0, layout)].frame }
    for (index, frame) in frames.enumerated() {
      #expect(frame.width == 60)
      for other in frames[..<index] {
        let isApart =
          frame.x >= other.maxX || other.x >= frame.maxX || frame.y >= other.maxY
          || other.y >= frame.maxY
        #expect(isApart, "\(frame) lies on \(other)")
      }
    }
  }

  /// A superview that is said to be inside of its own subview.
  @Test func `survives circles`() throws {
    let layout = try Self.layout([
      "H:|-(8)-[UIView:0xa]   (active, names: '|':UIView:0xb )",
      "H:|-(8)-[UIView:0xb]   (active, names: '|':UIView:0xc )",
      "H:|-(8)-[UIView:0xc]   (active, names: '|':UIView:0xa )",
    ])
    #expect(layout.snapshot.items.count >= 3)
    for (index, item) in layout.snapshot.items.enumerated() {
      #expect(item.parent.map { $0 < index } ?? true)
    }
  }

  @Test func `words its finding as an explanation does`() throws {
    let layout = try Self.layout(Self.cell, broken: 0)
    let finding = try #require(layout.findings.first)
    let words = ExplanationWording(layout.explanation)
    #expect(finding.message == words.arithmetic[0])
    // 30 + 12 + 20 = 62 are needed, 44 there.
    #expect(finding.message.contains("62 needed, 44 there, 18 points missing"))
    #expect(finding.suggestion?.contains(try #require(words.cause).fix) == true)
    #expect(Set(finding.items) == [try item("0xa", layout), try item("0xb", layout)])
    #expect(finding.severity == .error)
    #expect(layout.notes == ["breaking 1 ends it"])
    #expect(finding.location?.file == "app.log")
  }

  @Test func `warns where nothing is proven`() throws {
    let layout = try Self.layout([
      "UIView:0xa.width >= 30   (active)", "UIView:0xa.width <= 40   (active)",
    ])
    #expect(layout.findings.map(\.severity) == [.warning])
    #expect(layout.findings.first?.message.hasPrefix("not provable from this text") == true)
    #expect(layout.leftOut.isEmpty)
  }
}

@Suite(.enabled(if: LoggedCorpus.folder != nil, "set PLUMB_LOGS to a folder of conflict logs"))
struct `Layouts of real logs` {
  private static func position(
    _ attribute: LayoutAttribute,
    _ item: LayoutSnapshot.Item,
    _ rect: LayoutRect
  ) -> Double? {
    let margins = item.properties.margins
    return switch attribute {
    case .left, .leading: rect.x
    case .right, .trailing: rect.maxX
    case .top: rect.y
    case .bottom: rect.maxY
    case .centerX: rect.x + rect.width / 2
    case .centerY: rect.y + rect.height / 2
    case .width: rect.width
    case .height: rect.height
    case .leftMargin, .leadingMargin: rect.x + margins.left
    case .rightMargin, .trailingMargin: rect.maxX - margins.right
    case .topMargin: rect.y + margins.top
    case .bottomMargin: rect.maxY - margins.bottom
    default: nil
    }
  }

  private static func rects(_ snapshot: LayoutSnapshot) -> [LayoutRect] {
    var result: [LayoutRect] = []
    for item in snapshot.items {
      var rect = item.frame
      if let parent = item.parent {
        rect.x += result[parent].x
        rect.y += result[parent].y
      }
      result.append(rect)
    }
    return result
  }

  /// Whatever is guessed, every required constraint that is not left out holds in the frames, measured here
  /// from the rectangles alone; six printed digits leave a hundredth of a point open.
  @Test(arguments: LoggedCorpus.rows)
  func `hold what the log says`(_ row: LoggedCorpus.Row) throws {
    let folder = try #require(LoggedCorpus.folder)
    let url = URL(fileURLWithPath: folder).appendingPathComponent(row["file"])
    let bytes = [UInt8](try Data(contentsOf: url))
    let text = String(decoding: bytes, as: UTF8.self)
    for entry in ExplainedLog(ConflictLog(bytes: bytes), file: row["file"]).entries {
      let layout = ReconstructedLayout(entry, file: row["file"])
      let rects = Self.rects(layout.snapshot)
      for item in layout.snapshot.items { #expect(text.contains(item.id) || item.id.isEmpty) }
      for (index, place) in layout.places.enumerated() {
        guard let place, index != layout.broken, !layout.leftOut.contains(index) else { continue }
        let constraint = layout.snapshot.constraints[place]
        guard constraint.priority == 1000,
          let first = Self.position(
            constraint.firstAttribute,
            layout.snapshot.items[constraint.first],
            rects[constraint.first]
          )
        else { continue }
        var other = 0.0
        if let second = constraint.second {
          guard
            let value = Self.position(
              constraint.secondAttribute,
              layout.snapshot.items[second],
              rects[second]
            )
          else { continue }
          other = value * constraint.multiplier
        }
        let rest = first - other - constraint.constant
        let holds =
          switch constraint.relation {
          case .equal: abs(rest) < 0.01
          case .lessThanOrEqual: rest < 0.01
          case .greaterThanOrEqual: rest > -0.01
          }
        #expect(holds, "\(row["file"]) \(index + 1): \(rest)")
      }
    }
  }
}
