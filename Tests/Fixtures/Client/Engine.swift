import ConstraintSolver
import LayoutEngine

let solver = Solver()
let width = solver.addVariable(ordinal: 0)
try solver.addConstraint([Term(width, 2)], .equal, 240)
solver.solve()
print(solver.value(of: width))
