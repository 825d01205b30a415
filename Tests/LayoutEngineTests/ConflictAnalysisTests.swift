import ConstraintSolver
import LayoutEngine
import Testing

@Suite struct `The analysis of a conflict` {
  private let engine = LayoutSolver(scale: 1)

  private func item(in parent: ItemID) -> ItemID { engine.addItem(parent: parent) }

  private func width(_ item: ItemID, _ constant: Double) -> LayoutConstraintID {
    engine.add(LayoutConstraint(item, .width, constant: constant))
  }

  @Test func `finds the sets that share a constraint, and none of neighbours in the same room`() {
    let root = engine.addItem(parent: nil)
    let room = engine.add(
      LayoutConstraint(root, .width, constant: 100, source: .encapsulatedSize)
    )
    var widths: [LayoutConstraintID] = []
    for _ in 0..<2 {
      let child = item(in: root)
      _ = engine.add(LayoutConstraint(child, .left, .equal, root, .left))
      _ = engine.add(LayoutConstraint(root, .right, .greaterThanOrEqual, child, .right))
      widths.append(width(child, 130))
    }
    let conflicts = engine.solve().conflicts
    #expect(conflicts.count == 2)
    for conflict in conflicts {
      // 130 in 100: both children share the room and nothing else.
      #expect(conflict.excess == 30)
      #expect(conflict.members.reduce(0) { $0 + $1.share } == -30)
      let analysis = engine.analysis(of: conflict)
      #expect(analysis.sets == [conflict])
      #expect(analysis.isComplete)
      let own = analysis.remedies.filter { remedy in
        widths.contains { remedy.subject == .constraint($0) }
      }
      #expect(own.map(\.endsConflict) == [true])
      #expect(own.map(\.change) == [-30])
      #expect(analysis.remedies.contains { $0.subject == .constraint(room) })
    }
  }

  @Test func `finds all pairs of three that disagree, and no one to blame`() throws {
    let root = engine.addItem(parent: nil)
    let widths = [10.0, 20, 40].map { width(root, $0) }
    let conflict = try #require(engine.solve().conflicts.first)
    let analysis = engine.analysis(of: conflict)
    #expect(analysis.sets.count == 3)
    #expect(analysis.sets[0] == conflict)
    let pairs = Set(analysis.sets.map { Set($0.members.map(\.subject)) })
    let all = widths.map { LayoutConflict.Subject.constraint($0) }
    #expect(pairs == [[all[0], all[1]], [all[0], all[2]], [all[1], all[2]]])
    #expect(analysis.remedies.allSatisfy { $0.endsConflict == false && $0.change == nil })
  }

  /// 30 points of content that must not grow, in 50; and a wish of 999 for 50, which the content beats.
  @Test func `knows no conflict with a required hold on content`() {
    for (priority, width) in [(Float(1000), 50.0), (999, 30)] {
      let engine = LayoutSolver(scale: 2)
      let root = engine.addItem(parent: nil)
      var properties = ItemProperties()
      properties.intrinsicWidth = 30
      properties.hugging.horizontal = 1000
      let child = engine.addItem(parent: root, properties: properties)
      _ = engine.add(LayoutConstraint(child, .width, constant: 50, priority: priority))
      #expect(engine.solve().conflicts.isEmpty)
      #expect(engine.exactFrame(of: child).width == width)
    }
  }
}
