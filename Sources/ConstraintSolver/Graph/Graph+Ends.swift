/// Where a program that moves along one line is to go.
private struct Line {
  /// How far it can go either way.
  var lower = 0.0
  var upper = 0.0
  /// Whether every variable comes nearest to its rest at that end.
  var suitsLower = true
  var suitsUpper = true

  /// Whether it moves any variable at all.
  var isAsked = false

  /// How far to go to the end that suits all; nil where they want different places.
  var end: Double? { !isAsked ? 0 : suitsLower ? lower : suitsUpper ? upper : nil }
}

/// The values before roots went to their ends.
struct EndMoves {
  fileprivate var before: [(variable: Int32, value: Double)] = []
  fileprivate var values: [Int32: Double] = [:]

  fileprivate var isEmpty: Bool { before.isEmpty && values.isEmpty }
}

/// Ties that nobody contests.
///
/// A feed of cells with open heights is one group of ties, since the place of each cell, and the length of all
/// of them, are sums of those heights. Yet nearly always each height goes to the end of its range where it is
/// nearest to its rest, and that suits all sums as well. Whatever comes nearest to its own rest at one and the
/// same point loses nothing to others, in whatever order they are asked; so the point is the one that the rule
/// for ties leaves.
///
/// Whether it is so can be told locally: a root that is as small, or as large, as its program lets it be is
/// marked, and a sum of smallest parts is as small as it can be. Marks stay until the program or the sum is
/// looked at again, so that a cell more looks at nothing but itself and what follows from it.
extension Graph {
  /// More roots than this in a program are left to the tableau.
  private static var lineLimit: Int { 64 }

  /// By how much a variable may be beyond its rest: far less than any value given shows.
  static var restSlack: Double { 0x1p-40 }

  /// Brings programs that move along a line to the ends that suit all of their variables, and marks these
  /// programs and the sums that follow from them where all is well.
  ///
  /// - Parameter peels: The peeled roots that follow from movable ones which were looked at again.
  /// - Returns: What was there before, for groups that turn out to need another point.
  mutating func settleAtEnds(_ peels: [Int32]) -> EndMoves {
    var moves = EndMoves()
    var first = 0
    while first < program.kept.roots.count {
      let face = program.kept.roots[first].face
      var end = first + 1
      while end < program.kept.roots.count, program.kept.roots[end].face == face { end += 1 }
      moveToEnd(face, first..<end, &moves)
      first = end
    }
    if changedRoots.count > 0 {
      spreadMoves { graph, variable in
        moves.before.append((variable, graph.variables[variable].value))
      }
    }
    guard violated.isEmpty else {
      // Something that silent rules hold back: all of it is settled with them.
      violated.removeAll()
      for place in 0..<movable.count { unmark(movable[place]) }
      for peel in peels {
        unmark(peel)
        movable.append(peel)
      }
      return moves
    }
    markSums(peels)
    return moves
  }

  /// Whether a root is where it is best for all, whatever else moves.
  mutating func isAtEnd(_ root: Int32) -> Bool {
    !variables[root].flags.isDisjoint(with: .ends)
  }

  /// Takes a group back to where its programs ended.
  mutating func takeBack(_ group: Group, _ moves: inout EndMoves) {
    if moves.values.isEmpty {
      // What was noted first was there before.
      for (variable, value) in moves.before where moves.values[variable] == nil {
        moves.values[variable] = value
      }
    }
    for variable in group.variables {
      unmark(variable)
      if let value = moves.values[variable] { set(variable, to: value) }
    }
  }

  private mutating func unmark(_ root: Int32) { variables[root].flags.remove(.ends) }

  // MARK: - Programs

  private mutating func moveToEnd(_ number: Int32, _ places: Range<Int>, _ moves: inout EndMoves) {
    let face = program.kept.faces[number]
    guard face.columnCount == 1, places.count <= Self.lineLimit else { return }
    var line = line(along: face)
    var rates = Array(repeating: Double.nan, count: places.count)
    for place in places {
      guard let rate = rate(at: place, places, &rates, depth: 0) else { return }
      let root = program.kept.roots[place].root
      if rate != 0, root < variables.count { ask(root, rate, &line) }
    }
    guard let end = line.end, end.isFinite else { return }
    for place in places {
      let root = program.kept.roots[place].root
      guard root < variables.count else { continue }
      let rate = rates[place - places.lowerBound]
      variables[root].flags.insert(
        rate == 0 ? .ends : (rate > 0) == line.suitsLower ? .isLeast : .isGreatest
      )
      guard rate != 0, end != 0 else { continue }
      var member = root
      repeat {
        moves.before.append((member, variables[member].value))
        member = variables[member].nextInClass
      } while member != root
      set(root, to: value(at: place, face, rate: rate, end: end))
      changedRoots.append(root)
    }
  }

  /// How far the only column of a face can go.
  private mutating func line(along face: KeptFaces.Face) -> Line {
    let own = program.kept.ranges[Int(face.firstRange)]
    var line = Line(lower: own.lower - own.value, upper: own.upper - own.value)
    for row in 0..<Int(face.rowCount) {
      let entry = program.kept.entries[Int(face.firstEntry) + row]
      guard entry != 0 else { continue }
      let range = program.kept.ranges[Int(face.firstRange) + 1 + row]
      let (a, b) = ((range.lower - range.value) / entry, (range.upper - range.value) / entry)
      line.lower = max(line.lower, min(a, b))
      line.upper = min(line.upper, max(a, b))
    }
    line.lower = min(line.lower, 0)
    line.upper = max(line.upper, 0)
    return line
  }

