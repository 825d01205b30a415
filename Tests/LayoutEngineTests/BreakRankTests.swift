import ConstraintSolver
import Testing

@testable import LayoutEngine

/// Source of what is expected: public recordings of conflicts on iOS 26.1, each in the notation `v` for a
/// view in the container `c`, `w` for a later sibling, `u` for a view inside `v`.
@Suite struct `What gives way in a conflict` {
  private let engine = LayoutSolver(scale: 2)
  private let c: ItemID
  private let v: ItemID
  private let w: ItemID
  private let u: ItemID

  init() {
    c = engine.addItem(parent: nil, order: 0)
    v = engine.addItem(parent: c, order: 1)
    u = engine.addItem(parent: v, order: 2)
    w = engine.addItem(parent: c, order: 3)
  }

  /// The index of the constraint that breaks, which has to be the same in both orders of adding.
  private func broken(_ constraints: LayoutConstraint...) -> Int? {
    var indices: [Int?] = []
    for order in [Array(constraints.indices), constraints.indices.reversed()] {
      var ids: [Int: LayoutConstraintID] = [:]
      for index in order { ids[index] = engine.add(constraints[index]) }
      let broken = engine.solve().conflicts.first?.broken
      indices.append(ids.first { $0.value == broken }?.key)
      for id in ids.values { engine.remove(id) }
      _ = engine.solve()
    }
    return indices[0] == indices[1] ? indices[0] : nil
  }

  @Test func `of two constants the larger`() {
    #expect(broken(.init(v, .width, constant: 100), .init(v, .width, constant: 50)) == 0)
    #expect(
      broken(
        .init(v, .leading, .equal, c, .leading, constant: 20),
        .init(v, .leading, .equal, c, .leading, constant: -10)
      ) == 0
    )
  }

  @Test func `an inequality before an equality, and of two the upper bound`() {
    let exact = LayoutConstraint(v, .width, constant: 100)
    #expect(broken(exact, .init(v, .width, .greaterThanOrEqual, constant: 150)) == 1)
    #expect(
      broken(
        .init(v, .width, .greaterThanOrEqual, constant: 150),
        .init(v, .width, .lessThanOrEqual, constant: 100)
      ) == 1
    )
  }

  @Test func `a size before an edge, the middle before a size`() {
    let leading = LayoutConstraint(v, .leading, .equal, c, .leading, constant: 10)
    let trailing = LayoutConstraint(v, .trailing, .equal, c, .leading, constant: 110)
    #expect(broken(leading, trailing, .init(v, .width, .equal, c, .width, constant: 50)) != 1)
    #expect(broken(leading, trailing, .init(v, .width, constant: 50)) == 2)
  }

  @Test func `what is deeper in the tree`() {
    let inner = LayoutConstraint(u, .width, constant: 100)
    let between = LayoutConstraint(u, .width, .equal, v, .width)
    #expect(broken(inner, between, .init(v, .width, constant: 200)) == 0)
  }

  @Test func `the size of the later sibling`() {
    let relation = LayoutConstraint(v, .width, .equal, w, .width, constant: 10)
    let sizes = [v, w].map { LayoutConstraint($0, .width, constant: 60) }
    #expect(broken(sizes[0], sizes[1], relation) == 1)
  }

  @Test func `what is written from the outside in`() {
    let inward = LayoutConstraint(v, .leading, .equal, c, .leading, constant: 10)
    #expect(broken(inward, .init(c, .leading, .equal, v, .leading, constant: -20)) == 1)
  }

  @Test func `never the system's while one of the application takes part`() {
    var mask = LayoutConstraint(u, .width, constant: 200)
    mask.source = .autoresizingMask
    #expect(broken(mask, .init(u, .width, .equal, v, .width), .init(v, .width, constant: 1)) != 0)
  }
}
