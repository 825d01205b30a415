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

  /// The bound is for an unoptimised build on a busy machine; an optimised one takes a fraction.
  @Test func `of two thousand views are looked through in a moment`() throws {
    let layout = Self.list(667)
    #expect(layout.snapshot.items.count == 2002)
    let time = try ContinuousClock().measure {
      let found = try layout.solved().findings(of: Rule.all)
      #expect(found.isEmpty, "\(found.prefix(3).map(\.message))")
    }
    print("2,002 views in \(time)")
    #expect(time < .seconds(20))
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
