// The rules of Unicode Standard Annex 14 in their order, each with its name. A rule that says nothing
// of two units leaves them to the next.

extension LineBreakOpportunities {
  /// Whether a line may end between unit `index` and the one before it.
  func allowsBreak(before index: Int) -> Bool {
    let (left, right) = (units[index - 1].kind, units[index].kind)
    // LB4, LB5
    if left == .CR { return right != .LF }
    if left.isBreak { return true }
    // LB6, LB7
    if right.isSpaceOrBreak { return false }
    // LB8, LB8a
    if kind(lastSolid) == .ZW { return true }
    if units[index - 1].endsInJoiner { return false }
    // LB11, LB12, LB12a
    if left == .WJ || right == .WJ || left == .GL { return false }
    if right == .GL, left != .SP, left != .BA, left != .HY, left != .HH { return false }
    // LB13
    switch right {
    case .CL, .CP, .EX, .SY: return false
    default: break
    }
    return afterSpaces(index, left, right) ?? betweenQuotations(index, left, right)
      ?? betweenWords(index, left, right)
  }

  /// The class of a unit; nil beyond either end.
  private func kind(_ index: Int) -> LineBreakClass? {
    units.indices.contains(index) ? units[index].kind : nil
  }

  /// Whether a unit is of an East Asian width; false beyond either end.
  private func isWide(_ index: Int) -> Bool {
    units.indices.contains(index) && units[index].isWide
  }

  // MARK: - Rules that look across spaces

  private func afterSpaces(_ index: Int, _ left: LineBreakClass, _ right: LineBreakClass) -> Bool? {
    let solid = kind(lastSolid)
    // LB14
    if solid == .OP { return false }
    // LB15a
    if solid == .QI {
      switch kind(lastSolid - 1) {
      case nil, .BK, .CR, .LF, .NL, .OP, .QU, .QI, .QF, .GL, .SP, .ZW: return false
      default: break
      }
    }
    // LB15b
    if right == .QF {
      switch kind(index + 1) {
      case nil, .SP, .GL, .WJ, .CL, .QU, .QI, .QF, .CP, .EX, .IS, .SY, .BK, .CR, .LF, .NL, .ZW:
        return false
      default: break
      }
    }
    // LB15c, LB15d
    if right == .IS { return left == .SP && kind(index + 1) == .NU }
    // LB16, LB17
    if right == .NS, solid == .CL || solid == .CP { return false }
    if right == .B2, solid == .B2 { return false }
    // LB18
    return left == .SP ? true : nil
  }

  // MARK: - Quotation marks

  private func betweenQuotations(
    _ index: Int,
    _ left: LineBreakClass,
    _ right: LineBreakClass
  ) -> Bool? {
    // LB19
    if right == .QU || right == .QF || left == .QU || left == .QI { return false }
    // LB19a
    if right == .QI, !isWide(index - 1) || !isWide(index + 1) { return false }
    if left == .QF, !isWide(index) || !isWide(index - 2) { return false }
    return nil
  }

  // MARK: - Words, numbers and syllables

  private func betweenWords(_ index: Int, _ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
    // LB20
    if left == .CB || right == .CB { return true }
    // LB20a
    if left == .HY || left == .HH, right.isLetter {
      switch kind(index - 2) {
      case nil, .BK, .CR, .LF, .NL, .SP, .ZW, .CB, .GL: return false
      default: break
      }
    }
    // LB21
    if right == .BA || right == .HH || right == .HY || right == .NS || left == .BB { return false }
    // LB21a, LB21b
    if left == .HY || left == .HH, kind(index - 2) == .HL, right != .HL { return false }
    if left == .SY, right == .HL { return false }
    // LB22
    if right == .IN { return false }
    return !joins(index, left, right)
  }

  /// Whether rules LB23 to LB30b keep two units together.
  private func joins(_ index: Int, _ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
    switch (left, right) {
    // LB23, LB28
    case (_, .NU) where left.isLetter, (.NU, _) where right.isLetter: true
    case (_, _) where left.isLetter && right.isLetter: true
    // LB23a
    case (.PR, _) where right.isIdeographic, (_, .PO) where left.isIdeographic: true
    // LB24
    case (.PR, _) where right.isLetter, (.PO, _) where right.isLetter: true
    case (_, .PR) where left.isLetter, (_, .PO) where left.isLetter: true
    // LB25
    case (_, .PO) where number != .none, (_, .PR) where number != .none: true
    case (_, .NU) where number == .digits: true
    case (.PO, .NU), (.PR, .NU), (.HY, .NU), (.IS, .NU): true
    case (.PO, .OP), (.PR, .OP):
      kind(index + 1) == .NU || (kind(index + 1) == .IS && kind(index + 2) == .NU)
        || joinsWords(index, left, right)
    default: joinsSyllables(index, left, right) || joinsWords(index, left, right)
    }
  }

  private func joinsSyllables(_ index: Int, _ left: LineBreakClass, _ right: LineBreakClass) -> Bool
  {
    switch (left, right) {
    // LB26
    case (.JL, .JL), (.JL, .JV), (.JL, .H2), (.JL, .H3): true
    case (.JV, .JV), (.JV, .JT), (.H2, .JV), (.H2, .JT), (.JT, .JT), (.H3, .JT): true
    // LB27
    case (_, .PO) where left.isHangul, (.PR, _) where right.isHangul: true
    // LB28a
    case (.AP, _) where right.isAksara: true
    case (_, .VF) where left.isAksara, (_, .VI) where left.isAksara: true
    case (.VI, .AK), (.VI, .DC): kind(index - 2)?.isAksara == true
    case (_, _) where left.isAksara && right.isAksara: kind(index + 1) == .VF
    default: false
    }
  }

  private func joinsWords(_ index: Int, _ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
    switch (left, right) {
    // LB29
    case (.IS, _) where right.isLetter: true
    // LB30
    case (_, .OP): (left.isLetter || left == .NU) && !isWide(index)
    case (.CP, _): (right.isLetter || right == .NU) && !isWide(index - 1)
    // LB30a
    case (.RI, .RI): indicators % 2 == 1
    // LB30b
    case (.EB, .EM), (.XP, .EM): true
    default: false
    }
  }
}

extension LineBreakClass {
  /// Whether a line ends after it, whatever follows.
  var isBreak: Bool { self == .BK || self == .CR || self == .LF || self == .NL }

  /// Whether it is a space or an end of a line, to which no mark can be attached.
  var isSpaceOrBreak: Bool { isBreak || self == .SP || self == .ZW }

  /// Whether it belongs to words.
  fileprivate var isLetter: Bool { self == .AL || self == .HL || self == .DC }

  fileprivate var isIdeographic: Bool { self == .ID || self == .EB || self == .EM || self == .XP }

  fileprivate var isHangul: Bool {
    switch self {
    case .JL, .JV, .JT, .H2, .H3: true
    default: false
    }
  }

  /// Whether it is a consonant, or holds the place of one, of a Brahmic script.
  fileprivate var isAksara: Bool { self == .AK || self == .AS || self == .DC }
}
