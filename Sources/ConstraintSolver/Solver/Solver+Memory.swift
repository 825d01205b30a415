extension Solver {
  /// The bytes that each of its tables has room for, those of a program's working room left out.
  package var tableBytes: [(name: String, bytes: Int)] { graph.tableBytes }
}

extension Graph {
  fileprivate var tableBytes: [(name: String, bytes: Int)] {
    mutating get {
      [
        ("shared room", room.byteCount),
        ("variables", room.capacity > 0 ? 0 : variables.byteCount),
        ("generations", generations.byteCount),
        ("rests", room.capacity > 0 ? 0 : rests.byteCount),
        ("parameters", room.capacity > 0 ? 0 : parameters.byteCount + slopes.byteCount),
        ("rows", room.capacity > 0 ? 0 : rows.byteCount),
        ("serials", serials.byteCount),
        ("terms", room.capacity > 0 ? 0 : terms.byteCount),
        ("coefficients", coefficients.byteCount),
        ("earlier uses", earlierUses.byteCount),
        ("free places", freeVariables.byteCount + freeRows.byteCount + freeRuns.byteCount),
        ("lists of changes", room.capacity > 0 ? 0 : bytesOfChanges),
        ("lists to work with", room.capacity > 0 ? 0 : bytesOfWork),
        ("places of roots", placeOfRoot.byteCount + program.bytesOfPlaces),
        ("parameter's plan", parameterPlan.moved.byteCount + parameterPlan.kept.byteCount),
      ]
    }
  }

  private var bytesOfChanges: Int {
    mutating get {
      dirtyRows.byteCount + forgotten.byteCount + touched.byteCount + touchedPeels.byteCount
        + changedParameters.byteCount + uncheckedRows.byteCount + reformed.byteCount
        + logged.byteCount + loggedValues.byteCount + movable.byteCount
    }
  }

  private var bytesOfWork: Int {
    mutating get {
      queue.byteCount + stack.byteCount + candidates.byteCount + freshLive.byteCount
        + changedRoots.byteCount + violated.byteCount + sumRoots.byteCount
        + sumCoefficients.byteCount + groupStarts.byteCount
    }
  }
}

extension Program {
  /// The bytes for what is known of each root in a group of ties.
  fileprivate var bytesOfPlaces: Int {
    mutating get { tieOf.byteCount + kept.placeOf.byteCount }
  }
}
