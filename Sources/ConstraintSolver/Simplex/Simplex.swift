/// A lexicographic simplex over variables with piecewise linear costs.
///
/// Minimises a vector of costs, level by level: no gain in a level makes up for the least loss in one
/// before it. Bounds are kinks in level 0, so that finding a feasible point, proving that there is
/// none, and satisfying all priorities are one and the same walk.
///
/// Each row of the tableau expresses a *basic* variable by the *nonbasic* ones. A nonbasic variable
/// sits at a kink of its cost or inside a segment; a basic one lies in a segment. A step moves one
/// nonbasic variable in a direction in which the cost vector falls, past kinks as long as it keeps
/// falling.
///
/// Source: R. Fourer, "A simplex algorithm for piecewise-linear programming I–III", Mathematical
/// Programming 33 (1985), 41 (1988), 53 (1992); H. Isermann, "Linear lexicographic optimization",
/// OR Spektrum 4, 1982.
struct Simplex {
  /// How a walk ended.
  enum Outcome {
    /// No direction makes the cost vector smaller.
    case optimal
    /// The cost falls forever in some direction.
    case unbounded
    /// The bound on the number of steps was reached; the point is the last one.
    case exhausted
  }

  /// What every variable costs.
  var costs: PiecewiseCosts
  /// The rows of the tableau: basic variable = Σ coefficient · nonbasic variable.
  var rows: SparseRows
  /// The basic variable of every row; −1 for a row that was dropped.
  var basics: [Int32] = []
  /// The row of every basic variable; −1 for a nonbasic one.
  var rowOf: [Int32] = []
  /// The value of every variable.
  var values: [Double] = []
  /// The segment below a variable's value.
  var below: [Int32] = []
  /// The segment above a variable's value; the same as below inside a segment.
  var above: [Int32] = []
  /// The nonbasic variables that may not move.
  var isFrozen: [Bool] = []
  /// What the basic variables cost for each unit of a nonbasic one, level by level.
  var prices: [Double] = []
  /// For each level, the rate below which a change of the cost is rounding.
  var noise: [Double] = []
  /// The rows and basic variables at the start, to calculate the tableau afresh; empty if not kept.
  var startRows = SparseRows(columnCount: 0)
  var startBasics: [Int32] = []
  /// The steps made so far.
  var stepCount = 0

  var found: [(row: Int, place: Int)] = []
  var breakpoints: [Breakpoint] = []
  var direction: [Double] = []
  var placeInRow: [Int32] = []
  /// Who may enter next, where there are many variables and few rows.
  var improving = ImprovingList()

  init(costs: PiecewiseCosts, rows: SparseRows) {
    self.costs = costs
    self.rows = rows
  }

  var levels: Int { costs.levels }
  var variableCount: Int { values.count }

  /// Walks to the optimum.
  ///
  /// After many steps without progress the least index decides who moves (Bland's rule), which
  /// cannot go round in circles; and the number of steps is bounded in any case.
  mutating func minimise() -> Outcome {
    price()
    improving.removeAll()
    var stalled = 0
    var sinceFresh = 0
    let bound = stepCount + 1_000 + 20 * (variableCount + basics.count)
    while true {
      let careful = stalled > 20 + 2 * basics.count
      guard let (entering, sign) = careful ? firstImproving() : nextImproving() else {
        // The prices are updated from step to step; judge by fresh ones before calling it a day.
        if sinceFresh == 0 { return .optimal }
        refresh()
        if repairIfNeeded() { refresh() }
        sinceFresh = 0
        continue
      }
      guard stepCount < bound else { return .exhausted }
      guard let length = step(entering, sign, careful: careful) else { return .unbounded }
      stepCount += 1
      sinceFresh += 1
      if length > 0 { stalled = 0 } else { stalled += 1 }
      if sinceFresh >= 100 {
        refresh()
        if repairIfNeeded() { refresh() }
        sinceFresh = 0
      }
    }
  }
}
