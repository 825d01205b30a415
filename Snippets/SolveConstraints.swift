// snippet.columns
import ConstraintSolver

let solver = Solver()
let menu = solver.addVariable(isNonNegative: true)
let content = solver.addVariable(isNonNegative: true)

// Together they are 320 points wide; the content has at least 200, the menu wants 150.
try solver.addConstraint(menu + content == 320)
try solver.addConstraint(content >= 200)
try solver.addConstraint(menu == 150 | .high)
solver.solve()
print(solver.value(of: menu), solver.value(of: content))  // 120.0 200.0
// snippet.end

// snippet.edit
// Somebody drags the menu's edge: from 60 points to 90, and further than it can go.
try solver.addEditVariable(menu, priority: 800)
for place in [60.0, 90, 150] {
  try solver.suggestValue(place, for: menu)
  solver.solve()
  print(solver.value(of: menu), solver.value(of: content))  // 60.0 260.0, 90.0 230.0, 120.0 200.0
}
solver.removeEditVariable(menu)
// snippet.end

// snippet.conflict
// A contradiction is a result: the smallest set that disagrees, by how much, and what gave way.
let tooWide = try solver.addConstraint(menu >= 160)
for conflict in solver.solve().conflicts {
  print(conflict.constraints.count, conflict.excess, conflict.broken == tooWide)  // 3 40.0 true
}
