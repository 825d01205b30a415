/// What came out of one component.
struct ComponentSolution {
  /// The values of the component's variables; empty if there are contradictions.
  var values: [Double] = []
  /// Contradictions, if the component cannot be satisfied.
  var contradictions: [Certificate] = []
  /// Whether some variable may be undecided.
  var hasFreedom = false
  /// For each variable, its range if it is undecided; filled only when asked for.
  var freedoms: [(variable: Int, lower: Double, upper: Double)] = []

  /// Whether ``freedoms`` leaves variables out, because finding all ranges would take too long.
  var isCutShort = false

  /// How many ranges are found in a component, times its variables.
  ///
  /// A range costs time in proportion to the component, so that asking for all is quadratic: this is
  /// about a second's worth.
  private static let freedomBudget = 4_000_000

  init() {}

  /// Solves a component.
  ///
  /// - Parameters:
  ///   - system: Its variables and rows.
  ///   - isExcluded: The rows that are out of force.
  ///   - wantsFreedoms: Whether to find the exact ranges of undecided variables.
  ///   - refines: Whether optima are made sure of in extended precision.
  init(
    asScaled system: ComponentSystem,
    isExcluded: [Bool],
    wantsFreedoms: Bool,
    refines: Bool = false
  ) {
    var presolve = Presolve(system, isExcluded: isExcluded)
    presolve.run()
    guard presolve.contradictions.isEmpty else {
      report(presolve.contradictions, presolve)
      return
    }
    var kept = Array(repeating: 0.0, count: presolve.uses.count)
    var parts = ReducedComponent.split(presolve, &kept)
    var found: [[Multiple]] = []
    for index in parts.indices {
      _ = parts[index].simplex.minimise()
      if refines { _ = parts[index].simplex.refine() }
      if parts[index].violation(presolve) > presolve.feasibility {
        found.append(parts[index].contradiction(presolve))
      }
    }
    guard found.isEmpty else {
      report(found, presolve)
      return
    }
    for part in parts {
      for (number, variable) in part.variables.enumerated() {
        kept[Int(variable)] = part.simplex.values[number]
      }
    }
    values = presolve.expand(kept)
    guard var face = OptimalFace(presolve, parts, kept: kept) else { return }
    hasFreedom = true
    if wantsFreedoms {
      var asked = face
      let limit = max(16, Self.freedomBudget / max(1, system.variableCount))
      for variable in 0..<system.variableCount {
        guard freedoms.count < limit, asked.effort < Self.freedomBudget * 8 else {
          isCutShort = true
          break
        }
        guard let (lower, upper) = asked.freedom(of: variable) else { continue }
        freedoms.append((variable, lower, upper))
      }
    }
    face.rest(at: system.rests, inOrder: face.order(of: system))
    for (variable, number) in face.numberOf.enumerated() where number >= 0 {
      kept[variable] = face.simplex.values[Int(number)]
    }
    values = presolve.expand(kept)
  }

  private mutating func report(_ found: [[Multiple]], _ presolve: borrowing Presolve) {
    for multiples in found.prefix(ContradictionSearch.reportLimit) {
      var certificate = Certificate(multiples, in: presolve)
      certificate.minimise(in: presolve.system, isExcluded: presolve.isExcluded)
      contradictions.append(certificate)
    }
  }
}
