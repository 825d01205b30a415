/// The rows on which some variables hang, apart from what required equalities decide.
struct NeededRows {
  /// The rows to leave out.
  var isExcluded: [Bool]
  /// The variables that no chain of required equalities decides and that hang together with one that is asked for.
  var isOpen: [Bool]

  init(_ copy: AnalysedSystem, asked: [Int]) {
    let system = copy.system
    let decided = DecidedVariables(copy)
    isOpen = Array(repeating: false, count: system.variableCount)
    for variable in decided.group(of: asked, in: copy) { isOpen[variable] = true }
    isExcluded = (0..<system.rowCount).map { [isOpen] row in
      guard !copy.isOutOfForce[row] else { return true }
      let first = system.terms(of: row).lazy.map { Int(system.columns[$0]) }
        .first { !decided.isDecided[$0] }
      // A row of which everything is decided changes nothing unless it decides.
      guard let first else { return system.levels[row] != 0 }
      return !isOpen[first]
    }
  }
}

/// The variables that required equalities decide one after the other, whatever their constants are.
struct DecidedVariables {
  private(set) var isDecided: [Bool]
  /// The rows in force that name each variable that is not decided.
  private var rowsOf: [[Int]]

  init(_ copy: AnalysedSystem) {
    let system = copy.system
    isDecided = Array(repeating: false, count: system.variableCount)
    rowsOf = Array(repeating: [], count: system.variableCount)
    var waiting = (0..<system.rowCount).filter {
      system.levels[$0] == 0 && system.relations[$0] == .equal && !copy.isOutOfForce[$0]
    }
    var isChanged = true
    while isChanged {
      isChanged = false
      var left: [Int] = []
      for row in waiting {
        let open = system.terms(of: row).map { Int(system.columns[$0]) }.filter { !isDecided[$0] }
        guard open.count < 2 else {
          left.append(row)
          continue
        }
        if let last = open.first {
          isDecided[last] = true
          isChanged = true
        }
      }
      waiting = left
    }
    for row in 0..<system.rowCount where !copy.isOutOfForce[row] {
      for term in system.terms(of: row) where !isDecided[Int(system.columns[term])] {
        rowsOf[Int(system.columns[term])].append(row)
      }
    }
  }

  /// The variables that hang together with some others.
  func group(of starts: [Int], in copy: AnalysedSystem) -> [Int] {
    var isFound = isDecided
    var found = starts.filter { !isFound[$0] }
    for variable in found { isFound[variable] = true }
    var next = 0
    while next < found.count {
      for row in rowsOf[found[next]] {
        for term in copy.system.terms(of: row) {
          let other = Int(copy.system.columns[term])
          guard !isFound[other] else { continue }
          isFound[other] = true
          found.append(other)
        }
      }
      next += 1
    }
    return found
  }
}
