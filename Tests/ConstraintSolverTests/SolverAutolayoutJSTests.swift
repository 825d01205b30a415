import ConstraintSolver
import Testing

/// The numbers in the tests of autolayout.js that say something about solving.
///
/// Source: IjzerenHein/autolayout.js, `test/`; formats are written out as rows here.
@Suite struct `Examples of autolayout.js` {
  /// One axis: views with an origin and a size in a view around them.
  private final class Axis {
    struct View {
      var origin: Variable
      var size: Variable
    }

    let solver = Solver()
    let length: Variable
    private(set) var views: [View] = []
    /// The end of the last view, or the start of the view around.
    private var end: [Term] = []

    /// Starts in a view of a certain length, or one that is as small as its content allows.
    init(_ length: Double?) throws {
      self.length = solver.addVariable(ordinal: 0, isNonNegative: true)
      if let length {
        try solver.addConstraint([Term(self.length)], .equal, length)
      } else {
        try solver.addConstraint([Term(self.length)], .equal, 0, priority: 50)
      }
    }

    /// `-gap-[view]`.
    @discardableResult
    func view(_ gap: Double = 0, _ size: Double? = nil, content: Double? = nil) throws -> View {
      let number = 1 + 2 * views.count
      let view = View(
        origin: solver.addVariable(ordinal: number),
        size: solver.addVariable(ordinal: number + 1, isNonNegative: true)
      )
      views.append(view)
      try solver.addConstraint([Term(view.origin)] + end, .equal, gap)
      if let size { try solver.addConstraint([Term(view.size)], .equal, size) }
      if let content {
        try solver.addConstraint([Term(view.size)], .lessThanOrEqual, content, priority: 250)
        try solver.addConstraint([Term(view.size)], .greaterThanOrEqual, content, priority: 750)
      }
      end = [Term(view.origin, -1), Term(view.size, -1)]
      return view
    }

    /// `-gap-|`.
    @discardableResult
    func close(_ gap: Double = 0) throws -> ConstraintID {
      try solver.addConstraint([Term(length)] + end, .equal, gap)
    }

    /// `[a(b)]`: one size is a multiple of another.
    func relate(_ a: Variable, _ b: Variable, times factor: Double = 1) throws {
      try solver.addConstraint([Term(a), Term(b, -factor)], .equal, 0)
    }

    /// Origin and size of each view.
    var frames: [[Double]] {
      solver.solve()
      return views.map { [solver.value(of: $0.origin), solver.value(of: $0.size)] }
    }
  }

  @Test func `content that fits badly does not change the size around it`() throws {
    // |[child(50)]| in 200
    let axis = try Axis(200)
    try axis.view(0, 50)
    let last = try axis.close()
    #expect(axis.solver.solve().conflicts.map(\.broken) == [last])
    #expect(axis.solver.value(of: axis.length) == 200)
    #expect(axis.frames == [[0, 50]])
  }

  @Test func `two equal views share what the spaces leave`() throws {
    // |-[child(==child2)]-[child2]-| in 200, spaces of 8: (200 − 24) / 2 = 88.
    let axis = try Axis(200)
    let first = try axis.view(8)
    let second = try axis.view(8)
    try axis.close(8)
    try axis.relate(first.size, second.size)
    #expect(axis.frames == [[8, 88], [104, 88]])
  }

  @Test func `a view without a size fills the view around it`() throws {
    // |[child]| in 200 × 100
    for length in [200.0, 100] {
      let axis = try Axis(length)
      try axis.view()
      try axis.close()
      #expect(axis.frames == [[0, length]])
    }
  }

  @Test func `a centre is half of the size`() throws {
    // In 200, the centre is at 100, and the end at 200.
    let axis = try Axis(200)
    let center = axis.solver.addVariable(ordinal: 10)
    try axis.solver.addConstraint([Term(center), Term(axis.length, -0.5)], .equal, 0)
    axis.solver.solve()
    #expect(axis.solver.value(of: center) == 100)
    #expect(axis.solver.value(of: axis.length) == 200)
  }

  @Test func `a view without content takes what one with content leaves`() throws {
    // |-[v1]-[v2]-| in 500, spaces of 20, v1 is 100 by its content: 500 − 60 − 100 = 340.
    let axis = try Axis(500)
    try axis.view(20, content: 100)
    try axis.view(20)
    try axis.close(20)
    #expect(axis.frames == [[20, 100], [140, 340]])
  }

  @Test func `a fitting size is that of the contents and the spaces`() throws {
    // |-[v1]-[v2]-|, spaces of 20, both 100 by their content: 260.
    let axis = try Axis(nil)
    try axis.view(20, content: 100)
    try axis.view(20, content: 100)
    try axis.close(20)
    axis.solver.solve()
    #expect(axis.solver.value(of: axis.length) == 260)
  }

  @Test func `content takes what a header leaves`() throws {
    // V:|[header(100)][content]| in 500
    let axis = try Axis(500)
    try axis.view(0, 100)
    try axis.view()
    try axis.close()
    #expect(axis.frames == [[0, 100], [100, 400]])
  }

  @Test func `content keeps away from a banner and the end`() throws {
    // V:|[banner(100)]-[content]-| in 500, spaces of 8: from 108 to 492.
    let axis = try Axis(500)
    try axis.view(0, 100)
    try axis.view(8)
    try axis.close(8)
    #expect(axis.frames[1] == [108, 384])
  }

  @Test func `a view can be the space between others`() throws {
    // |[view1]-(view2)-[view2(100)]| in 500: 500 − 100 − 100 = 300.
    let axis = try Axis(500)
    try axis.view()
    let space = try axis.view()
    let second = try axis.view(0, 100)
    try axis.close()
    try axis.relate(space.size, second.size)
    #expect(axis.frames == [[0, 300], [300, 100], [400, 100]])
  }

  @Test(arguments: [(0.5, 100.0), (-0.1, 0)])
  func `a share of the width around`(_ share: Double, _ width: Double) throws {
    // [child(50%)] of 200 is 100; a share below zero would be −20, and no size is negative.
    let axis = try Axis(200)
    let child = try axis.view()
    try axis.solver.addConstraint(
      [Term(child.size), Term(axis.length, -share)],
      .equal,
      0,
      priority: 999
    )
    #expect(axis.frames == [[0, width]])
  }

  @Test func `at least a share of the width around`() throws {
    // [child(>=50%)] of 200 with content of 30 is 100, with content of 130 it is 130.
    for (content, width) in [(30.0, 100.0), (130, 130)] {
      let axis = try Axis(200)
      let child = try axis.view(content: content)
      try axis.solver.addConstraint(
        [Term(child.size), Term(axis.length, -0.5)],
        .greaterThanOrEqual,
        0
      )
      #expect(axis.frames == [[0, width]])
    }
  }

  @Test(arguments: [10.0, 50, -22])
  func `a space can be negative`(_ gap: Double) throws {
    // [a(60)]-gap-[b(60)]
    let axis = try Axis(400)
    try axis.view(0, 60)
    try axis.view(gap, 60)
    #expect(axis.frames == [[0, 60], [60 + gap, 60]])
  }

  @Test func `a view lies below another by a multiple of its place`() throws {
    // C:v1.left(>=v2.top*2): with v2 at 30, v1 is at 60 or more.
    let solver = Solver()
    let left = solver.addVariable(ordinal: 0)
    let top = solver.addVariable(ordinal: 1)
    try solver.addConstraint([Term(top)], .equal, 30)
    try solver.addConstraint([Term(left), Term(top, -2)], .greaterThanOrEqual, 0)
    solver.solve()
    #expect(solver.value(of: left) == 60)
  }
}