  /// By how many points a kept root moves while the column moves by 1; nil if that takes long to find out.
  private mutating func rate(
    at place: Int,
    _ places: Range<Int>,
    _ rates: inout [Double],
    depth: Int
  ) -> Double? {
    let known = rates[place - places.lowerBound]
    guard known.isNaN else { return known }
    guard depth < places.count else { return nil }
    let kept = program.kept.roots[place]
    var rate = 0.0
    switch kept.kind {
    case .fixed: break
    case .variable:
      let face = program.kept.faces[kept.face]
      rate =
        kept.first == 0 ? 1 : program.kept.entries[Int(face.firstEntry) + Int(kept.first) - 1]
      rate *= kept.unit
    case .sum:
      for part in kept.first..<kept.end {
        let (root, factor) = (program.kept.parts[part].root, program.kept.parts[part].factor)
        guard root < program.kept.placeOf.count else { return nil }
        let other = Int(program.kept.placeOf[root])
        guard places.contains(other),
          let own = self.rate(at: other, places, &rates, depth: depth + 1)
        else { return nil }
        rate = Tolerance.sum(rate, factor * own)
      }
    }
    rates[place - places.lowerBound] = rate
    return rate
  }

  /// Asks the members of a class which end they want.
  private mutating func ask(_ root: Int32, _ rate: Double, _ line: inout Line) {
    line.isAsked = true
    var member = root
    repeat {
      let record = variables[member]
      let way = record.factor * rate
      let excess = record.value - rest(of: member)
      let (low, high) = (excess + way * line.lower, excess + way * line.upper)
      // Nearest at an end is whoever has not come to its rest there.
      line.suitsLower =
        line.suitsLower && (way > 0 ? low >= -Self.restSlack : low <= Self.restSlack)
      line.suitsUpper =
        line.suitsUpper && (way > 0 ? high <= Self.restSlack : high >= -Self.restSlack)
      member = record.nextInClass
    } while member != root
  }

  /// The value of a kept root at the end; that of a variable at the end of its range bit for bit.
  private mutating func value(
    at place: Int,
    _ face: KeptFaces.Face,
    rate: Double,
    end: Double
  ) -> Double {
    let kept = program.kept.roots[place]
    guard kept.kind == .variable else { return variables[kept.root].value + rate * end }
    let range = program.kept.ranges[Int(face.firstRange) + Int(kept.first)]
    var value = range.value + rate / kept.unit * end
    for bound in [range.lower, range.upper]
    where bound.isFinite && abs(value - bound) <= Self.restSlack * max(1, abs(bound)) {
      value = bound
    }
    return kept.unit * value
  }

  // MARK: - Sums

  /// Marks the peeled roots that are as small, or as large, as can be, and beyond their rests; the others are
  /// settled with all that they are tied to.
  private mutating func markSums(_ peels: [Int32]) {
    let waiting = newVisit(room: 2) - 1
    for peel in peels {
      variables[peel].visit = waiting
      unmark(peel)
    }
    stack.removeAll()
    for peel in peels {
      stack.append(peel)
      while stack.count > 0 {
        let root = stack[stack.count - 1]
        guard variables[root].visit == waiting else {
          stack.removeLast()
          continue
        }
        gather(variables[root].firstRow)
        var isReady = true
        for place in 0..<sumRoots.count
        where sumRoots[place] != root && variables[sumRoots[place]].visit == waiting {
          stack.append(sumRoots[place])
          isReady = false
        }
        guard isReady else { continue }
        stack.removeLast()
        variables[root].visit = waiting + 1
        markSum(root)
        if !isAtEnd(root) { movable.append(root) }
      }
    }
  }

  /// Marks a gathered peeled root, where all of its parts are at their ends and its class wants no other.
  private mutating func markSum(_ root: Int32) {
    var pivot = 1.0
    for place in 0..<sumRoots.count where sumRoots[place] == root { pivot = sumCoefficients[place] }
    var ends = VariableFlags.ends
    for place in 0..<sumRoots.count where sumRoots[place] != root {
      let part = sumRoots[place]
      guard isOpen(part) else { continue }
      let own = variables[part].flags.intersection(.ends)
      ends.formIntersection((sumCoefficients[place] > 0) != (pivot > 0) ? own : own.oppositeEnds)
    }
    if suitsClass(of: root, ends) { variables[root].flags.formUnion(ends) }
  }

  /// Whether no member of a class could come nearer to its rest if the root were not at these ends of its range.
  mutating func suitsClass(of root: Int32, _ ends: VariableFlags) -> Bool {
    guard ends == .isLeast || ends == .isGreatest else { return true }
    var member = root
    repeat {
      let record = variables[member]
      let excess = record.value - rest(of: member)
      let isLeast = (record.factor > 0) == (ends == .isLeast)
      guard isLeast ? excess >= -Self.restSlack : excess <= Self.restSlack else { return false }
      member = record.nextInClass
    } while member != root
    return true
  }
}

extension VariableFlags {
  /// Both marks of ``Graph/settleAtEnds(_:)``; what cannot move has both.
  static var ends: VariableFlags { [.isLeast, .isGreatest] }

  /// The marks of the negative.
  fileprivate var oppositeEnds: VariableFlags {
    var flags: VariableFlags = []
    if contains(.isLeast) { flags.insert(.isGreatest) }
    if contains(.isGreatest) { flags.insert(.isLeast) }
    return flags
  }
}
