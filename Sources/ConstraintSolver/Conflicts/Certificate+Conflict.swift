extension Certificate {
  /// The contradiction in terms of the solver's constraints and variables.
  ///
  /// - Returns: Nil if rounding has made nonsense of the factors, or the members can hold together.
  func conflict(
    in system: ComponentSystem,
    constraint: (Int32) -> ConstraintID,
    variable: (Int32) -> Variable
  ) -> Conflict? {
    guard !isRefuted else { return nil }
    var members: [Conflict.Member] = []
    var sum = 0.0
    var largest = 0.0
    for multiple in multiples {
      var member: Conflict.Member
      if let row = multiple.source.row {
        // A row reads scale · (left side) = scale · (right side).
        member = Conflict.Member(
          subject: .constraint(constraint(system.slots[row])),
          multiplier: multiple.factor * system.scales[row]
        )
        guard Double(system.relations[row].rawValue) * multiple.factor <= 0 else { return nil }
      } else if let index = multiple.source.variable {
        member = Conflict.Member(
          subject: .nonNegative(variable(system.variables[index])),
          multiplier: multiple.factor
        )
        guard multiple.factor < 0 else { return nil }
      } else {
        return nil
      }
      member.multiplier += 0.0
      members.append(member)
      let share = multiple.factor * constant(of: multiple.source, in: system)
      sum += share
      if share != 0 { largest = max(largest, abs(member.multiplier)) }
    }
    guard sum < 0, largest > 0 else { return nil }
    for index in members.indices { members[index].multiplier /= largest }
    members.sort { $0.subject.precedes($1.subject) }
    return Conflict(members: members, excess: -sum / largest)
  }

  /// The row to leave out, if all the members together are missed by no more than rounding.
  ///
  /// - Returns: The row with the largest factor, which the others then keep to; nil for a
  ///   contradiction that counts.
  func negligibleRow(in system: ComponentSystem) -> Int? {
    var sum = 0.0
    var largest: (row: Int, size: Double)?
    for multiple in multiples {
      guard let row = multiple.source.row else { continue }
      sum += multiple.factor * system.constants[row]
      let size = abs(multiple.factor)
      if size > largest?.size ?? 0 { largest = (row, size) }
    }
    guard let largest, -sum <= system.feasibility * largest.size else { return nil }
    return largest.row
  }
}
