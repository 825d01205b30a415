/// What a solver knows of a variable.
///
/// The value of a variable is factor · value of its root + slope · value of its parameter + offset: its
/// *form*. Variables of one root are a *class*; a variable without a root is decided by equalities
/// alone, up to its parameter.
///
/// A record fills a line of the processor's cache.
struct VariableRecord: BitwiseCopyable {
  var value: Double
  var factor = 1.0
  var offset = 0.0
  var ordinal: Int32
  /// Where what it rests at is noted; −1 for one that rests at 0.
  var restPlace: Int32 = -1
  /// The variable itself if it is a root; −1 if it has none.
  var root: Int32
  /// The next variable of the class, round in a circle.
  var nextInClass: Int32
  /// The number of variables in the class, kept for roots.
  var classSize: Int32 = 1
  /// The first term that mentions the variable; −1 for none.
  var firstUse: Int32 = -1
  /// The first row that concerns nothing but this root, or of a peeled root, which has no such rows, the
  /// row that says what it is; −1 for none.
  var firstRow: Int32 = -1
  /// The number of live rows that this root is in.
  var liveUses: Int32 = 0
  /// When the variable was met last.
  var visit: Int32 = 0
  var flags: VariableFlags
  /// The number of terms that mention the variable in rows that another form would concern.
  ///
  /// Those are the rows that were looked at and define nothing. What does not fit stays at the most that
  /// does.
  var openUses: UInt8 = 0
  /// The number of terms that mention the variable in live and in peeling rows; what does not fit stays
  /// at the most that does.
  var liveTerms: UInt8 = 0

  mutating func addOpenUse() {
    if openUses < .max { openUses += 1 }
  }

  mutating func removeOpenUse() {
    if openUses < .max { openUses -= 1 }
  }

  mutating func addLiveTerm() {
    if liveTerms < .max { liveTerms += 1 }
  }

  mutating func removeLiveTerm() {
    if liveTerms < .max { liveTerms -= 1 }
  }
}

struct VariableFlags: OptionSet, BitwiseCopyable {
  var rawValue: UInt16

  static let isAlive = VariableFlags(rawValue: 1)
  /// Whether the silent rule x ≥ 0 holds.
  static let isNonNegative = VariableFlags(rawValue: 2)
  /// Whether the root is computed afterwards from its definition, which is in no program.
  static let isPeeled = VariableFlags(rawValue: 4)
  /// Whether the silent rule of some member was seen to matter, so that the root may not be peeled.
  static let isPinned = VariableFlags(rawValue: 8)
  /// Whether the root's program left room to move.
  static let isMovable = VariableFlags(rawValue: 16)
  /// Whether the variable itself may be undecided.
  static let mayBeFree = VariableFlags(rawValue: 32)
  /// Whether the variable is on the list of those whose form is forgotten.
  static let isForgotten = VariableFlags(rawValue: 64)
  /// Whether the form is another than at the last solution.
  static let isReformed = VariableFlags(rawValue: 128)
  /// Whether the value at the last solution is noted down.
  static let isLogged = VariableFlags(rawValue: 256)
  /// Whether the variable is on the list of those whose rows changed.
  static let isTouched = VariableFlags(rawValue: 512)
  /// Whether the form has a parameter.
  static let isSloped = VariableFlags(rawValue: 1024)
  /// Whether the variable has the opposite rank in the rule for ties while it falls short of its rest.
  static let isMirrored = VariableFlags(rawValue: 2048)
  /// Whether the root, which can move, is as small as can be, and all that follows from it wants it so.
  static let isLeast = VariableFlags(rawValue: 4096)
  /// The same for as large as can be.
  static let isGreatest = VariableFlags(rawValue: 8192)
  /// Whether the root, which no live row holds, is at the one place where its wishes put it.
  static let isAtWish = VariableFlags(rawValue: 16384)
  /// Whether the plan of a parameter knows between which values of that the root stays where it is.
  static let isKept = VariableFlags(rawValue: 32768)
}

/// What a solver knows of a term.
struct TermRecord: BitwiseCopyable {
  var coefficient: CoefficientCode
  var variable: Int32
  var row: Int32
  /// The next term that mentions the same variable; −1 for none.
  ///
  /// The one before it is looked for; see ``EarlierUses``.
  var next: Int32 = -1
}

/// What a row is good for at present.
enum RowStatus: UInt8, BitwiseCopyable {
  /// There is no row.
  case none
  /// It waits to be looked at.
  case dirty
  /// It gives a variable its form.
  case defining
  /// It says afterwards what its target, a peeled root, is.
  case peeling
  /// It concerns one root.
  case limit
  /// It holds several roots together.
  case live
  /// It concerns no root.
  case constant
  /// It contradicts others, and does not count for now.
  case outOfForce
  /// The others imply it but for rounding, and it does not count.
  case passedOver
}

/// What a solver knows of a constraint.
struct RowRecord: BitwiseCopyable {
  var constant: Double
  var priority: Float
  var firstTerm: Int32
  var termCount: Int32
  /// The root or variable that the row is about, as its status wants.
  var target: Int32 = -1
  /// The next row about the same root.
  var nextLimit: Int32 = -1
  /// The number of terms whose variable has a root, while the row waits.
  var openTerms: Int32 = -1
  var visit: Int32 = 0
  var relation: Relation
  var status: RowStatus
  var flags: RowFlags = []

  /// The row about the same root before a limit, so that any of thousands is taken out at once.
  ///
  /// It stands where the number of open terms does in a row that waits, which a limit does not.
  var previousLimit: Int32 {
    get { openTerms }
    set { openTerms = newValue }
  }

  var isRequired: Bool { priority >= 1000 }
  var isRequiredEquality: Bool { relation == .equal && priority >= 1000 }
}

struct RowFlags: OptionSet, BitwiseCopyable {
  var rawValue: UInt8

  /// Whether the constant is a parameter: it was changed before, and will be again.
  static let isParameter = RowFlags(rawValue: 1)
  /// Whether the row was peeling before it became dirty.
  static let wasPeeling = RowFlags(rawValue: 2)
  /// Whether the row and its opposite define a variable together.
  static let isHalf = RowFlags(rawValue: 4)
  /// Whether the row waits in the queue of equalities.
  static let isQueued = RowFlags(rawValue: 8)
  /// Whether the row, which is live, mentions some root several times.
  static let isMerged = RowFlags(rawValue: 16)
  /// Whether the row is among the open uses of its variables.
  static let isOpen = RowFlags(rawValue: 32)
}
