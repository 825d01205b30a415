// snippet.hide
// The worked example of the article on the algorithm.
// snippet.show
import ConstraintSolver

let solver = Solver()
let names = ["width", "title", "gap", "detail", "badge", "end"]
let all = names.indices.map { solver.addVariable(ordinal: $0, isNonNegative: true) }
let (width, title, gap, detail, badge, end) = (all[0], all[1], all[2], all[3], all[4], all[5])

// #0 to #2: a title and a detail share a width, with a gap between them.
try solver.addConstraint([Term(width)], .equal, 320)
try solver.addConstraint(
  [Term(width), Term(title, -1), Term(gap, -1), Term(detail, -1)],
  .equal,
  0
)
let gapRow = try solver.addConstraint([Term(gap)], .equal, 8)
// #3 and #4: they want 200 and 150 points, and both mean it equally.
try solver.addConstraint([Term(title)], .greaterThanOrEqual, 200, priority: 750)
try solver.addConstraint([Term(detail)], .greaterThanOrEqual, 150, priority: 750)
// #5 and #6: a badge wants 50 points, and has at most a quarter of the title.
let badgeRow = try solver.addConstraint([Term(badge)], .equal, 50, priority: 500)
try solver.addConstraint([Term(badge), Term(title, -0.25)], .lessThanOrEqual, 0)
// #7: where the badge ends.
try solver.addConstraint([Term(end), Term(title, -1), Term(badge, -1)], .equal, 8)
solver.solve()
// snippet.hide
@MainActor func expect(_ values: [Double], line: Int = #line) {
  precondition(all.map(solver.value(of:)) == values, "line \(line): \(all.map(solver.value(of:)))")
}
precondition(solver.freeVariables().isEmpty)
expect([320, 200, 8, 112, 50, 258])
// snippet.show

// A badge of 40 points leaves the title a choice.
try solver.setConstant(40, of: badgeRow)
solver.solve()
let freedom = solver.freedom(of: title)  // 162 … 200, at 162
// snippet.hide
precondition(freedom?.lower == 162 && freedom?.upper == 200 && freedom?.value == 162)
expect([320, 162, 8, 150, 40, 210])
// snippet.show

// The gap becomes a parameter, then changes again.
for value in [4.0, 6] {
  try solver.setConstant(value, of: gapRow)
  solver.solve()
}
// snippet.hide
expect([320, 164, 6, 150, 40, 212])
// snippet.show

// A title as wide as everything leaves nothing for the gap.
let tooWide = try solver.addConstraint([Term(title)], .greaterThanOrEqual, 320)
let conflict = solver.solve().conflicts[0]
// snippet.hide
precondition(conflict.excess == 6 && conflict.broken == tooWide)
precondition(conflict.constraints.map(\.description) == ["#0", "#1", "#2", "#8"])
precondition(
  conflict.members.map(\.multiplier) == [1, -1, -1, -1, -1],
  "\(conflict.members.map(\.multiplier))"
)
precondition(conflict.members[4].subject == .nonNegative(detail))
expect([320, 164, 6, 150, 40, 212])
