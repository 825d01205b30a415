/// Programs whose solution is known from another solver of the same structure.
///
/// Where the structure is the same, a program has the same roots and rows, and differs in constants at most: in those of
/// its live rows, and of the rows that limit its roots. Where these are the same to the last bit as well, so is the
/// solution, and the program need not be put down to be asked about. Cells whose texts differ have some such programs
/// left; a question for the size that fits, asked again, has nothing else.
extension Graph {
  /// Notes the solution of the collected program, which leaves nothing open, where a structure is to be kept.
  mutating func noteSolution() {
    guard let structure = structureToKeep else { return }
    for place in 0..<program.roots.count {
      structure.solvedRoots.append(program.roots[place])
      structure.solvedValues.append(program.values[place])
      var row = variables[program.roots[place]].firstRow
      while row >= 0 {
        structure.solvedRows.append(row)
        row = rows[row].nextLimit
      }
    }
    for place in 0..<program.rows.count { structure.solvedRows.append(program.rows[place]) }
    structure.solutions.append(
      KnownStructure.Solution(
        endOfRoots: structure.solvedRoots.count,
        endOfRows: structure.solvedRows.count,
        feasibility: feasibility
      )
    )
  }

  /// Takes over the solution of a root's program, if it is known.
  ///
  /// Programs come in the same order as there.
  mutating func repeatSolution(from root: Int32) -> Bool {
    guard let known = repeatedStructure, solutionCount < known.solutions.count else { return false }
    let number = solutionCount
    let (rootStart, rowStart) =
      number == 0
      ? (0, 0) : (known.solutions[number - 1].endOfRoots, known.solutions[number - 1].endOfRows)
    let solution = known.solutions[number]
    guard known.solvedRoots[rootStart] == root else { return false }
    solutionCount += 1
    guard solution.feasibility <= feasibility else { return false }
    for place in rowStart..<solution.endOfRows {
      let row = Int(known.solvedRows[place])
      guard
        rows.base[row].constant.bitPattern == known.rows.base[row].constant.bitPattern
      else { return false }
    }
    let visit = newVisit()
    for place in rootStart..<solution.endOfRoots {
      let root = known.solvedRoots[place]
      variables[root].visit = visit
      set(root, known.solvedValues[place], canMove: false)
    }
    repeatedSolutions += 1
    return true
  }

  /// Lets other solvers have the structure of this one, and takes over nothing more.
  mutating func endStructure() {
    repeatedStructure = nil
    guard let structure = structureToKeep else { return }
    structureToKeep = nil
    KnownStructures.keep(structure)
    keptStructure = structure
  }
}
