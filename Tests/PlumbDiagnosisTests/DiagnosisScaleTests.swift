import ConstraintSolver
import Foundation
import LayoutEngine
import Testing

@testable import PlumbDiagnosis

@Suite struct `Layouts of all kinds` {
  /// 667 cells of three views: a title, a detail and their box.
  static func list(_ cells: Int) -> HandMadeLayout {
    var layout = HandMadeLayout(width: 400, height: 100_000)
    var previous: Int?
    for number in 0..<cells {
      let cell = layout.add("cell\(number)")
      layout.tie(cell, .leading, 0)
      layout.tie(cell, .trailing, 0)
      layout.tie(cell, .top, previous ?? 0, previous == nil ? .top : .bottom, 0)
      let title = layout.addText("Title \(number)", width: 120, parent: cell, at: (16, 8))
      let detail = layout.addText("Detail \(number)", width: 60, parent: cell)
      layout.tie(detail, .leading, .greaterThanOrEqual, title, .trailing, 8)
      layout.tie(detail, .trailing, cell, nil, -16)
      layout.tie(detail, .top, title)
      layout.tie(cell, .bottom, title, nil, 8)
      previous = cell
    }
    return layout
  }

  @Test func `of a thousand views are looked through, every text of them`() throws {
    let layout = Self.list(333)
    #expect(layout.snapshot.items.count == 1000)
    let found = try layout.solved().findings(of: Rule.all)
    // A rule that left something out would say so.
    #expect(found.isEmpty, "\(found.prefix(3).map(\.message))")
  }

  /// A cell's title and detail can move sideways with each other, and no other cell's can.
  ///
  /// The cell is tied to the root's sides. There is one inequality, of which a fortieth of the square is 0.
  @Test(arguments: [2, 40])
  func `cost as many steps for a text as the text can move views`(_ cells: Int) {
    let layout = Self.list(cells)
    let reach = ContentReach(layout.snapshot, .horizontal)
    let texts = layout.snapshot.items.indices.filter { layout.snapshot.items[$0].isText }
    #expect(texts.count == 2 * cells)
    for text in texts {
      #expect(reach.effort(of: text) == 2)
      #expect(reach.items(with: text)?.count == 2)
    }
  }

  /// A row of so many texts that one after the other pushes: each question costs as many steps as
  /// there are texts and a fortieth of the square of the gaps, which are inequalities.
  @Test func `in which everything pushes everything else cost more steps than the budget has`()
    throws
  {
    let count = 18
    var layout = HandMadeLayout(width: 100_000)
    var previous: Int?
    for number in 0..<count {
      let text = layout.addText("text \(number)", width: 20)
      layout.tie(text, .top, 0)
      layout.tie(
        text,
        .leading,
        .greaterThanOrEqual,
        previous ?? 0,
        previous == nil ? .leading : .trailing,
        8
      )
      // As far to the left as it can be.
      layout.add(
        LayoutConstraint(
          layout.item(text),
          .leading,
          .equal,
          layout.item(0),
          .leading,
          priority: 250
        )
      )
      previous = text
    }
    let reach = ContentReach(layout.snapshot, .horizontal)
    let each = count + (count - 1) * (count - 1) / 40
    #expect(reach.effort(of: 1) == each)
    let facts = LayoutFacts(try layout.solved(), options: DiagnosisOptions())
    let growth = Growth(facts).problems(steps: 3 * each - 1)
    #expect(growth.leftOut == count - 2)
    #expect(Growth(facts).problems(steps: count * each).leftOut == 0)
  }

  @Test func `of views that lie hundreds deep in each other are looked through`() throws {
    var layout = HandMadeLayout()
    var outer = 0
    for number in 0..<400 {
      let inner = layout.add("v\(number)", parent: outer)
      layout.tie(inner, .leading, outer)
      layout.tie(inner, .right, outer)
      layout.tie(inner, .top, outer)
      layout.tie(inner, .bottom, outer)
      outer = inner
    }
    // Each view has a side of either kind, and nothing else is wrong with it.
    let found = try layout.solved().findings(of: Rule.all)
    #expect(found.count == 400)
    #expect(found.allSatisfy { $0.rule == .mixedDirection })
  }

  @Test(arguments: 0..<60)
  func `made at random are looked through to the end`(_ seed: UInt64) throws {
    var random = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((random >> 33) % UInt64(bound))
    }
    var layout = HandMadeLayout()
    for number in 0..<(2 + next(12)) {
      let parent = next(layout.snapshot.items.count)
      if next(2) == 0 {
        layout.addText("t\(number)", width: Double(next(500)), lines: next(3), parent: parent)
      } else {
        layout.add("v\(number)", parent: parent)
      }
      let place = layout.snapshot.items.count - 1
      layout.snapshot.items[place].isHidden = next(8) == 0
      layout.snapshot.items[place].clipsToBounds = next(2) == 0
      layout.snapshot.items[place].properties.isRightToLeft = next(6) == 0
    }
    for _ in 0..<next(40) {
      let first = next(layout.snapshot.items.count)
      let second = next(layout.snapshot.items.count)
      let attributes = LayoutAttribute.allCases.filter { $0.axis != nil }
      let attribute = attributes[next(attributes.count)]
      let others = attributes.filter { $0.axis == attribute.axis && $0.isSize == attribute.isSize }
      let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
      layout.add(
        LayoutConstraint(
          layout.item(first),
          attribute,
          relations[next(3)],
          attribute.isSize && next(2) == 0 ? nil : layout.item(second),
          others[next(others.count)],
          multiplier: next(5) == 0 ? 0.5 : 1,
          constant: Double(next(200) - 100),
          priority: next(3) == 0 ? 750 : 1000
        )
      )
    }
    let solved = try layout.solved()
    for finding in solved.findings(of: Rule.all) {
      #expect(!finding.message.isEmpty)
      #expect(finding.items.allSatisfy(layout.snapshot.items.indices.contains))
      #expect(finding.constraints.allSatisfy(layout.snapshot.constraints.indices.contains))
    }
    let frames = layout.snapshot.items.indices.map { solved.engine.frame(of: ItemID(index: $0)) }
    #expect(frames == solved.frames, "seed \(seed)")
  }
}
