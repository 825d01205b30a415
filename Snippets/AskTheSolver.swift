// snippet.hide
// The README shows the part between the marks, and what it prints; the tests compare them.
var printed: [String] = []
@MainActor func print(_ line: String) {
  Swift.print(line)
  printed.append(line)
}
// snippet.show
import ConstraintSolver

let solver = Solver()
let menu = solver.addVariable(ordinal: 0, isNonNegative: true)
let content = solver.addVariable(ordinal: 1, isNonNegative: true)

// Together they are 320 points wide; the content has at least 200, the menu would like at most 100.
let total = try solver.addConstraint([Term(menu), Term(content)], .equal, 320)
try solver.addConstraint([Term(content)], .greaterThanOrEqual, 200)
try solver.addConstraint([Term(menu)], .lessThanOrEqual, 100, priority: 750)
solver.solve()

// What is left open, and between which ends?
if let free = solver.freedom(of: menu) {
  print("the menu is \(free.value), and could be \(free.lower) to \(free.upper)")
}

// What if there were less room? The solver stays as it is.
let narrow = try solver.whatIf(changing: [total: 250], values: [menu, content])
print("of 250 points they get \(narrow.values)")

// Who contradicts whom, by how much, and what would end it?
let wide = try solver.addConstraint([Term(menu)], .greaterThanOrEqual, 160)
for conflict in solver.solve().conflicts {
  print("\(conflict.constraints): \(conflict.excess) points too much")
  for member in try solver.conflictingSets(of: conflict).sets[0].members {
    print("  \(member.share) of it, ends with a change by \(member.change ?? .nan)")
  }
  print(conflict.broken == wide ? "the last one gives way" : "another one gives way")
}
// snippet.hide
precondition(
  printed.joined(separator: "\n") == """
    the menu is 0.0, and could be 0.0 to 100.0
    of 250 points they get [0.0, 250.0]
    [#0, #1, #3]: 40.0 points too much
      320.0 of it, ends with a change by 40.0
      -200.0 of it, ends with a change by -40.0
      -160.0 of it, ends with a change by -40.0
    the last one gives way
    """
)
