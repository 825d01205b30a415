/// The variables and rows of a solver, and who is computed from whom.
///
/// Required equalities that leave one unknown, or two, give variables their *form* (union-find). Of the
/// others, a row whose root no other row holds is *peeling*: it says afterwards what that root is. What
/// is left, the *live* rows, falls into components of a few roots each; each is a linear program.
/// A change undoes what was built on it, and nothing else: whoever was defined by a row that is gone, or
/// by a variable whose form is forgotten, is defined anew.
///
/// Silent rules (x ≥ 0) of peeled roots are left out of the programs, and looked at afterwards; where one
/// is broken, its root is pinned, and the program solved again with it. A relaxed program whose optimum
/// keeps the rules left out has that optimum in common with the full one.
///
/// Functions that only look are mutating all the same: the compiler would lend the others a copy of the
/// whole graph, two kilobytes, at every call.
struct Graph: ~Copyable {
  /// The room of tables that share it.
  var room = Slab<UInt8>()

  var variables = Slab<VariableRecord>()
  var freeVariables = Slab<Int32>()
  /// Variables that were removed since the last solution.
  var removedVariables = Slab<Int32>()

  /// How often the place of each variable was given to one before; 0 for those behind the last that was.
  var generations = Slab<Int32>()

  /// What variables come as near to as the rows allow, of those that do not rest at 0.
  var rests = Slab<Double>()

  /// The parameters of the forms that have one, and the slopes; empty as long as none has.
  var parameters = Slab<Int32>()
  var slopes = Slab<Double>()

  var rows = Slab<RowRecord>()
  var freeRows = Slab<Int32>()
  var nextSerial: UInt64 = 0
  /// The serials of the rows; empty as long as that of each is its place.
  var serials = Slab<UInt64>()

  /// The terms; those of a row lie side by side.
  var terms = Slab<TermRecord>()
  /// What their coefficients are, where these are no `Float`.
  var coefficients = LongCoefficients()
  /// Which term is before another in the lists of variables that many mention.
  var earlierUses = EarlierUses()
  /// The first free run of terms of each size; the next one is in ``TermRecord/next``.
  var freeRuns = Slab<Int32>()

  /// The largest size of a constant, scaled, that was ever seen.
  var largestConstant = 0.0

  /// The groups that the rows are in that wait to be looked at.
  var groupStarts = Slab<GroupStart>()
  /// Whether groups that repeat others get their forms from these, and how many did.
  var repeatsForms = true
  var repeatedGroups = 0
  /// Whether programs that repeat the one before are told by that, and how many were.
  var repeatsPrograms = true
  var repeatedPrograms = 0

  /// Whether small solvers take over what came of the same rows in another, whether this one did, and how many solutions
  /// it took over.
  var keepsStructures = true
  var hasRepeatedStructure = false
  var repeatedSolutions = 0
  /// In the first solution, what came of the rows, for others, or what others have found, with the number of the next
  /// program whose solution is known.
  var structureToKeep: KnownStructure?
  var repeatedStructure: KnownStructure?
  var solutionCount = 0
  /// The structure that this solver found and left to others, until somebody asks for it.
  var keptStructure: KnownStructure?

  // MARK: What has to be done

  /// Rows that wait to be looked at.
  var dirtyRows = Slab<Int32>()
  /// Variables whose form is to be forgotten.
  var forgotten = Slab<Int32>()
  /// Variables whose root has other rows than before, or other constants in them.
  var touched = Slab<Int32>()
  /// Peeled roots with another constant in their row.
  var touchedPeels = Slab<Int32>()
  /// Variables whose parameter has another value.
  var changedParameters = Slab<Int32>()
  /// Rows without roots to be checked again.
  var uncheckedRows = Slab<Int32>()
  /// Variables with another form than at the last solution.
  var reformed = Slab<Int32>()
  /// Rows out of force.
  var outOfForce = Slab<Int32>()

  // MARK: What comes out

  /// Variables that got a value, and what they had before.
  var logged = Slab<Int32>()
  var loggedValues = Slab<Double>()
  /// Variables in rows, or with silent rules, that are contradicted.
  var contradicted = Slab<Int32>()
  /// Roots of programs that left room to move.
  var movable = Slab<Int32>()
  /// Whether numbers met since the last solution were too large, or too far from each other.
  var isOutOfRange = false
  /// The number of peeled roots.
  var peeledCount = 0
  /// Counts the structural changes, so that lists made before can be told from fresh ones.
  var epoch = 0

  // MARK: Room to work in

  var queue = Slab<Int32>()
  var stack = Slab<Int32>()
  var candidates = Slab<Int32>()
  var freshLive = Slab<Int32>()
  var changedRoots = Slab<Int32>()
  var violated = Slab<Int32>()
  var sumRoots = Slab<Int32>()
  var sumCoefficients = Slab<Double>()
  var placeOfRoot = Slab<Int32>()
  var visitCount: Int32 = 0
  var program = ProgramRoom.take()
  /// Whether small programs that were solved before are answered from what is known.
  var keepsPrograms = true
  var parameterPlan = ParameterPlan()
  /// The visit since which programs are being solved.
  var settledVisit: Int32 = 0

  init() {}

  /// By how much a row, scaled to coefficients of about 1, may be missed.
  var feasibility: Double {
    mutating get { Tolerance.feasibility(largestConstant: largestConstant) }
  }

  /// Whether the tables are larger than the caches next to a processor, so that it pays to have records brought nearer
  /// some time before they are wanted.
  ///
  /// 2¹⁴ variables take a megabyte, and their rows and terms about as much each.
  var isFar: Bool { mutating get { variables.count > 16_384 } }

  /// A number greater than all visits so far.
  mutating func newVisit(room: Int = 1) -> Int32 {
    if Int(visitCount) + room >= Int(Int32.max) - 1 { forgetVisits() }
    visitCount += Int32(room)
    return visitCount
  }

  private mutating func forgetVisits() {
    for index in 0..<variables.count { variables[index].visit = 0 }
    for index in 0..<rows.count { rows[index].visit = 0 }
    visitCount = 0
  }
}
