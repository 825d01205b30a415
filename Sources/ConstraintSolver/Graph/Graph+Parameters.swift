/// What follows from a parameter, kept as long as nothing else changes.
struct ParameterPlan: ~Copyable {
  init() {}
}

extension Graph {
  /// Takes in the new values of the parameters whose constants changed.
  mutating func applyParameters() {
    for place in 0..<changedParameters.count {
      let row = changedParameters[place]
      let parameter = rows[row].target
      guard rows[row].status == .defining, self.parameter(of: parameter) == parameter else {
        continue
      }
      let value = rows[row].constant / termCoefficients[rows[row].firstTerm]
      guard value.bitPattern != variables[parameter].value.bitPattern else { continue }
      set(parameter, to: value)
      spread(parameter)
    }
    changedParameters.removeAll()
  }

  /// Finds the variables whose form has the parameter, and what they are in.
  private mutating func spread(_ parameter: Int32) {
    let visit = newVisit()
    stack.removeAll()
    variables[parameter].visit = visit
    stack.append(parameter)
    while let variable = stack.popLast() {
      noteReformed(variable)
      var use = variables[variable].firstUse
      while use >= 0 {
        let row = termRows[use]
        use = termNext[use]
        switch rows[row].status {
        case .none, .dirty, .outOfForce, .passedOver, .defining: break
        case .limit: touch(rows[row].target)
        case .constant: uncheckedRows.append(row)
        case .peeling: touchedPeels.append(rows[row].target)
        case .live:
          gather(row)
          touch(sumRoots[0])
        }
        guard rows[row].visit != visit else { continue }
        rows[row].visit = visit
        let first = rows[row].firstTerm
        for term in first..<first + rows[row].termCount {
          let other = termVariables[term]
          if self.parameter(of: other) == parameter, variables[other].visit != visit {
            variables[other].visit = visit
            stack.append(other)
          }
        }
      }
      let root = variables[variable].root
      if root >= 0 {
        // The silent rule of a member bounds its root.
        touch(root)
      }
    }
  }
}
