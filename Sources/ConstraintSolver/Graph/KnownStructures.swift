/// What came of the rows of a solver, and which programs had which solution.
package final class KnownStructure {
  // Nobody is called meanwhile who could come to be at these.

  /// The variables with their forms; their values, rests and ordinals are of no account.
  @exclusivity(unchecked) var variables = Slab<VariableRecord>()
  /// The rows with what they are good for; the constants of those that are only wished for are of no account.
  @exclusivity(unchecked) var rows = Slab<RowRecord>()
  @exclusivity(unchecked) var terms = Slab<TermRecord>()
  @exclusivity(unchecked) var coefficients = LongCoefficients()
  @exclusivity(unchecked) var reformed = Slab<Int32>()
  @exclusivity(unchecked) var touchedPeels = Slab<Int32>()
  var peeledCount = 0
  var epoch = 0
  /// By how much a required row without roots is missed at most, scaled.
  var largestMiss = 0.0

  /// The programs that were solved and left nothing open, in the order of solving.
  @exclusivity(unchecked) var solutions = Slab<Solution>()
  /// Their roots and the values of these, and the rows whose constants they depend on.
  @exclusivity(unchecked) var solvedRoots = Slab<Int32>()
  @exclusivity(unchecked) var solvedValues = Slab<Double>()
  @exclusivity(unchecked) var solvedRows = Slab<Int32>()

  /// Whether nothing but its rows is needed to say what comes of them: all have terms, and none is missed by rounding.
  package var isWhole: Bool {
    guard largestMiss == 0 else { return false }
    for row in 0..<rows.count where rows[row].termCount == 0 { return false }
    return true
  }

  /// Where what is known of a program ends.
  struct Solution: BitwiseCopyable {
    var endOfRoots: Int
    var endOfRows: Int
    /// By how much a bound could have been missed.
    var feasibility: Double
  }
}

/// Structures of solvers, for others that have the same.
///
/// Cells in hierarchies of their own have a solver each, and so has every question for the size that fits a view; most
/// of these have the rows of one before once more, but for the lengths of contents. Which variable follows from which,
/// and what a row is good for, depends on nothing but the terms, how firmly the rows are held, and the constants of those
/// that are required. Where all of these are the same to the last bit, so is what came of them.
///
/// A few structures are kept, of cells and of whole screens that are shown again; new ones take the places of the oldest. A cell's
/// is kept at once. That of a screen, which takes room and time, is kept when as much comes for the second time: most screens
/// are shown once.
package final class KnownStructures {
  nonisolated(unsafe) private static let shared = HandedOn<KnownStructures>()

  /// How many variables, rows and terms the solvers whose structures are kept may have in all: a hundred cells have some 8,000,
  /// 13,000 and 22,000.
  package static var mostVariables: Int { 12_288 }
  static var mostRows: Int { 2 * mostVariables }
  static var mostTerms: Int { 4 * mostVariables }
  /// How many variables a solver may have whose structure is kept at once.
  private static var mostVariablesAtOnce: Int { 512 }
  /// How many structures are kept, and of how many larger ones it is known how much they were.
  private static var most: Int { 8 }

  /// The oldest comes first, here and among the sizes.
  @exclusivity(unchecked) private var structures: [KnownStructure] = []
  @exclusivity(unchecked) private var sizes: [Size] = []

  private init() {}

  /// How much a solver has.
  struct Size: Equatable {
    var variables: Int
    var rows: Int
    var terms: Int

    /// Whether a structure may be kept that has as much.
    var isWithinLimits: Bool {
      variables <= KnownStructures.mostVariables && rows <= KnownStructures.mostRows
        && terms <= KnownStructures.mostTerms
    }
  }

  /// Whether a structure is to be kept, which it is not where it is large and nothing of its size came before.
  static func takes(_ size: Size) -> Bool {
    guard size.variables > mostVariablesAtOnce else { return true }
    let known = shared.take() ?? KnownStructures()
    defer { shared.leave(known) }
    if let place = known.sizes.firstIndex(of: size) {
      known.sizes.remove(at: place)
      return true
    }
    known.sizes.append(size)
    if known.sizes.count > most { known.sizes.removeFirst() }
    return false
  }

  /// A structure that a solver has, of those that are known.
  static func structure(where isThat: (KnownStructure) -> Bool) -> KnownStructure? {
    guard let known = shared.take() else { return nil }
    defer { shared.leave(known) }
    return known.structures.first(where: isThat)
  }

  /// Keeps a structure, which nobody changes from then on.
  static func keep(_ structure: KnownStructure) {
    let known = shared.take() ?? KnownStructures()
    known.structures.append(structure)
    while known.structures.count > most || known.isTooMuch { known.structures.removeFirst() }
    shared.leave(known)
  }

  /// Whether the structures together are more than is kept.
  private var isTooMuch: Bool {
    var size = Size(variables: 0, rows: 0, terms: 0)
    for structure in structures {
      size.variables += structure.variables.count
      size.rows += structure.rows.count
      size.terms += structure.terms.count
    }
    return !size.isWithinLimits
  }
}
